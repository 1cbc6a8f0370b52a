# Words inside the pictures of Nippon, and what alternative texts say.

nippon-pic-subtitle = { $match } · round { $round } of { $rounds } · section { $section }
nippon-pic-waiting = Next up
nippon-pic-no-rows = no rows waiting
nippon-pic-won = { $lost ->
    [0] { $name } wins with { $points } VP
   *[other] { $name } wins
 }
nippon-pic-ended = after round { $rounds }
nippon-pic-doing = { $action }: continue or finish
nippon-pic-asks = { $phase ->
    [turn] { $can ->
        [act] take a worker
        [rest] consolidate
       *[both] take a worker, or consolidate
    }
    [end] end the turn
    [pair] take a pair of start tiles
    [worker] take a worker from the bag
    [family] family business: which side?
    [keep] taxes: what stays?
    [silk] wages: silk into money?
    [prestige] take a prestige tile
    [goal] choose a bonus for the goal
    [white] Novelties: which track?
    [department] activate a department
    [ship] send a ship
    [railway] build a railway
    [machine] build a machine
    [piece] ship, machine or railway?
    [goods] which factories get goods?
    [region-bonus] which region bonus?
   *[other] pay for more, or do without
 }
nippon-alt-table = Nippon { $match }, the table, round { $round } of { $rounds }, section { $section }.
nippon-alt-over = Nippon { $match }, the table at the end of the game.
nippon-alt-asked = Waiting for { $who }.
nippon-alt-leads = Most points: { $who }.
nippon-alt-region = { nippon-region }: { $each }; overseas company { $overseas }.
nippon-alt-influence = Influence by region.
nippon-alt-points = Points: { $each }.
nippon-alt-closer = Nippon { $match }, a closer look: { $what }.
nippon-alt-prestige = Prestige tiles: { $tiles ->
    [none] none yet
   *[other] { $tiles }, worth { $points } VP now
 }.
nippon-alt-tracks = Values: { $tracks }.
nippon-alt-track = { nippon-track } { $value }
nippon-alt-factories = Factories with their goods: { $factories }.
nippon-alt-factory = { $factory } { $n }
nippon-alt-contracts = Contracts: { $done } completed, { $left } left.
nippon-alt-score = Nippon { $match }, the final score.
nippon-alt-new-marker = { $who } has influence marker { $value } on { $space }
nippon-alt-new-freed = { $space } is free
nippon-alt-new-railway = { $who } built { $count ->
    [one] a railway
   *[other] { $count } railways
 } { nippon-in-region }
nippon-alt-new-ship = { $who } sent a ship: { nippon-destination }
nippon-alt-new-points = { $who } +{ $points } VP
nippon-alt-new-workers = workers changed on hiring { $n ->
    [one] space { $spaces }
   *[other] spaces { $spaces }
 }
nippon-alt-new-factory = { $factory } is gone
nippon-alt-new-goal = { nippon-goal } { $have } of { $least }
nippon-look-region = { nippon-region }: who scores
nippon-look-hiring = Hiring area
nippon-pic-pays = section { $section } pays { $pays }
nippon-pic-overseas = overseas company
nippon-pic-points-now = influence, and points if scored now
nippon-pic-no-marker = no marker: railways don't count
nippon-pic-nobody = no influence, no points
nippon-pic-bonus = region bonus
nippon-pic-colour = { $colour ->
    [white] white
    [blue] blue
    [grey] grey
    [yellow] yellow
    [red] red
   *[black] black
 }
nippon-pic-left = left
nippon-pic-bag = In the bag: { $count }
nippon-pic-next-row = { $rows ->
    [1] The last row
   *[other] Next of { $rows } rows
 }
nippon-pic-rows = Next, a row at a time, to an empty hiring space:
nippon-pic-no-rows-left = No rows left: an empty hiring space ends the round.
nippon-pic-can-build = { $silk ->
    [0] { $money } money
   *[other] { $money } money + { $silk } silk
 }
nippon-pic-cannot-rnd = { $short } R&D short
nippon-pic-cannot-silk = needs { $silk } silk, { $short } short
nippon-pic-cannot-money = { $short } money short
nippon-pic-cannot-full = no space left
nippon-pic-or = or
nippon-pic-brings = brings specialist and upgrade
nippon-pic-no-upgrade = no tile left
nippon-pic-mission-open = the { nippon-specialist } waits
nippon-pic-mission-away = the specialist is away
nippon-pic-mission-full = no space for a ship
nippon-pic-goal-section = Section { $section }, after round { $round }
nippon-pic-priorities = Takes first
nippon-pic-his-regions = Workers of the regions
nippon-pic-his-stock = Markers left, by level of goods; railways
nippon-pic-tiles = Next action tile: { $count ->
    [0] the stack is renewed first
    [one] this one
   *[other] one of { $count }
 }
nippon-closer-zaibatsu = Zaibatsu boards
