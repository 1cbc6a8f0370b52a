# Drei Pläne auf Wunsch: ganze Züge mit dem, was von ihnen stimmt, und wie einer eingetragen wird.

plans-show = Drei Pläne zeigen
plans-title = { $n ->
    [one] **1 Plan für deinen Zug**
   *[other] **{ $n } Pläne für deinen Zug**
 }
plans-note = -# Nur nach dem, was du sehen kannst. Drücke einen Plan, um ihn einzutragen: Den Zug beendest du selbst.
plans-plan = **Plan { $n }: { $what }**
plans-why = Warum: { $what }.
plans-costs = Dafür: { $what }.
plans-draws = dann wird etwas gezogen
plans-button = Plan { $n }
plans-filled = **Plan eingetragen.** Prüfe ihn, dann beende deinen Zug oder nimm den Plan zurück.
plans-filled-part = **Plan bis hierher eingetragen.** Den Rest spielst du selbst:
plans-filled-none = **Noch ist nichts gespielt.** Den Plan spielst du selbst:
plans-next = Im Plan folgt: { $what }
plans-again = Danach wird etwas gezogen, und du entscheidest neu.
plans-old = Diese Pläne galten für einen früheren Moment; nichts wurde geändert. So steht es jetzt:
plans-gone = Dieser Plan ist nicht mehr zu finden; nichts wurde geändert. Lass dir neue Pläne zeigen.
plans-off = An diesem Tisch werden keine Pläne gezeigt: Seine Optionen schließen sie aus.
plans-busy = Die Bots denken noch über andere Züge nach. Nichts wurde geändert; drücke gleich noch einmal.
plans-failed = Mir ist gerade kein Plan eingefallen. Nichts wurde geändert; drücke gleich noch einmal.
plans-lobby = Pläne auf Wunsch, zählt nicht für die Ergebnisse
plans-brings = bringt { $what }
plans-spends = gibt { $what } ab
plans-keeps = bewahrt alles für später auf
plans-ahead = { $what } (vor { $who })

## Yokohama

yokohama-plans-place = Assistenten: { $areas }
yokohama-plans-hires = holt { $what } aus dem Lager
yokohama-plans-orders = { $how ->
    [completes] erfüllt { $orders }
   *[ready] macht { $orders } erfüllbar
 }
yokohama-plans-nears = { $n ->
    [0] hat alles für { $order }
   *[other] braucht dann noch { $missing } für { $order }
 }
yokohama-plans-takes = { $n ->
    [one] holt 1 Auftrag im Wert von { $points } Punkten
   *[other] holt { $n } Aufträge im Wert von zusammen { $points } Punkten
 }
yokohama-plans-gains = erwirbt { $technology }: { $effect }
yokohama-plans-builds = baut { $what }
yokohama-plans-achieves = erlangt Errungenschaft { $achievement }
yokohama-plans-agent = bringt { $agent }
yokohama-plans-rank = { $place ->
    [1] { $ranking ->
        [church] bringt dich in der Kirche in Führung
        [customs] bringt dich im Importlager in Führung
       *[technology] bringt dich bei den Technologien in Führung
    }
   *[2] { $ranking ->
        [church] bringt dich in der Kirche auf Platz 2
        [customs] bringt dich im Importlager auf Platz 2
       *[technology] bringt dich bei den Technologien auf Platz 2
    }
 }
yokohama-plans-ends = läutet das Spielende ein

## Traders of Osaka

osaka-plans-buy = Kaufen mit { $cards }
osaka-plans-reserve = { $card } reservieren
osaka-plans-insure = Versichern mit { $cards }
osaka-plans-sells = { $tokens ->
    [0] verkauft deine Waren für { $vp }
   *[other] verkauft deine Waren für { $vp } und { $tokens } Ertragsplättchen
 }
osaka-plans-other-sells = lässt { $who } für { $vp } verkaufen
osaka-plans-lays = macht { $count ->
    [one] 1 { $colour ->
        [red] rotes
        [blue] blaues
        [yellow] gelbes
       *[green] grünes
    } Handelsgut
   *[other] deine { $count } { $colour ->
        [red] roten
        [blue] blauen
        [yellow] gelben
       *[green] grünen
    } Handelsgüter zusammen
 } { $vp } SP wert, { $away ->
    [one] 1 Feld
   *[other] { $away } Felder
 } vor Edo
osaka-plans-risks = gefährdet { $count } { $colour ->
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
 } { $count ->
    [one] Handelsgut
   *[other] Handelsgüter
 } in Enshunada
osaka-plans-saves = rettet { $count ->
    [one] 1 Handelsgut
   *[other] { $count } Handelsgüter
 }
osaka-plans-loses = verliert { $count ->
    [one] 1 Handelsgut
   *[other] { $count } Handelsgüter
 }
osaka-plans-raises = bringt dir für jedes deiner { $colour ->
    [red] roten
    [blue] blauen
    [yellow] gelben
   *[green] grünen
 } Handelsgüter 1 Münze mehr
osaka-plans-reserves = hält { $card } für dich frei
osaka-plans-affords = bringt deine Hand auf { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }{ $price ->
    [0] {""}
    [one] {", und was im Markt bleibt, kostet 1 Münze"}
   *[other] {", und was im Markt bleibt, kostet"} { $price } Münzen
 }
osaka-plans-holds = behält deine { $coins } auf der Hand
osaka-plans-ends = beendet die Partie

## Nippon: Zaibatsu

nippon-plans-lays = { $piece ->
    [ship] entsendet { $what }
   *[other] baut { $what }
 }
nippon-plans-contract = schließt Vertrag { $contract } ab
nippon-plans-raises = bringt { $track ->
    [rnd] F&E auf Wert { $value }
    [mining] das Einkommen auf { $value } Kohle
   *[finance] das Einkommen auf { $value } Geld
 }
nippon-plans-advances = rückt { $track ->
    [rnd] F&E
    [mining] Bergbau
   *[finance] Finanzen
 } { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 } vor
nippon-plans-upgrades = wertet { $department } auf
nippon-plans-prestige = legt Prunkplättchen { $level } an { $area }: { $points } SP nach jetzigem Stand
nippon-plans-rank = bringt dich auf Platz { $place } { nippon-in-region }: { $points } SP, wenn es so bleibt
nippon-plans-clears = räumt { $workers ->
    [one] 1 Arbeitskraft
   *[other] { $workers } Arbeitskräfte
 } aus dem Arbeitsbereich
nippon-plans-spares-wages = hält die Löhne bei { $due } Geld
nippon-plans-raises-wages = erhöht die Löhne auf { $due } Geld
nippon-plans-ends = beendet die Partie
