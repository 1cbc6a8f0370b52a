# Nippon: what the table's post tells.

nippon-post-line = { $who }: { $what }
nippon-post-takes = { $who } takes the { $worker }
nippon-post-pair = { $who } takes start tiles: { $start }, { $points } VP
nippon-post-prestige = puts prestige tile { $level } beside { $area }
nippon-post-idle = takes no action
nippon-post-factories = builds { $factories }
nippon-post-machines = builds { $n ->
    [one] a machine
   *[other] { $n } machines
 } { $factories }
nippon-post-produced = produces { $goods }
nippon-post-added = gets { $goods }
nippon-post-ships = sends { $n ->
    [one] a ship
   *[other] { $n } ships
 } to { $destinations }
nippon-post-railways = builds { $n ->
    [one] a railway
   *[other] { $n } railways
 } { $regions }
nippon-post-markers = places influence { $n ->
    [one] marker
   *[other] markers
 } { $markers }
nippon-post-marker = { $values } in { $city }
nippon-post-gave-way = { $placed } ({ $gone })
nippon-post-gone = { $how ->
    [replaced] replacing { $who }'s { $value }
   *[removed] removing { $who }'s { $value }
 }
nippon-post-invested = invests { $goods }
nippon-post-contracts = completes { $n ->
    [one] contract
   *[other] contracts
 } { $contracts }
nippon-post-contract = { $contract }{ $n ->
    [0] {""}
   *[other] {" "}(+{ $gain })
 }
nippon-post-freed = takes influence { $n ->
    [one] marker
   *[other] markers
 } { $values } from the flag
nippon-post-more = { $more }
nippon-post-steps = { nippon-track } +{ $steps }
nippon-post-points = +{ $points } VP
nippon-post-lost = loses { $points } VP
nippon-post-section = **Section { $section } is scored:** { $n ->
    [0] no points
   *[other] { $each } VP
 }{ $m ->
    [0] {""}
   *[other] ; goals: { $goals }
 }
nippon-post-won = { $who } +{ $points }
nippon-post-goals = { $who } { $goals }
