"""Choices about harm, states, death and what a sheet means."""

from typing import Annotated, Literal

from rules.engine.content import Strict, between

Count = Annotated[int, between(0, 100)]


class Damage(Strict):
    """AMB-47, 49, 50, 60: rounding, what lingers, resistance against vulnerability.

    ``apres_combat``: whether poison and fire with turns left end with the fight.
    """

    arrondi: Literal["inferieur", "superieur"] = "inferieur"
    minimum: Count = 0
    effet_type: bool = True
    cumul: Literal["rafraichir", "cumuler"] = "rafraichir"
    resistance_et_vulnerabilite: Literal["annulent", "les_deux"] = "annulent"
    apres_combat: Literal["cessent", "restent"] = "cessent"


class Ticks(Strict):
    """AMB-50, 52: when lingering harm is thrown; whether its source may make it worse."""

    moment: Literal["debut_tour_cible", "fin_tour_cible"] = "debut_tour_cible"
    de: Literal["de_la_source", "de_base"] = "de_la_source"


class Choking(Strict):
    """AMB-53: turns that asphyxiation lasts; 0: until the hold or the spell ends."""

    tours: Count = 0


class Ground(Strict):
    """AMB-51: when harm on the ground hurts."""

    moment: Literal["debut_ou_entree", "debut", "fin"] = "debut_ou_entree"


class Fire(Strict):
    """AMB-58: whether fire is told by its element, or every burn is one."""

    selon: Literal["element", "brulure"] = "element"


class Critical(Strict):
    """AMB-80: the maximum of the dice with the bonuses, or of the dice alone."""

    degats: Literal["des_max_plus_bonus", "des_max"] = "des_max_plus_bonus"


class Wounded(Strict):
    """AMB-91: whether exactly half of the points shows."""

    a_la_moitie: bool = False


class Fate(Strict):
    """AMB-64, 66: who rolls for fate, and whether harm that came to nothing counts at 0."""

    jets: Literal["pj", "tous"] = "pj"
    degats_nuls: Literal["sans_effet", "un_echec"] = "sans_effet"


class Unconscious(Strict):
    """AMB-65: whether whoever faints falls prone, and no longer sees who strikes."""

    a_terre: bool = True
    aveugle: bool = True


class KnockOut(Strict):
    """AMB-69: whether sparing a life wins over instant death, and ends what lingers."""

    prime: bool = True
    arrete_effets: bool = True


class FirstAid(Strict):
    """AMB-57, 67: whether stabilising stops the bleeding too; who says how hard it is."""

    arrete_saignement: bool = True
    difficulte: Literal["mj", "formule"] = "mj"


class Stable(Strict):
    """AMB-68: turns of one's own until one comes to."""

    tours: Annotated[int, between(1, 100)] = 5


class Rest(Strict):
    """AMB-86: points that a full rest gives back."""

    complet: Literal["pv_max", "moitie"] = "pv_max"


class Resurrection(Strict):
    """AMB-86: points that one comes back from the dead with."""

    pv: Annotated[int, between(1, 10_000)] = 1


class States(Strict):
    """AMB-54: turns that a state lasts when nobody says how long.

    ``pendant_son_tour``: whether the turn in which it is put on somebody counts as one of them.
    """

    duree_defaut: Annotated[int, between(1, 20)] = 1
    pendant_son_tour: Literal["ne_compte_pas", "compte"] = "ne_compte_pas"


class Paralysis(Strict):
    """AMB-55: what it takes away."""

    mouvement: bool = True
    action: bool = True
    reaction: bool = True


class Blindness(Strict):
    """AMB-42: metres that the blinded still see."""

    rayon: Annotated[int, between(1, 400)] = 8


class Terror(Strict):
    """AMB-56: whether the terrified must run before they may end their turn."""

    mode: Literal["deplacement_oblige", "libre"] = "deplacement_oblige"


class Rage(Strict):
    """AMB-56: whether the enraged must attack the one they were set on."""

    mode: Literal["cible_imposee", "libre"] = "cible_imposee"


class Grappling(Strict):
    """AMB-62: who wins a tie of strength: whoever wants no change, or whoever began."""

    egalite: Literal["statu_quo", "initiateur"] = "statu_quo"


class Grappled(Strict):
    """AMB-62: what is left of the allowance of whoever is held."""

    deplacement: Literal["nul", "moitie"] = "nul"


class Dragging(Strict):
    """AMB-63: what becomes of one's movement with somebody in tow."""

    facteur: Annotated[float, between(0.01, 1)] = 0.5


class Modifiers(Strict):
    """AMB-05: whether a sheet holds modifiers, or scores of which 10 and 11 are worth nothing."""

    source: Literal["direct", "score"] = "direct"


class Attributes(Strict):
    """AMB-32, 34, 35: attributes with two names, two with one meaning, one with no other use."""

    contre_distinct: bool = False
    agilite_dexterite: Literal["distinctes", "confondues"] = "distinctes"
    habilite: Literal["propre", "dexterite"] = "propre"


class Checks(Strict):
    """AMB-36: what "Furtivité (Discrétion)" adds up."""

    formule: Literal["attribut_et_competence", "competence", "attribut"] = "attribut_et_competence"
