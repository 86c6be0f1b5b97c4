"""``melee init``: what a set-up needs, from a few answers and from the server's own files."""

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from .properties import FILE, changed, decoded, read, wanted
from .template import Value, filled

SECRET = "rcon.password"
COPY = f"{FILE}.before-melee"
PASSWORD_BYTES = 24


@dataclass(frozen=True, slots=True)
class Choices:
    """What the owner has said. ``server``: the folder of the Minecraft server."""

    config: Path
    server: Path
    language: str = "fr"
    masters: tuple[str, ...] = ()
    port: int = 25_575


@dataclass(frozen=True, slots=True)
class Made:
    """What was written, and the entries that server.properties must have and has not."""

    config: Path
    secret: Path
    properties: Path
    wanted: Mapping[str, str]


class Exists(Exception):
    """A file that would be overwritten."""


def known(server: Path) -> dict[str, str]:
    """The entries of the server's properties; none if they cannot be read."""
    try:
        return read(server / FILE)
    except OSError:
        return {}


def make(choices: Choices, *, force: bool = False) -> Made:
    """Write melee.toml, and the password beside it for its owner alone.

    The password is the server's own if it has one, so that nothing breaks that uses it; else the
    one written before; else a new one. Raises Exists, OSError.
    """
    config, secret = choices.config, choices.config.parent / SECRET
    for path in (config, secret):
        if path.exists() and not force:
            raise Exists(str(path))
    entries = known(choices.server)
    password = entries.get("rcon.password") or _there(secret)
    password = password or secrets.token_urlsafe(PASSWORD_BYTES)
    config.parent.mkdir(parents=True, exist_ok=True)
    _write_for_owner(secret, password + "\n")
    values: dict[str, Value] = {
        "language": choices.language,
        "masters": choices.masters,
        "server.port": choices.port,
        "server.log": _from(config.parent, choices.server / "logs" / "latest.log"),
    }
    config.write_text(filled(choices.language, values), "utf-8")
    goal = wanted(choices.port, password)
    lacking = {k: v for k, v in goal.items() if entries.get(k) != v}
    return Made(config, secret, choices.server / FILE, lacking)


def change_properties(made: Made) -> Path:
    """Give server.properties what it lacks; gives the copy of the old one. Raises OSError."""
    old = made.properties.read_bytes() if made.properties.exists() else b""
    copy = made.properties.with_name(COPY)
    copy.write_bytes(old)
    copy.chmod(0o600)
    made.properties.write_text(changed(decoded(old), made.wanted), "utf-8")
    return copy


def shown(made: Made) -> list[str]:
    """Lines for server.properties; instead of the password, the file that holds it."""
    entries = dict(made.wanted)
    if "rcon.password" in entries:
        entries["rcon.password"] = f"<{made.secret.name}>"
    return [f"{key}={value}" for key, value in entries.items()]


def _there(secret: Path) -> str:
    """The password that was written before, if any."""
    try:
        return secret.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def _write_for_owner(path: Path, text: str) -> None:
    """Nobody else may read it, not even while it is being written."""
    path.unlink(missing_ok=True)
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(file, "w", encoding="utf-8") as writer:
        writer.write(text)


def _from(folder: Path, path: Path) -> str:
    """The path as melee.toml names it: from its own folder where that is near."""
    try:
        return path.resolve().relative_to(folder.resolve()).as_posix()
    except ValueError:
        return path.resolve().as_posix()
