### Falls.

verb-fall = fall | let fall | chute
    .label = let fall
    .help = Somebody falls so many metres: 1d6 for each full 3 m, then prone.
    .example = fall Brune 6

tell-fell = { $who0 } falls { $height } m.
    .tone = red

refusal-out-already = { $who } can fall no more.

mod-fall = fall
