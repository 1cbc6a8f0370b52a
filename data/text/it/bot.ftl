# Ciò che il lato di Discord dice oltre alle parole della casa.

bot-unknown-press = Non conosco questo pulsante. Non è cambiato niente.
bot-trouble = Qualcosa è andato storto da parte mia. Premi di nuovo; se succede ancora, comunica questo numero a chi gestisce il bot: { $number }
bot-unreadable = Il registro di questa partita è danneggiato, quindi non può continuare. Non è cambiato niente, e tutte le altre partite continuano. Dillo a chi gestisce il bot: forse c'è un backup.
bot-late = Mi sono appena riavviato. Non è cambiato niente; premi di nuovo.
bot-late-done = Mi sono appena riavviato. La tua mossa è salva.
bot-missed = La mia ultima risposta non ti è mai arrivata.
bot-missed-done = La mia ultima risposta non ti è mai arrivata. Quello che hai fatto è salvo.
bot-post-again = Discord ha rifiutato il mio ultimo messaggio qui; ci riprovo. Mi servono i permessi «Visualizza canale», «Invia messaggi», «Allega file» e «Leggi la cronologia dei messaggi».
bot-refused = { $n ->
    [one] Discord ha rifiutato un mio messaggio qui. Quello che diceva segue ora.
   *[other] Discord ha rifiutato { $n } miei messaggi qui. Quello che dicevano segue ora.
}
bot-channel-gone = Il canale di questo tavolo non esiste più. Chi ha «Gestisci server» può chiuderlo da un altro canale: /partita chiudi
bot-mine-unread = { $game } { $match }: ora non riesco a leggere questo tavolo; chi gestisce il bot può vedere perché · { $link }
bot-colour-taken = { $who } ha già quel colore.
bot-seat-taken = { $who } ha già quel posto.
bot-bad-option = Qui non si può scegliere. Non è cambiato niente.
bot-unknown-game = Non conosco questo gioco.
bot-not-invited = A questo posto è stato invitato qualcun altro.
bot-here-still = Chi gioca qui è di nuovo presente e tiene il posto.
bot-no-post = Il messaggio della lobby sta per arrivare. Premi di nuovo fra un momento.
bot-take-back-nothing = Non hai niente da annullare.
bot-page-before = Pagina precedente
bot-page-next = Pagina successiva
bot-vote-over = Questa votazione è chiusa.
bot-no-robots = Un bot non può giocare qui.
bot-somebody = qualcuno

## Lobby

bot-seal = -# Mazzo di { $game } { $match }, sigillato: { $hash }
bot-lobby-opened = Il tuo tavolo è aperto: la lobby è in questo canale.
bot-lobby-joined = Sei al tavolo. Le carte nascoste ti arrivano con un messaggio diretto; se non li accetti, le trovi in «La mia mano».
bot-lobby-changed = Cambiato. Gli altri devono confermare le nuove opzioni.
bot-lobby-kicked = Fatto. Ho avvisato il tavolo.
bot-lobby-gone = Questa lobby è chiusa.
bot-not-dealt = La partita non è cominciata. La lobby resta aperta.
bot-as-printed = Regole senza varianti
bot-pace = Ritmo
bot-pace-day = circa un turno al giorno, senza limite di tempo
bot-pace-day-menu = un turno al giorno
bot-pace-live = dal vivo, tutti al tavolo
bot-pace-slow = un turno quando c'è tempo, senza limite di tempo
bot-pace-slow-menu = quando c'è tempo
bot-pace-clock = a orologio, un giorno per ogni turno, fino a tre giorni messi da parte
bot-pace-clock-menu = 1 giorno a turno, a orologio
bot-pace-long = a orologio, tre giorni per ogni turno, fino a dieci giorni messi da parte
bot-pace-long-menu = 3 giorni a turno, a orologio
bot-seats = { $n ->
    [one] { $n } posto
   *[other] { $n } posti
 }
bot-taken = preso
bot-wish = Scegli un colore e un posto, o lascia fare al caso.
bot-no-words-yet = nessuna
bot-no-words = nessuna parola
bot-word-detail = Si vede nella lobby. Chi aggiunge l'ultima parola sa che nessuno ha truccato il mazzo.

## Pannelli e messaggi

bot-to-panel = Torna al mio turno
bot-asked-no-more = **{ $game } { $match }:** hai già risposto. { $link }
bot-hand-of-its-day = -# Merci e denaro al momento di questo messaggio; «La mia mano» mostra la situazione attuale.
bot-vote-open = Annotato. In attesa degli altri.
bot-vote-agreed = Tutti d'accordo. Fatto.
bot-vote-refused = Non tutti sono d'accordo. Non è cambiato niente.
bot-vote-yes = D'accordo
bot-vote-no = Non d'accordo
bot-list-title = **Tavoli di questo server**
bot-info-seal = Metà sigillata: sha256 `{ $hash }`
bot-info-all-known = Valori: nessuno è stato ricostruito; vengono tutti dal regolamento o da descrizioni di altri.
bot-info-reconstructed = Valori: alcuni di quelli stampati non si trovano e sono nostri: { $each }. Tutti gli altri vengono dal regolamento o da descrizioni di altri.
bot-info-rows = { $n } su { $of } { $what }
