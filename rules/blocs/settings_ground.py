"""Choices about distances, walking, sizes, water, falls and mounts."""

from collections.abc import Mapping
from typing import Annotated, Literal

from rules.engine.content import Strict, between

Metres = Annotated[int, between(0, 400)]
Cost = Annotated[float, between(0, 20)]


class Distance(Strict):
    """AMB-19: what counts as distance: squares, straight metres, or squares at hand only."""

    metrique: Literal["grille", "near", "mixte"] = "grille"


class Grid(Strict):
    """AMB-18: whether heights count in the squares between two bodies."""

    dimensions: Annotated[int, between(2, 3)] = 3


class Movement(Strict):
    """AMB-17, 24: rounding of metres; staying in somebody's place, acting in it, dropping in it."""

    arrondi: Literal["aucun", "inferieur"] = "aucun"
    finir_occupe: bool = False
    agir_occupe: bool = True
    tombe_occupe: Literal["recule", "reste"] = "recule"


class StepCost(Strict):
    """AMB-21: whether what slows a step adds up or multiplies."""

    mode: Literal["additif", "multiplicatif"] = "additif"


class Corner(Strict):
    """AMB-20: whether one filled square is enough to close a diagonal."""

    regle: Literal["un_suffit", "les_deux"] = "un_suffit"


class Slippery(Strict):
    """AMB-22: what Agilité must reach on slippery ground, how often, and whether to exceed it."""

    difficulte: Annotated[int, between(0, 60)] = 10
    strict: bool = False
    jet: Literal["premiere_case_du_tour", "chaque_case"] = "premiere_case_du_tour"


class Climbing(Strict):
    """AMB-89: metres that a block of a ladder takes."""

    cout: Cost = 1


class Jumping(Strict):
    """AMB-89: metres that a block of a jump takes."""

    cout: Cost = 1


class Passing(Strict):
    """AMB-27: whether those in the way are asked; whether an enemy may let somebody by."""

    allie: Literal["libre", "demander"] = "libre"
    ennemi: Literal["sur_annonce", "jamais"] = "sur_annonce"


class Size(Strict):
    """AMB-26: blocks along a side of the space a creature of each size controls."""

    tp: Annotated[int, between(1, 8)] = 1
    p: Annotated[int, between(1, 8)] = 1
    m: Annotated[int, between(1, 8)] = 1
    g: Annotated[int, between(1, 8)] = 2
    tg: Annotated[int, between(1, 8)] = 3
    gig: Annotated[int, between(1, 8)] = 4


class Large(Strict):
    """Which blocks of a wide body make a step hard: any that it enters, all, or its corner.

    ``zones``, ``coins``: which of them the ground hurts, and which cut the corner of a diagonal.
    """

    difficile: Literal["une_suffit", "toutes", "coin"] = "une_suffit"
    zones: Literal["une_suffit", "coin"] = "une_suffit"
    coins: Literal["une_suffit", "coin"] = "une_suffit"


class Prone(Strict):
    """AMB-23: whether lying prone changes attack rolls."""

    effet_attaque: Literal["aucun", "5e"] = "aucun"


class Standing(Strict):
    """Whether half of N is counted in the metres of the mode one is in, or as on foot."""

    unite: Literal["convertie", "marche"] = "convertie"


class Transition(Strict):
    """AMB-15: whether changing mode is paid in the metres of the old mode or of a walk."""

    unite: Literal["courante", "base"] = "courante"


class Factors(Strict):
    """AMB-16: what a swimming spell makes of the allowance."""

    nage_sort: Annotated[float, between(0.1, 8)] = 1


class Water(Strict):
    """AMB-83: where one swims; whether the water itself changes one's mode."""

    nage: Literal["pieds_et_tete", "pieds"] = "pieds_et_tete"
    passage: Literal["automatique", "commande"] = "automatique"


class Underwater(Strict):
    """AMB-87: who must be under water for it to hinder an attack."""

    condition: Literal["attaquant_ou_cible", "attaquant", "cible"] = "attaquant_ou_cible"


class Falling(Strict):
    """AMB-25: points a metre, and the metres one may jump down unhurt."""

    degats_par_metre: Annotated[int, between(0, 20)] = 1
    libre: Metres = 1


class World(Strict):
    """What is asked of the world at each step and attack: everything, or what no game goes without.

    ``lumiere``: whether nobody is seen in the dark but by those whose sheet says so.
    """

    faits: Literal["tous", "essentiels"] = "tous"
    lumiere: Literal["ignoree", "compte"] = "ignoree"


class Mounts(Strict):
    """AMB-70…73: the seat, bad luck, whose metres are spent, who dodges for the mount.

    ``espace``: whose squares count for a rider; ``cavalier_inerte``: what becomes of a rider who
    faints; ``deja_agi``: whether a mount that has had its turn has another with its rider.
    """

    seuil: Annotated[int, between(0, 60)] = 10
    strict: bool = True
    malheur: Literal["mj", "de", "aucun"] = "mj"
    cout_de: Literal["cavalier", "monture"] = "cavalier"
    reste_du_cavalier: Literal["perdu", "garde"] = "perdu"
    esquive: Literal["monture", "cavalier"] = "monture"
    espace: Literal["monture", "cavalier"] = "monture"
    cavalier_inerte: Literal["tombe", "reste"] = "tombe"
    deja_agi: Literal["attend", "rejoue"] = "attend"


METRICS: Mapping[str, str] = {"grille": "chebyshev", "near": "near", "mixte": "mixed"}
