# Le parole della casa: pulsanti, lobby, messaggi, pressioni sbagliate, votazioni, impostazioni, aiuto, guasti.
# I nomi delle persone arrivano già protetti.

## Pulsanti e parole sole

house-play = Gioca
house-hand = La mia mano
house-closer = Plancia
house-log = Registro
house-take-back = Annulla il turno
house-back = Indietro
house-back-of = Annulla: { $what }
house-back-floor = Non si annulla: carte scoperte
house-rules = Regola
house-more = Altro
house-end-turn = Termina il turno
house-and-end = poi fine turno
house-final = definitivo
house-since = Novità
house-so-far = Finora: { $what }
house-plus = +{ $what }
house-minus = −{ $what }
house-tail = { $first }, { $then }
house-tailed = { $what }: { $tail }
house-brought = Il tuo turno: { $what }
house-not-now-line = Non disponibile: { $what }
house-not-now-one = { $what } ({ $reason })
# Parts of the alternative texts of pictures.
house-alt-new = Novità: { $what }.
house-alt-rest = Tutto come testo: /plancia come:testo.
# Così si dice una lista vuota; alcuni messaggi scelgono secondo questa parola, perché vada d'accordo con la lista.
house-none = niente
house-join = Unisciti
house-leave = Lascia
house-start-with = Avvia ({ $n ->
    [one] 1 giocatore
   *[other] { $n } giocatori
 })
house-start-needs = Avvia (servono { $n })
house-start-alone = Avvia in solitario
house-start-against = Avvia (in solitario contro { $who })
house-colour-seat = Colore e posto
house-options = Opzioni
house-deal = { $n ->
    [one] Comincia in solitario
   *[other] Comincia in { $n }
 }
house-not-yet = Non ancora
house-text = Come testo
house-bigger = Ingrandisci
house-earlier = Precedente
house-later = Successiva
house-answer = Rispondi
house-start-over = Ricomincia il turno
house-agree = D'accordo: torniamo indietro
house-keep = Lascia così
house-show-undo = Anteprima
house-score-sheet = Punteggio finale
house-score-text = Come testo
house-rematch = Rivincita
house-take-seat = Prendi il posto
house-end-match = Termina senza vincitore
house-resign-final = Cedi il posto: definitivo
house-stay = Resta
house-here = Ci sono
house-yes-final = Conferma: definitivo
house-confirm-mine = Conferma le opzioni
house-word = Aggiungi una parola
house-any = qualsiasi
house-random = a caso
house-second = { $what } ({ $n ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
   *[other] n. { $n }
 })

## Colori dei posti

house-colour-white = bianco
house-colour-pink = rosa
house-colour-grey = grigio
house-colour-beige = beige
house-colour-blue = blu
house-colour-ochre = ocra
house-colour-mint = menta
house-colour-violet = viola

## Pannelli

house-heading = **{ $game } { $match }** · { $what }
house-part-chunk = { $what }: da { $first } a { $last }
house-part-pick = { $what } ({ $least ->
    [0] fino a { $most }
   *[other] da { $least } a { $most }
 })
house-part-pick-exact = { $what } (esattamente { $most })
house-part-own = { $what }, a tua scelta
house-part-form = { $what } …
house-part-group = { $what }, parte { $n }
house-part-typed = Altre { $n } qui non ci stanno; puoi scriverle.
house-preset = Quale parte della lista?
house-together = Puoi cambiare la tua risposta finché tutti non hanno scelto.
house-your-answer = La tua risposta finora: { $what }
house-done = Fatto. { $n ->
    [0] Per ora nessuno deve fare niente.
   *[other] Ora tocca a { $who }.
 }
house-done-over = Fatto. La partita è finita.
house-drawn-rest = È stato rivelato qualcosa oppure tocca a qualcun altro. Non eseguito: { $rest }
house-just-looked = Solo un'anteprima. Ecco cosa succederebbe:
house-type-these = Le tue mosse finora, da copiare in /mossa: { $what }
house-type-hint = Puoi anche scrivere tutto: { $what }
house-final-sure = Dopo puoi annullarlo solo se tutti sono d'accordo: { $what }
house-section = Regolamento: { $section }
house-reason = Non si può: { $reason }
house-too-many-lines = { $n ->
    [one] … e un'altra riga (Registro)
   *[other] … e altre { $n } righe (Registro)
 }
