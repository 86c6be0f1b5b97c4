"""Clickable pieces of a line: each is a trigger with a number that only its player can spend."""

from collections.abc import Iterable
from typing import Any

from rules.engine.fight import Creature
from rules.engine.records import Asked
from rules.engine.requests import Ask, AskNumber
from rules.engine.ruleset import Offer

from .i18n import message_id, signed, typeset
from .minecraft import clicks
from .minecraft.text import Text
from .reader import Payload
from .view import View
from .wording import Wording

MOST_OFFERS = 9
MOST_NUMBERS = 6


def button(
    wording: Wording, label: str, payload: Payload, hint: str = "", color: str = "green"
) -> Text:
    """``[label]``."""
    reader = wording.reader
    return Text(
        f"[{label}]",
        color=color,
        click=clicks.button(reader.token(reader.uuid, payload)),
        hover=Text(hint) if hint else None,
    )


def row(buttons: Iterable[Text]) -> tuple[Text, ...]:
    """Buttons with a space before each."""
    return tuple(piece for b in buttons for piece in (Text(" "), b))


def put_back(wording: Wording, view: View) -> tuple[Text, ...]:
    """``[replacer]``: the game master's click that moves the bodies to where the fight has them."""
    line = wording.say("verb-put-back", attribute="example")
    payload = {"do": "say", "line": line, "fight": view.id}
    label, hint = wording.say("put-back"), wording.say("put-back-hint")
    return row([button(wording, label, payload, hint)])


# -- answers -----------------------------------------------------------------------------------


def option_label(wording: Wording, ask: Ask | AskNumber, value: Any) -> str:
    """What an option is called: by its question, by itself, or a creature's name."""
    if isinstance(value, str):
        if wording.is_creature(value):
            return wording.name(value)
        question = ask.question.removeprefix("fact.")
        ids = (f"option-{question}-{value}", f"option-{value}", f"value-{value}", f"effect-{value}")
        return wording.word(*ids, fallback=value)
    if isinstance(value, bool):
        word = "yes" if value else "no"
        return wording.word(f"option-{ask.question}-{word}", f"option-{word}", fallback=word)
    return str(wording.arg("value", value))


def answers(wording: Wording, fight: str, asked: Asked) -> tuple[Text, ...]:
    """One button an option; the one taken when time runs out says so."""
    ask = asked.ask
    payload = {"do": "answer", "fight": fight, "question": asked.id}
    if isinstance(ask, AskNumber):
        choices: list[Any] = numbers(ask)
    elif isinstance(ask, Ask):
        unseen = [o for o in ask.options if isinstance(o, str) and not wording.may_say(o)]
        choices = [o for o in ask.options if o not in unseen]
        if len(choices) > MOST_OFFERS and all(type(o) is int for o in choices):
            least, most = min(choices), max(choices)
            wide = AskNumber(ask.who, ask.question, least, most, ask.default)
            choices = [n for n in numbers(wide) if n in choices]
    else:
        throw = {"do": "throw", "fight": fight, "question": asked.id}
        return (button(wording, wording.say("throw"), throw),)
    shown = []
    for value in choices:
        label = option_label(wording, ask, value)
        if gain := gain_of(ask, value):
            label += f" {signed(wording.language, gain)}"
        usual = value == ask.default
        hint = wording.say("by-default") if usual else ""
        color = "gray" if usual else "green"
        shown.append(button(wording, label, {**payload, "value": value}, hint, color))
    return tuple(shown)


