# Nippon: ships, railways, domestic markets, investments and contracts.

nippon-ask-ships = Ships: where to?
nippon-ask-ship = send a ship
nippon-ask-railways = Railways: where?
nippon-ask-railway = build a railway
nippon-ask-region-bonus = choose a region and gain its bonus
nippon-ask-markets = Domestic markets: which?
nippon-ask-invest = Investments and contracts: which goods, for what?
nippon-asked-ships = Now Ships: type "ships" and destinations, e.g. "{ $example }".
nippon-asked-ship = Now a ship: type "ship" and a destination.
nippon-asked-railways = Now Railways: type "railways" and spaces, e.g. "{ $example }".
nippon-asked-railway = Now a railway: type "railway" and a space, e.g. "{ $example }".
nippon-asked-region-bonus = Now a region's bonus: type "bonus" and a region.
nippon-asked-markets = Now Domestic markets: type "markets", a space and how many goods, e.g. "{ $example }".
nippon-asked-invest = Now Investments and contracts: type "invest", e.g. "{ $example }".
nippon-part-ships = Send ships
nippon-part-ship = Send a ship
nippon-part-railways = Build railways
nippon-part-railway = Build a railway
nippon-part-region-bonus = A region's bonus
nippon-part-markets-southwest = Supply a market in the Southwest
nippon-part-markets-kansai = Supply a market in Kansai
nippon-part-markets-kanto = Supply a market in Kanto
nippon-part-markets-north = Supply a market in the North
nippon-part-invest-cotton = Pay cotton
nippon-part-invest-paper = Pay paper
nippon-part-invest-bento = Pay bento
nippon-part-invest-lenses = Pay lenses
nippon-part-invest-bulbs = Pay bulbs
nippon-part-invest-clocks = Pay clocks

## Answers

nippon-trade-cost = { $amounts }{ $silk ->
    [0] {""}
   *[other] , { $silk } silk as money
 }
nippon-trade-unmodified = {""}
nippon-trade-with = ; with { $factory }
nippon-trade-without = ; without a modifier
nippon-trade-destination = { nippon-destination } ({ nippon-colour })
nippon-trade-work = then wages { $wages } money, { $count } of { $spaces } workers{ $tile ->
    [0] {""}
   *[other] , prestige tile { $tile }
 }
nippon-ship-no-upgrade = no upgrade
nippon-ship-upgrade = upgrade { $before } → { $steps ->
    [0] { $gain }
   *[other] { $steps } steps
 }
nippon-ship-detail = { $upgrade }{ $count ->
    [0] {""}
   *[other] , at once { $bonuses }
 }; { $work }
nippon-do-send = { $ships }: pay { $cost }{ $modifier }
nippon-trade-rail = { nippon-region } ({ $bonus ->
    [yes] { $gain }
   *[no] no bonus
 })
nippon-trade-influence = { nippon-region }: your influence { $before } → { $after }
nippon-rail-no-marker = { nippon-region }: no influence until you have a marker there
nippon-do-railways = { $railways }: pay { $cost }{ $modifier }
nippon-railways-detail = { $regions }
nippon-do-region-bonus = { nippon-region }: { $gain }
nippon-trade-usual = {""}
nippon-trade-source = { $count }× { $factory }
nippon-trade-from = {" "}({ $sources })
nippon-trade-delivery = { $city }: { $goods }{ $sources } for marker { $value } and { $reward }{ $removed ->
    [none] {""}
   *[other] {" "}(removes: { $removed })
 }
nippon-do-markets = { $deliveries }{ $modifier }
nippon-trade-replaces = { $own ->
    [0] replaces { $who }'s marker { $value }
   *[other] replaces your marker { $value }
 }
nippon-trade-removes = { $own ->
    [0] removes { $who }'s marker { $value }
   *[other] removes your marker { $value }
 }
nippon-trade-nothing-leaves = no marker leaves
nippon-markets-influence = { nippon-region }: your influence { $before } → { $after }{ $covered ->
    [0] {""}
   *[other] ; overseas company { $company } → { $left }
 }
nippon-markets-detail = { $change }{ $count ->
    [0] {""}
   *[other] ; { $leaving }
 }
nippon-trade-any-department = any department
nippon-trade-contract = contract { $contract }, { $brings }
nippon-trade-payment = { $goods }{ $sources }: { $result }
nippon-do-invest = Pay { $payments }{ $modifier }
nippon-invest-detail = then { $count ->
    [one] 1 contract
   *[other] { $count } contracts
 } of { $recesses }

## Refusals

nippon-ships-left = { $left ->
    [0] you have no ships left
    [one] you have only 1 ship left
   *[other] you have only { $left } ships left
 }
nippon-no-space-for-specialist = { $free ->
    [0] your work area has no space for a specialist
    [one] your work area has space for only 1 specialist
   *[other] your work area has space for only { $free } specialists
 }
nippon-destination-full = { nippon-destination } is full: { $limit } ships
nippon-specialist-away = the specialist of { nippon-destination } is in { $own ->
    [0] someone's work area
   *[other] your work area
 }
nippon-destination-again = { nippon-destination }: each ship goes to a different destination
nippon-no-destination = no destination has both a specialist and space for a ship
nippon-iron-too-often = you named iron { $iron } times for { $count ->
    [one] 1 activation
   *[other] { $count } activations
 }
nippon-railways-left = { $left ->
    [0] you have no railways left
    [one] you have only 1 railway left
   *[other] you have only { $left } railways left
 }
nippon-rail-taken = { nippon-region }: no empty space with this bonus
nippon-region-full = { nippon-region }: all { $limit } railway spaces are taken
nippon-region-again = { nippon-region }: each railway goes to a different region
nippon-all-regions-full = all railway spaces are taken
nippon-not-built-there = { nippon-region }: no railway of this action is there
nippon-no-goods = you have no goods
nippon-no-market = no market wants your goods
nippon-market-markers = you don't have the markers these markets need
nippon-market-low = your markers aren't higher than those on the markets
nippon-short-goods = { $due } { nippon-good } needed, you have { $have }
nippon-source-other = { $factory }: no { nippon-good }
nippon-source-short = { $have ->
    [0] { $factory }: no goods left
   *[other] { $factory }: only { $have }
 }
nippon-sources-count = { $count } goods are paid: name a factory for each, or one for all
nippon-sources-which = { nippon-good }: say how many come from each factory, e.g. "from paper1b paper3a x2"
nippon-goods-range = pay 1 to { $most } goods
nippon-no-such-marker = influence marker { $value } isn't in your store
nippon-marker-not-higher = marker { $there } is already there, and your { $value } isn't higher
nippon-marker-too-low = { $limit } markers are there, the limit; your { $value } isn't higher than the lowest of them, { $lowest }
nippon-remove-which = { nippon-city }: one of the lowest markers leaves; say which, e.g. "removes osaka.left"
nippon-not-removed = { $full ->
    [yes] { nippon-city }: only one of the lowest markers leaves
   *[no] { nippon-city }: no marker has to leave
 }
nippon-one-region = all activations go to the same region: { nippon-region }
nippon-points-too-often = VP instead of the bonus: at most { $count ->
    [one] once
   *[other] { $count } times
 }
nippon-good-again = { nippon-good } again: each activation takes a different kind of goods
nippon-contract-fulfilled = each contract can be completed only once
nippon-no-recess = all { $recesses } spaces for contracts are taken
nippon-either = { $one } or { $other }
nippon-contract-needs = this contract needs { $goods }, paid in this action
nippon-no-choice-of-department = you only choose the department for a contract with any department
