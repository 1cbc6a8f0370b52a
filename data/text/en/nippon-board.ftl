# Nippon: the table in words, and the score.

nippon-title-turn = Turn and round
nippon-title-pairs = Start tiles on offer
nippon-title-hiring = Workers
nippon-title-missions = Iwakura mission
nippon-title-supply = Factories on offer, level { $level }
nippon-title-goals = Goals
nippon-title-zaibatsu = { $who }'s Zaibatsu
nippon-title-takatoshi = { $who }'s solo board

nippon-board-now = { $over ->
    [0] Round { $round } of { $rounds }, section { $section } of { $sections }, turn { $turn }. Waiting for { $who }.
   *[other] The game is over.
 }
nippon-board-doing = { $who }'s action: { $action } with the { $colour } worker, activated { $done } of { $limit }.
nippon-board-final = The final rounds have started.
nippon-board-ends = Sections are scored after rounds { $rounds }.
nippon-board-pair = Pair { $pair }: { $points } VP, { $effect }; and { $brings }.
nippon-board-hiring = Space { $space }, { $actions }: { $workers ->
    [none] no worker
   *[other] { $workers }
 }.
nippon-board-row = Waiting area, row { $row }: { $workers }.
nippon-board-no-rows = The waiting area is empty.
nippon-board-bag = In the bag: { $workers ->
    [none] no worker
   *[other] { $workers }
 }.
nippon-board-bonus = Region bonus: { $gain }.
nippon-board-influence = { $who } { $influence }
nippon-board-influences = Influence: { $each }; overseas company { $overseas }.
nippon-board-leads = Leading player: { $who ->
    [none] no one
   *[other] { $who }
 }.
nippon-board-points = { $who } { $points } VP
nippon-board-scoring = If section { $section } were scored now: { $each ->
    [none] nothing
   *[other] { $each }
 }.
nippon-board-city = { $city }: { $spaces }.
nippon-board-free = { $good } ({ $edge }) free{ $overseas ->
    [0] {""}
   *[other] {" "}with overseas { $overseas }
 }
nippon-board-marker = { $good } ({ $edge }) { $who } { $value }
nippon-board-railways = Railway spaces from the top: { $spaces }.
nippon-board-rail-free = { $gain ->
    [none] no bonus
   *[other] { $gain }
 } (free)
nippon-board-rail = { $gain ->
    [none] no bonus
   *[other] { $gain }
 } ({ $who })
nippon-board-mission = { $destination } ({ $colour }): { $home ->
    [0] the specialist is away
   *[other] the specialist is there
 }, { $tiles ->
    [one] 1 upgrade tile
   *[other] { $tiles } upgrade tiles
 }, ships { $ships } of { $limit }{ $ships ->
    [0] {""}
   *[other] : { $who }
 }. Upgraded department: { $steps ->
    [0] { $gain }
   *[other] { $steps } steps
 }.
nippon-board-level = R&D value { $rnd } to build, { $coal } coal to produce.
nippon-board-factory = { $factory }: { $effect }.
nippon-board-can-build = { $who } can build: { $cost }.
nippon-board-cannot-build = { $who } can't build: { $why }.
nippon-board-no-factory = None is left.
nippon-board-goals = Section { $section }, { $goal }: { $each }.

nippon-board-store = { $points } VP. In store: { $store }.
nippon-board-track = { nippon-track }: space { $space }, { $track ->
    [rnd] value { $value }
    [mining] income { $value } coal
   *[finance] income { $value } money
 }.
nippon-board-next = Next bonus after { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }: { $bonus }.
nippon-board-consolidating = { $workers ->
    [0] Nothing to consolidate.
   *[other] Consolidating now brings { $gain ->
        [none] nothing
       *[other] { $gain }
    }{ $steps ->
        [0] {""}
        [one] , 1 step
       *[other] , { $steps } steps
    }{ $lost ->
        [0] {""}
       *[other] , loses { $lost } VP for wages
    }{ $level ->
        [0] {""}
       *[other] , and a prestige tile of up to level { $level }
    }.
 }
