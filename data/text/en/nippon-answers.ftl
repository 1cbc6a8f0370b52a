# Nippon: answers that were given, and things that are picked.

nippon-slot-iron = { $factory }, space for iron
nippon-rail = { nippon-region }, { $gain ->
    [none] no bonus
   *[other] { $gain }
 }
nippon-back = { $verb ->
    [supply] supply { $what }
    [invest] paid { $what }
    [machine] machine: { $what }
    [produce] production: { $what }
    [goods] goods: { $what }
    [ship] ship to { $what }
   *[railway] railway: { $what }
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
nippon-back-again = once more
