"""Game rules: their names until 1.21.10 and since, their defaults."""

from collections.abc import Mapping

DEFAULTS = {
    "announceAdvancements": "true",
    "commandBlockOutput": "true",
    "doDaylightCycle": "true",
    "doImmediateRespawn": "false",
    "doMobSpawning": "true",
    "doWeatherCycle": "true",
    "keepInventory": "false",
    "logAdminCommands": "true",
    "maxCommandChainLength": "65536",
    "mobGriefing": "true",
    "naturalRegeneration": "true",
    "randomTickSpeed": "3",
    "sendCommandFeedback": "true",
    "showDeathMessages": "true",
    "spawnRadius": "10",
}
_RENAMED = {
    "announceAdvancements": "show_advancement_messages",
    "commandBlockOutput": "command_block_output",
    "doDaylightCycle": "advance_time",
    "doImmediateRespawn": "immediate_respawn",
    "doMobSpawning": "spawn_mobs",
    "doWeatherCycle": "advance_weather",
    "keepInventory": "keep_inventory",
    "logAdminCommands": "log_admin_commands",
    "maxCommandChainLength": "max_command_sequence_length",
    "mobGriefing": "mob_griefing",
    "naturalRegeneration": "natural_health_regeneration",
    "randomTickSpeed": "random_tick_speed",
    "sendCommandFeedback": "send_command_feedback",
    "showDeathMessages": "show_death_messages",
    "spawnRadius": "respawn_radius",
}


def name(old_name: str, snake: bool) -> str:
    """The rule's name in a version; ``snake``: since 1.21.11."""
    return _RENAMED[old_name] if snake else old_name


def value(changed: Mapping[str, str], old_name: str) -> str:
    return changed.get(old_name, DEFAULTS[old_name])
