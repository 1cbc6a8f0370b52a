# Nippon: was die Seiten der Fabrikplättchen bewirken.

nippon-effect = { $timing ->
    [modifier] { $action }{ $when ->
        [here-machines] , hier gebaut
        [here-produce] , hier produziert
        [each] , je Fabrik
        [contract] , mit Vertrag
       *[other] {""}
    }: { $what }
   *[other] { $what }
 }
nippon-effect-timed = { $timing ->
    [immediate] Sofort: { $effect }
    [modifier] Ab jetzt, { $effect }
   *[special] Ab jetzt: { $effect }
 }
nippon-effect-modifying = { $what }{ $when ->
    [here-machines] , wenn hier gebaut
    [here-produce] , wenn hier produziert
    [each] {" "}je Fabrik
    [contract] {" "}mit einem Vertrag
   *[other] {""}
 }
nippon-effect-more = { $whole }; danach für { $price }: { $more }
nippon-effect-back = { $steps ->
    [one] 1 Feld zurück bei { nippon-track }
   *[other] { $steps } Felder zurück bei { nippon-track }
 }
nippon-effect-gain = +{ $gain }
nippon-effect-or = { $first } oder { $then }
nippon-effect-department = { $of ->
    [worker] Abteilung in der Farbe der Arbeitskraft
   *[specialist] Abteilung in der Farbe der Facharbeitskraft
 }
nippon-effect-any-piece = 1 Schiff, Maschine oder Eisenbahn
nippon-effect-build = { $pieces }{ $how ->
    [produce] , dort dann produzieren
    [elsewhere] {" "}anderswo
    [twice] , Bonus zweimal
    [different] {" "}in verschiedenen Fabriken
   *[plain] {""}
 }
nippon-effect-goods = { $where ->
    [different] { $count ->
        [one] 1 Ware in einer Fabrik nach Wahl
       *[other] je 1 Ware in { $count } Fabriken
    }
    [there] { $count ->
        [one] 1 Ware mehr dort
       *[other] { $count } Waren mehr dort
    }
   *[here] { $count ->
        [one] 1 Ware mehr hier
       *[other] { $count } Waren mehr hier
    }
 }
nippon-effect-coal = { $count } Kohle auf dieses Plättchen, sicher vor Steuern
nippon-effect-each = { $gain } je { $of ->
    [kinds] Fabriksorte
    [machines] Maschine
   *[thresholds] { $upper ->
        [0] untere Schwelle ({ $areas })
       *[other] Schwelle ({ $areas })
    }
 }{ $most ->
    [0] {""}
   *[other] , höchstens { $limit }
 }
nippon-effect-prestige = { $department } für Prunkplättchen 2 neben { $area }, zweimal für Stufe 3
nippon-effect-passed = jede erreichte Abteilung auf der Leiste { $track }
nippon-effect-keep = bei den Steuern bis zu { $most } Geld und Kohle behalten
nippon-effect-influence = deine Eisenbahnen geben +{ $each } Einfluss
nippon-effect-free = 1 Fabrik produziert ohne Kohle
nippon-effect-region = Bonus einer Region, in der du gebaut hast
