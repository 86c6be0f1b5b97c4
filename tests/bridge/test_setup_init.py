"""A set-up that is begun by the program: files, their rights, and the server's properties."""

import ast
import os
import re
import stat
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from bridge.cli import main
from bridge.i18n import LANGUAGES
from bridge.settings import load
from bridge.setup.finding import LOCALE, setup_words
from bridge.setup.properties import changed, parse
from bridge.setup.template import TEMPLATES, filled

ROOT = Path(__file__).parents[2]
OLD = "#Minecraft server properties\nmotd=Caf\\u00e9\nenable-rcon=false\nserver-port: 25566\n"


def run(folder: Path, *options: str, typed: str = "") -> tuple[int, str]:
    config = str(folder / "melee.toml")
    done = CliRunner().invoke(main, ["init", "-c", config, *options], input=typed)
    return done.exit_code, done.output


def test_everything_by_options(tmp_path: Path) -> None:
    (tmp_path / "server.properties").write_text(OLD, "utf-8")
    options = ("--lang", "fr", "--server", str(tmp_path), "--masters", "Morgane, MJ")
    code, output = run(tmp_path, *options, "--port", "25599", "--properties")
    assert code == 0, output
    settings = load(tmp_path / "melee.toml", {})
    (server,) = settings.servers
    assert (settings.masters, server.port) == (("Morgane", "MJ"), 25599)
    assert server.log == tmp_path / "logs" / "latest.log"
    password = server.password.get_secret_value()
    assert len(password) >= 24
    assert password not in output
    entries = parse((tmp_path / "server.properties").read_text("utf-8"))
    assert entries == {
        "motd": "Café",
        "enable-rcon": "true",
        "server-port": "25566",
        "rcon.port": "25599",
        "rcon.password": password,
        "broadcast-rcon-to-ops": "false",
    }
    assert (tmp_path / "server.properties.before-melee").read_text("utf-8") == OLD
    if os.name == "posix":
        for secret in ("rcon.password", "server.properties.before-melee"):
            assert stat.S_IMODE((tmp_path / secret).stat().st_mode) == 0o600


def test_a_password_that_the_server_has_is_kept(tmp_path: Path) -> None:
    (tmp_path / "server.properties").write_text("rcon.password=déjà\\u0020là\n", "utf-8")
    code, output = run(tmp_path, "--lang", "en", "--masters", "", typed=f"{tmp_path}\n\nn\n")
    assert code == 0, output
    assert load(tmp_path / "melee.toml", {}).servers[0].password.get_secret_value() == "déjà là"
    assert "enable-rcon=true" in output
    assert "rcon.password=" not in output
    assert "déjà là" not in output


def test_what_was_not_given_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "mc").mkdir()
    (tmp_path / "mc" / "server.properties").write_text("rcon.port=25577\n", "utf-8")
    code, output = run(tmp_path, typed=f"en\n{tmp_path / 'mc'}\nMorgane\n\nn\n")
    assert code == 0, output
    settings = load(tmp_path / "melee.toml", {})
    assert (settings.language, settings.masters) == ("en", ("Morgane",))
    assert settings.servers[0].port == 25577
    assert settings.servers[0].log == tmp_path / "mc" / "logs" / "latest.log"
    assert "rcon.password=<rcon.password>" in output


@pytest.mark.parametrize(
    ("typed", "enabled"), [("oui", True), ("o", True), ("non", False), ("", False)]
)
def test_the_last_question_is_answered_in_french(tmp_path: Path, typed: str, enabled: bool) -> None:
    (tmp_path / "server.properties").write_text("enable-rcon=false\n", "utf-8")
    options = ("--lang", "fr", "--server", str(tmp_path), "--masters", "", "--port", "25575")
    code, output = run(tmp_path, *options, typed=f"{typed}\n")
    assert code == 0, output
    assert ("enable-rcon=true" in (tmp_path / "server.properties").read_text("utf-8")) is enabled


def test_nothing_is_overwritten_unless_told_to(tmp_path: Path) -> None:
    (tmp_path / "melee.toml").write_text("mine", "utf-8")
    options = ("--lang", "fr", "--server", str(tmp_path), "--masters", "", "--port", "1")
    code, output = run(tmp_path, *options, "--no-properties")
    assert code == 2
    assert "melee.toml existe déjà" in output
    assert (tmp_path / "melee.toml").read_text("utf-8") == "mine"
    assert run(tmp_path, *options, "--no-properties", "--force")[0] == 0
    secret = (tmp_path / "rcon.password").read_text("utf-8")
    assert run(tmp_path, *options, "--no-properties", "--force")[0] == 0
    assert (tmp_path / "rcon.password").read_text("utf-8") == secret, "it may be in use"


def test_properties_that_are_right_are_left_alone(tmp_path: Path) -> None:
    text = "enable-rcon=true\nrcon.port=25575\nrcon.password=x\nbroadcast-rcon-to-ops=false\n"
    (tmp_path / "server.properties").write_text(text, "utf-8")
    code, output = run(tmp_path, "--lang", "fr", "--server", str(tmp_path), "--masters", "",
                       "--port", "25575", "--properties")  # fmt: skip
    assert code == 0
    assert "convient déjà" in output
    assert not (tmp_path / "server.properties.before-melee").exists()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a=1\n# c\nb=2", "a=9\n# c\nb=2\n"),
        ("a = 1\na: 2\n", "a=9\n"),
        ("# a=1\n", "# a=1\na=9\n"),
        ("", "a=9\n"),
    ],
)
def test_properties_are_changed_in_their_place(before: str, after: str) -> None:
    assert changed(before, {"a": "9"}) == after


@pytest.mark.parametrize("value", ["é", " x", "a\\b", "a=b:c#d", "", "日本"])
def test_a_value_is_read_as_it_was_written(value: str) -> None:
    assert parse(changed("", {"rcon.password": value})) == {"rcon.password": value}


def test_the_file_to_copy_is_the_one_that_is_written() -> None:
    """If not: copy one over the other."""
    mine = (ROOT / "server-config" / "melee.toml").read_text("utf-8")
    assert mine == (TEMPLATES / "melee.fr.toml").read_text("utf-8")


def test_the_templates_say_the_same() -> None:
    french, english = (tomllib.loads(filled(language, {})) for language in LANGUAGES)
    assert french == english


def test_a_value_without_a_place_is_a_mistake() -> None:
    with pytest.raises(KeyError, match=r"server\.colour"):
        filled("fr", {"server.colour": "red"})


def messages(language: str) -> set[str]:
    text = (LOCALE / f"setup.{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^ *([a-z.][\w-]*) =", text, re.MULTILINE))


def test_the_words_are_there_in_both_languages() -> None:
    assert setup_words().problems == []
    assert messages("fr") == messages("en")


def test_every_finding_has_words_and_all_words_are_for_something() -> None:
    trees = [ast.parse(p.read_text("utf-8")) for p in (ROOT / "bridge" / "setup").glob("*.py")]
    nodes = [n for tree in trees for n in ast.walk(tree)]
    spoken = {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    for prefix in ("doctor-", "reading-"):
        keys = {m.removeprefix(prefix) for m in messages("fr") if m.startswith(prefix)}
        assert keys <= spoken
    named = {
        part.value
        for n in nodes
        if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "Finding"
        for part in ast.walk(n.args[1])
        if isinstance(part, ast.Constant)
    }
    assert len(named) > 40
    assert [k for k in named if f"doctor-{k}" not in messages("fr")] == []
