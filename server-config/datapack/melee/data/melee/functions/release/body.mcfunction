# One body may walk again (up to 1.20.4).
attribute @s minecraft:generic.movement_speed modifier remove c876896f-e4a3-5f33-a98b-b8e55cbd0924
