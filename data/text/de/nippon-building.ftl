# Nippon: Fabriken, Maschinen, Produktion, und was die Fabrikplättchen fragen.

nippon-ask-factory = Fabrikbau: welche Fabrik?
nippon-ask-machines = Maschinen: in welche Fabriken?
nippon-ask-produce = Produktion: welche Fabriken produzieren?
nippon-ask-machine = baue eine Maschine
nippon-ask-goods = wähle die Fabriken, die je 1 Ware bekommen
nippon-ask-piece = entsende ein Schiff oder baue eine Maschine oder Eisenbahn
nippon-ask-first = ein Bonus ist erreicht, ein Effekt steht noch aus: Was kommt zuerst?
nippon-ask-again = zahle für weitere Felder oder verzichte
nippon-ask-second-ship = zahle für ein zweites Schiff oder verzichte
nippon-ask-second-railway = zahle für eine zweite Eisenbahn oder verzichte
nippon-asked-factory = Jetzt Fabrikbau: Tippe „fabrik“ und ein Plättchen, etwa „{ $example }“.
nippon-asked-machines = Jetzt Maschinen: Tippe „maschinen“ und Fabriken, etwa „{ $example }“.
nippon-asked-produce = Jetzt Produktion: Tippe „produktion“ und Fabriken, etwa „{ $example }“.
nippon-asked-machine = Jetzt eine Maschine: Tippe „maschine“ und eine Fabrik, etwa „{ $example }“.
nippon-asked-goods = Jetzt die Waren: Tippe „waren“ und Fabriken, etwa „{ $example }“.
nippon-asked-piece = Jetzt ein Schiff, eine Maschine oder eine Eisenbahn: Tippe „schiff berlin“, „maschine baumwolle1a“ oder „eisenbahn kanto/seide“.
nippon-asked-first = Jetzt, was zuerst kommt: Tippe „zuerst bonus“ oder „zuerst effekt“.
nippon-asked-again = Jetzt weitere Felder oder keine: Tippe „nochmal“ oder „nichts“.
nippon-asked-second-ship = Jetzt ein zweites Schiff oder keines: Tippe „schiff“ und einen Zielort oder „nichts“.
nippon-asked-second-railway = Jetzt eine zweite Eisenbahn oder keine: Tippe „eisenbahn“ und ein Feld oder „nichts“.
nippon-part-factory1 = Fabrik der Stufe 1 bauen
nippon-part-factory2 = Fabrik der Stufe 2 bauen
nippon-part-factory3 = Fabrik der Stufe 3 bauen
nippon-part-machines = Maschinen bauen
nippon-part-machines-modified = Eine Maschine, anders modifiziert
nippon-part-produce = Produzieren
nippon-part-produce-modified = Eine Fabrik, anders modifiziert
nippon-part-machine = Maschine bauen
nippon-part-goods = Fabriken, die 1 Ware bekommen
nippon-part-first = Was kommt zuerst?
nippon-part-again = Weitere Felder
nippon-part-second-ship = Ein zweites Schiff
nippon-part-second-railway = Eine zweite Eisenbahn

## Antworten

nippon-free = kostenlos
nippon-pay = zahle { $cost }
nippon-slot = { $slot ->
    [iron] { $factory }, Eisenfeld
   *[free] { $factory }, Feld ohne Eisen
 }
nippon-level = Fabriken der Stufe { $level }
nippon-do-factory = { $factory }: { $cost }
nippon-factory-lapses = { $effect } ({ $lapses })
nippon-factory-lapse = { $what ->
    [ship] { $full ->
        [1] kein Schiff: Arbeitsbereich voll
       *[0] kein Schiff möglich
    }
    [machine] keine Maschine möglich
    [railway] keine Eisenbahn möglich
    [piece] nichts zu entsenden oder zu bauen
    [steps] Leiste am Ende
    [department] jetzt keine Abteilung
   *[gain] noch nichts
 }
nippon-factory-detail = { $effect }; danach { $number ->
    [one] 1 Fabrik
   *[other] { $number } Fabriken
 }, { $points } SP mit Prunkplättchen
nippon-do-machines = { $slots }: { $cost }{ $modifier }
nippon-detail-bonuses = { $what ->
    [none] { $bonuses }
   *[other] { $what }; { $bonuses }
 }
nippon-machine-detail = danach { nippon-goods } je Produktion
nippon-machine-at-once = { $room ->
    [0] produziert nicht sofort: kein Platz
   *[other] produziert sofort { nippon-goods } für { $coal } Kohle
 }
nippon-machine-no-coal = produziert nicht sofort: kostet { $coal } Kohle, du hast { $have }
nippon-do-produce = { $factories }: { $goods }, { $cost }{ $modifier }
nippon-do-produce-free = { $what }; keine Kohle für { $factory }
nippon-goods-lost = { $count ->
    [one] 1 Ware findet keinen Platz
   *[other] { $count } Waren finden keinen Platz
 }
nippon-goods-taken = danach { $goods } von { $most } Warenfeldern belegt
nippon-do-goods = je 1 Ware: { $factories }
nippon-goods-detail = { $goods }
nippon-do-first-bonus = Zuerst der Bonus: { $bonus }
nippon-do-first-effect = Zuerst { $effect ->
    [ship] das Schiff
    [railway] die Eisenbahn
   *[steps] die Felder
 }, dann der Bonus
nippon-do-second = { $what }: { $cost }{ $finance ->
    [0] {""}
    [one] {" "}und gehe bei Finanzen 1 Feld zurück
   *[other] {" "}und gehe bei Finanzen { $finance } Felder zurück
 }
nippon-do-second-back = { $what }: gehe bei Finanzen { $finance ->
    [one] 1 Feld
   *[other] { $finance } Felder
 } zurück

## Ablehnungen

nippon-factories-full = alle { $spaces } Felder deines Fabrikbereichs sind besetzt
nippon-supply-empty = keine Fabrik ist mehr da
nippon-not-in-supply = { $factory } liegt nicht in der Auslage
nippon-rnd-short = nötig: F&E-Wert { $needed }, deiner ist { $value }; Seide erhöht ihn um höchstens { $most }
nippon-rnd-silk = nötig: F&E-Wert { $needed }, deiner ist { $value }; mit { $due } Seide ginge es, du hast { $have }
nippon-no-factory = du hast keine Fabrik
nippon-no-empty-slot = keine deiner Fabriken hat ein leeres Maschinenfeld
nippon-machines-left = { $left ->
    [0] du hast keine Maschinen mehr
    [one] du hast nur noch 1 Maschine
   *[other] du hast nur noch { $left } Maschinen
 }
nippon-not-your-factory = { $factory }: gehört dir nicht
nippon-machine-twice = { $factory }: Jede Maschine kommt in eine andere Fabrik
nippon-slot-taken = { $slot } ist besetzt
nippon-machines-exactly = { $count ->
    [one] gebaut wird genau 1 Maschine
   *[other] gebaut werden genau { $count } Maschinen
 }
nippon-no-production = du hast keine Fabrik, die produzieren kann
nippon-family-never = der Familienbetrieb produziert nie
nippon-produced-twice = { $factory }: Jede Produktion ist in einer anderen Fabrik
nippon-not-free = dort wird keine Kohle gespart
nippon-goods-exactly = { $count ->
    [one] genau 1 Fabrik bekommt eine Ware
   *[other] genau { $count } verschiedene Fabriken bekommen eine Ware
 }
nippon-no-room = { $factory }: kein Platz für Waren
nippon-finance-short = nötig: bei Finanzen { $due } Felder zurück, möglich sind { $have }
