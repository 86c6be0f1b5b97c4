### Les chutes.

verb-fall = chute | faire tomber | fall
    .label = faire tomber
    .help = Quelqu'un tombe de tant de mètres : 1d6 par tranche de 3 m, puis à terre.
    .example = chute Brune 6

tell-fell = { $who0 } tombe de { $height } m.
    .tone = red

refusal-out-already = { $who } n'est plus à faire tomber.

mod-fall = chute
