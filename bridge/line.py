"""The link to a server as its users see it, and how it is heard where others talk too."""

from typing import Protocol

READINGS = 3
"""So often is asked again what could not be read."""
HEARINGS = 4
"""So often at most is a question put again that another client may have spoilt."""


class Line(Protocol):
    """The link to the server. Raises LinkLost."""

    shared: bool
    """Whether another client's answers may get mixed with ours."""

    async def command(self, text: str) -> str: ...


async def heard(line: Line, question: str) -> str:
    """The answer; where another client's may be mixed in, what was heard twice running.

    For what changes nothing on the server, and is answered the same when asked again.
    """
    answer = await line.command(question)
    for _ in range(HEARINGS if line.shared else 0):
        before, answer = answer, await line.command(question)
        if before == answer:
            break
    return answer
