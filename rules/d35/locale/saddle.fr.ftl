### En selle.

verb-knees = genoux | knees
    .label = guider avec les genoux
    .help = Action libre, Équitation DD 5 : les deux mains servent jusqu'à votre prochain tour.
    .example = genoux
verb-pace = allure | pace
    .label = annoncer l'allure
    .help = Dit d'avance à quelle allure et sur combien de mètres va la monture ; les tirs partent à mi-course.
    .example = allure double 30

tell-mount-frightened = { $who0 } ne maîtrise pas { $who1 } : le tour est perdu.
tell-mount-avoids = { $who0 }, sans cavalier, évite le combat.
tell-pace = { $who1 } : { $pace }, { NUMBER($metres, maximumFractionDigits: 1) } m.
tell-mount-falls = { $who0 } s'abat sous { $who1 }.
    .tone = gold
tell-stays-in-saddle = { $who0 } { $ok ->
    [true] reste en selle
   *[false] tombe de selle
} : { $roll } pour { $chance } %.

question-mounted-combat = Sauver { $who } de ce coup ({ $total }) par un test d'Équitation ?
question-mount-or-rider = Frapper la monture ou { $who } ?
option-mount-or-rider-mount = la monture
option-mount-or-rider-rider = le cavalier

refusal-knees-already = Déjà tenté ce tour.
refusal-hand-on-reins = Une main tient les rênes : guidez d'abord avec les genoux.
refusal-mount-moved = La monture est allée trop loin : une seule attaque.
refusal-not-halfway = Le tir part à mi-course de l'allure annoncée.
refusal-cast-in-saddle = Il fallait annoncer l'allure avant d'incanter.

effect-guided_by_knees = guide avec les genoux
effect-hand_on_reins = une main aux rênes
effect-pace = allure annoncée
effect-avoids_combat = évite le combat
effect-saddled = sellé(e)
effect-calm_for_a_spell = à l'arrêt
effect-mount_saved = a sauvé sa monture

mod-high_ground = en hauteur
mod-pace = allure de la monture
value-control_mount = maîtrise sa monture
value-walk = au pas
value-double = double
pace-run = au galop
roll-saddle = rester en selle
roll-fall = chute

verb-trick = équitation | equitation | trick
    .label = équitation
    .help = Test d'Équitation : éperonner (+3 m), abri (derrière la monture), combattre (la monture frappe aussi), sauter, tenir.
    .example = équitation éperonner

effect-spurred = éperonné(e)
effect-behind_mount = à l'abri de sa monture
effect-fights_together = combat avec son cavalier
mod-behind_mount = derrière la monture
roll-spur = éperons
value-spur = éperons
