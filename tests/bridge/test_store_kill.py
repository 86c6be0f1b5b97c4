"""A real kill -9 between two writes: whatever was confirmed is there, and its receipt with it."""

import signal
import subprocess
import sys
from pathlib import Path

from bridge.store.rows import Receipt

from .arena import Clock, store_at

ROOT = Path(__file__).parent.parent.parent
WRITER = """
import sys
from pathlib import Path
from bridge.store.rows import Receipt
from rules.engine.records import Command, Done
from tests.bridge.arena import Clock, store_at
store = store_at(Path(sys.argv[1]), Clock())
n = 0
while True:
    n += 1
    store.receive(Receipt(cursor=("log", n)))
    with store.batch():
        store.append("f", [(n, Command("a", "a", "hit")), (n, Done())])
        store.whisper("somebody", "reply-x", {"n": n})
    print(n, flush=True)
"""


def test_a_killed_writer_leaves_whole_inputs_only(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WRITER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as writer:
        assert writer.stdout is not None
        confirmed = [int(writer.stdout.readline()) for _ in range(25)][-1]
        writer.send_signal(signal.SIGKILL)
        writer.wait()
    store = store_at(tmp_path, Clock())
    rows = store.rows(0, 1_000_000)
    assert store.log_cursor is not None
    done = store.log_cursor[1]
    assert done >= confirmed
    assert [r.kind for r in rows] == ["Command", "Done", "Whisper"] * done
    assert not store.receive(Receipt(cursor=("log", done)))
    assert store.receive(Receipt(cursor=("log", done + 1)))
