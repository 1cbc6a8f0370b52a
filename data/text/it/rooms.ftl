# Stanze: dove gioca un server, inviti, l'avviso a un ruolo, modelli.

cmd-table-settings = impostazioni
cmd-table-settings-about = Dove gioca questo server, e come (Gestisci server; lo vedi solo tu)
cmd-game-invite = invita
cmd-game-invite-about = Tieni dei posti nella tua lobby e avvisa una volta chi inviti
opt-preset = modello
opt-preset-about = Come l'ultima volta, o opzioni conservate con un nome
opt-player = giocatore
opt-player-about = Chi invitare
opt-second = secondo
opt-second-about = Chi altro invitare
opt-third = terzo
opt-third-about = Chi altro invitare

## Le impostazioni di un server

rooms-settings-title = **Impostazioni di questo server**
rooms-menu-where = Tavoli
rooms-where-here = dove si aprono
rooms-where-here-detail = /partita apri mette il tavolo nel canale in cui lo scrivi
rooms-where-thread = ognuno in un thread
rooms-where-thread-detail = Apro un thread per ogni tavolo; serve un canale
rooms-where-post = ognuno in un post
rooms-where-post-detail = Apro un post per ogni tavolo e ne curo le etichette; serve un forum
rooms-about-thread = -# Canale sotto cui stanno i thread
rooms-about-post = -# Forum per i post
rooms-about-role = -# Ruolo da avvisare per una lobby
rooms-about-announcements = -# Canale per gli annunci
rooms-about-onlookers = -# Canale per chi guarda: una volta al giorno le novità dai tavoli
rooms-menu-thread = Scegli il canale …
rooms-menu-post = Scegli il forum …
rooms-language-any = quella di chi apre
rooms-menu-allow = Nient'altro è permesso
rooms-allow-bots = Bot permessi
rooms-allow-practice = Pratica permessa
rooms-allow-boxes = Scatole permesse
rooms-allow-levels = I livelli contano ovunque
rooms-allow-lobbies = Lobby anche su altri server
rooms-allow-days = Posizione del giorno
rooms-allow-days-detail = Ogni giorno un turno di una partita finita
rooms-menu-role = Scegli un ruolo …
rooms-menu-announcements = Scegli un canale …
rooms-unchosen = Scegli qui sotto dove vanno i tavoli; fino ad allora non se ne può aprire nessuno.
rooms-gone = Il canale per i tavoli è stato eliminato. Chi ha il permesso «Gestisci server» può sceglierne un altro con /tavolo impostazioni.
rooms-kind = In quel canale non si possono aprire tavoli: per i thread serve un canale testuale, per i post un forum.
rooms-no-permission = Discord non mi lascia aprire stanze in { $channel }; /tavolo stato dice cosa mi serve.
rooms-full = Questo server ha tanti thread attivi quanti Discord ne permette. Archiviane qualcuno, poi apri di nuovo il tavolo.
rooms-failed = Discord non ha aperto una stanza per il tavolo. Non è cambiato niente; riprova.
rooms-lacking = Per aprire tavoli in { $channel } mi serve: { $permissions }
rooms-permission-open = Crea thread pubblici
rooms-permission-posts = Crea post
rooms-permission-manage = Gestisci thread (per le etichette)
rooms-tag-open = aperto
rooms-tag-running = in corso
rooms-tag-waits = in attesa
rooms-tag-over = finito
rooms-closed = chiuso
rooms-tags-full = Il forum ha 20 etichette, quante Discord ne permette. Non c'è posto per: { $tags }
rooms-tags-full-now = Salvato. Il forum ha già 20 etichette, quante Discord ne permette.
rooms-tags-missing = Al forum mancano queste etichette: { $tags }. Sceglilo di nuovo e le aggiungo.
rooms-tags-barred = Salvato. Per le etichette in { $channel } lì mi serve «Gestisci canali»; fino ad allora i tavoli si aprono senza etichette.
rooms-role-everyone = Scegli un ruolo di questo server, non tutti.
rooms-role-barred = Non posso notificare { $role }: permetti a tutti di menzionarlo, o dammi «Menziona @everyone, @here e tutti i ruoli».
rooms-refused-bots = I bot non sono permessi in questo server.
rooms-refused-practice = La pratica non è permessa in questo server. In un messaggio diretto con me si può sempre.
rooms-refused-boxes = Le scatole non sono permesse in questo server.
rooms-barred = **Non posso più scrivere a { $game } { $match }.** Il thread { $link } è bloccato, o lì mi manca un permesso. Può sbloccarlo chi ha «Gestisci thread»; /tavolo stato dice cosa manca.

## Aprire un tavolo

rooms-starter = **{ $game }** · tavolo { $match }, aperto da { $who }. Lobby e partita sono proprio qui.
rooms-opened = Il tuo tavolo è aperto: { $link }
rooms-open-here = Aprilo in questo canale
rooms-as-last-time = Come l'ultima volta
rooms-usual-days = Qui una partita così dura circa { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
}
rooms-usual-hours = Qui una partita così dura circa { $n ->
    [one] 1 ora
   *[other] { $n } ore
}

## Invitare

rooms-invite = Invita giocatori
rooms-invite-panel = **Invita giocatori.** Per ognuno si tiene un posto per un giorno, e ognuno riceve una notifica.
rooms-invite-menu = Scegli i giocatori …
rooms-invite-nobody = I bot non si invitano: si aggiungono con «Aggiungi un bot».
rooms-invited = Inviti mandati. Chi inviti riceverà una notifica.
rooms-role-about = { $role } si può avvisare una volta per questa lobby, e una volta al giorno in questo server.
rooms-role-call = Avvisa il ruolo
rooms-no-role = In questo server non si può avvisare nessun ruolo. Chi ha il permesso «Gestisci server» può sceglierne uno con /tavolo impostazioni.
rooms-called = Questa lobby ha già avvisato il ruolo.
rooms-called-lately = Il ruolo è già stato avvisato oggi. La prossima volta è possibile { $when }.
rooms-called-done = Il ruolo riceverà una notifica.
rooms-announcements-gone = Il canale per gli annunci è stato eliminato. Chi ha il permesso «Gestisci server» può sceglierne un altro con /tavolo impostazioni.
rooms-call-people = { $who }: { $host } vi invita a **{ $game }**, tavolo { $match }. I posti sono tenuti per un giorno.
rooms-call-role = { $who }: { $host } cerca giocatori per **{ $game }**, tavolo { $match }. { $free ->
    [one] 1 posto è libero.
   *[other] { $free } posti sono liberi.
}

## Modelli

rooms-presets-panel = **Modelli.** Opzioni, posti, ritmo e lingua sotto un nome; /partita apri li prende con modello.
rooms-preset-use = Usa un modello …
rooms-preset-drop = Elimina un modello …
rooms-preset-save = Conserva le opzioni
rooms-preset-share = Conserva per il server
rooms-preset-shared = { $name } (questo server)
rooms-preset-name = Nome
rooms-preset-saved = Conservato come «{ $name }».
rooms-preset-full = Per questo gioco ci sono già { $n } modelli. Prima eliminane uno.
rooms-preset-used = Fatto: la lobby ha ora queste opzioni.
rooms-preset-gone = Eliminato.

rooms-presets = Modelli
