# Leghe e tornei: il pannello di /lega, la classifica, gli annunci.

cmd-league = lega
cmd-league-about = Leghe e tornei qui: iscrizione, classifica, le tue partite, regole (lo vedi solo tu)

league-title = **{ $name }** · { $game } · { $form }
league-form-league = Lega a gironi
league-form-swiss = Torneo alla svizzera
league-none = In questo server non c'è ancora nessuna lega. Chi gestisce il server può crearne una.
league-no-more = Questa lega non c'è più. /lega mostra quelle che ci sono.
league-which = Scegli una lega
league-phase-open = Iscrizioni aperte
league-phase-running = In corso
league-phase-over = Stagione finita
league-tables-of = tavoli da { $n }
league-rounds = { $n ->
    [one] 1 turno di gara
   *[other] { $n } turni di gara
}
league-no-deadline = Nessuna scadenza per un turno di gara
league-hours = { $n ->
    [one] al massimo 1 ora per turno di gara
   *[other] al massimo { $n } ore per turno di gara
}
league-days = { $n ->
    [one] al massimo 1 giorno per turno di gara
   *[other] al massimo { $n } giorni per turno di gara
}
league-usual = come al solito
league-options = Opzioni: { $name }
league-change = { $n ->
    [0] Nessuna promozione
    [one] 1 promozione, 1 retrocessione
   *[other] { $n } promozioni, { $n } retrocessioni
}
league-open = **Le iscrizioni sono aperte.** Si comincia quando chi gestisce il server dà il via.
league-over = **La stagione { $season } è finita.** Iscriviti alla prossima; chi ha giocato c'è di nuovo.
league-running = **Stagione { $season }, turno di gara { $round } di { $rounds }.** { $left ->
    [0] Tutte le partite sono finite.
    [one] 1 partita è ancora in corso.
   *[other] { $left } partite sono ancora in corso.
}
league-until = Il turno di gara finisce al più tardi il { $until }.
league-there = { $n ->
    [0] Non si è ancora iscritto nessuno.
   *[other] Iscritti ({ $n }): { $who }
}
league-more = altri { $n }
league-you-are-in = Hai un posto in questa lega.
league-you-wait = Sei una riserva: il primo posto che si libera è tuo.
league-you-withdrew = Hai lasciato questa stagione.
league-you-begin = { $division ->
    [0] In questa stagione non è ancora finita nessuna partita.
   *[other] Tu: girone { $division }, dove non è ancora finita nessuna partita.
}
league-you-stand = { $division ->
    [0] Tu: posto
   *[other] Tu: girone { $division }, posto
} { $place }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.

league-sign-up = Iscriviti
league-withdraw = Lascia la lega
league-table = Classifica
league-mine = Le mie partite
league-rules = Regole
league-manage = Gestisci
league-back = Indietro
league-words = Classifica a parole
league-more-lines = Il resto della classifica
league-more-games = Altre mie partite
league-button = Apri la lega

league-signed-up = Iscrizione fatta. Il tuo nome e i tuoi posti si vedono in classifica.
league-substitute = La stagione è in corso, quindi sei una riserva: il primo posto che si libera è tuo.
league-withdrawn-before = Hai lasciato questa stagione. Potrai iscriverti di nuovo quando sarà finita.
league-full = In questa lega tutti i posti sono occupati.
league-left = Non sei più tra gli iscritti.
league-withdrawn = Fuori dalla stagione. Le partite aperte continuano; quei posti si lasciano con /partita abbandona.
league-not-in = Questa persona non è iscritta qui.
league-withdraw-sure = Vuoi lasciare questa stagione? Quello che hai giocato conta, e una riserva può prendere il tuo posto. Potrai iscriverti di nuovo a stagione finita.
league-withdraw-final = Lascia; definitivo

league-division = Girone { $n }
league-rank = { $place ->
    [0] { $who }
   *[other] { $place }. { $who }
}{ $left ->
    [no] { "" }
   *[yes] { " " }(fuori)
}
league-stands = Stagione { $season } · turno di gara { $round } di { $rounds }
league-stands-begin = Stagione { $season } · turno di gara { $round } di { $rounds } · nessuna partita ancora finita
league-stands-over = Stagione { $season } · finita dopo { $round ->
    [one] 1 turno di gara
   *[other] { $round } turni di gara
}
league-played = Tavoli
league-won = Vinti
league-points = Punti
league-no-table = In questa stagione non si è ancora giocato.

league-no-games = In questa stagione non hai ancora partite.
league-own-rest = Turno di gara { $round }: nessun tavolo, 6 punti
league-own-waits = Turno di gara { $round }, con { $who }: il tavolo si sta aprendo
league-own-open = Turno di gara { $round }, con { $who }: { $where }
league-own-over = Turno di gara { $round }, con { $who }: posto { $place }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
} · { $where }
league-own-gone = Turno di gara { $round }, con { $who }: posto { $place }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

