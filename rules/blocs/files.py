"""The files of data/ and the models that read them."""

from collections.abc import Mapping

from rules.engine.schemas import DataFile

from . import arms
from .catalogue import Constants, DamageType, ItemKind, Magic, Status
from .cover import CoverShares
from .settings import Choices
from .sheet import Template

FILES: Mapping[str, DataFile] = {
    "constants.toml": DataFile(Constants, table=False),
    "settings.toml": DataFile(Choices, table=False),
    "cover.toml": DataFile(CoverShares, table=False),
    "creatures.toml": DataFile(Template),
    "damage_types.toml": DataFile(DamageType),
    "items.toml": DataFile(ItemKind),
    "magics.toml": DataFile(Magic),
    "statuses.toml": DataFile(Status),
    **{name: DataFile(model) for name, model in arms.FILES.items()},
}
