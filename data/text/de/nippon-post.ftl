# Nippon: was die Nachricht am Tisch erzählt.

nippon-post-line = { $who }: { $what }
nippon-post-takes = { $who } nimmt die { $worker }
nippon-post-pair = { $who } nimmt Startplättchen: { $start }, { $points }
nippon-post-prestige = legt Prunkplättchen { $level } neben { $area }
nippon-post-factories = baut { $factories }
nippon-post-machines = baut { $n ->
    [one] eine Maschine
   *[other] { $n } Maschinen
 } { $factories }
nippon-post-produced = produziert { $goods }
nippon-post-added = erhält { $goods }
nippon-post-ships = entsendet { $n ->
    [one] ein Schiff
   *[other] { $n } Schiffe
 } nach { $destinations }
nippon-post-railways = baut { $n ->
    [one] eine Eisenbahn
   *[other] { $n } Eisenbahnen
 } { $regions }
nippon-post-markers = legt { $n ->
    [one] den
   *[other] die
 } Einflussmarker { $markers }
nippon-post-marker = { $values } in { $city }
nippon-post-gave-way = { $placed } ({ $gone })
nippon-post-gone = { $how ->
    [replaced] ersetzt die { $value } von { $who }
   *[removed] entfernt die { $value } von { $who }
 }
nippon-post-invested = investiert { $goods }
nippon-post-contracts = schließt { $n ->
    [one] den Vertrag
   *[other] die Verträge
 } { $contracts } ab
nippon-post-freed = holt { $n ->
    [one] den
   *[other] die
 } Einflussmarker { $values } von der Fahne
nippon-post-steps = { $steps } { nippon-track }
nippon-post-round = **Runde { $round } beginnt**
nippon-post-section = **Abschnitt { $section } ist gewertet:** { $n ->
    [0] keine Punkte
   *[other] { $each } SP
 }{ $m ->
    [0] {""}
   *[other] ; Ziele: { $goals }
 }
nippon-post-won = { $who } +{ $points }
nippon-post-goals = { $who } { $goals }

## Takatoshi

nippon-post-solo-takes = { $who } nimmt die { $worker } von Feld { $space } ({ $ties ->
    [0] sein Plättchen zeigt es
   *[other] dort stehen die meisten
 })
nippon-post-solo-idle = { $why ->
    [nobody] tut nichts (dort ist keine Arbeitskraft)
    [border] führt keine Aktion aus (kein Ziel bei dieser Umrandung)
    [railway] führt keine Aktion aus (keine Eisenbahn übrig)
   *[marker] führt keine Aktion aus (kein Marker für diesen Abschnitt)
 }
nippon-post-solo-region = { $why ->
    [none] führt keine Aktion aus (kein Feld frei)
    [ahead] wählt { nippon-region } (liegt überall vorn, wo Platz ist)
   *[behind] wählt { nippon-region } (die erste, in der er nicht vorn liegt)
 }
nippon-post-solo-railway = baut dort eine Eisenbahn
nippon-post-solo-marker = legt Marker { $value } in { $city } ({ $printed ->
    [-1] { $gone ->
        [replaced] ersetzt den höchsten Marker von { $you }, { $lost }
       *[removed] entfernt den höchsten Marker von { $you }, { $lost }
    }
   *[other] höchster aufgedruckter Wert: { $printed }{ $gone ->
        [replaced] , ersetzt den Marker { $lost } von { $you }
        [removed] , entfernt den Marker { $lost } von { $you }
       *[none] {""}
    }
 })
