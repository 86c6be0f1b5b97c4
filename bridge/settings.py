"""melee.toml and the secrets of the environment: a mistake is told, never guessed away."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    SecretStr,
    ValidationError,
    model_validator,
)

from rules.engine import toml_file

from .minecraft.chatform import AUTO, BadForm, form
from .mistakes import Mistake, Wrong, keys, refused, unreadable
from .terrain import kinds

PASSWORD = "MELEE_RCON_PASSWORD"
"""The environment's name for the RCON password; ``…_<SERVER>`` is for one server of several."""
TOKEN = "MELEE_WEB_TOKEN"

Seconds = Annotated[float, Field(ge=0, le=86_400)]
Interval = Annotated[float, Field(ge=0.001, le=60)]
Port = Annotated[int, Field(ge=1, le=65_535)]


def _in_bytes(name: str) -> str:
    """Raises Wrong for what is no encoding, or one in which lines end otherwise."""
    try:
        line = "<A> !\n".encode(name)
    except LookupError:
        raise Wrong("no-encoding") from None
    if line != b"<A> !\n":
        raise Wrong("encoding-of-no-log")
    return name


def _a_form(written: str) -> str:
    """Raises Wrong for a form of chat that cannot be used."""
    try:
        form(written)
    except BadForm as bad:
        raise Wrong(bad.key, **bad.params) from None
    return written


def _nameable(path: Path) -> Path:
    """Raises Wrong for what no system takes for the name of anything."""
    if "\0" in str(path):
        raise Wrong("no-path")
    return path


def _a_file(path: Path) -> Path:
    if not path.name:
        raise Wrong("no-file")
    return path


def _reachable(host: str) -> str:
    """Raises Wrong for what no network takes for the name of a machine."""
    try:
        written = host.encode("idna")
    except UnicodeError:
        written = b""
    if not written or any(sign <= 0x20 for sign in written):
        raise Wrong("no-machine")
    return host


Folder = Annotated[Path, AfterValidator(_nameable)]
File = Annotated[Folder, AfterValidator(_a_file)]

Host = Annotated[str, AfterValidator(_reachable)]

ChatForm = Annotated[str, AfterValidator(_a_form)]

Encoding = Annotated[str, AfterValidator(_in_bytes)]


class SettingsError(Exception):
    """The settings cannot be used, as long as the owner has not mended each of these."""

    def __init__(self, *mistakes: Mistake) -> None:
        super().__init__("\n".join(map(str, mistakes)))
        self.mistakes = mistakes


class Section(BaseModel):
    """A table of the file: a key that it does not know is a mistake."""

    model_config = ConfigDict(extra="forbid", frozen=True, str_strip_whitespace=True)


class Display(Section):
    """What is shown beside the chat."""

    points: Literal["below_name", "list", "off"] = "below_name"
    order: Literal["sidebar", "off"] = "sidebar"
    glow: bool = True


class Poll(Section):
    """How often the world is looked at, in seconds."""

    log_seconds: Interval = 0.003
    clicks_seconds: Interval = 0.25
    positions_seconds: Interval = 0.2
    roster_seconds: Interval = 2.0


class Web(Section):
    """The page of the fights. Without ``token`` one is made up at each start."""

    on: bool = False
    host: Host = "127.0.0.1"
    port: Port = 8477
    token: SecretStr = SecretStr("")
    public: bool = False
    public_token: SecretStr = SecretStr("")
    hosts: tuple[str, ...] = ()


class Server(Section):
    """One Minecraft server: where its RCON answers and where it writes its log."""

    name: str = Field(default="minecraft", pattern=r"^[a-z0-9_-]{1,32}$")
    host: Host = "127.0.0.1"
    port: Port = 25_575
    password_file: File | None = None
    timeout_seconds: float = Field(default=10, ge=0.1, le=120)
    """How long an answer may take; then the connection is made anew."""
    log: File = Path("logs/latest.log")
    encoding: Encoding = "utf-8"
    chat: tuple[ChatForm, ...] = (AUTO,)
    """How chat stands in the log; none: only clicks and ``/mj`` are heard."""
    version: str = Field(default="auto", pattern=r"^(auto|\d+(\.\d+){1,3})$")
    flavour: Literal["auto", "vanilla", "fabric", "forge", "neoforge", "paper", "spigot"] = "auto"
    game_port: int = Field(default=25_565, ge=0, le=65_535)
    """Where players connect; asked for the version if nothing else tells it. 0: never."""
    store: File = Path("melee.db")
    blocks: File | None = None
    """A table of blocks of its own (what they hide, what walks through them)."""
    password: SecretStr = Field(default=SecretStr(""), exclude=True)
    """Never in the file: from the environment or ``password_file``."""


