"""Python, who is master, and who may read what: secrets are for their owner alone."""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

from rules.engine import toml_file

from ..settings import Settings
from .finding import Finding

OLDEST_PYTHON = (3, 11)


def python(version: tuple[int, ...] = sys.version_info[:3]) -> Finding:
    """Whether the program may run at all."""
    shown = ".".join(str(part) for part in version)
    return Finding("ok" if version >= OLDEST_PYTHON else "bad",
                   "python" if version >= OLDEST_PYTHON else "python-old",
                   {"version": shown})  # fmt: skip


def secrets(config: Path, settings: Settings) -> Iterator[Finding]:
    """Files that hold a secret and can be read, or changed, by others."""
    named = [config.parent / s.password_file for s in settings.servers if s.password_file]
    for path in dict.fromkeys(named):
        if _may(path, stat.S_IRGRP | stat.S_IROTH):
            yield Finding("bad", "secret-readable", {"file": str(path)})
        else:
            yield Finding("ok", "secret-kept", {"file": str(path)})
    if _holds_a_token(config) and _may(config, stat.S_IROTH):
        yield Finding("bad", "settings-readable", {"file": str(config)})
    if _may(config, stat.S_IWOTH):
        yield Finding("bad", "settings-writable", {"file": str(config)})


def masters(settings: Settings) -> Iterator[Finding]:
    """Whether there is anybody who may open a fight."""
    if not settings.masters and settings.master_tag:
        yield Finding("note", "masters-tagged", {"tag": settings.master_tag})
    elif not settings.masters:
        yield Finding("bad", "masters-none")


def _may(path: Path, others: int) -> bool:
    """Whether others than its owner have one of these rights; on Windows nobody can tell."""
    if os.name != "posix":
        return False
    try:
        return bool(path.stat().st_mode & others)
    except OSError:
        return False


def _holds_a_token(config: Path) -> bool:
    try:
        web = toml_file.read(config).get("web", {})
    except (OSError, ValueError):
        return False
    return isinstance(web, dict) and bool(web.get("token") or web.get("public_token"))
