"""What the documentation says is so: commands, options, links, examples."""

import re
import shutil
import tomllib
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest
from click.testing import CliRunner

from bridge.cli import main
from bridge.intake import FOR_MASTERS, Intake
from bridge.lexicon import lexicon
from bridge.minecraft.dialect import dialect, known_versions
from bridge.ports import facts_by_default, thrown
from bridge.roster import Player, Roster
from bridge.router import read
from bridge.settings import Server
from bridge.store.rows import Whisper
from bridge.store.store import Store
from bridge.table import Hall
from rules.blocs import RULESET
from rules.blocs.arms import WEAPONS, Weapon
from rules.blocs.settings import DEFAULTS
from rules.blocs.sheet import Gear, Sheet
from rules.engine.codec import codec_for
from rules.engine.records import Command
from rules.engine.registry import with_data
from rules.engine.requests import GM
from rules.engine.state import Being
from tests.bridge.arena import ALDRIC, MASTER, MIRA, Clock, World
from tests.commands_page import PAGE, examples, page

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
IN_FRENCH = ["README", "mj", "joueurs", "installation", "regles-maison", "blocs", "reglages"]
REGISTRIES = re.compile(r"pypi\.|pythonhosted|npmjs|/simple/", re.IGNORECASE)
TOM = Player("Tom", "00000000-0000-0000-0000-00000000000d")
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
PROGRAM = re.compile(r"(?:^|[`/ ])melee ([a-z]+)((?: [^`#|\n]*)?)", re.MULTILINE)

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda p: p.stem)


