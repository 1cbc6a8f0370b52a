# Nippon: il pannello privato.

nippon-panel-own = Hai { $owned }
nippon-panel-own-coal = { $coal } { $where ->
    [tile] sulla tessera iniziale
   *[factories] sulle fabbriche
 }

## Il turno

nippon-panel-act = { $menus ->
    [one] Scegli un'azione e il suo lavoratore
   *[other] { $actions }
 }
nippon-panel-act-more = { $count } altre
nippon-panel-consolidate = Consolida: { $store }{ $points ->
    [0] {""}
   *[other] , +{ $points } PV
 }{ $lost ->
    [0] {""}
   *[other] , perdi { $lost } PV
 }{ $chooses ->
    [0] {""}
   *[other] {" "}…
 }

## Consolidare

nippon-panel-work = { $full ->
    [0] Area di lavoro
   *[1] La tua area di lavoro è piena,
 } dal basso: { $workers }{ $specialists ->
    [0] {""}
    [one] ; 1 specialista torna a casa
   *[other] ; { $specialists } specialisti tornano a casa
 }
nippon-panel-then = Restituisci { $taxes }, poi: { $what }
nippon-panel-rest = consolida
nippon-panel-tiles = Scegli una tessera e consolida
nippon-panel-tile = Livello { $level }: { nippon-area }
nippon-panel-tile-at = { $have }: { $reached ->
    [0] per ora 0 PV; { $low } PV da { $lower }, { $high } PV da { $upper }
    [1] ora { $points } PV; { $high } PV da { $upper }
   *[other] ora { $points } PV, il massimo
 }
nippon-panel-spaces = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
 }
nippon-panel-tile-scale = { $area ->
    [factories] { $count ->
        [one] 1 fabbrica
       *[other] { $count } fabbriche
    }
   *[contracts] { $count ->
        [one] 1 contratto
       *[other] { $count } contratti
    }
 }: ora { $points } PV{ $following ->
    [0] , il massimo
   *[other] ; { $following } PV con { $area ->
        [factories] una
       *[contracts] uno
    } in più
 }
nippon-panel-white = Novità (bianco) avanza in …
nippon-panel-white-bonus = dà { $bonuses }
nippon-panel-white-to = Reparto bianco: { $what }
nippon-panel-actions = Azioni

## Azioni

nippon-panel-steps = { $steps ->
    [0] Nessun passo
    [one] 1 passo
   *[other] { $steps } passi
 } per { $money ->
    [one] 1 moneta
   *[other] { $money } monete
 }{ $silk ->
    [0] {""}
   *[other] {" "}(di cui { $silk } seta)
 }: { $track ->
    [rnd] valore { $value }
   *[mining] rendita { $value }
 }{ $count ->
    [0] {""}
   *[other] , { $bonuses }
 }
nippon-panel-reaches = { $bonuses }
nippon-panel-modifier = Usa { $factory }: { $effect }
nippon-panel-modifier-on = { $factory } usata
nippon-panel-modifier-next = { $factory } invece di { $other }: { $effect }
nippon-panel-modifier-off = Senza { $factory }
nippon-panel-goes-on = { $ends ->
    [0] Termina anche il turno
   *[other] Non terminare ancora il turno
 }
nippon-panel-same = Lo stesso
nippon-panel-all = { $count ->
    [2] Entrambi
   *[other] Tutti insieme
 }{ $modifier }
nippon-panel-then-end = Poi termina il turno
nippon-panel-machines = Costruisci { $left ->
    [one] 1 macchina
   *[other] fino a { $left } macchine, una per fabbrica
 }
nippon-panel-produce = Produci in { $left ->
    [one] 1 fabbrica
   *[other] fino a { $left } fabbriche
 }
nippon-panel-modified = { $factory }: { $effect }
nippon-panel-free = Niente carbone per { $factory }
nippon-panel-ships = Invia { $left ->
    [one] 1 nave
   *[other] fino a { $left } navi
 }
nippon-panel-railways = Costruisci { $left ->
    [one] 1 ferrovia
   *[other] fino a { $left } ferrovie, una per regione
 }
