### Longues incantations, montures.

verb-incant = incanter | incant
    .label = incanter
    .help = Un sort de 1 round ou plus : tout le tour, qui vous expose ; il agit avant votre tour suivant. « Moitié » : une action simple ce tour-ci, une au suivant.
    .example = incanter sommeil
verb-chant = psalmodier | chant
    .label = continuer l'incantation
    .help = Un round de plus d'une longue incantation : tout le tour.
    .example = psalmodier
verb-mount = monter | chevaucher | mount
    .label = monter
    .help = Action de mouvement ; « vite » : libre sur un test d'Équitation.
    .example = monter cheval
verb-dismount = descendre | dismount
    .label = descendre
    .help = Action de mouvement ; « vite » : libre sur un test d'Équitation.
    .example = descendre

tell-casting = { $who0 } incante { $spell } ({ $done }/{ $rounds }).
tell-casting-lost = { $who0 } perd son sort : { $spell }.
    .tone = red
tell-spell-works = { $who0 } : { $spell } prend effet.
    .tone = light_purple
tell-mounted = { $who0 } monte sur { $who1 }.
tell-dismounted = { $who0 } met pied à terre.
refusal-no-such-spell = Pas de sort de ce nom : { $name }.
refusal-not-long = Ce sort ne prend pas tout un tour : { $spell }.
refusal-not-casting = Aucune incantation à continuer.
refusal-mounted-already = Déjà en selle.
refusal-cannot-mount = Impossible de monter { $who }.
refusal-not-mounted = Pas en selle.
effect-casting = en pleine incantation
effect-mounted = en selle
value-cast_1_round = incante
roll-concentration = Concentration
value-concentration = Concentration
mod-concentration = Concentration
roll-ride = Équitation
value-ride = Équitation

mod-armour-penalty = malus d'armure
