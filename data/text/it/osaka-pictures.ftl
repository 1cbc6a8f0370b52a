# Parole nelle immagini dei Mercanti di Osaka.

osaka-pic-title = Traders of Osaka
osaka-pic-subtitle = { $turn ->
    [0] { $match } · inizio · { $players } posti
   *[other] { $match } · turno { $turn } · { $players } posti
}
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
osaka-pic-asks-turn = compra, prendi monete o prenota
osaka-pic-asks-insurance = giorno di paga: assicurare le merci?
osaka-pic-won = { $count ->
    [one] Vince { $names }
    [2] Vincono { $names }
   *[other] Vincono in { $count }
}
osaka-pic-over = la partita è finita

osaka-pic-hand = La tua mano
osaka-pic-hand-worth = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
osaka-pic-no-cards = Nessuna carta in mano
osaka-pic-nothing-to-buy = Niente da comprare al mercato
osaka-pic-costs-you = Il mercato ti costa { $price }
osaka-pic-short = { $coins ->
    [one] manca { $coins } moneta
   *[other] mancano { $coins } monete
}
osaka-pic-cheapest = { $excess ->
    [0] pagamento minimo, esatto
   *[other] pagamento minimo, { $excess } di troppo
}
osaka-pic-keep = ti restano
osaka-pic-nothing = niente
osaka-pic-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
osaka-pic-insurance = Assicurazione
osaka-pic-insurance-note = simboli in mano
osaka-pic-insurance-after = simboli adesso e dopo l'acquisto
osaka-pic-goods = { $goods ->
    [0] nessuna merce
    [one] { $goods } merce
   *[other] { $goods } merci
}
osaka-pic-goods-at-risk = { $goods ->
    [one] { $goods } merce a rischio
   *[other] { $goods } merci a rischio
}

osaka-pic-row-vp = Carte PV
osaka-pic-row-tokens = Segnalini (parità)
osaka-pic-score-subtitle = Traders of Osaka · { $match } · { $turn } turni
osaka-pic-decided-lead = { $name } vince con { $lead } PV di vantaggio.
osaka-pic-decided-tokens = { $name } vince lo spareggio con i segnalini, { $tokens } a { $other }.
osaka-pic-decided-shared = { $names } condividono la vittoria con { $vp } PV e pari segnalini.
osaka-pic-ended-tokens = La partita è finita: { $tokens } segnalini profitto.
osaka-pic-ended-stuck = La partita è finita: nessuno poteva più agire.

osaka-pic-discard-none = nessuna carta di questo colore
osaka-pic-empty = Il mercato è vuoto
osaka-pic-costs-you-short = ti costa { $price }
osaka-pic-buying-costs = Comprare costa
osaka-pic-you-have = ne hai { $coins }
osaka-pic-payday = { $short ->
    [0] Giorno di paga: { $vp } PV per te
   *[1] Se compri: paga, { $vp } PV
 }
osaka-pic-voyages = Comprare fa avanzare le navi
osaka-pic-sinks = affonda
osaka-pic-next-payday = Il prossimo giorno di paga
osaka-pic-away = a { $places } da Edo
osaka-pic-display = Merci esposte
