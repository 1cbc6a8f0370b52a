# La posizione del giorno: un turno di una partita finita, e cosa avrebbero giocato gli altri.

day-title = **Posizione del giorno, { $game }.** Sei { $who }: cosa giocheresti?
day-play = Io giocherei …
day-over = Quella posizione è chiusa: l'ultimo messaggio in questo canale dice com'è andata.
day-chosen = **Giocheresti: { $what }.** { $n ->
    [one] Il messaggio di domani dice cosa è stato giocato.
   *[other] È la tua posizione numero { $n } di fila. Il messaggio di domani dice cosa è stato giocato.
 }
day-anew = Scegli di nuovo
day-about = Questo turno viene da una partita finita di questo server. La tua scelta non conta; il messaggio di domani dice cosa è stato giocato e cosa hanno scelto gli altri.
day-played = **La posizione di ieri.** { $who } ha giocato: { $what }.
day-choice = { $n ->
    [one] 1 giocatore giocherebbe: { $what }.
   *[other] { $n } giocatori giocherebbero: { $what }.
 }
day-no-one = Nessuno ha detto cosa giocare.
day-judged = { $same ->
    [yes] Un bot di livello Maestro non trova niente di meglio di ciò che è stato giocato.
   *[no] Un bot di livello Maestro giocherebbe: { $what }; secondo lui vale { $ahead } punti in più.
 }
day-streak = Serie più lunga: { $n } posizioni di fila.