league-rule-league = **Abbinamenti.** In un girone tutti si incontrano il più possibile, e i posti a sedere girano. { $change ->
    [0] I gironi restano come sono.
    [one] A fine stagione chi è primo è promosso e chi è ultimo retrocede.
   *[other] A fine stagione i primi { $change } sono promossi e gli ultimi { $change } retrocedono.
}
league-rule-swiss = **Abbinamenti.** A ogni turno di gara si incontra chi non si è ancora incontrato, con punti il più possibile uguali. I posti a sedere girano.
league-rule-points = **Punti.** Un tavolo vale 12: tutti se lasci dietro tutti, una parte uguale per ogni persona dietro di te, mezza per un pareggio. Senza tavolo in un turno di gara: 6.
league-rule-ties = **Parità.** Decidono i punti negli scontri diretti, poi i tavoli vinti, altrimenti il posto è condiviso.
league-rule-unfinished = **Non finite.** Alla scadenza chi fa aspettare il tavolo è ultimo e gli altri pareggiano. Una partita senza vincitore è un pareggio.
league-rule-withdrawn = **Chi lascia.** Chi lascia o perde un posto è ultimo a quel tavolo; un bot che lo copre per un po' non cambia niente. I tavoli giocati contano, e chi lascia la lega sta dietro a tutti.
league-rule-substitutes = **Riserve.** Chi si iscrive durante la stagione prende il primo posto libero, con 0 punti.

league-create = Nuova lega
league-name = Nome della lega
league-too-many = Questo server ha { $n } leghe, il massimo. Prima annullane una.
league-start = Avvia la stagione { $season }
league-begun = La stagione comincia. I suoi tavoli si stanno aprendo.
league-runs = C'è una stagione in corso. Potrai cambiare quando sarà finita.
league-too-few = Per un tavolo di questo gioco siete troppo pochi.
league-no-rooms = Una lega gioca a più tavoli insieme. Prima scegli thread o un forum in /tavolo impostazioni.
league-refused = Questo gioco non si può giocare in tanti con queste opzioni. Scegli altre opzioni.
league-many = In questo server, o da parte di chi gioca, ci sono troppi tavoli aperti per aprirne un altro.
league-no-post = Discord non mi ha lasciato pubblicare una lobby della lega. Controlla i miei permessi con /tavolo stato.
league-not-ready = Una lobby della lega non può cominciare: qualcuno è uscito o lì deve ancora confermare le opzioni.
league-manage-running = Il prossimo turno di gara si apre da solo quando tutte le partite di questo sono finite, o alla scadenza. Se lo chiudi, le partite non finite contano secondo le regole.
league-end-round = Chiudi il turno; definitivo
league-round-ended = Il turno di gara si sta chiudendo.
league-other-round = Questo turno di gara è già finito. Non è cambiato niente.
league-take-out = Togli qualcuno …
league-out-sure = Vuoi togliere { $who } da questa stagione? Quello che ha giocato conta, e una riserva può prendere il suo posto. Potrà iscriversi di nuovo a stagione finita.
league-out-final = Togli; definitivo
league-taken-out = Fuori dalla lega. Le partite aperte continuano.
league-cancel = Annulla la lega
league-cancel-sure = Annullare questa lega con la sua classifica? Le partite in corso continuano, ma qui non contano niente.
league-cancel-final = Annulla la lega; definitivo
league-cancelled = La lega è annullata.

league-lobby-title = **{ $game }** · tavolo { $match } · lega **{ $name }**
league-starter = **{ $game }** · tavolo { $match } di una lega. Lobby e partita sono proprio qui, e si comincia in automatico.
league-trouble = **{ $name } è in attesa:** { $why } Riprovo ogni 10 minuti.
league-try-now = Riprova adesso
league-tried-now = Provo adesso ad aprire i tavoli.
league-not-waiting = Nessuna delle tue leghe è più in attesa.
league-drawn = Questo è un tavolo di una lega: chi ci gioca, a quale posto e con quali opzioni è già deciso. Non è cambiato niente.

league-news-opened = **{ $name }, stagione { $season }: il turno di gara { $round } di { $rounds } è aperto.**
league-news-round = **{ $name }, stagione { $season }: il turno di gara { $round } di { $rounds } è finito.**
league-news-season = **{ $name }: la stagione { $season } è finita.**
league-table-line = - { $who }
league-rest-line = - senza tavolo in questo turno: { $who }
league-winner = { $n ->
    [one] In testa c'è **{ $who }**. Complimenti!
   *[other] In testa ci sono **{ $who }**. Complimenti!
}
