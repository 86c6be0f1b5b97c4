"""Whether the log is this server's: a connection to RCON leaves a line in it at once."""

import re
import time
from collections.abc import Callable
from datetime import datetime, timedelta

from ..settings import Server
from .finding import Finding
from .logs import tail

PATIENCE_SECONDS = 3.0
LOOK_SECONDS = 0.05
DRIFT_SECONDS = 90
_TIME = re.compile(r"\[(?:[^\[\]]{1,20} )?(\d{2}):(\d{2}):(\d{2})")


def grown(server: Server, size_before: int, sleep: Callable[[float], None] = time.sleep) -> bool:
    """Whether anything was written since the log had this size; waits for it a little."""
    for _ in range(int(PATIENCE_SECONDS / LOOK_SECONDS)):
        try:
            if server.log.stat().st_size != size_before:
                return True
        except OSError:
            return False
        sleep(LOOK_SECONDS)
    return False


def alive(server: Server, is_grown: bool, now: datetime) -> list[Finding]:
    """What the last line says of the log, after RCON was opened."""
    try:
        end = tail(server.log, server.encoding)
        age = now.timestamp() - server.log.stat().st_mtime
    except OSError:
        return []
    if not is_grown:
        minutes = max(0, round(age / 60))
        return [Finding("warn", "log-silent", {"path": str(server.log), "minutes": minutes})]
    found = [Finding("ok", "log-alive")]
    times = [m for line in end.lines if (m := _TIME.match(line))]
    if times and (off := apart(times[-1].groups(), now)) > DRIFT_SECONDS:
        found.append(Finding("note", "clock", {"minutes": round(off / 60)}))
    return found


def apart(written: tuple[str, ...], now: datetime) -> float:
    """Seconds between the hour in a line and ours, the shorter way round the clock."""
    hour, minute, second = (int(part) for part in written)
    theirs = timedelta(hours=hour, minutes=minute, seconds=second)
    ours = timedelta(hours=now.hour, minutes=now.minute, seconds=now.second)
    off = abs((theirs - ours).total_seconds())
    return min(off, 86_400 - off)
