"""The types of entity that can be summoned: their English names and their health."""

_HEALTH = {
    "allay": 20, "armor_stand": 20, "axolotl": 14, "bat": 6, "bee": 10, "blaze": 20, "cat": 10,
    "cave_spider": 12, "chicken": 4, "cod": 3, "cow": 10, "creeper": 20, "dolphin": 10,
    "donkey": 20, "drowned": 20, "elder_guardian": 80, "ender_dragon": 200, "enderman": 40,
    "endermite": 8, "evoker": 24, "fox": 10, "frog": 10, "ghast": 10, "giant": 100, "goat": 10,
    "guardian": 30, "hoglin": 40, "horse": 20, "husk": 20, "iron_golem": 100, "llama": 20,
    "magma_cube": 4, "mooshroom": 10, "mule": 20, "ocelot": 10, "panda": 20, "parrot": 6,
    "phantom": 20, "pig": 10, "piglin": 16, "piglin_brute": 50, "pillager": 24, "polar_bear": 30,
    "pufferfish": 3, "rabbit": 3, "ravager": 100, "salmon": 3, "sheep": 8, "shulker": 30,
    "silverfish": 8, "skeleton": 20, "skeleton_horse": 15, "slime": 4, "snow_golem": 4,
    "spider": 16, "squid": 10, "stray": 20, "strider": 20, "trader_llama": 20,
    "tropical_fish": 3, "turtle": 30, "vex": 14, "villager": 20, "vindicator": 24,
    "wandering_trader": 20, "warden": 500, "witch": 26, "wither": 300, "wither_skeleton": 20,
    "wolf": 8, "zoglin": 40, "zombie": 20, "zombie_horse": 15, "zombie_villager": 20,
    "zombified_piglin": 20,
}  # fmt: skip
_LIFELESS = [
    "area_effect_cloud",
    "arrow",
    "block_display",
    "boat",
    "egg",
    "experience_orb",
    "falling_block",
    "interaction",
    "item",
    "item_display",
    "item_frame",
    "lightning_bolt",
    "marker",
    "minecart",
    "snowball",
    "text_display",
    "tnt",
]


def known(kind: str) -> bool:
    bare = kind.removeprefix("minecraft:")
    return bare in _HEALTH or bare in _LIFELESS


def living(kind: str) -> bool:
    return kind.removeprefix("minecraft:") in _HEALTH


def health(kind: str) -> float:
    return float(_HEALTH.get(kind.removeprefix("minecraft:"), 0))


def name(kind: str) -> str:
    """As the game shows it to the English: ``Iron Golem``."""
    return kind.split(":")[-1].replace("_", " ").title()


_EYES = {
    "player": 1.62, "zombie": 1.74, "husk": 1.74, "drowned": 1.74, "villager": 1.62,
    "skeleton": 1.74, "stray": 1.74, "spider": 0.65, "enderman": 2.55, "armor_stand": 1.7775,
}  # fmt: skip


def eyes(kind: str) -> float:
    """Height of the eyes above the feet, in blocks."""
    return _EYES.get(kind.removeprefix("minecraft:"), 1.6)


_WIDTHS = {
    "horse": 1.396, "spider": 1.4, "iron_golem": 1.4, "ravager": 1.95, "wolf": 0.6, "cow": 0.9,
    "pig": 0.9, "chicken": 0.4, "armor_stand": 0.5, "wither_skeleton": 0.7, "warden": 0.9,
}  # fmt: skip


def width(kind: str) -> float:
    """Of the body, in blocks; a man's if nothing else is known."""
    return _WIDTHS.get(kind.removeprefix("minecraft:"), 0.6)


_FLYING = frozenset(
    (
        *("allay", "bat", "bee", "blaze", "ender_dragon", "ghast", "parrot", "phantom", "vex"),
        *("wither", "area_effect_cloud", "block_display", "interaction", "item_display"),
        *("item_frame", "lightning_bolt", "marker", "text_display"),
    )
)


def flies(kind: str) -> bool:
    """Whether it stays in the air by itself."""
    return kind.removeprefix("minecraft:") in _FLYING
