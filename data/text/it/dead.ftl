# Tables that can no longer be where they were, seats that change hands, and what becomes of their messages.

dead-called-back = **{ $game } { $match }:** { $who } ha riaperto il turno. Ti avviso quando tocca a te. { $link }

## Chiudere un tavolo

dead-close-ask = Chiudere { $game } { $match } in { $channel }? { $n ->
    [0] Nessun giocatore rimasto
    [one] { $n } giocatore
   *[other] { $n } giocatori
}, { $turns ->
    [one] { $turns } turno giocato
   *[other] { $turns } turni giocati
}, ultima mossa { $last }. Nessuno vince e non si può annullare.
dead-close-unread = Chiudere { $game } { $match } in { $channel }? Non riesco più a leggere questa partita. { $n ->
    [0] Nessun giocatore rimasto
    [one] { $n } giocatore
   *[other] { $n } giocatori
}, ultima mossa { $last }. Nessuno vince e non si può annullare.
dead-close-lobby = Chiudere la lobby di { $game } { $match } in { $channel }? Aperta { $since }; { $n ->
    [one] { $n } giocatore si è unito
   *[other] { $n } giocatori si sono uniti
}.
dead-closed = Chiuso. Il tavolo è stato avvisato.
dead-closed-by-dm = { $n ->
    [0] Chiuso. Non c'erano più giocatori da avvisare.
    [one] Chiuso. Il giocatore riceve un messaggio diretto.
   *[other] Chiuso. I { $n } giocatori ricevono un messaggio diretto.
}

## Tavoli che hanno perso il loro posto

dead-gone = **Il canale di { $game } { $match } è stato eliminato.** La partita è salva con tutte le mosse. Per continuare, scrivi `/partita qui tavolo:{ $match }` in un canale qualsiasi del server. Altrimenti si chiude da sola il { $until }.
dead-closes = **{ $game } { $match } si chiude il { $until }:** il canale è stato eliminato e nessuno ha spostato la partita. Per continuare, scrivi `/partita qui tavolo:{ $match }` in un canale qualsiasi del server.
dead-lobby-gone = Il canale con la lobby di { $game } { $match } è stato eliminato, quindi la lobby è chiusa.
dead-ready = **{ $game } { $match } può cominciare:** i posti sono tutti occupati e tutti hanno confermato. Premi «Avvia» nella lobby: { $link }
dead-stands = Punteggio attuale
dead-give-up = Lascia il mio posto
dead-call-barred = Nel canale di questo tavolo non posso scrivere. Puoi giocare qui.
dead-call-gone = Il canale di questo tavolo è stato eliminato. Puoi giocare qui.
dead-goes-on-here = **{ $game } { $match } continua qui.**
dead-moved = Fatto. Il tavolo ora è qui: { $link }
dead-bring = Spostalo qui
dead-leave-there = Lascia lì
dead-bring-ask = { $game } { $match } si gioca in { $channel }. Spostare il tavolo in questo canale?

## Posti che cambiano giocatore

dead-taken-over = **Ora giochi a { $game } { $match }** ({ $colour }). { $link }
dead-last-lines = **Gli ultimi turni**
dead-in-line = { $n ->
    [1] Poi tocca a te.
    [2] Tocca a te tra due turni.
   *[other] Prima di te giocano altri { $n }.
}
dead-seat-given = Da adesso { $who } gioca al tuo posto a { $game } { $match }. Grazie per i turni che hai giocato.
dead-seat-gone = Il tuo posto è stato dato a { $who } { $when }. Puoi seguire la partita.
