### Les commandes du pont : ce qui se tape, le bouton, une phrase d'aide, un exemple.

## Le combat

verb-fight-open = combat début | combat ouvrir | combat nouveau
    .label = ouvrir un combat
    .help = Ouvre un combat ; le titre, les règles et leurs options sont au choix (MJ).
    .example = combat début "Pont rouge" règles:blocs
verb-fight-close = combat fin | combat fermer
    .label = finir le combat
    .help = Met fin au combat ; les personnages gardent ce qui dure (MJ).
    .example = combat fin
verb-fight-choose = combat | combats
    .label = choisir le combat
    .help = Montre les combats ouverts, ou passe de l'un à l'autre (MJ).
    .example = combat pont-rouge
verb-begin = combat lancer | lancer
    .label = lancer le premier round
    .help = Commence le premier round (MJ).
    .example = lancer
verb-join = rejoindre
    .label = rejoindre
    .help = Entre dans le combat avec votre personnage, ou avec un modèle.
    .example = rejoindre
verb-end = fin | finir
    .label = finir
    .help = Termine votre tour ; le MJ passe au tour suivant.
    .example = fin
verb-next = suivant
    .label = suivant
    .help = Passe au tour suivant ; avant le premier round, le lance.
    .example = suivant
verb-previous = précédent
    .label = précédent
    .help = Revient au début du tour d'avant, points et durées compris (MJ).
    .example = précédent
verb-turn = tour
    .label = donner le tour
    .help = Donne le tour à une créature (MJ).
    .example = tour brigand 2
verb-pause = pause
    .label = pause
    .help = Arrête le temps du combat ; seul le MJ agit (MJ).
    .example = pause
verb-put-back = replacer | putback | put back
    .label = replacer
    .help = Remet les corps où le combat les situe (MJ).
    .example = replacer
verb-resume = reprendre
    .label = reprendre
    .help = Le combat en pause continue (MJ).
    .example = reprendre

## Les créatures

verb-add = ajout | ajouter
    .label = ajouter
    .help = Ajoute des créatures d'un modèle, ou les vraies bêtes alentour (MJ).
    .example = ajout brigand x4 caché
verb-leave = retirer
    .label = retirer
    .help = Retire des créatures du combat (MJ).
    .example = retirer brigand 3
verb-side = camp
    .label = camp
    .help = Montre les camps, ou met des créatures dans celui d'une autre (MJ).
    .example = camp brigands = gobelins
verb-place = placer
    .label = placer
    .help = Met une créature à un endroit, ou ici (MJ).
    .example = placer brigand 1 ici
verb-hide = masquer | cacher
    .label = masquer
    .help = Rend des créatures inconnues des joueurs (MJ).
    .example = masquer brigand 2
verb-reveal = révéler
    .label = révéler
    .help = Montre des créatures masquées (MJ).
    .example = révéler brigand 2
verb-set = compteur
    .label = compteur
    .help = Règle n'importe quel compteur d'une créature (MJ).
    .example = compteur brigand 1 pv 5
verb-wound = dégâts | blesser
    .label = dégâts
    .help = Retire des points, par un nombre ou des dés (MJ).
    .example = dégâts brigand 1 2d6+3
verb-mend = soin | soigner
    .label = soin
    .help = Rend des points, par un nombre ou des dés (MJ).
    .example = soin Mira 1d8
verb-state = état
    .label = état
    .help = Montre les états d'une créature ; le MJ en met ou en ôte.
    .example = état brigand 1 aveuglé 2r

## Répondre

verb-answer = déf | défense | répondre
    .label = répondre
    .help = Répond à la question posée ; le MJ peut répondre pour n'importe qui.
    .example = déf esquive
verb-accept = opp | oui
    .label = accepter
    .help = Prend ce qui est proposé, par exemple une attaque d'opportunité.
    .example = opp
verb-decline = non | passer
    .label = laisser passer
    .help = Laisse passer ce qui est proposé.
    .example = non

## Regarder

verb-order = ordre
    .label = ordre
    .help = L'ordre du combat, et à qui le tour.
    .example = ordre
