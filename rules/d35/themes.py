"""The themes of the game, in the order in which they are asked: a line for each."""

from .attack import ATTACK
from .budget import BUDGET
from .defence import DEFENCE
from .encounter import ENCOUNTER
from .health import HEALTH
from .initiative import INITIATIVE
from .movement import MOVEMENT
from .opportunity import OPPORTUNITY
from .rounds import ROUNDS
from .sequence import SEQUENCE
from .shots import SHOTS
from .statuses import STATUS
from .strike import STRIKE
from .theme import Theme

THEMES: tuple[Theme, ...] = (
    HEALTH,
    STATUS,
    BUDGET,
    INITIATIVE,
    ROUNDS,
    ENCOUNTER,
    STRIKE,
    OPPORTUNITY,
    SEQUENCE,
    SHOTS,
    ATTACK,
    DEFENCE,
    MOVEMENT,
)
