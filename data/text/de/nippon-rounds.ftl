# Nippon: Startplättchen, Konsolidieren, Ziele, das Ende.

## Was ansteht

nippon-ask-pair = nimm ein Startplättchenpaar
nippon-ask-worker = nimm eine Arbeitskraft aus dem Beutel
nippon-ask-family = wähle eine Seite des Familienbetriebs
nippon-ask-keep = wähle, was du bei den Steuern behältst
nippon-ask-silk = Löhne { $wages } Geld; du hast { $money } Geld und behältst das letzte: Seide zu Geld machen?
nippon-ask-prestige = nimm ein Prunkplättchen
nippon-ask-goal = wähle einen Bonus für das Ziel: { nippon-goal }

nippon-asked-pair = Jetzt die Startplättchen: Tippe „paar“ und eine Zahl.
nippon-asked-worker = Jetzt eine Arbeitskraft: Tippe „arbeitskraft“ und eine Farbe.
nippon-asked-family = Jetzt der Familienbetrieb: Tippe „familie“ und „papier“ oder „baumwolle“.
nippon-asked-keep = Jetzt die Steuern: Tippe „behalten“, zum Beispiel „{ $example }“.
nippon-asked-silk = Jetzt die Löhne: Tippe „seide“ und eine Zahl, oder „nichts“.
nippon-asked-prestige = Jetzt ein Prunkplättchen: Tippe „prunk“, zum Beispiel „{ $example }“.
nippon-asked-goal = Jetzt ein Bonus: Tippe „ziel“ und „geld“, „eisen“, „schritte“ oder „abteilungen“.

nippon-part-pair = Nimm ein Paar
nippon-part-worker = Nimm eine Arbeitskraft
nippon-part-family = Familienbetrieb
nippon-part-keep = Behalten
nippon-part-silk = Seide zu Geld
nippon-part-prestige = Prunkplättchen
nippon-part-goal = Zielbonus
nippon-part-consolidate = Konsolidieren

## Startplättchen

nippon-start-effect = { $effect ->
    [machine] eine Maschine für deine erste Fabrik
    [ship] ein Schiff entsenden
    [railway] eine Eisenbahn bauen
    [worker] eine Arbeitskraft deiner Wahl
    [family] Familienbetrieb
    [goods] { $goods } Waren für deine erste Fabrik
    [coal] { $coal } Kohle, sicher vor Steuern
   *[discount] Fabriken kosten { $discount } Geld weniger
 }
nippon-do-pair = Paar { $pair }: { $points } SP, { $effect }
nippon-pair-detail = Dazu { $brings }
nippon-pair-range = { $most ->
    [one] es gibt nur noch 1 Paar
   *[other] wähle ein Paar von 1 bis { $most }
 }
nippon-do-worker = Nimm: { nippon-worker }
nippon-not-in-bag = im Beutel fehlt: { nippon-worker }
nippon-do-family = Familienbetrieb: { nippon-good }

## Konsolidieren

nippon-do-consolidate = Konsolidieren
nippon-do-consolidate-tile = Konsolidieren: Stufe { $level }: { nippon-area }, { $worth }
nippon-consolidate-detail = { $departments }; +{ $coal } Kohle, +{ $money } Geld; Löhne { $wages } Geld{ $lost ->
    [0] {""}
   *[other] {""}, du verlierst { $lost } SP
 }
nippon-no-workers = du hast keine Arbeitskräfte im Arbeitsbereich
nippon-which-tile = du musst ein Prunkplättchen nehmen: nenne Stufe und Bereich
nippon-no-white = deine Arbeitskräfte aktivieren die Neuheiten (weiß) nicht
nippon-prestige-workers = ein Plättchen der Stufe { $level } liegt neben Arbeitskraft { $beside }; { $count ->
    [0] du hast keine
   *[other] du hast { $count }
 }
nippon-prestige-gone = du hast keine Prunkplättchen der Stufe { $level } mehr
nippon-prestige-level = Prunkplättchen haben die Stufen 1 bis { $most }
nippon-prestige-taken = neben diesem Bereich liegt schon ein Prunkplättchen: { nippon-area }
nippon-prestige-detail = bisher { $points } SP
nippon-do-prestige = Stufe { $level }: { nippon-area }
nippon-standing = Steuern
nippon-standing-coal = Steuern: zuerst Kohle behalten
nippon-standing-money = Steuern: zuerst Geld behalten
nippon-do-keep = Behalte { $kept }
nippon-keep = du behältst zusammen { $most }; du hast { $money } Geld und { $coal } Kohle
nippon-keep-silk = Seide behalten: du verlierst { $lost } SP
nippon-do-silk = { $lost ->
    [0] { $silk } Seide zu Geld: verliere keine SP
   *[other] { $silk } Seide zu Geld: verliere { $lost } SP
 }
nippon-silk-wages = { $most ->
    [0] die Löhne brauchen keine Seide
   *[other] die Löhne brauchen 1 bis { $most } Seide
 }

## Ziele

nippon-do-goal = { $steps ->
    [0] { $departments ->
        [0] { $gain }
       *[other] { $departments } verschiedene Abteilungen
    }
   *[other] { $steps } Felder auf F&E oder Bergbau
 }
nippon-goal-other = das Zieletableau hat in Abschnitt { $section } keinen solchen Bonus
