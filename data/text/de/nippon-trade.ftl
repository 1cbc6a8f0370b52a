# Nippon: Schiffe, Eisenbahnen, heimische Märkte, Investitionen und Verträge.

nippon-ask-ships = Schiffe: wohin?
nippon-ask-ship = entsende ein Schiff
nippon-ask-railways = Eisenbahnen: wo?
nippon-ask-railway = baue eine Eisenbahn
nippon-ask-region-bonus = wähle eine Region und erhalte ihren Bonus
nippon-ask-markets = Heimische Märkte: wo?
nippon-ask-invest = Investitionen und Verträge: welche Waren wofür?
nippon-asked-ships = Jetzt Schiffe: Tippe „schiffe“ und Zielorte, etwa „{ $example }“.
nippon-asked-ship = Jetzt ein Schiff: Tippe „schiff“ und einen Zielort.
nippon-asked-railways = Jetzt Eisenbahnen: Tippe „eisenbahnen“ und Felder, etwa „{ $example }“.
nippon-asked-railway = Jetzt eine Eisenbahn: Tippe „eisenbahn“ und ein Feld, etwa „{ $example }“.
nippon-asked-region-bonus = Jetzt ein Regionsbonus: Tippe „bonus“ und eine Region.
nippon-asked-markets = Jetzt heimische Märkte: Tippe „märkte“, ein Feld und eine Zahl Waren, etwa „{ $example }“.
nippon-asked-invest = Jetzt Investitionen und Verträge: Tippe „investieren“, etwa „{ $example }“.
nippon-part-ships = Entsende Schiffe
nippon-part-ship = Entsende ein Schiff
nippon-part-railways = Baue Eisenbahnen
nippon-part-railway = Baue eine Eisenbahn
nippon-part-region-bonus = Regionsbonus
nippon-part-markets-southwest = Beliefere einen Markt im Südwesten
nippon-part-markets-kansai = Beliefere einen Markt in Kansai
nippon-part-markets-kanto = Beliefere einen Markt in Kanto
nippon-part-markets-north = Beliefere einen Markt im Norden
nippon-part-invest-cotton = Zahle Baumwolle
nippon-part-invest-paper = Zahle Papier
nippon-part-invest-bento = Zahle Bentō
nippon-part-invest-lenses = Zahle Linsen
nippon-part-invest-bulbs = Zahle Glühlampen
nippon-part-invest-clocks = Zahle Uhren

## Antworten

nippon-trade-cost = { $amounts }{ $silk ->
    [0] {""}
   *[other] , { $silk } Seide als Geld
 }
nippon-trade-unmodified = {""}
nippon-trade-with = ; mit { $factory }
nippon-trade-without = ; ohne Modifikator
nippon-trade-destination = { nippon-destination } ({ nippon-colour })
nippon-trade-work = { $wages } Geld Lohn, { $count } von { $spaces } Arbeitskräften{ $tile ->
    [0] {""}
   *[other] , Prunkplättchen { $tile }
 }
nippon-ship-no-upgrade = keine Aufwertung
nippon-ship-upgrade = Aufwertung { $before } → { $steps ->
    [0] { $gain }
   *[other] { $steps } Felder
 }
nippon-ship-detail = { $upgrade }{ $count ->
    [0] {""}
   *[other] , sofort { $bonuses }
 }; { $work }
nippon-do-send = { $ships }: zahle { $cost }{ $modifier }
nippon-trade-rail = { nippon-region } ({ $bonus ->
    [yes] { $gain }
   *[no] kein Bonus
 })
nippon-trade-influence = { nippon-region }: dein Einfluss { $before } → { $after }
nippon-rail-no-marker = { nippon-region }: kein Einfluss, solange dort kein Marker von dir ist
nippon-do-railways = { $railways }: zahle { $cost }{ $modifier }
nippon-railways-detail = { $regions }
nippon-do-region-bonus = { nippon-region }: { $gain }
nippon-trade-usual = {""}
nippon-trade-source = { $count }× { $factory }
nippon-trade-from = {" "}({ $sources })
nippon-trade-delivery = { $city }: { $goods }{ $sources } für Marker { $value } und { $reward }{ $removed ->
    [none] {""}
   *[other] {" "}(entfernt: { $removed })
 }
nippon-do-markets = { $deliveries }{ $modifier }
nippon-trade-replaces = { $own ->
    [0] ersetzt den Marker { $value } von { $who }
   *[other] ersetzt deinen Marker { $value }
 }
nippon-trade-removes = { $own ->
    [0] entfernt den Marker { $value } von { $who }
   *[other] entfernt deinen Marker { $value }
 }
nippon-trade-nothing-leaves = kein Marker geht
nippon-markets-influence = { nippon-region }: dein Einfluss { $before } → { $after }{ $covered ->
    [0] {""}
   *[other] ; Überseefirma { $company } → { $left }
 }
