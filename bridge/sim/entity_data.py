"""Writing a mob's NBT: what is understood changes the mob, the rest is kept as it is."""

from .component import read_stored
from .edition import Edition
from .entity import OWN_KEYS, Entity, uuid_of
from .nbt import Array, Compound, Number, Tag


def set_data(entity: Entity, data: Compound, edition: Edition) -> None:
    """Make the mob as the data says; its UUID and its dimension stay."""
    pos = _numbers(data.get("Pos"))
    if len(pos) == 3:
        entity.pos = (pos[0], pos[1], pos[2])
    turned = _numbers(data.get("Rotation"))
    if len(turned) == 2:
        entity.yaw, entity.pitch = turned
    if isinstance(health := data.get("Health"), Number):
        entity.health = float(health.value)
    tags = data.get("Tags", [])
    if isinstance(tags, list):
        entity.tags = [tag for tag in tags if isinstance(tag, str)]
    name = data.get("CustomName")
    entity.custom_name_tag = name
    entity.custom_name = read_stored(name, edition) if name is not None else None
    entity.extra = {key: value for key, value in data.items() if key not in OWN_KEYS}


def birth_data(entity: Entity, data: Compound, edition: Edition) -> None:
    """As for a mob that is being summoned: it may bring its own UUID."""
    own = data.get("UUID")
    if isinstance(own, Array) and len(own.values) == 4:
        entity.uuid = uuid_of(own.values)
    set_data(entity, {"Tags": [], **data}, edition)


def _numbers(tag: Tag | None) -> list[float]:
    if not isinstance(tag, list):
        return []
    return [float(one.value) for one in tag if isinstance(one, Number)]
