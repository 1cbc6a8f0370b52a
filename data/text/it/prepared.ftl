# Un turno preparato mentre giocano gli altri: il pannello, che cosa è preparato e che ne è stato.

prepared-button = Prepara
prepared-title = **Il tuo prossimo turno in { $game } { $match }**
prepared-way = { $n ->
    [1] **Prima:** { $what }
   *[other] **Altrimenti:** { $what }
 }
prepared-goes-on = { $what } … (non è finito, quindi non si gioca)
prepared-note = -# Lo vedi solo tu. Quando tocca a te si gioca subito il primo di questi che ha ancora tutti questi effetti, e il messaggio dice che era preparato. Se nessuno li ha, non si gioca niente e ricevi la solita notifica.
prepared-private = **Il tuo prossimo turno**: per ora non si gioca niente.
prepared-cut = Da allora è cambiato qualcosa. Non è più possibile: { $what }
prepared-add = Altrimenti …
prepared-undo = Annulla ultimo passo
prepared-type = Scrivilo
prepared-line = Il tuo prossimo turno
prepared-line-detail = Più mosse separate da ; come in /mossa
prepared-drop = Non preparare niente
prepared-dropped = Non c'è più niente di preparato.
prepared-unknown = Il tuo prossimo turno ora non si può preparare: non si sa ancora come comincia. Non è cambiato niente.
prepared-allow = Costi che gli altri aumentano
prepared-fees = { $n ->
    [0] I costi devono essere come ora
   *[other] Gioca anche se i costi sono { $n } in più
 }
prepared-fits = **Il tuo turno preparato non è stato giocato**, ma ora andrebbe bene.
prepared-unplayed = **Il tuo turno preparato non è stato giocato.**
prepared-refused = { $what }: { $reason }
prepared-changed = { $what }: ora { $now }; prima { $before }
prepared-other = { $what } non avrebbe più lo stesso effetto.
prepared-gone = { $what } non dipende più da te.
prepared-nothing = niente
prepared-was = Avevi preparato: { $what }
prepared-fill = Inseriscilo
prepared-rest = Resta da fare, come l'avevi preparato: { $what }
prepared-post = -# { $n ->
    [one] Il turno di { $who } era preparato.
   *[other] I turni di { $who } erano preparati.
 }
prepared-played = Il tuo turno preparato in { $game } { $match } è stato giocato.
