# Nippon: gegebene Antworten, und was man aussucht.

nippon-slot-iron = { $factory }, Feld für Eisen
nippon-rail = { nippon-region }, { $gain ->
    [nichts] kein Bonus
   *[other] { $gain }
 }
nippon-back = { $verb ->
    [supply] { $what } beliefern
    [invest] { $what }
    [machine] Maschine: { $what }
    [produce] Produktion: { $what }
    [goods] Waren: { $what }
    [ship] Schiff nach { $what }
   *[railway] { $n ->
        [one] Eisenbahn
       *[other] Eisenbahnen
    } { $what }
 }
nippon-back-act = { $action } ({ $colour })
nippon-back-end = Ende des Zuges
nippon-back-consolidate = Konsolidieren
nippon-back-pair = Startplättchen { $pair }
nippon-back-steps = { $to ->
    [rnd] Felder bei F&E
    [mining] Felder bei Bergbau
   *[both] F&E und Bergbau
 }
nippon-back-keep = { $money } Geld, { $coal } Kohle behalten
nippon-back-silk = { $silk } Seide zu Geld
nippon-back-goal = Zielbonus: { $bonus ->
    [money] Geld
    [iron] Eisen
    [steps] Felder
   *[departments] Abteilungen
 }
nippon-back-bonus = Bonus von { $region }
nippon-back-first = { $what ->
    [bonus] Bonus zuerst
   *[effect] Effekt zuerst
 }
nippon-back-again = noch einmal

## Was man besitzt, und was eine Wahl bedeutet

nippon-hint-mission = Facharbeitskraft ({ $colour }); { $upgrade ->
    [0] keine Aufwertung
   *[other] wertet deine Abteilung auf
 }
nippon-hint-region = dein Einfluss dort { $influence }, der höchste { $best }
nippon-hint-factory = { $machines ->
    [0] keine Maschine
    [one] 1 Maschine
   *[other] { $machines } Maschinen
 }, { $goods } von 4 Waren
