"""The store: whether it is there, whole, and nobody else's."""

import os
import sqlite3
from pathlib import Path

from ..replay import replay
from ..rulesets import ContentError, RulesetError, rulesets
from ..settings import Server
from ..store.errors import StoreError, StoreShared
from ..store.lease import Lease
from .finding import Finding


def store(server: Server, folders: tuple[Path, ...]) -> Finding:
    """Read it whole, unless the service is at work on it."""
    path = server.store
    params = {"path": str(path)}
    if not path.exists():
        folder = next((p for p in path.parents if p.exists()), Path())
        if not os.access(folder, os.W_OK):
            return Finding("bad", "store-nowhere", {**params, "folder": str(folder)})
        return Finding("ok", "store-none", params)
    if not (os.access(path, os.R_OK | os.W_OK) and os.access(path.parent, os.W_OK)):
        return Finding("bad", "store-forbidden", params)
    try:
        with Lease(path):
            fights = list(replay(path, rulesets(folders)))
    except (RulesetError, ContentError) as reason:
        return Finding("bad", "rulesets", {"why": str(reason)})
    except StoreError as reason:
        shared = isinstance(reason, StoreShared)
        return Finding("note" if shared else "bad", "store-busy" if shared else "store-damaged",
                       {**params, "why": str(reason)})  # fmt: skip
    except sqlite3.DatabaseError as reason:
        return Finding("bad", "store-damaged", {**params, "why": str(reason)})
    faults = [f"{f.row.id}: {why}" for f in fights for why in f.faults]
    if faults:
        return Finding("bad", "store-faults", {**params, "why": "; ".join(faults[:3])})
    return Finding("ok", "store-whole", {**params, "count": len(fights)})