nippon-markets-detail = { $change }{ $count ->
    [0] {""}
   *[other] ; { $leaving }
 }
nippon-trade-any-department = eine Abteilung deiner Wahl
nippon-trade-contract = Vertrag { $contract }, { $brings }
nippon-trade-payment = { $goods }{ $sources }: { $result }
nippon-do-invest = Zahle { $payments }{ $modifier }
nippon-invest-detail = danach { $count ->
    [one] 1 Vertrag
   *[other] { $count } Verträge
 } von { $recesses }

## Ablehnungen

nippon-ships-left = { $left ->
    [0] du hast keine Schiffe mehr
    [one] du hast nur noch 1 Schiff
   *[other] du hast nur noch { $left } Schiffe
 }
nippon-no-space-for-specialist = { $free ->
    [0] dein Arbeitsbereich hat kein Feld für eine Facharbeitskraft
    [one] dein Arbeitsbereich hat nur noch ein Feld für 1 Facharbeitskraft
   *[other] dein Arbeitsbereich hat nur noch Felder für { $free } Facharbeitskräfte
 }
nippon-destination-full = { nippon-destination } hat schon { $limit } Schiffe, mehr dürfen es nicht sein
nippon-specialist-away = die Facharbeitskraft von { nippon-destination } ist in { $own ->
    [0] einem Arbeitsbereich
   *[other] deinem Arbeitsbereich
 }
nippon-destination-again = { nippon-destination }: jedes Schiff fährt zu einem anderen Zielort
nippon-no-destination = kein Zielort hat eine Facharbeitskraft und Platz für ein Schiff
nippon-iron-too-often = du nennst { $iron }-mal Eisen für { $count ->
    [one] 1 Aktivierung
   *[other] { $count } Aktivierungen
 }
nippon-railways-left = { $left ->
    [0] du hast keine Eisenbahnen mehr
    [one] du hast nur noch 1 Eisenbahn
   *[other] du hast nur noch { $left } Eisenbahnen
 }
nippon-rail-taken = { nippon-region }: kein leeres Feld mit diesem Bonus
nippon-region-full = { nippon-region }: alle { $limit } Eisenbahnfelder sind besetzt
nippon-region-again = { nippon-region }: jede Eisenbahn kommt in eine andere Region
nippon-all-regions-full = alle Eisenbahnfelder sind besetzt
nippon-not-built-there = { nippon-region }: dort ist keine Eisenbahn dieser Aktion
nippon-no-goods = du hast keine Waren
nippon-no-market = kein Markt verlangt deine Waren
nippon-market-markers = die nötigen Marker fehlen in deinem Lager
nippon-market-low = deine Marker sind nicht höher als die auf den Märkten
nippon-short-goods = nötig: { $due } { nippon-good }, du hast { $have }
nippon-source-other = { $factory }: keine Waren dieser Art ({ nippon-good })
nippon-source-short = { $have ->
    [0] { $factory }: keine Waren mehr
   *[other] { $factory }: nur { $have }
 }
nippon-sources-count = { $count } Waren werden gezahlt: nenne für jede eine Fabrik oder eine für alle
nippon-sources-which = { nippon-good }: sage, wie viele aus welcher Fabrik kommen, z. B. „von papier1b papier3a x2“
nippon-goods-range = zahle 1 bis { $most } Waren
nippon-no-such-marker = der Einflussmarker { $value } ist nicht in deinem Lager
nippon-marker-not-higher = dort liegt schon ein Marker { $there }, dein Marker { $value } ist nicht höher
nippon-marker-too-low = dort liegen { $limit } Marker, mehr dürfen es nicht sein; dein Marker { $value } ist nicht höher als der niedrigste, { $lowest }
nippon-remove-which = { nippon-city }: Einer der niedrigsten Marker geht; sage welcher, etwa „entfernt osaka.links“
nippon-not-removed = { $full ->
    [yes] { nippon-city }: nur einer der niedrigsten Marker geht
   *[no] { nippon-city }: kein Marker muss gehen
 }
nippon-one-region = alle Aktivierungen gehen in dieselbe Region: { nippon-region }
nippon-points-too-often = SP statt des Bonus: höchstens { $count ->
    [one] einmal
   *[other] { $count }-mal
 }
nippon-good-again = noch einmal { nippon-good }: jede Aktivierung nimmt eine andere Warensorte
nippon-contract-fulfilled = jeder Vertrag kann nur einmal abgeschlossen werden
nippon-no-recess = alle { $recesses } Aussparungen für Verträge sind besetzt
nippon-either = { $one } oder { $other }
nippon-contract-needs = dieser Vertrag braucht { $goods }, in dieser Aktion gezahlt
nippon-no-choice-of-department = eine Abteilung wählst du nur bei Verträgen mit freier Wahl
