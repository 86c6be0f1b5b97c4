"""What a game master may choose where the book leaves it open; frozen when a fight opens.

Each key is an entry of the catalogue's list of ambiguities, or a question of a first evening,
with its default. A server's own ``settings.toml`` changes the defaults.
"""

from collections.abc import Mapping
from typing import Any

from rules.engine.content import Strict, load, with_defaults

from . import settings_blows as blows
from . import settings_ground as ground
from . import settings_rounds as rounds
from . import settings_states as states
from .arms import DATA
from .sheet import Fight


class Choices(Strict):
    """All of it. ``magies`` is the table of magics: element → those it beats (AMB-59)."""

    duree: rounds.Durations = rounds.Durations()
    reaction: rounds.Reaction = rounds.Reaction()
    discretion: rounds.Stealth = rounds.Stealth()
    surprise: rounds.Surprise = rounds.Surprise()
    combat: rounds.Encounter = rounds.Encounter()
    initiative: rounds.Initiative = rounds.Initiative()
    tour: rounds.Turn = rounds.Turn()
    debut_tour: rounds.TurnStart = rounds.TurnStart()
    action: rounds.Search = rounds.Search()
    exclusif: rounds.Exclusive = rounds.Exclusive()
    foncer: rounds.Dash = rounds.Dash()
    pret: rounds.Readied = rounds.Readied()
    cacher: rounds.Hiding = rounds.Hiding()
    recharger: rounds.Reloading = rounds.Reloading()
    percevoir: rounds.Peering = rounds.Peering()
    recuperation: rounds.Recovery = rounds.Recovery()

    distance: ground.Distance = ground.Distance()
    grille: ground.Grid = ground.Grid()
    mouvement: ground.Movement = ground.Movement()
    cout: ground.StepCost = ground.StepCost()
    coin: ground.Corner = ground.Corner()
    glissant: ground.Slippery = ground.Slippery()
    escalade: ground.Climbing = ground.Climbing()
    saut: ground.Jumping = ground.Jumping()
    passage: ground.Passing = ground.Passing()
    taille: ground.Size = ground.Size()
    grande: ground.Large = ground.Large()
    a_terre: ground.Prone = ground.Prone()
    relever: ground.Standing = ground.Standing()
    transition: ground.Transition = ground.Transition()
    facteur: ground.Factors = ground.Factors()
    eau: ground.Water = ground.Water()
    sous_l_eau: ground.Underwater = ground.Underwater()
    chute: ground.Falling = ground.Falling()
    monde: ground.World = ground.World()
    monture: ground.Mounts = ground.Mounts()

    avantage: blows.Advantage = blows.Advantage()
    naturel: blows.Natural = blows.Natural()
    toucher: blows.Hit = blows.Hit()
    defense: blows.Defence = blows.Defence()
    psychique: blows.Psychic = blows.Psychic()
    portee: blows.Ranges = blows.Ranges()
    allonge: blows.Reach = blows.Reach()
    abri: blows.Cover = blows.Cover()
    multi_cibles: blows.SeveralTargets = blows.SeveralTargets()
    technique: blows.Techniques = blows.Techniques()
    deux_armes: blows.TwoWeapons = blows.TwoWeapons()
    mains_nues: blows.BareHands = blows.BareHands()
    mains: blows.Hands = blows.Hands()
    etroit: blows.Narrow = blows.Narrow()
    pousser: blows.Pushing = blows.Pushing()
    objet: blows.Things = blows.Things()
    potion: blows.Potions = blows.Potions()

    degats: states.Damage = states.Damage()
    tic: states.Ticks = states.Ticks()
    asphyxie: states.Choking = states.Choking()
    zone: states.Ground = states.Ground()
    feu: states.Fire = states.Fire()
    critique: states.Critical = states.Critical()
    blesse: states.Wounded = states.Wounded()
    destin: states.Fate = states.Fate()
    inconscient: states.Unconscious = states.Unconscious()
    assommer: states.KnockOut = states.KnockOut()
    stabiliser: states.FirstAid = states.FirstAid()
    stable: states.Stable = states.Stable()
    repos: states.Rest = states.Rest()
    resurrection: states.Resurrection = states.Resurrection()
    statut: states.States = states.States()
    paralysie: states.Paralysis = states.Paralysis()
    cecite: states.Blindness = states.Blindness()
    terreur: states.Terror = states.Terror()
    enragement: states.Rage = states.Rage()
    lutte: states.Grappling = states.Grappling()
    agrippe: states.Grappled = states.Grappled()
    trainer: states.Dragging = states.Dragging()
    modificateur: states.Modifiers = states.Modifiers()
    attribut: states.Attributes = states.Attributes()
    jet: states.Checks = states.Checks()
    magies: Mapping[str, tuple[str, ...]] = {}


OWN = load(DATA / "settings.toml", Choices)
"""The defaults of this server, from its own file if it has one."""


Settings: type[Strict] = Choices if Choices() == OWN else with_defaults(Choices, OWN)
"""What may be chosen when a fight opens, over the defaults of this server."""

DEFAULTS: Mapping[str, Any] = OWN.model_dump()


def metric(chosen: Mapping[str, Any]) -> str:
    """B-MOV-08, AMB-18, 19: what rules in a fight with these settings."""
    name = chosen.get("distance", {}).get("metrique", DEFAULTS["distance"]["metrique"])
    flat = chosen.get("grille", {}).get("dimensions", DEFAULTS["grille"]["dimensions"]) == 2
    return "flat" if flat and name == "grille" else ground.METRICS[name]


def setting(fight: Fight, group: str, key: str) -> Any:
    """What holds in this fight: what was chosen when it opened, else the default."""
    try:
        return fight.state.settings[group][key]
    except KeyError:  # opened before there was such a key
        return DEFAULTS[group][key]
