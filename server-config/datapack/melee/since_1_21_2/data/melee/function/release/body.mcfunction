# One body may walk and jump again (1.21.2 on).
attribute @s minecraft:movement_speed modifier remove melee:hold
attribute @s minecraft:jump_strength modifier remove melee:hold
