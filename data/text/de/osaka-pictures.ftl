# Wörter in den Bildern der Händler von Osaka.

osaka-pic-title = Die Händler von Osaka
osaka-pic-subtitle = { $match } · Zug { $turn } · { $players } Spieler
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
   *[other] { $names } gewinnen
}
osaka-pic-over = das Spiel ist zu Ende
