# Nippon: was erzählt wird.

nippon-tell-then = { $first }; { $then }
nippon-tell-also = { $first }. { $then }
nippon-tell-next = { $first } { $then }
nippon-tell-stop = { $what }.
nippon-tell-line = { $who } { $what }
nippon-tell-action = { $who } nimmt die { $worker } für die Aktion { $action }

## Was folgt

nippon-tell-advanced = { $back ->
    [0] { $steps ->
        [one] rückt bei { $track } 1 Feld vor
       *[other] rückt bei { $track } { $steps } Felder vor
    }
   *[other] { $steps ->
        [one] geht bei { $track } 1 Feld zurück
       *[other] geht bei { $track } { $steps } Felder zurück
    }
 }
nippon-tell-department = aktiviert { $department }{ $n ->
    [0] {""}
   *[other] : { $gain }
 }
nippon-tell-gained = erhält { $gain }{ $why ->
    [railway] {" "}(Eisenbahnfeld)
    [region] {" "}(Regionsbonus)
    [market] {" "}(Markt)
    [factory] {" "}(Fabrik)
    [start] {" "}(Startplättchen)
    [goal] {" "}(Ziel)
    [income] {" "}(Einkommen)
   *[other] {""}
 }
nippon-tell-marker-freed = erhält Einflussmarker { $value } von der Fahne
nippon-tell-steps-paid = zahlt { $money }
nippon-tell-silk-sold = macht { $silk } zu Geld
nippon-tell-start-worker = nimmt eine { $worker } aus dem Beutel
nippon-tell-family = gründet den Familienbetrieb für { $good }
nippon-tell-goal-bonus = nimmt einen Zielbonus: { $bonus ->
    [money] Geld
    [iron] Eisen
    [steps] Felder bei F&E oder Bergbau
    [departments] Abteilungen
   *[points] SP
 }
nippon-tell-prestige-placed = legt ein Prunkplättchen der Stufe { $level } neben { $area }
nippon-tell-taxed = { $lost ->
    [0] behält { $kept }
   *[other] gibt { $taken } als Steuern ab{ $saved ->
        [0] {""}
       *[other] {" "}und behält { $kept }
    }
 }
nippon-tell-wages = zahlt { $paid } Lohn ({ $colours ->
    [one] 1 Farbe
   *[other] { $colours } Farben
 }){ $lost ->
    [0] {""}
   *[other] {" "}und verliert { $points }
 }
nippon-tell-workers-gone = { $workers ->
    [0] {""}
    [one] entlässt 1 Arbeitskraft
   *[other] entlässt { $workers } Arbeitskräfte
 }{ $n ->
    [0] {""}
   *[other] { $workers ->
        [0] {""}
       *[other] {" "}und{" "}
    }schickt { $n ->
        [one] die Facharbeitskraft
       *[other] die Facharbeitskräfte
    } heim ({ $specialists })
 }

## Start

nippon-start = { $effect ->
    [machine] eine Maschine für die erste Fabrik
    [ship] ein Schiff
    [railway] eine Eisenbahn
    [worker] eine Arbeitskraft nach Wahl
    [family] der Familienbetrieb
    [goods] Waren für die erste Fabrik
    [coal] Kohle, sicher vor Steuern
   *[discount] günstigere Fabriken
 }
nippon-tell-laid-out = Der Spielplan ist ausgelegt; Fabriken in der Auslage: { $factories }{ $n ->
    [0] {""}
   *[other] . Ziele: { $goals }
 }
nippon-tell-start-player = { $who } beginnt
nippon-tell-pair-taken = { $who } nimmt ein Startplättchenpaar: { $start }, { $points }

## Runden und Abschnitte

nippon-tell-row-hired = Einstellungsfeld { $space } ist leer: { $workers } rücken aus dem Wartebereich nach, { $rows ->
    [0] der jetzt leer ist
    [one] 1 Zeile bleibt
   *[other] { $rows } Zeilen bleiben
 }