def text(name: str) -> str:
    folder = ROOT if name == "README" else ROOT / "docs"
    return (folder / f"{name}.md").read_text("utf-8")


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of a page, those in lists too."""
    found = re.findall(rf"^ *```{language}\n(.*?)^ *```", page, re.DOTALL | re.MULTILINE)
    return [dedent(block) for block in found]


def prose(page: str) -> str:
    """The page without its code."""
    return re.sub(
        r"`[^`\n]*`", "", re.sub(r"^ *```.*?^ *```", "", page, flags=re.DOTALL | re.MULTILINE)
    )


# -- form --------------------------------------------------------------------------------------


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text("utf-8")):
        assert ":" in link or (page.parent / link).exists(), link


@every_page
def test_examples_can_be_read(page: Path) -> None:
    for block in blocks(page.read_text("utf-8"), "toml"):
        tomllib.loads(block)
    for block in blocks(page.read_text("utf-8"), "python"):
        compile(block, page.name, "exec")


@every_page
def test_no_page_names_a_registry_of_packages(page: Path) -> None:
    assert not REGISTRIES.search(page.read_text("utf-8"))


@pytest.mark.parametrize("name", IN_FRENCH)
def test_french_is_quoted_as_in_french(name: str) -> None:
    french = "\n".join(part for part in prose(text(name)).split("\n\n") if not part.startswith("*"))
    assert '"' not in french
    assert "“" not in french


# -- the program -------------------------------------------------------------------------------


@every_page
def test_commands_of_the_program_exist_with_their_options(page: Path) -> None:
    for name, rest in PROGRAM.findall(page.read_text("utf-8")):
        assert name in main.commands, name
        known = {o for p in main.commands[name].params for o in p.opts} | {"--help"}
        for option in re.findall(r"(?<!\S)-{1,2}[a-z][a-z-]*", rest):
            assert option in known, (name, option)


def test_the_readme_names_what_runs_and_replays() -> None:
    named = {name for name, _ in PROGRAM.findall(text("README"))}
    assert {"run", "sim", "scenario", "replay"} <= named


def test_make_has_the_two_commands() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert set(re.findall(r"^make (\w+)", text("README"), re.MULTILINE)) <= set(targets)


def test_server_properties_are_those_explained() -> None:
    file = (ROOT / "server-config" / "server.properties").read_text("utf-8")
    lines = dict(re.findall(r"^([\w.-]+)=(.*)$", file, re.MULTILINE))
    assert lines == {
        "enable-rcon": "true",
        "rcon.port": str(Server().port),
        "rcon.password": "",
        "broadcast-rcon-to-ops": "false",
    }
    for shown in (text("README"), text("installation")):
        assert all(f"{key}=" in shown for key in lines)


def test_the_rules_of_the_game_that_hush_clicks_are_spelt_as_each_version_does() -> None:
    said: dict[tuple[str, str], list[str]] = {}
    for version in known_versions():
        spoken = dialect(version)
        said.setdefault((spoken.rule_feedback, spoken.rule_admin_log), []).append(version)
    (old, before), (new, since) = said.items()
    major, last = since[0].rsplit(".", 1)
    rows = [
        f"| {before[0]} à {major}.{int(last) - 1} "
        f"| `gamerule {old[0]} false` | `gamerule {old[1]} false` |",
        f"| {since[0]} et plus | `gamerule {new[0]} false` | `gamerule {new[1]} false` |",
    ]
    for row in rows:
        assert row in text("installation"), row


# -- options of the rules ------------------------------------------------------------------------


def options() -> dict[str, object]:
    return {
        f"{group}.{key}" if key else group: value
        for group, keys in DEFAULTS.items()
        for key, value in (keys.items() if keys else [("", keys)])
    }


def test_the_page_of_blocs_has_every_option_with_its_default_and_no_other() -> None:
    """If not: a row of docs/blocs.md for each."""
    rows = dict(re.findall(r"^\| `([\w.]+)` \| (.*?) \|", text("blocs"), re.MULTILINE))
    shown = {
        key: f"`{str(value).lower() if isinstance(value, bool) else value}`"
        for key, value in options().items()
        if value != {}
    }
    assert rows == {**shown, "magies": "aucune"}


# -- what is typed -------------------------------------------------------------------------------


def test_the_page_of_commands_is_made_from_the_words() -> None:
    """If not: ``python -m tests.commands_page``."""
    assert PAGE.read_text("utf-8") == page()


def written() -> list[str]:
    """Every command that a French page shows, without its sign."""
    found = {
        line
        for name in ("README", "mj", "joueurs", "blocs")
        for line in re.findall(r"(?:`|^|\w: )!(?!\[)([^`\n]+)", text(name), re.MULTILINE)
    }
    return sorted(found)


def from_the_words() -> list[str]:
    """Every example of the language files."""
    return sorted({line for line, rules in examples() if rules in (None, RULESET)})


LOST = re.compile(
    r"(reply|refusal)-(unknown|nearest|no-such|missing|bad|leftover|which|empty|failed|no-mobs)"
)
"""What is answered to a line that is not understood."""

WORLD_DECIDES = ("refusal-no-such-roll",)
"""It is understood; the last action just had no such throw."""


@pytest.mark.parametrize("line", sorted({*written(), *from_the_words()}))
def test_what_the_pages_and_the_help_show_is_understood(line: str, tmp_path: Path) -> None:
    answers = say(tmp_path, line)
    lost = [a for a in answers if LOST.match(a) and a not in WORLD_DECIDES]
    if not read(line, lexicon(RULESET)).rest:  # named in passing: it may want more
        lost = [a for a in lost if "-missing-" not in a]
    assert not lost


def say(folder: Path, line: str) -> list[str]:
    """What somebody who may say it is answered, in the middle of a fight on the bridge."""
    rosters = {"Aldric": ALDRIC, "Morgane": MASTER, "Tom": TOM}
    clock, dice, world = Clock(), thrown(Random(7)), World()
    store = Store(folder / "melee.db", codec_for(RULESET), clock)
    roster = Roster(store, (MASTER.name,))
    roster.refresh({p.name: p.uuid for p in rosters.values()})
    world.feet_of = {p.uuid: (0.5, 64.0, 0.5) for p in rosters.values()}
    hall = Hall(store, {"blocs": RULESET}, dice, facts_by_default)
    intake = Intake(hall, roster, world, dice, lambda question: 30.0, ruleset="blocs")

    def tell(who: Player, typed: str) -> None:
        assert intake.hear(who, f"!{typed}")

    if "taverne" in line:
        tell(MASTER, "combat début Taverne")
    tell(MASTER, 'combat début "Pont rouge"')
    table = hall[hall.named("pont rouge") or ""]
    guard = RULESET.creatures["garde"]
    assert isinstance(guard, Sheet)
    balls = [
        Weapon(nom=name, sorte="sort", portee_max=30, zone_rayon=2)
        for name in ("boule de feu", "fireball")
    ]
    gate = Weapon(nom="pas de l'ombre", sorte="sort", teleporte=30)
    hero = guard.model_copy(
        update={
            "objets": {"potion": 2},
            "armes": (*guard.armes, WEAPONS["arc-court"], WEAPONS["coup-de-belier"], *balls, gate),
            "equipement": (
                Gear(nom="casque", emplacement="tete"),
                Gear(nom="épée de rechange", emplacement="main_secondaire"),
                Gear(nom="bouclier", emplacement="main_secondaire"),
            ),
        }
    )
    beings = (
        Being("aldric", "Aldric", "pj", hero, (0, 64, 0), ALDRIC.uuid),
        Being("mira", "Mira", "pj", guard, (0, 64, 1), MIRA.uuid),
    )
    table.do(Command(GM, GM, "join", {"beings": beings}))
    opening = (
        "ajout brigand x4",
        "ajout gobelin Snik",
        "ajout gobelin x2",
        "ajout orc",
        "ajout cheval",
        "lancer",
        "déf c'est tout",
        "déf oui",
        "tour aldric",
    )
    for typed in opening:
        tell(MASTER, typed)
        while table.open and any(q.question == "tie" for q in table.open.values()):
            tell(MASTER, "déf jet")
    assert table.fight.clock.acting() == ("aldric",)
    before = len(store.rows(0, 100_000))
    typed = read(line, lexicon(RULESET))
    rule = RULESET.verbs.get(typed.verb)
    master = typed.verb == "as" or (rule.when == "gm" if rule else typed.verb in FOR_MASTERS)
    speaker = TOM if typed.verb == "join" else MASTER if master else ALDRIC
    if typed.verb in ("answer", "accept", "decline"):
        tell(MASTER, "en brigand 1 att aldric")
    tell(speaker, line)
    rows = [r.record for r in store.rows(0, 100_000)][before:]
    return [
        spoken.key
        for record in rows
        if isinstance(record, Whisper) and record.to == speaker.uuid
        for spoken in record.lines
    ]


def test_a_line_that_is_not_understood_would_be_found(tmp_path: Path) -> None:
    for n, line in enumerate(("att brigand 9", "jet danse", "utiliser balai", "forcer merveille")):
        folder = tmp_path / str(n)
        folder.mkdir()
        assert any(LOST.match(a) for a in say(folder, line)), line


def test_the_data_of_the_page_are_read(tmp_path: Path) -> None:
    found = [b for b in blocks(text("regles-maison"), "toml") if b.startswith("# donnees/")]
    for block in found:
        name = block.splitlines()[0].removeprefix("# donnees/")
        (tmp_path / name).write_text(block, "utf-8")
    assert len(found) == 2
    assert with_data(RULESET, tmp_path).id == "blocs"


@pytest.mark.parametrize(
    ("name", "at"), [("scenarios", 0), ("regles-maison", -1)], ids=["scenarios", "regles-maison"]
)
def test_the_scenario_of_the_page_passes(name: str, at: int, tmp_path: Path) -> None:
    folder = tmp_path / "maison"
    shutil.copytree(ROOT / "rules" / "blocs", folder)
    house = next(b for b in blocks(text("regles-maison"), "toml") if b.startswith("[ysolde]"))
    with (folder / "data" / "creatures.toml").open("a", encoding="utf-8") as file:
        file.write(f"\n{house}")
    scenario = tmp_path / "scenario.toml"
    scenario.write_text(blocks(text(name), "toml")[at], "utf-8")
    done = CliRunner().invoke(main, ["scenario", "--ruleset-folder", str(folder), str(scenario)])
    assert done.exit_code == 0, done.output
