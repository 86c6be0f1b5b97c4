"""melee.toml and the secrets of the environment: a mistake is a line, never a guess."""

import difflib
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
from pydantic_core import ErrorDetails

from rules.engine import toml_file

from .minecraft.chatform import AUTO, form
from .terrain import kinds

PASSWORD = "MELEE_RCON_PASSWORD"
"""The environment's name for the RCON password; ``…_<SERVER>`` is for one server of several."""
TOKEN = "MELEE_WEB_TOKEN"

Seconds = Annotated[float, Field(ge=0, le=86_400)]
Interval = Annotated[float, Field(ge=0.001, le=60)]
Port = Annotated[int, Field(ge=1, le=65_535)]


def _in_bytes(name: str) -> str:
    """Raises ValueError for what is no encoding, or one in which lines end otherwise."""
    try:
        line = "<A> !\n".encode(name)
    except LookupError:
        raise ValueError(f"{name} is no encoding") from None
    if line != b"<A> !\n":
        raise ValueError(f"{name} is no encoding of a server's log")
    return name


def _a_form(written: str) -> str:
    """Raises ValueError for a form of chat that cannot be used."""
    form(written)
    return written


def _nameable(path: Path) -> Path:
    """Raises ValueError for what no system takes for the name of anything."""
    if "\0" in str(path):
        raise ValueError("no name holds a character 0")
    return path


def _a_file(path: Path) -> Path:
    if not path.name:
        raise ValueError("it names no file")
    return path


def _reachable(host: str) -> str:
    """Raises ValueError for what no network takes for the name of a machine."""
    try:
        written = host.encode("idna")
    except UnicodeError:
        written = b""
    if not written or any(sign <= 0x20 for sign in written):
        raise ValueError("it names no machine")
    return host


Folder = Annotated[Path, AfterValidator(_nameable)]
File = Annotated[Folder, AfterValidator(_a_file)]

Host = Annotated[
    str, AfterValidator(_reachable), Field(description="the name of a machine, or its address")
]

ChatForm = Annotated[str, AfterValidator(_a_form)]

Encoding = Annotated[
    str, AfterValidator(_in_bytes), Field(description="utf-8, cp1252, or another of Python's")
]


class SettingsError(Exception):
    """The settings cannot be used; one line for each mistake, fit to be shown to the owner."""

    def __init__(self, *lines: str) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


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

    name: str = Field(
        default="minecraft",
        pattern=r"^[a-z0-9_-]{1,32}$",
        description="small letters, figures, - and _",
    )
    host: Host = "127.0.0.1"
    port: Port = 25_575
    password_file: File | None = None
    timeout_seconds: float = Field(default=10, ge=0.1, le=120)
    """How long an answer may take; then the connection is made anew."""
    log: File = Path("logs/latest.log")
    encoding: Encoding = "utf-8"
    chat: tuple[ChatForm, ...] = Field(
        default=(AUTO,), description='"auto", or forms such as "[{any}] {player}: {text}"'
    )
    """How chat stands in the log; none: only clicks and ``/mj`` are heard."""
    version: str = Field(
        default="auto", pattern=r"^(auto|\d+(\.\d+){1,3})$", description="auto, or like 1.21.11"
    )
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
    prefix: str = Field(
        default="!",
        min_length=1,
        max_length=3,
        pattern=r"^[^\s/\w]+$",
        description="1 to 3 signs: no letter, figure, space or /",
    )
    masters: tuple[str, ...] = ()
    master_tag: str = Field(
        default="melee.mj",
        pattern=r"^[A-Za-z0-9_.+-]*$",
        description="a scoreboard tag: letters, figures, _ . + -",
    )
    ruleset: str = Field(
        default="blocs", pattern=r"^[a-z0-9_-]{1,32}$", description="the id of a ruleset"
    )
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
                raise ValueError(f"two servers have the {key} {twice}")
        logs = {s.log for s in self.servers}
        if both := next((s.store for s in self.servers if s.store in logs), None):
            raise ValueError(f"{both} is a log and a store at once")
        return self


def load(path: Path, environ: Mapping[str, str] | None = None) -> Settings:
    """The settings of a file, its paths taken from where the file is, with their secrets.

    Raises SettingsError.
    """
    environ = os.environ if environ is None else environ
    try:
        raw = toml_file.read(path)
    except FileNotFoundError:
        raise SettingsError(f"{path}: no such file") from None
    except OSError as failure:
        raise SettingsError(f"{path}: cannot be read ({failure.strerror})") from None
    except ValueError as failure:
        raise SettingsError(f"{path}: not valid TOML ({failure})") from None
    misplaced = [
        f"{path.name}: server.{n}.password: a password has no place in this file "
        f"(allowed: password_file, or {PASSWORD} in the environment)"
        for n, server in enumerate(_tables(raw.get("server")))
        if server.pop("password", None) is not None
    ]
    try:
        settings = Settings.model_validate(raw)
    except ValidationError as mistakes:
        errors = mistakes.errors(include_input=False, include_url=False)
        inner = {e["loc"][0] for e in errors if len(e["loc"]) > 1}
        lines = [_line(path.name, e) for e in errors if len(e["loc"]) > 1 or e["loc"] == ()
                 or e["loc"][0] not in inner]  # fmt: skip
        raise SettingsError(*misplaced, *lines) from None
    if misplaced:
        raise SettingsError(*misplaced)
    return _completed(settings, path, environ)