class Settings(Section):
    """Everything an owner can choose."""

    language: Literal["fr", "en"] = "fr"
    prefix: str = Field(default="!", min_length=1, max_length=3, pattern=r"^[^\s/\w]+$")
    masters: tuple[str, ...] = ()
    master_tag: str = Field(default="melee.mj", pattern=r"^[A-Za-z0-9_.+-]*$")
    ruleset: str = Field(default="blocs", pattern=r"^[a-z0-9_-]{1,32}$")
    rulesets: tuple[Folder, ...] = ()
    data: Mapping[str, Folder] = Field(default_factory=dict)
    """Ruleset → a folder whose files replace entries of its data."""
    hearing_radius_m: float = Field(default=32, gt=0, le=1000)
    walking: Literal["libre", "averti", "fige", "strict"] = "averti"
    deadlines_seconds: Mapping[str, Seconds] = Field(default_factory=lambda: {"default": 30.0})
    display: Display = Display()
    poll: Poll = Poll()
    web: Web = Web()
    servers: tuple[Server, ...] = Field(default=(Server(),), alias="server", min_length=1)

    model_config = ConfigDict(validate_by_name=True, validate_by_alias=True)

    @property
    def strays(self) -> Literal["libre", "averti", "strict"]:
        """What becomes of bodies that stray: who gets away from a hold all the same is told."""
        return "averti" if self.walking == "fige" else self.walking

    def deadline(self, question: str) -> float:
        """Seconds that a question stays open; 0: until somebody answers."""
        return self.deadlines_seconds.get(question, self.deadlines_seconds.get("default", 30.0))

    @model_validator(mode="after")
    def _servers_apart(self) -> "Settings":
        for key in ("name", "store"):
            values = [getattr(s, key) for s in self.servers]
            twice = next((v for v in values if values.count(v) > 1), None)
            if twice is not None:
                raise Wrong(f"{key}-twice", name=str(twice))
        logs = {s.log for s in self.servers}
        if both := next((s.store for s in self.servers if s.store in logs), None):
            raise Wrong("log-and-store", name=str(both))
        return self


def load(path: Path, environ: Mapping[str, str] | None = None) -> Settings:
    """The settings of a file, its paths taken from where the file is, with their secrets.

    Raises SettingsError.
    """
    environ = os.environ if environ is None else environ
    try:
        raw = toml_file.read(path)
    except FileNotFoundError:
        raise SettingsError(Mistake(str(path), "settings-none")) from None
    except (OSError, ValueError) as failure:
        raise SettingsError(unreadable(path, failure)) from None
    misplaced = [
        Mistake(path.name, "password-here", ("[[server]]", n, "password"))
        for n, server in enumerate(_tables(raw.get("server")))
        if server.pop("password", None) is not None
    ]
    try:
        settings = Settings.model_validate(raw)
    except ValidationError as failure:
        raise SettingsError(*misplaced, *refused(path.name, Settings, failure)) from None
    if misplaced:
        raise SettingsError(*misplaced)
    return _completed(settings, path, environ)


def _tables(value: Any) -> list[dict[str, Any]]:
    return [t for t in value if isinstance(t, dict)] if isinstance(value, list) else []


def _completed(settings: Settings, path: Path, environ: Mapping[str, str]) -> Settings:
    folder, mistakes = path.parent, list[Mistake]()
    servers = []
    for n, server in enumerate(settings.servers):
        place = ("[[server]]", n, "password_file")
        own = f"{PASSWORD}_{server.name.upper().replace('-', '_')}"
        secret = environ.get(own) or environ.get(PASSWORD) or ""
        if not secret and server.password_file is not None:
            try:
                secret = (folder / server.password_file).read_text("utf-8").strip()
            except (OSError, UnicodeDecodeError):
                mistakes.append(Mistake(path.name, "password-unreadable", place))
        if not secret and server.password_file is None:
            mistakes.append(Mistake(path.name, "password-missing", place))
        servers.append(
            server.model_copy(
                update={
                    "password": SecretStr(secret),
                    "log": folder / server.log,
                    "store": folder / server.store,
                    "blocks": folder / server.blocks if server.blocks else None,
                }
            )
        )
    for server in servers:
        try:
            kinds.load(server.blocks)
        except kinds.BadBlocks as bad:
            mistakes += bad.mistakes
    if mistakes:
        raise SettingsError(*mistakes)
    web = settings.web
    if token := environ.get(TOKEN):
        web = web.model_copy(update={"token": SecretStr(token)})
    paths = {
        "rulesets": tuple(folder / r for r in settings.rulesets),
        "data": {id: folder / own for id, own in settings.data.items()},
    }
    return settings.model_copy(update={"servers": tuple(servers), "web": web, **paths})


def every_key() -> list[str]:
    """All keys with their tables, dotted: what the documentation must name."""
    schema, found = Settings.model_json_schema(), []
    for key in keys(schema):
        inner = keys(schema, (key, 0))
        found += [f"{key}.{k}" for k in inner] or [key]
    return found


WALKING: tuple[str, ...] = get_args(Settings.model_fields["walking"].annotation)
