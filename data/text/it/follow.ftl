# Seguire le partite degli altri.

follow-button = Segui
follow-panel = **Segui { $game } { $match }.** Alle 18 ti mando un solo messaggio diretto, silenzioso, per tutto quello che segui, se c'è qualcosa di nuovo; dice solo ciò che vedono tutti.
follow-menu = Cosa ti dico
follow-turns = Cosa succede, una volta al giorno
follow-score = Il punteggio, una volta al giorno
follow-end = Solo come finisce
follow-not = Niente: non seguo questa partita
follow-about-people = -# E tutto ciò che questi giocatori iniziano qui da ora
follow-people = Scegli i giocatori …
follow-begun = Ora segui questa partita.
follow-ended = Fatto. Non lo segui più.
follow-full = Segui già { $n } partite. Prima smetti di seguirne una, con il pulsante nel messaggio quotidiano.
follow-own = In questa partita giochi anche tu.
follow-locked = Questo canale non è aperto a tutti nel server, perciò non posso mandarti ciò che vi succede.
follow-digest = **Partite che segui**
follow-more = … e altre { $n }.
follow-end-some = Smetti di seguire …
follow-list = **Cosa vuoi smettere di seguire?**
follow-end-menu = Smetti di seguire …
follow-none = Non segui nessuna partita.
follow-dm-closed = I tuoi messaggi diretti sono chiusi per me, perciò non posso dirti niente. Permettili da questo server, poi premi lì un mio pulsante.
follow-onlookers = **Novità dai tavoli**
follow-mine = Cosa seguo
