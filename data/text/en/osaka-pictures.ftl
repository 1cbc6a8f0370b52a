# Words inside the pictures of Traders of Osaka.

osaka-pic-title = Traders of Osaka
osaka-pic-subtitle = { $match } · turn { $turn } · { $players } players
osaka-pic-place-port = Osaka
osaka-pic-place-open = Oshima
osaka-pic-place-anchor = Anori
osaka-pic-place-waves = Enshunada
osaka-pic-place-goal = Edo
osaka-pic-may-sink = may sink
osaka-pic-market = Market
osaka-pic-farm = Farm
osaka-pic-costs = costs
osaka-pic-asks-tokens = choose a first achievement token
osaka-pic-asks-turn = buy goods, take coins or reserve
osaka-pic-asks-insurance = payday: insure goods?
osaka-pic-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
osaka-pic-over = the match is over
