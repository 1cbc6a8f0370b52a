# Votazioni con scadenza: fino a quando si può rispondere, e come sono finite.

vote-deadline = fino al { $at } ({ $in })
vote-silence = Chi fino ad allora non risponde e non gioca non ha voce.
vote-silence-keeps = Chi non risponde lascia tutto com'è.
vote-search = Tutti d'accordo. La ricerca è iniziata { $since }.
vote-grace = Tutti d'accordo. Il posto cambia giocatore { $at }, se prima { $of } non gioca o risponde.
vote-agreed-by = D'accordo: { $who }. Nessuna risposta entro il { $at }: { $silent }.
vote-refused-by = Rifiutato da { $who }.
vote-played-on = Niente accordo: { $n ->
    [one] { $who } ha giocato senza dirsi d'accordo.
   *[other] { $who } hanno giocato senza dirsi d'accordo.
}
vote-unanswered = Nessuna risposta entro il { $at }: { $who }. Non è cambiato niente.
vote-invited-silent = { $who } non ha risposto. Non è cambiato niente.
vote-nobody-came = Nessuno si è fatto avanti.
vote-moved-past = La partita è andata avanti; questa votazione è chiusa.
vote-withdrawn = { $who } ci ha ripensato.
vote-withdraw = Ci ho ripensato
vote-withdraw-done = La tua offerta non vale più.
vote-ended-agreed = Questa votazione è finita { $when }: tutti erano d'accordo.
vote-ended-refused = Questa votazione è finita { $when }: niente accordo.
vote-asked-lately = La tua proposta è stata rifiutata. Puoi ripeterla { $when }.
vote-here-before = L'hai già detto dopo l'ultima notifica. Per tenere il posto ora devi giocare.
vote-faster = Qualcun altro è stato più veloce.
vote-alone-ask = Decidi solo tu. Vuoi terminare { $game } { $match } senza vincitore?
vote-alone-final = Termina: definitivo
vote-remind-undo = { $game } { $match } vota: tornare indietro? { $until }
vote-remind-end = { $game } { $match } vota: terminare la partita? { $until }
vote-remind-seat = { $game } { $match } vota: un nuovo giocatore al posto di { $of }? { $until }
vote-remind-pause = { $game } { $match } vota: una pausa? { $until }

vote-pause-title = **{ $who } propone una pausa di { $days } giorni per { $game } { $match }.**
vote-pause-agree = D'accordo: pausa
vote-rests = **Il tavolo è in pausa fino al { $until }.** Nessuno riceve notifiche; chi vuole può giocare lo stesso.
vote-rests-now = Il tavolo è in pausa fino al { $until }.
vote-resume = Continua ora
vote-goes-on = La partita continua.
vote-goes-on-by = { $who } chiude la pausa: la partita continua.
vote-not-resting = Il tavolo non è in pausa.
vote-rest-ask = Quanto deve durare la pausa? Gli altri diranno se sono d'accordo.
vote-rest-how-long = Scegli quanto

cmd-game-pause = pausa
cmd-game-pause-about = Proponi una pausa: fino ad allora nessuno riceve notifiche
opt-until = fino
opt-until-about = Fino a quando
choice-rest-3 = 3 giorni
choice-rest-7 = 1 settimana
choice-rest-14 = 2 settimane
choice-rest-28 = 4 settimane

late-post = **{ $game } { $match } aspetta { $who } dal { $since }.** Giocare resta possibile in ogni momento. Intanto decide come continuare: { $others }
late-free = **{ $game } { $match } aspetta dal { $since } qualcuno per il posto di { $who }.** Decide come continuare: { $others }
late-wait-day = Aspetta un altro giorno
late-wait-days = Aspetta altri 3 giorni
late-seek = Cerca qualcuno
late-rest-table = Metti in pausa
late-granted = { $who } aspetta fino al { $at }.
late-granted-done = Il tavolo aspetta ancora.
late-sought = { $who } cerca qualcuno che continui a giocare.
late-sought-done = Ora chiunque può offrirsi di continuare.
late-rest = { $who } propone una pausa.
late-end = { $who } propone di terminare la partita.
late-played = { $who } ha giocato.
late-taken = Ora continua { $who }.
late-asleep = Il tavolo dorme.
late-nobody = Il tavolo non aspetta nessuno da così tanto.
late-self = Il tavolo aspetta te: gioca.
sleep-begun = **{ $game } { $match } dorme:** nessuno gioca dal { $since }. Tutto resta com'è; qualsiasi mossa sveglia il tavolo, e anche questo pulsante. Si chiude da solo il { $until }.
sleep-closes = **{ $game } { $match } si chiude il { $until }**, se nessuno gioca o sveglia il tavolo.
sleep-wake = Sveglia il tavolo
sleep-woken = { $who } ha svegliato il tavolo.
sleep-woken-done = Il tavolo è sveglio.
