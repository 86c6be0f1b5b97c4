"""A free text at the end of a line may name creatures, weapons and things; it stays a text."""

from typing import Any

import pytest

from bridge.lexicon import lexicon
from bridge.router import Speaker, bind, read
from rules.blocs import RULESET
from tests.rules.blocs.people import ALDRIC, BERA, ORC, fight, foe, hero


@pytest.mark.parametrize(("line", "verb", "args"), [
    ("préparer pas orc épée longue s'il passe", "ready",
     {"when": "step", "target": "ORC", "weapon": "épée longue", "trigger": "s'il passe"}),
    ("préparer pas orc s'il longe la dague de Bera", "ready",
     {"when": "step", "target": "ORC", "trigger": "s'il longe la dague de Bera"}),
    ("prêt coup contre orc avec marteau", "ready",
     {"when": "attack", "target": "ORC", "weapon": "marteau"}),
    ("préparer déplacement pas dès que l'orc approche d'Ald", "ready-move",
     {"when": "step", "trigger": "dès que l'orc approche d'Ald"}),
    ("prêt déplacement tout", "ready-move", {"when": "any"}),
    ("préparer acte utiliser coup potion s'il frappe Ald", "ready-act",
     {"act": "use", "when": "attack", "thing": "potion", "trigger": "s'il frappe Ald"}),
    ("préparer acte utiliser coup sur Ber potion", "ready-act",
     {"act": "use", "when": "attack", "target": "BER", "thing": "potion"}),
    ("ready act hide step when Orc turns", "ready-act",
     {"act": "sneak", "when": "step", "trigger": "when Orc turns"}),
    ("aider Ber pousser la pierre sur l'orc", "help",
     {"ally": "BER", "task": "pousser la pierre sur l'orc"}),
    ("aider Ber contre l'orc", "help", {"ally": "BER", "target": "ORC"}),
])  # fmt: skip
def test_what_stands_in_the_text_is_no_argument(line: str, verb: str, args: dict[str, Any]) -> None:
    sheet = ALDRIC.model_copy(update={"objets": {"potion": 1}})
    played = fight(hero("ALD", sheet), hero("BER", BERA, 0, 1), foe("ORC", ORC, 3, 0))
    words = lexicon(RULESET)
    typed = read(line, words)
    assert typed.verb == verb
    rule = RULESET.verbs[verb]
    assert bind(verb, rule, typed, played.fight, Speaker("ALD", "ALD"), words).args == args
