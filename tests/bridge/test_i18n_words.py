"""Words in two languages that never fail, and the typography of each."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bridge.i18n import (
    LANGUAGES,
    LOCALE,
    Words,
    listed,
    message_id,
    missing,
    number,
    signed,
    typeset,
)
from bridge.lexicon import lexicon
from bridge.phrase import fold
from bridge.rulesets import rulesets
from rules.engine.ruleset import Ruleset
from tests.bridge.talk import FOURTH
from tests.rules.random_play import RULESETS


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert number("fr", 1234.5) == "1\u202f234,5"
    assert number("en", 1234.5) == "1,234.5"
    assert number("fr", 9.0) == "9"
    assert number("fr", -1234.5) == "−1\u202f234,5"


def test_a_modifier_always_has_its_sign_and_a_true_minus() -> None:
    assert [signed("fr", n) for n in (2, 0, -1.5)] == ["+2", "+0", "−1,5"]


@pytest.mark.parametrize("pv", [-12, -12.0])
def test_a_number_below_zero_has_a_true_minus_in_every_line(pv: float) -> None:
    words = Words(rulesets().values())
    for language in LANGUAGES:
        line = words.say(language, "tell-summary", {"who0": "Gork", "pv": pv, "out": "none"}, "d35")
        assert "−12 " in line.replace("\u00a0", " ")
        assert "-12" not in line
        more = {"who0": "Gork", "who1": "Mira", "metres": pv}
        assert "−12 m" in words.say(language, "tell-charges", more, "d35").replace("\u00a0", " ")


def test_lists() -> None:
    assert listed("fr", ["a", "b", "c"]) == "a, b et c"
    assert listed("en", ["a", "b"]) == "a and b"
    assert listed("fr", []) == ""


def test_french_elides_before_a_name_that_begins_with_a_vowel() -> None:
    assert typeset("fr", "au tour de Aldric, après que Éogan") == "au tour d'Aldric, après qu'Éogan"
    assert typeset("fr", "au tour de Mira, de 6 m, de elle") == "au tour de Mira, de 6 m, de elle"
    assert typeset("en", "de Aldric") == "de Aldric"


def test_french_contracts_before_the_game_master() -> None:
    assert typeset("fr", "la réponse de le MJ, à le MJ") == "la réponse du MJ, au MJ"


def test_french_spaces_do_not_break_and_english_has_none() -> None:
    assert typeset("fr", "« Pont » : vite !") == "«\u00a0Pont\u00a0»\u00a0: vite\u202f!"
    assert typeset("fr", "tapez !att") == "tapez !att"
    assert typeset("en", "a : b !") == "a : b !"


def test_a_missing_word_is_said_in_the_other_language_then_as_its_id(tmp_path: Path) -> None:
    (tmp_path / "messages.fr.ftl").write_text("only-french = seulement\n", "utf8")
    words = Words([], tmp_path)
    assert words.say("en", "only-french") == "seulement"
    assert words.say("en", "nowhere") == "nowhere"
    assert words.say("en", "only-french", attribute="label") == "only-french.label"


def test_a_missing_variable_does_not_stop_the_line(tmp_path: Path) -> None:
    (tmp_path / "messages.fr.ftl").write_text("hello = Salut { $who } !\n", "utf8")
    assert "Salut" in Words([], tmp_path).say("fr", "hello")


def test_a_ruleset_says_it_its_own_way(tmp_path: Path) -> None:
    (tmp_path / "messages.fr.ftl").write_text("tell-down = autre\n", "utf8")
    words = Words([FOURTH], tmp_path)
    assert words.say("fr", "tell-down", {"who0": "Mira"}, "fourth") == "Mira tombe."
    assert words.say("fr", "tell-down", {"who0": "Mira"}) == "autre"


def test_a_code_selects_and_prints_its_words(tmp_path: Path) -> None:
    (tmp_path / "messages.fr.ftl").write_text(
        "place-head = tête\n"
        "hit = { $place ->\n    [head] à la { $place }\n   *[other] ailleurs\n    }\n",
        "utf8",
    )
    words = Words([], tmp_path)
    assert words.say("fr", "hit", {"place": words.code("fr", "place", "head")}) == "à la tête"
    assert words.say("fr", "hit", {"place": words.code("fr", "place", "foot")}) == "ailleurs"


def test_what_people_typed_cannot_break_a_line_or_turn_it_round() -> None:
    words = Words([FOURTH])
    said = words.say("fr", "tell-down", {"who0": "Mi§cra\u202e\n{ $x }"}, "fourth")
    assert said == "Micra { $x } tombe."
    assert len(words.say("fr", "tell-down", {"who0": "a" * 5000}, "fourth")) < 2100


def test_damaged_and_repeated_messages_are_reported(tmp_path: Path) -> None:
    (tmp_path / "a.fr.ftl").write_text("good = oui\nbad = { $x ->\n", "utf8")
    (tmp_path / "b.fr.ftl").write_text("good = encore\n", "utf8")
    problems = Words([], tmp_path).problems
    assert problems == ["a.fr.ftl: cannot be read: bad = { $x ->", "b.fr.ftl: good is there twice"]


def test_every_file_of_the_bridge_can_be_read() -> None:
    assert Words().problems == []


@pytest.mark.parametrize("rules", RULESETS, ids=lambda r: r.id)
def test_every_declared_name_of_a_ruleset_has_words(rules: Ruleset) -> None:
    words = Words([rules])
    assert words.problems == []
    assert missing(words, rules) == []


def test_a_name_without_words_is_found(tmp_path: Path) -> None:
    assert "fr: tell-down" in missing(Words([], tmp_path), FOURTH)


@pytest.mark.parametrize("name", sorted({p.name.split(".")[0] for p in LOCALE.glob("*.ftl")}))
def test_both_languages_of_the_bridge_say_the_same_things(name: str) -> None:
    said = []
    for language in LANGUAGES:
        text = (LOCALE / f"{name}.{language}.ftl").read_text("utf8")
        body = FluentParser().parse(text).body
        said.append({e.id.name: {a.id.name for a in e.attributes} for e in body
                     if isinstance(e, Message)})  # fmt: skip
    assert said[0] == said[1]


def test_dots_are_dashes() -> None:
    assert message_id("tell", "attack.hit") == "tell-attack-hit"


ROUNDS = {"blocs": ("tour de jeu", "tours de jeu"), "d35": ("round", "rounds"),
          "vigueur": ("tour de combat", "tours de combat")}  # fmt: skip


@pytest.mark.parametrize("rules", rulesets().values(), ids=lambda r: r.id)
def test_a_ruleset_has_one_name_for_a_round_everywhere(rules: Ruleset) -> None:
    """What the bridge says and what the rules say call it the same."""
    words = Words(rulesets().values())
    one, many = ROUNDS[rules.id]
    said = [
        words.say("fr", "turn", {"round": 2, "who": "Mira", "left": "none"}, rules.id),
        words.say("fr", "tell-round", {"number": 2}, rules.id),
        words.say("fr", "sidebar-title", {"round": 2}, rules.id),
        words.say("fr", "ended", {"title": "x", "why": "over", "rounds": 3}, rules.id),
    ]
    assert [one.capitalize() in line for line in said] == [True, True, True, False]
    assert f"3 {many}" in said[-1]
    text = "".join(f.read_text("utf-8") for f in sorted((rules.folder / "locale").glob("*fr.ftl")))
    others = {name for names in ROUNDS.values() for name in names} - {one, many}
    shown = re.sub(r"^[a-z].*? = |\[round\]|\$\w+", "", text, flags=re.MULTILINE)
    assert [o for o in others if re.search(rf"\b{o}\b", shown, re.IGNORECASE)] == []


def test_without_a_ruleset_a_round_is_a_round() -> None:
    words = Words(rulesets().values())
    assert words.say("fr", "sidebar-title", {"round": 1}) == "⚔ Round 1"
    assert words.say("en", "sidebar-title", {"round": 1}, "blocs") == "⚔ Round 1"


AGREES = re.compile(r"(?:é|i|u|ant|ent|is|rt)$")
NEVER_AGREES = {
    "saignement", "ralentissement", "peau de pierre", "souffle coupé", "bras blessé",
    "sang dans les yeux", "essai déjà fait", "sort maintenu", "renfort", "accablement",
}  # fmt: skip
ALONE = re.compile(
    r"\$who\d? \} (?:est|reste|n'est (?:plus|pas)|a été|s'est) (?:déjà |trop |très )?"
    r"(?!(?:la|là|ici|du|de|au)\b)[\w-]+(?:é|i|u|is|it|rt|ort|nd|nt)\b(?!\()"
    r"|\$(?:who\d?|target|arg\d) \} \S+-(?:t-)?ils?\b|\} est-ils?\b"
    r"|^(?:Blessé|Aveuglé|Immobilisé|Bâillonné|Paralysé)\b|[Vv]ous êtes \w+é\b(?!\()"
)


@pytest.mark.parametrize("rules", rulesets().values(), ids=lambda r: r.id)
def test_french_lines_fit_whoever_they_are_of(rules: Ruleset) -> None:
    """Nobody's gender is known: a line has no word to agree, a state shows both forms."""
    files = [*(rules.folder / "locale").glob("*fr.ftl"), *LOCALE.glob("*.fr.ftl")]
    found = []
    for file in sorted(files):
        for line in file.read_text("utf-8").splitlines():
            id, _, said = line.partition(" = ")
            if id.startswith(("tell-", "question-", "refusal-", "fact-", "reply-")) and said:
                found += [line] if ALONE.search(said) else []
    assert found == []


