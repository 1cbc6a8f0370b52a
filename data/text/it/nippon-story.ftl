# Nippon: la storia.

nippon-tell-then = { $first }; { $then }
nippon-tell-also = { $first }. { $then }
nippon-tell-next = { $first } { $then }
nippon-tell-stop = { $what }.
nippon-tell-line = { $who } { $what }
nippon-tell-action = { $who } prende il { $worker } per l'azione { $action }

## Cosa ne segue

nippon-tell-advanced = { $back ->
    [0] { $steps ->
        [one] avanza di 1 casella in { $track }
       *[other] avanza di { $steps } caselle in { $track }
    }
   *[other] { $steps ->
        [one] torna indietro di 1 casella in { $track }
       *[other] torna indietro di { $steps } caselle in { $track }
    }
 }
nippon-tell-department = attiva { $department }{ $n ->
    [0] {""}
   *[other] : { $gain }
 }
nippon-tell-gained = ottiene { $gain }{ $why ->
    [railway] {" "}(casella ferrovia)
    [region] {" "}(bonus della regione)
    [market] {" "}(mercato)
    [factory] {" "}(fabbrica)
    [start] {" "}(tessera iniziale)
    [goal] {" "}(obiettivo)
    [income] {" "}(rendita)
   *[other] {""}
 }
nippon-tell-marker-freed = ottiene il segnalino influenza { $value } dalla bandiera
nippon-tell-steps-paid = paga { $money }
nippon-tell-silk-sold = cambia { $silk } in monete
nippon-tell-start-worker = prende un { $worker } dal sacchetto
nippon-tell-family = fonda l'impresa di famiglia per { $good }
nippon-tell-goal-bonus = prende un bonus obiettivo: { $bonus ->
    [money] monete
    [iron] ferro
    [steps] passi in R&S o Miniere
    [departments] reparti
   *[points] PV
 }
nippon-tell-prestige-placed = mette una tessera prestigio di livello { $level } accanto a { $area }
nippon-tell-taxed = { $lost ->
    [0] tiene { $kept }
   *[other] versa { $taken } di tasse{ $saved ->
        [0] {""}
       *[other] {" "}e tiene { $kept }
    }
 }
nippon-tell-wages = paga { $paid } di salari ({ $colours ->
    [one] 1 colore
   *[other] { $colours } colori
 }){ $lost ->
    [0] {""}
   *[other] {" "}e perde { $points }
 }
nippon-tell-workers-gone = { $workers ->
    [0] {""}
    [one] manda via 1 lavoratore
   *[other] manda via { $workers } lavoratori
 }{ $n ->
    [0] {""}
   *[other] { $workers ->
        [0] {""}
       *[other] {" "}e{" "}
    }rimanda a casa { $n ->
        [one] lo specialista
       *[other] gli specialisti
    } ({ $specialists })
 }

## Inizio

nippon-start = { $effect ->
    [machine] una macchina per la prima fabbrica
    [ship] una nave
    [railway] una ferrovia
    [worker] un lavoratore a scelta
    [family] l'impresa di famiglia
    [goods] merci per la prima fabbrica
    [coal] carbone al sicuro dalle tasse
   *[discount] fabbriche più economiche
 }
nippon-tell-laid-out = La plancia è pronta; fabbriche disponibili: { $factories }{ $n ->
    [0] {""}
   *[other] . Obiettivi: { $goals }
 }
nippon-tell-start-player = Inizia { $who }
nippon-tell-pair-taken = { $who } prende una coppia di tessere iniziali: { $start }, { $points }

## Round e fasi

nippon-tell-row-hired = Lo spazio di assunzione { $space } è vuoto: { $workers } arrivano dall'area d'attesa, { $rows ->
    [0] che ora è vuota
    [one] resta 1 fila
   *[other] restano { $rows } file
 }
nippon-tell-round-ended = **Fine del round { $round }**
nippon-tell-drawn = { nippon-colour } ({ $space })
nippon-tell-workers-drawn = Inizia il round { $round }; { $n ->
    [0] nessun lavoratore pescato
   *[other] pescati per gli spazi di assunzione: { $drawn }
 }{ $m ->
    [0] {""}
   *[other] ; nell'area d'attesa arrivano { $waiting }
 }{ $short ->
    [0] {""}
    [one] {" "}(manca 1 lavoratore: il sacchetto è vuoto)
   *[other] {" "}(mancano { $short } lavoratori: il sacchetto è vuoto)
 }
nippon-tell-final-rounds = **I round finali iniziano con { $who }: ancora { $turns } turni a testa**
nippon-tell-passed-over = { $who } non ha mosse possibili e salta il turno
nippon-tell-section-ended = **Punteggio della fase { $section } di { $sections }**
nippon-tell-overseas = compagnia straniera { $influence }
nippon-tell-placing = { $who } { $influence } (+{ $points })
nippon-tell-region-scored = { $region }: { $n ->
    [0] nessuno ha influenza
   *[other] { $each }
 }
nippon-tell-goal-met = Obiettivo, { $goal }: { $n ->
    [0] nessuno
   *[other] { $who } ({ $count })
 }

## Consolidare e fine

nippon-tell-consolidated = { $who } consolida con { $workers ->
    [0] nessun lavoratore
    [one] 1 lavoratore
   *[other] { $workers } lavoratori
 }
nippon-tell-final-consolidation = **Tutti consolidano ancora una volta.**
nippon-tell-ended = **La partita è finita: si sono giocati tutti i round.**

## Azioni

nippon-tell-factory-built = costruisce { $factory }{ $n ->
    [0] {""}
   *[other] {" "}per { $cost }
 }
nippon-tell-machine-built = costruisce una macchina { $factory }{ $n ->
    [0] {""}
   *[other] {" "}per { $cost }
 }
nippon-tell-produced = produce { $goods } { $factory }{ $n ->
    [0] {" "}senza carbone
   *[other] {" "}per { $cost }
 }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } in eccesso)
 }
nippon-tell-nothing-produced = non produce niente { $factory } ({ $why ->
    [coal] costa { $coal } carbone
    [room] nessun posto
   *[family] l'impresa di famiglia non produce mai
 })
nippon-tell-effect-lapsed = { $what ->
    [ship] non può inviare la nave di { $factory }
    [machine] non può costruire la macchina di { $factory }
    [railway] non può costruire la ferrovia di { $factory }
    [piece] non può inviare né costruire niente per { $factory }
    [steps] non può più avanzare per { $factory }
    [department] non attiva nessun reparto per { $factory }
   *[gain] non ottiene niente per { $factory }
 }
nippon-tell-no-goods = niente
nippon-tell-goods-added = ottiene { $goods } { $factory }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } in eccesso)
 }
nippon-tell-coal-stored = mette { $coal } su { $factory }
nippon-tell-more-bought = paga { $cost } per avere di più da { $factory }
nippon-tell-ship-sent = invia una nave a { $destination }{ $n ->
    [0] {""}
   *[other] {" "}per { $cost }
 } ({ nippon-specialist }{ $upgraded ->
    [0] {""}
   *[other] , potenziamento
 })
nippon-tell-railway-built = costruisce una ferrovia { $region }{ $n ->
    [0] {""}
   *[other] {" "}per { $cost }
 }
nippon-tell-supplied = rifornisce { $city } con { $goods } (segnalino influenza { $value })
nippon-tell-gave-way = { $supplied }, { $how ->
    [replaced] al posto del segnalino { $value } di { $who }
   *[removed] rimuovendo il segnalino { $value } di { $who }
 }
nippon-tell-invested = investe { $goods }
nippon-tell-contract = conclude il contratto { $contract } con { $goods }
