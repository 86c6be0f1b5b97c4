"""The kinds of server that the embedded one can be: what each writes, and how its RCON cuts."""

from collections.abc import Callable
from dataclasses import dataclass

from .edition import Number

Line = tuple[str, str]
"""What is written at the start, and the thread that writes it."""

MAIN = "Server thread"


def _nothing(version: str) -> list[Line]:
    return []


def _fabric(version: str) -> list[Line]:
    return [(f"Loading Minecraft {version} with Fabric Loader 0.16.9", "main")]


def _forge(version: str) -> list[Line]:
    args = f"--launchTarget, forge_server, --fml.forgeVersion, 52.0.1, --fml.mcVersion, {version}"
    return [(f"ModLauncher running: args [{args}]", "main")]


def _neoforge(version: str) -> list[Line]:
    args = (
        f"--launchTarget, neoforgeserver, --fml.neoForgeVersion, 21.1, --fml.mcVersion, {version}"
    )
    return [(f"ModLauncher running: args [{args}]", "main")]


def _paper(version: str) -> list[Line]:
    return [
        (
            f"[bootstrap] Loading Paper {version}-1-main@0000000 for Minecraft {version}",
            "ServerMain",
        ),
        (bukkit_version("paper", version), MAIN),
    ]


def _spigot(version: str) -> list[Line]:
    return [(bukkit_version("spigot", version), MAIN)]


def bukkit_version(flavour: str, version: str) -> str:
    """What Bukkit's `version` answers, and writes at its start."""
    api = f"(Implementing API version {version}-R0.1-SNAPSHOT)"
    if flavour == "paper":
        return f"This server is running Paper version {version}-1-main@0000000 {api}"
    return f"This server is running CraftBukkit version 1-Spigot-0000000 (MC: {version}) {api}"


@dataclass(frozen=True, slots=True)
class Flavour:
    """``rcon``: whose habits its RCON has. ``bukkit``: with plugins. ``dated``: Forge's log.

    ``full_names_run``: since when `execute … run` knows Bukkit's second names of commands.
    """

    name: str
    rcon: str = "vanilla"
    bukkit: bool = False
    full_names_run: Number | None = None
    dated: bool = False
    first_lines: Callable[[str], list[Line]] = _nothing


_ALL = (
    Flavour("vanilla"),
    Flavour("fabric", first_lines=_fabric),
    Flavour("paper", bukkit=True, full_names_run=(1, 20, 6), first_lines=_paper),
    Flavour("spigot", bukkit=True, first_lines=_spigot),
    Flavour("forge", "forge", dated=True, first_lines=_forge),
    Flavour("forge-empty", "forge-empty", dated=True, first_lines=_forge),
    Flavour("neoforge", "forge", dated=True, first_lines=_neoforge),
)
FLAVOURS = tuple(one.name for one in _ALL)


def flavour(name: str) -> Flavour:
    """Raises: ValueError for a name that there is not."""
    found = next((one for one in _ALL if one.name == name), None)
    if found is None:
        raise ValueError(f"{name!r} is no flavour: choose one of {', '.join(FLAVOURS)}")
    return found
