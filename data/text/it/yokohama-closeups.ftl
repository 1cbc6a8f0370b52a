# Parole nelle viste da vicino, nella mano e nel foglio dei punti di Yokohama.

yokohama-closer-offer = Tutto ciò che è disponibile
yokohama-closer-orders = { $area }: ordini
yokohama-closer-technologies = { $area }: tecnologie

## Un'area

yokohama-closer-category = { $category ->
    [production] area di produzione
    [commercial] area commerciale
   *[canal] acqua
 }
yokohama-closer-power = potere { $power }
yokohama-closer-token = Potere 5
yokohama-closer-here = { $power ->
    [0] Qui non hai assistenti.
   *[other] La tua azione qui: potere { $power }.
 }
yokohama-closer-dues = { $right ->
    [stagecoach] per assistente, passaggio gratis, senza fermarsi
    [postal] per assistente o visita
    [both] per assistente, visita gratis
   *[none] per assistente o passaggio, senza fermarsi
 }
yokohama-closer-fee = Presidenti qui: { $yen } yen { yokohama-closer-dues }
yokohama-closer-income = La casa commerciale qui dà 1 yen se agisce qualcun altro.
yokohama-closer-rule = { $area ->
    [bank] Prendi tanti yen quanto il tuo potere.
    [china] Fai al massimo tanti scambi quanto il tuo potere: rame, seta 2 yen; tè, pesce 1 yen; importazioni 4 yen, solo acquisto.
    [church] Il potere è fede; 1 rame, seta, tè, pesce, importazione, 2 yen ne aggiungono 1 ciascuno. Poi metti un assistente in chiesa.
    [customs] Paga al massimo le importazioni indicate per il tuo potere e metti un assistente su uno spazio di quel costo.
    [agency] Prendi dal magazzino al massimo i pezzi indicati per il tuo potere: assistenti gratis, negozi 2 yen, case commerciali da 4 a 7.
    [lab] Prendi una tecnologia di questo valore; ogni punto mancante costa 2 yen o 1 importazione.
    [research] Prendi una tecnologia di questo valore; ogni punto mancante costa 2 yen o 1 importazione.
    [port] Prendi un ordine che il tuo potere raggiunge; un secondo costa 2 yen o 1 importazione.
    [dock] Prendi un ordine che il tuo potere raggiunge; un secondo costa 2 yen o 1 importazione.
    [canal] Un presidente lo attraversa di passaggio, senza assistente. Qui non può fermarsi nessuno.
   *[other] Prendi le merci indicate per il tuo potere.
 }

## Un porto, un laboratorio

yokohama-closer-owned = ce l'hai già
yokohama-closer-units = { $count ->
    [0] il potere basta
    [one] manca 1
   *[other] mancano { $count }
}
yokohama-closer-far = fuori portata
yokohama-closer-full = Mano piena: { $limit } ordini
yokohama-closer-strongest = { $known ->
    [0] potere { $power }: +{ $points } punti
   *[other] +{ $points } punti
 }
yokohama-closer-reach = { $power ->
    [0] Qui non hai assistenti
   *[other] Agisci con potere { $power }
}

## La fine

yokohama-closer-tie-church = Chiesa: a parità decide l'assistente più a destra.
yokohama-closer-tie-customs = Dogana: a parità decide l'assistente più a destra.
yokohama-closer-tie-technology = Tecnologia: a parità vince chi viene prima nell'ordine di turno.
yokohama-closer-neutral = Nei passi da 1 a 3 conta anche il giocatore neutrale.

## La mano

yokohama-closer-icon = { $nth }° { $country }{ $brings ->
    [agent] : agente
    [short] : agenti finiti
   *[none] {""}
 }
yokohama-closer-kept = lo tieni

## Chiesa, dogana, obiettivi

yokohama-closer-majority = { $board ->
    [church] Maggioranza alla fine: 6, poi 3 punti
   *[customs] Maggioranza alla fine: 8, poi 4 punti
 }
yokohama-closer-first = il primo
yokohama-closer-later = poi

## Un mercante

yokohama-closer-no-achievement = nessun obiettivo
yokohama-closer-completed = Ordini completati: { $count }

## Che cosa c'è di nuovo da vicino

yokohama-alt-new-assistants = { $who } ottiene { $count ->
    [one] 1 assistente
   *[other] { $count } assistenti
 }
yokohama-alt-lost-assistants = { $who } perde { $count ->
    [one] 1 assistente
   *[other] { $count } assistenti
 }
yokohama-alt-new-shop = negozio di { $who } sullo spazio { $space }
yokohama-alt-new-house = casa commerciale di { $who }
yokohama-alt-new-token = gettone 5-potere preso
yokohama-alt-new-order = ordine { $order }
yokohama-alt-new-space = { $who } { $board ->
    [church] in chiesa, spazio { $number }
   *[customs] in dogana, spazio { $number }
 }
yokohama-alt-new-achievement = { $id } realizzato da { $who }
yokohama-alt-new-completed = completati: { $orders }
yokohama-alt-more = { $what } in più
yokohama-alt-less = { $what } in meno

## Tutto ciò che è disponibile

yokohama-offer-line = { $what }{ $told ->
    [0] .
   *[other] {" "}({ $verdict }).
 }
yokohama-offer-lacks = manca ancora: { $goods }
yokohama-offer-technology = { $technology }, valore { $value }
yokohama-offer-achievement = { $id }: { $need }
yokohama-offer-done = completato
yokohama-offer-progress = { $each }