@pytest.mark.parametrize("rules", rulesets().values(), ids=lambda r: r.id)
def test_a_state_of_one_word_shows_both_forms_and_either_is_typed(rules: Ruleset) -> None:
    words, typed = Words([rules]), lexicon(rules).words("effect")
    for name in rules.effects:
        shown = words.say("fr", f"effect-{name}", ruleset=rules.id)
        if " " not in shown and shown not in NEVER_AGREES:
            assert not AGREES.search(shown), f"{name}: {shown}"
        if "(e)" in shown:
            for form in (shown.replace("(e)", ""), shown.replace("(e)", "e")):
                assert typed[fold(form)] == name


@pytest.mark.parametrize("first", ["blocs", "d35"])
def test_outside_a_fight_the_ruleset_named_first_speaks(first: str) -> None:
    """So that the help has the examples of the rules a server usually plays."""
    words = Words(sorted(rulesets().values(), key=lambda rules: rules.id != first))
    own = words.say("fr", "verb-ready", ruleset=first, attribute="example")
    assert words.say("fr", "verb-ready", attribute="example") == own


def test_only_the_languages_that_are_read_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    known, read, files = rulesets(), Path.read_text, list[str]()

    def noted(path: Path, encoding: str) -> str:
        files.append(path.name)
        return read(path, encoding)

    monkeypatch.setattr(Path, "read_text", noted)
    words = Words(known.values())
    assert not files
    words.prepare("fr")
    count = len(files)
    assert words.say("fr", "resumed", ruleset="blocs") == "Le combat reprend."
    assert words.has("fr", "round-name", "blocs")
    assert len(files) == count > 10
    assert all(".fr." in name or name == "fr.ftl" for name in files)
    assert words.say("en", "resumed", ruleset="blocs") == "The fight goes on."
    assert any(".en." in name or name == "en.ftl" for name in files)
