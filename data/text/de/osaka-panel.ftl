# Die Händler von Osaka: die eigene Auswahl.

osaka-hand = { $n ->
    [0] Hand: leer
   *[other] Hand ({ $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }): { $cards } = { $coins }
 }
osaka-hand-symbols = Versicherungssymbole: { $symbols }
osaka-panel-own-goods = Waren: { $goods }
osaka-panel-own-tokens = Plättchen: { $tokens }
osaka-panel-brings = Kaufst du jetzt, bekommst du { $goods } für { $price } Münzen.
osaka-panel-payday = **Zahltag für { $colours }:** { $vp ->
    [0] Du bekommst nichts.
   *[other] Du bekommst { $vp } SP und je verkaufter Farbe ein Ertragsplättchen.
 }
osaka-panel-sinks = **In Enshunada sinken: { $ships }.** Nicht versicherte Handelsgüter an Bord gehen verloren.
osaka-panel-buy = { $n ->
    [one] 1 Ware für { $price } Münzen kaufen, endgültig
   *[other] { $n } Waren für { $price } Münzen kaufen, endgültig
 }
osaka-panel-buy-own = Zahlung wählen
osaka-panel-take = 1 Karte als Münzen nehmen
osaka-panel-one-card = 1 Karte nehmen oder reservieren
osaka-panel-reserve = { $first ->
    [1] 1 Karte reservieren
   *[other] Oder 1 Karte reservieren
 }
osaka-panel-risk = In Gefahr: { $goods }.
osaka-panel-insure = Wähle, was du versicherst
osaka-panel-insure-own = Karten wählen
osaka-panel-saves = { $card }: rettet { $n }
osaka-panel-save = Waren wählen
osaka-panel-never = Nie versichern
osaka-panel-order = { $n ->
    [1] Deine Antwort zählt sofort.
    [2] Deine Antwort zählt als zweite; du kannst sie ändern, bis du an der Reihe bist.
    [3] Deine Antwort zählt als dritte; du kannst sie ändern, bis du an der Reihe bist.
   *[other] Deine Antwort zählt als vierte; du kannst sie ändern, bis du an der Reihe bist.
 }
osaka-back = { $verb ->
    [token] Ertragsplättchen { $what }
    [buy] Kauf
    [take] { $what } als Münzen
    [reserve] Reservierung: { $what }
   *[insure] Versicherung
 }
osaka-panel-colour = { $colour ->
    [red] Rote Karten
    [blue] Blaue Karten
    [yellow] Gelbe Karten
   *[green] Grüne Karten
 }

## The story since one's last turn, and what a turn brought

osaka-news-you = **Du { $what }**
osaka-news-other = { $who } { $what }
osaka-news-earned = bekommst { $vp } ({ $sum })
osaka-news-earned-all = bekommst { $vp } für { $goods }
osaka-news-gone = verlierst { $goods }
osaka-news-bought = kauft { $goods } für { $price }
osaka-news-took = nimmt { $card } als Münzen
osaka-news-reserved = reserviert { $card } { $area ->
    [market] im Markt
   *[farm] in der Produktion
 }
osaka-news-sold = verkauft { $goods } für { $vp }
osaka-news-insured = rettet { $goods }
osaka-news-lost = verliert { $goods }
osaka-news-passed = kann nichts tun
osaka-brought = +{ $more }, jetzt { $all }
osaka-brought-goods = { $more ->
    [0] { $all ->
        [0] keine Handelsgüter übrig
        [one] 1 Handelsgut übrig
       *[other] { $all } Handelsgüter übrig
    }
    [one] +1 Handelsgut, jetzt { $all }
   *[other] +{ $more } Handelsgüter, jetzt { $all }
 }
osaka-brought-coins = danach hast du { $count ->
    [0] keine Münzen
   *[other] { $coins }
 }
osaka-brought-stone = Reservierungsstein gelegt
osaka-fact-goods = Waren { $card }
osaka-fact-ship = { $colour ->
    [red] rotes Schiff
    [blue] blaues Schiff
    [yellow] gelbes Schiff
   *[green] grünes Schiff
 }, Feld
