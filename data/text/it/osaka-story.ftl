# Traders of Osaka: che cosa è successo, e il tavolo a parole.

osaka-name = Traders of Osaka
osaka-name-short = Osaka

## Luoghi e navi

osaka-place = { $water ->
    [port] Osaka
    [open] { $n ->
        [1] Oshima
       *[other] Oshima { $n }
    }
    [anchor] Anori
    [waves] Enshunada { $n }
   *[goal] Edo
 }
osaka-count-of = { $count } { $colour ->
    [red] { $count ->
        [one] rosso
       *[other] rossi
    }
    [blue] blu
    [yellow] { $count ->
        [one] giallo
       *[other] gialli
    }
   *[green] { $count ->
        [one] verde
       *[other] verdi
    }
 }
osaka-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
 }
osaka-points = { $count } PV
osaka-tokens = { $count ->
    [one] 1 segnalino profitto
   *[other] { $count } segnalini profitto
 }
osaka-colour = { $colour ->
    [red] rosso
    [blue] blu
    [yellow] giallo
   *[green] verde
 }
osaka-ship = { $colour ->
    [red] rossa
    [blue] blu
    [yellow] gialla
   *[green] verde
 }
osaka-ships-named = { $count ->
    [one] la nave { $colours }
   *[other] le navi { $colours }
 }

## La storia

osaka-tell-laid-out = Mercato: { $market }; produzione: { $farm }
osaka-tell-hand = { $who } parte con { $cards }, { $coins }
osaka-tell-start = Comincia { $who } ({ $by ->
    [coins] meno monete
    [cards] pari monete, meno carte
   *[lot] per sorteggio
 })
osaka-tell-token = { $who } prende il primo segnalino profitto: { $colour }
osaka-tell-bought = { $who } compra { $goods } per { $price } e paga { $paid }{ $spare ->
    [0] {""}
   *[other] , { $spare } di troppo
 }{ $stone ->
    [0] {""}
   *[other] ; torna il segnalino prenotazione
 }
