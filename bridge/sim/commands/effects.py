"""`effect` and `attribute`: what lasts on a body, and its numbers."""

from uuid import UUID

from .. import kinds
from ..arguments import boolean, decimal, entities, entity, integer, named, some
from ..brigadier import Node, Parse, Run, argument, literal
from ..edition import Edition
from ..entity import Entity
from ..nbt import java_decimal
from ..reader import CommandError, Reader
from ..source import Context
from ..values import resource

_EFFECTS = (
    *("speed", "slowness", "haste", "mining_fatigue", "strength", "instant_health"),
    *("instant_damage", "jump_boost", "nausea", "regeneration", "resistance"),
    *("fire_resistance", "water_breathing", "invisibility", "blindness", "night_vision"),
    *("hunger", "weakness", "poison", "wither", "health_boost", "absorption", "saturation"),
    *("glowing", "levitation", "luck", "unluck", "slow_falling", "conduit_power", "darkness"),
)
_ATTRIBUTES = {
    "max_health": 20.0,
    "movement_speed": 0.1,
    "attack_damage": 1.0,
    "armor": 0.0,
    "armor_toughness": 0.0,
    "knockback_resistance": 0.0,
    "attack_speed": 4.0,
    "follow_range": 32.0,
    "luck": 0.0,
    "jump_strength": 0.42,
    "scale": 1.0,
    "step_height": 0.6,
    "gravity": 0.08,
}


def commands(edition: Edition, root: Node) -> list[Node]:
    seconds = integer(0 if edition.number >= (1, 19, 4) else 1, 1_000_000)
    hide = argument("hideParticles", boolean, run=_give)
    amplifier = argument("amplifier", integer(0, 255), hide, run=_give)
    given = argument("effect", _effect, argument("seconds", seconds, amplifier, run=_give))
    given.run = _give
    if edition.execute_on:
        lasting = literal("infinite", amplifier, run=_give)
        given.then(lasting)
    cleared = argument("targets", entities, argument("effect", _effect, run=_clear), run=_clear)
    scale = argument("scale", decimal(words="Double"), run=_value)
    base = [
        literal("get", argument("scale", decimal(words="Double"), run=_base), run=_base),
        literal("set", argument("value", decimal(words="Double"), run=_set_base)),
    ]
    attribute = argument(
        "attribute",
        _attribute(edition),
        literal("get", scale, run=_value),
        literal("base", *base),
        literal("modifier", *_modifiers(edition)),
    )
    return [
        literal(
            "effect",
            literal("give", argument("targets", entities, given)),
            literal("clear", cleared, run=_clear),
            level=2,
        ),
        literal("attribute", argument("target", entity, attribute), level=2),
    ]


def _effect(reader: Reader) -> str:
    start = reader.cursor
    name = resource(reader)
    if name.removeprefix("minecraft:") not in _EFFECTS and name.startswith("minecraft:"):
        reader.cursor = start
        if reader.edition.number >= (1, 19, 3):
            raise reader.error(f"Can't find element '{name}' of type 'minecraft:mob_effect'")
        raise reader.error(f"Unknown effect: {name}")
    return name


def _title(effect: str) -> str:
    name = effect.removeprefix("minecraft:")
    return "Bad Luck" if name == "unluck" else name.replace("_", " ").title()


def _give(context: Context) -> int:
    effect: str = context["effect"]
    found = some(context.source, context["targets"])
    level: int = context.get("amplifier", 0)
    changed = [one for one in found if one.effects.get(effect, (-1, 0))[0] <= level]
    if not changed:
        raise CommandError(
            "Unable to apply this effect (target is either immune to effects, "
            "or has something stronger)"
        )
    for one in changed:
        one.effects[effect] = (level, context.get("seconds", 30))
    who = named(context.source, found, "targets")
    context.source.succeed(f"Applied effect {_title(effect)} to {who}", broadcast=True)
    return len(changed)


def _clear(context: Context) -> int:
    wanted = context.get("targets")
    if wanted is not None:
        found = some(context.source, wanted)
    elif context.source.entity is not None:
        found = [context.source.entity]
    else:
        raise CommandError("An entity is required to run this command here")
    effect: str | None = context.get("effect")
    who = named(context.source, found, "targets")
    if effect is None:
        changed = [one for one in found if one.effects]
        if not changed:
            raise CommandError("Target has no effects to remove")
        for one in changed:
            one.effects.clear()
        words = f"Removed every effect from {who}"
    else:
        changed = [one for one in found if one.effects.pop(effect, None) is not None]
        if not changed:
            raise CommandError("Target doesn't have the requested effect")
        words = f"Removed effect {_title(effect)} from {who}"
    context.source.succeed(words, broadcast=True)
    return len(changed)


def _attribute(edition: Edition) -> Parse:
    def read(reader: Reader) -> str:
        start = reader.cursor
        name = resource(reader).removeprefix("minecraft:")
        bare = name.removeprefix("generic.")
        if bare not in _ATTRIBUTES or (name == bare) != edition.new_attributes:
            reader.cursor = start
            raise reader.error(
                f"Can't find element 'minecraft:{name}' of type 'minecraft:attribute'"
                if edition.number >= (1, 19, 3)
                else f"Unknown attribute: minecraft:{name}"
            )
        return bare

    return read


