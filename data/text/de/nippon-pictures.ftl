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
