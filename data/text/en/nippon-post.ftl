# Nippon: what the table's post tells.

nippon-post-line = { $who }: { $what }
nippon-post-takes = { $who } takes the { $worker }
nippon-post-pair = { $who } takes start tiles: { $start }, { $points }
nippon-post-prestige = puts prestige tile { $level } beside { $area }
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
nippon-post-freed = takes influence { $n ->
    [one] marker
   *[other] markers
 } { $values } from the flag
nippon-post-steps = { $steps } { nippon-track }
nippon-post-round = **Round { $round } starts**
nippon-post-section = **Section { $section } is scored:** { $n ->
    [0] no points
   *[other] { $each } VP
 }{ $m ->
    [0] {""}
   *[other] ; goals: { $goals }
 }
nippon-post-won = { $who } +{ $points }
nippon-post-goals = { $who } { $goals }

## Takatoshi

nippon-post-solo-takes = { $who } takes the { $worker } from space { $space } ({ $ties ->
    [0] shown by his tile
   *[other] most workers there
 })
nippon-post-solo-idle = { $why ->
    [nobody] does nothing (no worker there)
    [border] takes no action (no goal beside that border)
    [railway] takes no action (no railway left)
   *[marker] takes no action (no marker for this section)
 }
nippon-post-solo-region = { $why ->
    [none] takes no action (no space available)
    [ahead] chooses { nippon-region } (ahead everywhere with space)
   *[behind] chooses { nippon-region } (the first where he isn't ahead)
 }
nippon-post-solo-railway = builds a railway there
nippon-post-solo-marker = places marker { $value } in { $city } ({ $printed ->
    [-1] { $gone ->
        [replaced] replaces { $you }'s highest marker, { $lost }
       *[removed] removes { $you }'s highest marker, { $lost }
    }
   *[other] highest value printed: { $printed }{ $gone ->
        [replaced] , replaces { $you }'s marker { $lost }
        [removed] , removes { $you }'s marker { $lost }
       *[none] {""}
    }
 })
