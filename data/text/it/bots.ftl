# Giocatori automatici: nella lobby e nelle partite di pratica.

bots-level-apprentice = Apprendista
bots-level-trader = Mercante
bots-level-master = Maestro
bots-level-apprentice-detail = Segue una sola idea e non vede tutto: ideale per una prima partita
bots-level-trader-detail = Gioca turni solidi, ma non guarda oltre
bots-level-master-detail = Pensa alle mosse future: difficile da battere
bots-add = Aggiungi un bot
bots-called = { $who } (bot)
bots-seat = { $who } (bot, { $level })
bots-room = Chi si unisce adesso prende il posto di un bot.
bots-panel = I bot giocano subito e non fanno aspettare nessuno. Una partita con bot non conta nei risultati.
bots-here = In questa lobby: { $who }
bots-full = Tutti i posti sono occupati. Chi si unisce prende il posto di un bot.
bots-add-menu = Aggiungi un bot …
bots-remove-menu = Rimuovi un bot …
bots-remove = Rimuovi { $who }
bots-thinking = { $who } { $n ->
    [one] sta
   *[other] stanno
 } pensando.
bots-practice = Pratica: la partita non conta nei risultati.
bots-practice-closed = { $who } ha bisogno di questo canale: la partita di pratica { $game } { $match } è chiusa.
practice-ask = Qui stai giocando la partita di pratica { $game } { $match } ({ $n ->
    [one] finora 1 turno
   *[other] finora { $n } turni
 }). Se inizi altro in questo canale, si chiude.
practice-go-on = Continua questa
practice-leave = Chiudi e inizia

bots-cover = Lascia giocare un bot
bots-cover-end = Riprendi a giocare
bots-cover-vote = **{ $who } propone che un bot giochi per { $of }.** Basta una mossa di { $of } per fermarlo. { sure-counts }
bots-cover-vote-free = **{ $who } propone che un bot prenda il posto di { $of }.** Decidono gli altri. { sure-counts-no-more }
bots-cover-asked = **{ $who } ha chiesto un bot.**
bots-cover-remind = { $game } { $match } vota: un bot al posto di { $of }? { $until }
bots-cover-begun = Per ora un bot gioca per { $of }, che può tornare in ogni momento. { sure-counts }
bots-cover-away = { $of }: assenza fino al { $until }. Intanto gioca un bot. { sure-counts }
bots-cover-taken = { $who } prende il posto di { $of }. La partita non conta nei risultati.
bots-cover-ended = { $who } riprende a giocare.
bots-cover-letter = Gli altri hanno deciso che per ora un bot gioca per te a { $game } { $match }. Premi lì «Gioca» o fai una mossa, e il posto è di nuovo tuo. { sure-counts }
bots-cover-yours = Il bot si è fermato: ora giochi di nuovo tu.
bots-cover-seat = Un bot gioca per { $who }, che può tornare in ogni momento. Non è cambiato niente.
bots-late-proposed = { $who } propone un bot.
bots-late-covered = Ora gioca un bot.
bots-cover-if = Nel frattempo
bots-cover-wait = aspettano me
bots-cover-bot = un bot gioca per me
bots-cover-told = { $n ->
    [0] Non hai tavoli con altri giocatori dove un bot possa giocare per te.
    [one] A 1 tavolo un bot gioca per te finché non torni o non giochi lì. La partita conta come prima.
   *[other] A { $n } tavoli i bot giocano per te finché non torni o non giochi lì. Le partite contano come prima.
 }
opt-cover = sostituto
opt-cover-about = Cosa succede intanto ai tuoi tavoli
