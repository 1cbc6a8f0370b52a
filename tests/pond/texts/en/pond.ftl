# Words of the second toy game.
pond-name = Frogs on Stones
pond-name-short = Frogs on Stones
pond-opponent-heron = the heron
pond-rank-far = far ahead
pond-rank-close = by a leg
pond-rank-caught = caught
pond-option-bank = Far bank
pond-option-bank-near = near
pond-option-bank-far = far
pond-option-light = Light
pond-option-light-day = day
pond-option-light-night = night, a fast heron
pond-refuse-far = the far bank is for at most { $most } players
pond-refuse-night = at night the bank must be near
pond-ask-turn = hop or rest
pond-asked-turn = Now hop 1 to 3 stones, or rest.
pond-part-turn = Hop or rest
pond-do-hop = Hop { $stones } to stone { $stone }{ $breath ->
    [0] {""}
   *[other] , { $breath } breath
 }
pond-do-rest = Rest: { $breath } breath again
pond-too-far = a hop is 1 to { $most } stones
pond-no-breath = you have { $breath } breath
pond-no-rest = your breath is full
pond-tell-hopped = { $who } hops to stone { $stone }
pond-tell-rested = { $who } rests
pond-tell-stalked = { $who } walks to stone { $stone }
pond-tell-ended = { $n ->
    [0] The frog is caught
   *[other] Farthest: { $who }
 }
pond-title-frogs = In the pond
pond-title-pond = The pond
pond-frog = { $who }: stone { $stone }, { $breath } breath.
pond-heron = { $who }: stone { $stone }.
pond-bank = The far bank is number { $bank }.
pond-score = { $who } { $points }
pond-score-line = { $each } · bank at { $bank }
pond-win = { $who }: the farthest, with { $points } points.
pond-verdict = { $won ->
    [1] { $who } has escaped from { $by } with { $points } points.
   *[other] { $by } has caught { $who }, with { $points } points.
 }
pond-place = { $place }. { $who }: { $points } points
pond-topic-turn = A turn
pond-topic-turn-text = Hop 1 to 3 stones ahead; every stone but the first takes 1 breath. Resting gives you 3 breath. Who reaches the far bank ends the game. Who is alone is followed by the heron after every turn.
pond-table-pond = lengths of the pond
pond-fact = { $what ->
   *[stone] stone
 }
