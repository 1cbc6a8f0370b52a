# Nippon: start tiles, consolidation, goals, the end.

## What is asked

nippon-ask-pair = take a pair of start tiles
nippon-ask-worker = take a worker from the bag
nippon-ask-family = choose a side of the family business
nippon-ask-keep = choose what you keep when taxed
nippon-ask-silk = wages { $wages } money; you have { $money } money and keep the last one. Turn silk into money?
nippon-ask-prestige = take a prestige tile
nippon-ask-goal = choose a bonus for the goal: { nippon-goal }

nippon-asked-pair = Now take start tiles: type "pair" and a number.
nippon-asked-worker = Now take a worker: type "worker" and a colour.
nippon-asked-family = Now build the family business: type "family" and "paper" or "cotton".
nippon-asked-keep = Now the taxes: type "keep", for example "{ $example }".
nippon-asked-silk = Now the wages: type "silk" and a number, or "none".
nippon-asked-prestige = Now take a prestige tile: type "prestige", for example "{ $example }".
nippon-asked-goal = Now choose a bonus: type "goal" and "money", "iron", "steps" or "departments".

nippon-part-pair = Take a pair
nippon-part-worker = Take a worker
nippon-part-family = Family business
nippon-part-keep = Keep
nippon-part-silk = Silk into money
nippon-part-prestige = Prestige tile
nippon-part-goal = Goal bonus
nippon-part-consolidate = Consolidate

## Start tiles

nippon-start-effect = { $effect ->
    [machine] a machine for your first factory
    [ship] send a ship
    [railway] build a railway
    [worker] a worker of your choice
    [family] family business
    [goods] { $goods } goods for your first factory
    [coal] { $coal } coal safe from taxes
   *[discount] factories cost { $discount } money less
 }
nippon-do-pair = Pair { $pair }: { $points } VP, { $effect }
nippon-pair-detail = And { $brings }
nippon-pair-range = { $most ->
    [one] there is only 1 pair left
   *[other] choose a pair from 1 to { $most }
 }
nippon-do-worker = Take the { nippon-worker }
nippon-not-in-bag = there is no { nippon-worker } in the bag
nippon-do-family = Family business: { nippon-good }

## Consolidating

nippon-do-consolidate = Consolidate
nippon-do-consolidate-tile = Consolidate: level { $level } on { nippon-area }, { $worth }
nippon-consolidate-detail = { $departments }; +{ $coal } coal, +{ $money } money; wages { $wages } money{ $lost ->
    [0] {""}
   *[other] {""}, lose { $lost } VP
 }
nippon-no-workers = you have no workers in your work area
nippon-which-tile = you must take a prestige tile: say which level goes beside which area
nippon-no-white = your workers don't activate Novelties (white)
nippon-prestige-workers = a tile of level { $level } is beside worker { $beside }; { $count ->
    [0] you have none
   *[other] you have { $count }
 }
nippon-prestige-gone = you have no more prestige tiles of level { $level }
nippon-prestige-level = prestige tiles have levels 1 to { $most }
nippon-prestige-taken = there is already a prestige tile beside { nippon-area }
nippon-prestige-detail = { $points } VP so far
nippon-do-prestige = Level { $level } on { nippon-area }
nippon-standing = Taxes
nippon-standing-coal = Taxes: keep coal first
nippon-standing-money = Taxes: keep money first
nippon-do-keep = Keep { $kept }
nippon-keep = you keep { $most } in all; you have { $money } money and { $coal } coal
nippon-keep-silk = Keep the silk: lose { $lost } VP
nippon-do-silk = { $lost ->
    [0] { $silk } silk into money: lose no VP
   *[other] { $silk } silk into money: lose { $lost } VP
 }
nippon-silk-wages = { $most ->
    [0] no silk is needed for the wages
   *[other] the wages need 1 to { $most } silk
 }

## Goals

nippon-do-goal = { $steps ->
    [0] { $departments ->
        [0] { $gain }
       *[other] Activate { $departments } different departments
    }
   *[other] { $steps } steps on R&D or Mining
 }
nippon-goal-other = the goals board has no such bonus in section { $section }
