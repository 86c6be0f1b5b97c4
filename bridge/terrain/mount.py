"""What a body rides, by the game's own word."""

from ..minecraft import replies
from ..minecraft.dialect import Dialect
from .probe import Probe


async def ridden(probe: Probe, target: str, dialect: Dialect) -> str:
    """The UUID of what a body sits on; "" for nothing. Raises Unseen.

    Before 1.19.4 only players can be asked, and only if no other player sits there too.
    """
    if dialect.execute_on:
        answer = await probe.ask(f"as {target} on vehicle run data get entity @s UUID")
    else:
        answer = await probe.ask(f"as {target} run data get entity @s RootVehicle.Entity.UUID")
    found = replies.uuids_in(answer)
    return found[0] if len(found) == 1 else ""
