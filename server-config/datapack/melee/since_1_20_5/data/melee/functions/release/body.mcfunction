# One body may walk and jump again (1.20.5 and 1.20.6).
attribute @s minecraft:generic.movement_speed modifier remove c876896f-e4a3-5f33-a98b-b8e55cbd0924
attribute @s minecraft:generic.jump_strength modifier remove c876896f-e4a3-5f33-a98b-b8e55cbd0924
