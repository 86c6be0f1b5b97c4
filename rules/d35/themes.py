"""The themes of the game, in the order in which they are asked: a line for each."""

from .abilities import ABILITIES
from .acts import ACTS
from .aid import AID
from .attack import ATTACK
from .braced import BRACED
from .breaking_free import BREAKING_FREE
from .budget import BUDGET
from .bull_rush import BULL_RUSH
from .cast import CAST
from .charge import CHARGE
from .checks import CHECKS
from .circumstances import CIRCUMSTANCES
from .cleave import CLEAVE
from .components import COMPONENTS
from .concentration import KEEPING
from .cord_cutting import CORD_CUTTING
from .defence import DEFENCE
from .disarm import DISARM
from .distraction import DISTRACTION
from .encounter import ENCOUNTER
from .falling import FALLING
from .feint import FEINT
from .first_aid import FIRST_AID
from .footwork import FOOTWORK
from .free import FREE
from .garrotte import GARROTTE
from .gear import GEAR
from .grapple import GRAPPLE
from .grip import GRIP
from .health import HEALTH
from .held_spells import HELD_SPELLS
from .holds import HOLDS
from .initiative import INITIATIVE
from .long_cast import LONG_CAST
from .magic_items import MAGIC_ITEMS_THEME
from .mounts import MOUNTS
from .movement import MOVEMENT
from .new_day import NEW_DAY
from .opportunity import OPPORTUNITY
from .overrun import OVERRUN
from .pin import PIN
from .ride_tricks import RIDE_TRICKS
from .riding import RIDING
from .rounds import ROUNDS
from .runs import RUNS
from .saddle import SADDLE
from .saddle_casting import SADDLE_CASTING
from .saddle_falls import FALLS
from .sequence import SEQUENCE
from .shots import SHOTS
from .slots import SLOTS
from .spell_effects import SPELL_EFFECTS
from .splash import SPLASH
from .split import SPLIT
from .statuses import STATUS
from .stray import STRAY
from .strike import STRIKE
from .sunder import SUNDER
from .tempo import TEMPO
from .theme import Theme
from .through import THROUGH
from .touch import TOUCH
from .trip import TRIP
from .turned import FLIGHT
from .turning import TURNING
from .two_weapons import TWO_WEAPONS
from .undead_orders import UNDEAD_ORDERS
from .wrestling_acts import WRESTLING

THEMES: tuple[Theme, ...] = (
    HEALTH,
    STATUS,
    BUDGET,
    CHECKS,
    INITIATIVE,
    ROUNDS,
    ENCOUNTER,
    FALLING,
    STRIKE,
    OPPORTUNITY,
    SEQUENCE,
    SHOTS,
    CIRCUMSTANCES,
    ATTACK,
    DEFENCE,
    MOVEMENT,
    FOOTWORK,
    RUNS,
    ACTS,
    GEAR,
    GRIP,
    SPLIT,
    FREE,
    CLEAVE,
    FIRST_AID,
    TEMPO,
    LONG_CAST,
    RIDING,
    MOUNTS,
    SADDLE,
    SADDLE_CASTING,
    FALLS,
    RIDE_TRICKS,
    AID,
    DISARM,
    FEINT,
    SUNDER,
    TRIP,
    BULL_RUSH,
    CHARGE,
    BRACED,
    OVERRUN,
    THROUGH,
    TWO_WEAPONS,
    SPLASH,
    HOLDS,
    GRAPPLE,
    WRESTLING,
    PIN,
    BREAKING_FREE,
    HELD_SPELLS,
    GARROTTE,
    CORD_CUTTING,
    STRAY,
    DISTRACTION,
    COMPONENTS,
    SLOTS,
    SPELL_EFFECTS,
    KEEPING,
    TOUCH,
    CAST,
    MAGIC_ITEMS_THEME,
    ABILITIES,
    TURNING,
    FLIGHT,
    UNDEAD_ORDERS,
    NEW_DAY,
)
