# Una partita come file: scritta e verificata.

cmd-game-export = esporta
cmd-game-export-about = La partita come file; finché è in corso, ciò che ne vedi tu (lo vedi solo tu)

record-whole = **{ $game } { $match }, completa:** questo file contiene ogni mossa, tutto ciò che è stato pescato e il seed. Chiunque può verificarlo.
record-own = **{ $game } { $match }, come la vedi tu:** questo file contiene le tue carte e ciò che tutti sanno. Dopo la fine contiene tutto.
record-everyone = **{ $game } { $match }, come la vedono tutti:** questo file contiene ciò che tutti al tavolo sanno. Dopo la fine contiene tutto.

cmd-game-verify = verifica
cmd-game-verify-about = Ricalcola se la distribuzione, ogni mossa e il risultato sono giusti (lo vedi solo tu)

record-title = **{ $game } { $match }, verificata**
record-holds = { $part }: va bene. { $what }
record-broken = { $part }: non va bene. { $what }
record-open = { $part }: non si può controllare. { $what }
record-all-holds = Tutto è corretto.
record-all-broken = Non tutto è corretto.
record-all-open = Ciò che è stato controllato è corretto; non tutto si è potuto controllare.
record-all-running = Ciò che si può controllare ora è corretto. Il resto segue quando la partita è finita e il seed è svelato.
record-all-damaged = Qualcosa nel registro di questa partita è danneggiato. Dillo a chi gestisce il bot.
record-adjusted-holds = Tutto è corretto; la partita è stata modificata a mano. { $each }
record-adjusted-open = Ciò che è stato controllato è corretto; partita modificata a mano dopo la riga { $lines }; non tutto si è potuto controllare.
record-show = Mostra a tutti
record-shown = **{ $who } ha verificato la distribuzione:** sigillo, seed, posti, pescate, mosse e risultato sono corretti.
record-shown-done = Il tavolo è stato avvisato.
record-not-shown = Non tutto è corretto, quindi il tavolo non è stato avvisato.

record-part-file = File
record-part-tables = Valori di carte e plance
record-part-seal = Sigillo
record-part-seed = Seed
record-part-seats = Posti e colori
record-part-deal = Distribuzione
record-part-answers = Mosse
record-part-draws = Pescate
record-part-position = Posizione
record-part-result = Risultato

record-what-file = È come è stato scritto.
record-what-tables = Sono quelli indicati dal loro hash.
record-what-seal = Viene dalla metà che è stata svelata e deve essere quello pubblicato prima della lobby: { $seal }
record-what-seed = Viene dalla metà, dal messaggio della lobby ({ $number }) e da { $words ->
    [0] nessuna parola
    [one] 1 parola
   *[other] { $words } parole
} dei giocatori.
record-what-seats = Seguono dal seed e dalle preferenze nella lobby.
record-what-deal = Segue dal seed.
record-what-answers = { $n ->
    [0] Non ce ne sono.
    [one] 1 è permessa e porta dove dice il registro.
   *[other] { $n } sono permesse e portano dove dice il registro.
}
record-what-draws = { $n ->
    [0] Non è stato pescato niente.
    [one] 1 numero casuale viene dal seed.
   *[other] { $n } numeri casuali vengono dal seed, ognuno al suo posto.
}
record-what-position = È quella a cui porta il registro.
record-what-result = Segue dall'ultima posizione.

record-why-hash = Qualcosa nel file è stato cambiato dopo che è stato scritto.
record-why-game = Questa versione non conosce il gioco { $game }.
record-why-tables-hash = Il loro hash è un altro.
record-why-tables-read = Non si possono leggere.
record-why-tables = Mancano i valori di carte e plance.
record-why-running = Il seed è svelato quando la partita è finita.
record-why-seal = Viene da un'altra metà.
record-why-number = Il numero della lobby non è stato conservato.
record-why-seed = Metà, lobby e parole portano a un altro seed.
record-why-guests = Il file non dice chi ha avuto quale posto alla distribuzione.
record-why-seats = Il seed dà altri posti o colori.
record-why-deal = Con questi posti e opzioni la partita non può cominciare.
record-why-deal-first = Dipende dalla distribuzione.
record-why-answers-first = Dipende da ciò che precede.
record-why-version = La voce { $line } del file è stata giocata con regole diverse da quelle di questa versione ({ $version }).
record-why-other-rules = La partita è stata giocata con regole diverse da quelle di questa versione.
record-why-illegal = Voce { $line } del file: le regole non lo permettono.
record-why-unreadable = La voce { $line } del file non si può leggere.
record-why-unread = Il registro o la sua posizione non si può leggere.
record-why-counter = Voce { $line } del file: qui toccano altri numeri casuali.
record-why-told = Voce { $line } del file: ne viene qualcos'altro.
record-why-other = La voce { $line } del file non è ciò che le regole scrivono qui.
record-why-checkpoint = Voce { $line } del file: qui il registro porta a un'altra posizione.
record-why-position = Il registro porta a un'altra.
record-why-result = Il registro porta a un altro.
record-why-phase = In questo file la partita non è ancora finita, nel suo registro sì.
record-why-adjusted = Il registro non concorda su ciò che è stato modificato a mano.

record-opened = Questa è la partita **{ $was }**, aperta da un file: giocate dopo la riga { $n }. Non conta in nessun risultato.
record-opened-over = Questa è la partita **{ $was }**, aperta da un file per guardarla: /plancia, /registro, /partita esporta.

cmd-game-report = segnala
cmd-game-report-about = Di' a chi gestisce il bot che a questo tavolo qualcosa non va (lo vedi solo tu)
opt-said = testo
opt-said-about = Cosa non va, con parole tue
record-reported = La tua segnalazione ha il numero **{ $number }**. Chi gestisce il bot la trova così nel suo registro, con la partita e la riga attuale.

page-board = Plancia
page-log = Registro
page-course = Andamento della partita
page-score = Punteggio
page-first = Inizio
page-back = Prima
page-next = Dopo
page-last = Fine
page-language = Lingua
page-moment = Momento
page-round = Round { $n }

film-button = Film
film-title = **{ $name }: il film**
film-alt = La partita { $name } come immagine animata, { $n } fotogrammi, uno per turno. Il registro dice lo stesso a parole.
film-progress = Il film è in preparazione: { $n } turni disegnati su { $of }. Poi viene pubblicato per tutti nel canale della partita.
film-waiting = Il film comincia fra poco. Poi viene pubblicato per tutti nel canale della partita.
film-ready = Il film è pronto e sta per essere pubblicato.
film-posted = Il film di { $name } è stato pubblicato.
film-show = Vai al film
film-look = A che punto è?
film-stop = Interrompi
film-stopped = Il film è stato interrotto.
film-gone = Il messaggio con il film è stato eliminato. «Film» sotto l'ultimo messaggio della partita lo fa rifare.
film-later = Il film c'è quando la partita è finita.
film-failed = Non è stato possibile fare il film.
film-too-large = Il film non è pubblicato: è più grande dei file che questo server accetta.
film-refused = Il film non è pubblicato: Discord non lo ha accettato.

record-report = **Segnalazione { $number }** su { $match }, dopo la voce { $line } del suo file: { $said }
