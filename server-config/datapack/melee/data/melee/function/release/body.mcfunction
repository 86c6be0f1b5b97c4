# One body may walk and jump again (1.21 and 1.21.1).
attribute @s minecraft:generic.movement_speed modifier remove melee:hold
attribute @s minecraft:generic.jump_strength modifier remove melee:hold
