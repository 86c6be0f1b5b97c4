"""The demo of vigueur shows what the game is about, in both languages."""

import pytest
from click.testing import CliRunner

from bridge.cli import main


@pytest.mark.parametrize(("lang", "seed"), [("fr", 1), ("en", 5)])
def test_it_goes_as_written(lang: str, seed: int) -> None:
    args = ["demo", "--fast", "--ruleset", "vigueur", "--lang", lang, "--seed", str(seed)]
    result = CliRunner().invoke(main, args)
    assert result.exit_code == 0, result.output[-2000:]


def test_it_shows_order_defences_holds_opportunities_and_a_rout() -> None:
    shown = CliRunner().invoke(main, ["demo", "--fast", "--ruleset", "vigueur"]).output
    text = " ".join(shown.replace("\u00a0", " ").replace("\u202f", " ").split())
    for piece in (
        "Ordre : Brune, Aldric et Brigand 1 à 3.",
        "Ordre : Aldric, Brune et Brigand 1 à 3.",
        "Brigand 1 esquive",
        "Aldric bloque : 17 contre 15",
        "Brigand 2 tient Aldric",
        "Aldric se libère de Brigand 2",
        "L'action de Brigand 2 est interrompue",
        "Brigand 3 prend la fuite",
        "Aldric rattrape Brigand 3",
        "Fin du combat « Le gué aux brigands » (victoire)",
    ):
        assert piece in text, piece
