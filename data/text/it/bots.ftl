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
