# Nomi e descrizioni di comandi, opzioni e scelte. Nomi in minuscolo, al massimo 32 caratteri.

## Comandi

cmd-game = partita
cmd-game-about = Tavoli e lobby
cmd-game-open = apri
cmd-game-open-about = Apri un tavolo, qui o dove gioca questo server
cmd-game-join = unisciti
cmd-game-join-about = Unisciti al tavolo di questo canale
cmd-game-leave = lascia
cmd-game-leave-about = Lascia la lobby
cmd-game-start = avvia
cmd-game-start-about = Distribuisci a chi si è unito
cmd-game-options = opzioni
cmd-game-options-about = Cambia le opzioni della lobby
cmd-game-info = info
cmd-game-info-about = Regole in vigore, origine dei valori, il seed sigillato
cmd-game-status = stato
cmd-game-status-about = Punti, e di chi è il turno
cmd-game-list = elenco
cmd-game-list-about = Tutti i tavoli di questo server
cmd-game-mine = mie
cmd-game-mine-about = I tuoi tavoli in tutti i server, e a chi tocca
cmd-game-kick = rimuovi
cmd-game-kick-about = Rimuovi qualcuno dalla lobby (la tua, o con Gestisci server)
cmd-game-resign = abbandona
cmd-game-resign-about = Lascia il tuo posto
cmd-game-replace = sostituisci
cmd-game-replace-about = Invita qualcuno a un posto abbandonato o libero
cmd-game-end = termina
cmd-game-end-about = Proponi di terminare la partita senza vincitore
cmd-game-close = chiudi
cmd-game-close-about = Chiudi la tua lobby, o qualsiasi tavolo (Gestisci server)
cmd-game-here = qui
cmd-game-here-about = Continua una partita in questo canale
cmd-game-undo = annulla
cmd-game-undo-about = Annulla il tuo turno, o chiedi al tavolo di tornare a una riga del registro
cmd-play = gioca
cmd-play-about = Apri il tuo turno (lo vedi solo tu)
cmd-move = mossa
cmd-move-about = Scrivi le mosse
cmd-hand = mano
cmd-hand-about = Mostra la tua mano (la vedi solo tu)
cmd-practice = pratica
cmd-practice-about = Gioca subito contro i bot, senza lobby
cmd-board = plancia
cmd-board-about = Guarda la plancia o una sua parte
cmd-log = registro
cmd-log-about = Cosa è successo
cmd-rules = regole
cmd-rules-about = Leggi una regola spiegata con parole nostre
cmd-results = risultati
cmd-results-about = Risultati, partite finite e affidabilità: tuoi, di un giocatore, di questo server
cmd-settings = impostazioni
cmd-settings-about = La tua lingua, gli orari, i messaggi diretti e le conferme
cmd-help = aiuto
cmd-help-about = Come si gioca qui, in tre schermate

## Opzioni

opt-game = gioco
opt-game-about = Quale gioco
opt-level = livello
opt-level-about = Quanto giocano bene i bot
opt-seats = posti
opt-seats-about = Numero massimo di giocatori
opt-language = lingua
opt-language-about = Lingua dei messaggi pubblici
opt-colour = colore
opt-colour-about = Il colore che vorresti
opt-match = tavolo
opt-match-about = Quale tavolo, se non quello di questo canale
opt-guest = giocatore
opt-guest-about = Chi rimuovere
opt-seat = posto
opt-seat-about = Il posto di chi
opt-by = con
opt-by-about = Chi lo prende; senza indicarlo può offrirsi chiunque
opt-to = fino
opt-to-about = Torna a prima di questa riga del registro
opt-moves = mosse
opt-moves-about = Mosse separate da punto e virgola; con ? alla fine solo un'anteprima
opt-then = poi
opt-then-about = Altre mosse
opt-then2 = poi2
opt-then2-about = Altre mosse ancora
opt-of = parte
opt-of-about = Cosa guardare
opt-shown-as = come
opt-shown-as-about = Come immagine o come testo
opt-since = da
opt-since-about = Tutto, o solo ciò che per te è nuovo
opt-about = su
opt-about-about = Regola, carta o pezzo
opt-whose = giocatore
opt-whose-about = Di chi; i tuoi se resta vuoto
opt-scope = di
opt-scope-about = I tuoi, o quelli di questo server

## Scelte

choice-since-mine = dal mio ultimo turno
choice-since-all = tutto
choice-as-picture = immagine
choice-as-text = testo
choice-scope-me = i miei
choice-scope-server = questo server
