"""The version by the game's own port, as the list of servers shows it: the last witness."""

from .detect import Found, in_status

TIMEOUT_SECONDS = 2.0


def ask(host: str, port: int) -> Found:
    """What the server says to whoever looks for one to join; blocks. Nothing if it says nothing."""
    from mcstatus import JavaServer  # only a server whose log does not tell is asked

    try:
        status = JavaServer(host, port, timeout=TIMEOUT_SECONDS).status(tries=1)
    except (OSError, ValueError, KeyError, TypeError):  # it may be anything that listens there
        return Found()
    return in_status(str(status.version.name))
