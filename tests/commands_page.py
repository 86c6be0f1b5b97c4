"""docs/commandes.md: every command of the program and of its rulesets, made from their words.

``python -m tests.commands_page`` writes it anew.
"""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement

from bridge.intake import FOR_MASTERS
from bridge.lexicon import BETWEEN, OWN, lexicon
from bridge.phrase import fold
from rules.engine.registry import installed
from rules.engine.ruleset import Ruleset

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "commandes.md"

HEAD = """\
# Toutes les commandes

*English: every command, its words in French and English, who may use it, an example. Made from the
language files by `python -m tests.commands_page`.*

Chaque commande se tape après `!`. Le premier mot est celui que le programme affiche ; les autres se
tapent aussi. Accents, majuscules et articles sont facultatifs. (MJ) : pour le meneur seul.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD, "## Pour toutes les règles\n", *table(OWN, None)]
    for rules in installed().values():
        parts += [f"\n## `{rules.id}`\n", *table(rules.folder / "locale", rules)]
    return "\n".join(parts) + "\n"


def table(folder: Path, rules: Ruleset | None) -> Iterator[str]:
    """The verbs of one folder of words, in the order of the French files."""
    french, english = verbs(folder, "fr"), verbs(folder, "en")
    yield "| commande | se tape aussi | en anglais | effet | exemple |"
    yield "|---|---|---|---|---|"
    for id, verb in french.items():
        first, *others = words(verb)
        foreign = [w for w in words(english[id])[:1] if w != first]
        foreign += [w for w in words(english[id])[1:] if w not in (first, *others)]
        master = " (MJ)" if masters_only(id.removeprefix("verb-"), rules) else ""
        cells = [
            f"`!{first}`{master}",
            listed([w for w in others if w not in foreign]),
            listed(foreign),
            attribute(verb, "help").removesuffix(" (MJ).").rstrip(".") + ".",
            f"`!{attribute(verb, 'example')}`",
        ]
        yield f"| {' | '.join(cells)} |"


def masters_only(verb: str, rules: Ruleset | None) -> bool:
    """Whether only a game master may use it."""
    if rules is not None and verb in rules.verbs:
        return rules.verbs[verb].when == "gm"
    return verb in FOR_MASTERS


def verbs(folder: Path, language: str) -> dict[str, Message]:
    """The messages of verbs in one language."""
    return {
        entry.id.name: entry
        for file in sorted(folder.glob(f"*{language}.ftl"))
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, Message) and entry.id.name.startswith("verb-")
    }


def words(verb: Message) -> list[str]:
    """What may be typed, without spellings that are the same but for accents."""
    kept: dict[str, str] = {}
    for word in plain(verb.value).split(BETWEEN):
        kept.setdefault(fold(word), word.strip())
    return list(kept.values())


def attribute(verb: Message, name: str) -> str:
    return next(plain(a.value) for a in verb.attributes if a.id.name == name)


def plain(pattern: Pattern | None) -> str:
    assert pattern is not None
    return "".join(e.value for e in pattern.elements if isinstance(e, TextElement)).strip()


def listed(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def examples() -> Iterator[tuple[str, Ruleset | None]]:
    """Every example in the language files, and whose it is."""
    for rules in (None, *installed().values()):
        folder = rules.folder / "locale" if rules else OWN
        for language in ("fr", "en"):
            for id, verb in verbs(folder, language).items():
                known = lexicon(rules).verbs
                if known.get(fold(words(verb)[0])) == id.removeprefix("verb-"):
                    yield attribute(verb, "example"), rules


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
