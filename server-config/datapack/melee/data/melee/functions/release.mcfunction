# Undoes what Mêlée has left on this server, for when the service is gone: bodies first.
# /function melee:release, by an operator or the console. The fights themselves are not touched.
execute as @e[tag=melee.held] run function melee:release/body
effect clear @e[tag=melee.glow] minecraft:glowing
tag @e[tag=melee.held] remove melee.held
tag @e[tag=melee.glow] remove melee.glow
tag @e[tag=melee.body] remove melee.body
scoreboard objectives remove melee.ordre
scoreboard objectives remove melee.points
scoreboard objectives remove melee
tellraw @s "Mêlée : tout est relâché. / Everything is released."
