"""The embedded Minecraft: RCON, a growing log, players and mobs, as fussy as vanilla."""
