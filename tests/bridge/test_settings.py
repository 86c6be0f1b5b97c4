"""melee.toml: what loads, and the line that each mistake gets."""

import re
from pathlib import Path

import pytest

from bridge.settings import Settings, SettingsError, every_key, load

ROOT = Path(__file__).parents[2]
SECRET = {"MELEE_RCON_PASSWORD": "s3cret-of-the-bridge"}


def write(folder: Path, text: str) -> Path:
    path = folder / "melee.toml"
    path.write_text(text, "utf-8")
    return path


def mistakes(folder: Path, text: str, environ: dict[str, str] = SECRET) -> tuple[str, ...]:
    with pytest.raises(SettingsError) as caught:
        load(write(folder, text), environ)
    return caught.value.lines


def test_the_commented_file_loads_as_it_is_and_shows_the_defaults() -> None:
    settings = load(ROOT / "server-config" / "melee.toml", SECRET)
    plain = Settings()
    assert settings.model_dump(exclude={"servers"}) == plain.model_dump(exclude={"servers"})
    assert settings.servers[0].log == ROOT / "server-config" / "logs" / "latest.log"


@pytest.mark.parametrize("key", every_key())
def test_every_key_is_in_the_commented_file_and_in_the_documentation(key: str) -> None:
    name = key.split(".")[-1]
    example = (ROOT / "server-config" / "melee.toml").read_text("utf-8")
    assert re.search(rf"^#? ?\[*{name}\b", example, re.MULTILINE)
    assert f"`{key}`" in (ROOT / "docs" / "reglages.md").read_text("utf-8")


def test_an_unknown_key_names_the_file_the_key_and_the_nearest_known_one(tmp_path: Path) -> None:
    (line,) = mistakes(tmp_path, 'langage = "fr"')
    assert line.startswith("melee.toml: langage: unknown key, did you mean language? (allowed: ")


def test_each_mistake_has_its_own_line(tmp_path: Path) -> None:
    lines = mistakes(
        tmp_path,
        'walking = "fast"\nhearing_radius_m = -3\n[display]\npints = 1\n[[server]]\nport = 99999',
    )
    assert [line.split(": ")[1] for line in lines] == [
        "hearing_radius_m",
        "walking",
        "display.pints",
        "server.0.port",
    ]
    assert "(allowed: a number > 0 ≤ 1000)" in lines[0]
    assert "'libre', 'averti', 'fige' or 'strict'" in lines[1]


@pytest.mark.parametrize("sign", ["a", "/", "! ", "", "!!!!"])
def test_a_prefix_is_a_sign(tmp_path: Path, sign: str) -> None:
    if sign == "! ":  # the space around a value is nothing
        assert load(write(tmp_path, f'prefix = "{sign}"'), SECRET).prefix == "!"
    else:
        assert "no letter, figure, space or /" in mistakes(tmp_path, f'prefix = "{sign}"')[0]


def test_broken_toml_says_where(tmp_path: Path) -> None:
    assert "line 2" in mistakes(tmp_path, 'language = "fr"\nprefix = !')[0]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="no such file"):
        load(tmp_path / "none.toml", SECRET)


def test_the_password_comes_from_the_environment_or_a_file(tmp_path: Path) -> None:
    (tmp_path / "pw").write_text("from-the-file\n", "utf-8")
    path = write(
        tmp_path, '[[server]]\npassword_file = "pw"\n[[server]]\nname = "b"\nstore = "b.db"\n'
    )
    env = {"MELEE_RCON_PASSWORD_B": "from-the-environment"}
    passwords = [s.password.get_secret_value() for s in load(path, env).servers]
    assert passwords == ["from-the-file", "from-the-environment"]


def test_no_password_is_a_mistake(tmp_path: Path) -> None:
    (line,) = mistakes(tmp_path, "", {})
    assert "server.0.password_file: the RCON password is missing" in line
    (line,) = mistakes(tmp_path, '[[server]]\npassword_file = "none"', {})
    assert "cannot be read" in line


def test_a_password_in_the_file_is_refused_and_never_shown(tmp_path: Path) -> None:
    lines = mistakes(tmp_path, '[[server]]\npassword = "hunter22"\nfoo = 1')
    assert "no place in this file" in lines[0]
    assert "hunter22" not in "".join(lines)


def test_settings_never_show_the_password(tmp_path: Path) -> None:
    settings = load(write(tmp_path, ""), SECRET)
    shown = f"{settings!r} {settings} {settings.model_dump()} {settings.model_dump_json()}"
    assert SECRET["MELEE_RCON_PASSWORD"] not in shown


def test_two_servers_of_one_name_are_a_mistake(tmp_path: Path) -> None:
    (line,) = mistakes(tmp_path, '[[server]]\n[[server]]\nstore = "b.db"')
    assert "two servers have the name minecraft" in line


def test_a_question_has_its_own_deadline_or_the_default() -> None:
    settings = Settings(deadlines_seconds={"default": 20, "defence": 45})
    assert settings.deadline("defence") == 45
    assert settings.deadline("opportunity") == 20
    assert Settings(deadlines_seconds={"defence": 45}).deadline("opportunity") == 30


@pytest.mark.parametrize("name", ["klingon", "utf-16", "rot13", "hex", "undefined"])
def test_an_encoding_that_no_log_has_is_a_mistake(tmp_path: Path, name: str) -> None:
    (line,) = mistakes(tmp_path, f'[[server]]\nencoding = "{name}"\n')
    assert line.startswith("melee.toml: server.0.encoding: ")
    assert "utf-8, cp1252" in line
