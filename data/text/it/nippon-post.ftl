# Nippon: quel che racconta il messaggio al tavolo.

nippon-post-line = { $who }: { $what }
nippon-post-takes = { $who } prende il { $worker }
nippon-post-pair = { $who } prende le tessere iniziali: { $start }, { $points }
nippon-post-prestige = mette la tessera prestigio { $level } accanto a { $area }
nippon-post-factories = costruisce { $factories }
nippon-post-machines = costruisce { $n ->
    [one] una macchina
   *[other] { $n } macchine
 } { $factories }
nippon-post-produced = produce { $goods }
nippon-post-added = ottiene { $goods }
nippon-post-ships = invia { $n ->
    [one] una nave
   *[other] { $n } navi
 } a { $destinations }
nippon-post-railways = costruisce { $n ->
    [one] una ferrovia
   *[other] { $n } ferrovie
 } { $regions }
nippon-post-markers = mette { $n ->
    [one] il segnalino influenza
   *[other] i segnalini influenza
 } { $markers }
nippon-post-marker = { $values } a { $city }
nippon-post-gave-way = { $placed } ({ $gone })
nippon-post-gone = { $how ->
    [replaced] al posto del segnalino { $value } di { $who }
   *[removed] rimuovendo il segnalino { $value } di { $who }
 }
nippon-post-invested = investe { $goods }
nippon-post-contracts = conclude { $n ->
    [one] il contratto
   *[other] i contratti
 } { $contracts }
nippon-post-freed = prende dalla bandiera { $n ->
    [one] il segnalino influenza
   *[other] i segnalini influenza
 } { $values }
nippon-post-steps = { $steps } { nippon-track }
nippon-post-round = **Inizia il round { $round }**
nippon-post-section = **Punteggio della fase { $section }:** { $n ->
    [0] nessun punto
   *[other] { $each } PV
 }{ $m ->
    [0] {""}
   *[other] ; obiettivi: { $goals }
 }
nippon-post-won = { $who } +{ $points }
nippon-post-goals = { $who } { $goals }

## Takatoshi

nippon-post-solo-takes = { $who } prende il { $worker } dallo spazio { $space } ({ $ties ->
    [0] lo indica la sua tessera
   *[other] lì ci sono più lavoratori
 })
nippon-post-solo-idle = { $why ->
    [nobody] non fa niente (nessun lavoratore lì)
    [border] non fa azioni (nessun obiettivo accanto a quel bordo)
    [railway] non fa azioni (nessuna ferrovia rimasta)
   *[marker] non fa azioni (nessun segnalino per questa fase)
 }
nippon-post-solo-region = { $why ->
    [none] non fa azioni (nessuno spazio libero)
    [ahead] sceglie { nippon-region } (in testa ovunque ci sia spazio)
   *[behind] sceglie { nippon-region } (la prima in cui non è in testa)
 }
nippon-post-solo-railway = vi costruisce una ferrovia
nippon-post-solo-marker = mette il segnalino { $value } a { $city } ({ $printed ->
    [-1] { $gone ->
        [replaced] al posto del segnalino più alto di { $you }, { $lost }
       *[removed] rimuove il segnalino più alto di { $you }, { $lost }
    }
   *[other] valore stampato più alto: { $printed }{ $gone ->
        [replaced] , al posto del segnalino { $lost } di { $you }
        [removed] , rimuove il segnalino { $lost } di { $you }
       *[none] {""}
    }
 })