house-page = Pagina { $n } di { $of }
house-typed-unknown = { $reason } Intendevi: { $near }? Non è cambiato niente.
house-typed-nothing = { $reason } Non è cambiato niente. Qui le mosse iniziano con { $verbs }.
house-typed-long = Una riga può contenere 300 caratteri e 20 mosse. Non è cambiato niente.
house-typed-next = Continua nel campo seguente
notation-unknown = Qui non capisco «{ $word }».
notation-short = Alla fine manca qualcosa.
notation-ambiguous = Corrispondono più mosse.

## Lobby

house-lobby-title = **{ $game }** · tavolo { $match } · aperto da { $who }
house-lobby-seats = Posti occupati: { $taken } su { $seats }: { $who } · { $free ->
    [0] al completo
    [one] 1 libero
   *[other] { $free } liberi
 }
house-lobby-nobody = ancora nessuno
house-lobby-seat = { $who } ({ $facts })
house-lobby-any-colour = qualsiasi colore
house-lobby-unconfirmed = deve confermare le opzioni
house-lobby-already = Sei già al tavolo.
house-lobby-left = Hai lasciato il tavolo.
house-lobby-not-in = Non sei a questo tavolo.
house-lobby-closed = Questa lobby è chiusa: se ne sono andati tutti.
house-lobby-closed-by = { $who } ha chiuso questa lobby.
house-lobby-expired = Questa lobby si è chiusa da sola: per { $days } giorni nessuno l'ha avviata.
house-lobby-full = Il tavolo è al completo. Aprine un altro con /partita apri.
house-lobby-started = Questa partita è già cominciata.
house-lobby-occupied = Scegli un altro canale: qui si gioca già una partita, { $link }
house-lobby-occupied-lobby = Qui c'è già una lobby aperta: { $link }
house-lobby-too-many = Hai già { $n } lobby aperte. Prima avviane o lasciane una.
house-lobby-server-full = Su questo server ci sono { $n } partite, il massimo. Prima finitene una.
house-lobby-opener-only = Può farlo solo { $who }, che ha aperto la lobby, o chi ha il permesso «Gestisci server».
house-lobby-needs = Servono almeno { $n } giocatori.
house-lobby-confirm-first = Non tutti hanno confermato le opzioni. Manca ancora: { $who }
house-lobby-confirmed = Confermato.
house-lobby-start-ask = Avviare **{ $game }**? { $n ->
    [one] 1 giocatore
   *[other] { $n } giocatori
 }: { $who }. { $options }
house-lobby-start-alone = Per ora non si è unito nessun altro. Avviare **{ $game }** in solitario per { $who }? { $options }
house-lobby-start-against = Per ora non si è unito nessun altro. Avviare **{ $game }** in solitario per { $who } contro { $opponent }? { $options }
house-lobby-other-guests = Nel frattempo qualcuno si è unito o se n'è andato. Premi di nuovo «Avvia».
house-lobby-refused = Così non si può giocare: { $reason }
house-lobby-joined-open = Sei al tavolo.
house-lobby-sent-off = { $by } ha rimosso { $who } dalla lobby.
house-lobby-option = { $option }: { $value ->
    [niente] nessuna
   *[other] { $value }
 }
house-lobby-colour = Colore
house-lobby-seat-choice = Posto
house-lobby-seat-number = Posto { $n }
house-lobby-word-title = Una parola per il seed
house-lobby-word-label = Una parola qualsiasi
house-lobby-word-set = La tua parola è { $word }.
house-lobby-option-seats = Posti
house-lobby-option-language = Lingua
house-icons-option = Icone nei messaggi
house-icons-option-on = sì
house-icons-option-off = no, solo parole
house-lobby-send-off = Rimuovi qualcuno


## Inizio

house-dealt = **{ $game } { $match }: si comincia.** Ordine di gioco: { $who }.
house-dealt-against = Contro: { $who }.
house-dealt-seed = Seed: metà sigillata { $hash } + questa lobby + { $words } (la metà viene svelata alla fine; /partita info lo spiega)
house-all-asked = Scelgono tutti insieme: { $who }
house-answered-waiting = Risposte: { $n } su { $of }, in attesa di { $who }
house-answer-kept = Scelto: { $what }. Puoi cambiarlo finché tutti non hanno risposto.

## Messaggio del tavolo

house-post-played = **{ $game } { $match } · { $who } ha giocato**
house-turns-played = **{ $game } { $match } · { $who } hanno giocato**
house-post-title = **{ $game } { $match }**
house-post-line = • { $what }
house-demand = { $mention }, **{ $what }**
house-demand-since = { $mention }, **{ $what }** · { $n } turni dal tuo ultimo
house-demand-dm = **{ $game } { $match }:** { $what } { $link }
house-to-table = Al tavolo: { $link }

