# Nippon: cosa fanno i lati delle tessere fabbrica.

nippon-effect = { $timing ->
    [modifier] { $action }{ $when ->
        [here-machines] , se costruita qui
        [here-produce] , se produci qui
        [each] , per ogni fabbrica
        [contract] , con un contratto
       *[other] {""}
    }: { $what }
   *[other] { $what }
 }
nippon-effect-timed = { $timing ->
    [immediate] Subito: { $effect }
    [modifier] D'ora in poi, { $effect }
   *[special] D'ora in poi: { $effect }
 }
nippon-effect-modifying = { $what }{ $when ->
    [here-machines] {" "}se costruita qui
    [here-produce] {" "}se produci qui
    [each] {" "}per ogni fabbrica
    [contract] {" "}con un contratto
   *[other] {""}
 }
nippon-effect-more = { $whole }; poi per { $price }: { $more }
nippon-effect-back = { $steps ->
    [one] 1 passo indietro in { nippon-track }
   *[other] { $steps } passi indietro in { nippon-track }
 }
nippon-effect-gain = +{ $gain }
nippon-effect-or = { $first } o { $then }
nippon-effect-department = { $of ->
    [worker] reparto del colore del lavoratore
   *[specialist] reparto del colore dello specialista
 }
nippon-effect-any-piece = 1 nave, macchina o ferrovia
nippon-effect-build = { $pieces }{ $how ->
    [produce] , poi produci lì
    [elsewhere] {" "}altrove
    [twice] {" "}con il suo bonus due volte
    [different] {" "}in fabbriche diverse
   *[plain] {""}
 }
nippon-effect-goods = { $where ->
    [different] { $count ->
        [one] 1 merce in una fabbrica a scelta
       *[other] 1 merce in { $count } fabbriche diverse
    }
    [there] { $count ->
        [one] 1 merce in più lì
       *[other] { $count } merci in più lì
    }
   *[here] { $count ->
        [one] 1 merce in più qui
       *[other] { $count } merci in più qui
    }
 }
nippon-effect-coal = { $count } carbone su questa tessera, al sicuro dalle tasse
nippon-effect-each = { $gain } per ogni { $of ->
    [kinds] tipo di fabbrica
    [machines] macchina
   *[thresholds] { $upper ->
        [0] soglia inferiore ({ $areas })
       *[other] soglia ({ $areas })
    }
 }{ $most ->
    [0] {""}
   *[other] , al massimo { $limit }
 }
nippon-effect-prestige = { $department } per prestigio 2 accanto a { $area }, due volte per prestigio 3
nippon-effect-passed = ogni reparto raggiunto sul tracciato { $track }
nippon-effect-keep = pagando le tasse tieni fino a { $most } tra monete e carbone
nippon-effect-influence = le tue ferrovie danno +{ $each } influenza
nippon-effect-free = 1 fabbrica produce senza carbone
nippon-effect-region = bonus di 1 regione in cui hai costruito
