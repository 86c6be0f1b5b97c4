"""What is wrong with a set-up is named, and nothing else; the password never is."""

import socket
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from bridge.cli import main
from bridge.setup import freshness
from bridge.setup.finding import setup_words, told
from bridge.store.lease import Lease

from .setup_town import PASSWORD, Town, bad, examined, town


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Town]:
    monkeypatch.delenv("MELEE_RCON_PASSWORD", raising=False)
    with town(tmp_path) as made:
        yield made


def test_a_sound_set_up(here: Town) -> None:
    here.do(lambda: here.server.join("Alex", (0.5, 64.0, 0.5)))
    here.do(lambda: here.server.say("Alex", "déjà là"))
    sections, found = examined(here.config)
    assert [s.title for s in sections] == ["program", "log", "rcon", "game", "store"]
    assert {f.level for f in found.values()} == {"ok", "note"}
    assert {"log-alive", "encoding-right", "rcon-open", "second-agrees", "version",
            "broadcast-off", "list", "store-none"} <= set(found)  # fmt: skip
    assert found["version"].params["version"] == "1.21.11"
    last = next(r for r in sections[1].readings if "déjà" in r.line)
    assert (last.key, last.params["name"]) == ("chat-unsigned", "Alex")


def test_nobody_is_named_as_game_master(here: Town) -> None:
    found = examined(here.config)[1]["masters-tagged"]
    assert "tag Morgane add melee.mj" in told(found, setup_words(), "fr")[1]
    written = here.config.read_text("utf-8")
    here.config.write_text('master_tag = ""\n' + written, "utf-8")
    assert bad(here.config) == ["masters-none"]
    here.config.write_text('masters = ["Alex"]\n' + written, "utf-8")
    assert not [key for key in examined(here.config)[1] if key.startswith("masters")]


def test_a_wrong_password(here: Town) -> None:
    here.settings(password="another-one")
    assert bad(here.config) == ["rcon-password-other"]
    (here.folder / "server.properties").unlink()
    assert bad(here.config) == ["rcon-password"]


def test_rcon_that_is_off_in_the_servers_own_file(here: Town) -> None:
    here.settings(port="1")
    here.properties(**{"enable-rcon": "false"})
    assert bad(here.config) == ["rcon-off"]
    here.properties(rcon__password="")
    assert bad(here.config) == ["rcon-no-password"]


def test_a_wrong_port_is_told_with_the_right_one(here: Town) -> None:
    here.settings(port="1")
    found = examined(here.config)[1]["rcon-port"]
    assert found.params == {"ours": "1", "theirs": str(here.server.port)}
    assert f"port = {here.server.port}" in told(found, setup_words(), "fr")[1]


def test_nobody_listens_and_nothing_tells_why(here: Town) -> None:
    here.settings(port="1", log='"logs/other.log"')
    here.properties(rcon__port="1")
    assert bad(here.config) == ["log-missing-near", "rcon-closed", "version-unknown"]


def test_a_port_that_speaks_something_else(here: Town) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:

        def hang_up() -> None:
            for _ in range(2):  # the look at the port, and the login
                other.accept()[0].close()

        thread = threading.Thread(target=hang_up)
        thread.start()
        here.settings(port=str(other.getsockname()[1]))
        assert bad(here.config) == ["rcon-foreign"]
        thread.join(10)


def test_a_log_that_is_not_there_or_a_folder(here: Town) -> None:
    here.settings(log='"logs"', version='"1.21.11"')
    assert bad(here.config) == ["log-folder"]
    here.settings(log='"nowhere/latest.log"', version='"1.21.11"')
    found = examined(here.config)[1]["log-missing-near"]
    assert found.params["near"] == str(here.log)


def test_a_log_of_another_server(here: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freshness, "PATIENCE_SECONDS", 0.2)
    other = here.folder / "old.log"
    other.write_text("[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20\n")
    here.settings(log='"old.log"')
    found = examined(here.config)[1]
    assert found["log-silent"].level == "warn"
    assert "log-alive" not in found


@pytest.mark.parametrize(
    ("written", "encoding", "key", "guess"),
    [
        ("cp1252", "utf-8", "encoding-wrong", "cp1252"),
        ("utf-8", "cp1252", "encoding-wrong", "utf-8"),
        ("utf-8", "utf-8", "encoding-right", None),
        ("cp1252", "cp1252", "encoding-right", None),
    ],
)
def test_the_encoding(here: Town, written: str, encoding: str, key: str, guess: str | None) -> None:
    line = "[10:00:00] [Server thread/INFO]: <Alex> déjà l'été, ça y est\n"
    with here.log.open("ab") as log:
        log.write(line.encode(written))
    here.settings(encoding=f'"{encoding}"')
    found = examined(here.config)[1]
    assert key in found
    assert found[key].params.get("guess") == guess


