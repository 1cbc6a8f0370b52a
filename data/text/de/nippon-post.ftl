# Nippon: was die Nachricht am Tisch erzählt.

nippon-post-line = { $who }: { $what }
nippon-post-takes = { $who } nimmt die { $worker }
nippon-post-pair = { $who } nimmt Startplättchen: { $start }, { $points } SP
nippon-post-prestige = legt Prunkplättchen { $level } neben { $area }
nippon-post-idle = führt keine Aktion aus
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
nippon-post-contract = { $contract }{ $n ->
    [0] {""}
   *[other] {" "}(+{ $gain })
 }
nippon-post-freed = befreit { $n ->
    [one] den
   *[other] die
 } Einflussmarker { $values }
nippon-post-more = { $more }
nippon-post-steps = { nippon-track } +{ $steps }
nippon-post-points = +{ $points } SP
nippon-post-lost = verliert { $points } SP
nippon-post-section = **Abschnitt { $section } ist gewertet:** { $n ->
    [0] keine Punkte
   *[other] { $each } SP
 }{ $m ->
    [0] {""}
   *[other] ; Ziele: { $goals }
 }
nippon-post-won = { $who } +{ $points }
nippon-post-goals = { $who } { $goals }