## Mano e sguardo da vicino

house-hand-title = **La tua mano, { $game } { $match }**
house-hand-dm = **La tua mano, { $game } { $match }** { $link }
house-hand-none = In questo gioco non ci sono carte nascoste. Questa è la tua plancia:
house-plain-alt = { $game } { $match }.
house-plain-hand = La tua mano, { $game } { $match }. Il messaggio elenca le carte.
house-not-seated = Non giochi a questo tavolo, quindi non hai una mano.
house-closer-title = **Plancia · { $game } { $match }**
house-closer-what = Mostra un'altra parte
house-closer-board = Tutta la plancia

## Registro

house-log-title = **Registro · { $game } { $match }**
house-log-line = { $n }. { $what }
house-log-turn = { $first }-{ $n }. { $what }
house-log-round = ### Round { $n }
house-log-then = Mostra la plancia dopo …
house-moment-deal = Dopo la distribuzione
house-moment-unknown = Scegli un momento dalla lista o scrivi il numero di una riga del registro.
house-moment-entry = Round { $round } · { $what }
house-moment-title = **{ $game } { $match } · round { $round }**
house-moment-place = { $n } di { $of }
house-moment-first = Inizio
house-moment-back = Prima
house-moment-next = Dopo
house-moment-last = Fine
house-moment-mine = Mio turno
house-moment-hand = Mano di { $who }
house-log-empty = Non è ancora successo niente.
house-log-seat = Un solo giocatore
house-log-everybody = Tutti
house-log-undone = { $who } fa tornare la partita a prima della riga { $n }.
house-log-agreed = Tutti d'accordo con la proposta di { $who }: si torna a prima della riga { $n }.
house-log-checkpoint = Qui le regole sono state aggiornate; più indietro non si torna.
house-since-title = **Dal tuo ultimo turno · { $game } { $match }**
house-since-nothing = Dal tuo ultimo turno non è successo niente.

## Indietro, ritirare, consenso

house-taken-back = **{ $who } ha riaperto il turno.**
house-vote-alone = Fatto.
house-vote-title = **{ $who } chiede di tornare indietro** a prima della riga { $line }, «{ $what }» ({ $n ->
    [one] si perderebbe 1 risposta
   *[other] si perderebbero { $n } risposte
 }).
house-vote-asked = **{ $who } ha chiesto di tornare indietro.**
house-vote-drawn = Da allora è stato rivelato o pescato qualcosa. Usciranno le stesse carte o tessere, nello stesso ordine.
house-vote-state = D'accordo: { $agreed ->
    [niente] ancora nessuno
   *[other] { $agreed }
 } · in attesa di: { $waiting ->
    [niente] nessuno
   *[other] { $waiting }
 }
house-vote-point = Tornare a prima di quale riga?
house-vote-would = Si annullerebbe:
house-vote-would-open = { $n ->
    [one] 1 passo del turno aperto di { $who }
   *[other] { $n } passi del turno aperto di { $who }
 }

## Pressioni sbagliate

house-wrong-turn = È il turno di { $who }. Non è cambiato niente.
house-wrong-turns = Ora tocca a { $who }. Non è cambiato niente.
house-wrong-since = Tocca a { $who } dal { $since }. Non è cambiato niente.
house-wrong-ended = Il tuo turno è già terminato. Tocca a { $who }.
house-wrong-stranger = A questo tavolo: { $who }. Puoi guardare:
house-wrong-old-post = Questo è un messaggio vecchio; la partita è andata avanti.
house-wrong-old-panel = Questo pannello non era aggiornato e non ha cambiato niente. Ecco il tuo turno:
house-wrong-old-copy = Questo pannello non era aggiornato e non ha cambiato niente. Ecco come stanno le cose:
house-wrong-picks = Non si può: { $reason } · Regolamento: { $section }
house-wrong-form = Mentre sceglievi la partita è andata avanti.
house-wrong-text = In quel testo c'è un carattere che non posso conservare. Scrivilo di nuovo. Non è cambiato niente.
house-wrong-name = Un nome deve avere almeno una lettera o una cifra. Non è cambiato niente.
house-wrong-table = Non trovo questo tavolo.
house-wrong-fast = Un po' più piano. Premi di nuovo fra un momento.
house-wrong-over = Questa partita è finita.
house-wrong-stopping = Mi sto riavviando: premi di nuovo fra un momento.
house-wrong-not-started = Questa partita non è ancora cominciata.
house-no-table = Qui non c'è nessuna partita in corso. Aprine una con /partita apri o gioca contro i bot con /pratica.

