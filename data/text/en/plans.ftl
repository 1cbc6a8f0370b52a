# Three plans on request: whole turns with what is true of them, and how one is filled in.

plans-show = Show me three plans
plans-title = { $n ->
    [one] **1 plan for your turn**
   *[other] **{ $n } plans for your turn**
 }
plans-note = -# Based only on what you can see. Press a plan to fill it in: you end the turn yourself.
plans-plan = **Plan { $n }: { $what }**
plans-why = Why: { $what }.
plans-costs = Costs: { $what }.
plans-draws = then something is drawn
plans-button = Plan { $n }
plans-filled = **Plan filled in.** Check it and end your turn, or undo it.
plans-filled-part = **Plan filled in up to here.** Play the rest yourself:
plans-filled-none = **Nothing has been played yet.** Play the plan yourself:
plans-next = Next in the plan: { $what }
plans-again = After that something is drawn, and you decide again.
plans-old = These plans were for an earlier moment; nothing has changed. Your turn now:
plans-gone = This plan can't be found any more; nothing has changed. Ask for plans again.
plans-off = No plans are shown at this table: its options leave them out.
plans-busy = The bots are still thinking about other turns. Nothing has changed; press again in a moment.
plans-failed = I couldn't work out a plan just now. Nothing has changed; press again in a moment.
plans-lobby = Plans on request, not counted in the results
plans-brings = brings { $what }
plans-spends = gives up { $what }
plans-keeps = keeps what you have for later
plans-ahead = { $what } (ahead of { $who })

## Yokohama

yokohama-plans-place = assistants at { $areas }
yokohama-plans-hires = brings { $what } from the warehouse
yokohama-plans-orders = { $how ->
    [completes] completes { $orders }
   *[ready] gets { $orders } ready
 }
yokohama-plans-nears = { $n ->
    [0] has everything for { $order }
   *[other] then needs { $missing } for { $order }
 }
yokohama-plans-takes = { $n ->
    [one] takes 1 order worth { $points } points
   *[other] takes { $n } orders worth { $points } points in all
 }
yokohama-plans-gains = gains { $technology }: { $effect }
yokohama-plans-builds = builds { $what }
yokohama-plans-achieves = completes achievement { $achievement }
yokohama-plans-agent = brings { $agent }
yokohama-plans-rank = { $place ->
    [1] takes the lead in { $ranking ->
        [church] the church
        [customs] customs
       *[technology] technology
    }
   *[2] takes second place in { $ranking ->
        [church] the church
        [customs] customs
       *[technology] technology
    }
 }
yokohama-plans-ends = triggers the end of the game

## Traders of Osaka

osaka-plans-buy = Buy with { $cards }
osaka-plans-reserve = Reserve { $card }
osaka-plans-insure = Insure with { $cards }
osaka-plans-sells = { $tokens ->
    [0] sells your goods for { $vp }
    [one] sells your goods for { $vp } and 1 token
   *[other] sells your goods for { $vp } and { $tokens } tokens
 }
osaka-plans-other-sells = lets { $who } sell for { $vp }
osaka-plans-lays = makes { $count ->
    [one] 1 { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[green] green
    } good
   *[other] your { $count } { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[green] green
    } goods
 } worth { $vp } VP{ $count ->
    [one] {""}
   *[other] {" in all"}
 }, { $away ->
    [one] 1 space
   *[other] { $away } spaces
 } from Edo
osaka-plans-risks = puts { $count } { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
 } { $count ->
    [one] good
   *[other] goods
 } at risk at Enshunada
osaka-plans-saves = saves { $count ->
    [one] 1 good
   *[other] { $count } goods
 }
osaka-plans-loses = loses { $count ->
    [one] 1 good
   *[other] { $count } goods
 }
osaka-plans-raises = makes each of your { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} goods sell for 1 coin more
osaka-plans-reserves = keeps { $card } for you
osaka-plans-affords = brings your hand to { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }{ $price ->
    [0] {""}
    [one] {", and what is left of the market costs 1 coin"}
   *[other] {", and what is left of the market costs"} { $price } coins
 }
osaka-plans-holds = keeps your { $coins } in hand
osaka-plans-ends = ends the game

## Nippon: Zaibatsu

nippon-plans-lays = { $piece ->
    [ship] sends { $what }
   *[other] builds { $what }
 }
nippon-plans-contract = completes contract { $contract }
nippon-plans-raises = raises { $track ->
    [rnd] R&D to value { $value }
    [mining] the income to { $value } coal
   *[finance] the income to { $value } money
 }
nippon-plans-advances = moves { $track ->
    [rnd] R&D
    [mining] mining
   *[finance] finance
 } { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } on
nippon-plans-upgrades = upgrades { $department }
nippon-plans-prestige = puts prestige tile { $level } on { $area }: { $points } VP as things stand
nippon-plans-rank = puts you in place { $place } { nippon-in-region }: { $points } VP if it stays so
nippon-plans-clears = clears your work area of { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
 }
nippon-plans-spares-wages = keeps wages at { $due } money
nippon-plans-raises-wages = raises wages to { $due } money
nippon-plans-ends = ends the game
