"""The commands of the program. Each imports only what it needs, so that it starts at once."""

import asyncio
import json
import logging
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from .mistakes import Mistake

# As the embedded server has them, which takes long to load: --help need not.
KINDS = ("vanilla", "fabric", "paper", "spigot", "forge", "forge-empty", "neoforge")
FAULTS = "Une panne : drop, stall, garbage, restart ou cross-talk, comme drop:0.01."

F = TypeVar("F", bound=Callable[..., Any])

PATH = click.Path(path_type=Path, dir_okay=False)
FOLDER = click.Path(path_type=Path, file_okay=False, exists=True)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="melee")
def main() -> None:
    """Mêlée : le combat de jeu de rôle, tour par tour, dans un serveur Minecraft."""


def fail(*lines: str) -> None:
    """Say it in plain words and end with 2: the owner has something to mend."""
    for line in lines:
        click.echo(line, err=True)
    sys.exit(2)


def corrections(mistakes: Iterable["Mistake"], language: str = "fr") -> list[str]:
    """As lines; in the language of ``--help``, where no settings have chosen another."""
    from .setup.correction import correction
    from .setup.finding import setup_words

    words = setup_words()
    return [correction(m, words, language) for m in mistakes]


@main.command()
@click.option("-c", "--config", type=PATH, default=Path("melee.toml"), show_default=True)
@click.option("-v", "--verbose", is_flag=True, help="Une ligne par commande.")
def run(config: Path, verbose: bool) -> None:
    """Le service, pour le ou les serveurs de melee.toml."""
    from .app import CannotStart, serve
    from .settings import SettingsError, load

    logging.basicConfig(
        level=logging.INFO if verbose else logging.WARNING,
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
        stream=sys.stderr,
    )
    language = "fr"
    try:
        settings = load(config)
        language = settings.language
        asyncio.run(serve(settings, say=lambda line: click.echo(line, err=True)))
    except SettingsError as wrong:
        fail(*corrections(wrong.mistakes, language))
    except CannotStart as reason:
        fail(str(reason))


@main.command()
@click.argument("files", nargs=-1, type=PATH)
@click.option("--version", "version", default="", metavar="V", help="De Minecraft : 1.20.4.")
@click.option("--flavour", type=click.Choice(KINDS), default="vanilla", show_default=True)
@click.option("--record", type=PATH, help="Y écrire chaque commande envoyée au serveur.")
@click.option("--json", "as_json", is_flag=True, help="Un objet JSON par fichier.")
@click.option("--schema", is_flag=True, help="Montrer le schéma JSON d'un fichier de scénario.")
@click.option("--ruleset-folder", "folders", multiple=True, type=click.Path(path_type=Path))
@click.option("--data", "own", multiple=True, metavar="RULESET=FOLDER", help="Vos propres données.")
def scenario(
    files: tuple[Path, ...],
    version: str,
    flavour: str,
    record: Path | None,
    as_json: bool,
    schema: bool,
    folders: tuple[Path, ...],
    own: tuple[str, ...],
) -> None:
    """Joue des scénarios et vérifie ce qu'ils attendent."""
    from .scenario import file

    if schema:
        click.echo(file.schema())
        return
    if not files:
        raise click.UsageError("name a scenario file, or --schema")
    from .rulesets import ContentError, RulesetError, rulesets
    from .scenario.run import play

    data = {id: Path(folder) for id, _, folder in (text.partition("=") for text in own)}
    try:
        known = rulesets(folders, data)
    except (RulesetError, ContentError) as reason:
        fail(str(reason))
    failed, unreadable = False, False
    commands: list[str] = []
    for path in files:
        try:
            script = file.read(path)
        except file.ScenarioError as mistakes:
            unreadable = True
            report = {"file": str(path), "passed": False, "failure": list(mistakes.lines)}
            click.echo(json.dumps(report, ensure_ascii=False) if as_json else str(mistakes))
            continue
        result = asyncio.run(play(script, known, version, flavour))
        commands += result.commands
        failed |= result.failure is not None
        if as_json:
            report = {
                "file": str(path),
                "title": script.title,
                "passed": result.failure is None,
                "steps": result.steps,
                "failure": result.failure,
            }
            click.echo(json.dumps(report, ensure_ascii=False))
        elif result.failure is None:
            click.echo(f"{path}: ok, {result.steps} steps ({script.title})")
        else:
            click.echo(f"{path}: {result.failure}")
    if record is not None:
        record.write_text("".join(f"{c}\n" for c in commands), "utf-8")
    sys.exit(2 if unreadable else int(failed))