## Fine

house-over-one = **La partita di { $game } { $match } è finita. Vince { $who } con { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.**
house-over-shared = **La partita di { $game } { $match } è finita. { $who } condividono il primo posto con { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } a testa.**
house-over-won = **La partita di { $game } { $match } è finita. { $who } { $n ->
    [one] vince
   *[other] vincono
 } contro { $opponent } con { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }: { $rank }.**
house-over-lost = **La partita di { $game } { $match } è finita. { $who } { $n ->
    [one] perde
   *[other] perdono
 } contro { $opponent } con { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }: { $rank }.**
house-over-none = **La partita di { $game } { $match } si è chiusa senza vincitore.**
house-stood = Finita in anticipo
house-stood-lead = { $who } era in testa per { $lead ->
    [one] 1 punto
   *[other] { $lead } punti
 }.
house-stood-level = { $who } erano in parità con { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
house-stood-alone = { $who } aveva { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
house-stood-note = La partita è finita in anticipo: i punti erano questi. Nessuno ha vinto.
house-stood-alt = { $game } { $match }, finita in anticipo: i punti erano questi.
house-still-on = **La partita di { $game } { $match } è ancora in corso.**
house-over-seed = Seed svelato: { $seed } · /partita info
house-over-thanks = Grazie per aver giocato, { $who }!
house-rematch-opened = È aperta una rivincita: { $link }

## Andarsene, sostituti, gestione

house-resign-ask = Cedere il tuo posto in { $game } { $match }? Qualcun altro può prenderlo; non puoi tornare di tua iniziativa.
house-resign-free = **{ $who } ha ceduto il posto.** Chi lo prende?
house-resign-left = **{ $who } ha ceduto il posto.**
house-resign-done = Hai ceduto il tuo posto.
house-replace-offer = Invito per { $who }: prendere il posto di { $of }.
house-replace-accept = Il posto di { $of } passa a { $who }.
house-replace-asked = **{ $who } ha chiesto un posto al tavolo.**
house-replace-here = { $who } gioca di nuovo e tiene il posto.
house-replace-vote = **{ $who } vorrebbe prendere il posto di { $of }.** Decidono gli altri.
house-replace-already = Giochi già a questo tavolo.
house-replace-silent = Puoi sostituire solo chi il tavolo sta aspettando.
house-end-vote = **{ $who } propone di terminare { $game } { $match } senza vincitore.**
house-end-agree = D'accordo: termina la partita
house-end-refuse = Continua a giocare
house-manage-closed = **{ $who } (Gestisci server) ha chiuso questa partita.** Non vince nessuno; il registro si può ancora leggere.
house-manage-kicked = **{ $who } (Gestisci server) ha rimosso { $of } dalla lobby.**
house-manage-needs = Ti serve il permesso «Gestisci server».
house-close-final = Chiudi: definitivo
house-close-keep = Non chiudere
house-updated-rules = **Le regole sono state aggiornate.** La partita continua; più indietro non si torna.

## I miei tavoli

house-mine-title = **I miei tavoli**
house-mine-none = Non giochi a nessun tavolo. Aprine uno con /partita apri.
house-mine-yours = **tocca a te**
house-mine-others = in attesa di { $who }
house-mine-covered = un bot gioca per te
house-mine-gone = continua con `/partita qui tavolo:{ $match }` in un canale qualsiasi del server
house-mine-out = riprende appena torno nel server
house-info-title = **Su { $game } { $match }**
house-info-values = { $n } valori su { $of } sono nostri: quelli stampati non si trovano.
house-info-each = Quali valori
house-info-seed = Le carte vengono da un seed: una metà è nostra, sigillata prima che qualcuno si unisca; il resto sono la lobby e le parole dei giocatori. Alla fine viene svelata, così tutti possono controllare.
house-info-half = Seed svelato: { $seed } · /partita verifica controlla la distribuzione
house-info-unofficial = Hatoba non è ufficiale. I giochi appartengono ai loro autori ed editori.

## Impostazioni

house-settings-saved = Salvato.
house-settings-language = Lingua
house-settings-language-auto = come il mio Discord
house-settings-standing = { $asked }: risposta automatica
house-settings-ask-me = chiedimi sempre

## Aiuto

house-help-title = **Come si gioca qui** · { $n } di 4
house-help-1 =
    { house-help-1-1 }
    { house-help-1-2 }
    { house-help-1-3 }
house-help-1-1 = **Il tavolo.** Dopo ogni turno in fondo al canale compare un messaggio: cosa è successo, la plancia, i punti e a chi tocca. Solo quel giocatore riceve la notifica.
house-help-1-2 = **Il tuo turno.** Premi «Gioca». Si apre un pannello che vedi solo tu: la domanda, le tue opzioni, quanto costano e cosa danno. Premi «Gioca» quanto vuoi, su qualsiasi dispositivo; mostra sempre dove sei.
house-help-1-3 = **Definitivo.** Una risposta che termina con «definitivo» pesca carte o non si può più annullare senza gli altri. Per tutto il resto c'è «Annulla».
house-help-2 =
    { house-help-2-1 }
    { house-help-2-2 }
    { house-help-2-3 }
house-help-2-1 = **La tua mano**, nei giochi con carte nascoste, arriva con un messaggio diretto, se li permetti da questo server, e in ogni momento con il pulsante «La mia mano», dove la vedi solo tu.
house-help-2-2 = **Guardare.** «Plancia» mostra la plancia o una sua parte, come immagine o testo. Il «Registro» racconta cosa è successo, round per round, e apre la partita com'era dopo ogni turno, da sfogliare; «Novità» solo cosa è successo dal tuo ultimo turno. /plancia come:testo dice tutto a parole.
house-help-2-3 = **Regole.** /impara insegna un gioco passo per passo. Ogni pannello ha un pulsante «Regola»; /regole spiega qualsiasi cosa, con parole nostre e con il titolo nel regolamento.
house-help-3 =
    { house-help-3-1 }
    { house-help-3-2 }
    { house-help-3-3 }
house-help-3-1 = **Scrivere.** /mossa fa le stesse cose dei pulsanti. Più mosse si separano con un punto e virgola; un punto interrogativo alla fine dà solo un'anteprima. Le mosse si completano mentre scrivi.
house-help-3-2 = **Tornare indietro.** «Annulla il turno» vale finché non viene rivelato qualcosa o non gioca qualcun altro; contro soli bot tornano indietro anche i loro turni. Poi tutti devono essere d'accordo: lo stesso pulsante, o /partita annulla, lo chiede al tavolo.
house-help-3-3 = **Assenze.** /assente dice fino a quando non ci sei e, se vuoi, fa giocare un bot al tuo posto. In /impostazioni ci sono la tua lingua, gli orari e i messaggi diretti, sotto «Altro» nel pannello le risposte automatiche. «Prepara» raccoglie il tuo prossimo turno mentre giocano gli altri. /partita abbandona cede un posto, /partita sostituisci cerca qualcuno al posto di chi non risponde più. /partita elenco mostra i posti da prendere.
house-help-4 =
    { house-help-4-1 }
    { house-help-4-2 }
house-help-4-1 = **Risultati.** /risultati mostra come sono finite le partite: le tue, quelle di un giocatore, di questo server o di questa stagione. Elenca le partite finite e apre ognuna con punteggio finale e registro. /impostazioni nasconde i tuoi risultati agli altri.
house-help-4-2 = **Tavoli.** /partita mie elenca i tuoi tavoli su tutti i server, /partita elenco quelli di questo server, con i posti liberi. /cerca trova chi vuole giocare come te. /partita invita chiama giocatori nella tua lobby; /lega tiene leghe e tornei. Chi gestisce il server sceglie con /tavolo impostazioni dove si gioca e vede con /tavolo stato come sta ogni tavolo.
house-rules-title = **Regole: { $topic }**
house-rules-none = Non trovo questa regola. Prova una di queste: { $near }

## Guasti

house-trouble-permissions = Qui non posso scrivere. Permessi necessari: { $permissions }
house-trouble-disk = Il disco è pieno, non è stato salvato niente. La tua mossa non vale; avvisa chi gestisce il bot.
house-trouble-dm-closed = Non posso mandarti messaggi diretti. Il pulsante «La mia mano» mostra le tue carte; per il resto non cambia niente.
house-trouble-no-picture = Non è stato possibile disegnare l'immagine; ecco il testo.
house-trouble-busy = In questo momento c'è molto traffico. Premi di nuovo fra poco.
house-trouble-server-only = Funziona solo in un server.
house-permission-view = Visualizza canale
house-permission-send = Invia messaggi
house-permission-threads = Invia messaggi nei thread
house-permission-files = Allega file
house-permission-history = Leggi la cronologia dei messaggi