def _tables(value: Any) -> list[dict[str, Any]]:
    return [t for t in value if isinstance(t, dict)] if isinstance(value, list) else []


def _completed(settings: Settings, path: Path, environ: Mapping[str, str]) -> Settings:
    folder, lines = path.parent, []
    servers = []
    for n, server in enumerate(settings.servers):
        own = f"{PASSWORD}_{server.name.upper().replace('-', '_')}"
        secret = environ.get(own) or environ.get(PASSWORD) or ""
        if not secret and server.password_file is not None:
            try:
                secret = (folder / server.password_file).read_text("utf-8").strip()
            except (OSError, UnicodeDecodeError):
                lines.append(
                    f"{path.name}: server.{n}.password_file: cannot be read "
                    f"(allowed: a readable file that holds the password alone)"
                )
        if not secret and server.password_file is None:
            lines.append(
                f"{path.name}: server.{n}.password_file: the RCON password is missing "
                f"(allowed: a file named here, or {PASSWORD} in the environment)"
            )
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
        except kinds.BadBlocks as mistakes:
            lines += mistakes.lines
    if lines:
        raise SettingsError(*lines)
    web = settings.web
    if token := environ.get(TOKEN):
        web = web.model_copy(update={"token": SecretStr(token)})
    paths = {
        "rulesets": tuple(folder / r for r in settings.rulesets),
        "data": {id: folder / own for id, own in settings.data.items()},
    }
    return settings.model_copy(update={"servers": tuple(servers), "web": web, **paths})


# -- mistakes, as lines ------------------------------------------------------------------------


def _line(file: str, error: ErrorDetails) -> str:
    key = ".".join(str(part) for part in error["loc"]) or "(file)"
    if error["type"] == "extra_forbidden":
        known = known_keys(error["loc"][:-1])
        near = difflib.get_close_matches(str(error["loc"][-1]), known, n=1)
        meant = f", did you mean {near[0]}?" if near else ""
        return f"{file}: {key}: unknown key{meant} (allowed: {', '.join(known)})"
    reason = error["msg"].removeprefix("Value error, ")
    return f"{file}: {key}: {reason[0].lower()}{reason[1:]} (allowed: {_allowed(error)})"


def _allowed(error: ErrorDetails) -> str:
    field = _field(error["loc"])
    limits = {type(m).__name__.lower(): m for m in (field.metadata if field else ())}
    context = error.get("ctx", {})
    match error["type"]:
        case "literal_error":
            return str(context["expected"])
        case "bool_type" | "bool_parsing":
            return "true, false"
        case _ if field is not None and field.description:
            return str(field.description)
        case "value_error" if field is None:
            return "a different one for each [[server]]"
        case _:
            bounds = [
                f"{sign} {limits[n].__getattribute__(n):g}"
                for n, sign in (("gt", ">"), ("ge", "≥"), ("lt", "<"), ("le", "≤"))
                if n in limits
            ]
            return " ".join([_kind(field), *bounds])


def _kind(field: Any) -> str:
    names = {str: "text", int: "a whole number", float: "a number", bool: "true, false"}
    if field is None:
        return "a value of the right kind"
    if field.annotation in names:
        return names[field.annotation]
    if isinstance(field.annotation, type) and issubclass(field.annotation, Section):
        return "a table"
    return (
        "a path"
        if field.annotation in (Path, Path | None)
        else "a list or table, see the documentation"
    )


def _model(loc: tuple[int | str, ...]) -> type[Section]:
    """The table that a key's path leads to."""
    model: type[Section] = Settings
    for part in loc:
        inner = next(
            (
                f.annotation
                for n, f in model.model_fields.items()
                if part in (n, f.alias) and isinstance(f.annotation, type)
                and issubclass(f.annotation, Section)
            ),
            None,
        )  # fmt: skip
        if inner is not None:
            model = inner
        elif part in ("server", "servers"):
            model = Server
    return model


def _field(loc: tuple[int | str, ...]) -> Any:
    names = [p for p in loc if isinstance(p, str)]
    if not names:
        return None
    fields = _model(tuple(names[:-1])).model_fields
    return next((f for n, f in fields.items() if names[-1] in (n, f.alias)), None)


def known_keys(loc: tuple[int | str, ...] = ()) -> list[str]:
    """The keys of a table, as the file spells them."""
    fields = _model(loc).model_fields
    return [f.alias or n for n, f in fields.items() if n != "password"]


def every_key() -> list[str]:
    """All keys with their tables, dotted: what the documentation must name."""
    found = []
    for key in known_keys():
        inner = known_keys((key,)) if _model((key,)) is not Settings else []
        found += [f"{key}.{k}" for k in inner] or [key]
    return found


WALKING: tuple[str, ...] = get_args(Settings.model_fields["walking"].annotation)
