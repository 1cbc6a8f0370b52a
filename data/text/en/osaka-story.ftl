# Traders of Osaka: what happened, and the table in words.

osaka-name = Traders of Osaka

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
osaka-ships-named = { $count ->
    [one] the { $colours } ship
   *[other] the { $colours } ships
 }

## The story

osaka-tell-laid-out = Market: { $market }; farm: { $farm }
osaka-tell-hand = { $who } starts with { $cards }, { $coins } coins
osaka-tell-start = { $who } begins ({ $by ->
    [coins] fewest coins
    [cards] tied on coins, fewer cards
   *[lot] drawn by lot
 })
osaka-tell-token = { $who } took a first token: { $colour }
osaka-tell-bought = { $who } bought { $goods } for { $price }, paying { $paid }{ $spare ->
    [0] {""}
   *[other] , { $spare } too much
 }{ $stone ->
    [0] {""}
   *[other] ; the reservation stone came back
 }
osaka-tell-took = { $who } took { $card } as coins{ $stone ->
    [0] {""}
   *[other] ; the reservation stone came back
 }{ $forced ->
    [0] {""}
   *[other] {" "}(nothing else could be done)
 }
osaka-tell-reserved = { $who } reserved { $card } { $area ->
    [market] in the market
   *[farm] in the farm
 }{ $forced ->
    [0] {""}
   *[other] {" "}(nothing else could be done)
 }
osaka-tell-stone = { $who } got the reservation stone back with { $card }
osaka-tell-ships = Ships sailed on: { $ships }
osaka-tell-ship = { $colour } to { $place }
osaka-tell-scored = **Payday, { $colour }:** { $each }; a token for each
osaka-tell-earned = { $who } { $vp } VP ({ $count } × { $price })
osaka-tell-nothing-sold = **Payday, { $colour }:** nobody had goods of this colour
osaka-tell-sank = **The Black Current took { $ships }.**
osaka-tell-insurance = Insurance: { $each }
osaka-tell-insured = { $who } saved { $saved } (discarding { $discarded })
osaka-tell-not-insured = { $who } saved nothing
osaka-tell-lost = Lost: { $each }
osaka-tell-lost-by = { $who } ({ $goods })
osaka-tell-refilled = The farm moved to the market. Drawn for the market: { $market }; for the farm: { $farm }{ $short ->
    [0] {""}
    [one] {" "}(1 card was missing)
   *[other] {" "}({ $short } cards were missing)
 }
osaka-tell-reshuffled = The draw pile is empty; { $cards ->
    [one] 1 discard forms
   *[other] { $cards } discards form
 } the new one
osaka-tell-passed = { $who } has no legal move and is skipped
osaka-tell-ended = { $by ->
    [tokens] **The match is over:** somebody has enough achievement tokens.
   *[stuck] **The match is over:** nobody can act any more.
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
    [one] 1 place to Edo
   *[other] { $left } places to Edo
 }.
osaka-board-route = The route: { $places }. Ships at Enshunada sink on a payday.
osaka-board-market = Market
osaka-board-farm = Farm
osaka-board-free = Free: { $cards }.
osaka-board-beside = { $title }:
osaka-board-reserved = Reserved by { $who }: { $card }.
osaka-board-discarded = { $cards }
osaka-board-no-cards = No cards lie here.
osaka-board-prices = Buying the market costs: { $each }.
osaka-board-price = { $who } { $price }
osaka-board-trader = { $who } ({ $colour })
osaka-board-vp = { $vp } VP, tokens: { $n }{ $n ->
    [0] {""}
   *[other] {" "}({ $tokens })
 }.
osaka-board-goods = Goods: { $goods }.
osaka-board-insured = Insured of these: { $goods }.
osaka-board-holds = Cards in hand: { $n }. Reservation stone: { $stone ->
    [0] on a card
   *[other] at hand
 }.
osaka-board-turn = Turn and piles
osaka-board-now = { $turn ->
    [0] The first tokens are chosen.
   *[other] Turn { $turn }.
 } { $asked ->
    [0] Nobody is asked.
   *[other] Asked: { $who }.
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
osaka-alt-leads = Most VP: { $who }.
osaka-alt-new-ship = { $colour ->
    [red] red ship
    [blue] blue ship
    [yellow] yellow ship
   *[green] green ship
 } from { $before } to { $after }
osaka-alt-new-vp = { $who } +{ $vp } VP
osaka-alt-new-goods = { $who } { $n ->
    [one] 1 good more
   *[other] { $n } goods more
 }
osaka-alt-lost-goods = { $who } { $n ->
    [one] 1 good less
   *[other] { $n } goods less
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
osaka-alt-end = Most tokens { $most } of { $tokens }.
osaka-alt-hand = Your hand, Traders of Osaka { $match }. The cards are listed in the message.{ $new ->
    [0] {""}
    [one] {" "}One card is new.
   *[other] {" "}{ $new } cards are new.
 }
osaka-hand-new = New in your hand: { $cards }.
osaka-alt-new-market = { $cards } in the market
osaka-alt-new-farm = { $cards } in the farm
osaka-alt-new-stone = reservation stone of { $who }
osaka-alt-new-sale = { $who } could now sell { $colour } for { $vp } VP
osaka-alt-new-hand = hand cards: { $after } instead of { $before }
osaka-alt-new-insured = insured: { $cards }
osaka-alt-new-tokens = tokens: { $tokens }
osaka-alt-more = goods gained: { $what }
osaka-alt-less = goods gone: { $what }
osaka-alt-closer = Traders of Osaka { $match }, { $what }.
osaka-alt-score = Traders of Osaka { $match }, the final score.

## Score

osaka-score-seat = { $who } { $vp } VP ({ $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 })
osaka-score-line = { $each } · most tokens: { $most } of { $end }
osaka-warning = **The end is close: { $who } { $n ->
    [one] has
   *[other] have
 } { $most } of { $end } tokens.**
osaka-win-lead = { $who } wins with { $vp } VP, { $lead } more than anybody else.
osaka-win-tokens = { $who } wins the tie at { $vp } VP: more tokens.
osaka-win-shared = { $who } share the win with { $vp } VP each and as many tokens.
osaka-win-place = { $place }. { $who }: { $vp } VP, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 }
osaka-win-by = { $by ->
    [tokens] The match ended because a trader had { $end } tokens.
   *[stuck] The match ended because nobody could act any more.
 }
osaka-closer-market = Market and farm
osaka-closer-discard = Discard pile
osaka-closer-sea = Sea and ships
osaka-closer-trader = Goods of { $who }
