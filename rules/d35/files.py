"""The files of data/ and the models that read them."""

from collections.abc import Mapping

from rules.engine.schemas import DataFile

from .action_table import Action
from .arms import Armour, Weapon
from .cover import CoverShares
from .feats import Feat
from .magic_items import MagicItem
from .materials import Fabrication, Material
from .settings import Numbers
from .sheet import Template
from .sizes import Resized, Size
from .skills import Skill
from .spells import Spell
from .states import Status
from .tables import Tables

FILES: Mapping[str, DataFile] = {
    "actions.toml": DataFile(Action),
    "armours.toml": DataFile(Armour),
    "conditions.toml": DataFile(Status),
    "constants.toml": DataFile(Numbers, table=False),
    "cover.toml": DataFile(CoverShares, table=False),
    "creatures.toml": DataFile(Template),
    "fabrications.toml": DataFile(Fabrication),
    "feats.toml": DataFile(Feat),
    "magic_items.toml": DataFile(MagicItem),
    "materials.toml": DataFile(Material),
    "resized.toml": DataFile(Resized),
    "sizes.toml": DataFile(Size),
    "skills.toml": DataFile(Skill),
    "spells.toml": DataFile(Spell),
    "tables.toml": DataFile(Tables, table=False),
    "weapons.toml": DataFile(Weapon),
}