def base_of(one: Entity, attribute: str) -> float:
    default = _ATTRIBUTES[attribute]
    if attribute == "max_health":
        default = kinds.health(one.kind) or default
    return one.attributes.get(attribute, default)


_OPERATIONS = {
    "add_value": "add_value",
    "add_multiplied_base": "add_multiplied_base",
    "add_multiplied_total": "add_multiplied_total",
    "add": "add_value",
    "multiply_base": "add_multiplied_base",
    "multiply": "add_multiplied_total",
}
"""The words of every version, each with its newest."""


def _modifiers(edition: Edition) -> list[Node]:
    """Named by an id, or until 1.20.6 by a UUID and a name."""
    words = list(_OPERATIONS)[:3] if edition.number >= (1, 20, 5) else list(_OPERATIONS)[3:]
    ends = [literal(word, run=_add_modifier(_OPERATIONS[word])) for word in words]
    value = argument("value", decimal(words="Double"), *ends)
    named_value = value if edition.modifier_ids else argument("name", Reader.string, value)
    name = resource if edition.modifier_ids else _uuid
    return [
        literal("add", argument("id", name, named_value)),
        literal("remove", argument("id", name, run=_remove_modifier)),
        literal("value", literal("get", argument("id", name, run=_modifier_value))),
    ]


def _uuid(reader: Reader) -> str:
    start = reader.cursor
    text = reader.unquoted()
    try:
        return str(UUID(text))
    except ValueError:
        reader.cursor = start
        raise reader.error("Invalid UUID") from None


def _add_modifier(operation: str) -> Run:
    def run(context: Context) -> int:
        one, attribute = some(context.source, context["target"])[0], context["attribute"]
        held = one.modifiers.setdefault(attribute, {})
        name, who = context["id"], context.world.called(one)
        if name in held:
            raise CommandError(
                f"Modifier {name} is already present on attribute {_spoken(attribute)} "
                f"for entity {who}"
            )
        held[name] = (float(context["value"]), operation)
        words = f"Added modifier {name} to attribute {_spoken(attribute)} for entity {who}"
        context.source.succeed(words, broadcast=True)
        return 1

    return run


def _held(context: Context) -> tuple[Entity, float]:
    """Raises: CommandError if there is no such modifier."""
    one, attribute = some(context.source, context["target"])[0], context["attribute"]
    found = one.modifiers.get(attribute, {}).get(context["id"])
    if found is None:
        raise CommandError(
            f"Attribute {_spoken(attribute)} for entity {context.world.called(one)} "
            f"has no modifier {context['id']}"
        )
    return one, found[0]


def _remove_modifier(context: Context) -> int:
    one, _ = _held(context)
    attribute: str = context["attribute"]
    del one.modifiers[attribute][context["id"]]
    words = f"Removed modifier {context['id']} from attribute {_spoken(attribute)} for entity "
    context.source.succeed(words + context.world.called(one), broadcast=True)
    return 1


def _modifier_value(context: Context) -> int:
    one, value = _held(context)
    words = f"Value of modifier {context['id']} on attribute {_spoken(context['attribute'])} "
    whose = f"for entity {context.world.called(one)} is {java_decimal(value)}"
    context.source.succeed(words + whose, broadcast=False)
    return int(value)


def value_of(one: Entity, attribute: str) -> float:
    """The base with its modifiers: sums first, then parts of the base, then factors."""
    held = one.modifiers.get(attribute, {}).values()
    base = base_of(one, attribute) + sum(v for v, kind in held if kind == "add_value")
    total = base + base * sum(v for v, kind in held if kind == "add_multiplied_base")
    for value, kind in held:
        total *= 1 + value if kind == "add_multiplied_total" else 1
    return total


def _spoken(attribute: str) -> str:
    return attribute.replace("_", " ").title()


def _read(context: Context, kind: str) -> int:
    one = some(context.source, context["target"])[0]
    read = value_of if kind == "Value" else base_of
    value = read(one, context["attribute"])
    who = context.world.called(one)
    words = f"{kind} of attribute {_spoken(context['attribute'])} for entity {who} is "
    context.source.succeed(words + java_decimal(value), broadcast=False)
    return int(value * context.get("scale", 1.0))


def _value(context: Context) -> int:
    return _read(context, "Value")


def _base(context: Context) -> int:
    return _read(context, "Base value")


def _set_base(context: Context) -> int:
    one = some(context.source, context["target"])[0]
    attribute: str = context["attribute"]
    one.attributes[attribute] = float(context["value"])
    if attribute == "max_health":
        one.health = min(one.health, one.attributes[attribute])
    who = context.world.called(one)
    shown = java_decimal(one.attributes[attribute])
    words = f"Base value for attribute {_spoken(attribute)} for entity {who} set to {shown}"
    context.source.succeed(words, broadcast=True)
    return 1
