# Yokohama: Antworten, ihre Folgen, Fragen, Ablehnungen.

## Dinge

yokohama-area = { $area ->
    [mine] Kupfermine
    [mill] Seidenspinnerei
    [tea] Teeplantage
    [fishing] Fischgründe
    [bank] Bank
    [china] Chinatown
    [church] Kirche
    [customs] Importlager
    [agency] Arbeitsvermittler
    [port] Hafen
    [dock] Dock
    [lab] Laboratorium
    [research] Forschungszentrum
   *[canal] Kanal
 }{ $number ->
    [0] {""}
   *[other] { " " }{ $number }
 }
yokohama-area-lettered = { $letter } { $area }
yokohama-some = { $thing ->
    [points] { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
    [yen] { $count } Yen
    [copper] { $count } Kupfer
    [silk] { $count } Seide
    [tea] { $count } Tee
    [fish] { $count } Fisch
    [import] { $count ->
        [one] 1 Importgut
       *[other] { $count } Importgüter
    }
    [any] { $count ->
        [one] 1 Ware nach Wahl
       *[other] { $count } Waren nach Wahl
    }
    [warehouse] { $count ->
        [one] 1 Spielstein aus dem Warenhaus
       *[other] { $count } Spielsteine aus dem Warenhaus
    }
    [movement] { $count ->
        [one] 1 Bewegung
       *[other] { $count } Bewegungen
    }
    [agent] { $count ->
        [one] 1 Auslandsvertreter
       *[other] { $count } Auslandsvertreter
    }
    [free-agent] { $count ->
        [one] 1 freier Vertreter
       *[other] { $count } freie Vertreter
    }
    [assistant] { $count ->
        [one] 1 Assistent
       *[other] { $count } Assistenten
    }
    [shop] { $count ->
        [one] 1 Geschäft
       *[other] { $count } Geschäfte
    }
   *[house] { $count ->
        [one] 1 Handelshaus
       *[other] { $count } Handelshäuser
    }
 }
yokohama-order = Auftrag { yokohama-order-code }
yokohama-order-code = { $country ->
    [gb] GB
    [us] US
    [fr] FR
    [de] DE
   *[nl] NL
 } { $number }
yokohama-technology = { $name ->
    [ball] Ball
    [brickyard] Ziegelei
    [electrical-light] Elektrisches Licht
    [exposition] Ausstellung
    [gaslight] Gaslicht
    [language-school] Sprachschule
    [letterpress] Buchdruck
    [mining] Bergbautechnik
    [newspaper] Zeitung
    [patent] Patentwesen
    [postal] Postwesen
    [stagecoach] Postkutsche
    [station] Bahnhof
    [stock-market] Aktienmarkt
    [telegram] Telegramm
    [telephone] Telefon
    [spinning-mill] Textilfabrik
    [tram] Straßenbahn
    [university] Universität
   *[winery] Weinkellerei
 }
yokohama-technology-of = { yokohama-technology } (Karte { $country ->
    [gb] GB
    [us] US
    [fr] FR
    [de] DE
   *[nl] NL
 })
yokohama-effect = { $area ->
    [mine] { $count ->
        [0] kein Kupfer
       *[other] { $count } Kupfer
    }
    [mill] { $count ->
        [0] keine Seide
       *[other] { $count } Seide
    }
    [tea] { $count ->
        [0] kein Tee
       *[other] { $count } Tee
    }
    [fishing] { $count ->
        [0] kein Fisch
       *[other] { $count } Fisch
    }
    [bank] { $count ->
        [0] keine Yen
       *[other] { $count } Yen
    }
    [china] { $count ->
        [one] 1-mal tauschen
       *[other] bis zu { $count }-mal tauschen
    }
    [church] Glaubenskraft { $count }{ $more ->
        [0] {""}
       *[other] {""}, mit Zahlung bis { $most }
    }
    [customs] { $count ->
        [0] kein Importgut
        [one] 1 Importgut abgeben
       *[other] bis zu { $count } Importgüter abgeben
    }
    [agency] { $count ->
        [0] kein Spielstein
        [one] 1 Spielstein
       *[other] bis zu { $count } Spielsteine
    }
    [lab] Industriewert { $count }
    [research] Industriewert { $count }
   *[other] { $count ->
        [0] kein Auftrag
        [1] ein Auftrag der Stärke 2
        [2] ein Auftrag der Stärke 2 oder 3
       *[other] jeder Auftrag
    }
 }

## Fragen und ihre Teile

yokohama-ask-keep = behalte einen deiner zwei Aufträge
yokohama-ask-place = platziere Assistenten
yokohama-ask-move = ziehe deinen Präsidenten
yokohama-ask-church = Kirche: einen Assistenten hineinstellen?
yokohama-ask-customs = Importlager: einen Assistenten hineinstellen?
yokohama-ask-hire = nimm aus deinem Warenhaus
yokohama-ask-laboratory = Technologie erwerben?
yokohama-ask-station = platziere den Bahnhof
yokohama-ask-port = nimm Aufträge
yokohama-ask-trade = tausche in Chinatown
yokohama-ask-bonus = Stärke-5-Plättchen und Bauen
yokohama-ask-gain = wähle Waren
yokohama-ask-movement = bewege Assistenten kostenlos
yokohama-ask-recovery = Telefon: einen hier lassen?
yokohama-ask-reward = wähle eine Belohnung
yokohama-ask-finish = beende deinen Zug
yokohama-part-keep = Behalte diesen Auftrag
yokohama-part-place = Assistenten in Gebiete, je 1
yokohama-part-double = Oder 2 Assistenten in ein Gebiet
yokohama-part-order = Erfülle einen Auftrag
yokohama-part-achieve = Erlange eine Errungenschaft
yokohama-part-agent = Setze einen Auslandsvertreter ein
yokohama-part-telegram = Telegramm: noch einer daneben
yokohama-part-go = Ziehe zu
yokohama-part-recall = Oder Präsident zurück, mit …
yokohama-part-church = Feld (günstigste Zahlung)
yokohama-part-church-pay = Oder Zahlung selbst wählen
yokohama-part-customs = Feld des Importlagers
yokohama-part-hire = Was du nimmst
yokohama-part-tech = Technologie und Zahlung
yokohama-part-station = Wohin kommt der Bahnhof?
yokohama-part-take = Nimm einen oder zwei Aufträge
yokohama-part-take-import = 2 Aufträge, 1 Importgut
yokohama-part-trade = Verkaufe und kaufe
yokohama-part-token = Nimm das Stärke-5-Plättchen
yokohama-part-build = Baue
yokohama-part-gain = Waren, die du erhältst
yokohama-part-move = Von wo und wohin
yokohama-part-leave = Bleibt im Gebiet
yokohama-part-reward = Belohnungsplättchen
yokohama-part-end = Zug beenden
yokohama-part-none = Darauf verzichten

## Antworten

yokohama-do-order = { $order }: { $reward }
yokohama-order-detail = nötig: { $goods }
yokohama-do-place = { $areas }: { $cost ->
    [0] kostenlos
   *[other] zahle { $cost } Yen
 }
yokohama-do-double = Je 2 Assistenten: { $areas }, { $cost ->
    [0] kostenlos
   *[other] zahle { $cost } Yen
 }
yokohama-place-detail = { $stop ->
    [now] erreichbar, Stärke { $power }: { $idle ->
        [0] { $effect }
       *[other] keine Aktion ({ $why })
    }
    [short] { $short ->
        [one] es fehlt 1 Schritt
       *[other] es fehlen { $short } Schritte
    }; Stärke { $power }: { $effect }
    [leaves] dein Präsident steht hier und muss weiter
    [guarded] fremder Präsident hier: kein Anhalten
   *[dear] deine Yen reichen nicht für den Weg
 }{ $ready ->
    [0] {""}
   *[other] ; { $orders } erfüllbar
 }{ $have ->
    [0] {""}
   *[other] {""}; dort schon { $have } { $have ->
        [one] Assistent
       *[other] Assistenten
    }
 }{ $people ->
    [0] {""}
   *[other] {""}; Zahlung an { $presidents }
 }
yokohama-plan = { $area }, Stärke { $power }: { $idle ->
    [0] { $effect }
   *[other] keine Aktion ({ $why })
 }{ $ready ->
    [0] {""}
   *[other] ; { $orders } erfüllbar
 }
yokohama-plan-detail = { $placing ->
    [none] niemanden platzieren
    [double] je 2 Assistenten: { $areas }
   *[some] platzieren: { $areas }
 }{ $telegram ->
    [0] {""}
   *[other] {""}; 1 daneben: { $beside }
 }{ $way ->
    [tram] ; mit der Straßenbahn
    [station] ; zum Bahnhof
   *[walk] {""}
 }{ $yen ->
    [0] {""}
   *[other] ; zahle { $yen } Yen
 }{ $people ->
    [0] {""}
   *[other] {""} an { $paid }
 }{ $canal ->
    [0] {""}
   *[other] { $people ->
        [0] {""} für den Kanal
       *[other] {""} und für den Kanal
    }
 }{ $token ->
    [0] {""}
   *[other] ; Plättchen: { $brings }
 }{ $builds ->
    [0] {""}
   *[other] ; du kannst bauen
 }
yokohama-idle = { $why ->
    [power] Stärke zu gering
    [assistant] kein Assistent übrig
    [spaces] kein Feld frei
    [faith] zu wenig Glaubenskraft
    [imports] zu wenige Importgüter
    [goods] zu wenig Waren und Yen
    [stored] Warenhaus leer
    [yen] zu wenig Yen
    [hand] deine Hand ist voll
    [orders] keine Aufträge da
    [known] keine neue Technologie
   *[dear] Technologien zu teuer
 }
yokohama-do-go = { $area }: { $effect }
yokohama-do-go-via = { $area } über { $via }: { $effect }
yokohama-go-nothing = keine Aktion
yokohama-go-detail = { $idle ->
    [0] {""}
   *[other] { $why };{" "}
 }Stärke { $power }, { $way ->
    [walk] { $cost ->
        [0] kostenlos
       *[other] zahle { $cost } Yen
    }
    [hand] { $cost ->
        [0] aus dem Vorrat
       *[other] aus dem Vorrat, zahle { $cost } Yen
    }
    [tram] mit der Straßenbahn, kostenlos
   *[station] zum Bahnhof, kostenlos
 }{ $people ->
    [0] {""}
   *[other] {""} an { $paid }
 }{ $canal ->
    [0] {""}
   *[other] { $people ->
        [0] {""} für den Kanal
       *[other] {""} und für den Kanal
    }
 }{ $builds ->
    [0] {""}
   *[other] ; du kannst bauen
 }{ $token ->
    [0] {""}
   *[other] ; Plättchen: { $brings }
 }{ $house ->
    [0] {""}
   *[other] ; +1 Yen an { $owner } (Handelshaus)
 }
yokohama-do-recall = { $stays ->
    [0] { $count ->
        [0] Präsident zurück, ohne Assistenten
       *[other] Präsident zurück mit { $areas }
    }
   *[other] { $count ->
        [0] Keinen Assistenten zurückholen
       *[other] Zurückholen: { $areas }
    }
 }
yokohama-recalled = { $count } von { $area }
yokohama-do-recall-all = { $stays ->
    [0] { $count ->
        [one] Präsident zurück mit deinem einzigen Assistenten
        [2] Präsident zurück mit beiden Assistenten
       *[other] Präsident zurück mit allen { $count } Assistenten
    }
   *[other] { $count ->
        [one] Deinen einzigen Assistenten zurückholen
        [2] Beide Assistenten zurückholen
       *[other] Alle { $count } Assistenten zurückholen
    }
 }
yokohama-church-paid = { $thing ->
    [copper] Kupfer
    [silk] Seide
    [tea] Tee
    [fish] Fisch
   *[import] Importgut
 }
yokohama-do-church = Glaubenskraft { $faith }: { $reward }{ $count ->
    [0] , kostenlos
   *[other] {" "}für { $paid }
 }
yokohama-church-detail = Assistent { $there } von { $limit }{ $right ->
    [0] {""}
   *[other] ; am weitesten rechts
 }{ $ends ->
    [0] {""}
   *[other] ; läutet das Spielende ein
 }{ $area ->
    [0] {""}
   *[other] ; aus dem Gebiet genommen
 }
yokohama-do-customs = Feld { $space }: { $reward }, zahle { $imports ->
    [one] 1 Importgut
   *[other] { $imports } Importgüter
 }
yokohama-customs-detail = Assistent { $there } von { $limit }{ $right ->
    [0] {""}
   *[other] ; am weitesten rechts
 }{ $ends ->
    [0] {""}
   *[other] ; läutet das Spielende ein
 }{ $area ->
    [0] {""}
   *[other] ; aus dem Gebiet genommen
 }
yokohama-do-hire = { $pieces }: { $cost ->
    [0] kostenlos
   *[other] zahle { $cost } Yen
 }
yokohama-hire-detail = { $count ->
    [0] danach ist dein Warenhaus leer
   *[other] übrig: { $pieces }
 }
yokohama-do-tech = { $technology }{ $count ->
    [0] : kostenlos
   *[other] : zahle { $paid }
 }
yokohama-tech-detail = { $name ->
    [ball] +2 Punkte je Auftrag
    [brickyard] +4 Punkte je Assistent im Importlager
    [electrical-light] +3 Punkte je Handelshaus
    [exposition] sofort 10 Punkte
    [gaslight] +2 Punkte je Geschäft
    [language-school] +1 Yen je Auftrag
    [letterpress] +1 Yen je weiterer Technologie
    [mining] +1 Kupfer, wann immer du Kupfer erhältst
    [newspaper] platziere in bis zu 4 Gebiete
    [patent] +2 Punkte je weiterer Technologie
    [postal] du kannst bei Präsidenten anhalten
    [stagecoach] unterwegs nichts an Präsidenten zahlen
    [station] +1 Stärke in einem Gebiet, zieh direkt dorthin
    [stock-market] beginne Züge mit mindestens 2 Yen
    [telegram] bei 2 Assistenten im Gebiet noch 1 daneben
    [telephone] 1 Assistent kann bleiben
    [spinning-mill] einmal je Zug wird 1 Seide zu 2 Yen
    [tram] zieh direkt in ein Gebiet ohne Präsidenten
    [university] einmal je Zug ein Assistent für 1 Yen
   *[winery] +3 Punkte je Assistent in der Kirche
 }; { $country ->
    [gb] britisches
    [us] amerikanisches
    [fr] französisches
    [de] deutsches
   *[nl] niederländisches
 } Symbol{ $agent ->
    [0] {""}
   *[other] , ein Vertreter
 }; Wert { $value }{ $surcharge ->
    [0] {""}
   *[other] +{ $surcharge }
 }
yokohama-do-station = Bahnhof: { $area }
yokohama-do-take = { $orders }, zahle { $pay ->
    [import] 1 Importgut
   *[other] 2 Yen
 }
yokohama-do-trade = { $both ->
    [0] { $sells ->
        [0] Kaufe { $bought }
       *[other] Verkaufe { $sold }
    }
   *[other] Verkaufe { $sold }, kaufe { $bought }
 }: { $yen ->
    [0] ohne Kosten
   *[other] { $wins ->
        [0] zahle { $yen } Yen
       *[other] +{ $yen } Yen
    }
 }
yokohama-trade-detail = danach hast du { $yen ->
    [0] keine
   *[other] { $yen }
 } Yen
yokohama-do-token = Plättchen: { $reward }
yokohama-do-shop = { $count ->
    [0] Geschäft auf Feld { $space }: nichts
   *[other] Geschäft auf Feld { $space }: { $reward }
 }
yokohama-shop-detail = dein Geschäft { $built } von { $all }{ $ends ->
    [0] {""}
   *[other] ; läutet das Spielende ein
 }
yokohama-do-house = Handelshaus: { $reward }
yokohama-house-detail = dein Handelshaus { $built } von { $all }{ $ends ->
    [0] {""}
   *[other] ; läutet das Spielende ein
 }
yokohama-do-choosing = { $first } ({ $chosen })
yokohama-do-gain = { $goods }
yokohama-do-move = { $moves }
yokohama-move-hand = Vorrat nach { $area }
yokohama-move-area = { $source } nach { $area }
yokohama-standing-keep = Erster Auftrag
yokohama-standing-recovery = Telefon
yokohama-standing-higher = Immer den Auftrag mit mehr Punkten behalten
yokohama-standing-stays = Telefon: immer 1 Assistenten zurücklassen
yokohama-standing-returns = Telefon: alle kehren zurück
yokohama-do-leave = { $count ->
    [0] Alle kehren zurück
   *[other] 1 Assistent bleibt
 }
yokohama-do-reward = { $token ->
    [gb] Britische Flagge
    [us] Amerikanische Flagge
    [fr] Französische Flagge
    [de] Deutsche Flagge
    [nl] Niederländische Flagge
   *[free] Freier Vertreter
 }
yokohama-free-agent-detail = ein Auslandsvertreter ohne Land
yokohama-do-complete = { $order }: { $reward } für { $goods }
yokohama-icon-detail = { $country ->
    [gb] britisches
    [us] amerikanisches
    [fr] französisches
    [de] deutsches
   *[nl] niederländisches
 } Symbol ({ $icons }.){ $agent ->
    [0] {""}
   *[other] : ein Auslandsvertreter
 }
yokohama-do-achieve = Errungenschaft { $achievement }: { $points } Punkte für 1 Assistenten
yokohama-name-need = { $kind ->
    [copper] { $count } Kupfer besitzen
    [silk] { $count } Seide besitzen
    [tea] { $count } Tee besitzen
    [fish] { $count } Fisch besitzen
    [yen] { $count } Yen besitzen
    [technologies] { $count } Technologien besitzen
    [agents] zusammen { $count } Vertreter und Stärke-5-Plättchen
    [orders] { $count } erfüllte Aufträge
    [production] Gebäude in { $count } Produktionsgebieten
   *[commercial] Gebäude in { $count } Handelsgebieten
 }
yokohama-achieve-detail = { $need }; { $done ->
    [0] du wärst zuerst
    [one] 1 Person war schneller
   *[other] { $done } Personen waren schneller
 }
yokohama-do-agent = { $area }: { $effect }
yokohama-agent-detail = { $idle ->
    [0] {""}
   *[other] { $why };{" "}
 }Stärke { $power }; { $assistants ->
    [one] dein Assistent kehrt zurück
   *[other] deine { $assistants } Assistenten kehren zurück
 }; { $left ->
    [0] dein letzter Vertreter
   *[other] noch { $left } Vertreter
 }
yokohama-do-spin = Textilfabrik: 1 Seide, +2 Yen
yokohama-do-university = Universität: 1 Yen, 1 Assistent
yokohama-do-none = { $what ->
    [place] Niemanden platzieren
    [church] Kein Assistent in die Kirche
    [customs] Kein Importgut abgeben
    [hire] Nichts nehmen
    [tech] Keine Technologie
    [take] Kein Auftrag
    [trade] Kein Tausch
    [token] Kein Plättchen
    [build] Nichts bauen
   *[move] Niemanden bewegen
 }
yokohama-do-end = Zug beenden

## Was fehlt

yokohama-two-in = zwei nach { $area }
yokohama-fees = { $people }: { $cost } Yen, du hast { $yen }
yokohama-order-short = es fehlt noch: { $goods }
yokohama-go-start = dort steht dein Präsident
yokohama-go-canal = auf dem Kanal kann niemand anhalten
yokohama-go-no-assistant = dort hast du keinen Assistenten
yokohama-go-president = fremder Präsident dort
yokohama-go-no-way = kein Weg, den du mit { $yen } Yen bezahlen kannst
yokohama-go-twice = nenne jedes Gebiet auf dem Weg nur einmal
yokohama-church-space = Glaubenskraft { $faith }
yokohama-church-out-of-reach = Stärke { $power } und alles, was du zahlen kannst, reichen nicht
yokohama-customs-space = Feld { $space }
yokohama-customs-power = nötig: { $need ->
    [one] 1 Importgut
   *[other] { $need } Importgüter
 }, deine Stärke erlaubt { $most }
yokohama-piece = { $piece ->
    [assistant] ein Assistent
    [shop] ein Geschäft
   *[house] ein Handelshaus
 }
yokohama-a-second-order = ein zweiter Auftrag

## Ablehnungen

yokohama-asked-keep = Jetzt einen Auftrag behalten: Tippe „behalte“ und den Auftrag.
yokohama-asked-place = Jetzt Assistenten platzieren: Tippe „platziere“ und Gebiete.
yokohama-asked-move = Jetzt den Präsidenten ziehen: Tippe „gehe“ und ein Gebiet, oder „zurückholen“.
yokohama-asked-church = Jetzt die Kirche: Tippe „kirche“ und eine Glaubenskraft, oder „nichts“.
yokohama-asked-customs = Jetzt das Importlager: Tippe „importlager“ und ein Feld, oder „nichts“.
yokohama-asked-hire = Jetzt dein Warenhaus: Tippe „hole“ und Spielsteine, oder „nichts“.
yokohama-asked-laboratory = Jetzt eine Technologie: Tippe „technologie“ und ihren Namen, oder „nichts“.
yokohama-asked-station = Jetzt den Bahnhof: Tippe „bahnhof“ und ein Gebiet.
yokohama-asked-port = Jetzt Aufträge: Tippe „nimm“ und ein oder zwei Aufträge, oder „nichts“.
yokohama-asked-trade = Jetzt tauschen: Tippe zum Beispiel „tausche -1 seide +1 fisch“, oder „nichts“.
yokohama-asked-bonus = Jetzt Plättchen und Bauen: Tippe „plättchen“, „baue geschäft“ mit einem Feld, „baue handelshaus“ oder „nichts“.
yokohama-asked-gain = Jetzt Waren wählen: Tippe „erhalte“ und ihre Namen.
yokohama-asked-movement = Jetzt Assistenten bewegen: Tippe zum Beispiel „bewege vorrat>bank“, oder „nichts“.
yokohama-asked-recovery = Jetzt das Telefon: Tippe „lasse 1“ oder „lasse 0“.
yokohama-asked-reward = Jetzt eine Belohnung: Tippe „belohnung“ und ein Land oder „frei“.
yokohama-asked-finish = Nur Aufträge, Errungenschaften, ein Vertreter oder „ende“ sind noch möglich.
yokohama-which-way = Es gibt mehrere Wege: ergänze „über“ und eins von { $ways }.
yokohama-keep-one = Diesen Auftrag hast du nicht bekommen.
yokohama-not-in-canal = Auf den Kanal kannst du nichts platzieren.
yokohama-place-twice = Je einer in verschiedene Gebiete oder zwei in ein einziges.
yokohama-place-too-many = Du kannst in höchstens { $most } Gebiete platzieren.
yokohama-too-few-assistants = Nötig sind { $wanted } Assistenten, im Vorrat hast du { $have }.
yokohama-fees-too-high = Die Präsidenten dort kosten { $cost } Yen, du hast { $yen }.
yokohama-no-telegram = Nötig sind das Telegramm, zwei in einem Gebiet und ein Gebiet daneben, das du bezahlen kannst.
yokohama-recall-too-many = So viele Assistenten hast du dort nicht.
yokohama-space-taken = Dieses Feld ist besetzt.
yokohama-no-assistant-for-board = Du hast keinen Assistenten für dieses Feld.
yokohama-not-owned = { $have ->
    [0] du hast { $thing ->
        [copper] kein Kupfer
        [silk] keine Seide
        [tea] keinen Tee
        [fish] keinen Fisch
       *[import] kein Importgut
    }
   *[other] du hast nur { $have } { $thing ->
        [copper] Kupfer
        [silk] Seide
        [tea] Tee
        [fish] Fisch
       *[import] { $have ->
            [one] Importgut
           *[other] Importgüter
        }
    }
 }
yokohama-too-dear = nötig: { $cost } Yen, du hast { $yen }
yokohama-church-no-space = Kein Feld braucht Glaubenskraft { $faith }.
yokohama-church-once = Jede Art der Zahlung zählt einmal; Yen zahlst du in Schritten von 2.
yokohama-church-faith = Das ergibt Glaubenskraft { $faith }; nötig ist { $need }.
yokohama-church-one-space = Wähle ein Feld und was du dafür zahlst.
yokohama-customs-no-space = Die Felder haben die Nummern 1 bis { $spaces }.
yokohama-customs-exact = Dieses Feld kostet genau { $need ->
    [one] 1 Importgut
   *[other] { $need } Importgüter
 }.
yokohama-customs-least = Dieses Feld kostet mindestens { $need ->
    [one] 1 Importgut
   *[other] { $need } Importgüter
}.
yokohama-customs-pay = Das Importlager nimmt nur Importgüter.
yokohama-from-where = Der Assistent kommt aus deinem Vorrat oder von hier: { $area }.
yokohama-hire-nothing = Nenne Spielsteine oder tippe „nichts“.
yokohama-hire-too-many = du hast { $wanted } Spielsteine genannt, erlaubt sind { $most }
yokohama-hire-not-stored = so viel ist nicht in deinem Warenhaus
yokohama-not-on-board = Diese Karte liegt hier nicht aus.
yokohama-technology-owned = diese Technologie hast du schon
yokohama-technology-short = es fehlt noch Industriewert { $due }, zahlen kannst du { $paid }
yokohama-technology-dear = { $due ->
    [one] 1 fehlt
   *[other] { $due } fehlen
 }, zahlen kannst du { $worth }
yokohama-technology-pay = Zahle mit Importgütern und in Schritten von 2 Yen.
yokohama-take-how-many = Nenne einen Auftrag oder zwei.
yokohama-take-pay = Ein zweiter Auftrag kostet 2 Yen oder 1 Importgut; der erste nichts.
yokohama-hand-full = höchstens { $limit } Aufträge auf der Hand
yokohama-zone = deine Stärke reicht nicht
yokohama-second-order = kostet { $cost } Yen oder 1 Importgut
yokohama-trade-nothing = Nenne mindestens einen Tausch oder tippe „nichts“.
yokohama-trade-too-many = Du willst { $wanted }-mal tauschen, erlaubt sind { $power }.
yokohama-trade-too-few = Zum Verkaufen hast du { $have } { $thing ->
    [copper] Kupfer
    [silk] Seide
    [tea] Tee
   *[fish] Fisch
 }.
yokohama-trade-too-dear = Deine { $yen } Yen reichen nicht, in keiner Reihenfolge.
yokohama-trade-what = Handelswaren werden verkauft und gekauft, Importgüter nur gekauft.
yokohama-power-short = nötig ist Stärke { $need }, du hast { $power }
yokohama-no-token = dort ist kein Stärke-5-Plättchen
yokohama-shop-already = dort hast du schon ein Geschäft
yokohama-no-shop-space = das Feld ist besetzt
yokohama-house-already = dort steht schon ein Handelshaus
yokohama-none-in-hand = in deinem Vorrat ist kein { $piece ->
    [shop] Geschäft
    [house] Handelshaus
   *[assistant] Assistent
 }
yokohama-gain-how-many = Wähle genau { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
 }.
yokohama-move-one-source = Wähle einen Ort, von dem du nimmst, und Gebiete, in die es geht.
yokohama-move-too-many = { $most ->
    [one] Bewege 1 Assistenten.
   *[other] Bewege 1 bis { $most } Assistenten.
 }
yokohama-move-stays = Der Assistent ist schon dort.
yokohama-move-nobody = Dort hast du keinen Assistenten mehr.
yokohama-leave-one = Nur 0 oder 1 kann bleiben.
yokohama-no-reward-token = Dieses Belohnungsplättchen ist nicht da.
yokohama-order-not-in-hand = Diesen Auftrag hast du nicht auf der Hand.
yokohama-achievement-unknown = Im Spiel sind die Errungenschaften { $names }.
yokohama-achievement-done = Diese Errungenschaft hast du schon.
yokohama-achievement-not-met = Diese Errungenschaft erfüllst du noch nicht.
yokohama-achievement-name = Errungenschaft { $achievement }
yokohama-one-agent = ein Auslandsvertreter
yokohama-agent-idle = { $used ->
    [0] du hast keinen Assistenten in einem Gebiet ohne deinen Präsidenten
   *[other] in diesem Zug hast du schon einen genutzt
 }
yokohama-agent-used = In diesem Zug hast du schon einen Auslandsvertreter eingesetzt.
yokohama-no-agent = So einen Vertreter hast du nicht.
yokohama-agent-president = Dort steht dein Präsident.
yokohama-agent-no-assistant = Dort hast du keinen Assistenten.
yokohama-no-technology = Dir fehlt die { $name ->
    [spinning-mill] Textilfabrik
   *[university] Universität
 }.
yokohama-once-per-turn = Nur einmal je Zug, und das hast du schon.
