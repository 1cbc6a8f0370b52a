# Nippon: der Tisch in Worten und die Wertung.

nippon-title-turn = Zug und Runde
nippon-title-pairs = Startplättchen zur Wahl
nippon-title-hiring = Arbeitskräfte
nippon-title-missions = Iwakura-Mission
nippon-title-supply = Fabriken in der Auslage, Stufe { $level }
nippon-title-goals = Ziele
nippon-title-zaibatsu = Zaibatsu von { $who }
nippon-title-takatoshi = Solotableau von { $who }

nippon-board-now = { $over ->
    [0] Runde { $round } von { $rounds }, Abschnitt { $section } von { $sections }, Zug { $turn }. Am Zug: { $who }.
   *[other] Die Partie ist zu Ende.
 }
nippon-board-doing = Aktion von { $who }: { $action } mit einer Arbeitskraft ({ $colour }), { $done } von { $limit } Mal aktiviert.
nippon-board-final = Die Finalrunden laufen.
nippon-board-ends = Abschnitte werden nach den Runden { $rounds } gewertet.
nippon-board-pair = Paar { $pair }: { $points } SP, { $effect }; dazu { $brings }.
nippon-board-hiring = Feld { $space }, { $actions }: { $workers ->
    [nichts] keine Arbeitskraft
   *[other] { $workers }
 }.
nippon-board-row = Wartebereich, Zeile { $row }: { $workers }.
nippon-board-no-rows = Der Wartebereich ist leer.
nippon-board-bag = Im Beutel: { $workers ->
    [nichts] keine Arbeitskraft
   *[other] { $workers }
 }.
nippon-board-bonus = Regionsbonus: { $gain }.
nippon-board-influence = { $who } { $influence }
nippon-board-influences = Einfluss: { $each }; Überseefirma { $overseas }.
nippon-board-leads = Vorne liegt: { $who ->
    [nichts] niemand
   *[other] { $who }
 }.
nippon-board-points = { $who } { $points } SP
nippon-board-scoring = Würde Abschnitt { $section } jetzt gewertet: { $each ->
    [nichts] nichts
   *[other] { $each }
 }.
nippon-board-city = { $city }: { $spaces }.
nippon-board-free = { $good } ({ $edge }) frei{ $overseas ->
    [0] {""}
   *[other] {" "}mit Übersee { $overseas }
 }
nippon-board-marker = { $good } ({ $edge }) { $who } { $value }
nippon-board-railways = Eisenbahnfelder von oben: { $spaces }.
nippon-board-rail-free = { $gain ->
    [nichts] kein Bonus
   *[other] { $gain }
 } (frei)
nippon-board-rail = { $gain ->
    [nichts] kein Bonus
   *[other] { $gain }
 } ({ $who })
nippon-board-mission = { $destination } ({ $colour }): { $home ->
    [0] die Facharbeitskraft ist weg
   *[other] die Facharbeitskraft ist da
 }, { $tiles ->
    [one] 1 Aufwertungsplättchen
   *[other] { $tiles } Aufwertungsplättchen
 }, Schiffe { $ships } von { $limit }{ $ships ->
    [0] {""}
   *[other] : { $who }
 }. Aufgewertete Abteilung: { $steps ->
    [0] { $gain }
   *[other] { $steps } Felder vor
 }.
nippon-board-level = F&E-Wert { $rnd } zum Bauen, { $coal } Kohle zum Produzieren.
nippon-board-factory = { $factory }: { $effect }.
nippon-board-can-build = { $who } kann bauen: { $cost }.
nippon-board-cannot-build = { $who } kann nicht bauen ({ $why }).
nippon-board-no-factory = Keine mehr da.
nippon-board-goals = Abschnitt { $section }, { $goal }: { $each }.

nippon-board-store = { $points } SP. Im Lager: { $store }.
nippon-board-track = { nippon-track }: Feld { $space }, { $track ->
    [rnd] Wert { $value }
    [mining] Einkommen { $value } Kohle
   *[finance] Einkommen { $value } Geld
 }.
nippon-board-next = Nächster Bonus nach { $steps ->
    [one] 1 Feld
   *[other] { $steps } Feldern
 }: { $bonus }.
nippon-board-consolidating = { $workers ->
    [0] Nichts zu konsolidieren.
   *[other] Konsolidieren brächte jetzt { $gain ->
        [nichts] nichts
       *[other] { $gain }
    }{ $steps ->
        [0] {""}
        [one] , 1 Feld vor
       *[other] , { $steps } Felder vor
    }{ $lost ->
        [0] {""}
       *[other] , kostet { $lost } SP für Löhne
    }{ $level ->
        [0] {""}
       *[other] , dazu ein Prunkplättchen bis Stufe { $level }
    }.
 }
nippon-board-worth = Gelegte Prunkplättchen brächten jetzt { $points } SP.
nippon-board-pieces = Vom Tableau genommen: { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
 }, { $machines ->
    [one] 1 Maschine
   *[other] { $machines } Maschinen
 }, { $railways ->
    [one] 1 Eisenbahn
   *[other] { $railways } Eisenbahnen
 }.