def numbers(ask: AskNumber) -> list[int]:
    """Whole numbers worth a button: the default, and some from the least to the most."""
    span = ask.most - ask.least
    step = max(1, -(-span // (MOST_NUMBERS - 1)))
    step = step if step < 4 else -(-step // 5) * 5
    spread = list(range(-(-ask.least // step) * step, ask.most + 1, step))[:MOST_NUMBERS]
    return sorted({ask.default, *spread})


def gain_of(ask: Ask | AskNumber, value: Any) -> int:
    """What an option adds, if the question says so."""
    for told in ask.about.values():
        if hasattr(told, "get") and isinstance(value, str):
            gain = told.get(value)
            if isinstance(gain, int):
                return gain
    return 0


# -- offers ------------------------------------------------------------------------------------


def offers(wording: Wording, view: View, who: Creature[Any]) -> tuple[Text, ...]:
    """What a creature may do now; what does not fit is behind ``[…]``."""
    found = list(view.rules.offers(view.fight, who))
    last = [o for o in found if o.verb == "end"][:1]
    others = [o for o in found if o not in last]
    room = MOST_OFFERS - len(last)
    shown = others if len(others) <= room else spread(others, room - 1)
    buttons = [offer_button(wording, view, who, o) for o in shown]
    if len(shown) < len(others):
        say = {"do": "say", "fight": view.id, "line": typed(wording, "actions")}
        buttons.append(button(wording, "…", say, wording.say("more-actions"), "gray"))
    buttons += [offer_button(wording, view, who, o, "yellow") for o in last]
    return tuple(buttons)


def spread(found: list[Offer], room: int) -> list[Offer]:
    """Some of each verb rather than all of the first."""
    rank: dict[str, int] = {}
    keyed = []
    for place, offer in enumerate(found):
        rank[offer.verb] = rank.get(offer.verb, -1) + 1
        keyed.append((rank[offer.verb], place))
    chosen = sorted(sorted(keyed)[:room], key=lambda k: k[1])
    return [found[place] for _, place in chosen]


def offer_button(
    wording: Wording, view: View, who: Creature[Any], offer: Offer, color: str = "green"
) -> Text:
    """``[attaquer Brigand 1, épée]``: says what typing the line would."""
    ids = [message_id(kind, offer.label) for kind in ("offer", "option", "value") if offer.label]
    label = wording.words.first(wording.language, ids, wording.ruleset) or verb_label(
        wording, offer.verb
    )
    names = dict.fromkeys([*arguments(view, offer), *offer.args])
    said = {name: offer.args[name] for name in names if offer.args.get(name, "") != ""}
    details = [str(wording.arg(name, value)) for name, value in said.items()]
    line = line_of(wording, view, who, offer)
    payload = {
        "do": "say",
        "fight": view.id,
        "line": line,
        "actor": who.id,
        "verb": offer.verb,
        "args": dict(offer.args),
    }
    text = f"{label} {', '.join(details)}".strip()
    return button(wording, typeset(wording.language, text), payload, line, color)


def verb_label(wording: Wording, verb: str) -> str:
    """A verb's word on a button."""
    id = message_id("verb", verb)
    if wording.has(id, "label"):
        return wording.say(id, "label")
    return wording.word(f"button-{verb}", fallback=verb)


def typed(wording: Wording, verb: str) -> str:
    """The first word that stands for a verb when typed."""
    id = message_id("verb", verb)
    return wording.say(id).split("|")[0].strip() if wording.has(id) else verb


def arguments(view: View, offer: Offer) -> list[str]:
    """The names of what its verb wants, in the order in which one types them."""
    verb = view.rules.verbs.get(offer.verb)
    return [arg.name for arg in verb.args] if verb else list(offer.args)


def line_of(wording: Wording, view: View, who: Creature[Any], offer: Offer) -> str:
    """The line that an offer stands for, without the prefix."""
    words = [typed(wording, offer.verb)]
    verb = view.rules.verbs.get(offer.verb)
    for name in arguments(view, offer):
        if name not in offer.args:
            continue
        value = offer.args[name]
        arg = next((a for a in verb.args if a.name == name), None) if verb else None
        known = arg.words(view.fight, who) if arg is not None and arg.words else {}
        word = next((w for w, v in known.items() if v == value), None)
        if word is None:
            word = wording.name(value) if wording.is_creature(str(value)) else str(value)
        words.append(word)
    own = wording.reader.creatures == (who.id,)
    start = [] if own else [typed(wording, "as"), wording.name(who.id)]
    return " ".join([*start, *words])
