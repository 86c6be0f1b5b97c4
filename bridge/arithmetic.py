"""The hover of a line: every die, every modifier with its source, every step of the damage."""

from collections.abc import Iterable, Mapping
from typing import Any

from rules.engine.damage import Packet
from rules.engine.modifiers import Mod, total
from rules.engine.requests import Rolled

from .i18n import signed
from .minecraft.text import Text
from .wording import Wording

QUIET = "gray"
MOST_LINES = 14
"""A hover taller than this leaves the screen of a small window."""


def explain(wording: Wording, params: Mapping[str, Any]) -> tuple[Text, ...]:
    """The lines that explain a tell's rolls, sums and damage, in the order of its parameters."""
    lines: list[Text] = []
    if dropped(params):
        lines.append(free_dice(wording, params))
    for name, value in params.items():
        match value:
            case Rolled():
                lines += roll_lines(wording, value)
            case Packet():
                lines += packet_lines(wording, value)
            case tuple() if value and all(isinstance(v, Rolled) for v in value):
                for roll in value:
                    lines += roll_lines(wording, roll)
            case tuple() if value and all(isinstance(v, Mod) for v in value):
                lines += sum_lines(wording, name, value)
    return tuple(lines[:MOST_LINES])


def dropped(params: Mapping[str, Any]) -> bool:
    """Whether some dice of a free roll do not count."""
    return bool(params.get("dropped")) and isinstance(params.get("kept"), tuple)


def free_dice(wording: Wording, params: Mapping[str, Any]) -> Text:
    """Kept dice plain, dropped dice struck."""
    parts = [Text(wording.say("free-dice") + " ")]
    for place, face in enumerate(params["kept"]):
        parts.append(Text(f"{', ' if place else ''}{face}"))
    for face in params["dropped"]:
        parts += [Text(" "), Text(str(face), color=QUIET, strikethrough=True)]
    return Text("", children=tuple(parts))


def roll_lines(wording: Wording, roll: Rolled) -> list[Text]:
    """``Attaque (Mira) : 2d20 [17, 4̶] + 5 Force = 22``, one line, then the reasons."""
    label = wording.word(f"roll-{roll.label}", fallback=roll.label)
    who = wording.name(roll.who) if wording.is_creature(roll.who) else ""
    head = wording.say("roll-head", label=label, who=who or "none", dice=_dice(roll.dice))
    parts = [Text(head + " "), *_faces(roll), *_mods(wording, roll.mods)]
    if roll.mods or len(roll.kept) > 1:
        parts += [Text(" = "), Text(wording.number(roll.total), bold=True)]
    lines = [Text("", children=tuple(parts))]
    if roll.why:
        reasons = ", ".join(_reason(wording, w) for w in roll.why)
        key = "roll-even" if len(roll.faces) == len(roll.kept) else "roll-odds"
        lines.append(Text(wording.say(key, reasons=reasons), color=QUIET))
    if roll.by not in ("dice", roll.who):
        by = wording.word(f"thrown-{roll.by}", fallback=wording.name(roll.by))
        lines.append(Text(wording.say("roll-by", by=by), color=QUIET))
    return lines


def sum_lines(wording: Wording, name: str, mods: tuple[Mod, ...]) -> list[Text]:
    """A difficulty or any other sum: ``Difficulté : 13 CA +2 abri = 15``."""
    label = wording.word(f"sum-{name}", fallback=name)
    first, *rest = mods
    parts = [
        Text(wording.say("sum-head", label=label) + " "),
        Text(wording.number(first.value), strikethrough=None if first.counts else True),
        Text(f" {_source(wording, first)}", color=QUIET),
        *_mods(wording, rest),
    ]
    if rest:
        parts += [Text(" = "), Text(wording.number(total(mods)), bold=True)]
    return [Text("", children=tuple(parts))]


def packet_lines(wording: Wording, packet: Packet) -> list[Text]:
    """The dice, then ``Dégâts : 9 (dés) → 7 (réduction) → 3 (résistance)``."""
    thrown = roll_lines(wording, packet.roll) if packet.roll else []
    if not packet.steps:
        return thrown
    steps = [
        f"{wording.number(amount)} ({wording.word(f'step-{step}', fallback=step)})"
        for step, amount in packet.steps
    ]
    types = ", ".join(str(wording.arg("type", t)) for t in packet.types)
    key = "packet-typed" if types else "packet"
    return [*thrown, Text(wording.say(key, steps=" → ".join(steps), types=types))]


def _dice(dice: Iterable[int]) -> str:
    counts: dict[int, int] = {}
    for d in dice:
        counts[d] = counts.get(d, 0) + 1
    return "+".join(f"{n if n > 1 else ''}d{d}" for d, n in counts.items())


def _faces(roll: Rolled) -> list[Text]:
    """Kept dice plain, dropped dice struck."""
    left, parts = list(roll.kept), [Text("[")]
    for place, face in enumerate(roll.faces):
        kept = face in left
        if kept:
            left.remove(face)
        if place:
            parts.append(Text(", "))
        parts.append(
            Text(str(face), color="" if kept else QUIET, strikethrough=None if kept else True)
        )
    return [*parts, Text("]")]


def _mods(wording: Wording, mods: Iterable[Mod]) -> list[Text]:
    """What is added, each with its source; what a stacking policy left out is struck."""
    parts = []
    for mod in mods:
        shown = f" {signed(wording.language, mod.value)} {_source(wording, mod)}"
        if mod.counts:
            parts.append(Text(shown))
        else:
            parts += [Text(" "), Text(shown[1:], color=QUIET, strikethrough=True)]
    return parts


def _source(wording: Wording, mod: Mod) -> str:
    if wording.is_creature(mod.source):
        return wording.name(mod.source)
    kinds = (f"mod-{mod.source}", f"value-{mod.source}", f"effect-{mod.source}")
    return wording.word(*kinds, fallback=mod.source)


def _reason(wording: Wording, why: str) -> str:
    """``+x`` raised the odds, ``-x`` lowered them; anything else is told as it is."""
    sign, reason = (why[0], why[1:]) if why[:1] in ("+", "-") else ("", why)
    kinds = (f"why-{reason}", f"mod-{reason}", f"value-{reason}", f"effect-{reason}")
    word = wording.word(*kinds, fallback=reason)
    return {"+": f"▲ {word}", "-": f"▼ {word}"}.get(sign, word)


def stacked(lines: Iterable[Text]) -> Text | None:
    """Lines under one another, as a hover; None if there are none."""
    parts: list[Text] = []
    for line in lines:
        if parts:
            parts.append(Text("\n"))
        parts.append(line)
    return Text("", children=tuple(parts)) if parts else None
