### Attaques, défenses, attaques d'opportunité.

verb-attack = att | attaque | attaquer | a | attack
    .label = attaquer
    .help = L'attaque suivante du tour : la première prend l'action simple, la deuxième l'action de mouvement (attaque à outrance). On peut nommer l'arme, dire « létal », « non létal » ou « défensif », et un nombre de points d'Expertise du combat.
    .example = att orc 1
verb-defend = défense-totale | defense-totale | défendre | defendre | defend
    .label = défense totale
    .help = Action simple : +4 à la CA jusqu'à votre prochain tour, pas d'attaque d'opportunité.
    .example = défense-totale

tell-attack-hit = { $who0 } attaque { $who1 } ({ $weapon }) : { $roll } contre CA { $against }, touché.
    .brief = { $who0 } touche { $who1 }.
    .tone = green
tell-attack-miss = { $who0 } attaque { $who1 } ({ $weapon }) : { $roll } contre CA { $against }, raté.
    .brief = { $who0 } rate { $who1 }.
tell-attack-critical = { $who0 } attaque { $who1 } ({ $weapon }) : { $roll } contre CA { $against }, coup critique !
    .brief = Coup critique de { $who0 } sur { $who1 } !
    .tone = gold
tell-attack-concealed = { $who0 } frappe à côté de { $who1 }, mal visible : { $roll } sur { $chance } %.
tell-opportunity = { $who0 } a une attaque d'opportunité contre { $who1 } ({ $what }, { $why }).
    .tone = yellow
tell-total-defence = { $who0 } se met en défense totale : { SIGNED($ac) } à la CA jusqu'à son prochain tour.
tell-defensive = { $who0 } se bat sur la défensive : { SIGNED($attack) } aux attaques, { SIGNED($ac) } à la CA.

question-opportunity = { $who } s'expose ({ $why }). Attaque d'opportunité ?
option-opportunity-attack = attaquer
option-opportunity-no = laisser passer

value-leave = quitte la case
value-attack_ranged = tire
value-attack_unarmed = frappe à mains nues
value-stand_up = se relève

refusal-no-more-attacks = Plus d'attaque ce tour.
refusal-out-of-range = Trop loin : { NUMBER($distance, maximumFractionDigits: 1) } m, { $most } m au plus.
refusal-no-line-of-sight = Pas de ligne de vue.
refusal-no-target = Pas une cible.
refusal-out-of-reach = Hors d'allonge.
refusal-not-loaded = Pas chargée : { $weapon }.
refusal-prone-shot = On ne tire pas ainsi à terre ({ $weapon }).
refusal-not-in-hand = Pas en main : { $weapon }.
refusal-no-such-weapon = Pas d'arme de ce nom : { $weapon }.
refusal-stance-late = La défensive se dit avec la première attaque du tour.
refusal-no-both-defences = Pas en même temps que la défense totale.
refusal-no-feat = Il y faut le don.
refusal-too-many-points = De 1 à { $most } points.

fact-cover = Quel abri protège { $arg1 } de { $arg0 } ?
fact-sight = { $arg0 } voit { $arg1 } ?
outcome-hit = touché
outcome-miss = raté
outcome-critical = critique
roll-attack = attaque
roll-confirm = confirmation du critique
roll-damage = dégâts
roll-concealment = camouflage
option-cover-none = aucun
option-cover-partial = à couvert
option-cover-total = abri total
arg-stance = garde
arg-mode = mode
word-lethal = létal | letal | pour tuer | tuer
word-nonlethal = non létal | non-létal | assommer
word-defensive = défensif | defensif | prudent | défensive
