"""Choices about hitting, defending, ranges, cover, weapons in hand and what they do."""

from typing import Annotated, Literal

from rules.engine.content import DiceText, Strict, between

Metres = Annotated[int, between(0, 400)]
Share = Annotated[float, between(0.01, 1)]


class Advantage(Strict):
    """AMB-04: two dice of which one is kept, or a number on a single die."""

    mode: Literal["deux_d20", "plus_2", "plus_5"] = "deux_d20"


class Natural(Strict):
    """AMB-48: whether a 20 and a 1 are read on the die kept, or on any of the two."""

    lecture: Literal["de_garde", "chaque_de"] = "de_garde"


class Hit(Strict):
    """AMB-78: whether the skill level is added to the attack roll too."""

    competence: bool = False


class Defence(Strict):
    """AMB-29…31, 92: when one defends, with what, how long; whether below nothing is nothing.

    ``attaquant_cache``: whether the question names somebody the target does not see.
    """

    plancher: bool = False
    moment: Literal["avant_jet", "apres_jet"] = "avant_jet"
    matrice: Literal["libre", "stricte"] = "libre"
    duree: Literal["un_jet", "toute_l_action"] = "un_jet"
    attaquant_cache: Literal["inconnu", "nomme"] = "inconnu"


class Psychic(Strict):
    """AMB-33: magic resistance against the psychic comes by itself, or by a reflex.

    ``defense_physique``: whether one may dodge, parry or absorb on top of it.
    """

    defense: Literal["automatique", "reflexe"] = "automatique"
    defense_physique: bool = True


class Ranges(Strict):
    """AMB-42…44: metres of the ranges spells name; the least range of a bow, and against whom.

    ``lecture``: whether the two figures of a bow are least and greatest, or normal and long.
    """

    contact: Metres = 2
    courte: Metres = 5
    moyenne: Metres = 15
    longue: Metres = 25
    min_defaut: Metres = 2
    min_contre: Literal["menace", "toujours"] = "menace"
    lecture: Literal["min_max", "normale_longue"] = "min_max"


class Reach(Strict):
    """AMB-44: metres that any body and any weapon reach at least."""

    defaut: Annotated[int, between(1, 20)] = 1


class Cover(Strict):
    """AMB-45, 46: shots at total cover; who measures, and from what share of the body hidden."""

    total: Literal["seul_20", "impossible"] = "seul_20"
    juge: Literal["monde", "mj"] = "monde"
    partiel: Share = 0.5
    important: Share = 0.75
    complet: Share = 1.0


class SeveralTargets(Strict):
    """AMB-76: one throw to hit for all the targets of an area, or one each."""

    d20: Literal["unique", "chacun"] = "unique"


class Techniques(Strict):
    """AMB-79: what a technique that names no attribute is thrown with."""

    attribut: Literal["selon_attaque", "mental"] = "selon_attaque"


class TwoWeapons(Strict):
    """AMB-61: the price of the second blow, which modifiers are left, when it falls."""

    cout: Literal["reaction", "demi", "aucun"] = "reaction"
    degats: Literal["des_seuls", "second_des_seuls", "complets"] = "des_seuls"
    suite: Literal["aussitot", "au_choix"] = "aussitot"


class BareHands(Strict):
    """AMB-81: what a bare hand does, before the level of Pugilat."""

    degats: DiceText = "1"


class Hands(Strict):
    """AMB-90: whether what takes two hands leaves none free."""

    deux_mains: Literal["occupent_les_deux", "une_suffit"] = "occupent_les_deux"


class Narrow(Strict):
    """AMB-28: what squeezing does to resisting: dice, half the modifier, or no defence at all."""

    defense: Literal["desavantage_sur_d20", "demi_modificateur", "aucune"] = "desavantage_sur_d20"


class Pushing(Strict):
    """AMB-77: metres within which an ally may push somebody out of the way (0: never).

    Who may push is asked only if they said that they would, or always. ``avec_defense``: whether
    also when the target defends itself, and how often its Agilité counts if it dodges.
    """

    portee: Metres = 1
    proposer: Literal["sur_annonce", "toujours"] = "sur_annonce"
    avec_defense: Literal["jamais", "une_fois", "deux_fois"] = "jamais"


class Things(Strict):
    """AMB-85: the figures of an object about which nobody says more."""

    ca: Annotated[int, between(0, 60)] = 10
    pv: Annotated[int, between(1, 10_000)] = 5


class Potions(Strict):
    """What giving a thing to somebody else costs, and whether the unconscious can be given one."""

    a_autrui: Literal["demi", "complete"] = "demi"
    inconscient: bool = True
