# Nippon: die private Ansicht.

nippon-panel-own = Du hast { $owned }
nippon-panel-own-coal = { $coal } auf { $where ->
    [tile] dem Startplättchen
   *[factories] Fabriken
 }

## Der Zug

nippon-panel-act = { $menus ->
    [one] Wähle Aktion und Arbeitskraft
   *[other] { $actions }
 }
nippon-panel-act-more = { $count } weitere
nippon-panel-consolidate = Konsolidieren: { $store }{ $points ->
    [0] {""}
   *[other] , +{ $points } SP
 }{ $lost ->
    [0] {""}
   *[other] , du verlierst { $lost } SP
 }{ $chooses ->
    [0] {""}
   *[other] {" "}…
 }

## Konsolidieren

nippon-panel-work = { $full ->
    [0] Arbeitsbereich
   *[1] Dein Arbeitsbereich ist voll,
 } von unten: { $workers }{ $specialists ->
    [0] {""}
    [one] ; 1 Facharbeitskraft geht heim
   *[other] ; { $specialists } Facharbeitskräfte gehen heim
 }
nippon-panel-then = Du gibst { $taxes } ab, dann: { $what }
nippon-panel-rest = konsolidiere
nippon-panel-tiles = Wähle ein Prunkplättchen
nippon-panel-tile = Stufe { $level }: { nippon-area }
nippon-panel-tile-at = { $have }: { $reached ->
    [0] noch keine SP; { $low } SP ab { $lower }, { $high } SP ab { $upper }
    [1] jetzt { $points } SP; { $high } SP ab { $upper }
   *[other] jetzt { $points } SP, mehr geht nicht
 }
nippon-panel-spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
 }
nippon-panel-tile-scale = { $area ->
    [factories] { $count ->
        [one] 1 Fabrik
       *[other] { $count } Fabriken
    }
   *[contracts] { $count ->
        [one] 1 Vertrag
       *[other] { $count } Verträge
    }
 }: jetzt { $points } SP{ $following ->
    [0] , mehr geht nicht
   *[other] ; { $following } SP bei { $area ->
        [factories] einer
       *[contracts] einem
    } mehr
 }
nippon-panel-white = Neuheiten (weiß) rücken vor …
nippon-panel-white-bonus = bringt { $bonuses }
nippon-panel-white-to = Weiße Abteilung: { $what }
nippon-panel-actions = Aktionen

## Aktionen

nippon-panel-steps = { $steps ->
    [0] Kein Feld
    [one] 1 Feld
   *[other] { $steps } Felder
 } für { $money } Geld{ $silk ->
    [0] {""}
   *[other] {" "}(davon { $silk } Seide)
 }: { $track ->
    [rnd] Wert { $value }
   *[mining] Einkommen { $value }
 }{ $count ->
    [0] {""}
   *[other] , { $bonuses }
 }
nippon-panel-reaches = { $bonuses }
nippon-panel-modifier = { $factory } nutzen: { $effect }
nippon-panel-modifier-on = { $factory } genutzt
nippon-panel-modifier-next = { $factory } statt { $other }: { $effect }
nippon-panel-modifier-off = Ohne { $factory }
nippon-panel-goes-on = { $ends ->
    [0] Zug gleich beenden
   *[other] Zug noch nicht beenden
 }
nippon-panel-same = Dasselbe
nippon-panel-all = { $count ->
    [2] Beide
   *[other] Alle zusammen
 }{ $modifier }
nippon-panel-then-end = Danach Zug beenden
nippon-panel-machines = Baue { $left ->
    [one] 1 Maschine
   *[other] bis zu { $left } Maschinen, je Fabrik eine
 }
nippon-panel-produce = Produziere in { $left ->
    [one] 1 Fabrik
   *[other] bis zu { $left } Fabriken
 }
nippon-panel-modified = { $factory }: { $effect }
nippon-panel-free = Keine Kohle für { $factory }
nippon-panel-ships = Entsende { $left ->
    [one] 1 Schiff
   *[other] bis zu { $left } Schiffe
 }
nippon-panel-railways = Baue { $left ->
    [one] 1 Eisenbahn
   *[other] bis zu { $left } Eisenbahnen, je Region eine
 }
