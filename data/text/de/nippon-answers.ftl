# Nippon: gegebene Antworten, und was man aussucht.

nippon-slot-iron = { $factory }, Feld für Eisen
nippon-rail = { nippon-region }, { $gain ->
    [nichts] kein Bonus
   *[other] { $gain }
 }
nippon-back = { $verb ->
    [supply] { $what } beliefern
    [invest] { $what } gezahlt
    [machine] Maschine: { $what }
    [produce] Produktion: { $what }
    [goods] Waren: { $what }
    [ship] Schiff nach { $what }
   *[railway] Eisenbahn: { $what }
 }
nippon-back-act = { $action }, Arbeitskraft { $colour }
nippon-back-end = Ende des Zuges
nippon-back-consolidate = Konsolidieren
nippon-back-pair = Startplättchen { $pair }
nippon-back-steps = { $to ->
    [rnd] Schritte bei F&E
    [mining] Schritte bei Bergbau
   *[both] F&E und Bergbau
 }
nippon-back-keep = { $money } Geld, { $coal } Kohle behalten
nippon-back-silk = { $silk } Seide zu Geld
nippon-back-goal = Zielbonus: { $bonus ->
    [money] Geld
    [iron] Eisen
    [steps] Schritte
   *[departments] Abteilungen
 }
nippon-back-bonus = Bonus von { $region }
nippon-back-again = noch einmal
