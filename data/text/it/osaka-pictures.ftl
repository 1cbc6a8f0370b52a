# Parole nelle immagini dei Mercanti di Osaka.

osaka-pic-title = Traders of Osaka
osaka-pic-subtitle = { $match } · turno { $turn } · { $players } giocatori
osaka-pic-place-port = Osaka
osaka-pic-place-open = Oshima
osaka-pic-place-anchor = Anori
osaka-pic-place-waves = Enshunada
osaka-pic-place-goal = Edo
osaka-pic-may-sink = può affondare
osaka-pic-market = Mercato
osaka-pic-farm = Produzione
osaka-pic-costs = costa
osaka-pic-asks-tokens = scegli un primo segnalino profitto
osaka-pic-asks-turn = compra, prendi monete o riserva
osaka-pic-asks-insurance = giorno di paga: assicurare le merci?
osaka-pic-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
osaka-pic-over = la partita è finita
