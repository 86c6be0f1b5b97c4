"""``server.properties``: read as Java does, and changed without losing a line."""

import re
from collections.abc import Mapping
from pathlib import Path

FILE = "server.properties"

_ENTRY = re.compile(r"[ \t\f]*(?P<key>[^#!\s=:][^\s=:]*)[ \t\f]*[=:]?[ \t\f]*(?P<value>.*)")
_ESCAPE = re.compile(r"\\(u[0-9A-Fa-f]{4}|.)", re.DOTALL)
_LETTERS = {"t": "\t", "n": "\n", "r": "\r", "f": "\f"}


def wanted(port: int, password: str) -> dict[str, str]:
    """The entries without which the service cannot do its work."""
    return {
        "enable-rcon": "true",
        "rcon.port": str(port),
        "rcon.password": password,
        "broadcast-rcon-to-ops": "false",
    }


def parse(text: str) -> dict[str, str]:
    """The entries of a file; of one given twice the last counts, as for the server."""
    found = {}
    for line in text.splitlines():
        if entry := _ENTRY.fullmatch(line):
            found[_plain(entry["key"])] = _plain(entry["value"])
    return found


def read(path: Path) -> dict[str, str]:
    """The entries of a file. Raises OSError."""
    return parse(decoded(path.read_bytes()))


def decoded(data: bytes) -> str:
    """UTF-8 since 1.20, Latin-1 before."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def changed(text: str, entries: Mapping[str, str]) -> str:
    """The file with these entries: each in its old place, else at the end."""
    left = dict(entries)
    lines = []
    for line in text.splitlines():
        entry = _ENTRY.fullmatch(line)
        key = _plain(entry["key"]) if entry else ""
        if key in entries:
            if key in left:
                lines.append(written(key, left.pop(key)))
            continue  # a second one would win over ours
        lines.append(line)
    lines += [written(key, value) for key, value in left.items()]
    return "\n".join(lines) + "\n"


def written(key: str, value: str) -> str:
    """One entry; what is not ASCII is escaped, so that every version reads the same."""
    value = value.replace("\\", "\\\\")
    safe = "".join(c if " " <= c <= "~" else f"\\u{ord(c):04x}" for c in value)
    lead = "\\" if safe.startswith(" ") else ""
    return f"{key}={lead}{safe}"


def _plain(escaped: str) -> str:
    def letter(found: re.Match[str]) -> str:
        code = found.group(1)
        return chr(int(code[1:], 16)) if len(code) == 5 else _LETTERS.get(code, code)

    return _ESCAPE.sub(letter, escaped).rstrip("\r\n")


def beside(log: Path) -> Path | None:
    """The server's properties, found from its log (``logs/latest.log``), if they can be."""
    for folder in (log.parent.parent, log.parent):
        if (path := folder / FILE).is_file():
            return path
    return None
