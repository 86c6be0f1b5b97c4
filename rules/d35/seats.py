"""What the world asks of bodies: who sits on whom, whose steps are whose, who needs no floor."""

from .riding import mount_of, steed
from .sheet import Creature
from .statuses import helpless


def seat(me: Creature) -> str:
    """D-MOUNT-04: the id of what it rides, "" if nothing."""
    beast = mount_of(me)
    return beast.id if beast is not None else ""


def walker(me: Creature) -> str:
    """D-MOUNT-03: the mount walks for both."""
    return str(steed(me).id)


def flies(me: Creature) -> bool:
    """With wings and the use of them, or on the back of whoever has; nothing need be under it."""
    body = steed(me)
    return bool(body.sheet.vol_m) and not (body.out or body.has("prone") or helpless(body))
