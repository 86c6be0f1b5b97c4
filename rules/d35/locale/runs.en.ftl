### Running, withdrawing.

verb-run = run | courir | course
    .label = run
    .help = The whole turn: four times the speed, straight on; exposes you and takes your Dexterity.
    .example = run
verb-withdraw = withdraw | retraite
    .label = withdraw
    .help = The whole turn: twice the speed, the first square unexposed to those you see.
    .example = withdraw
verb-struggle = struggle | avancer
    .label = struggle on
    .help = The whole turn for 1.50 m, where a walk does not give as much.
    .example = struggle 12 64 -3

tell-runs = { $who0 } runs: { NUMBER($metres, maximumFractionDigits: 1) } m at most.
tell-exhausted = { $who0 } is out of breath: { $rounds } rounds of rest.
tell-withdraws = { $who0 } withdraws: { NUMBER($metres, maximumFractionDigits: 1) } m at most.
tell-struggles = { $who0 } struggles on by 1.50 m.
refusal-resting = Out of breath.
refusal-not-hampered = A walk will do.
refusal-not-straight = One runs straight on.
effect-running = running
effect-resting = out of breath
effect-run_dex = at full run
value-run = runs
roll-CON = Constitution
value-CON = Constitution
