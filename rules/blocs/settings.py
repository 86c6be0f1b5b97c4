"""What a game master may choose where the book leaves it open; frozen when a fight opens.

Each key is an entry of the catalogue's list of ambiguities, with the default given there.
"""

from collections.abc import Mapping
from typing import Any, Literal

from rules.engine.content import Strict

from .sheet import Fight


class Distance(Strict):
    """AMB-19: what counts as distance: squares, straight metres, or squares at hand only."""

    metrique: Literal["grille", "near", "mixte"] = "grille"


class Reaction(Strict):
    """AMB-02, 03: when the reaction comes back; whether a defence has a pool of its own."""

    recharge: Literal["debut_de_round", "debut_de_son_tour"] = "debut_de_round"
    reserve: Literal["commune", "separee"] = "commune"


class Discretion(Strict):
    """AMB-06, 88: who wins a tie with passive perception; one roll, or one against each."""

    egalite: Literal["cache", "observateur"] = "cache"
    jet: Literal["unique_par_cache", "par_observateur"] = "unique_par_cache"


class Surprise(Strict):
    """AMB-07: surprised if no threat at all is noticed, or if one goes unnoticed."""

    regle: Literal["aucun_apercu", "un_non_apercu"] = "aucun_apercu"


class Initiative(Strict):
    """AMB-09: ties among monsters: the GM, the dice, or the order of arrival."""

    egalite_monstres: Literal["mj", "jet", "arrivee"] = "mj"


class Turn(Strict):
    """AMB-10, 11: what a turn holds, and what a second interaction costs."""

    demi_actions: int = 1
    interactions_libres: int = 1
    complete_vaut_demi: bool = True
    seconde_interaction: Literal["demi_puis_complete", "complete"] = "demi_puis_complete"


class Exclusive(Strict):
    """AMB-13: whether dashing and disengaging leave room for a half action."""

    foncer: bool = True
    desengager: bool = True


class Defence(Strict):
    """AMB-30: whether a negative modifier counts as nothing in a defence."""

    plancher: bool = False


class Psychic(Strict):
    """AMB-33: magic resistance against the psychic comes by itself, or by a reflex."""

    defense: Literal["automatique", "reflexe"] = "automatique"


class Hit(Strict):
    """AMB-78: whether the skill level is added to the attack roll too."""

    competence: bool = False


class Prone(Strict):
    """AMB-23: whether lying prone changes attack rolls."""

    effet_attaque: Literal["aucun", "5e"] = "aucun"


class Cover(Strict):
    """AMB-45: whether total cover can be shot at in hope of a natural 20."""

    total: Literal["seul_20", "impossible"] = "seul_20"


class Corner(Strict):
    """AMB-20: whether one filled square is enough to close a diagonal."""

    regle: Literal["un_suffit", "les_deux"] = "un_suffit"


class Damage(Strict):
    """AMB-47, 49, 50, 60: rounding, what lingers, resistance against vulnerability."""

    arrondi: Literal["inferieur", "superieur"] = "inferieur"
    minimum: int = 0
    effet_type: bool = True
    cumul: Literal["rafraichir", "cumuler"] = "rafraichir"
    resistance_et_vulnerabilite: Literal["annulent", "les_deux"] = "annulent"


class Critical(Strict):
    """AMB-80: the maximum of the dice with the bonuses, or of the dice alone."""

    degats: Literal["des_max_plus_bonus", "des_max"] = "des_max_plus_bonus"


class Fate(Strict):
    """AMB-64, 66: who rolls for fate, and whether harm that came to nothing counts at 0."""

    jets: Literal["pj", "tous"] = "pj"
    degats_nuls: Literal["sans_effet", "un_echec"] = "sans_effet"


class KnockOut(Strict):
    """AMB-69: whether sparing a life wins over instant death."""

    prime: bool = True


class FirstAidRules(Strict):
    """AMB-57: whether stabilising somebody stops the bleeding too."""

    arrete_saignement: bool = True


class States(Strict):
    """AMB-54: turns that a state lasts when nobody says how long."""

    duree_defaut: int = 1


class Terror(Strict):
    """AMB-56: whether the terrified must run before they may end their turn."""

    mode: Literal["deplacement_oblige", "libre"] = "deplacement_oblige"


