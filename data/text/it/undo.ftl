# Tornare indietro: senza gli altri, o se il tavolo è d'accordo. Una riga del registro ha lo stesso numero ovunque.

undo-still-yours = Tocca a te: «Annulla» qui sotto cancella l'ultimo passo.
undo-reopened = { $from ->
    [start] Il tuo turno ricomincia.
    [drawn] Il tuo turno riprende da dove è stato rivelato qualcosa.
    [answer] Puoi rispondere di nuovo.
   *[step] Il tuo turno è di nuovo aperto.
}
undo-earlier = Questo pulsante appartiene a un turno precedente. Non è cambiato niente.
undo-played-since = Dopo il tuo turno hanno giocato altri: { $who }.
undo-drawn-since = Dall'inizio del tuo turno è stato rivelato qualcosa. Se torni indietro, usciranno di nuovo le stesse carte o tessere.
undo-repaired-since = Dopo una riparazione o un aggiornamento delle regole la partita non può più tornare a prima della riga { $line }.
undo-ask-table = Chiedere al tavolo di tornare a prima della riga { $line }, «{ $what }»? { $n ->
    [one] Si perderebbe 1 risposta.
   *[other] Si perderebbero { $n } risposte.
 } Decide: { $who }.
undo-ask-alone = Puoi tornare a prima della riga { $line }, «{ $what }». { $n ->
    [one] Si perderebbe 1 risposta.
   *[other] Si perderebbero { $n } risposte.
 }
undo-ask = Chiedi: prima della riga { $line }
undo-go = Torna a prima della riga { $line }
undo-moved-on = Intanto la partita è andata avanti. Non è cambiato niente.
undo-gone-back = La partita riprende da prima della riga { $line }.
