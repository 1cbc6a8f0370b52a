# Ciò che il lato di Discord dice oltre alle parole della casa.

bot-unknown-press = Non conosco questo pulsante. Non è cambiato nulla.
bot-trouble = Qualcosa è andato storto da parte mia. Premi di nuovo; se succede ancora, comunica questo numero a chi gestisce il bot: { $number }
bot-late = Sono appena ripartito. Premi di nuovo.
bot-late-done = Sono appena ripartito. Quello che hai fatto resta valido; premi «Gioca» per continuare.
bot-post-again = Discord ha rifiutato il mio ultimo messaggio qui; ci riprovo. Mi servono i permessi «Visualizza canale», «Invia messaggi», «Allega file» e «Leggi la cronologia dei messaggi».
bot-colour-taken = { $who } ha già quel colore.
bot-seat-taken = { $who } ha già quel posto.
bot-bad-option = Qui non si può scegliere. Non è cambiato nulla.
bot-unknown-game = Non conosco questo gioco.
bot-not-invited = A questo posto è invitata un'altra persona.
bot-here-still = Chi occupa questo posto è qui e lo tiene.
bot-no-post = Il messaggio della sala sta per arrivare. Premi di nuovo tra un attimo.
bot-take-back-nothing = Non hai nulla da ritirare.
bot-take-back-here = È il tuo turno: «Indietro» annulla quello che hai fatto fin qui.
bot-page-before = Pagina precedente
bot-page-next = Pagina successiva
bot-vote-over = Questa votazione è chiusa.
bot-no-robots = Un bot non può giocare qui.
bot-somebody = qualcuno

## Sala

bot-seal = Metà sigillata del seme per { $game } { $match }: sha256 `{ $hash }`
    -# Questo messaggio non viene mai modificato. Alla fine la metà viene aperta, così tutti possono verificare la distribuzione.
bot-about = Che cos'è?
bot-lobby-pace = Ritmo: { $pace } · Lingua: { $language }
bot-lobby-values = { $n ->
    [0] Valori: nessuno è stato ricostruito (di più con /partita info).
    [one] Valori: { $n } è ricostruito da noi, perché quello stampato non si è trovato (di più con /partita info).
   *[other] Valori: { $n } sono ricostruiti da noi, perché quelli stampati non si sono trovati (di più con /partita info).
 }
bot-lobby-opened = Il tuo tavolo è aperto: la sala è in questo canale.
bot-lobby-joined = Hai un posto al tavolo. Le carte nascoste arrivano con un messaggio diretto; se non arriva, ti aspettano sotto «La mia mano».
bot-lobby-changed = Cambiato. Agli altri viene chiesta conferma.
bot-lobby-kicked = Fatto. Il tavolo lo sa.
bot-lobby-gone = Questa sala è chiusa.
bot-rematch = C'è la rivincita di { $game }: { $who } ha aperto la sala.
bot-as-printed = come stampato
bot-pace = Ritmo
bot-pace-day = circa un turno al giorno, senza orologio
bot-pace-live = tutti insieme adesso
bot-pace-slow = un turno quando c'è tempo
bot-seats = { $n ->
    [one] { $n } posto
   *[other] { $n } posti
 }
bot-taken = preso
bot-wish = Scegli un colore e un posto, o lascia fare al caso.
bot-no-words-yet = nessuna
bot-no-words = nessuna parola
bot-word-detail = Si vede nella sala. Chi dà l'ultima parola sa che nessuno ha scelto la distribuzione.

## Pannelli e messaggi

bot-to-panel = Torna al mio turno
bot-asked-no-more = **{ $game } { $match }:** hai già risposto. { $link }
bot-hand-of-its-day = -# Merci e denaro di quando è arrivato questo messaggio; «La mia mano» li mostra come sono ora.
bot-vote-open = Annotato. Ora tocca agli altri.
bot-vote-agreed = Tutti d'accordo; è fatto.
bot-vote-refused = Non tutti sono d'accordo; resta com'è.
bot-vote-yes = D'accordo
bot-vote-no = Non d'accordo
bot-stays = Tieni il tuo posto.
bot-list-title = **Tavoli di questo server**
bot-list-line = { $game } { $match } · { $link }
bot-info-seal = Metà sigillata: sha256 `{ $hash }`
bot-info-all-known = Valori: nessuno è stato ricostruito; vengono tutti dal regolamento o da descrizioni di altri.
bot-info-reconstructed = Valori: per una parte dei componenti non si trovano quelli stampati e li abbiamo ricostruiti noi: { $each }. Tutti gli altri vengono dal regolamento o da descrizioni di altri.
bot-info-rows = { $n } su { $of } { $what }
