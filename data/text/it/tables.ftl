# Tutti i tavoli di un server: posti da prendere, e come sta ogni tavolo.

## Posti da prendere

tables-seats-title = **Posti da prendere**
tables-seat = { $game } { $match } · posto di { $who }
tables-seat-line = { $game } { $match } · posto di { $who } · { $turns ->
    [one] { $turns } turno giocato
   *[other] { $turns } turni giocati
}, { $n ->
    [0] nessun giocatore rimasto
    [one] { $n } giocatore rimasto
   *[other] { $n } giocatori rimasti
} · { $pace } · { $link }
tables-seat-look = Guarda un posto …
tables-seat-title = **{ $game } { $match }** · posto di { $who }
tables-seat-hand = Ricevi la mano di { $who } e giochi da qui in poi. Decidono gli altri, al più tardi { $when }.
tables-seat-place = Ricevi il posto di { $who } e giochi da qui in poi. Decidono gli altri, al più tardi { $when }.
tables-seat-offer = Offriti per il posto
tables-seat-not-now = Non ora
tables-seat-gone = Qui non si cerca più nessuno. Non è cambiato niente.

## Come stanno i tavoli di un server

cmd-table = tavolo
cmd-table-about = I tavoli di questo server, per chi lo gestisce
cmd-table-health = stato
cmd-table-health-about = Come stanno i tavoli di questo server (Gestisci server; lo vedi solo tu)

tables-health-title = **Tavoli di questo server:** { $each }
tables-none = Su questo server non ci sono tavoli.
tables-count-going = { $n } in corso
tables-count-lobby = { $n } lobby
tables-count-agreed = { $n } in pausa
tables-count-asleep = { $n ->
    [one] { $n } dorme
   *[other] { $n } dormono
}
tables-count-barred = { $n ->
    [one] { $n } chiuso per me
   *[other] { $n } chiusi per me
}
tables-count-gone = { $n } senza canale
tables-count-out = { $n ->
    [one] { $n } irraggiungibile
   *[other] { $n } irraggiungibili
}
tables-more = { $n ->
    [one] { $n } altro
   *[other] { $n } altri
}
tables-lobby = lobby, { $taken } su { $seats }
tables-seated = { $free ->
    [0] { $seats ->
        [one] 1 giocatore
       *[other] { $seats } giocatori
    }
   *[other] posti occupati: { $taken } su { $seats }
}
tables-waits = tocca a { $who }, dal { $since }
tables-reminded = { $n } promemoria
tables-late = tempo scaduto { $since }
tables-lacking = permessi necessari in { $channel }: { $permissions }
tables-agreed = in pausa fino al { $until }
tables-asleep = dorme dal { $since }
tables-barred = in { $channel } non posso scrivere
tables-gone = canale eliminato { $since }
tables-out = irraggiungibile dal { $since }
tables-closes = si chiude il { $until }
tables-refused = Rifiutati da Discord nell'ultima settimana: { $each }
tables-refused-posts = { $n ->
    [one] { $n } messaggio
   *[other] { $n } messaggi
} ({ $code })
tables-refused-letters = { $n ->
    [one] { $n } messaggio diretto
   *[other] { $n } messaggi diretti
} ({ $code })
tables-refused-closed = { $n ->
    [one] { $n } messaggio diretto
   *[other] { $n } messaggi diretti
} (non accettati)
tables-pick = Scegli un tavolo …
tables-link = Vai al tavolo
tables-repost = Pubblica di nuovo
tables-fetch = Spostalo qui
tables-close = Chiudi
tables-reposted = Fatto. Il tavolo viene pubblicato di nuovo: { $link }
