# Giocatori automatici: nella lobby e nelle partite di pratica.

bots-level-apprentice = Apprendista
bots-level-trader = Mercante
bots-level-master = Maestro
bots-level-apprentice-detail = Gioca subito e sbaglia: adatto a una prima partita
bots-level-trader-detail = Gioca un buon turno, non guarda oltre
bots-level-master-detail = Pensa in anticipo: difficile da battere
bots-add = Aggiungi un bot
bots-seat = { $who } (bot, { $level })
bots-room = Chi si unisce adesso prende il posto di un bot.
bots-panel = I bot giocano subito e non fanno aspettare nessuno. Una partita con bot non entra nei risultati.
bots-here = In questa lobby: { $who }
bots-full = Tutti i posti sono occupati. Chi si unisce prende il posto di un bot.
bots-add-menu = Aggiungi un bot…
bots-remove-menu = Rimuovi un bot…
bots-remove = Rimuovi { $who }
bots-practice = Pratica: la partita non entra nei risultati.
bots-practice-closed = { $who } ha bisogno di questo canale: la pratica di { $game } { $match } è chiusa.
bots-played = **{ $game } { $match } · { $who } hanno giocato**

bots-cover = Lascia giocare un bot
bots-cover-end = Gioca di persona
bots-cover-vote = **{ $who } propone che un bot giochi per { $of }.** Basta una sua mossa per fermarlo.
bots-cover-vote-free = **{ $who } propone che un bot prenda il posto di { $of }.** Decidono gli altri.
bots-cover-asked = **{ $who } ha chiesto un bot.**
bots-cover-remind = { $game } { $match } vota: un bot al posto di { $of }? { $until }
bots-cover-begun = Per ora un bot gioca per { $of }. Tornare è possibile in ogni momento.
bots-cover-away = { $of }: assenza fino al { $until }. Intanto gioca un bot.
bots-cover-ended = { $who } gioca di nuovo di persona.
bots-cover-letter = Gli altri hanno deciso che per ora un bot gioca per te in { $game } { $match }. Premi *Gioca* o fai una mossa lì, e il posto è di nuovo tuo.
bots-cover-yours = Il bot si è fermato: ora giochi di nuovo tu.
bots-cover-seat = Per { $who } gioca un bot; tornare è possibile in ogni momento. Non è cambiato niente.
bots-late-proposed = { $who } propone un bot.
bots-late-covered = Ora gioca un bot.
bots-cover-if = Nel frattempo
bots-cover-wait = aspettatemi
bots-cover-bot = un bot gioca per me
bots-cover-told = { $n ->
    [0] A nessuno dei tuoi tavoli giocano altri e un bot potrebbe giocare per te.
    [one] A 1 tavolo un bot gioca per te, finché torni o giochi lì.
   *[other] A { $n } tavoli i bot giocano per te, finché torni o giochi lì.
 }
opt-cover = sostituto
opt-cover-about = Cosa succede intanto ai tuoi tavoli
