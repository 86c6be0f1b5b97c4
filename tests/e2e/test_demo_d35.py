"""The demo of d35 shows what the game is about, in both languages."""

import pytest
from click.testing import CliRunner

from bridge.cli import main


@pytest.mark.parametrize(("lang", "seed"), [("fr", 1), ("en", 5)])
def test_it_goes_as_written(lang: str, seed: int) -> None:
    args = ["demo", "--fast", "--ruleset", "d35", "--lang", lang, "--seed", str(seed)]
    result = CliRunner().invoke(main, args)
    assert result.exit_code == 0, result.output[-2000:]


def test_it_shows_a_set_spear_a_turning_a_grapple_and_a_charged_hand() -> None:
    shown = CliRunner().invoke(main, ["demo", "--fast", "--ruleset", "d35"]).output
    text = " ".join(shown.replace("\u00a0", " ").replace("\u202f", " ").split())
    for piece in (
        "Gork attaque Aldric (lance) : 14 contre CA 14, touché",
        "Aldric attaque Gork (épée longue) : 22 contre CA 13, touché",
        "Gork et Aldric sont en lutte",
        "Lutte : Gork 20 contre Aldric 13",
        "Aldric prend 13 dégâts",
        "Gork : −12 pv, mort",
        "Fin du combat « La route des morts »",
    ):
        assert piece in text, piece