nippon-tell-round-ended = **Runde { $round } endet**
nippon-tell-drawn = { nippon-colour } ({ $space })
nippon-tell-workers-drawn = Runde { $round } beginnt; { $n ->
    [0] keine Arbeitskraft wird gezogen
   *[other] für die Einstellungsfelder gezogen: { $drawn }
 }{ $m ->
    [0] {""}
   *[other] ; in den Wartebereich kommen { $waiting }
 }{ $short ->
    [0] {""}
    [one] {" "}(1 Arbeitskraft fehlt: Der Beutel ist leer)
   *[other] {" "}({ $short } Arbeitskräfte fehlen: Der Beutel ist leer)
 }
nippon-tell-final-rounds = **Die Finalrunden beginnen mit { $who }: noch je { $turns } Züge**
nippon-tell-passed-over = { $who } kann nichts tun und wird übersprungen
nippon-tell-section-ended = **Abschnitt { $section } von { $sections } wird gewertet**
nippon-tell-overseas = Überseefirma { $influence }
nippon-tell-placing = { $who } { $influence } (+{ $points })
nippon-tell-region-scored = { $region }: { $n ->
    [0] niemand hat Einfluss
   *[other] { $each }
 }
nippon-tell-goal-met = Ziel, { $goal }: { $n ->
    [0] niemand
   *[other] { $who } ({ $count })
 }

## Konsolidieren und Ende

nippon-tell-consolidated = { $who } konsolidiert mit { $workers ->
    [0] keiner Arbeitskraft
    [one] 1 Arbeitskraft
   *[other] { $workers } Arbeitskräften
 }
nippon-tell-final-consolidation = **Alle konsolidieren noch einmal.**
nippon-tell-ended = **Die Partie ist zu Ende: Alle Runden sind gespielt.**

## Aktionen

nippon-tell-factory-built = baut { $factory }{ $n ->
    [0] {""}
   *[other] {" "}für { $cost }
 }
nippon-tell-machine-built = baut eine Maschine { $factory }{ $n ->
    [0] {""}
   *[other] {" "}für { $cost }
 }
nippon-tell-produced = produziert { $goods } { $factory }{ $n ->
    [0] {" "}ohne Kohle
   *[other] {" "}für { $cost }
 }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } ohne Platz)
 }
nippon-tell-nothing-produced = produziert nichts { $factory } ({ $why ->
    [coal] kostet { $coal } Kohle
    [room] kein Platz
   *[family] der Familienbetrieb produziert nie
 })
nippon-tell-effect-lapsed = { $what ->
    [ship] kann das Schiff für { $factory } nicht entsenden
    [machine] kann die Maschine für { $factory } nicht bauen
    [railway] kann die Eisenbahn für { $factory } nicht bauen
    [piece] kann für { $factory } nichts entsenden oder bauen
    [steps] kann für { $factory } nicht weiter vorrücken
    [department] aktiviert für { $factory } keine Abteilung
   *[gain] erhält für { $factory } nichts
 }
nippon-tell-no-goods = nichts
nippon-tell-goods-added = erhält { $goods } { $factory }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } ohne Platz)
 }
nippon-tell-coal-stored = legt { $coal } auf { $factory }
nippon-tell-more-bought = zahlt { $cost } für mehr von { $factory }
nippon-tell-ship-sent = entsendet ein Schiff nach { $destination }{ $n ->
    [0] {""}
   *[other] {" "}für { $cost }
 } ({ nippon-specialist }{ $upgraded ->
    [0] {""}
   *[other] , Aufwertung
 })
nippon-tell-railway-built = baut eine Eisenbahn { $region }{ $n ->
    [0] {""}
   *[other] {" "}für { $cost }
 }
nippon-tell-supplied = beliefert { $city } mit { $goods } (Einflussmarker { $value })
nippon-tell-gave-way = { $supplied }, { $how ->
    [replaced] ersetzt die { $value } von { $who }
   *[removed] entfernt die { $value } von { $who }
 }
nippon-tell-invested = investiert { $goods }
nippon-tell-contract = schließt mit { $goods } den Vertrag { $contract } ab
