"""melee.toml: what loads, and the line that each mistake gets."""

import re
from datetime import date
from pathlib import Path

import pytest
from pydantic import BaseModel, ValidationError

from bridge.i18n import LANGUAGES
from bridge.mistakes import refused
from bridge.settings import Settings, SettingsError, every_key, load
from bridge.setup.correction import correction
from bridge.setup.finding import LOCALE, setup_words

ROOT = Path(__file__).parents[2]
SECRET = {"MELEE_RCON_PASSWORD": "s3cret-of-the-bridge"}
WORDS = setup_words()


def write(folder: Path, text: str) -> Path:
    path = folder / "melee.toml"
    path.write_text(text, "utf-8")
    return path


def mistakes(
    folder: Path, text: str, environ: dict[str, str] = SECRET, language: str = "en"
) -> list[str]:
    """The lines that the owner gets; French ones without their no-break spaces."""
    with pytest.raises(SettingsError) as caught:
        load(write(folder, text), environ)
    lines = [correction(m, WORDS, language) for m in caught.value.mistakes]
    return [re.sub("[\u00a0\u202f]", " ", line) for line in lines]


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
    start = "melee.toml, langage: unknown key, probably language. Allowed: language, prefix, "
    assert line.startswith(start)


def test_each_mistake_has_its_own_line(tmp_path: Path) -> None:
    lines = mistakes(
        tmp_path,
        'walking = "fast"\nhearing_radius_m = -3\n[display]\npints = 1\n[[server]]\nport = 99999',
    )
    assert [line.partition(": ")[0] for line in lines] == [
        "melee.toml, hearing_radius_m",
        "melee.toml, walking",
        "melee.toml, [display], pints",
        "melee.toml, [[server]] no. 1, port",
    ]
    assert "Allowed: a number above 0, up to 1000, without quotes" in lines[0]
    assert 'Allowed: "libre", "averti", "fige", "strict"' in lines[1]
    assert "Allowed: points, order, glow" in lines[2]
    assert "Allowed: a whole number from 1 to 65535, without quotes" in lines[3]


@pytest.mark.parametrize("sign", ["a", "/", "! ", "", "!!!!"])
def test_a_prefix_is_a_sign(tmp_path: Path, sign: str) -> None:
    if sign == "! ":  # the space around a value is nothing
        assert load(write(tmp_path, f'prefix = "{sign}"'), SECRET).prefix == "!"
    else:
        assert "no letter, figure, space or /" in mistakes(tmp_path, f'prefix = "{sign}"')[0]


def test_broken_toml_says_where(tmp_path: Path) -> None:
    assert "line 2: " in mistakes(tmp_path, 'language = "fr"\nprefix = !')[0]
    assert "end of the file: " in mistakes(tmp_path, 'masters = ["MJ"')[0]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as caught:
        load(tmp_path / "none.toml", SECRET)
    (mistake,) = caught.value.mistakes
    line = correction(mistake, WORDS, "en")
    assert line.startswith(f"{tmp_path / 'none.toml'}: there is no such file. Allowed: melee init")


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
    assert "[[server]] no. 1, password_file: the RCON password is missing. Allowed: " in line
    assert "MELEE_RCON_PASSWORD" in line
    (line,) = mistakes(tmp_path, '[[server]]\npassword_file = "none"', {})
    assert "[[server]] no. 1, password_file: this file cannot be read. Allowed: " in line


def test_a_password_in_the_file_is_refused_and_never_shown(tmp_path: Path) -> None:
    lines = mistakes(tmp_path, '[[server]]\npassword = "hunter22"\nfoo = 1')
    assert "[[server]] no. 1, password: the password has no place in this file" in lines[0]
    assert "[[server]] no. 1, foo: unknown key" in lines[1]
    assert "hunter22" not in "".join(lines)


def test_settings_never_show_the_password(tmp_path: Path) -> None:
    settings = load(write(tmp_path, ""), SECRET)
    shown = f"{settings!r} {settings} {settings.model_dump()} {settings.model_dump_json()}"
    assert SECRET["MELEE_RCON_PASSWORD"] not in shown


def test_two_servers_of_one_name_are_a_mistake(tmp_path: Path) -> None:
    (line,) = mistakes(tmp_path, '[[server]]\n[[server]]\nstore = "b.db"')
    assert "two servers have the name minecraft. Allowed: a different name under each" in line
    (line,) = mistakes(tmp_path, '[[server]]\n[[server]]\nname = "b"')
    assert "two servers keep their fights in melee.db. Allowed: a different file" in line
    (line,) = mistakes(tmp_path, '[[server]]\nlog = "x"\nstore = "x"')
    assert "x is a log and a file of fights (store) at once. Allowed: two different files" in line


def test_a_question_has_its_own_deadline_or_the_default() -> None:
    settings = Settings(deadlines_seconds={"default": 20, "defence": 45})
    assert settings.deadline("defence") == 45
    assert settings.deadline("opportunity") == 20
    assert Settings(deadlines_seconds={"defence": 45}).deadline("opportunity") == 30


@pytest.mark.parametrize("name", ["klingon", "utf-16", "rot13", "hex", "undefined"])
def test_an_encoding_that_no_log_has_is_a_mistake(tmp_path: Path, name: str) -> None:
    (line,) = mistakes(tmp_path, f'[[server]]\nencoding = "{name}"\n')
    assert line.startswith("melee.toml, [[server]] no. 1, encoding: ")
    assert '"utf-8", "cp1252"' in line