osaka-tell-took = { $who } prende { $card } come monete{ $stone ->
    [0] {""}
   *[other] ; torna il segnalino prenotazione
 }{ $forced ->
    [0] {""}
   *[other] {" "}(nessun'altra mossa)
 }
osaka-tell-reserved = { $who } prenota { $card } { $area ->
    [market] nel mercato
   *[farm] nella produzione
 }{ $forced ->
    [0] {""}
   *[other] {" "}(nessun'altra mossa)
 }
osaka-tell-stone = { $who } riprende il segnalino prenotazione con { $card }
osaka-tell-ships = Le navi avanzano: { $ships }
osaka-tell-then = { $first }; { $then }
osaka-tell-ship = { $colours } { $place ->
    [Anori] ad Anori
   *[other] a { $place }
 }
osaka-tell-scored = **Giorno di paga, { $colour }:** { $each }; un segnalino profitto a testa
osaka-tell-earned = { $who } { $vp } ({ $sum })
osaka-sold-goods = { $colour ->
    [red] { $count ->
        [one] 1 merce rossa
       *[other] { $count } merci rosse
    }
    [blue] { $count ->
        [one] 1 merce blu
       *[other] { $count } merci blu
    }
    [yellow] { $count ->
        [one] 1 merce gialla
       *[other] { $count } merci gialle
    }
   *[green] { $count ->
        [one] 1 merce verde
       *[other] { $count } merci verdi
    }
 }
osaka-sum = { $tokens ->
    [0] { $goods } a { $highest } = { $coins }, bonus 0
   *[other] { $goods } a { $highest }, bonus { $tokens } ciascuna = { $coins }
 }
osaka-tell-nothing-sold = **Giorno di paga, { $colour }:** nessuno ha merci di questo colore
osaka-tell-sank = **La Corrente Nera prende { $ships }.**
osaka-tell-insurance = Assicurazione: { $each }
osaka-tell-insured = { $who } salva { $saved } (scarta { $discarded })
osaka-tell-not-insured = { $who } non salva niente
osaka-tell-lost = Merci perse: { $each }
osaka-tell-lost-by = { $who } ({ $goods })
osaka-tell-refilled = Pescate: { $market } al mercato; { $farm } in produzione{ $short ->
    [0] {""}
    [one] {" "}(manca 1 carta)
   *[other] {" "}(mancano { $short } carte)
 }
osaka-tell-reshuffled = Il mazzo è finito; { $cards ->
    [one] 1 carta scartata forma
   *[other] { $cards } carte scartate formano
 } il nuovo mazzo
osaka-tell-passed = { $who } non ha mosse possibili e salta il turno
osaka-tell-ended = { $by ->
    [tokens] **La partita è finita:** qualcuno ha abbastanza segnalini profitto.
   *[stuck] **La partita è finita:** nessuno può più fare niente.
 }

## Il tavolo a parole

osaka-board-sea = Navi
osaka-board-ship = { $colour ->
    [red] La nave rossa
    [blue] La nave blu
    [yellow] La nave gialla
   *[green] La nave verde
 }: { $place }, { $left ->
    [0] arrivata
    [one] manca 1 casella a Edo
   *[other] mancano { $left } caselle a Edo
 }.
osaka-board-route = La rotta: { $places }. Le navi a Enshunada affondano in un giorno di paga.
osaka-board-market = Mercato
osaka-board-farm = Produzione
osaka-board-free = Libere: { $cards }.
osaka-board-beside = { $title }:
osaka-board-reserved = Prenotata da { $who }: { $card }.
osaka-board-discarded = { $cards }
osaka-board-no-cards = Qui non ci sono carte.
osaka-board-prices = Comprare il mercato costa: { $each }.
osaka-board-price = { $who } { $price }
osaka-board-trader = { $who } ({ $colour })
osaka-board-vp = { $vp } PV, segnalini profitto: { $n }{ $n ->
    [0] {""}
   *[other] {" "}({ $tokens })
 }.
osaka-board-goods = Merci: { $goods ->
    [niente] nessuna
   *[other] { $goods }
 }.
osaka-board-insured = Di cui assicurate: { $goods }.
osaka-board-holds = Carte in mano: { $n }. Segnalino prenotazione: { $stone ->
    [0] su una carta
   *[other] disponibile
 }.
osaka-board-turn = Turno e mazzi
osaka-board-now = { $turn ->
    [0] Tutti scelgono il primo segnalino profitto.
   *[other] Turno { $turn }.
 } { $asked ->
    [0] Non tocca a nessuno.
   *[other] Tocca a { $who }.
 }
osaka-board-piles = Mazzo: { $deck }. Scarti: { $discard }.
osaka-board-end = La partita finisce in un giorno di paga se qualcuno ha { $tokens } segnalini profitto; finora al massimo { $most }.

## Descrizioni delle immagini

osaka-alt-table = Traders of Osaka { $match }, il tavolo, turno { $turn }.
osaka-alt-asked = { $phase ->
    [tokens] { $who } sceglie il primo segnalino profitto.
    [turn] { $who } è di turno.
    [insurance] Decide sull'assicurazione: { $who }.
   *[over] La partita è finita.
 }
osaka-alt-leads = In testa: { $who }.
osaka-alt-won = Vittoria: { $who }.
osaka-alt-new-ship = { $colour ->
    [red] nave rossa
    [blue] nave blu
    [yellow] nave gialla
   *[green] nave verde
 } da { $before } { $after ->
    [Anori] ad Anori
   *[other] a { $after }
 }
osaka-alt-new-vp = { $who } +{ $vp } PV
osaka-alt-new-goods = { $who } ottiene { $n ->
    [one] 1 merce
   *[other] { $n } merci
 }
osaka-alt-lost-goods = { $who } perde { $n ->
    [one] 1 merce
   *[other] { $n } merci
 }
osaka-alt-ships = Navi: { $ships }.
osaka-alt-ship = { $colour } ({ $place })
osaka-alt-market = Mercato: { $cards ->
    [niente] vuoto
   *[other] { $cards }
 }.
osaka-alt-farm = Produzione: { $cards ->
    [niente] vuota
   *[other] { $cards }
 }.
osaka-alt-reserved = { $card } (prenotazione di { $who })
osaka-alt-points = Punti: { $each }.
osaka-alt-end = Massimo di segnalini profitto: { $most } su { $tokens }.
osaka-alt-hand = La tua mano, Traders of Osaka { $match }. Le carte sono elencate nel messaggio.{ $new ->
    [0] {""}
    [one] {" "}Una carta è nuova.
   *[other] {" "}{ $new } carte sono nuove.
 }
osaka-hand-new = Nuove nella tua mano: { $cards }.
osaka-alt-new-market = { $cards } al mercato
osaka-alt-new-farm = { $cards } in produzione
osaka-alt-new-stone = segnalino prenotazione di { $who }
osaka-alt-new-sale = { $who } venderebbe { $colour } per { $vp } PV
osaka-alt-new-hand = carte in mano: { $after } invece di { $before }
osaka-alt-new-insured = assicurate: { $cards }
osaka-alt-new-tokens = segnalini profitto: { $tokens }
osaka-alt-more = merci arrivate: { $what }
osaka-alt-less = merci perse o vendute: { $what }
osaka-alt-closer = Traders of Osaka { $match }, { $what }.
osaka-alt-score = Traders of Osaka { $match }, il punteggio finale.

## Punteggio

osaka-score-seat = { $who } { $vp } ({ $tokens ->
    [one] 1 segnalino
   *[other] { $tokens } segnalini
 })
osaka-score-line = { $each } · massimo di segnalini profitto: { $most } su { $end }
osaka-warning = **La fine si avvicina: { $who } { $n ->
    [one] ha
   *[other] hanno
 } { $most } segnalini profitto su { $end }.**
osaka-win-lead = { $who } vince con { $vp } PV, { $lead } di vantaggio.
osaka-win-tokens = { $who } vince lo spareggio a { $vp } PV: più segnalini profitto.
osaka-win-shared = { $who } condividono la vittoria con { $vp } PV a testa e pari segnalini profitto.
osaka-win-place = { $place }. { $who }: { $vp } PV, { $tokens ->
    [one] 1 segnalino profitto
   *[other] { $tokens } segnalini profitto
 }{ $n ->
    [0] {""}
   *[other] : { $parts }
 }
osaka-win-part = { $source } { $vp }
osaka-source = { $source ->
    [red] merci rosse vendute
    [blue] merci blu vendute
    [yellow] merci gialle vendute
    [green] merci verdi vendute
   *[rest] altri PV
 }
osaka-win-by = { $by ->
    [tokens] La partita è finita: qualcuno aveva { $end } segnalini profitto.
   *[stuck] La partita è finita: nessuno poteva più agire.
 }
osaka-closer-market = Mercato e produzione
osaka-closer-discard = Pila degli scarti
osaka-closer-sea = Mare e navi
osaka-closer-trader = Merci di { $who }
