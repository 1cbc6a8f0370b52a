# Traders of Osaka: what happened, and the table in words.

osaka-name = Traders of Osaka
osaka-name-short = Osaka

## Places and ships

osaka-place = { $water ->
    [port] Osaka
    [open] { $n ->
        [1] Oshima
       *[other] Oshima { $n }
    }
    [anchor] Anori
    [waves] Enshunada { $n }
   *[goal] Edo
 }
osaka-count-of = { $count } { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
 }
osaka-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
 }
osaka-points = { $count } VP
osaka-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
 }
osaka-colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
 }
osaka-ship = { osaka-colour }
osaka-ships-named = { $count ->
    [one] the { $colours } ship
   *[other] the { $colours } ships
 }

## The story

osaka-tell-laid-out = Market: { $market }; farm: { $farm }
osaka-tell-hand = { $who } starts with { $cards }, { $coins }
osaka-tell-start = { $who } goes first ({ $by ->
    [coins] fewest coins
    [cards] tied on coins, fewer cards
   *[lot] drawn at random
 })
osaka-tell-token = { $who } takes a first token: { $colour }
osaka-tell-bought = { $who } buys { $goods } for { $price }, paying { $paid }{ $spare ->
    [0] {""}
   *[other] , { $spare } more than needed
 }{ $stone ->
    [0] {""}
   *[other] ; the reservation piece comes back
 }
osaka-tell-took = { $who } takes { $card } as coins{ $stone ->
    [0] {""}
   *[other] ; the reservation piece comes back
 }{ $forced ->
    [0] {""}
   *[other] {" "}(no other move)
 }
osaka-tell-reserved = { $who } reserves { $card } { $area ->
    [market] in the market
   *[farm] in the farm
 }{ $forced ->
    [0] {""}
   *[other] {" "}(no other move)
 }
osaka-tell-stone = { $who } gets the reservation piece back with { $card }
osaka-tell-ships = Ships advance: { $ships }
osaka-tell-then = { $first }; { $then }
osaka-tell-ship = { $colours } to { $place }
osaka-tell-scored = **Payday, { $colour }:** { $each }; a token for each
osaka-tell-earned = { $who } { $vp } ({ $sum })
osaka-sold-goods = { $count } { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
 } { $count ->
    [one] good
   *[other] goods
 }
osaka-sum = { $tokens ->
    [0] { $goods } at { $highest } = { $coins }, bonus 0
   *[other] { $goods } at { $highest }, bonus { $tokens } each = { $coins }
 }
osaka-tell-nothing-sold = **Payday, { $colour }:** no one has goods of this colour
osaka-tell-sank = **The Black Tide takes { $ships }.**
osaka-tell-insurance = Insurance: { $each }
osaka-tell-insured = { $who } saves { $saved } (discards { $discarded })
osaka-tell-not-insured = { $who } saves nothing
osaka-tell-lost = Lost: { $each }
osaka-tell-lost-by = { $who } ({ $goods })
osaka-tell-refilled = Drawn for the market: { $market }; for the farm: { $farm }{ $short ->
    [0] {""}
    [one] {" "}(1 card short)
   *[other] {" "}({ $short } cards short)
 }
osaka-tell-reshuffled = The draw pile is empty; { $cards ->
    [one] 1 discard is shuffled into
   *[other] { $cards } discards are shuffled into
 } the new one
osaka-tell-passed = { $who } has no legal move and is skipped
osaka-tell-ended = { $by ->
    [tokens] **The game is over:** someone has enough achievement tokens.
   *[stuck] **The game is over:** no one can act.
 }

## The table in words

osaka-board-sea = Ships
osaka-board-ship = { $colour ->
    [red] The red ship
    [blue] The blue ship
    [yellow] The yellow ship
   *[green] The green ship
 }: { $place }, { $left ->
    [0] arrived
    [one] 1 space to Edo
   *[other] { $left } spaces to Edo
 }.
osaka-board-route = The route: { $places }. Ships at Enshunada sink on a payday.
osaka-board-market = Market
osaka-board-farm = Farm
osaka-board-free = Free: { $cards }.
osaka-board-beside = { $title }:
osaka-board-reserved = Reserved by { $who }: { $card }.
osaka-board-discarded = { $cards }
osaka-board-no-cards = There are no cards here.
osaka-board-prices = Buying the market costs: { $each }.
osaka-board-price = { $who } { $price }
osaka-board-trader = { $who } ({ $colour })
osaka-board-vp = { $vp } VP, tokens: { $n }{ $n ->
    [0] {""}
   *[other] {" "}({ $tokens })
 }.
