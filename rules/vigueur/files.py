"""The files of data/ and the models that read them."""

from collections.abc import Mapping

from rules.engine.schemas import DataFile

from .arms import Weapon
from .catalogue import Thing
from .cover import CoverShares
from .settings import Numbers
from .sheet import Template
from .tables import Condition, Fumbles, Wounds

FILES: Mapping[str, DataFile] = {
    "conditions.toml": DataFile(Condition),
    "constants.toml": DataFile(Numbers, table=False),
    "cover.toml": DataFile(CoverShares, table=False),
    "creatures.toml": DataFile(Template),
    "fumbles.toml": DataFile(Fumbles, table=False),
    "objects.toml": DataFile(Thing),
    "weapons.toml": DataFile(Weapon),
    "wounds.toml": DataFile(Wounds, table=False),
}
