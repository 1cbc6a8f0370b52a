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
