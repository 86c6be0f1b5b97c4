"""What a body rides, by the game's own word."""

from ..minecraft import replies
from ..minecraft.dialect import Dialect
from .probe import Probe

NEAR_M = 8
"""Who sits on something is no farther from its middle, whatever its size."""


async def ridden(probe: Probe, body: str, player: str, dialect: Dialect) -> str:
    """The UUID of what a body sits on; "" for nothing. ``player``: his name, "" of a mob.

    Before 1.19.4 a player has it in his own data, unless another player sits there too: that is
    then taken for nothing. A mob stands in the data of what it sits on. Raises Unseen.
    """
    if dialect.execute_on:
        question = f"as {player or body} on vehicle run data get entity @s UUID"
    elif player:
        question = f"as {player} run data get entity @s RootVehicle.Attach"
    else:
        rider = f"{{UUID:{replies.uuid_ints(body).replace(' ', '')}}}"
        vehicle = f"@e[distance=..{NEAR_M},nbt={{Passengers:[{rider}]}}]"
        question = f"at {body} as {vehicle} run data get entity @s UUID"
    found = replies.uuids_in(await probe.ask(question))
    return found[0] if len(found) == 1 else ""
