# Die Händler von Osaka: was geschah, und der Tisch in Worten.

osaka-name = Die Händler von Osaka
osaka-name-short = Osaka

## Felder und Schiffe

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
    [red] { $count ->
        [one] rotes
       *[other] rote
    }
    [blue] { $count ->
        [one] blaues
       *[other] blaue
    }
    [yellow] { $count ->
        [one] gelbes
       *[other] gelbe
    }
   *[green] { $count ->
        [one] grünes
       *[other] grüne
    }
 }
osaka-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
 }
osaka-points = { $count } SP
osaka-tokens = { $count ->
    [one] 1 Ertragsplättchen
   *[other] { $count } Ertragsplättchen
 }
osaka-colour = { $colour ->
    [red] rot
    [blue] blau
    [yellow] gelb
   *[green] grün
 }
osaka-ship = { osaka-colour }
osaka-ships-named = { $count ->
    [one] ein Schiff ({ $colours })
   *[other] { $count } Schiffe ({ $colours })
 }

## Was geschah

osaka-tell-laid-out = Markt: { $market }; Produktion: { $farm }
osaka-tell-hand = { $who } startet mit { $cards } ({ $coins })
osaka-tell-start = { $who } beginnt ({ $by ->
    [coins] wenigste Münzen
    [cards] gleich viele Münzen auf weniger Karten
   *[lot] ausgelost
 })
osaka-tell-token = { $who } nimmt das erste Ertragsplättchen: { $colour }
osaka-tell-bought = { $who } kauft { $goods } für { $price } und zahlt { $paid }{ $spare ->
    [0] {""}
   *[other] , { $spare } zu viel
 }{ $stone ->
    [0] {""}
   *[other] ; der Reservierungsstein kommt zurück
 }
osaka-tell-took = { $who } nimmt { $card } als Münzen{ $stone ->
    [0] {""}
   *[other] ; der Reservierungsstein kommt zurück
 }{ $forced ->
    [0] {""}
   *[other] {" "}(kein anderer Zug)
 }
osaka-tell-reserved = { $who } reserviert { $card } { $area ->
    [market] im Markt
   *[farm] in der Produktion
 }{ $forced ->
    [0] {""}
   *[other] {" "}(kein anderer Zug)
 }
osaka-tell-stone = { $who } bekommt mit { $card } den Reservierungsstein zurück
osaka-tell-ships = Schiffe rücken vor: { $ships }
osaka-tell-then = { $first }; { $then }
osaka-tell-ship = { $colours } nach { $place }
osaka-tell-scored = **Zahltag, { $colour }:** { $each }; dazu je ein Ertragsplättchen
osaka-tell-earned = { $who } { $vp } ({ $sum })
osaka-sold-goods = { $colour ->
    [red] { $count ->
        [one] 1 rotes Handelsgut
       *[other] { $count } rote Handelsgüter
    }
    [blue] { $count ->
        [one] 1 blaues Handelsgut
       *[other] { $count } blaue Handelsgüter
    }
    [yellow] { $count ->
        [one] 1 gelbes Handelsgut
       *[other] { $count } gelbe Handelsgüter
    }
   *[green] { $count ->
        [one] 1 grünes Handelsgut
       *[other] { $count } grüne Handelsgüter
    }
 }
osaka-sum = { $tokens ->
    [0] { $goods } zu { $highest }, Bonus 0: { $coins }
   *[other] { $goods } zu { $highest }, je +{ $tokens } Bonus: { $coins }
 }
osaka-tell-nothing-sold = **Zahltag, { $colour }:** Niemand hat Handelsgüter dieser Farbe
osaka-tell-sank = **Die Schwarze Strömung erfasst { $ships }.**
osaka-tell-insurance = Versicherung: { $each }
osaka-tell-insured = { $who } rettet { $saved } (legt { $discarded } ab)
osaka-tell-not-insured = { $who } rettet nichts
osaka-tell-lost = Verloren: { $each }
osaka-tell-lost-by = { $who } ({ $goods })
osaka-tell-refilled = Gezogen für den Markt: { $market }; für die Produktion: { $farm }{ $short ->
    [0] {""}
    [one] {" "}(1 Karte fehlt)
   *[other] {" "}({ $short } Karten fehlen)
 }
osaka-tell-reshuffled = Der Nachziehstapel ist leer; { $cards ->
    [one] 1 abgelegte Karte bildet
   *[other] { $cards } abgelegte Karten bilden
 } den neuen
osaka-tell-passed = { $who } hat keinen erlaubten Zug und wird übergangen
osaka-tell-ended = { $by ->
    [tokens] **Die Partie ist zu Ende:** Jemand hat genug Ertragsplättchen.
   *[stuck] **Die Partie ist zu Ende:** Niemand kann noch etwas tun.
 }

## Der Tisch in Worten

osaka-board-sea = Schiffe
osaka-board-ship = { $colour ->
    [red] Das rote Schiff
    [blue] Das blaue Schiff
    [yellow] Das gelbe Schiff
   *[green] Das grüne Schiff
 }: { $place }, { $left ->
    [0] angekommen
    [one] noch 1 Feld bis Edo
   *[other] noch { $left } Felder bis Edo
 }.
osaka-board-route = Der Weg: { $places }. Schiffe in Enshunada sinken an einem Zahltag.
osaka-board-market = Markt
osaka-board-farm = Produktion
osaka-board-free = Frei: { $cards }.
osaka-board-beside = { $title }:
osaka-board-reserved = Reserviert von { $who }: { $card }.
osaka-board-discarded = { $cards }
osaka-board-no-cards = Hier gibt es keine Karten.
osaka-board-prices = Ein Kauf kostet: { $each }.
osaka-board-price = { $who } { $price }
osaka-board-trader = { $who } ({ $colour })
osaka-board-vp = { $vp } SP, Ertragsplättchen: { $n }{ $n ->
    [0] {""}
   *[other] {" "}({ $tokens })
 }.
