"""Who is told of what covers a target: whoever attacks, and the game master."""

from rules.engine.requests import GM, Tell
from rules.engine.table import Table

from .kinds import FULL
from .port import Covered


def tell(table: Table, covered: Covered) -> None:
    """How much is hidden, and by what, where. Both languages' words go along: the table of blocks
    is the server's own."""
    kind = covered.kind or FULL
    place = " ".join(str(c) for c in covered.block) if covered.block else ""
    params = {
        "share": round(covered.share * 100),
        "degree": covered.degree,
        "thing_fr": kind.fr,
        "thing_en": kind.en,
        "place": place,
    }
    key = "covered-by" if place else "covered"
    table.aside(Tell(key, (covered.who, covered.target), params), (covered.who, GM))