@main.command()
@click.argument("ruleset", default="blocs")
@click.argument("file", default="")
@click.option("--into", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER")
def schema(ruleset: str, file: str, into: Path | None) -> None:
    """Montre le schéma JSON d'un fichier de données."""
    from rules.engine.schemas import written

    from .rulesets import rulesets

    known = rulesets()
    if ruleset not in known:
        fail(f"there is no ruleset {ruleset} (there are: {', '.join(known)})")
    texts = written(known[ruleset].files)
    if into is not None:
        into.mkdir(parents=True, exist_ok=True)
        for name, text in texts.items():
            (into / f"{Path(name).stem}.schema.json").write_text(text, "utf-8")
        return
    if file not in texts:
        fail(f"name one of the files of {ruleset}: {', '.join(texts)}")
    click.echo(texts[file], nl=False)


@main.command()
@click.argument("store", type=PATH)
@click.option("-c", "--config", type=PATH, help="Un melee.toml qui nomme des dossiers de règles.")
@click.option("--commands/--no-commands", default=False, help="Chaque commande aussi.")
def replay(store: Path, config: Path | None, commands: bool) -> None:
    """Relit des combats et vérifie qu'ils sont entiers."""
    from .replay import replay as folded
    from .replay_view import printed
    from .rulesets import rulesets
    from .settings import SettingsError, load
    from .store.errors import StoreError

    broken = False
    try:
        settings = load(config) if config else None
        folders, own = (settings.rulesets, settings.data) if settings else ((), {})
        for fight in folded(store, rulesets(folders, own)):
            printed(fight, commands)
            broken |= bool(fight.faults)
    except SettingsError as wrong:
        fail(*corrections(wrong.mistakes))
    except StoreError as damage:
        click.echo(str(damage), err=True)
        broken = True
    sys.exit(int(broken))


@main.command()
@click.option("--fast", is_flag=True, help="Ne pas attendre, et finir avec le combat.")
@click.option("--ruleset", default="blocs", show_default=True)
@click.option("--lang", type=click.Choice(["fr", "en"]), default="fr", show_default=True)
@click.option("--seed", type=int, default=7, show_default=True)
@click.option("--version", "version", default="", metavar="V", help="De Minecraft : 1.20.4.")
@click.option("--record", type=PATH, help="Y écrire chaque commande envoyée au serveur.")
def demo(fast: bool, ruleset: str, lang: str, seed: int, version: str, record: Path | None) -> None:
    """Un combat entier, comme chaque joueur le voit."""
    from .demo import show

    code, commands = asyncio.run(show(fast, ruleset, lang, seed, version))
    if record is not None:
        record.write_text("".join(f"{c}\n" for c in commands), "utf-8")
    sys.exit(code)


@main.command()
@click.option("--rcon-port", type=int, default=25575, show_default=True)
@click.option("--rcon-password", default="melee", show_default=True)
@click.option("--log", type=PATH, default=Path("logs/latest.log"), show_default=True)
@click.option("--version", "version", default="", metavar="V", help="De Minecraft : 1.20.4.")
@click.option("--flavour", type=click.Choice(KINDS), default="vanilla", show_default=True)
@click.option("--fault", multiple=True, metavar="KIND[:SHARE]", help=FAULTS)
@click.option("--players", default="Aldric,Mira,MJ", show_default=True, metavar="A,B")
@click.option("--record", type=PATH, help="Y écrire chaque commande reçue.")
def sim(**options: Any) -> None:
    """Un faux serveur Minecraft, où parler et marcher."""
    from .sim.console import run as console

    sys.exit(asyncio.run(console(**options)))


@main.command()
@click.option("-c", "--config", type=PATH, default=Path("melee.toml"), show_default=True)
@click.option("--lang", type=click.Choice(["fr", "en"]), help="Langue des messages.")
@click.option("--server", type=FOLDER, help="Dossier du serveur Minecraft.")
@click.option("--masters", metavar="A,B", help="Noms des meneurs.")
@click.option("--port", type=click.IntRange(1, 65_535), help="Port de RCON.")
@click.option("--properties/--no-properties", default=None, help="Compléter server.properties.")
@click.option("--force", is_flag=True, help="Remplacer les fichiers déjà là.")
def init(config: Path, force: bool, **given: Any) -> None:
    """Écrit un melee.toml prêt à servir."""
    from .setup.dialogue import begin

    sys.exit(begin(config, force=force, **given))


@main.command()
@click.option("-c", "--config", type=PATH, default=Path("melee.toml"), show_default=True)
@click.option("--lang", type=click.Choice(["fr", "en"]), help="Langue du rapport.")
@click.option("--line", metavar="LINE", help="Montrer comment cette ligne est lue.")
def doctor(config: Path, lang: str | None, line: str | None) -> None:
    """Dit ce qui ne va pas, et comment le corriger."""
    from .setup.dialogue import consult, explain

    sys.exit(consult(config, lang) if line is None else explain(config, lang, line))
