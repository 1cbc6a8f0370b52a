# Wörter in den Bildern von Nippon, und was Alternativtexte sagen.

nippon-pic-subtitle = { $match } · Runde { $round } von { $rounds } · Abschnitt { $section }
nippon-pic-waiting = Als Nächstes
nippon-pic-no-rows = keine Zeile wartet
nippon-pic-won = { $lost ->
    [0] { $name } gewinnt mit { $points } SP
   *[other] { $name } gewinnt
 }
nippon-pic-ended = nach Runde { $rounds }
nippon-pic-action = { $action ->
    [rnd] F&E
    [mining] Bergbau
    [factory] Fabrikbau
    [machines] Maschinen
    [produce] Produktion
    [ships] Schiffe
    [railways] Eisenbahnen
    [markets] Märkte
   *[invest] Investitionen
 }
nippon-pic-doing = { $action }: weiter oder fertig
nippon-pic-asks = { $phase ->
    [turn] Arbeitskraft nehmen oder konsolidieren
    [end] den Zug beenden
    [pair] ein Paar Startplättchen nehmen
    [worker] Arbeitskraft aus dem Beutel nehmen
    [family] Familienbetrieb: welche Seite?
    [keep] Steuern: was bleibt?
    [silk] Löhne: Seide zu Geld?
    [prestige] ein Prestigeplättchen nehmen
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
nippon-alt-leads = Nach Punkten führt { $who }.
nippon-alt-region = { nippon-region }: { $each }; Überseefirma { $overseas }.
nippon-alt-influence = Einfluss nach Regionen.
nippon-alt-points = Punkte: { $each }.
nippon-alt-closer = Nippon { $match }, { $what }.
nippon-alt-score = Nippon { $match }, die Schlusswertung.
nippon-alt-new-marker = { $who } hat den Einflussmarker { $value } auf { $space }
nippon-alt-new-freed = { $space } ist frei
nippon-alt-new-railway = { $who } hat { nippon-in-region } eine Eisenbahn gebaut
nippon-alt-new-ship = { $who } hat ein Schiff entsandt: { nippon-destination }
nippon-alt-new-points = { $who } +{ $points } SP
nippon-alt-new-workers = die Arbeitskräfte auf Einstellungsfeld { $space } haben sich geändert
nippon-alt-new-factory = { nippon-factory } ist weg
nippon-alt-new-row = der Wartebereich hat sich geändert
nippon-alt-new-goal = { nippon-goal } { $have } von { $least }
nippon-look-supply = Fabriken zur Auswahl
nippon-look-region = { nippon-region }: wer wie viel bekommt
nippon-look-hiring = Einstellungsfelder
nippon-pic-pays = Abschnitt { $section } bringt { $pays }
nippon-pic-overseas = Überseefirma
nippon-pic-influence = Einfluss
nippon-pic-points-now = Einfluss, und Punkte bei Wertung jetzt
nippon-pic-points-final = am Ende der Partie
nippon-pic-no-marker = kein Marker: Eisenbahnen zählen nicht
nippon-pic-nobody = kein Einfluss, keine Punkte
nippon-pic-bonus = Regionsbonus
nippon-pic-most-markers = höchstens Marker je Person und Stadt: { $limit }