osaka-board-goods = Goods: { $goods }.
osaka-board-insured = Insured of these: { $goods }.
osaka-board-holds = Cards in hand: { $n }. Reservation piece: { $stone ->
    [0] on a card
   *[other] at hand
 }.
osaka-board-turn = Turn and piles
osaka-board-now = { $turn ->
    [0] Everyone is choosing a first token.
   *[other] Turn { $turn }.
 } { $asked ->
    [0] No one has to act.
   *[other] Waiting for { $who }.
 }
osaka-board-piles = Draw pile: { $deck }. Discard pile: { $discard }.
osaka-board-end = The game ends on a payday once someone has { $tokens } tokens; the most so far is { $most }.

## Alternative texts

osaka-alt-table = Traders of Osaka { $match }, the table, turn { $turn }.
osaka-alt-asked = { $phase ->
    [tokens] { $who } is choosing a first token.
    [turn] It is { $who }'s turn.
    [insurance] Deciding on insurance: { $who }.
   *[over] The game is over.
 }
osaka-alt-leads = Leading: { $who }.
osaka-alt-won = Won by { $who }.
osaka-alt-new-ship = { $colour ->
    [red] red ship
    [blue] blue ship
    [yellow] yellow ship
   *[green] green ship
 } from { $before } to { $after }
osaka-alt-new-vp = { $who } +{ $vp } VP
osaka-alt-new-goods = { $who } gains { $n ->
    [one] 1 good
   *[other] { $n } goods
 }
osaka-alt-lost-goods = { $who } loses { $n ->
    [one] 1 good
   *[other] { $n } goods
 }
osaka-alt-ships = Ships: { $ships }.
osaka-alt-ship = { $colour } at { $place }
osaka-alt-market = Market: { $cards ->
    [none] empty
   *[other] { $cards }
 }.
osaka-alt-farm = Farm: { $cards ->
    [none] empty
   *[other] { $cards }
 }.
osaka-alt-reserved = { $card } (reserved by { $who })
osaka-alt-points = Points: { $each }.
osaka-alt-end = Most tokens: { $most } of { $tokens }.
osaka-alt-hand = Your hand, Traders of Osaka { $match }. The cards are listed in the message.{ $new ->
    [0] {""}
    [one] {" "}One card is new.
   *[other] {" "}{ $new } cards are new.
 }
osaka-hand-new = New in your hand: { $cards }.
osaka-alt-new-market = { $cards } in the market
osaka-alt-new-farm = { $cards } in the farm
osaka-alt-new-stone = { $who }'s reservation piece
osaka-alt-new-sale = { $who } could now sell { $colour } for { $vp } VP
osaka-alt-new-hand = hand cards: { $after } instead of { $before }
osaka-alt-new-insured = insured: { $cards }
osaka-alt-new-tokens = tokens: { $tokens }
osaka-alt-more = goods gained: { $what }
osaka-alt-less = goods lost or sold: { $what }
osaka-alt-closer = Traders of Osaka { $match }, { $what }.
osaka-alt-score = Traders of Osaka { $match }, the final score.

## Score

osaka-score-seat = { $who } { $vp } ({ $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 })
osaka-score-line = { $each } · most tokens: { $most } of { $end }
osaka-warning = **The end is close: { $who } { $n ->
    [one] has
   *[other] have
 } { $most } of { $end } tokens.**
osaka-win-lead = { $who } wins with { $vp } VP, { $lead } ahead.
osaka-win-tokens = { $who } wins the tie at { $vp } VP: more tokens.
osaka-win-shared = { $who } share the win with { $vp } VP each and equal tokens.
osaka-win-place = { $place }. { $who }: { $vp } VP, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 }{ $n ->
    [0] {""}
   *[other] : { $parts }
 }
osaka-win-part = { $source } { $vp }
osaka-source = { $source ->
    [red] red goods sold
    [blue] blue goods sold
    [yellow] yellow goods sold
    [green] green goods sold
   *[rest] other VP
 }
osaka-win-by = { $by ->
    [tokens] The game ended: a player had { $end } tokens.
   *[stuck] The game ended: no one could act.
 }
osaka-closer-market = Market and farm
osaka-closer-discard = Discard pile
osaka-closer-sea = Sea and ships
osaka-closer-trader = { $who }'s goods
