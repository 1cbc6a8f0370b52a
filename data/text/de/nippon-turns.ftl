# Nippon: Züge, was gefragt wird, Ablehnungen der gemeinsamen Schritte.

nippon-ask-turn = { $can ->
    [act] wähle eine Aktion
    [rest] konsolidiere
   *[both] wähle eine Aktion oder konsolidiere
 }
nippon-ask-end = beende deinen Zug
nippon-ask-white = Neuheiten: welche Leiste?
nippon-ask-department = aktiviere eine Abteilung
nippon-ask-rnd = F&E: wie viele Felder?
nippon-ask-mining = Bergbau: wie viele Felder?
nippon-asked-turn = { $can ->
    [act] Jetzt eine Arbeitskraft für eine Aktion nehmen, etwa „{ $example }“.
    [rest] Jetzt konsolidieren: Tippe „konsolidiere“ und, wenn du die Wahl hast, ein Prunkplättchen.
   *[both] Jetzt eine Arbeitskraft für eine Aktion nehmen, etwa „{ $example }“, oder konsolidieren.
 }
nippon-asked-end = Nur das Ende des Zuges ist übrig: Tippe „ende“.
nippon-asked-white = Jetzt eine Leiste wählen: Tippe „weiß forschung“, „weiß bergbau“ oder „weiß beide“.
nippon-asked-department = Jetzt eine Abteilung wählen: Tippe „abteilung“ und ihre Farbe.
nippon-asked-rnd = Jetzt bei F&E vorrücken: Tippe „forschung“ und 1, 2 oder 3.
nippon-asked-mining = Jetzt bei Bergbau vorrücken: Tippe „bergbau“ und 1, 2 oder 3.
nippon-part-space1 = Einstellungsfeld 1
nippon-part-space2 = Einstellungsfeld 2
nippon-part-space3 = Einstellungsfeld 3
nippon-part-space4 = Einstellungsfeld 4
nippon-part-space5 = Einstellungsfeld 5
nippon-part-end = Zug beenden
nippon-part-none = Darauf verzichten
nippon-part-white = Welche Leiste?
nippon-part-department = Abteilung
nippon-part-rnd = Felder bei F&E
nippon-part-mining = Felder bei Bergbau

## Antworten

nippon-do-act = { nippon-action }: { nippon-worker }
nippon-act-department = { $colour ->
    [white] weiß
    [blue] blau
    [grey] grau
    [yellow] gelb
    [red] rot
   *[black] schwarz
 }
nippon-act-detail = { $ends ->
    [round] Runde endet;{" "}
    [section] Abschnitt endet;{" "}
   *[none] {""}
 }{ $action ->
    [rnd] { $often ->
        [one] 1 Feld
       *[other] bis zu { $often } Felder
    }
    [mining] { $often ->
        [one] 1 Feld
       *[other] bis zu { $often } Felder
    }
    [factory] { $often ->
        [one] 1 Plättchen
       *[other] { $often } Plättchen
    } in Reichweite
   *[other] { $often ->
        [one] einmal
       *[other] bis zu { $often }-mal
    }
 }; Löhne { $wages } Geld{ $tile ->
    [0] {""}
   *[other] , Prunkplättchen { $tile }
 }, aktiviert { $departments }
nippon-do-end = Zug beenden{ $next ->
    [takatoshi] , Takatoshi ist dran
    [workers] , zieht Arbeitskräfte
   *[none] {""}
 }
nippon-do-none = Nichts weiter
nippon-do-steps = { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
 }: zahle { $money } Geld{ $silk ->
    [0] {""}
   *[other] , davon { $silk } Seide
 }{ $modifier ->
    [nichts] {""}
   *[other] ; mit { $modifier }
 }
nippon-steps-detail = { nippon-track }: Wert { $value }, Feld { $space }
nippon-do-white = { $rnd ->
    [0] Bergbau +{ $mining }
   *[other] { $mining ->
        [0] F&E +{ $rnd }
       *[other] F&E +{ $rnd }, Bergbau +{ $mining }
    }
 }
nippon-white-detail = danach F&E-Wert { $rnd }, Bergbau { $mining } Kohle{ $count ->
    [0] {""}
   *[other] ; { $bonuses }
 }
nippon-do-sell-taxed = { $silk } Seide zu Geld, vor den Steuern
nippon-do-sell = { $silk } Seide zu { $silk } Geld machen
nippon-sell-detail = danach hast du { $money } Geld

## Ablehnungen

nippon-short = nötig: { $due } { $resource ->
    [money] Geld
    [coal] Kohle
    [silk] Seide
   *[iron] Eisen
 }, du hast { $have }
nippon-short-money = nötig: { $due } Geld, du hast { $have }{ $silk ->
    [0] {""}
   *[other] {" "}Geld und { $silk } Seide{ $beside ->
        [0] {""}
       *[other] {" "}übrig
    }
 }
nippon-one-at-a-time = { $reason }; einzeln kann es reichen, denn dazwischen kommen Boni
nippon-silk-own-turn = Seide wird nur in deinem eigenen Zug zu Geld
nippon-silk-needed = deine Aktion braucht diese Seide: sie muss mindestens einmal aktiviert werden
nippon-one-step = es gibt nur 1 Feld, das lässt sich nicht aufteilen
nippon-other-department = nur diese Abteilungen lassen sich aktivieren: { $of }
nippon-work-full = alle { $spaces } Felder deines Arbeitsbereichs sind besetzt: Du musst konsolidieren
nippon-no-such-worker = für { nippon-action } gibt es keine { nippon-worker }
nippon-space-empty = keine Arbeitskraft mehr da
nippon-once-at-least = aktiviere die Aktion mindestens einmal
nippon-too-often = { $left ->
    [0] die Aktion ist aufgebraucht
    [one] nur noch 1 Aktivierung von { $limit } ist übrig
   *[other] nur noch { $left } Aktivierungen von { $limit } sind übrig
 }
nippon-steps-range = 1 bis { $most } Felder lassen sich kaufen
nippon-track-end = dein Marker bei { nippon-track } steht schon am Ende der Leiste
nippon-modifier-unsaid = sage, mit welcher Fabrik du die Aktion modifizierst, oder „mit nichts“
nippon-modifier-settled = die Aktion ist schon modifiziert
nippon-no-modifier = keine deiner Fabriken modifiziert diese Aktion
nippon-not-modified = { $factory } modifiziert diese Aktion nicht
nippon-modifier-which = mehrere Fabriken könnten die Aktion modifizieren
nippon-refuse-modules = die Module brauchen mindestens 2 Personen
