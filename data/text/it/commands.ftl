# Nomi e descrizioni di comandi, opzioni e scelte. Nomi in minuscolo, al massimo 32 caratteri.

## Comandi

cmd-game = partita
cmd-game-about = Tavoli e sale
cmd-game-open = apri
cmd-game-open-about = Apri un tavolo in questo canale
cmd-game-join = unisciti
cmd-game-join-about = Unisciti al tavolo di questo canale
cmd-game-leave = lascia
cmd-game-leave-about = Lascia la sala
cmd-game-start = avvia
cmd-game-start-about = Distribuisci a chi si è unito
cmd-game-options = opzioni
cmd-game-options-about = Cambia le opzioni della sala
cmd-game-info = info
cmd-game-info-about = Regole in vigore, origine dei valori, il seme sigillato
cmd-game-status = stato
cmd-game-status-about = Punti, e a chi tocca che cosa
cmd-game-list = elenco
cmd-game-list-about = Tutti i tavoli di questo server
cmd-game-mine = mie
cmd-game-mine-about = I miei tavoli in tutti i server, e a chi tocca
cmd-game-kick = rimuovi
cmd-game-kick-about = Allontana qualcuno dalla sala (la propria, o con Gestisci server)
cmd-game-resign = abbandona
cmd-game-resign-about = Cedi il mio posto
cmd-game-replace = sostituisci
cmd-game-replace-about = Invita qualcuno a un posto abbandonato o libero
cmd-game-end = chiudi
cmd-game-end-about = Proponi di chiudere la partita senza vincitore
cmd-game-close = sciogli
cmd-game-close-about = Sciogli un tavolo (Gestisci server) o la propria sala
cmd-game-undo = annulla
cmd-game-undo-about = Annulla il tuo turno, o chiedi al tavolo di tornare a una riga del registro
cmd-play = gioca
cmd-play-about = Apri il mio turno, solo per me
cmd-move = mossa
cmd-move-about = Scrivi le mie mosse
cmd-hand = mano
cmd-hand-about = Mostra la mia mano, solo a me
cmd-board = plancia
cmd-board-about = Guarda la plancia o una sua parte
cmd-log = registro
cmd-log-about = Che cosa è successo
cmd-rules = regole
cmd-rules-about = Leggi una regola spiegata con parole nostre
cmd-settings = impostazioni
cmd-settings-about = La mia lingua, i messaggi diretti e le conferme
cmd-help = aiuto
cmd-help-about = Come si gioca qui, in tre schermate

## Opzioni

opt-game = gioco
opt-game-about = Quale gioco
opt-seats = posti
opt-seats-about = Numero massimo di giocatori
opt-language = lingua
opt-language-about = Lingua dei messaggi pubblici
opt-colour = colore
opt-colour-about = Colore che vorrei
opt-match = tavolo
opt-match-about = Quale tavolo, se non quello di questo canale
opt-guest = ospite
opt-guest-about = Chi deve uscire
opt-seat = posto
opt-seat-about = Il posto di chi
opt-by = con
opt-by-about = Chi lo prende; senza indicarlo può offrirsi chiunque
opt-to = fino
opt-to-about = Torna a prima di questa riga del registro
opt-moves = mosse
opt-moves-about = Mosse, separate da punto e virgola; con un punto interrogativo alla fine si vedono soltanto
opt-then = poi
opt-then-about = Altre mosse
opt-then2 = poi2
opt-then2-about = Altre mosse ancora
opt-of = di
opt-of-about = Che cosa guardare
opt-shown-as = come
opt-shown-as-about = Come immagine o come testo
opt-since = da
opt-since-about = Tutto, o solo ciò che per me è nuovo
opt-about = su
opt-about-about = Regola, carta o pezzo

## Scelte

choice-since-mine = dal mio ultimo turno
choice-since-all = tutto
choice-as-picture = immagine
choice-as-text = testo
