# Yokohama: was geschehen ist, und der Tisch in Worten.

yokohama-name = Yokohama
yokohama-name-short = Yokohama

## Dinge

yokohama-name-counted = { $count } × { $what }
yokohama-name-good = { $good ->
    [copper] Kupfer
    [silk] Seide
    [tea] Tee
    [fish] Fisch
   *[import] Importgut
 }
yokohama-name-reward = { $count ->
    [0] nichts
   *[other] { $what }
 }
yokohama-name-order = { $order }: { $goods }, für { $reward }
yokohama-name-order-told = { $order } ({ $goods }, für { $reward })
yokohama-name-country = { $country ->
    [gb] Großbritannien
    [us] USA
    [fr] Frankreich
    [de] Deutschland
   *[nl] Niederlande
 }
yokohama-name-icons = { $country } { $count }
yokohama-name-agent = { $kind ->
    [gb] britischer Vertreter
    [us] amerikanischer Vertreter
    [fr] französischer Vertreter
    [de] deutscher Vertreter
    [nl] niederländischer Vertreter
   *[free] freier Vertreter
 }
yokohama-name-effect = { $name ->
    [ball] +2 Punkte je erfülltem Auftrag
    [brickyard] +4 Punkte je Assistent im Importlager
    [electrical-light] +3 Punkte je gebautem Handelshaus
    [exposition] sofort 10 Punkte
    [gaslight] +2 Punkte je gebautem Geschäft
    [language-school] +1 Yen je erfülltem Auftrag
    [letterpress] +1 Yen je weiterer Technologie
    [mining] 1 Kupfer mehr, wann immer du Kupfer erhältst
    [newspaper] in bis zu 4 Gebiete platzieren statt 3
    [patent] +2 Punkte je weiterer Technologie
    [postal] der Präsident darf bei anderen anhalten
    [stagecoach] beim Ziehen nichts an Präsidenten zahlen
    [station] Bahnhof platzieren; direkt dorthin ziehen
    [stock-market] jeden Zug mit mindestens 2 Yen beginnen
    [telegram] 2 in ein Gebiet: noch 1 daneben
    [telephone] 1 Assistent darf bei der Rückkehr bleiben
    [spinning-mill] einmal je Zug: 1 Seide wird zu 2 Yen
    [tram] direkt in ein Gebiet ohne Präsidenten
    [university] einmal je Zug: 1 Yen für 1 Assistenten
   *[winery] +3 Punkte je Assistent in der Kirche
 }
yokohama-name-fee = { $yen } an { $who }

## Gebiete und Vertreter im Satz: über den Hafen, zum Hafen, im Hafen, vom Hafen