class Rage(Strict):
    """AMB-56: whether the enraged must attack the one they were set on."""

    mode: Literal["cible_imposee", "libre"] = "cible_imposee"


class Grappling(Strict):
    """AMB-62: who wins a tie of strength: whoever wants no change, or whoever began."""

    egalite: Literal["statu_quo", "initiateur"] = "statu_quo"


class Dragging(Strict):
    """AMB-63: what becomes of one's movement with somebody in tow."""

    facteur: float = 0.5


class Reloading(Strict):
    """AMB-40: how long whoever reloads has no reflex."""

    verrou: Literal["debut_prochain_tour", "fin_du_tour"] = "debut_prochain_tour"


class SeveralTargets(Strict):
    """AMB-76: one throw to hit for all the targets of an area, or one each."""

    d20: Literal["unique", "chacun"] = "unique"


class Slippery(Strict):
    """AMB-22: what Agilité must reach on slippery ground."""

    difficulte: int = 10


class Pushing(Strict):
    """AMB-77: metres within which an ally may push somebody out of the way (0: never).

    Who may push is asked only if they said that they would, or always.
    """

    portee: int = 1
    proposer: Literal["sur_annonce", "toujours"] = "sur_annonce"


class Transition(Strict):
    """AMB-15: whether changing mode is paid in the metres of the old mode or of a walk."""

    unite: Literal["courante", "base"] = "courante"


class Factors(Strict):
    """AMB-16: what a swimming spell makes of the allowance."""

    nage_sort: float = 1


class Falling(Strict):
    """AMB-25: points a metre, and the metres one may jump down unhurt."""

    degats_par_metre: int = 1
    libre: int = 1


class Hiding(Strict):
    """AMB-39: whether the GM confirms that one may hide."""

    condition: Literal["mj", "aucune"] = "mj"


class Readied(Strict):
    """AMB-37: whether the mana of a spell that was not let go is lost."""

    mana_perdu: bool = True


class Mounts(Strict):
    """AMB-70: what Dextérité must exceed to stay in the saddle."""

    seuil: int = 10
    strict: bool = True


class Settings(Strict):
    """All of it. ``magies`` is the table of magics: element → those it beats (AMB-59)."""

    distance: Distance = Distance()
    reaction: Reaction = Reaction()
    discretion: Discretion = Discretion()
    surprise: Surprise = Surprise()
    initiative: Initiative = Initiative()
    tour: Turn = Turn()
    exclusif: Exclusive = Exclusive()
    defense: Defence = Defence()
    psychique: Psychic = Psychic()
    toucher: Hit = Hit()
    a_terre: Prone = Prone()
    abri: Cover = Cover()
    coin: Corner = Corner()
    degats: Damage = Damage()
    critique: Critical = Critical()
    destin: Fate = Fate()
    assommer: KnockOut = KnockOut()
    stabiliser: FirstAidRules = FirstAidRules()
    statut: States = States()
    terreur: Terror = Terror()
    enragement: Rage = Rage()
    multi_cibles: SeveralTargets = SeveralTargets()
    glissant: Slippery = Slippery()
    pousser: Pushing = Pushing()
    transition: Transition = Transition()
    facteur: Factors = Factors()
    chute: Falling = Falling()
    cacher: Hiding = Hiding()
    pret: Readied = Readied()
    monture: Mounts = Mounts()
    lutte: Grappling = Grappling()
    recharger: Reloading = Reloading()
    trainer: Dragging = Dragging()
    magies: Mapping[str, tuple[str, ...]] = {}


DEFAULTS: Mapping[str, Any] = Settings().model_dump()


METRICS = {"grille": "chebyshev", "near": "near", "mixte": "mixed"}


def metric(chosen: Mapping[str, Any]) -> str:
    """B-MOV-08, AMB-19: what rules in a fight with these settings."""
    return METRICS[chosen.get("distance", {}).get("metrique", "grille")]


def setting(fight: Fight, group: str, key: str) -> Any:
    """What holds in this fight: what was chosen when it opened, else the default."""
    given = fight.settings.get(group)
    if given is not None and key in given:
        return given[key]
    return DEFAULTS[group][key]
