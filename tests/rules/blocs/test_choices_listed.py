"""Every point that the book leaves open is a key, with the book's own default."""

import re
from pathlib import Path

import pytest

from rules.blocs.settings import DEFAULTS, Settings

BOOK: dict[str, tuple[tuple[str, object], ...]] = {
    "01": (("duree.unite", "tour_de_la_cible"),),
    "02": (("reaction.recharge", "debut_de_round"),),
    "03": (("reaction.reserve", "commune"),),
    "04": (("avantage.mode", "deux_d20"),),
    "05": (("modificateur.source", "direct"),),
    "06": (("discretion.egalite", "cache"),),
    "07": (("surprise.regle", "aucun_apercu"),),
    "08": (("combat.action_initiale", "a_son_tour"),),
    "09": (("initiative.egalite_monstres", "mj"),),
    "10": (("tour.demi_actions", 1), ("tour.interactions_libres", 1),
           ("tour.complete_vaut_demi", True)),
    "11": (("tour.seconde_interaction", "demi_puis_complete"),),
    "12": (("action.chercher", "complete"),),
    "13": (("exclusif.foncer", True), ("exclusif.desengager", True)),
    "14": (("foncer.mode", "ajoute_n"),),
    "15": (("transition.unite", "courante"),),
    "16": (("facteur.nage_sort", 1),),
    "17": (("mouvement.arrondi", "aucun"),),
    "18": (("grille.dimensions", 3),),
    "19": (("distance.metrique", "grille"),),
    "20": (("coin.regle", "un_suffit"),),
    "21": (("cout.mode", "additif"),),
    "22": (("glissant.jet", "premiere_case_du_tour"), ("glissant.difficulte", 10),
           ("glissant.strict", False)),
    "23": (("a_terre.effet_attaque", "aucun"),),
    "24": (("mouvement.finir_occupe", False),),
    "25": (("chute.degats_par_metre", 1), ("chute.libre", 1)),
    "26": (("taille.tp", 1), ("taille.p", 1), ("taille.m", 1), ("taille.g", 2), ("taille.tg", 3),
           ("taille.gig", 4)),
    "27": (("passage.allie", "libre"),),
    "28": (("etroit.defense", "desavantage_sur_d20"),),
    "29": (("defense.moment", "avant_jet"),),
    "30": (("defense.plancher", False),),
    "31": (("defense.matrice", "libre"),),
    "32": (("attribut.contre_distinct", False),),
    "33": (("psychique.defense", "automatique"),),
    "34": (("attribut.agilite_dexterite", "distinctes"),),
    "35": (("attribut.habilite", "propre"),),
    "36": (("jet.formule", "attribut_et_competence"),),
    "37": (("pret.mana_perdu", True),),
    "38": (("pret.moment", "apres_declencheur"),),
    "39": (("cacher.condition", "mj"),),
    "40": (("recharger.verrou", "debut_prochain_tour"),),
    "41": (("percevoir.cout", "libre"),),
    "42": (("cecite.rayon", 8), ("portee.courte", 5)),
    "43": (("portee.min_defaut", 2), ("portee.lecture", "min_max")),
    "44": (("portee.contact", 2), ("allonge.defaut", 1)),
    "45": (("abri.total", "seul_20"),),
    "46": (("abri.partiel", 0.5), ("abri.important", 0.75), ("abri.complet", 1.0)),
    "47": (("degats.arrondi", "inferieur"), ("degats.minimum", 0)),
    "48": (("naturel.lecture", "de_garde"),),
    "49": (("degats.effet_type", True),),
    "50": (("tic.moment", "debut_tour_cible"), ("degats.cumul", "rafraichir")),
    "51": (("zone.moment", "debut_ou_entree"),),
    "52": (("tic.de", "de_la_source"),),
    "53": (("asphyxie.tours", 0),),
    "54": (("statut.duree_defaut", 1),),
    "55": (("paralysie.mouvement", True), ("paralysie.action", True),
           ("paralysie.reaction", True)),
    "56": (("terreur.mode", "deplacement_oblige"), ("enragement.mode", "cible_imposee")),
    "57": (("stabiliser.arrete_saignement", True),),
    "58": (("feu.selon", "element"),),
    "60": (("degats.resistance_et_vulnerabilite", "annulent"),),
    "61": (("deux_armes.cout", "reaction"), ("deux_armes.degats", "des_seuls")),
    "62": (("lutte.egalite", "statu_quo"), ("agrippe.deplacement", "nul")),
    "63": (("trainer.facteur", 0.5),),
    "64": (("destin.jets", "pj"),),
    "65": (("inconscient.a_terre", True), ("inconscient.aveugle", True)),
    "66": (("destin.degats_nuls", "sans_effet"),),
    "67": (("stabiliser.difficulte", "mj"),),
    "68": (("stable.tours", 5),),
    "69": (("assommer.prime", True),),
    "70": (("monture.seuil", 10), ("monture.strict", True)),
    "71": (("monture.malheur", "mj"),),
    "72": (("monture.cout_de", "cavalier"), ("monture.reste_du_cavalier", "perdu")),
    "73": (("monture.esquive", "monture"),),
    "75": (("debut_tour.destin", "avant_effets"),),
    "76": (("multi_cibles.d20", "unique"),),
    "77": (("pousser.portee", 1),),
    "78": (("toucher.competence", False),),
    "79": (("technique.attribut", "selon_attaque"),),
    "80": (("critique.degats", "des_max_plus_bonus"),),
    "81": (("mains_nues.degats", "1"),),
    "82": (("exclusif.interaction", False),),
    "83": (("eau.nage", "pieds_et_tete"),),
    "85": (("objet.ca", 10), ("objet.pv", 5)),
    "86": (("repos.complet", "pv_max"), ("resurrection.pv", 1)),
    "87": (("sous_l_eau.condition", "attaquant_ou_cible"),),
    "88": (("discretion.jet", "unique_par_cache"),),
    "89": (("escalade.cout", 1), ("saut.cout", 1)),
    "90": (("mains.deux_mains", "occupent_les_deux"),),
    "91": (("blesse.a_la_moitie", False),),
    "92": (("defense.duree", "un_jet"),),
    "93": (("recuperation.mana", 0), ("recuperation.stamina", 0)),
}  # fmt: skip
"""AMB-… → its keys. 59 is the table of magics, 84 the server's deadlines, 74 changes nothing."""

ELSEWHERE = {"59", "74", "84"}
HERE = Path(__file__).parent


def test_every_point_has_its_keys() -> None:
    assert set(BOOK) | ELSEWHERE == {f"{n:02d}" for n in range(1, 94)}
    assert DEFAULTS["magies"] == {}


@pytest.mark.parametrize("point", BOOK)
def test_the_default_is_the_book_s(point: str) -> None:
    for key, default in BOOK[point]:
        group, _, name = key.partition(".")
        assert DEFAULTS[group][name] == default, key


def test_every_key_is_chosen_in_some_test() -> None:
    """By its full name, or in a table of its group."""
    files = [p for p in HERE.glob("test_*.py") if p.name != Path(__file__).name]
    text = "\n".join(p.read_text("utf-8") for p in files)
    unproved = [
        f"{group}.{name}"
        for group, keys in DEFAULTS.items()
        if group not in ("magies", "tour")
        for name in keys
        if f'"{group}.{name}"' not in text and not re.search(rf'"{group}": \{{[^}}]*"{name}"', text)
    ]
    assert unproved == []


def test_every_group_says_what_it_chooses() -> None:
    for name, field in Settings.model_fields.items():
        if name != "magies":
            assert getattr(field.annotation, "__doc__", ""), name
