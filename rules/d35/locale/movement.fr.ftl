### Déplacements.

verb-step = pas | marcher | step
    .label = marcher
    .help = Une case d'une marche : la première prend une action de mouvement et donne toute la vitesse.
    .example = pas 12 64 -3
verb-shift = placement | shift
    .label = faire un pas de placement
    .help = 1,50 m sans prendre d'action ni s'exposer, une fois par round, sans autre déplacement.
    .example = placement
verb-stand = relever | debout | stand
    .label = se relever
    .help = Action de mouvement, qui vous expose.
    .example = relever

tell-shift-ready = { $who0 } prépare un pas de placement.
tell-shifted = { $who0 } fait un pas de placement.
tell-stood = { $who0 } se relève.

refusal-cannot-move = Ne peut pas se déplacer : { $why }.
refusal-not-adjacent = Pas à pas seulement.
refusal-too-high = Trop haut.
refusal-corner = Un mur barre le coin.
refusal-passage-closed = { $who } barre le passage.
refusal-too-far = Trop loin : il reste { NUMBER($left, maximumFractionDigits: 1) } m.
refusal-stepped-already = Le pas de placement est déjà fait ce round.
refusal-moved-already = Pas de pas de placement dans un round où l'on s'est déplacé.
refusal-too-slow = Trop lent pour un pas de placement.
refusal-step-too-long = Plus de 1,50 m.
refusal-difficult-ground = Pas de pas de placement en terrain difficile.
refusal-dark = Pas de pas de placement dans le noir.
refusal-no-such-speed = Pas de vitesse pour se déplacer ainsi.
refusal-not-prone = Déjà debout.
refusal-prone = À terre.

fact-difficult = Terrain difficile ?
fact-water = De l'eau ?
fact-climb = De quoi grimper ?
fact-filled = Un obstacle ?
fact-light = Lumière ?

verb-hurry = escalade-rapide | hurry
    .label = grimper vite
    .help = Monte à la moitié de sa vitesse ce tour, sur un test d'Escalade à −5.
    .example = escalade-rapide 15
question-climb-dc = { $who } grimpe vite. Quelle difficulté ?
effect-climbing_fast = grimpe vite
mod-hurry = hâte
roll-climb = Escalade
value-climb = Escalade
mod-climb = Escalade
