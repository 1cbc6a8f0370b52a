# Nippon: the private panel.

nippon-panel-own = You have { $owned }
nippon-panel-own-coal = { $coal } on { $where ->
    [tile] the start tile
   *[factories] factories
 }

## The turn

nippon-panel-act = { $menus ->
    [one] Choose an action and its worker
   *[other] { $actions }
 }
nippon-panel-act-more = { $count } more
nippon-panel-consolidate = Consolidate: { $store }{ $points ->
    [0] {""}
   *[other] , +{ $points } VP
 }{ $lost ->
    [0] {""}
   *[other] , lose { $lost } VP
 }{ $chooses ->
    [0] {""}
   *[other] {" "}…
 }

## Consolidating

nippon-panel-work = { $full ->
    [0] Work area
   *[1] Your work area is full,
 } from the bottom: { $workers }{ $specialists ->
    [0] {""}
    [one] ; 1 specialist goes home
   *[other] ; { $specialists } specialists go home
 }
nippon-panel-then = You give back { $taxes }, then: { $what }
nippon-panel-rest = consolidate
nippon-panel-tiles = Choose a tile and consolidate
nippon-panel-tile = Level { $level } on { nippon-area }
nippon-panel-tile-at = { $have }: { $reached ->
    [0] no VP yet; { $low } VP at { $lower }, { $high } VP at { $upper }
    [1] { $points } VP now; { $high } VP at { $upper }
   *[other] { $points } VP now, the most it can be
 }
nippon-panel-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
 }
nippon-panel-tile-scale = { $area ->
    [factories] { $count ->
        [one] 1 factory
       *[other] { $count } factories
    }
   *[contracts] { $count ->
        [one] 1 contract
       *[other] { $count } contracts
    }
 }: { $points } VP now{ $following ->
    [0] , the most it can be
   *[other] ; { $following } VP with one more
 }
nippon-panel-white = Novelties (white) advances …
nippon-panel-white-bonus = brings { $bonuses }
nippon-panel-white-to = White department: { $what }
nippon-panel-actions = Actions

## Actions

nippon-panel-steps = { $steps ->
    [0] No step
    [one] 1 step
   *[other] { $steps } steps
 } for { $money } money{ $silk ->
    [0] {""}
   *[other] {" "}({ $silk } in silk)
 }: { $track ->
    [rnd] value { $value }
   *[mining] income { $value }
 }{ $count ->
    [0] {""}
   *[other] , { $bonuses }
 }
nippon-panel-reaches = { $bonuses }
nippon-panel-modifier = Use { $factory }: { $effect }
nippon-panel-modifier-on = { $factory } used
nippon-panel-modifier-next = { $factory } instead of { $other }: { $effect }
nippon-panel-modifier-off = Without { $factory }
nippon-panel-goes-on = { $ends ->
    [0] End the turn as well
   *[other] Don't end the turn yet
 }
nippon-panel-same = The same
nippon-panel-all = { $count ->
    [2] Both
   *[other] All of them
 }{ $modifier }
nippon-panel-then-end = Then end the turn
nippon-panel-machines = Build { $left ->
    [one] 1 machine
   *[other] up to { $left } machines, one a factory
 }
nippon-panel-produce = Produce in { $left ->
    [one] 1 factory
   *[other] up to { $left } factories
 }
nippon-panel-modified = { $factory }: { $effect }
nippon-panel-free = No coal for { $factory }
nippon-panel-ships = Send { $left ->
    [one] 1 ship
   *[other] up to { $left } ships
 }
nippon-panel-railways = Build { $left ->
    [one] 1 railway
   *[other] up to { $left } railways, one a region
 }
nippon-panel-transport-silk = For { $count } you pay up to { $silk } silk as money
nippon-panel-iron-hint = Paid with …
nippon-panel-iron = { $alone ->
    [-2] { $money } money and { $iron } iron as far as they go
    [-1] { $more } iron each time
    [0] { $money } money and { $iron } iron each time
    [one] once { $more } iron, else { $money } money and { $iron } iron
   *[other] { $alone } times { $more } iron, else { $money } money and { $iron } iron
 }
nippon-panel-market = { $left ->
    [one] Choose a market to supply
   *[other] Supply up to { $left } markets in one region
 }
nippon-panel-markets = { nippon-region }: { $left ->
    [one] 1 market
   *[other] up to { $left } markets
 }{ $page ->
    [0] {""}
   *[other] {" "}({ $page })
 }
nippon-panel-reward-hint = Reward for each market
nippon-panel-reward = { $bonus ->
    [none] { $bonuses ->
        [0] { $points } VP each time
        [1] the region's bonus once, then { $points } VP
        [2] the region's bonus twice, then { $points } VP
       *[other] the region's bonus each time
    }
   *[other] { $bonuses ->
        [0] { $points } VP each time
        [1] { $bonus } once, then { $points } VP
        [2] { $bonus } twice, then { $points } VP
       *[other] { $bonus } each time
    }
 }
nippon-panel-reward-one = { $taken ->
    [0] Take { $points } VP instead
   *[other] { $points } VP taken instead
 }
nippon-panel-invest = { $left ->
    [one] Pay { $costs } for …
   *[other] Up to { $left } times: pay { $costs } for …
 }
nippon-panel-invest-for = { $left ->
    [one] What for?
   *[other] What for? Up to { $left } times
 }
nippon-panel-pay-hint = { $which ->
    [first] Pay …
   *[then] Then pay …
 }
nippon-panel-pay = { $which ->
    [first] { $goods }
   *[then] Then { $goods }
 }
nippon-panel-finance = Finance +{ $steps }{ $again ->
    [one] {""}
    [2] {" "}(second time)
   *[other] {" "}(third time)
 }
nippon-panel-finance-to = then income { $value } money{ $count ->
    [0] {""}
   *[other] , { $bonuses }
 }
nippon-panel-contract = Contract { $contract }: { nippon-department }, { $steps ->
    [0] { $gain }
    [one] 1 step on R&D or Mining
   *[other] { $steps } steps on R&D or Mining
 }
nippon-panel-contract-any = Contract { $contract }: any department, chosen next

nippon-panel-region-hint = Which region?
nippon-panel-region = Region: { nippon-region }
nippon-panel-from-hint = Goods from …
nippon-panel-fullest = Goods from the fullest factories
nippon-panel-from = First { $factory } ({ $goods })

## Silk

nippon-panel-silk = Silk into money ({ $silk })
nippon-panel-silk-ask = turn silk into money
nippon-panel-silk-back = Keep the silk

## News, and what a turn brought

nippon-news-marker = **{ $who } pushed your marker { $value } out of { $city }**
nippon-news-points = **You gained { $points }**
nippon-news-section = **Section scored: +{ $points } for you**
nippon-brought-markers = { $count ->
    [one] influence marker { $values } laid
   *[other] influence markers { $values } laid
 }
nippon-brought-track = { nippon-track } { $before } → { $after }
nippon-brought-contract = contract { $contract }
nippon-brought-wages = wages now { $wages } money
nippon-fact = { $what ->
    [money] money
    [coal] coal
    [silk] silk
    [iron] iron
    [rnd] R&D, space
    [mining] Mining, space
   *[finance] Finance, space
 }
