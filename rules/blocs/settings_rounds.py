"""Choices about how a fight begins, runs and ends: surprise, order, turns, reactions."""

from typing import Annotated, Literal

from rules.engine.content import Strict, between

Few = Annotated[int, between(0, 20)]


class Durations(Strict):
    """AMB-01: a duration counts the turns of whom it concerns, or rounds from where it began."""

    unite: Literal["tour_de_la_cible", "round"] = "tour_de_la_cible"


class Reaction(Strict):
    """AMB-02, 03: when the reaction comes back; whether a defence has a pool of its own."""

    recharge: Literal["debut_de_round", "debut_de_son_tour"] = "debut_de_round"
    reserve: Literal["commune", "separee"] = "commune"


class Stealth(Strict):
    """AMB-06, 88: who wins a tie with passive perception; one roll, or one against each."""

    egalite: Literal["cache", "observateur"] = "cache"
    jet: Literal["unique_par_cache", "par_observateur"] = "unique_par_cache"


class Surprise(Strict):
    """AMB-07: surprised if no threat at all is noticed, or if one goes unnoticed."""

    regle: Literal["aucun_apercu", "un_non_apercu"] = "aucun_apercu"


class Encounter(Strict):
    """AMB-08: whether the opening act waits for its author's turn or is carried out at once.

    ``fin_proposee``: when the GM is asked whether it is over.
    """

    action_initiale: Literal["a_son_tour", "aussitot"] = "a_son_tour"
    fin_proposee: Literal["aussitot", "debut_de_round"] = "aussitot"


class Initiative(Strict):
    """AMB-09: ties among monsters: the GM, the dice, or the order of arrival."""

    egalite_monstres: Literal["mj", "jet", "arrivee"] = "mj"


class Turn(Strict):
    """AMB-10, 11: what a turn holds, and what a second interaction costs."""

    demi_actions: Few = 1
    interactions_libres: Few = 1
    complete_vaut_demi: bool = True
    seconde_interaction: Literal["demi_puis_complete", "complete"] = "demi_puis_complete"


class TurnStart(Strict):
    """AMB-75: whether somebody dying rolls for fate before or after what lingers hurts."""

    destin: Literal["avant_effets", "apres_effets"] = "avant_effets"


class Search(Strict):
    """AMB-12: what it costs to search."""

    chercher: Literal["complete", "demi"] = "complete"


class Exclusive(Strict):
    """AMB-13, 82: whether dashing and disengaging leave room for a half action, or a gesture."""

    foncer: bool = True
    desengager: bool = True
    interaction: bool = False


class Dash(Strict):
    """AMB-14: the allowance once more, or what is left of it twice."""

    mode: Literal["ajoute_n", "double_le_reste"] = "ajoute_n"


class Readied(Strict):
    """AMB-37, 38: what becomes of the mana of a spell that was not let go; before or after.

    ``magie_coupee``: its author is silenced or paralysed meanwhile: lost, or held on to.
    ``suspend``: whether the turn under way waits for a walk that was let go in it.
    """

    mana_perdu: bool = True
    moment: Literal["apres_declencheur", "avant_declencheur"] = "apres_declencheur"
    magie_coupee: Literal["attend", "perdu"] = "attend"
    suspend: bool = True


class Hiding(Strict):
    """AMB-39: whether the GM confirms that one may hide."""

    condition: Literal["mj", "aucune"] = "mj"


class Reloading(Strict):
    """AMB-40: how long whoever reloads has no reflex."""

    verrou: Literal["debut_prochain_tour", "fin_du_tour"] = "debut_prochain_tour"


class Peering(Strict):
    """AMB-41: what it costs to try and make out somebody unseen; once a turn in any case."""

    cout: Literal["libre", "demi", "complete"] = "libre"


class Recovery(Strict):
    """AMB-93: points of each pool that come back as a turn of one's own begins."""

    mana: Few = 0
    stamina: Few = 0