osaka-board-goods = Handelsgüter: { $goods ->
    [nichts] keine
   *[other] { $goods }
 }.
osaka-board-insured = Davon versichert: { $goods }.
osaka-board-holds = Handkarten: { $n }. Reservierungsstein: { $stone ->
    [0] auf einer Karte
   *[other] verfügbar
 }.
osaka-board-turn = Zug und Stapel
osaka-board-now = { $turn ->
    [0] Alle wählen ihr erstes Ertragsplättchen.
   *[other] Zug { $turn }.
 } { $asked ->
    [0] Im Moment muss niemand etwas tun.
   *[other] Am Zug: { $who }.
 }
osaka-board-piles = Nachziehstapel: { $deck }. Ablagestapel: { $discard }.
osaka-board-end = Die Partie endet an einem Zahltag, wenn jemand { $tokens } Ertragsplättchen hat; bisher höchstens { $most }.

## Bildbeschreibungen

osaka-alt-table = Die Händler von Osaka { $match }, der Tisch, Zug { $turn }.
osaka-alt-asked = { $phase ->
    [tokens] { $who } wählt das erste Ertragsplättchen.
    [turn] { $who } ist am Zug.
    [insurance] Über die Versicherung entscheidet: { $who }.
   *[over] Die Partie ist zu Ende.
 }
osaka-alt-leads = In Führung: { $who }.
osaka-alt-won = Sieg: { $who }.
osaka-alt-new-ship = { $colour ->
    [red] rotes Schiff
    [blue] blaues Schiff
    [yellow] gelbes Schiff
   *[green] grünes Schiff
 } von { $before } nach { $after }
osaka-alt-new-vp = { $who } +{ $vp } SP
osaka-alt-new-goods = { $who } bekommt { $n ->
    [one] 1 Handelsgut
   *[other] { $n } Handelsgüter
 }
osaka-alt-lost-goods = { $who } verliert { $n ->
    [one] 1 Handelsgut
   *[other] { $n } Handelsgüter
 }
osaka-alt-ships = Schiffe: { $ships }.
osaka-alt-ship = { $colour } in { $place }
osaka-alt-market = Markt: { $cards ->
    [nichts] leer
   *[other] { $cards }
 }.
osaka-alt-farm = Produktion: { $cards ->
    [nichts] leer
   *[other] { $cards }
 }.
osaka-alt-reserved = { $card } (reserviert von { $who })
osaka-alt-points = Punkte: { $each }.
osaka-alt-end = Die meisten Ertragsplättchen: { $most } von { $tokens }.
osaka-alt-hand = Deine Hand, Die Händler von Osaka { $match }. Die Karten stehen in der Nachricht.{ $new ->
    [0] {""}
    [one] {" "}Eine Karte ist neu.
   *[other] {" "}{ $new } Karten sind neu.
 }
osaka-hand-new = Neu auf deiner Hand: { $cards }.
osaka-alt-new-market = { $cards } im Markt
osaka-alt-new-farm = { $cards } in der Produktion
osaka-alt-new-stone = Reservierungsstein von { $who }
osaka-alt-new-sale = { $who } bekäme für { $colour } jetzt { $vp } SP
osaka-alt-new-hand = Handkarten: { $after } statt { $before }
osaka-alt-new-insured = versichert: { $cards }
osaka-alt-new-tokens = Ertragsplättchen: { $tokens }
osaka-alt-more = Handelsgüter dazu: { $what }
osaka-alt-less = Handelsgüter verloren oder verkauft: { $what }
osaka-alt-closer = Die Händler von Osaka { $match }, { $what }.
osaka-alt-score = Die Händler von Osaka { $match }, die Endwertung.

## Wertung

osaka-score-seat = { $who } { $vp } ({ $tokens ->
    [one] 1 Plättchen
   *[other] { $tokens } Plättchen
 })
osaka-score-line = { $each } · meiste Ertragsplättchen: { $most } von { $end }
osaka-warning = **Das Ende rückt näher: { $who } { $n ->
    [one] hat
   *[other] haben
 } { $most } von { $end } Ertragsplättchen.**
osaka-win-lead = { $who } gewinnt mit { $vp } SP (Vorsprung { $lead }).
osaka-win-tokens = { $who } gewinnt bei Gleichstand mit { $vp } SP: mehr Ertragsplättchen.
osaka-win-shared = { $who } teilen sich den Sieg mit je { $vp } SP und gleich vielen Ertragsplättchen.
osaka-win-place = { $place }. { $who }: { $vp } SP, { $tokens ->
    [one] 1 Ertragsplättchen
   *[other] { $tokens } Ertragsplättchen
 }{ $n ->
    [0] {""}
   *[other] : { $parts }
 }
osaka-win-part = { $source } { $vp }
osaka-source = { $source ->
    [red] rote Güter verkauft
    [blue] blaue Güter verkauft
    [yellow] gelbe Güter verkauft
    [green] grüne Güter verkauft
   *[rest] andere SP
 }
osaka-win-by = { $by ->
    [tokens] Die Partie ist zu Ende: Jemand hatte { $end } Ertragsplättchen.
   *[stuck] Die Partie ist zu Ende: Niemand konnte noch etwas tun.
 }
osaka-closer-market = Markt und Produktion
osaka-closer-discard = Ablagestapel
osaka-closer-sea = Meer und Schiffe
osaka-closer-trader = Handelsgüter von { $who }