nippon-panel-transport-silk = Für { $count } zahlst du bis zu { $silk } Seide als Geld
nippon-panel-iron-hint = Bezahlt mit …
nippon-panel-iron = { $alone ->
    [-2] { $money } Geld und { $iron } Eisen, soweit es reicht
    [-1] jedes Mal { $more } Eisen
    [0] jedes Mal { $money } Geld und { $iron } Eisen
    [one] einmal { $more } Eisen, sonst { $money } Geld und { $iron } Eisen
   *[other] { $alone }-mal { $more } Eisen, sonst { $money } Geld und { $iron } Eisen
 }
nippon-panel-market = { $left ->
    [one] Wähle einen Markt
   *[other] Beliefere bis zu { $left } Märkte in einer Region
 }
nippon-panel-markets = { nippon-region }: { $left ->
    [one] 1 Markt
   *[other] bis zu { $left } Märkte
 }{ $page ->
    [0] {""}
   *[other] {" "}({ $page })
 }
nippon-panel-reward-hint = Ertrag für jeden Markt
nippon-panel-reward = { $bonus ->
    [nichts] { $bonuses ->
        [0] jedes Mal { $points } SP
        [1] einmal den Bonus der Region, dann { $points } SP
        [2] zweimal den Bonus der Region, dann { $points } SP
       *[other] jedes Mal den Bonus der Region
    }
   *[other] { $bonuses ->
        [0] jedes Mal { $points } SP
        [1] einmal { $bonus }, dann { $points } SP
        [2] zweimal { $bonus }, dann { $points } SP
       *[other] jedes Mal { $bonus }
    }
 }
nippon-panel-reward-one = { $taken ->
    [0] Stattdessen { $points } SP nehmen
   *[other] Stattdessen { $points } SP gewählt
 }
nippon-panel-invest = { $left ->
    [one] Zahle { $costs } für …
   *[other] Bis zu { $left }-mal: zahle { $costs } für …
 }
nippon-panel-invest-for = { $left ->
    [one] Wofür?
   *[other] Wofür? Bis zu { $left }-mal
 }
nippon-panel-pay-hint = { $which ->
    [first] Zahle …
   *[then] Zahle danach …
 }
nippon-panel-pay = { $which ->
    [first] { $goods }
   *[then] Danach { $goods }
 }
nippon-panel-finance = Finanzen +{ $steps }{ $again ->
    [one] {""}
    [2] {" "}(zum zweiten Mal)
   *[other] {" "}(zum dritten Mal)
 }
nippon-panel-finance-to = danach Einkommen { $value } Geld{ $count ->
    [0] {""}
   *[other] , { $bonuses }
 }
nippon-panel-contract = Vertrag { $contract }: { nippon-department }, { $steps ->
    [0] { $gain }
    [one] 1 Feld bei F&E oder Bergbau
   *[other] { $steps } Felder bei F&E oder Bergbau
 }
nippon-panel-contract-any = Vertrag { $contract }: eine Abteilung, die du danach wählst

nippon-panel-region-hint = Welche Region?
nippon-panel-region = Region: { nippon-region }
nippon-panel-from-hint = Waren von …
nippon-panel-fullest = Waren von den vollsten Fabriken
nippon-panel-from = Zuerst { $factory } ({ $goods })

## Seide

nippon-panel-silk = Seide zu Geld ({ $silk })
nippon-panel-silk-ask = mach Seide zu Geld
nippon-panel-silk-back = Seide behalten

## Neuigkeiten, und was ein Zug brachte

nippon-news-marker = **{ $who } verdrängt deinen Marker { $value }: { $city }**
nippon-news-points = **Du erhältst { $points }**
nippon-news-section = **Abschnitt gewertet: +{ $points } für dich**
nippon-brought-markers = { $count ->
    [one] Einflussmarker { $values } gelegt
   *[other] Einflussmarker { $values } gelegt
 }
nippon-brought-track = { nippon-track } { $before } → { $after }
nippon-brought-contract = Vertrag { $contract }
nippon-brought-wages = Löhne jetzt { $wages } Geld
nippon-fact = { $what ->
    [money] Geld
    [coal] Kohle
    [silk] Seide
    [iron] Eisen
    [rnd] F&E, Feld
    [mining] Bergbau, Feld
   *[finance] Finanzen, Feld
 }
