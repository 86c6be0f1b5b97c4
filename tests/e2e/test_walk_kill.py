"""Killed while creatures are sent and pushed, the service leaves each body where it belongs."""

from pathlib import Path

import pytest

from bridge.replay import replay
from bridge.rulesets import rulesets
from rules.engine.geometry import Block, block_of
from rules.engine.state import Being

from .test_kill import Town, town

PLAY = (
    'MJ: !combat début "Pont rouge"',
    "Aldric: !rejoindre garde",
    "MJ: !ajout @e[type=zombie] 30",
    "MJ: !suivant",
    "MJ click c'est tout",
    "MJ click oui",
    "MJ: !tour zombie 1",
    "MJ: !en zombie 1 déplacement s 3",
    "MJ: !placer zombie 2 9 64 9",
    "MJ: !annuler",
    "MJ: !rétablir",
    "MJ: !placer zombie 1 5 64 7",
    "MJ: !en zombie 1 déplacement e 2",
    "MJ: !placer Aldric 3 64 3",
    "MJ: !pv zombie 1 -1",
)
"""Without a step of a player: what he walks while the service is dead, nobody has seen."""


def bodies(made: Town) -> dict[str, Block]:
    return {str(e.uuid): block_of(e.pos) for e in made.server.world.entities}


def beings(made: Town) -> list[Being]:
    (fight,) = replay(made.folder / "melee.db", rulesets(()))
    assert fight.table is not None
    return list(fight.table.fight.state.beings.values())


@pytest.mark.parametrize("seed", [3, 8])
async def test_after_any_kill_bodies_stand_where_the_fight_has_them(
    tmp_path: Path, seed: int
) -> None:
    async with town(tmp_path / "killed", seed, 0.5) as made:
        for step in PLAY:
            await made.act(step)
        made.likely = 0
        await made.act("MJ: !pv personne")
        await made.until(lambda: made.seen("MJ", "«\u00a0personne"))
        assert made.kills > 3
        where = {b.body or b.player: b.pos for b in beings(made)}
        assert len(where) == 3
        await made.until(lambda: bodies(made).items() >= where.items())
        assert not (made.folder / "stderr.txt").read_bytes()
