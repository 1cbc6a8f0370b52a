# Wörter in den Bildern der Händler von Osaka.

osaka-pic-title = Die Händler von Osaka
osaka-pic-subtitle = { $turn ->
    [0] { $match } · Beginn · { $players } Plätze
   *[other] { $match } · Zug { $turn } · { $players } Plätze
}
osaka-pic-place-port = Osaka
osaka-pic-place-open = Oshima
osaka-pic-place-anchor = Anori
osaka-pic-place-waves = Enshunada
osaka-pic-place-goal = Edo
osaka-pic-may-sink = kann sinken
osaka-pic-market = Markt
osaka-pic-farm = Produktion
osaka-pic-costs = kostet
osaka-pic-asks-tokens = ein erstes Ertragsplättchen wählen
osaka-pic-asks-turn = kaufen, Münzen nehmen, reservieren
osaka-pic-asks-insurance = Zahltag: Handelsgüter versichern?
osaka-pic-won = { $count ->
    [one] { $names } gewinnt
    [2] { $names } gewinnen
   *[other] { $count } gewinnen gemeinsam
}
osaka-pic-over = die Partie ist zu Ende

osaka-pic-hand = Deine Hand
osaka-pic-hand-worth = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
osaka-pic-no-cards = Keine Karten auf der Hand
osaka-pic-nothing-to-buy = Im Markt gibt es nichts zu kaufen
osaka-pic-costs-you = Der Markt kostet dich { $price }
osaka-pic-short = { $coins ->
    [one] { $coins } Münze fehlt
   *[other] { $coins } Münzen fehlen
}
osaka-pic-cheapest = { $excess ->
    [0] günstigste Zahlung, passend
   *[other] günstigste Zahlung, { $excess } zu viel
}
osaka-pic-keep = du behältst
osaka-pic-nothing = nichts
osaka-pic-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
osaka-pic-insurance = Versicherung
osaka-pic-insurance-note = Symbole auf der Hand
osaka-pic-insurance-after = Symbole jetzt und nach dem Kauf
osaka-pic-goods = { $goods ->
    [0] keine Handelsgüter
    [one] { $goods } Handelsgut
   *[other] { $goods } Handelsgüter
}
osaka-pic-goods-at-risk = { $goods } in Gefahr

osaka-pic-row-vp = SP-Karten
osaka-pic-row-tokens = Plättchen (Gleichstand)
osaka-pic-score-subtitle = Die Händler von Osaka · { $match } · { $turn } Züge
osaka-pic-decided-lead = { $name } gewinnt mit { $lead } SP Vorsprung.
osaka-pic-decided-tokens = { $name } gewinnt den Gleichstand durch Ertragsplättchen, { $tokens } zu { $other }.
osaka-pic-decided-shared = { $names } teilen sich den Sieg mit je { $vp } SP und gleich vielen Plättchen.
osaka-pic-ended-tokens = Die Partie ist zu Ende: { $tokens } Ertragsplättchen.
osaka-pic-ended-stuck = Die Partie ist zu Ende: Niemand konnte noch etwas tun.

osaka-pic-discard-none = keine Karte dieser Farbe
osaka-pic-empty = Der Markt ist leer
osaka-pic-costs-you-short = kostet dich { $price }
osaka-pic-buying-costs = Kaufen kostet
osaka-pic-you-have = du hast { $coins }
osaka-pic-payday = { $short ->
    [0] Zahltag: { $vp } SP für dich
   *[1] Mit Kauf: Zahltag, { $vp } SP
 }
osaka-pic-voyages = Kaufen bewegt die Schiffe
osaka-pic-sinks = sinkt
osaka-pic-next-payday = Der nächste Zahltag
osaka-pic-away = { $places } bis Edo
osaka-pic-display = Ausliegende Handelsgüter
