"""From what is typed to what is done, and the kind answer to each mistake, to the speaker alone."""

from pathlib import Path

import pytest

from bridge.mastery import MOST_COPIES
from bridge.phrase import fold
from bridge.roster import Player
from rules.engine.flows import NO
from rules.engine.records import Aside, Told

from .arena import ALDRIC, EVERYBODY, GM, HIDDEN, MASTER, MIRA, Arena


def commands(arena: Arena) -> list[tuple[str, str, str]]:
    return [(c.command.by, c.command.actor, c.command.verb) for c in arena.table.standing]


def test_a_fight_from_nothing_to_the_first_turn(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    table = arena.begun()
    assert table.fight.state.title == "Pont rouge"
    assert [c.name for c in table.fight] == ["Aldric", "Mira", "Brigand 1", "Brigand 2"]
    assert table.fight["brigand-1"].being.pos == (9, 64, 0)
    assert table.fight.clock.acting() == ("aldric",)
    assert not arena.whispers(ALDRIC)
    assert not arena.whispers(MASTER)


@pytest.mark.parametrize(
    "line",
    [
        "!att brigand 1",
        "!ATTAQUE le Brigand 1",
        "!a b1",
        "!att brig 1 épée",
        "!att #brigand-1",
        '!att "Brigand 1"',
        "!att épée b1",
        "!att sur brigand 1 avec:épée",
    ],
)
def test_many_ways_to_say_the_same(tmp_path: Path, line: str) -> None:
    arena = Arena(tmp_path)
    table = arena.begun()
    arena.say(ALDRIC, line)
    (question,) = table.open.values()
    assert (question.who, table.command and table.command.args["target"]) == (
        "brigand-1",
        "brigand-1",
    )


def test_options_reach_the_act(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    table = arena.begun()
    arena.say(ALDRIC, "!att b2 arc long dv +3 -d 1d6 secret")
    assert table.command is not None
    assert table.command.args == {
        "target": "brigand-2", "weapon": "bow", "edge": -1, "bonus": 3, "extra": "1d6",
        "secret": True,
    }  # fmt: skip


MISTAKES = [
    ("!atk brigand 1", "reply-nearest-verb"),
    ("!xyzzy", "reply-unknown-verb"),
    ("!att", "reply-missing-creature"),
    ("!att brigand", "reply-which"),
    ("!att dragon", "reply-no-such-target"),
    ("!att brigand 1 épé", None),
    ("!att brigand 1 épaie", "reply-nearest-word"),
    ("!att brigand 1 zzz", "reply-bad-word"),
    ("!att brigand 1 épée zzz", "reply-leftover"),
    ("!att brigand 1 épée 7", "reply-leftover-number"),
    ("!att brigand 1 7", "reply-leftover-number"),
    ("!att brigand 1 couleur:rouge", "reply-no-such-option"),
    ("!att Aldric", "refusal-itself"),
    ("!jet", "reply-missing-word"),
    ("!jet cuisine", "reply-bad-word"),
    ("!suivant", None),
    ("!forcer 17", "refusal-not-master"),
    ("!dégâts brigand 1 2d6", "refusal-not-master"),
    ("!bénir Mira", "refusal-not-master"),
    ("!déf esquive", "refusal-nothing-asked"),
    ("!rejoindre", "refusal-already-in"),
    ("!en brigand 1 att Mira", "refusal-not-your-creature"),
    ("!r 2d", "reply-bad-dice-at"),
    ("!crier", "reply-missing-text"),
    ("!combat début", "refusal-not-master"),
    ("!état Mira aveuglé", "refusal-not-master"),
    ("!pv Mira 3", "refusal-not-master"),
    ("!réglage esquive parfois", "reply-bad-choice"),
    ("!réglage danse toujours", "reply-no-such-reaction"),
    ("!casser", "reply-failed"),
]


@pytest.mark.parametrize(("line", "key"), [m for m in MISTAKES if m[1]])
def test_a_mistake_is_answered_to_the_speaker_and_costs_nothing(
    tmp_path: Path, line: str, key: str, caplog: pytest.LogCaptureFixture
) -> None:
    arena = Arena(tmp_path)
    table = arena.begun()
    state = table.fight.state
    arena.say(ALDRIC, line)
    assert arena.last(ALDRIC).key == key
    assert len(arena.whispers(ALDRIC)) == 1
    assert not arena.whispers(MIRA)
    assert not arena.whispers(MASTER)
    assert table.fight.state == state
    arena.restart()
    assert arena.table.fight.state == state


def test_candidates_are_buttons_that_keep_the_rest_of_the_line(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    table = arena.begun()
    arena.say(ALDRIC, "!att brigand arc long av")
    buttons = arena.last(ALDRIC).buttons
    assert [b.params["text"] for b in buttons] == ["Brigand 1", "Brigand 2"]
    assert buttons[1].say == "att #brigand-2 arc long av"
    arena.say(ALDRIC, "!" + buttons[1].say)
    assert table.command is not None
    assert table.command.args == {"target": "brigand-2", "weapon": "bow", "edge": 1}


def test_a_hidden_creature_is_named_to_nobody_who_does_not_perceive_it(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    table = arena.begun()
    arena.say(MASTER, "!masquer brigand 2")
    assert table.fight["brigand-2"].has(HIDDEN)
    for line in ("!att brigand 2", "!distance brigand 2", "!fiche brigand 2", "!ordre", "!att"):
        arena.say(ALDRIC, line)
    arena.say(ALDRIC, "!près 50")
    said = repr(arena.whispers(ALDRIC)).replace("typed='brigand 2'", "")
    assert "brigand-2" not in said
    assert "Brigand 2" not in said
    arena.say(MASTER, "!ordre")
    assert "brigand-2" in repr(arena.whispers(MASTER))
    arena.say(MASTER, "!révéler brigand 2")
    assert not table.fight["brigand-2"].has(HIDDEN)


def test_not_ones_turn_says_whose_it_is(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MIRA, "!att brigand 1")
    line = arena.last(MIRA)
    assert (line.key, line.params["acting"]) == ("refusal-not-your-turn", ("aldric",))


def test_before_a_fight_and_outside_it(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.say(ALDRIC, "!ordre")
    assert arena.last(ALDRIC).key == "refusal-no-fight"
    arena.say(MASTER, "!combat début", "!ajout brigand")
    arena.say(ALDRIC, "!crier ohé")
    assert arena.last(ALDRIC).key == "refusal-not-in-fight"
    arena.say(MASTER, "!combat début Tour")
    arena.say(ALDRIC, "!ordre")
    assert arena.last(ALDRIC).key == "refusal-which-fight"
    arena.say(ALDRIC, "!rejoindre tour")
    assert arena.hall.fight_of(ALDRIC.uuid) == "tour"


def test_settings_typed_at_the_opening(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.say(MASTER, '!combat début "Pont" règles:arena rounds:3')
    assert arena.table.fight.settings == {"blood": True, "rounds": 3}
    arena.say(MASTER, "!combat début Pont règles:echecs")
    assert arena.last(MASTER).key == "refusal-no-such-ruleset"
    arena.say(MASTER, "!combat début Pont rounds:beaucoup")
    assert arena.last(MASTER).key == "refusal-bad-setting"
    assert len(arena.hall.tables) == 1


def test_names_are_numbered_after_those_there(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MASTER, "!ajout bandit caché", '!ajout brigand "Gros Louis" camp:pj')
    assert [c.name for c in arena.table.fight][4:] == ["Brigand 3", "Gros Louis"]
    assert arena.table.fight["brigand-3"].has(HIDDEN)
    assert arena.table.fight["gros-louis"].side == "pj"
    arena.say(MASTER, "!ajout dragon")
    assert arena.last(MASTER).key == "reply-no-such-template"


def test_sides(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MASTER, "!camp brigands = gobelins")
    assert {arena.table.fight[b].side for b in ("brigand-1", "brigand-2")} == {"gobelins"}
    arena.say(MASTER, "!annuler")
    assert {arena.table.fight[b].side for b in ("brigand-1", "brigand-2")} == {"pnj"}
    arena.say(MASTER, "!camp Mira = brigand 1")
    assert arena.table.fight["mira"].side == "pnj"


def test_points_effects_and_counters_by_the_master(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    fight = arena.begun().fight
    arena.say(MASTER, "!pv brigand 2 3")
    assert fight["brigand-2"]["life"] == 3
    arena.say(MASTER, "!pv brigand 2 -1")
    assert fight["brigand-2"]["life"] == 2
    arena.say(MASTER, "!pv brigand 2")
    assert arena.last(MASTER).params["value"] == 2
    arena.say(MASTER, "!compteur brigand 1 souffle 7")
    assert fight["brigand-1"]["breath"] == 7
    arena.say(MASTER, "!état brigand 1 aveuglé 2r")
    assert fight["brigand-1"].has("blind")
    arena.say(MASTER, "!état brigand 1 fin aveuglé")
    assert not fight["brigand-1"].has("blind")
    arena.dice.faces = [3, 4]
    arena.say(MASTER, "!dégâts Mira 2d6-1")
    assert fight["mira"]["life"] == 2
    arena.say(MASTER, "!soin Mira 20")
    assert fight["mira"]["life"] == 8
    arena.say(MASTER, "!placer brigand 1 4 65 -3")
    assert fight["brigand-1"].pos == (4, 65, -3)
    arena.say(MASTER, "!placer brigand 1 ici")
    assert fight["brigand-1"].pos == (9, 64, 0)
    arena.say(MASTER, "!tour Mira")
    assert fight.clock.acting() == ("mira",)
    arena.say(MASTER, "!bénir Mira et brigands")
    assert (fight["mira"]["life"], fight["brigand-2"]["life"]) == (9, 3)
    arena.say(MASTER, "!retirer brigand 1")
    assert "brigand-1" not in arena.table.fight


def test_undo_redo_previous_force(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(ALDRIC, "!att b1")
    arena.say(MASTER, "!non")
    assert arena.table.fight["brigand-1"]["life"] == 2
    arena.say(MASTER, "!forcer raté")
    assert arena.table.fight["brigand-1"]["life"] == 4
    arena.say(MASTER, "!forcer 17")
    assert arena.table.fight["brigand-1"]["life"] == 2
    arena.say(MASTER, "!annuler")
    assert arena.table.fight["brigand-1"]["life"] == 4
    arena.say(MASTER, "!rétablir")
    assert arena.table.fight["brigand-1"]["life"] == 2
    arena.say(ALDRIC, "!fin")
    assert arena.table.fight.clock.acting() == ("mira",)
    arena.say(MASTER, "!précédent")
    assert arena.table.fight.clock.acting() == ("aldric",)
    arena.say(MASTER, "!forcer truc")
    assert arena.last(MASTER).key == "reply-no-such-outcome"


def test_the_master_speaks_for_whoever_acts_and_for_anyone(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MASTER, "!suivant", "!suivant", "!att Mira")
    assert commands(arena)[-1][2] == "next"
    assert arena.table.command is not None
    assert (arena.table.command.by, arena.table.command.actor) == (GM, "brigand-1")
    arena.say(MASTER, "!annuler", "!en brigand 2 crier Hé ! les autres")
    told = [r.record for r in arena.store.rows(0) if isinstance(r.record, Told)]
    assert (told[-1].tell.who, told[-1].tell.params["text"]) == (("brigand-2",), "Hé ! les autres")


def test_the_end_of_the_fight_and_its_undo(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MASTER, "!combat fin")
    assert not arena.hall.tables
    arena.say(MASTER, "!annuler")
    assert arena.table.fight.state.over == ""


def test_free_dice_are_recorded_with_their_faces(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.dice.faces = [6, 2]
    arena.say(ALDRIC, "!r 2d6kh1+3 # perception")
    (row,) = arena.store.rows(0)
    tell = row.record.tell
    assert (tell.params["faces"], tell.params["total"], row.fight) == ((6, 2), 9, "")
    assert (tell.params["kept"], tell.params["dropped"]) == ((6,), (2,))
    arena.begun()
    arena.say(MASTER, "!rs 1d20")
    secret = arena.store.rows(0, 10_000)[-1]
    assert isinstance(secret.record, Aside)
    assert (secret.record.audience, secret.fight) == ((GM,), "pont-rouge")


def test_looks_answer_in_private_and_change_nothing(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    state = arena.begun().fight.state
    arena.world.feet_of["unbound"] = (0, 0, 0)
    for line, key in (
        ("!ordre", "reply-order"),
        ("!fiche", "reply-sheet"),
        ("!pv", "reply-points"),
        ("!distance Mira", "reply-distance"),
        ("!déplacement", "reply-walk-left"),
        ("!actions", "reply-actions"),
        ("!aide", "reply-help"),
        ("!aide att", "reply-help-verb"),
        ("!état", "reply-state"),
        ("!réglage", "reply-preferences"),
    ):
        arena.say(ALDRIC, line)
        assert arena.last(ALDRIC).key == key, line
    arena.say(ALDRIC, "!près 9")
    assert arena.last(ALDRIC).params["names"] == ("Mira (3 m)",)
    arena.say(ALDRIC, "!près 3")
    assert arena.last(ALDRIC).key == "reply-near-nobody"
    assert arena.table.fight.state == state


def test_help_lists_what_the_speaker_may_use(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(ALDRIC, "!aide")
    arena.say(MASTER, "!aide")
    for who, masters_too in ((ALDRIC, False), (MASTER, True)):
        lines = arena.whispers(who)[-1].lines
        names = {str(b.params["text"]) for line in lines for b in line.buttons}
        assert {"att", "ordre", "aide"} <= names
        assert ("forcer" in names, "bénir" in names) == (masters_too, masters_too)


def test_help_spells_what_may_be_typed_as_it_is_written(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    for line, typed in (("!aide def", "!déf"), ("!aide forcer", "!force")):
        arena.say(MASTER, line)
        shown = arena.whispers(MASTER)[-1].lines[0].params["words"]
        assert isinstance(shown, tuple)
        assert typed in shown


def test_offers_are_buttons_that_work(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    table = arena.begun()
    arena.say(ALDRIC, "!actions")
    first = arena.last(ALDRIC).buttons[0]
    assert first.say == "att #brigand-1"
    assert (first.params["what"], first.params["detail"]) == (("brigand-1",), ())
    arena.say(ALDRIC, "!" + first.say)
    assert table.open


def test_preferences_and_language(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MIRA, "!réglage esquive toujours", "!langue en")
    assert arena.store.preferences(MIRA.uuid, "arena") == {"dodge": "always"}
    assert arena.roster.language(MIRA.uuid) == "en"
    assert arena.roster.language(ALDRIC.uuid) == "fr"
    for who, always in ((MIRA, ("dodge",)), (ALDRIC, "")):
        arena.say(who, "!réglage")
        params = arena.last(who).params
        assert (params["any"], params["always"], params["never"]) == (bool(always), always, "")
    arena.say(MASTER, "!en brigand 1 crier", "!tour brigand 1", "!att Mira")
    assert not arena.table.open


HOSTILE = [
    '"; /op Aldric',
    '§cRouge \\" \\n {"text":"x"}',
    "@a[name=Mira]",
    "\u202emirrored\u2066 ⚔️🏹",
    "é" * 250,
    "%s ${x} {0} { $who }",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_stays_text(tmp_path: Path, text: str) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(ALDRIC, f"!crier {text}")
    told = [r.record for r in arena.store.rows(0, 10_000) if isinstance(r.record, Told)]
    assert told[-1].tell.params["text"] == text
    arena.say(ALDRIC, f"!att {text}", f"!{text}")
    arena.restart()
    assert arena.table.fight.clock.acting() == ("aldric",)


def test_chat_that_is_no_command_is_left_alone(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    for text in ("bonjour", "! attention", "!", "!!!", "!?", ""):
        assert not arena.intake.hear(ALDRIC, text)
    assert arena.store.rows(0) == []


def test_masters_are_exact_names_or_tagged(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    assert arena.roster.is_master(MASTER)
    assert not arena.roster.is_master(type(MASTER)("morgane", "x"))
    assert not arena.roster.is_master(ALDRIC)
    arena.roster.refresh_tagged(["Aldric"])
    assert arena.roster.masters() == (ALDRIC, MASTER)
    arena.roster.refresh_tagged([])
    assert not arena.roster.is_master(ALDRIC)


def test_words_of_the_language_files_are_arguments_too(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(ALDRIC, "!jet filature -cd 15")
    last = arena.table.standing[-1].command
    assert last.args == {"skill": "stealth", "dc": 15}


def test_the_same_several_times(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(ALDRIC, "!jet discrétion x3 av")
    assert [c[2] for c in commands(arena)][-4:] == ["begin", "check", "check", "check"]


@pytest.mark.parametrize(("line", "most"), [
    ("!jet discrétion x11", 10), ("!jet discrétion x0", 10),
    ("!ajout brigand x51", 50), ("!ajout brigand x999999999", 50), ("!ajout brigand x0", 50),
])  # fmt: skip
def test_too_often_is_said_and_nothing_is_done(tmp_path: Path, line: str, most: int) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    before = commands(arena)
    arena.say(MASTER, line)
    said = arena.last(MASTER)
    assert (said.key, said.params["most"]) == ("reply-bad-times", most)
    assert commands(arena) == before


@pytest.mark.parametrize("place", ["30000000 64 0", "0 64 -30000000", "0 20000001 0"])
def test_a_place_outside_the_world_is_none(tmp_path: Path, place: str) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    before = commands(arena)
    arena.say(MASTER, f"!placer aldric {place}")
    assert arena.last(MASTER).key == "reply-outside"
    assert commands(arena) == before


def test_the_last_block_of_the_world_is_a_place(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MASTER, "!placer aldric 29999999 64 -29999999")
    assert arena.table.fight["aldric"].pos == (29999999, 64, -29999999)


@pytest.mark.parametrize(
    ("typed", "block"),
    [
        ("2.5 64 -3.0", (2, 64, -3)),
        ("12.318 64.00000 -3.5", (12, 64, -4)),
        ("-0.5 63.9375 −0.0", (-1, 63, 0)),
    ],
)
def test_a_place_as_the_game_shows_it_is_the_block_it_lies_in(
    tmp_path: Path, typed: str, block: tuple[int, int, int]
) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MASTER, f"!placer brigand 1 {typed}")
    assert arena.table.fight["brigand-1"].pos == block


@pytest.mark.parametrize("name", ["GM", "gm_", "No", "NO_"])
def test_a_player_whose_name_is_a_word_of_ours_is_a_player_like_another(
    tmp_path: Path, name: str
) -> None:
    arena, other = Arena(tmp_path), Player(name, "00000000-0000-0000-0000-0000000000ff")
    arena.begun()
    arena.roster.refresh({p.name: p.uuid for p in (*EVERYBODY, other)})
    arena.say(other, "!rejoindre", "!ajout brigand", "!forcer 20", "!fin")
    (own,) = [c for c in arena.table.fight if c.being.player == other.uuid]
    assert own.id not in (GM, NO)
    assert arena.table.fight.clock.acting() == ("aldric",)
    keys = [w.lines[0].key for w in arena.whispers(other)]
    assert keys == ["refusal-not-master", "refusal-not-master", "refusal-not-your-turn"]


@pytest.mark.parametrize(
    "number",
    ["--5", "+-5", "-+5", "=--5", "5-", "1e3", "²", "∞", "NaN", "+", ".", "5.", ".5", "1.2.3"],
)
def test_what_only_looks_like_a_number_is_a_word(tmp_path: Path, number: str) -> None:
    arena = Arena(tmp_path)
    before = arena.begun().fight.state
    lines = (f"!pv b1 {number}", f"!placer b1 {number} 64 3", f"!compteur b1 vie {number}")
    arena.say(MASTER, *lines, f"!déf {number}", f"!forcer {number}", f"!près {number}")
    assert arena.table.fight.state == before
    assert not [w for w in arena.whispers(MASTER) if w.lines[0].key == "reply-failed"]


def test_no_line_of_chat_is_long_to_understand(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MASTER, f"!ajout brigand x{MOST_COPIES}")
    assert len(list(arena.table.fight)) == 4 + MOST_COPIES
    fold.cache_clear()
    arena.say(ALDRIC, "!att " + "zz " * 83)
    assert fold.cache_info().misses < 1500  # each name and each run of words once, not together
