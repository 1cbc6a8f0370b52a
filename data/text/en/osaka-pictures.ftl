# Words inside the pictures of Traders of Osaka.

osaka-pic-title = Traders of Osaka
osaka-pic-subtitle = { $turn ->
    [0] { $match } · start · { $players } players
   *[other] { $match } · turn { $turn } · { $players } players
}
osaka-pic-place-port = Osaka
osaka-pic-place-open = Oshima
osaka-pic-place-anchor = Anori
osaka-pic-place-waves = Enshunada
osaka-pic-place-goal = Edo
osaka-pic-may-sink = may sink
osaka-pic-market = Market
osaka-pic-farm = Farm
osaka-pic-costs = costs
osaka-pic-asks-tokens = choose an achievement token
osaka-pic-asks-turn = buy, take coins or reserve
osaka-pic-asks-insurance = payday: insure goods?
osaka-pic-won = { $count ->
    [one] { $names } wins
    [2] { $names } share the win
   *[other] { $count } share the win
}
osaka-pic-over = the game is over

osaka-pic-hand = Your hand
osaka-pic-hand-worth = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
osaka-pic-no-cards = No cards in hand
osaka-pic-nothing-to-buy = Nothing to buy in the market
osaka-pic-costs-you = Market costs you { $price }
osaka-pic-short = { $coins ->
    [one] { $coins } coin short
   *[other] { $coins } coins short
}
osaka-pic-cheapest = { $excess ->
    [0] cheapest payment, exact
   *[other] cheapest payment, { $excess } more than needed
}
osaka-pic-keep = you keep
osaka-pic-nothing = nothing
osaka-pic-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
osaka-pic-insurance = Insurance
osaka-pic-insurance-note = symbols in hand save goods
osaka-pic-insurance-after = symbols now and after paying
osaka-pic-goods = { $goods ->
    [0] no goods
    [one] { $goods } good
   *[other] { $goods } goods
}
osaka-pic-goods-at-risk = { $goods ->
    [one] { $goods } good at risk
   *[other] { $goods } goods at risk
}

osaka-pic-row-vp = VP cards
osaka-pic-row-tokens = Tokens (tie)
osaka-pic-score-subtitle = Traders of Osaka · { $match } · { $turn } turns
osaka-pic-decided-lead = { $name } wins, { $lead } VP ahead.
osaka-pic-decided-tokens = { $name } wins the tie by tokens, { $tokens } to { $other }.
osaka-pic-decided-shared = { $names } share the win with { $vp } VP each and equal tokens.
osaka-pic-ended-tokens = The game ended: { $tokens } achievement tokens.
osaka-pic-ended-stuck = The game ended: no one could act.

osaka-pic-discard-none = no cards of this colour
osaka-pic-empty = The market is empty
osaka-pic-costs-you-short = costs you { $price }
osaka-pic-buying-costs = Buying costs
osaka-pic-you-have = you have { $coins }
osaka-pic-payday = { $short ->
    [0] Payday: you get { $vp } VP
   *[1] If you could buy: payday, { $vp } VP
 }
osaka-pic-voyages = Buying moves the ships
osaka-pic-sinks = sinks
osaka-pic-next-payday = The next payday
osaka-pic-away = { $places } to Edo
osaka-pic-display = Goods on display