nippon-panel-transport-silk = Per { $count } paghi fino a { $silk } seta come monete
nippon-panel-iron-hint = Pagando …
nippon-panel-iron = { $alone ->
    [-2] { $money } monete e { $iron } ferro finché bastano
    [-1] { $more } ferro ogni volta
    [0] { $money } monete e { $iron } ferro ogni volta
    [one] una volta { $more } ferro, poi { $money } monete e { $iron } ferro
   *[other] { $alone } volte { $more } ferro, poi { $money } monete e { $iron } ferro
 }
nippon-panel-market = { $left ->
    [one] Scegli un mercato
   *[other] Rifornisci fino a { $left } mercati in una regione
 }
nippon-panel-markets = { nippon-region }: { $left ->
    [one] 1 mercato
   *[other] fino a { $left } mercati
 }{ $page ->
    [0] {""}
   *[other] {" "}({ $page })
 }
nippon-panel-reward-hint = Ricompensa per ogni mercato
nippon-panel-reward = { $bonus ->
    [niente] { $bonuses ->
        [0] { $points } PV ogni volta
        [1] il bonus della regione una volta, poi { $points } PV
        [2] il bonus della regione due volte, poi { $points } PV
       *[other] il bonus della regione ogni volta
    }
   *[other] { $bonuses ->
        [0] { $points } PV ogni volta
        [1] { $bonus } una volta, poi { $points } PV
        [2] { $bonus } due volte, poi { $points } PV
       *[other] { $bonus } ogni volta
    }
 }
nippon-panel-reward-one = { $taken ->
    [0] Prendi { $points } PV al posto del bonus
   *[other] { $points } PV presi al posto del bonus
 }
nippon-panel-invest = { $left ->
    [one] Paga { $costs } per …
   *[other] Fino a { $left } volte: paga { $costs } per …
 }
nippon-panel-invest-for = { $left ->
    [one] Per cosa?
   *[other] Per cosa? Fino a { $left } volte
 }
nippon-panel-pay-hint = { $which ->
    [first] Paga …
   *[then] Poi paga …
 }
nippon-panel-pay = { $which ->
    [first] { $goods }
   *[then] Poi { $goods }
 }
nippon-panel-finance = Finanza +{ $steps }{ $again ->
    [one] {""}
    [2] {" "}(seconda volta)
   *[other] {" "}(terza volta)
 }
nippon-panel-finance-to = poi rendita { $value } monete{ $count ->
    [0] {""}
   *[other] , { $bonuses }
 }
nippon-panel-contract = Contratto { $contract }: { nippon-department }, { $steps ->
    [0] { $gain }
    [one] 1 passo in R&S o Miniere
   *[other] { $steps } passi in R&S o Miniere
 }
nippon-panel-contract-any = Contratto { $contract }: un reparto che scegli dopo

nippon-panel-region-hint = Quale regione?
nippon-panel-region = Regione: { nippon-region }
nippon-panel-from-hint = Merci da …
nippon-panel-fullest = Merci dalle fabbriche più piene
nippon-panel-from = Prima { $factory } ({ $goods })

## Seta

nippon-panel-silk = Seta in monete ({ $silk })
nippon-panel-silk-ask = trasforma seta in monete
nippon-panel-silk-back = Tieni la seta

## Novità, e che cosa ha portato un turno

nippon-news-marker = **{ $who } scalza il tuo segnalino { $value }: { $city }**
nippon-news-points = **Ricevi { $points }**
nippon-news-section = **Punteggio della fase: +{ $points } per te**
nippon-brought-markers = { $count ->
    [one] segnalino influenza { $values } posato
   *[other] segnalini influenza { $values } posati
 }
nippon-brought-track = { nippon-track } { $before } → { $after }
nippon-brought-contract = contratto { $contract }
nippon-brought-wages = salari ora { $wages } monete
nippon-fact = { $what ->
    [money] monete
    [coal] carbone
    [silk] seta
    [iron] ferro
    [rnd] R&S, casella
    [mining] Miniere, casella
   *[finance] Finanza, casella
 }
