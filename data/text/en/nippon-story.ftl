# Nippon: the story.

nippon-tell-then = { $first }; { $then }
nippon-tell-also = { $first }. { $then }
nippon-tell-next = { $first } { $then }
nippon-tell-stop = { $what }.
nippon-tell-line = { $who } { $what }
nippon-tell-action = { $who } takes the { $worker } for the action { $action }

## What follows

nippon-tell-advanced = { $back ->
    [0] { $steps ->
        [one] advances 1 space in { $track }
       *[other] advances { $steps } spaces in { $track }
    }
   *[other] { $steps ->
        [one] goes back 1 space in { $track }
       *[other] goes back { $steps } spaces in { $track }
    }
 }
nippon-tell-department = activates { $department }{ $n ->
    [0] {""}
   *[other] : { $gain }
 }
nippon-tell-gained = gains { $gain }{ $why ->
    [railway] {" "}(railway space)
    [region] {" "}(region bonus)
    [market] {" "}(market)
    [factory] {" "}(factory)
    [start] {" "}(start tile)
    [goal] {" "}(goal)
    [income] {" "}(income)
   *[other] {""}
 }
nippon-tell-marker-freed = gets influence marker { $value } from the flag
nippon-tell-steps-paid = pays { $money }
nippon-tell-silk-sold = turns { $silk } into money
nippon-tell-start-worker = takes a { $worker } from the bag
nippon-tell-family = founds the family business for { $good }
nippon-tell-goal-bonus = takes a goal bonus: { $bonus ->
    [money] money
    [iron] iron
    [steps] steps on R&D or Mining
    [departments] departments
   *[points] VP
 }
nippon-tell-prestige-placed = puts a level { $level } prestige tile beside { $area }
nippon-tell-taxed = { $lost ->
    [0] keeps { $kept }
   *[other] gives { $taken } in taxes{ $saved ->
        [0] {""}
       *[other] {" "}and keeps { $kept }
    }
 }
nippon-tell-wages = pays { $paid } in wages ({ $colours ->
    [one] 1 colour
   *[other] { $colours } colours
 }){ $lost ->
    [0] {""}
   *[other] {" "}and loses { $points }
 }
nippon-tell-workers-gone = { $workers ->
    [0] {""}
    [one] sends away 1 worker
   *[other] sends away { $workers } workers
 }{ $n ->
    [0] {""}
   *[other] { $workers ->
        [0] {""}
       *[other] {" "}and{" "}
    }sends home { $n ->
        [one] the specialist
       *[other] the specialists
    } ({ $specialists })
 }

## Start

nippon-start = { $effect ->
    [machine] a machine for the first factory
    [ship] a ship
    [railway] a railway
    [worker] a worker of choice
    [family] the family business
    [goods] goods for the first factory
    [coal] coal safe from taxes
   *[discount] cheaper factories
 }
nippon-tell-laid-out = The board is laid out; factories on offer: { $factories }{ $n ->
    [0] {""}
   *[other] . Goals: { $goals }
 }
nippon-tell-start-player = { $who } goes first
nippon-tell-pair-taken = { $who } takes a pair of start tiles: { $start }, { $points }

## Rounds and sections

nippon-tell-row-hired = Hiring space { $space } is empty: { $workers } move up from the waiting area, { $rows ->
    [0] which is empty now
    [one] 1 row is left
   *[other] { $rows } rows are left
 }
nippon-tell-round-ended = **Round { $round } ends**
nippon-tell-drawn = { nippon-colour } ({ $space })
nippon-tell-workers-drawn = Round { $round } starts; { $n ->
    [0] no worker is drawn
   *[other] drawn for the hiring spaces: { $drawn }
 }{ $m ->
    [0] {""}
   *[other] ; the waiting area gets { $waiting }
 }{ $short ->
    [0] {""}
    [one] {" "}(1 worker short: the bag is empty)
   *[other] {" "}({ $short } workers short: the bag is empty)
 }
nippon-tell-final-rounds = **The final rounds start with { $who }: { $turns } more turns each**
nippon-tell-passed-over = { $who } has no legal move and is skipped
nippon-tell-section-ended = **Section { $section } of { $sections } is scored**
nippon-tell-overseas = overseas company { $influence }
nippon-tell-placing = { $who } { $influence } (+{ $points })
nippon-tell-region-scored = { $region }: { $n ->
    [0] no one has influence
   *[other] { $each }
 }
nippon-tell-goal-met = Goal, { $goal }: { $n ->
    [0] no one
   *[other] { $who } ({ $count })
 }

## Consolidating and the end

nippon-tell-consolidated = { $who } consolidates with { $workers ->
    [0] no workers
    [one] 1 worker
   *[other] { $workers } workers
 }
nippon-tell-final-consolidation = **All consolidate once more.**
nippon-tell-ended = **The game is over: all rounds have been played.**

## Actions

nippon-tell-factory-built = builds { $factory }{ $n ->
    [0] {""}
   *[other] {" "}for { $cost }
 }
nippon-tell-machine-built = builds a machine { $factory }{ $n ->
    [0] {""}
   *[other] {" "}for { $cost }
 }
nippon-tell-produced = produces { $goods } { $factory }{ $n ->
    [0] {" "}without coal
   *[other] {" "}for { $cost }
 }{ $lost ->
    [0] {""}
   *[other] {" "}(no room for { $lost })
 }
nippon-tell-nothing-produced = produces nothing { $factory } ({ $why ->
    [coal] costs { $coal } coal
    [room] no room
   *[family] the family business never produces
 })
nippon-tell-effect-lapsed = { $what ->
    [ship] can't send the ship of { $factory }
    [machine] can't build the machine of { $factory }
    [railway] can't build the railway of { $factory }
    [piece] can't send or build anything for { $factory }
    [steps] can't advance any further for { $factory }
    [department] activates no department for { $factory }
   *[gain] gets nothing for { $factory }
 }
nippon-tell-no-goods = nothing
nippon-tell-goods-added = gets { $goods } { $factory }{ $lost ->
    [0] {""}
   *[other] {" "}(no room for { $lost })
 }
nippon-tell-coal-stored = puts { $coal } on { $factory }
nippon-tell-more-bought = pays { $cost } for more of { $factory }
nippon-tell-ship-sent = sends a ship to { $destination }{ $n ->
    [0] {""}
   *[other] {" "}for { $cost }
 } ({ nippon-specialist }{ $upgraded ->
    [0] {""}
   *[other] , upgrade
 })
nippon-tell-railway-built = builds a railway { $region }{ $n ->
    [0] {""}
   *[other] {" "}for { $cost }
 }
nippon-tell-supplied = supplies { $city } with { $goods } (influence marker { $value })
nippon-tell-gave-way = { $supplied }, { $how ->
    [replaced] replacing { $who }'s { $value }
   *[removed] removing { $who }'s { $value }
 }
nippon-tell-invested = invests { $goods }
nippon-tell-contract = completes contract { $contract } with { $goods }