yokohama-the-area = { $area ->
    [mine] die Kupfermine
    [mill] die Seidenspinnerei
    [tea] die Teeplantage
    [fishing] die Fischgründe
    [bank] die Bank
    [china] Chinatown
    [church] die Kirche
    [customs] das Importlager
    [agency] den Arbeitsvermittler
    [port] den Hafen
    [dock] das Dock
    [lab] das Laboratorium
    [research] das Forschungszentrum
   *[canal] den Kanal
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
yokohama-to-area = { $area ->
    [mine] zur Kupfermine
    [mill] zur Seidenspinnerei
    [tea] zur Teeplantage
    [fishing] zu den Fischgründen
    [bank] zur Bank
    [china] nach Chinatown
    [church] zur Kirche
    [customs] zum Importlager
    [agency] zum Arbeitsvermittler
    [port] zum Hafen
    [dock] zum Dock
    [lab] zum Laboratorium
    [research] zum Forschungszentrum
   *[canal] zum Kanal
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
yokohama-at-area = { $area ->
    [mine] in der Kupfermine
    [mill] in der Seidenspinnerei
    [tea] auf der Teeplantage
    [fishing] in den Fischgründen
    [bank] in der Bank
    [china] in Chinatown
    [church] in der Kirche
    [customs] im Importlager
    [agency] beim Arbeitsvermittler
    [port] im Hafen
    [dock] im Dock
    [lab] im Laboratorium
    [research] im Forschungszentrum
   *[canal] auf dem Kanal
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
yokohama-from-area = { $area ->
    [mine] von der Kupfermine
    [mill] von der Seidenspinnerei
    [tea] von der Teeplantage
    [fishing] von den Fischgründen
    [bank] von der Bank
    [china] von Chinatown
    [church] von der Kirche
    [customs] vom Importlager
    [agency] vom Arbeitsvermittler
    [port] vom Hafen
    [dock] vom Dock
    [lab] vom Laboratorium
    [research] vom Forschungszentrum
   *[canal] vom Kanal
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
yokohama-assistants = { $count ->
    [one] 1 Assistenten
   *[other] { $count } Assistenten
 }
yokohama-an-agent = { $kind ->
    [gb] einen britischen Vertreter
    [us] einen amerikanischen Vertreter
    [fr] einen französischen Vertreter
    [de] einen deutschen Vertreter
    [nl] einen niederländischen Vertreter
   *[free] einen freien Vertreter
}

## Die Geschichte

yokohama-tell-line = { $who } { $what }
yokohama-tell-then = { $first }; { $then }
yokohama-tell-both = { $first }. { $then }
yokohama-tell-laid-out = Ausgelegt: { $areas } Gebiete; Errungenschaften { $achievements }; Aufträge { $orders }; Technologien { $technologies }
yokohama-tell-start = { $who } beginnt (ausgelost)
yokohama-tell-offered = Du wählst zwischen { $orders }
yokohama-tell-kept = { $count ->
    [one] { $who } behält einen Auftrag
   *[other] { $who } behalten je einen Auftrag
 }
yokohama-tell-kept-own = Du behältst { $order }
yokohama-tell-placed = { $count ->
    [0] platziert niemanden
    [one] platziert { $people } { $areas }
   *[other] { $places ->
        [one] platziert { $people } { $areas }
       *[other] platziert je { $one } { $areas }
    }
}{ $telegram ->
    [0] { "" }
   *[other] { " " }(per Telegramm)
}
yokohama-tell-went = { $way ->
    [hand] bringt den Präsidenten { $area }
    [tram] fährt mit der Straßenbahn { $area }
    [station] fährt mit der Bahn { $area }
   *[walk] zieht { $area }
}
yokohama-tell-via = { $went } über { $areas }
yokohama-tell-fees = zahlt { $fees }
yokohama-tell-canal = { $yen } für den Kanal
yokohama-tell-recalled = holt den Präsidenten zurück{ $count ->
    [0] , ohne Assistenten
   *[other] , mit { $people }{ $places ->
        [one] { " " }{ $areas }
       *[other] : { $areas }
    }
}{ $forced ->
    [0] { "" }
   *[other] { " " }(kein Gebiet war erreichbar)
}
yokohama-tell-stayed-in-hand = lässt den Präsidenten im Vorrat{ $count ->
    [0] { "" }
   *[other] { " " }und holt { $people }{ $places ->
        [one] { " " }{ $areas } zurück
       *[other] { " " }zurück: { $areas }
    }
}{ $forced ->
    [0] { "" }
   *[other] { " " }(kein Gebiet war erreichbar)
}
yokohama-tell-left = { $count } { $area }
yokohama-tell-agent-used = schickt { $agent } { $area }
yokohama-tell-acted = Stärke { $power }
yokohama-tell-in-vain = ohne Wirkung
yokohama-tell-acted-in = handelt { $area } mit Stärke { $power }
yokohama-tell-gained = +{ $reward }
yokohama-tell-gained-by = +{ $reward } ({ $cause ->
    [mining] Bergbautechnik
    [ball] Ball
    [language-school] Sprachschule
    [letterpress] Buchdruck
    [patent] Patentwesen
    [exposition] Ausstellung
    [gaslight] Gaslicht
    [electrical-light] Elektrisches Licht
    [brickyard] Ziegelei
    [winery] Weinkellerei
    [stock-market] Aktienmarkt
    [spinning-mill] Textilfabrik
    [trading-house] Handelshaus
   *[port] Stärke 5
 })
yokohama-tell-traded = { $sold ->
    [0] kauft { $bought } für { $money }
   *[other] { $count ->
        [0] verkauft { $goods } für { $money }
       *[other] verkauft { $goods } und kauft { $bought }{ $yen ->
            [0] { "" }
           *[other] { $wins ->
                [0] , zahlt dabei { $money }
               *[other] , erhält dabei { $money }
            }
        }
    }
}
yokohama-tell-church = stellt einen Assistenten in die Kirche, Glaubenskraft { $faith }
yokohama-tell-customs = stellt einen Assistenten ins Importlager
yokohama-tell-hired = nimmt Spielsteine aus dem Warenhaus ({ $pieces })
yokohama-tell-learned = erwirbt { $technology }
yokohama-tell-station = platziert den Bahnhof { $area }
yokohama-tell-took = nimmt { $orders }
yokohama-tell-orders-refilled = Neu { $port }: { $orders ->
    [nichts] kein Auftrag
   *[other] { $orders }
 }{ $short ->
    [0] { "" }
    [one] ; 1 Feld bleibt leer
   *[other] ; { $short } Felder bleiben leer
}
yokohama-tell-technology-refilled = { $empty ->
    [0] Neu { $laboratory }: { $technology }
   *[other] Keine neue Technologie { $laboratory }: Der Nachziehstapel ist leer
}
yokohama-tell-token = nimmt das Stärke-5-Plättchen
yokohama-tell-built = { $piece ->
    [shop] baut ein Geschäft auf Feld { $space }
   *[house] baut ein Handelshaus
 }
yokohama-tell-built-in = { $piece ->
    [shop] baut ein Geschäft { $area }, Feld { $space }
   *[house] baut ein Handelshaus { $area }
}
yokohama-tell-moved = { $count ->
    [one] bewegt einen Assistenten { $moves }
   *[other] bewegt Assistenten { $moves }
}
yokohama-tell-move = { $from ->
    [hand] vom Vorrat { $to }
   *[area] { $source } { $to }
}
yokohama-tell-stayed = lässt { $people } { $area } (Telefon)
yokohama-tell-recovered = holt { $people } { $area } zurück
yokohama-tell-completed = erfüllt { $order }
yokohama-tell-agent-gained = { $short ->
    [0] bekommt { $agent }
   *[other] geht leer aus: kein { $agent } ist übrig
}
yokohama-tell-achieved = { $first ->
    [0] erlangt die Errungenschaft { $achievement }: { $points }
   *[other] erlangt vor allen anderen die Errungenschaft { $achievement }: { $points }
}
yokohama-tell-reward-token = nimmt ein Belohnungsplättchen: { $token ->
    [gb] britische Flagge
    [us] amerikanische Flagge
    [fr] französische Flagge
    [de] deutsche Flagge
    [nl] niederländische Flagge
   *[free] freier Vertreter
}
yokohama-tell-spun = macht aus 1 Seide 2 Yen (Textilfabrik)
yokohama-tell-studied = zahlt der Universität 1 Yen für einen Assistenten
yokohama-tell-turn-ended = beendet den Zug
yokohama-tell-end-near = **Spielende eingeläutet:** { $reason ->
    [houses] { $who } hat alle Handelshäuser gebaut
    [shops] { $who } hat alle Geschäfte gebaut
    [orders] die Aufträge reichen nicht mehr
    [church] in der Kirche stehen genug Assistenten
   *[customs] im Importlager stehen genug Assistenten
 }
yokohama-tell-ended = **Die Partie ist zu Ende.**

## Der Tisch in Worten

yokohama-board-turn = Zug und Spielende
yokohama-board-now = { $turn ->
    [0] Alle wählen, welchen Auftrag sie behalten.
   *[other] Runde { $round }, Zug { $turn }.
 } { $asked ->
    [0] Niemand ist am Zug.
   *[other] Am Zug: { $who }.
 }
yokohama-board-start = { $who } beginnt.
yokohama-board-acting = { $who } handelt { $area } mit Stärke { $power }.
yokohama-board-church-gauge = Kirche: { $count } von { $end } Assistenten.
yokohama-board-customs-gauge = Importlager: { $count } von { $end } Assistenten.
yokohama-board-shops-gauge = Die meisten Geschäfte einer Person: { $count } von { $end }.
yokohama-board-houses-gauge = Die meisten Handelshäuser einer Person: { $count } von { $end }.
yokohama-board-orders-gauge = Aufträge im Nachziehstapel: { $count }.
yokohama-board-piles = Technologien im Nachziehstapel: { $technologies }. Vertreter übrig: { $agents }.
yokohama-board-station = Der Bahnhof ist noch nicht auf dem Plan.
yokohama-board-city = Stadt, Reihe { $row }: { $first ->
    [one] Gebiet { $from }
   *[other] Gebiete { $from } bis { $to }
 }
yokohama-board-area = { $area } ({ $category ->
    [production] Produktion
    [commercial] Handel
   *[canal] Kanal
 }).
yokohama-board-canal = { $area }: Überqueren kostet 1 Yen, hier darf nichts stehen.
yokohama-board-beside = Neben { $areas }.
yokohama-board-gives = Je nach Stärke: { $each }.
yokohama-board-gives-one = { $effect } bei { $power }
yokohama-board-presidents = Präsidenten: { $who }.
yokohama-board-assistants = Assistenten: { $each }.
yokohama-board-count = { $who } { $count }
yokohama-board-token = Stärke-5-Plättchen: { $reward }.
yokohama-board-no-token = Kein Stärke-5-Plättchen.
yokohama-board-station-here = Der Bahnhof ist hier.
yokohama-board-shops = Geschäfte: { $each }.
yokohama-board-shop-free = Feld { $space } frei ({ $reward })
yokohama-board-shop-owned = Feld { $space } { $who }
yokohama-board-house-free = Handelshaus: frei ({ $reward }).
yokohama-board-house-owned = Handelshaus: { $who }.
yokohama-board-power = Stärke jetzt: { $each }.
yokohama-board-port = Aufträge: { $area }
yokohama-board-port-zone = { $zone ->
    [low] Stärke 2
    [mid] Stärke 3
   *[high] Stärke 4
 }: { $order }.
yokohama-board-port-note = Ein zweiter Auftrag kostet 2 Yen oder 1 Importgut. Stärke 5 bringt 3 Punkte.
yokohama-board-empty = leer
yokohama-board-lab = Technologien: { $area }
yokohama-board-technology = { $technology }, Industriewert { $value }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } für das Feld
 }: { $effect }.
yokohama-board-lab-empty = Ein leeres Feld, Aufschlag { $more }.
yokohama-board-church = Kirchenplan
yokohama-board-customs = Importlagerplan
yokohama-board-faith = Glaubenskraft { $need }: { $reward }. { $state }.
yokohama-board-imports = Feld { $number }, { $need ->
    [one] 1 Importgut
   *[other] { $need } Importgüter
 }: { $reward }. { $state }.
yokohama-board-space-free = Frei
yokohama-board-space-neutral = Neutraler Assistent
yokohama-board-space-owned = { $who }
yokohama-board-achievements = Errungenschaften
yokohama-board-achievement = { $id }: { $need }. Zuerst { $first } Punkte, danach { $later }. Erlangt von: { $who ->
    [nichts] niemandem
   *[other] { $who }
 }.
yokohama-board-reward-tokens = Belohnungsplättchen, je eins für alle, die alle drei erlangen: { $tokens }.
yokohama-board-merchant = { $who } ({ $colour })
yokohama-board-points = { $points } Punkte, { $yen } Yen. Waren: { $goods ->
    [nichts] keine
   *[other] { $goods }
 }.
yokohama-board-president = { $there ->
    [0] Präsident: im Vorrat.
   *[other] Präsident: { $area }.
 }
yokohama-board-hand = Im Vorrat: { $pieces }. Aufträge auf der Hand: { $orders }.
yokohama-board-warehouse = Im Warenhaus: { $pieces }.
yokohama-board-house-costs = Handelshäuser kosten { $costs } Yen.
yokohama-board-built = Gebaut: { $pieces }.
yokohama-board-completed = Erfüllte Aufträge: { $count ->
    [0] keine
   *[other] { $count } ({ $orders })
 }. Länder: { $icons ->
    [nichts] keine
   *[other] { $icons }
 }.
yokohama-board-technologies = Technologien: { $technologies ->
    [nichts] keine
   *[other] { $technologies }
 }; Industriewert { $value }.
yokohama-board-agents = Vertreter: { $agents ->
    [nichts] keine
   *[other] { $agents }
 }; benutzt: { $used ->
    [nichts] keine
   *[other] { $used }
 }. Stärke-5-Plättchen: { $tokens ->
    [nichts] keine
   *[other] { $tokens }
 }. Errungenschaften: { $achievements ->
    [nichts] keine
   *[other] { $achievements }
 }.

## Alternativtexte

yokohama-alt-table = Yokohama { $match }, der Tisch, Runde { $round }, Zug { $turn }.
yokohama-alt-asked = { $phase ->
    [keep] Wählt einen Auftrag: { $who }.
    [place] { $who } platziert Assistenten.
    [move] { $who } zieht den Präsidenten.
    [finish] { $who } beendet den Zug.
    [over] Die Partie ist zu Ende.
   *[other] { $who } wählt eine Aktion.
 }
yokohama-alt-leads = In Führung: { $who }.
yokohama-alt-won = Sieg: { $who }.
yokohama-alt-new-president = { $who } (bisher { $from }, jetzt { $to })
yokohama-alt-in-hand = im Vorrat
yokohama-alt-new-points = { $who } +{ $points } Punkte
yokohama-alt-new-building = neues Gebäude: { $area }
yokohama-alt-new-station = Bahnhof: { $area }
yokohama-alt-presidents = Präsidenten: { $each }.
yokohama-alt-president = { $who }: { $area }
yokohama-alt-president-hand = { $who }: im Vorrat
yokohama-alt-points = Punkte: { $each }.
yokohama-alt-end = Kirche { $church } von { $limit }, Importlager { $customs } von { $limit }, Aufträge übrig { $orders }.
yokohama-alt-hand = Deine Hand, Yokohama { $match }. Die Aufträge stehen in der Nachricht.{ $new ->
    [0] {""}
    [one] {" "}Ein Auftrag ist neu.
   *[other] {" "}{ $new } Aufträge sind neu.
 }
yokohama-hand-told = { $order } · { $icon }
yokohama-hand-owns = Du hast { $goods }.
yokohama-hand-new = Neu auf deiner Hand: { $orders }.
yokohama-alt-closer = Yokohama { $match }: { $what }.
yokohama-alt-score = Yokohama { $match }, die Endwertung.

## Wertung

yokohama-score-seat = { $who } { $points }
yokohama-score-line = { $each } · Kirche { $church }/{ $limit } · Importlager { $customs }/{ $limit } · Aufträge übrig { $orders }
yokohama-warning-near = **{ $rounds ->
    [one] Das ist die letzte Runde.
   *[other] Nach dieser wird noch eine ganze Runde gespielt.
 }**
yokohama-win-lead = { $who } gewinnt mit { $points } Punkten (Vorsprung { $lead }).
yokohama-win-tie = { $who } gewinnt bei Gleichstand mit { $points } Punkten: früher in der Reihenfolge.
yokohama-win-place = { $place }. { $who }: { $points } Punkte ({ $parts })
yokohama-win-part = { $part } { $points }
yokohama-win-neutral = Auch der neutrale Spieler bekam Punkte: { $parts }.
yokohama-score-part = { $part ->
    [in-play] während der Partie
    [church] Mehrheit Kirche
    [customs] Mehrheit Importlager
    [technology] Industriewert
    [countries] Länder
    [agents] Vertreter
    [imports] Importgüter
    [yen] Geld
   *[goods] Waren
 }
yokohama-source = { $source ->
    [orders] Aufträge
    [shops] Geschäfte
    [houses] Handelshäuser
    [church-board] Felder der Kirche
    [customs-board] Felder im Importlager
    [port] Häfen
    [technologies] Technologien
    [tokens] Stärke-5-Plättchen
    [achievements] Errungenschaften
   *[rest] andere Punkte
 }
yokohama-win-by = { $by ->
    [houses] Die Partie ist zu Ende: Jemand hat alle 4 Handelshäuser gebaut.
    [shops] Die Partie ist zu Ende: Jemand hat alle 8 Geschäfte gebaut.
    [orders] Die Partie ist zu Ende: Die Aufträge haben nicht mehr gereicht.
    [church] Die Partie ist zu Ende: { $end } Assistenten in der Kirche.
   *[customs] Die Partie ist zu Ende: { $end } Assistenten im Importlager.
 }
yokohama-closer-boards = Kirche und Importlager
yokohama-closer-achievements = Errungenschaften
yokohama-closer-merchant = Bereich von { $who }

## Optionen

yokohama-option-edition = Ausgabe
yokohama-option-edition-dlp = dlp 2017
yokohama-option-edition-synapses = Synapses 2024
yokohama-option-modules = Mini-Erweiterungen
yokohama-option-modules-rewards = Belohnungsplättchen
yokohama-option-modules-free-agents = Freie Vertreter
yokohama-option-mining = Bergbautechnik in Chinatown
yokohama-option-mining-menu = Bergbau
yokohama-option-mining-exchange = 1 Kupfer mehr je Kauf
yokohama-option-mining-exchange-menu = 1 Kupfer mehr je Kauf
yokohama-option-mining-action = 1 Kupfer mehr für die ganze Aktion
yokohama-option-mining-action-menu = 1 Kupfer mehr je Aktion