LIST = 'une liste de noms, comme masters = ["MJ"]'
PORT = "[[server]] n° 1, port : {} Permis : un nombre entier de 1 à 65535, sans guillemets"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('masters = "MJ"', f"masters : un texte ne convient pas ici. Permis : {LIST}"),
        ("masters = [5]", f"masters n° 1 : un nombre ne convient pas ici. Permis : {LIST}"),
        ("masters = MJ", "ligne 1 : cette valeur ne se lit pas. Permis : un texte entre"),
        ('masters = ["MJ', "fin du fichier : des guillemets ouverts ne sont pas fermés"),
        ('masters = ["MJ"', "fin du fichier : un crochet ouvert n'est pas fermé"),
        ('\nmasters: "MJ"', "ligne 2 : il manque le signe = après la clé"),
        ("a = 1\na = 2\n", "ligne 2 : cette clé ou cette table est là deux fois"),
        ('log = "C:\\Users"', "ligne 1 : un \\ ne peut pas être écrit seul"),
        ('[[server]]\nport = "abc"', PORT.format("un texte ne convient pas ici.")),
        ("[[server]]\nport = 2.5", PORT.format("un nombre à virgule ne convient pas ici.")),
        ("[[server]]\nport = 0", PORT.format("ce nombre est trop petit.")),
        ("[[servers]]\nport = 70000", PORT.format("ce nombre est trop grand.")),
        ("[poll]\nlog_seconds = -3", "[poll], log_seconds : ce nombre est trop petit. Permis : "
         "un nombre de 0.001 à 60, sans guillemets"),
        ("[deadlines_seconds]\ndefault = -1", "[deadlines_seconds], default : ce nombre est trop "
         "petit. Permis : un nombre de 0 à 86400"),
        ('[display]\nglow = "x"', "[display], glow : un texte ne convient pas ici. Permis : true"),
        ("[server]\nport = 1", "server : une table ne convient pas ici. Permis : la ligne"),
        ("[[server]]\nmasters = []", "[[server]] n° 1, masters : cette clé va en haut du fichier"),
        ("port = 25575", "port : cette clé va sous [[server]]"),
        ('[[server]]\nchat = ["{joueur}: {text}"]', "[[server]] n° 1, chat n° 1 : {joueur} ne veut "
         "rien dire dans une forme de chat. Permis : {player}, {name}, {any}, {text}"),
        ('[[server]]\nstore = "."', "[[server]] n° 1, store : ce n'est pas le nom d'un fichier"),
        ('[web]\nhost = ""', "[web], host : ce n'est pas l'adresse d'une machine. Permis : le nom"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_in_plain_french(tmp_path: Path, text: str, line: str) -> None:
    (told,) = mistakes(tmp_path, text, language="fr")
    assert told.startswith(f"melee.toml, {line}")


NAMES_A_FILE = ("server.blocks",)  # whose own mistakes are told with its name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [k for k in every_key() if k not in NAMES_A_FILE])
@pytest.mark.parametrize("value", ["[[1979-05-27]]", "-1e99", "{s3cret = 's3cret'}", "'s3cret ='"])
def test_whatever_is_wrong_is_told_in_our_words_without_the_value(
    tmp_path: Path, language: str, key: str, value: str
) -> None:
    table, _, name = key.rpartition(".")
    head = {"": "", "server": "[[server]]\n"}.get(table, f"[{table}]\n")
    try:
        load(write(tmp_path, f"{head}{name} = {value}\n"), SECRET)
    except SettingsError:
        lines = mistakes(tmp_path, f"{head}{name} = {value}\n", language=language)
        for line in lines:
            assert name in line
            assert ("Permis : " if language == "fr" else "Allowed: ") in line
            assert not re.search(r"[Ii]nput|valid |tuple|\{ ?\$|mistake-|allowed-|reglages", line)
            assert value.startswith("{") or "s3cret" not in line


class Unforeseen(BaseModel):
    day: date


@pytest.mark.parametrize("value", ["2000-13-01", "never"])
def test_an_unforeseen_sort_of_mistake_is_an_impossible_value(value: str) -> None:
    with pytest.raises(ValidationError) as caught:
        Unforeseen.model_validate({"day": value})
    (mistake,) = refused("melee.toml", Unforeseen, caught.value)
    line = correction(mistake, WORDS, "fr").replace("\u00a0", " ")
    assert line.startswith("melee.toml, day : valeur impossible. Permis : ")


def test_the_words_of_mistakes_are_there_in_both_languages_and_none_in_vain() -> None:
    def ids(language: str) -> set[str]:
        text = (LOCALE / f"mistakes.{language}.ftl").read_text("utf-8")
        return set(re.findall(r"^ *([a-z.][\w-]*) =", text, re.MULTILINE))

    assert ids("fr") == ids("en")
    sources = [p.read_text("utf-8") for p in (ROOT / "bridge").rglob("*.py")]
    spoken = {s for text in sources for s in re.findall(r'"([a-z0-9-]+)"', text)}
    spoken |= {"toml-utf-8", "toml-digits", "toml-depth", "name-twice", "store-twice"}  # composed
    keys = {i.removeprefix("mistake-") for i in ids("fr") if i.startswith("mistake-")}
    assert keys <= spoken
    thrown = {k for text in sources for k in re.findall(r'Wrong\("([^"{]+)"', text)}
    thrown |= {k for text in sources for k in re.findall(r'BadForm\("([^"{]+)"', text)}
    made = r'Mistake\((?:str\(path\)|path\.name|"melee\.toml"), "([a-z-]+)"'
    thrown |= {k for text in sources for k in re.findall(made, text)}
    assert len(thrown) > 20
    assert thrown <= keys
