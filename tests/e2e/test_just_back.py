"""A wish that is the first thing after a restart of the server, before anybody was looked for."""

from pathlib import Path

from bridge.rulesets import rulesets
from bridge.scenario.file import Scenario
from bridge.scenario.stage import Stage
from rules.engine.geometry import Block

SCRIPT = Scenario.model_validate({
    "title": "Retour",
    "ruleset": "blocs",
    "start": {"open": False},
    "creature": [
        {"name": "Alex", "player": True, "template": "garde", "pos": [3, 64, 5]},
        {"name": "Mira", "player": True, "template": "garde", "pos": [7, 64, 5]},
    ],
    "step": [{"note": "nothing"}],
})  # fmt: skip


async def test_who_joins_at_once_stands_where_he_stands(tmp_path: Path) -> None:
    stage = Stage(SCRIPT, rulesets(), tmp_path)
    await stage.open()
    try:
        service = stage.running
        stage.server.say("MJ", '!combat début "Retour"')
        await stage.settle()
        stage.server.say("Alex", "!rejoindre")
        service.world.forget()
        await service.hear()
        assert stage.table is not None
        assert _joined(stage) == ("Alex", (3, 64, 5))
        stage.server.click("Mira", "rejoindre")
        service.world.forget()
        await service.look_clicks()
        assert _joined(stage) == ("Mira", (7, 64, 5))
    finally:
        await stage.close()


def _joined(stage: Stage) -> tuple[str, Block]:
    """Who joined with the last command, and where: nobody is said to have come there since."""
    assert stage.table is not None
    command = stage.table.standing[-1].command
    assert command.verb == "join"
    (being,) = command.args["beings"]
    return being.name, being.pos