nippon-board-work = Arbeitsbereich, { $count } von { $spaces }{ $count ->
    [0] .
   *[other] , von unten: { $workers }. Löhne { $wages }.
 }
nippon-board-markers = Einflussmarker im Lager: { $markers }. Auf der Fahne: { $flag }.
nippon-board-none-built = Noch keine Fabrik.
nippon-board-own = { $factory }: { $n ->
    [0] keine Waren
   *[other] { $goods }
 }, { $machines ->
    [0] keine Maschine
    [one] 1 Maschine
   *[other] { $machines } Maschinen
 }{ $free ->
    [iron] {" "}(das Feld für Eisen ist frei)
    [free] {" "}(das Feld ohne Kosten ist frei)
   *[other] {""}
 }{ $coal ->
    [0] {""}
   *[other] , { $coal } Kohle darauf
 }{ $plain ->
    [0] . { $effect }
   *[other] {""}
 }.
nippon-board-upgraded = Aufgewertete Abteilungen: { $departments ->
    [nichts] keine
   *[other] { $departments }
 }.
nippon-board-contracts = Abgeschlossene Verträge: { $contracts ->
    [nichts] keine
   *[other] { $contracts }
 }.
nippon-board-open = Verfügbare Verträge: { $contracts ->
    [nichts] keine
   *[other] { $contracts }
 }.
nippon-board-choice = Abteilung nach Wahl (mit { $one } oder { $other })
nippon-board-level-left = { $count } der Stufe { $level }
nippon-board-achieved = { $area } { $level }
nippon-board-prestige = Prunkplättchen übrig: { $left ->
    [nichts] keine
   *[other] { $left }
 }. Gelegt, mit Stufe: { $placed ->
    [nichts] keine
   *[other] { $placed }
 }.
nippon-board-waiting-machine = Eine Maschine wartet auf die erste Fabrik.
nippon-board-waiting-goods = { $goods } warten auf die erste Fabrik.
nippon-board-tile-coal = { $coal } Kohle auf dem Startplättchen, sicher vor Steuern.
nippon-board-discount = Fabriken kosten weniger (Startplättchen).
nippon-board-goal = Ziel: { $goal } { $have } von { $least }.
nippon-board-tile = { $space ->
    [0] meiste Arbeitskräfte (Pfeil nach { $arrow ->
        [left] links
       *[right] rechts
    }, { $border ->
        [green] grüne Umrandung
        [yellow] gelbe Umrandung
       *[red] rote Umrandung
    })
   *[other] Einstellungsfeld { $space }
 }
nippon-board-tiles = Mögliche nächste Aktionsplättchen: { $tiles ->
    [nichts] alle, erst wird neu gemischt
   *[other] { $tiles }
 }.
nippon-board-priorities = Prioritäten: { $colours }.
nippon-board-region-worker = { $region } { $colour }
nippon-board-region-workers = Arbeitskräfte in den Regionen: { $each }.
nippon-board-row-markers = Einflussmarker in Zeile { $row }: { $markers ->
    [nichts] keine
   *[other] { $markers }
 }.
nippon-board-his-railways = Eisenbahnen übrig: { $railways }.

## Wertung

nippon-score = { $who } { $points } SP
nippon-score-line = { $each } · Runde { $round } von { $rounds }
nippon-score-goal = { $goal } { $have }/{ $least }
nippon-score-alone = { $line } · Ziele: { $goals }
nippon-warning = **Finalrunden: { $left ->
    [one] Dies ist die letzte
   *[other] noch { $left } mit dieser
 }**
nippon-win = { $lead ->
    [0] { $who } gewinnt mit { $points } SP: gleich viele, aber zuletzt am Zug.
   *[other] { $who } gewinnt mit { $points } SP (Vorsprung { $lead }).
 }
nippon-verdict = { $won ->
    [0] { $who } verliert gegen { $by } mit { $points } SP: Nicht alle Ziele sind erfüllt.
   *[other] { $who } gewinnt gegen { $by } mit { $points } SP: { $rank }.
 }
nippon-win-goal = Ziel, { $goal }: { $have } von { $least }, { $met ->
    [0] nicht erfüllt
   *[other] erfüllt
 }.
nippon-source = { $source ->
    [regions] Regionen
    [department] Abteilungen
    [railway] Eisenbahnen
    [region] Boni der Regionen
    [market] belieferte Märkte
    [factory] Fabriken
    [start] Startplättchen
    [goal] Ziele
    [income] Einkommen
    [achievement] Erfolge
    [wages] unbezahlte Löhne
   *[rest] andere Punkte
 }
nippon-win-area = { $area } { $points }
nippon-win-place = { $place }. { $who }: { $points } SP (während der Partie { $play }{ $m ->
    [0] {""}
   *[other] , davon { $regions }
 }; Erfolge { $achieved }{ $n ->
    [0] {""}
   *[other] : { $areas }
 }; Ressourcen und Waren { $things }, Geld { $money })
nippon-score-part = { $part ->
    [achievements] Erfolge
    [things] Rohstoffe und Waren
   *[money] Geld
 }
