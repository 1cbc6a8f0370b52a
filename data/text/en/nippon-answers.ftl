# Nippon: answers that were given, and things that are picked.

nippon-slot-iron = { $factory }, space for iron
nippon-rail = { nippon-region }, { $gain ->
    [none] no bonus
   *[other] { $gain }
 }
nippon-back = { $verb ->
    [supply] supply { $what }
    [invest] { $what }
    [machine] machine: { $what }
    [produce] production: { $what }
    [goods] goods: { $what }
    [ship] ship to { $what }
   *[railway] { $n ->
        [one] railway
       *[other] railways
    } { $what }
 }
nippon-back-act = { $action }, { $colour } worker
nippon-back-end = end of the turn
nippon-back-consolidate = consolidating
nippon-back-pair = start tiles { $pair }
nippon-back-steps = { $to ->
    [rnd] steps in R&D
    [mining] steps in Mining
   *[both] R&D and Mining
 }
nippon-back-keep = kept { $money } money, { $coal } coal
nippon-back-silk = { $silk } silk into money
nippon-back-goal = goal bonus: { $bonus ->
    [money] money
    [iron] iron
    [steps] steps
   *[departments] departments
 }
nippon-back-bonus = bonus of { $region }
nippon-back-first = { $what ->
    [bonus] bonus first
   *[effect] effect first
 }
nippon-back-again = once more

## What one owns, and what a choice means

nippon-hint-mission = { $colour } specialist; { $upgrade ->
    [0] no upgrade
   *[other] upgrades your department
 }
nippon-hint-region = your influence there { $influence }, the most { $best }
nippon-hint-factory = { $machines ->
    [0] no machine
    [one] 1 machine
   *[other] { $machines } machines
 }, { $goods } of 4 goods
