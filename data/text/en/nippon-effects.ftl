# Nippon: what the sides of the factory tiles do.

nippon-effect = { $timing ->
    [modifier] { $action }{ $when ->
        [here-machines] , one built here
        [here-produce] , produced here
        [each] , for each factory
        [contract] , with a contract
       *[other] {""}
    }: { $what }
   *[other] { $what }
 }
nippon-effect-timed = { $timing ->
    [immediate] At once: { $effect }
    [modifier] From now on, { $effect }
   *[special] From now on: { $effect }
 }
nippon-effect-modifying = { $what }{ $when ->
    [here-machines] {" "}if built here
    [here-produce] {" "}if produced here
    [each] {" "}for each factory
    [contract] {" "}with a contract
   *[other] {""}
 }
nippon-effect-more = { $whole }; then for { $price }: { $more }
nippon-effect-back = { $steps ->
    [one] 1 step back in { nippon-track }
   *[other] { $steps } steps back in { nippon-track }
 }
nippon-effect-gain = +{ $gain }
nippon-effect-or = { $first } or { $then }
nippon-effect-department = { $of ->
    [worker] department of the worker's colour
   *[specialist] department of the specialist's colour
 }
nippon-effect-any-piece = 1 ship, machine or railway
nippon-effect-build = { $pieces }{ $how ->
    [produce] , then produce there
    [elsewhere] {" "}elsewhere
    [twice] {" "}with its bonus twice
    [different] {" "}in different factories
   *[plain] {""}
 }
nippon-effect-goods = { $where ->
    [different] { $count ->
        [one] 1 good in a factory of choice
       *[other] 1 good in each of { $count } factories
    }
    [there] { $count ->
        [one] 1 more good there
       *[other] { $count } more goods there
    }
   *[here] { $count ->
        [one] 1 more good here
       *[other] { $count } more goods here
    }
 }
nippon-effect-coal = { $count } coal on this tile, safe from taxes
nippon-effect-each = { $gain } for each { $of ->
    [kinds] kind of factory
    [machines] machine
   *[thresholds] { $upper ->
        [0] lower threshold ({ $areas })
       *[other] threshold ({ $areas })
    }
 }{ $most ->
    [0] {""}
   *[other] , at most { $limit }
 }
nippon-effect-prestige = { $department } for prestige tile 2 beside { $area }, twice for tile 3
nippon-effect-passed = every department reached on { $track }
nippon-effect-keep = when taxed, keep up to { $most } money and coal
nippon-effect-influence = your railways give +{ $each } influence
nippon-effect-free = 1 factory produces without coal
nippon-effect-region = bonus of 1 region in which you built
