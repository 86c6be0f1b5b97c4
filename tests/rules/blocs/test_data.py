"""The data of the game, and a server's own over it."""

from pathlib import Path

import pytest

from rules.blocs import RULESET
from rules.blocs.arms import ARMS, WEAPONS
from rules.engine.content import ContentError
from rules.engine.registry import with_data
from rules.engine.ruleset import Ruleset
from tests.rules.blocs.people import ORC, fight, foe, hero
from tests.rules.scripted import Played


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path


def over(folder: Path, **files: str) -> Ruleset:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return with_data(RULESET, folder)


def fault(folder: Path, **files: str) -> ContentError:
    with pytest.raises(ContentError) as error:
        over(folder, **files)
    return error.value


def test_there_is_somebody_for_each_kind_of_mob() -> None:
    mobs = ("zombie", "skeleton", "spider", "creeper", "enderman", "witch", "evoker", "vex",
            "ravager", "blaze", "piglin", "hoglin", "wither_skeleton", "slime", "phantom",
            "guardian", "elder_guardian", "polar_bear", "cow", "pig", "horse", "camel", "wolf",
            "villager", "iron_golem", "pillager", "vindicator", "cave_spider")  # fmt: skip
    for mob in mobs:
        assert RULESET.by_entity[f"minecraft:{mob}"] in RULESET.creatures


def test_every_kind_of_effect_is_in_a_spell_or_a_technique() -> None:
    magic = [w for file in ("spells.toml", "techniques.toml") for w in ARMS[file].values()]
    assert {w.usage for w in magic} == {"attaque", "soin", "soutien", "zone"}
    for field in ("zone_rayon", "effets", "sol", "teleporte", "pousse", "soin", "bonus_defense"):
        assert any(getattr(w, field) for w in magic), field
    assert any(w.attaques > 1 for w in magic)
    assert any(w.action == "demi" for w in magic)
    assert all(w.cout_mana for w in ARMS["spells.toml"].values())
    assert all(w.cout_stamina for w in ARMS["techniques.toml"].values())


def test_a_server_changes_one_field_and_adds_an_entry(own: Path) -> None:
    rules = over(
        own,
        weapons='[dague]\ndegats = "1d6"\n\n[fleau]\nnom = "fléau"\ndegats = "1d8"\n',
        creatures='[orc]\npv_max = 30\narmes = ["fleau", "dague"]\n',
    )
    orc = rules.creatures["orc"]
    assert (orc.pv_max, orc.ca) == (30, 13)  # type: ignore[attr-defined]
    assert [(w.nom, w.degats) for w in orc.armes] == [  # type: ignore[attr-defined]
        ("fléau", "1d8"), ("dague", "1d6"),
    ]  # fmt: skip
    assert WEAPONS["dague"].degats == "1d4"
    assert RULESET.creatures["orc"].pv_max == 15  # type: ignore[attr-defined]


def test_a_server_s_own_defaults_hold_where_nobody_chooses(own: Path) -> None:
    rules = over(own, settings='[destin]\njets = "tous"\n\n[cecite]\nrayon = 5\n')
    chosen = rules.settings.model_validate({"destin": {"degats_nuls": "un_echec"}})
    found = chosen.model_dump()
    assert found["destin"] == {"jets": "tous", "degats_nuls": "un_echec"}
    assert found["cecite"] == {"rayon": 5}
    played = Played(rules, foe("ORC", rules.creatures["orc"]))  # type: ignore[arg-type]
    played.gm("harm", who="ORC", amount="16")
    assert played["ORC"].has("unconscious")


def test_a_server_s_constants_magics_and_states(own: Path) -> None:
    rules = over(
        own,
        constants="[abri]\npartial = 2\n",
        magics='[feu]\nbat = ["glace"]\n',
        statuses="[gele]\ntours = 2\ninterdit = ['deplacement']\n",
        spells="[trait-de-feu]\ncout_mana = 1\n",
    )
    assert "gele" in rules.effects
    mage = rules.creatures["mage"]
    assert next(w for w in mage.armes if w.nom == "trait de feu").cout_mana == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(("file", "text", "entry", "field", "reason"), [
    ("weapons", "[dague]\ndegat = '1d6'\n", "dague", "degat", "did you mean degats?"),
    ("weapons", "[dague]\ndegats = '1z6'\n", "dague", "degats", "must be dice"),
    ("weapons", "[dague]\ntype = 'feu'\n", "dague", "type", "there is no feu; there are: acide"),
    ("weapons", "[dague]\neffets = [{ statut = 'poisson' }]\n", "dague", "effets", "no poisson"),
    ("spells", "[silence]\nportee = 'loin'\n", "silence", "portee", "allowed: '', 'contact'"),
    ("spells", "[dague]\nnom = 'dague'\n", "dague", "", "another file has it too"),
    ("creatures", "[orc]\narmes = ['hahce']\n", "orc", "armes", "did you mean hache?"),
    ("creatures", "[orc]\npv_max = 'dix'\n", "orc", "pv_max", "must be a valid integer"),
    ("items", "[potion]\narrete = ['rhume']\n", "potion", "arrete", "there is no rhume"),
    ("statuses", "[rage]\ntype = 'rouge'\n", "rage", "type", "there is no rouge"),
    ("settings", "[destin]\njets = 'aucun'\n", "", "destin.jets", "allowed: 'pj' or 'tous'"),
    ("constants", "[abri]\npartial = 'un'\n", "", "abri.partial", "must be a valid integer"),
])  # fmt: skip
def test_a_mistake_is_told_with_its_file_entry_field_and_reason(
    own: Path, file: str, text: str, entry: str, field: str, reason: str
) -> None:
    error = fault(own, **{file: text})
    assert (error.file, error.entry, error.field) == (str(own / f"{file}.toml"), entry, field)
    assert reason in error.reason


def test_a_file_that_replaces_nothing_is_a_mistake_too(own: Path) -> None:
    error = fault(own, weapon="[dague]\n")
    assert (error.file, error.reason.split("?")[0]) == (
        str(own / "weapon.toml"), "replaces no file; did you mean weapons.toml",
    )  # fmt: skip
    with pytest.raises(ContentError, match="no such folder"):
        with_data(RULESET, own / "nowhere")


def test_what_ends_harm_that_lingers_and_what_strengthens() -> None:
    """An antidote ends the poison and nothing else; a potion of stone skin halves blows."""
    sheet = ORC.model_copy(update={"objets": {"antidote": 1, "potion-de-peau": 1}})
    played = fight(hero("ORC", sheet), foe("FOE", ORC, 9, 9))
    played.gm("effect", who="ORC", name="tick-poison")
    played.gm("effect", who="ORC", name="tick-acide")
    played.do("ORC", "use", item="antidote")
    assert (played["ORC"].has("tick-poison"), played["ORC"].has("tick-acide")) == (False, True)
    played.do("ORC", "use", item="potion-de-peau")
    played.gm("harm", who="ORC", amount="10", type="tranchant")
    assert played["ORC"]["pv"] == 10
