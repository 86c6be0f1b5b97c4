"""Fighting with a weapon in each hand."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused
from rules.engine.ruleset import Arg, Verb
from rules.engine.state import Effect

from .arms import BARE
from .attack import check_shot, check_target, expose, mode_words, spare, spent, stance_words
from .blow import Blow
from .budget import require
from .defence import declare
from .hands import BODY, BOTH, MAIN, OFF, Wield, bare, free_hands, in_hand
from .reach import reaches
from .sequence import current, next_swing, take_swing
from .settings import setting
from .sheet import Creature, Fight
from .shots import line_of_fire
from .space import metres
from .strike import strike
from .theme import Theme, barred

DUAL = "two_weapons"
"""It fights with both hands this turn. Data: ``light``: the off hand's weapon is."""
NOT_OF_THE_TURN = ("opportunity", "ready", "set")


@dataclass(frozen=True, slots=True)
class Dual:
    """``hand``: "" for the next one, main or off. ``stance``, ``expertise``: as of an attack."""

    actor: str
    target: str
    hand: str = ""
    mode: str = ""
    stance: str = ""
    expertise: int = 0


def pair(me: Creature) -> tuple[Wield, Wield] | None:
    """D-TWF-01, D-TWF-05: main and off hand; both ends of a double weapon; None: no pair."""
    held = in_hand(me)
    for wield in held:
        if wield.hand == BOTH and wield.weapon.mains == "double":
            second = wield.weapon.de_second or wield.weapon.de
            head = wield.weapon.model_copy(update={"de": second})
            return Wield(wield.weapon, MAIN, wield.item), Wield(head, OFF, wield.item)
    by_hand = {wield.hand: wield for wield in held if wield.hand in (MAIN, OFF)}
    fist = bare(me)
    for hand in free_hands(me):
        by_hand.setdefault(hand, Wield(fist.weapon, BODY if hand == MAIN else OFF))
    if not held or not {MAIN, OFF} <= set(by_hand):
        return None
    return by_hand[MAIN], by_hand[OFF]


def is_light(wield: Wield) -> bool:
    """D-TWF-03, D-TWF-05, D-TWF-06: a light weapon, a fist, a second head; thrown: darts."""
    weapon = wield.weapon
    if weapon.mains == "double" or weapon.nom == BARE.nom:
        return True
    if weapon.paire and not weapon.melee:
        return weapon.paire == "legere"
    return weapon.light


def hand_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """Either hand, by its name or by what it holds."""
    words = {"faible": "off", "directrice": "main"}
    both = pair(me)
    if both is not None:
        words |= {both[1].weapon.nom: "off", both[0].weapon.nom: "main"}
    return words


def remaining(me: Creature, hand: str) -> bool:
    """Whether that hand still has an attack: the main one first, if nobody says."""
    try:
        next_swing(me, off=hand == "off", extra=0 if current(me) is not None else 1)
    except Refused:
        return False
    return True


def dual(fight: Fight, act: Dual) -> Flow[None]:
    """D-TWF-01, D-TWF-06: one attack of a turn fought with both hands; it takes all of it."""
    me, target = fight[act.actor], fight[act.target]
    check_target(me, target, "D-TWF-01")
    both = pair(me)
    now = current(me)
    if now is None:
        require(me, "full", "D-TWF-01")
    if (both is None and now is None) or (now is not None and not now.data["extra"]):
        raise Refused("no-second-weapon", "D-TWF-01", who=me.id)
    hand = act.hand or ("main" if remaining(me, "main") else "off")
    off = hand == "off"
    extra = 1 if now is None else 0
    next_swing(me, off, extra)
    wield = held(me, both, off)
    shot = check_way(me, target, wield)
    covered = False
    if shot:
        check_shot(me, target, wield)
        covered = (yield from line_of_fire(fight, me, target)) == "partial"
    nonlethal, penalty = spare(me, wield, act.mode, fight)
    swing = yield from take_swing(fight, me, off, extra)
    if now is None and both is not None:
        yield from lift(me.effects(DUAL), "next")
        yield Begin(Effect(DUAL, me.id, "", me.this_end, {"light": is_light(both[1])}))
    yield from declare(fight, me, act.stance, act.expertise, swing.starts)  # D-FULL-06
    if not (yield from expose(fight, me, target, wield, shot)):
        return
    mods = (Mod(penalty, "mode"),) if penalty else ()
    blow = Blow(wield, swing.bab, shot, covered, nonlethal=nonlethal, why="full", mods=mods)
    yield from strike(fight, me, target, blow)
    if shot:
        yield from spent(fight, me, target, wield)


def held(me: Creature, both: tuple[Wield, Wield] | None, off: bool) -> Wield:
    """What that hand strikes with now, one of the pair thrown or not. Raises Refused."""
    if both is not None:
        return both[1] if off else both[0]
    wanted = OFF if off else MAIN
    for wield in in_hand(me):
        if wield.hand == wanted:
            return wield
    raise Refused("no-second-weapon", "D-TWF-01", who=me.id)


def check_way(me: Creature, target: Creature, wield: Wield) -> bool:
    """D-ATK-02, D-ATK-09: whether it flies. Raises Refused."""
    if (why := barred(me, target, wield)) is not None:
        raise why
    if wield.weapon.melee and reaches(me, target, wield.weapon):
        return False
    if wield.weapon.tir:
        return True
    raise Refused("out-of-reach", "D-ATK-02", who=target.id, distance=metres(me, target))


def penalties(fight: Fight, me: Creature, light: bool) -> tuple[int, int]:
    """D-TWF-02, D-TWF-03, D-TWF-04, T-02: of the main hand and of the other."""
    main, off = (int(setting(fight, "twf", key)) for key in ("main", "off_hand"))
    if light:
        less = int(setting(fight, "twf", "light"))
        main, off = main + less, off + less
    if me.sheet.has_feat("two_weapon_fighting"):
        main += int(setting(fight, "twf", "feat_main"))
        off += int(setting(fight, "twf", "feat_off_hand"))
    return main, off


def both_hands(fight: Fight, me: Creature, target: Creature, blow: Blow) -> Iterable[Mod]:
    """D-TWF-02…07: on every attack of such a turn; the off hand's damage is strength()'s."""
    if blow.why in NOT_OF_THE_TURN or blow.against is not None:
        return
    for e in me.effects(DUAL):
        main, off = penalties(fight, me, bool(e.data["light"]))
        value = off if blow.wield.hand == OFF else main
        if value:
            yield Mod(value, DUAL)


TWO_WEAPONS = Theme(
    verbs={
        "dual": Verb(
            Dual,
            dual,
            (
                Arg("target", "creature"),
                Arg("hand", "word", hand_words, optional=True),
                Arg("mode", "word", mode_words, optional=True),
                Arg("stance", "word", stance_words, optional=True),
                Arg("expertise", "number", optional=True),
            ),
        ),
    },
    effects=(DUAL,),
    quiet=(DUAL,),
    needs={DUAL: ("light",)},
    refusals=("no-second-weapon",),
    attack_mods=both_hands,
)