nippon-board-worth = Placed prestige tiles would score { $points } VP now.
nippon-board-pieces = Gone from the board: { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
 }, { $machines ->
    [one] 1 machine
   *[other] { $machines } machines
 }, { $railways ->
    [one] 1 railway
   *[other] { $railways } railways
 }.
nippon-board-work = Work area, { $count } of { $spaces }{ $count ->
    [0] .
   *[other] , lowest first: { $workers }. Wages { $wages }.
 }
nippon-board-markers = Influence markers at hand: { $markers }. On the flag: { $flag }.
nippon-board-none-built = No factories yet.
nippon-board-own = { $factory }: { $n ->
    [0] no goods
   *[other] { $goods }
 }, { $machines ->
    [0] no machine
    [one] 1 machine
   *[other] { $machines } machines
 }{ $free ->
    [iron] {" "}(the space for iron is empty)
    [free] {" "}(the space at no cost is empty)
   *[other] {""}
 }{ $coal ->
    [0] {""}
   *[other] , { $coal } coal on it
 }{ $plain ->
    [0] . { $effect }
   *[other] {""}
 }.
nippon-board-upgraded = Upgraded departments: { $departments }.
nippon-board-contracts = Contracts completed: { $contracts }.
nippon-board-open = Contracts left: { $contracts }.
nippon-board-choice = department of choice (needs { $one } or { $other })
nippon-board-level-left = { $count } of level { $level }
nippon-board-achieved = { $area } { $level }
nippon-board-prestige = Prestige tiles left: { $left }. Placed, with levels: { $placed }.
nippon-board-waiting-machine = A machine waits for the first factory.
nippon-board-waiting-goods = { $goods } wait for the first factory.
nippon-board-tile-coal = { $coal } coal on the start tile, safe from taxes.
nippon-board-discount = Factories cost less (start tile).
nippon-board-goal = Goal: { $goal } { $have } of { $least }.
nippon-board-tile = { $space ->
    [0] most workers (arrow { $arrow ->
        [left] left
       *[right] right
    }, { $border ->
        [green] green border
        [yellow] yellow border
       *[red] red border
    })
   *[other] hiring space { $space }
 }
nippon-board-tiles = Action tiles that may come next: { $tiles ->
    [none] all, the stack is renewed first
   *[other] { $tiles }
 }.
nippon-board-priorities = Priorities: { $colours }.
nippon-board-region-worker = { $region } { $colour }
nippon-board-region-workers = Workers in the regions: { $each }.
nippon-board-row-markers = Influence markers in row { $row }: { $markers }.
nippon-board-his-railways = Railways left: { $railways }.

## Score

nippon-score = { $who } { $points } VP
nippon-score-line = { $each } · round { $round } of { $rounds }
nippon-score-goal = { $goal } { $have }/{ $least }
nippon-score-alone = { $line } · goals: { $goals }
nippon-warning = **Final rounds: { $left ->
    [one] this is the last one
   *[other] { $left } rounds left, with this one
 }**
nippon-win = { $lead ->
    [0] { $who } wins with { $points } VP: tied on points, but last to have a turn.
   *[other] { $who } wins with { $points } VP, { $lead } ahead.
 }
nippon-verdict = { $won ->
    [0] { $who } loses against { $by } with { $points } VP: not all goals are met.
   *[other] { $who } wins against { $by } with { $points } VP: { $rank }.
 }
nippon-win-goal = Goal, { $goal }: { $have } of { $least }, { $met ->
    [0] not met
   *[other] met
 }.
nippon-source = { $source ->
    [regions] regions
    [department] departments
    [railway] railways
    [region] region bonuses
    [market] markets supplied
    [factory] factories
    [start] start tile
    [goal] goals
    [income] income
    [achievement] achievements
    [wages] wages not paid
   *[rest] other points
 }
nippon-win-area = { $area } { $points }
nippon-win-place = { $place }. { $who }: { $points } VP (in play { $play }{ $m ->
    [0] {""}
   *[other] , of which { $regions }
 }; achievements { $achieved }{ $n ->
    [0] {""}
   *[other] : { $areas }
 }; resources and goods { $things }, money { $money })
nippon-score-part = { $part ->
    [achievements] achievements
    [things] resources and goods
   *[money] money
 }
