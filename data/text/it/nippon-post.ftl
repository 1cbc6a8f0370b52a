# Nippon: quel che racconta il messaggio al tavolo.

nippon-post-line = { $who }: { $what }
nippon-post-takes = { $who } prende il { $worker }
nippon-post-pair = { $who } prende le tessere iniziali: { $start }, { $points } PV
nippon-post-prestige = mette la tessera prestigio { $level } accanto a { $area }
nippon-post-idle = non fa azioni
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
nippon-post-contract = { $contract }{ $n ->
    [0] {""}
   *[other] {" "}(+{ $gain })
 }
nippon-post-freed = libera { $n ->
    [one] il segnalino influenza
   *[other] i segnalini influenza
 } { $values }
nippon-post-more = { $more }
nippon-post-steps = { nippon-track } +{ $steps }
nippon-post-points = +{ $points } PV
nippon-post-lost = perde { $points } PV
nippon-post-section = **La fase { $section } è valutata:** { $n ->
    [0] nessun punto
   *[other] { $each } PV
 }{ $m ->
    [0] {""}
   *[other] ; obiettivi: { $goals }
 }
nippon-post-won = { $who } +{ $points }
nippon-post-goals = { $who } { $goals }