verb-sheet = fiche
    .label = fiche
    .help = Votre fiche, ou ce que l'on sait d'une autre créature.
    .example = fiche
verb-points = pv | points
    .label = points
    .help = Les points d'une créature ; le MJ les règle.
    .example = pv brigand 1
verb-distance = distance
    .label = distance
    .help = La distance jusqu'à une créature, bord à bord.
    .example = distance brigand 1
verb-near = près
    .label = près
    .help = Qui se trouve autour de vous, du plus proche au plus loin.
    .example = près 20
verb-walk-left = déplacement | portée
    .label = déplacement
    .help = Ce qu'il reste à marcher ; suivi d'un lieu, y va : « vers Aldric », « n 3 », « 12 64 -3 ».
    .example = déplacement
verb-actions = actions
    .label = actions
    .help = Tout ce que vous pouvez faire maintenant, en boutons.
    .example = actions
verb-usage = aide
    .label = aide
    .help = Toutes les commandes, ou l'une d'elles.
    .example = aide ordre

## Dés et réglages

verb-roll = r | dés
    .label = lancer des dés
    .help = Lance des dés, pour qui est à portée de voix.
    .example = r 2d6kh1+3 # perception
verb-secret-roll = rs
    .label = dés secrets
    .help = Lance des dés que seul le MJ voit (MJ).
    .example = rs 1d20
verb-prefer = réglage
    .label = réglage
    .help = Vos réactions : demander, toujours ou jamais.
    .example = réglage esquive toujours
verb-language = langue
    .label = langue
    .help = La langue dans laquelle vous lisez.
    .example = langue en
verb-as = en
    .label = parler pour
    .help = Fait agir une créature qui est à vous, ou n'importe laquelle pour le MJ.
    .example = en brigand 2 att Aldric

## Corriger

verb-undo = annuler
    .label = annuler
    .help = Annule la dernière action, avec tout ce qu'elle a causé (MJ).
    .example = annuler
verb-redo = rétablir
    .label = rétablir
    .help = Rétablit ce qui vient d'être annulé (MJ).
    .example = rétablir
verb-rule = mj | juger
    .label = juger
    .help = Dit ce que le monde est pour les règles : abri, vue, sol… jusqu'à nouvel ordre (MJ).
    .example = mj abri orc partiel
verb-force = forcer
    .label = forcer
    .help = Impose un dé ou un résultat à la dernière action (MJ).
    .example = forcer 17

## Petits mots

typed-advantage = av | avantage
typed-disadvantage = dv | désavantage
typed-dice = d | dé
typed-dc = cd
typed-secret = secret
typed-hidden = caché | cachée | cachés | cachées
typed-rules = règles | règle
typed-side = camp
typed-here = ici
typed-toward = vers | jusqu'à
way-n = n | nord
way-ne = ne | nord-est
way-e = e | est
way-se = se | sud-est
way-s = s | sud
way-sw = so | sud-ouest
way-w = o | ouest
way-nw = no | nord-ouest
typed-off = fin | off | sans | ôter
typed-for = pour
typed-filler = après | sur | contre | avec | à | de | vers | et | ,
typed-ask = demander
typed-always = toujours
typed-never = jamais
typed-language = langue
typed-fr = français | francais
typed-en = anglais
arg-weapon = avec | arme
arg-target = cible
arg-zone = zone
arg-place = zone
arg-cover = abri

## Ce que le meneur dit du monde

judged-cover = abri | couvert
judged-sight = vue | visible
judged-immersed = immergé | noyé
judged-shelter = refuge | cachette
judged-filled = plein | mur
judged-floor = sol
judged-difficult = difficile
judged-slippery = glissant
judged-water = eau
judged-climb = escalade | échelle
judged-light = lumière
judged-drop = chute | profondeur
ruling-none = aucun | rien
ruling-partial = partiel | moitié
ruling-important = important | trois-quarts
ruling-total = total
ruling-yes = oui
ruling-no = non
ruling-bright = clair
ruling-dim = pénombre
ruling-dark = noir | obscur
ruling-world = monde | auto
