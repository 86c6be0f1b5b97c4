"""What people read of a fight, and what they must not."""

import pytest

from bridge.minecraft.text import plain
from bridge.narrate import answer_line, narrate, whispered
from bridge.store.rows import Button, Line, LogRow, Whisper
from bridge.wording import Wording
from rules.engine.damage import Packet
from rules.engine.modifiers import Mod
from rules.engine.records import Answered, Aside, Asked, Command, Struck, Told
from rules.engine.requests import GM, Ask, AskNumber, Roll, Tell
from tests.bridge.talk import ALDRIC, MIRA, ZOE, Talk, being, everything, hovers, struck

PLAYER = {"creatures": ("mira",), "uuid": MIRA}
MASTER = {"master": True, "uuid": ZOE}


def nbsp(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def fight(*faces: int) -> Talk:
    """Mira against two robbers; the sides' dice first."""
    talk = Talk(faces=(9, 3, *faces)).opened()
    talk.join(being("mira", player=MIRA))
    talk.join(being("b1", "Brigand 1", "b"), being("b2", "Brigand 2", "b"))
    return talk


def test_what_is_over_offers_no_button_that_would_come_too_late() -> None:
    talk = fight()
    talk.do("begin")
    before = len(talk.rows())
    talk.do("over", why="")
    assert nbsp(talk.lines(before, **MASTER)[-1]) == "⚑ Fin du combat « Pont rouge » : 1 round."


def test_a_fight_from_its_opening_to_its_end_in_french() -> None:
    talk = fight(5, 6)
    talk.do("begin")
    talk.do("hit", "mira", "mira", target="b1")
    talk.do("end", "mira", "mira")
    talk.do("over", why="")
    assert [nbsp(line) for line in talk.lines()] == [
        "⚔ Combat « Pont rouge » ouvert (fourth). [rejoindre]",
        "+ Mira entre en combat.",
        "+ Brigand 1 et 2 entrent en combat.",
        "Les camps se font face.",
        "▶ Round 1, au tour de Mira.",
        "Mira touche Brigand 1.",
        "▶ Round 1, au tour de Brigand 1 et 2.",
        "⚑ Fin du combat « Pont rouge » : 1 round.",
    ]


@pytest.mark.parametrize(
    ("who", "fr", "en"),
    [
        (("b1", "b2"), "Brigand 1 et 2", "Brigand 1 and 2"),
        (("mira", "b1", "b2"), "Mira, Brigand 1 et 2", "Mira, Brigand 1 and 2"),
        (("b1", "b2", "mira"), "Brigand 1 et 2, Mira", "Brigand 1 and 2, Mira"),
        (("mira", "b1"), "Mira et Brigand 1", "Mira and Brigand 1"),
    ],
)
def test_a_pair_among_others_does_not_say_and_twice(who: tuple[str, ...], fr: str, en: str) -> None:
    talk = fight()
    for language, shown in (("fr", fr), ("en", en)):
        wording = Wording(talk.words, talk.reader(language=language), talk.view())
        assert nbsp(wording.names(who)) == shown


def test_each_reads_his_own_language() -> None:
    talk = fight()
    talk.do("begin")
    assert talk.lines(language="en")[-1] == "▶ Round 1, Mira to act."


def test_the_acting_player_has_buttons_and_nobody_else() -> None:
    talk = fight()
    before = len(talk.rows())
    talk.do("begin")
    (turn,) = (t for t in talk.texts(talk.reader(**PLAYER), before) if "▶" in plain(t))
    assert nbsp(plain(turn)).startswith("▶ Round 1, à vous, Mira ! [frapper Brigand 1, corps]")
    assert plain(turn).endswith("[finir]")
    assert "/trigger melee set 1" in everything(turn)
    uuid, payload = talk.tokens.payloads[0]
    assert uuid == MIRA
    assert payload == {
        "do": "say",
        "fight": "pont-rouge",
        "line": "frapper Brigand 1 body",
        "actor": "mira",
        "verb": "hit",
        "args": {"target": "b1", "place": "body"},
    }
    assert "[" not in talk.lines(before)[-1]


def test_the_gm_plays_those_whom_nobody_plays() -> None:
    talk = fight()
    talk.do("begin")
    before = len(talk.rows())
    talk.do("end", "mira", "mira")
    lines = [nbsp(line) for line in talk.lines(before, **MASTER)]
    assert lines[0] == "▶ Round 1, au tour de Brigand 1 et 2."
    assert lines[1].startswith("Brigand 1 peut encore : [frapper Mira, corps]")
    last = talk.tokens.payloads[-1][1]
    assert (last["actor"], last["verb"]) == ("b2", "end")


def test_after_an_act_whoever_goes_on_gets_the_buttons_that_are_left() -> None:
    talk = fight(5, 6)
    talk.do("begin")
    before = len(talk.rows())
    talk.do("hit", "mira", "mira", target="b1")
    mine = talk.lines(before, **PLAYER)
    assert nbsp(mine[-1]).startswith("Mira peut encore : [frapper Brigand 1, corps]")
    assert talk.lines(before) == ["Mira touche Brigand 1."]


def test_hover_shows_every_die_and_modifier_and_strikes_what_does_not_count() -> None:
    talk = fight()
    roll = Roll(
        "hit",
        "mira",
        (20, 20),
        (Mod(5, "force"), Mod(2, "help", "aide", counts=False), Mod(-1, "prone")),
        "high",
        ("+aide", "-pénombre"),
    ).settle((4, 17))
    against = (Mod(13, "ca"), Mod(2, "cover"))
    talk.table.aside(Tell("hit.success", ("mira", "b1"), {"roll": roll, "against": against}))
    (text,) = talk.texts(talk.reader())[-1:]
    assert nbsp(hovers(text)) == (
        "coup (Mira) : 2d20 [4, 17] +5 force +2 help −1 prone = 21\n"
        "▲ aide, ▼ pénombre\n"
        "Difficulté : 13 ca +2 cover = 15"
    )
    assert struck(text) == ["4", "+2 help"]


def test_odds_that_cancel_are_said_to() -> None:
    talk = fight()
    roll = Roll("hit", "mira", (20,), (), "all", ("+aide", "-nuit")).settle((9,))
    talk.table.aside(Tell("hit.success", ("mira", "b1"), {"roll": roll}))
    assert "▲ aide, ▼ nuit (cela s'annule)" in hovers(talk.texts(talk.reader())[-1])


def test_hover_shows_each_step_of_the_damage() -> None:
    talk = fight()
    packet = Packet(3, ("feu",), "torche", (), (("rolled", 9), ("reduction", 7), ("resistance", 3)))
    talk.table.aside(Tell("down", ("mira",), {"packet": packet}))
    shown = nbsp(hovers(talk.texts(talk.reader())[-1]))
    assert shown == "Dégâts (feu) : 9 (dés) → 7 (reduction) → 3 (resistance)"


def test_hover_shows_the_dice_that_the_damage_began_with() -> None:
    talk = fight()
    roll = Roll("hit", "mira", (8,), (Mod(2, "force"),)).settle((5,))
    packet = Packet(3, (), "torche", (), (("rolled", 7), ("resistance", 3)), roll)
    talk.table.aside(Tell("down", ("mira",), {"packet": packet}))
    shown = nbsp(hovers(talk.texts(talk.reader())[-1]))
    assert shown == "coup (Mira) : d8 [5] +2 force = 7\nDégâts : 7 (dés) → 3 (resistance)"


def test_who_set_the_dice_is_told() -> None:
    talk = fight()
    roll = Roll("hit", "mira", (20,)).settle((17,), GM)
    talk.table.aside(Tell("down", ("mira",), {"roll": roll}))
    assert "dés posés par le MJ" in hovers(talk.texts(talk.reader())[-1])


# -- what must not be known --------------------------------------------------------------------


@pytest.mark.parametrize("reader", [{}, PLAYER, {"language": "en"}])
def test_a_hidden_creature_is_in_no_packet_to_a_player(reader: dict[str, object]) -> None:
    talk = fight(5, 6)
    talk.join(being("ombre", "Zaroumi", "b"), hidden=True)
    talk.do("begin")
    talk.do("hit", "mira", "mira", target="b1")
    talk.do("set", who="ombre", counter="body", to=3)
    talk.do("place", who="ombre", to=(1, 64, 2))
    talk.do("effect", who="ombre", name="plan", turns=1)
    talk.do("lift", who="ombre", name="plan")
    talk.do("side", who="ombre", side="x")
    talk.table.undo()
    talk.table.redo()
    talk.table.aside(Tell("hit.success", ("mira", "ombre"), {}), ())
    talk.table.aside(Tell("down", ("mira",), {"unseen-by": ("ombre", "b1"), "to": "ombre"}), ())
    talk.do("end", "mira", "mira")
    talk.do("order", who=("ombre", "mira", "b1", "b2"))
    talk.do("leave", who="ombre")
    talk.do("over", why="")
    packets = "\n".join(everything(t) for t in talk.texts(talk.reader(**reader)))
    assert "Zaroumi" not in packets
    assert "ombre" not in packets
    assert "ombre" not in repr(talk.tokens.payloads)
    assert "Zaroumi" in "\n".join(talk.lines(**MASTER))


def test_one_revealed_is_seen_to_appear() -> None:
    talk = fight()
    talk.join(being("ombre", "Zaroumi", "b"), hidden=True)
    before = len(talk.rows())
    talk.do("reveal", who="ombre")
    assert talk.lines(before) == ["Zaroumi apparaît\u202f!"]


def test_a_secret_roll_is_the_gms_and_a_neutral_line_to_the_others() -> None:
    talk = fight()
    roll = Roll("hit", "b1", (20,), secret=True).settle((17,))
    talk.table.aside(Tell("hit.success", ("b1", "mira"), {"roll": roll}))
    assert talk.lines()[-1] == "⚄ Le MJ lance des dés."
    assert hovers(talk.texts(talk.reader(**PLAYER))[-1]) == ""
    assert "[17]" in hovers(talk.texts(talk.reader(**MASTER))[-1])


def test_a_secret_roll_of_a_hidden_creature_is_not_even_heard() -> None:
    talk = fight()
    talk.join(being("ombre", "Zaroumi", "b"), hidden=True)
    before = len(talk.rows())
    roll = Roll("hit", "ombre", (20,), secret=True).settle((17,))
    talk.table.aside(Tell("hit.success", ("ombre", "mira"), {"roll": roll}))
    assert talk.lines(before) == []


def test_what_is_told_to_the_gm_alone_is_marked_for_him() -> None:
    talk = fight()
    talk.table.aside(Tell("down", ("mira",)), (GM,))
    assert talk.lines(**MASTER)[-1] == "◈ Mira tombe."
    assert "Mira tombe." not in talk.lines()


# -- questions ---------------------------------------------------------------------------------


def asked(talk: Talk, ask: Ask | AskNumber | Roll) -> Talk:
    """As if the rules had asked; the log is read by the narrator alone."""
    talk.memory.append([(99, Asked("99.1", ask))])
    return talk


DEFENCE = Ask("mira", "defence", ("dodge", "no"), "no", {"gains": {"dodge": 3}})


def test_a_question_has_a_button_an_option_and_its_clock() -> None:
    talk = asked(fight(), DEFENCE)
    (text,) = talk.texts(talk.reader(**PLAYER))[-1:]
    assert plain(text) == "? question-defence ⏳ 30 s [dodge +3] [non]"
    assert talk.tokens.payloads[-2:] == [
        (MIRA, {"do": "answer", "fight": "pont-rouge", "question": "99.1", "value": "dodge"}),
        (MIRA, {"do": "answer", "fight": "pont-rouge", "question": "99.1", "value": "no"}),
    ]
    assert "Pris d'office" in hovers(text)


def test_the_gm_may_answer_for_a_player_and_bystanders_are_not_asked() -> None:
    talk = asked(fight(), DEFENCE)
    assert talk.lines(**MASTER)[-1].startswith("? (pour Mira) question-defence")
    assert "question-defence" not in talk.lines()[-1]


def test_a_fight_that_is_closed_over_a_question_offers_nothing_more() -> None:
    """``again`` would: the action under way is struck before the fight is over."""
    talk = fight(5, 6)
    talk.do("begin")
    before = len(talk.rows())
    talk.memory.append([(99, Struck((99,), "cancelled"))])
    assert nbsp(talk.lines(before, **PLAYER)[-1]).startswith("Mira peut encore : [")
    before = len(talk.rows())
    talk.memory.append([(99, Struck((99,), "closing"))])
    assert talk.lines(before, **PLAYER) == ["↶ L'action en cours est abandonnée."]


def refused_after(*rows: Told | Asked) -> list[str]:
    """What a bystander reads of an attack that the rules refused once they knew the world."""
    talk = fight(5, 6)
    talk.do("begin")
    before = len(talk.rows())
    attack = Command("mira", "mira", "hit", {"target": "b1"})
    for row in (attack, *rows, Struck((99,), "refused")):
        talk.memory.append([(99, row)])
    return talk.lines(before)


def test_what_the_blocks_forbade_before_anything_of_it_showed_is_its_speakers_affair() -> None:
    assert refused_after() == []


def test_what_was_refused_once_it_had_shown_is_told_to_all_who_saw_it() -> None:
    (line, *_) = refused_after(Asked("99.1", DEFENCE))
    assert nbsp(line) == "↶ Impossible : frapper (Mira). Rien n'est dépensé."


def test_a_number_is_asked_with_its_default_and_some_others() -> None:
    talk = asked(fight(), AskNumber(GM, "difficulty", 1, 40, 12))
    line = talk.lines(**MASTER)[-1]
    assert line.endswith("[10] [12] [20] [30] [40]")


def test_dice_are_asked_for_with_one_button() -> None:
    talk = asked(fight(), Roll("hit", "mira", (20,)))
    assert nbsp(talk.lines(**PLAYER)[-1]) == "? À vous de lancer : coup. ⏳ 30 s [lancer]"
    assert talk.tokens.payloads[-1][1]["do"] == "throw"
    named: list[str] = []
    talk.texts(talk.reader(**PLAYER), seconds=lambda q: named.append(q) or 0.0)
    assert named == ["hit"]  # the roll's label is the name its deadline goes by


def test_an_answer_that_did_not_come_is_told() -> None:
    talk = asked(fight(), DEFENCE)
    talk.memory.append([(99, Answered("99.1", "no", "default"))])
    assert nbsp(talk.lines(**PLAYER)[-1]) == "⏳ Délai passé (Mira), choix d'office : non."
    assert talk.lines()[-1] == "⏳ Mira ne répond pas à temps."


def test_an_answer_of_its_owner_needs_no_line() -> None:
    talk = asked(fight(), DEFENCE)
    before = len(talk.rows())
    talk.memory.append([(99, Answered("99.1", "no", "mira"))])
    assert talk.lines(before, **PLAYER) == talk.lines(before) == []


def test_the_gm_answering_for_somebody_is_told_to_that_player_alone() -> None:
    talk = asked(fight(), DEFENCE)
    before = len(talk.rows())
    talk.memory.append([(99, Answered("99.1", "dodge", GM))])
    assert nbsp(talk.lines(before, **PLAYER)[0]) == "Le MJ répond pour Mira : dodge."
    assert talk.lines(before) == []


# -- the gm's hand -----------------------------------------------------------------------------


def test_undo_says_what_is_undone_and_what_comes_back() -> None:
    talk = fight(5, 6)
    talk.do("begin")
    talk.do("hit", "mira", "mira", target="b1")
    before = len(talk.rows())
    talk.table.undo()
    (text,) = talk.texts(talk.reader(), before)
    assert nbsp(plain(text)) == "↶ Annulé : frapper (Mira)."
    assert nbsp(hovers(text)) == "Brigand 1 : corps 5 → 6"
    talk.table.redo()
    assert nbsp(talk.lines()[-1]) == "↷ Rétabli : frapper (Mira)."


def test_what_is_undone_together_is_named_each() -> None:
    talk = fight(5, 6)
    talk.do("begin")
    talk.do("hit", "mira", "mira", target="b1")
    talk.do("end", "mira")
    before = len(talk.rows())
    talk.table.undo_turn()
    assert nbsp(talk.lines(before)[0]) == "↶ Annulé : frapper et finir (Mira)."


def test_undo_of_what_concerns_a_hidden_creature_names_nobody() -> None:
    talk = fight(5, 6)
    talk.join(being("ombre", "Zaroumi", "b"), hidden=True)
    talk.do("begin")
    talk.do("end", "mira")
    talk.do("hit", "ombre", target="mira")
    before = len(talk.rows())
    talk.table.undo()
    assert talk.lines(before) == ["↶ La dernière action est annulée."]
    before = len(talk.rows())
    talk.do("set", who="ombre", counter="body", to=1)
    talk.table.undo()
    assert talk.lines(before) == []  # nothing of it ever showed
    assert nbsp(talk.lines(before, **MASTER)[-1]).startswith("↶ Annulé")


def test_a_counter_set_by_hand_is_told_unless_it_is_private() -> None:
    talk = fight()
    before = len(talk.rows())
    talk.do("set", who="mira", counter="body", to=4)
    talk.do("set", who="mira", counter="points", to=1)
    assert [nbsp(x) for x in talk.lines(before)] == ["Mira : corps 6 → 4"]
    assert len(talk.lines(before, **PLAYER)) == 2


def test_an_effect_says_until_when() -> None:
    talk = fight()
    before = len(talk.rows())
    talk.do("effect", who="mira", name="plan", turns=1)
    line = "Mira : coup prévu, jusqu'à la fin du prochain tour de Mira."
    assert nbsp(talk.lines(before)[0]) == line
    talk.do("lift", who="mira", name="plan")
    assert nbsp(talk.lines()[-1]) == "Mira : coup prévu, c'est fini."


def test_pause_and_resume() -> None:
    talk = fight()
    before = len(talk.rows())
    talk.table.pause(True)
    talk.table.pause(False)
    assert [line[0] for line in talk.lines(before)] == ["⏸", "▶"]


# -- whispers ----------------------------------------------------------------------------------


def test_a_refusal_is_marked_and_names_its_rule_on_hover() -> None:
    talk = fight()
    wording = Wording(talk.words, talk.reader(**PLAYER), None)
    line = Line("refusal-planned-already", {}, (Button("aide hit", "", {"text": "aide"}),), "F-01")
    text = answer_line(Wording(talk.words, talk.reader(**PLAYER), talk.view()), "x", line)
    assert nbsp(plain(text)) == "✗ Vous avez déjà un coup prévu. [aide]"
    assert hovers(text).startswith("Règle F-01")
    assert whispered(wording, "", Whisper(ALDRIC, (line,))) == ()


def test_typed_text_stays_text() -> None:
    talk = fight()
    nasty = 'a"}],"clickEvent":{"action":"run_command"} @a § \\'
    line = Line("refusal-target-out", {"who": nasty})
    text = answer_line(Wording(talk.words, talk.reader(**PLAYER), talk.view()), "x", line)
    assert plain(text) == f"✗ {nasty.replace('§', '')} ne combat plus."


def test_an_answer_of_several_lines_is_one_message() -> None:
    talk = fight()
    lines = (Line("paused"), Line("resumed"))
    found = whispered(Wording(talk.words, talk.reader(**PLAYER), None), "", Whisper(MIRA, lines))
    assert len(found) == 1
    assert plain(found[0]).count("\n") == 1


def test_a_free_roll_strikes_what_does_not_count_and_needs_no_fight() -> None:
    talk = fight()
    params = {"name": "Alex", "player": MIRA, "expression": "2d6kh1", "comment": "", "total": 5,
              "faces": (5, 2), "kept": (5,), "dropped": (2,)}  # fmt: skip
    record = Aside(Tell("free-roll", (), params))
    row = LogRow(1, "", 0, "Aside", record, 0.0)
    (text,) = narrate(row, None, talk.words, talk.reader(**PLAYER), lambda q: 0)
    assert "2d6kh1" in plain(text)
    assert nbsp(hovers(text)) == "Dés : 5 2"
    assert struck(text) == ["2"]


def test_what_is_empty_is_none_to_a_message() -> None:
    talk = fight()
    wording = Wording(talk.words, talk.reader(), None)
    assert [wording.arg("x", v) == "none" for v in ("", (), None)] == [True] * 3
