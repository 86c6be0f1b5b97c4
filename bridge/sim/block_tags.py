"""The block tags of vanilla that are of use to us, by patterns of names."""

from fnmatch import fnmatchcase

from .edition import Number

_FIRST, _LAST = (1, 16, 0), (99, 0, 0)

_TAGS: dict[str, tuple[Number, Number, tuple[str, ...]]] = {
    "all_signs": ((1, 19, 3), _LAST, ("*_sign",)),
    "banners": (_FIRST, _LAST, ("*_banner",)),
    "base_stone_overworld": (
        _FIRST, _LAST, ("stone", "granite", "diorite", "andesite", "deepslate", "tuff")
    ),
    "beds": (_FIRST, _LAST, ("*_bed",)),
    "buttons": (_FIRST, _LAST, ("*_button",)),
    "campfires": (_FIRST, _LAST, ("*campfire",)),
    "candles": ((1, 17, 0), _LAST, ("candle", "*_candle")),
    "carpets": (_FIRST, (1, 18, 2), ("*_carpet",)),
    "climbable": (
        _FIRST, _LAST, ("ladder", "vine", "scaffolding", "*_vines", "*_vines_plant")
    ),
    "crops": (_FIRST, _LAST, ("wheat", "carrots", "potatoes", "beetroots", "*_stem")),
    "doors": (_FIRST, _LAST, ("*_door",)),
    "fence_gates": (_FIRST, _LAST, ("*_fence_gate",)),
    "fences": (_FIRST, _LAST, ("*_fence",)),
    "flower_pots": (_FIRST, _LAST, ("flower_pot", "potted_*")),
    "ice": (_FIRST, _LAST, ("ice", "packed_ice", "blue_ice", "frosted_ice")),
    "impermeable": (_FIRST, _LAST, ("glass", "tinted_glass", "*_stained_glass")),
    "leaves": (_FIRST, _LAST, ("*_leaves",)),
    "logs": (_FIRST, _LAST, ("*_log", "*_wood", "*_hyphae", "crimson_stem", "warped_stem")),
    "planks": (_FIRST, _LAST, ("*_planks",)),
    "pressure_plates": (_FIRST, _LAST, ("*_pressure_plate",)),
    "rails": (_FIRST, _LAST, ("rail", "*_rail")),
    "replaceable": (
        (1, 20, 0), _LAST,
        (
            "air", "cave_air", "void_air", "water", "lava", "bubble_column", "grass",
            "short_grass", "tall_grass", "fern", "large_fern", "dead_bush", "seagrass",
            "tall_seagrass", "fire", "soul_fire", "snow", "vine", "glow_lichen", "light",
            "structure_void", "warped_roots", "crimson_roots", "nether_sprouts",
            "hanging_roots",
        ),
    ),
    "sand": (_FIRST, _LAST, ("sand", "red_sand", "suspicious_sand")),
    "saplings": (_FIRST, _LAST, ("*_sapling",)),
    "signs": (_FIRST, (1, 20, 9), ("*_sign",)),
    "slabs": (_FIRST, _LAST, ("*_slab",)),
    "small_flowers": (
        _FIRST, _LAST, ("dandelion", "poppy", "blue_orchid", "allium", "*_tulip", "cornflower")
    ),
    "stairs": (_FIRST, _LAST, ("*_stairs",)),
    "stone_bricks": (_FIRST, _LAST, ("stone_bricks", "*_stone_bricks")),
    "trapdoors": (_FIRST, _LAST, ("*_trapdoor",)),
    "walls": (_FIRST, _LAST, ("*_wall",)),
    "wool_carpets": ((1, 19, 0), _LAST, ("*_carpet",)),
}  # fmt: skip
"""Name → the first and the last version that has it, and the names of its blocks."""


def has_tag(tag: str, number: Number) -> bool:
    """Whether that version knows the tag, written without ``#``."""
    first, last, _ = _TAGS.get(tag.removeprefix("minecraft:"), (_LAST, _FIRST, ()))
    return first <= number <= last


def tagged(block: str, tag: str) -> bool:
    """Whether a block, without its states, is in a tag."""
    _, _, names = _TAGS[tag.removeprefix("minecraft:")]
    return any(fnmatchcase(block.removeprefix("minecraft:"), name) for name in names)
