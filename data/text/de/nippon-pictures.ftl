# Wörter in den Bildern von Nippon, und was Alternativtexte sagen.

nippon-pic-subtitle = { $match } · Runde { $round } von { $rounds } · Abschnitt { $section }
nippon-pic-waiting = Als Nächstes
nippon-pic-no-rows = keine Zeile wartet
nippon-pic-won = { $lost ->
    [0] { $name } gewinnt mit { $points } SP
   *[other] { $name } gewinnt
 }
nippon-pic-ended = nach Runde { $rounds }
nippon-pic-doing = { $action }: weiter oder fertig
nippon-pic-asks = { $phase ->
    [turn] { $can ->
        [act] Arbeitskraft nehmen
        [rest] konsolidieren
       *[both] Arbeitskraft nehmen oder konsolidieren
    }
    [end] den Zug beenden
    [pair] ein Paar Startplättchen nehmen
    [worker] Arbeitskraft aus dem Beutel nehmen
    [family] Familienbetrieb: welche Seite?
    [keep] Steuern: was bleibt?
    [silk] Löhne: Seide zu Geld?
    [prestige] ein Prunkplättchen nehmen
    [goal] einen Bonus für das Ziel wählen
    [white] Neuheiten: welche Leiste?
    [department] eine Abteilung aktivieren
    [ship] ein Schiff entsenden
    [railway] eine Eisenbahn bauen
    [machine] eine Maschine bauen
    [piece] Schiff, Maschine oder Eisenbahn?
    [goods] welche Fabriken bekommen Waren?
    [region-bonus] welcher Regionsbonus?
   *[other] für mehr zahlen oder verzichten
 }
nippon-alt-table = Nippon { $match }, der Tisch, Runde { $round } von { $rounds }, Abschnitt { $section }.
nippon-alt-over = Nippon { $match }, der Tisch am Ende der Partie.
nippon-alt-asked = Am Zug: { $who }.
nippon-alt-leads = Die meisten Punkte: { $who }.
nippon-alt-region = { nippon-region }: { $each }; Überseefirma { $overseas }.
nippon-alt-influence = Einfluss nach Regionen.
nippon-alt-points = Punkte: { $each }.
nippon-alt-closer = Nippon { $match }, von Nahem: { $what }.
nippon-alt-prestige = Prunkplättchen: { $tiles ->
    [nichts] noch keine
   *[other] { $tiles }, jetzt { $points } SP wert
 }.
nippon-alt-tracks = Werte: { $tracks }.
nippon-alt-track = { nippon-track } { $value }
nippon-alt-factories = Fabriken mit ihren Waren: { $factories ->
    [nichts] keine
   *[other] { $factories }
 }.
nippon-alt-factory = { $factory } { $n }
nippon-alt-contracts = Verträge: { $done } abgeschlossen, { $left } verfügbar.
nippon-alt-score = Nippon { $match }, die Schlusswertung.
nippon-alt-new-marker = { $who } hat den Einflussmarker { $value } auf { $space }
nippon-alt-new-freed = { $space } ist frei
nippon-alt-new-railway = { $who } hat { nippon-in-region } { $count ->
    [one] eine Eisenbahn
   *[other] { $count } Eisenbahnen
 } gebaut
nippon-alt-new-ship = { $who } hat ein Schiff entsandt: { nippon-destination }
nippon-alt-new-points = { $who } +{ $points } SP
nippon-alt-new-workers = geänderte Arbeitskräfte auf { $n ->
    [one] Einstellungsfeld { $spaces }
   *[other] den Einstellungsfeldern { $spaces }
 }
nippon-alt-new-factory = { $factory } ist weg
nippon-alt-new-goal = { nippon-goal } { $have } von { $least }
nippon-look-region = { nippon-region }: wer wie viel bekommt
nippon-look-hiring = Einstellungsfelder
nippon-pic-pays = Abschnitt { $section } bringt { $pays }
nippon-pic-overseas = Überseefirma
nippon-pic-points-now = Einfluss, und Punkte bei Wertung jetzt
nippon-pic-no-marker = kein Marker: Eisenbahnen zählen nicht
nippon-pic-nobody = kein Einfluss, keine Punkte
nippon-pic-bonus = Regionsbonus
nippon-pic-colour = { $colour ->
    [white] weiß
    [blue] blau
    [grey] grau
    [yellow] gelb
    [red] rot
   *[black] schwarz
 }
nippon-pic-left = übrig
nippon-pic-bag = Im Beutel: { $count }
nippon-pic-next-row = { $rows ->
    [1] Die letzte Zeile
   *[other] Nächste von { $rows } Zeilen
 }
nippon-pic-rows = Als Nächstes, zeilenweise, auf ein leeres Einstellungsfeld:
nippon-pic-no-rows-left = Keine Zeile wartet: Ein leeres Einstellungsfeld beendet die Runde.
nippon-pic-can-build = { $silk ->
    [0] { $money } Geld
   *[other] { $money } Geld + { $silk } Seide
 }
nippon-pic-cannot-rnd = F&E fehlt: { $short }
nippon-pic-cannot-silk = braucht { $silk } Seide, { $short ->
    [one] 1 fehlt
   *[other] { $short } fehlen
 }
nippon-pic-cannot-money = Geld fehlt: { $short }
nippon-pic-cannot-full = kein Feld mehr frei
nippon-pic-or = oder
nippon-pic-brings = bringt Facharbeitskraft und Aufwertung
nippon-pic-no-upgrade = kein Plättchen
nippon-pic-mission-open = { nippon-specialist } wartet
nippon-pic-mission-away = die Facharbeitskraft ist weg
nippon-pic-mission-full = kein Feld für ein Schiff
nippon-pic-goal-section = Abschnitt { $section }, nach Runde { $round }
nippon-pic-priorities = Nimmt zuerst
nippon-pic-his-regions = Arbeitskräfte der Regionen
nippon-pic-his-stock = Marker übrig, nach Stufe der Waren; Eisenbahnen
nippon-pic-tiles = Nächstes Aktionsplättchen: { $count ->
    [0] erst wird neu gemischt
    [one] dieses
   *[other] eines von { $count }
 }
nippon-closer-zaibatsu = Zaibatsu-Tableaus
