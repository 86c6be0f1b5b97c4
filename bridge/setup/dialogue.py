"""``melee init`` and ``melee doctor`` at a terminal: what is asked, what is shown, how it ends."""

from pathlib import Path

import click

from ..minecraft.chatform import form
from ..settings import Settings, SettingsError, load
from .doctor import examine
from .finding import setup_words
from .init import Choices, Exists, change_properties, known, make, shown
from .readings import readings
from .report import read_as, report

DEFAULT_PORT = 25_575


def begin(
    config: Path,
    *,
    force: bool,
    lang: str | None,
    server: Path | None,
    masters: str | None,
    port: int | None,
    properties: bool | None,
) -> int:
    """Ask for what was not given, write, and say what is left to do; the exit code."""
    words = setup_words()
    if lang is None:
        choice = click.Choice(["fr", "en"])
        lang = click.prompt(
            words.say("fr", "ask-language"), default="fr", type=choice, show_choices=False
        )

    def say(key: str, **params: str) -> str:
        return words.say(str(lang), key, params)

    if server is None:
        folder = click.Path(path_type=Path, file_okay=False, exists=True)
        server = click.prompt(say("ask-folder"), default=str(config.parent), type=folder)
    if masters is None:
        masters = click.prompt(say("ask-masters"), default="", show_default=False)
    entries = known(Path(server))
    if port is None:
        there = entries.get("rcon.port", "")
        usual = int(there) if there.isdigit() and 0 < int(there) < 65_536 else DEFAULT_PORT
        port = click.prompt(say("ask-port"), default=usual, type=click.IntRange(1, 65_535))
    names = tuple(n.strip() for n in masters.split(",") if n.strip())
    try:
        made = make(Choices(config, Path(server), lang, names, int(port)), force=force)
        click.echo(say("init-written", file=str(made.config)))
        click.echo(say("init-secret", file=str(made.secret)))
        if not made.wanted:
            click.echo(say("init-properties-right", file=str(made.properties)))
        elif properties or (properties is None and _agreed(say("ask-properties"))):
            copy = change_properties(made)
            click.echo(say("init-properties-changed", file=str(made.properties), copy=str(copy)))
        else:
            click.echo(say("init-properties-wanted", file=str(made.properties)))
            for line in shown(made):
                click.echo(f"  {line}")
    except Exists as there_already:
        click.echo(say("init-exists", file=str(there_already)), err=True)
        return 2
    except OSError as failure:
        click.echo(f"{failure.filename}: {failure.strerror}", err=True)
        return 2
    click.echo(say("init-next", config=str(config)))
    return 0


def _agreed(question: str) -> bool:
    """Yes or no, in either language; no is the default."""
    answers = click.Choice(["oui", "o", "yes", "y", "non", "n", "no"], case_sensitive=False)
    answer = click.prompt(question, default="n", type=answers, show_choices=False)
    return answer[0] in "oy"


def consult(config: Path, lang: str | None) -> int:
    """Look at everything; 1 if anything keeps the service from working."""
    words, sound = setup_words(), True
    language = lang or _language(config)

    sections = []
    for section in examine(config):
        sections.append(section)
        sound &= section.is_sound
    for line in report(sections, words, language):
        click.echo(line)
    return int(not sound)


def explain(config: Path, lang: str | None, line: str) -> int:
    """How one line of the log is read, server by server where they differ; 1 if it is not."""
    words = setup_words()
    try:
        servers = load(config).servers
    except SettingsError:
        servers = Settings().servers  # the forms alone matter, and the usual one is as good
    read = False
    for server in servers:
        (reading,) = readings([line], [form(f) for f in server.chat])
        _shown(f"{server.name}:", read_as(reading, words, lang or _language(config)))
        read |= reading.key not in ("nothing", "unread-chat")
    return int(not read)


def _shown(head: str, lines: list[str]) -> None:
    for line in (head, *lines):
        click.echo(line)


def _language(config: Path) -> str:
    try:
        return load(config).language
    except SettingsError:
        return "fr"