def test_accents_that_were_lost_on_the_way(here: Town) -> None:
    with here.log.open("ab") as log:
        log.write(b"[10:00:00] [Server thread/INFO]: <Alex> d?j? l'?t? \n")
        log.write(b"[10:00:00] [Server thread/INFO]: <Alex> prot?ger\n")
    assert bad(here.config) == ["encoding-lost"]


def test_a_plugin_changes_the_chat(here: Town) -> None:
    line = "[10:00:00] [Async Chat Thread - #1/INFO]: [Garde] Alex: bonsoir"
    with here.log.open("ab") as log:
        log.write(line.encode() + b"\n")
    assert bad(here.config) == ["chat-form"]
    here.settings(chat='["[{any}] {player}: {text}"]')
    sections, _ = examined(here.config)
    assert sections[1].is_sound
    assert next(r.key for r in sections[1].readings if r.line == line) == "chat-account"


def test_operators_see_every_command(here: Town) -> None:
    here.properties(**{"broadcast-rcon-to-ops": "true"})
    assert examined(here.config)[1]["broadcast"].level == "warn"
    (here.folder / "server.properties").unlink()
    assert "broadcast-unknown" in examined(here.config)[1]
    here.do(lambda: here.server.handle("scoreboard objectives add x dummy"))
    assert examined(here.config)[1]["broadcast"].level == "warn"


def test_secrets_that_others_can_read(here: Town) -> None:
    (here.folder / "rcon.password").chmod(0o644)
    assert bad(here.config) == ["secret-readable"]
    here.config.write_text(here.config.read_text() + '[web]\ntoken = "abc"\n')
    here.config.chmod(0o646)
    assert bad(here.config) == ["secret-readable", "settings-readable", "settings-writable"]


def test_a_version_that_is_too_old_or_set_otherwise(here: Town) -> None:
    here.settings(version='"1.12.2"')
    found = examined(here.config)[1]
    assert found["version-old"].level == "bad"
    here.settings(version='"1.20.4"', flavour='"paper"')
    assert examined(here.config)[1]["version-other"].params == {"set": "1.20.4", "told": "1.21.11"}


def test_a_store_that_is_damaged_or_in_use(here: Town) -> None:
    store = here.folder / "melee.db"
    store.write_bytes(b"no store at all" * 100)
    assert bad(here.config) == ["store-damaged"]
    with Lease(store):
        assert examined(here.config)[1]["store-busy"].level == "note"
    store.unlink()
    db = sqlite3.connect(store)
    db.execute("CREATE TABLE t (x)")
    db.close()
    assert bad(here.config) == ["store-damaged"]


def test_settings_that_cannot_be_read_end_the_visit(tmp_path: Path) -> None:
    config = tmp_path / "melee.toml"
    config.write_text('walking = "fast"', "utf-8")
    sections, found = examined(config)
    assert [s.title for s in sections] == ["program"]
    assert "walking" in str(found["settings-bad"].params["mistake"])


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "À corriger dans melee.toml, masters : un texte ne convient pas ici. Permis : "),
        ("en", "To correct in melee.toml, masters: a text will not do here. Allowed: "),
    ],
)
def test_a_mistake_in_the_settings_is_told_in_the_readers_language(
    tmp_path: Path, language: str, line: str
) -> None:
    config = tmp_path / "melee.toml"
    config.write_text('masters = "MJ"\n[[server]]\npassword = "hunter22"\n', "utf-8")
    chosen = () if language == "fr" else ("--lang", language)
    done = CliRunner().invoke(main, ["doctor", "-c", str(config), *chosen])
    output = done.output.replace("\u00a0", " ")
    assert done.exit_code == 1
    assert f"✘ {line}" in output
    assert 'masters = ["MJ"]' in output
    assert "hunter22" not in output


def test_without_settings_it_says_how_to_make_them(tmp_path: Path) -> None:
    assert bad(tmp_path / "melee.toml") == ["settings-none"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_report_at_a_terminal(here: Town, language: str) -> None:
    done = CliRunner().invoke(main, ["doctor", "-c", str(here.config), "--lang", language])
    assert done.exit_code == 0, done.output
    assert ("Tout est en ordre." if language == "fr" else "Everything is in order.") in done.output
    assert PASSWORD not in done.output
    here.settings(password="not-this-one")
    done = CliRunner().invoke(main, ["doctor", "-c", str(here.config), "--lang", language])
    assert done.exit_code == 1
    assert "rcon.password" in done.output
    assert "not-this-one" not in done.output
    assert PASSWORD not in done.output


def test_one_line_is_explained(here: Town) -> None:
    def explained(line: str) -> tuple[int, str]:
        done = CliRunner().invoke(main, ["doctor", "-c", str(here.config), "--line", line])
        return done.exit_code, done.output

    code, output = explained("[12:00:00] [Server thread/INFO]: <Alex> bonjour")
    assert code == 0
    assert "Alex" in output.splitlines()[-1]
    assert explained("[12:00:00] [Async Chat Thread - #1/INFO]: Alex: bonjour")[0] == 1
