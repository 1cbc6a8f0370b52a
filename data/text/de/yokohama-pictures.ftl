# Wörter in den Bildern von Yokohama.

yokohama-pic-subtitle = { $turn ->
    [0] { $match } · Beginn · { $players } Plätze
   *[other] { $match } · Runde { $round }, Zug { $turn } · { $players } Plätze
}
yokohama-pic-cross = überqueren: 1 Yen
yokohama-pic-fee = überqueren:
yokohama-pic-end = SPIELENDE BEI
yokohama-pic-rounds-left = { $rounds ->
    [one] DIE LETZTE RUNDE
   *[other] NOCH { $rounds } RUNDEN
}
yokohama-pic-ended = SPIELENDE DURCH
yokohama-pic-lie-out = { $board ->
    [orders] Aufträge
   *[technologies] Technologien
 }
yokohama-pic-of = { $count } / { $most }
yokohama-pic-end-church = Kirche
yokohama-pic-end-customs = Importlager
yokohama-pic-end-shops = Geschäfte
yokohama-pic-end-houses = Handelshäuser
yokohama-pic-end-orders = Aufträge übrig
yokohama-pic-step = Schritt { $step } von 6: { $what }
yokohama-pic-asks-keep = einen Auftrag behalten
yokohama-pic-asks-place = Assistenten platzieren
yokohama-pic-asks-move = den Präsidenten ziehen
yokohama-pic-asks-church = Kirche: welches Feld?
yokohama-pic-asks-customs = Importlager: welches Feld?
yokohama-pic-asks-hire = Spielsteine aus dem Warenhaus
yokohama-pic-asks-laboratory = welche Technologie?
yokohama-pic-asks-station = wohin kommt der Bahnhof?
yokohama-pic-asks-port = welche Aufträge?
yokohama-pic-asks-trade = in Chinatown tauschen
yokohama-pic-asks-bonus = Stärke-5-Plättchen, Bauen
yokohama-pic-asks-gain = Waren nach Wahl
yokohama-pic-asks-movement = Assistenten bewegen
yokohama-pic-asks-recovery = Telefon: wer bleibt?
yokohama-pic-asks-reward = Belohnungsplättchen nehmen
yokohama-pic-asks-finish = den Zug beenden
yokohama-pic-won = { $name } gewinnt mit { $points } Punkten

yokohama-pic-hand = Deine Aufträge
yokohama-pic-offer = Behalte einen davon
yokohama-pic-ready = erfüllbar
yokohama-pic-short = { $count ->
    [one] 1 { $good } fehlt
   *[other] { $count } { $good } fehlen
}
yokohama-pic-short-goods = { $count } Waren fehlen
yokohama-pic-new-order = neu
yokohama-pic-set = Satz
yokohama-pic-no-orders = Kein Auftrag auf der Hand
yokohama-pic-have = Du hast
yokohama-pic-icons = Länder

yokohama-pic-boards = Kirche und Importlager
yokohama-pic-board-church = Kirche: Glaubenskraft
yokohama-pic-board-customs = Importlager: Importgüter
yokohama-pic-neutral = neutraler Assistent
yokohama-pic-power = Stärke dort jetzt
yokohama-pic-port-note = 2. Auftrag: 2 Yen oder 1 Importgut
yokohama-pic-lab-note = je fehlender Punkt: 2 Yen oder 1 Importgut
yokohama-pic-zone-low = Stärke 2
yokohama-pic-zone-mid = Stärke 3
yokohama-pic-zone-high = Stärke 4
yokohama-pic-surcharge = { $more ->
    [0] ohne Aufschlag
   *[other] Wert +{ $more }
}
yokohama-pic-sum = { $value } + { $more }
yokohama-pic-empty = leer
yokohama-pic-achievements = Errungenschaften
yokohama-pic-reward-tokens = Alle drei erlangt: eins davon

yokohama-pic-president-hand = Präsident im Vorrat
yokohama-pic-president-in = Präsident: { $area }
yokohama-pic-hand-column = im Vorrat
yokohama-pic-city-column = in der Stadt
yokohama-pic-warehouse-column = Warenhaus
yokohama-pic-house-costs = { $costs } Yen
yokohama-pic-shop-cost = je 2 Yen
yokohama-pic-agents = Vertreter
yokohama-pic-technologies = Technologien: { $count }, Industriewert { $value }
yokohama-pic-next-technology = die nächste +{ $more }

yokohama-pic-score-subtitle = Yokohama · { $match } · { $turn } Züge
yokohama-pic-row-in-play = Während der Partie
yokohama-pic-row-church = Kirche
yokohama-pic-row-customs = Importlager
yokohama-pic-row-technology = Technologie
yokohama-pic-row-countries = Länder
yokohama-pic-row-agents = Vertreter
yokohama-pic-row-imports = Importgüter
yokohama-pic-row-yen = Geld
yokohama-pic-row-goods = Waren
yokohama-pic-decided-lead = { $name } gewinnt mit { $lead } Punkten Vorsprung.
yokohama-pic-decided-tie = Gleichstand: { $name } ist früher in der Reihenfolge und gewinnt.
yokohama-pic-ended-houses = Die Partie ist zu Ende: Jemand hat 4 Handelshäuser gebaut.
yokohama-pic-ended-shops = Die Partie ist zu Ende: Jemand hat 8 Geschäfte gebaut.
yokohama-pic-ended-orders = Die Partie ist zu Ende: Die Aufträge haben nicht mehr gereicht.
yokohama-pic-ended-church = Die Partie ist zu Ende: genug Assistenten in der Kirche.
yokohama-pic-ended-customs = Die Partie ist zu Ende: genug Assistenten im Importlager.

# Der Weg eines Präsidenten, in den Worten neben dem Tisch.
yokohama-alt-new-way = { $who } (bisher { $from }, über { $over }, jetzt { $to })
