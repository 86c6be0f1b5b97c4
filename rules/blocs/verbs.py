"""What may be done: every verb of this game, with its arguments and its rule."""

from rules.engine.master import Nobody
from rules.engine.ruleset import Arg, Verb

from . import (
    actions,
    area,
    checks,
    consent,
    encounter,
    falls,
    gear,
    grapple,
    lookout,
    magic,
    modes,
    mounts,
    movement,
    objects,
    push,
    ready,
    ready_acts,
    surprise,
    teleport,
    turn,
    two_weapons,
    zones,
)
from .melee import weapon_words

EDGE = ("edge", "bonus")
TARGET = Arg("target", "creature")
WHEN = Arg("when", "word", ready.trigger_words)
AIM = (Arg("target", "creature", optional=True), Arg("at", "place", optional=True))

VERBS = {
    "hostilities": Verb(
        encounter.Hostilities,
        encounter.hostilities,
        (
            Arg("target", "creature", optional=True),
            Arg("weapon", "word", weapon_words, optional=True),
        ),
        when="always",
    ),
    "attack": Verb(
        actions.Attack,
        actions.attack,
        (TARGET, Arg("weapon", "word", weapon_words, optional=True)),
        EDGE,
    ),
    "step": Verb(movement.Step, movement.step, (Arg("to", "place"),), joins=True),
    "end": Verb(Nobody, turn.end),
    "stand": Verb(movement.Posture, movement.stand),
    "reload": Verb(
        actions.Reload,
        actions.reload,
        (Arg("weapon", "word", actions.reload_words, optional=True),),
    ),
    "sneak": Verb(lookout.Lookout, lookout.sneak),
    "search": Verb(lookout.Lookout, lookout.search),
    "peer": Verb(lookout.Lookout, lookout.peer),
    "guess": Verb(
        lookout.Guess,
        lookout.strike_where,
        (Arg("at", "place"), Arg("weapon", "word", weapon_words, optional=True)),
    ),
    "two-weapons": Verb(
        two_weapons.TwoWeapons,
        two_weapons.two_weapons,
        (
            TARGET,
            Arg("first", "word", weapon_words, optional=True),
            Arg("second", "word", weapon_words, optional=True),
            Arg("other", "creature", optional=True),
        ),
    ),
    "cast": Verb(
        magic.Cast,
        magic.cast,
        (Arg("spell", "word", magic.spell_names), *AIM),
        EDGE,
    ),
    "technique": Verb(
        magic.Cast,
        magic.cast,
        (Arg("spell", "word", magic.technique_names), *AIM),
        EDGE,
    ),
    "magics": Verb(magic.Recall, magic.recall, when="always", looks=True),
    "let-pass": Verb(consent.LetPass, consent.let_pass, (Arg("whom", "creature"),), when="always"),
    "wear": Verb(gear.Wear, gear.wear, (Arg("what", "text"),)),
    "take-off": Verb(gear.Wear, gear.take_off, (Arg("what", "text"),)),
    "mount": Verb(mounts.Mount, mounts.mount, (TARGET,)),
    "dismount": Verb(mounts.Dismount, mounts.dismount),
    "unseat": Verb(mounts.Unseat, mounts.unseat, (Arg("who", "creature"),), when="gm"),
    "mode": Verb(modes.Switch, modes.switch, (Arg("mode", "word", modes.mode_words),)),
    "teleport": Verb(
        teleport.Teleport,
        teleport.teleport,
        (Arg("to", "place"), Arg("spell", "word", teleport.spell_words, optional=True)),
    ),
    "fall": Verb(
        falls.Drop,
        falls.drop,
        (
            Arg("who", "creature"),
            Arg("height", "number"),
            Arg("deliberate", "number", optional=True),
        ),
        when="gm",
    ),
    "watch": Verb(push.Watch, push.watch, (Arg("ally", "creature"),), when="always"),
    "blast": Verb(
        area.Blast,
        area.blast,
        (Arg("at", "place"), Arg("weapon", "word", area.area_words, optional=True)),
        EDGE,
    ),
    "object": Verb(
        objects.Thing,
        objects.add_object,
        (
            Arg("at", "place"),
            Arg("ca", "number", optional=True),
            Arg("pv", "number", optional=True),
            Arg("name", "text"),
        ),
        when="gm",
    ),
    "zone": Verb(
        zones.Zone,
        zones.zone,
        (
            Arg("kind", "word", zones.zone_words),
            Arg("at", "place"),
            Arg("radius", "number", optional=True),
            Arg("rounds", "number", optional=True),
            Arg("dice", "dice", optional=True),
        ),
        when="gm",
    ),
    "unzone": Verb(zones.Unzone, zones.unzone, (Arg("at", "place"),), when="gm"),
    "grapple": Verb(grapple.Grapple, grapple.grapple, (TARGET,)),
    "escape": Verb(grapple.Free, grapple.escape, (Arg("target", "creature", optional=True),)),
    "release": Verb(
        grapple.Free,
        grapple.release,
        (Arg("target", "creature", optional=True),),
        when="always",
    ),
    "prone": Verb(movement.Posture, movement.drop_prone),
    "interact": Verb(turn.Interact, turn.interact, (Arg("what", "text", optional=True),)),
    "dash": Verb(actions.Plain, actions.dash),
    "disengage": Verb(actions.Plain, actions.disengage),
    "help": Verb(
        actions.Help,
        actions.assist,
        (
            Arg("ally", "creature"),
            Arg("target", "creature", optional=True),
            Arg("task", "text", optional=True),
        ),
    ),
    "ready": Verb(
        ready.Ready,
        ready.ready,
        (
            WHEN,
            TARGET,
            Arg("weapon", "word", ready.held_words, optional=True),
            Arg("trigger", "text", optional=True),
        ),
    ),
    "ready-move": Verb(
        ready_acts.ReadyMove,
        ready_acts.ready_move,
        (WHEN, Arg("trigger", "text", optional=True)),
    ),
    "ready-act": Verb(
        ready_acts.ReadyAct,
        ready_acts.ready_act,
        (
            Arg("act", "word", ready_acts.act_words),
            WHEN,
            Arg("target", "creature", optional=True),
            Arg("thing", "word", ready_acts.thing_words, optional=True),
            Arg("trigger", "text", optional=True),
        ),
    ),
    "use": Verb(
        actions.UseItem,
        actions.use,
        (Arg("item", "word", actions.item_words), Arg("target", "creature", optional=True)),
    ),
    "stabilise": Verb(actions.OnSomebody, actions.first_aid, (TARGET,)),
    "check": Verb(
        checks.Check,
        checks.check,
        (Arg("what", "word", checks.check_words),),
        (*EDGE, "dc", "secret"),
        when="always",
    ),
    "improvise": Verb(checks.Improvise, checks.improvise, (Arg("text", "text"),)),
    "surprise": Verb(
        surprise.Surprise, surprise.set_surprise, (Arg("who", "creatures"),), when="gm"
    ),
    "harm": Verb(
        checks.Harm,
        checks.gm_harm,
        (
            Arg("who", "creature"),
            Arg("amount", "dice"),
            Arg("type", "word", checks.damage_words, optional=True),
        ),
        when="gm",
    ),
    "heal": Verb(
        checks.Heal, checks.gm_heal, (Arg("who", "creature"), Arg("amount", "dice")), when="gm"
    ),
    "rest": Verb(checks.Somebody, checks.gm_rest, (Arg("who", "creature"),), when="gm"),
    "resurrect": Verb(checks.Somebody, checks.gm_resurrect, (Arg("who", "creature"),), when="gm"),
    "fate": Verb(checks.Somebody, checks.gm_fate, (Arg("who", "creature"),), when="gm"),
}
