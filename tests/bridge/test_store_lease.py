"""Two services on one store: the second is refused, until the first is gone, however it went."""

import subprocess
import sys
from pathlib import Path

import pytest
from pydantic import SecretStr

from bridge.app import CannotStart, services
from bridge.parts import Outside
from bridge.settings import Server, Settings
from bridge.store.errors import StoreFailing, StoreShared
from bridge.store.lease import Lease

HOLD = (
    "import sys, pathlib; from bridge.store.lease import Lease;"
    "lease = Lease(pathlib.Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()"
)


def test_one_at_a_time(tmp_path: Path) -> None:
    store = tmp_path / "new" / "melee.db"
    with Lease(store):
        with pytest.raises(StoreShared, match="another program"):
            Lease(store)
        Lease(tmp_path / "other.db").release()
    Lease(store).release()


def test_a_killed_holder_leaves_nothing_behind(tmp_path: Path) -> None:
    store = tmp_path / "melee.db"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(store)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(StoreShared):
            Lease(store)
        holder.kill()
    Lease(store).release()


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreFailing):
        Lease(tmp_path / "file" / "melee.db")


def test_a_second_service_does_not_start(tmp_path: Path) -> None:
    server = Server(store=tmp_path / "melee.db", password=SecretStr("x"))
    settings = Settings(servers=(server,))
    (first,) = services(settings, Outside())
    with pytest.raises(CannotStart, match="another program writes to this store"):
        services(settings, Outside())
    first.close()
    (second,) = services(settings, Outside())
    second.close()


def test_a_damaged_store_is_not_held(tmp_path: Path) -> None:
    store = tmp_path / "melee.db"
    store.write_bytes(b"no store at all" * 100)
    settings = Settings(servers=(Server(store=store, password=SecretStr("x")),))
    for _ in range(2):
        with pytest.raises(CannotStart, match="not a database"):
            services(settings, Outside())
