# Risultati: di una persona, di un server e di un gioco; le partite finite.

results-title-mine = I tuoi risultati
results-title-of = Risultati di { $who }
results-title-server = Risultati di questo server
results-subtitle = { $game } · { $n ->
    [one] 1 partita giocata
   *[other] { $n } partite giocate
 }, { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
 }
results-subtitle-server = { $game } · { $n ->
    [one] 1 partita giocata
   *[other] { $n } partite giocate
 }
results-all-games = Tutti i giochi
results-players = { $n } giocatori
results-games = partite
results-place = { $place }º
results-mean = media
results-winning = vittoria
results-best = record
results-sources = Punti a partita, { $game }
results-against = Davanti a
results-ahead = { $ahead } su { $n }
results-won = Partite vinte
results-someone = qualcuno
results-told-line = { $label }: { $cells }.
results-told-cell = { $what } { $value }
results-told-list = { $heading }: { $entries }.
results-told-entry = { $what } { $value }
results-finished = Apri una partita finita …
results-which = Quale gioco …
results-ended = { $place }º posto su { $seats }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
results-no-winner = finita senza vincitore
results-not-counted = non conta nei risultati
results-mine = I miei risultati
results-server = Questo server
results-to-table = Al tavolo
results-none = Qui non è ancora finita una partita che conti. Le partite con bot o piani non contano.
results-hidden = { $who } non mostra i risultati agli altri.
results-here-only = I risultati degli altri si vedono su un server in comune. Qui puoi vedere i tuoi: /risultati.
results-gone = Non ho più questa partita, oppure da qui non puoi vederla. Non è cambiato niente.
results-honour = { $who }: { $wins ->
    [1] prima vittoria
    [2] seconda vittoria
    [3] terza vittoria
   *[other] { $wins }ª vittoria
 } qui; { $newest ->
    [yes] nuovo record
   *[no] record
 } { $best }

## Affidabilità

results-quick = veloce
results-steady = regolare
results-slow = poco veloce
results-new = esordiente
results-reliable = Nelle risposte: { $verdict } · { $turns ->
    [0] ancora nessun turno
   *[other] { $share } % di { $turns } turni in tempo · mediana { $median }
 } · { $left ->
    [0] nessun posto lasciato
    [one] 1 posto lasciato
   *[other] { $left } posti lasciati
 }

## Partite di classifica

results-option = Conta
results-option-off = come al solito
results-option-off-detail = Nei risultati, se non giocano bot; niente piani
results-option-ranked = per la classifica
results-option-ranked-detail = Anche per il livello: niente bot, niente piani; chi lascia il posto è ultimo
results-option-what-ifs = per la classifica, con «E se…»
results-option-what-ifs-detail = Come per la classifica, e tutti possono provare turni in una copia privata
results-option-on = no, piani a richiesta
results-option-on-detail = «Altro» mostra tre piani, solo a chi li chiede; la partita non conta nei risultati
results-ranked = Partita di classifica
results-ranked-rule = -# Partita di classifica: i livelli si vedono su questo server. Chi lascia il posto è ultimo.
results-ranked-people = Nelle partite di classifica non giocano bot. Non è cambiato niente.
results-ladder = Livelli
results-level-of = { $level } ± { $give }
results-levels = Livelli: { $each }
results-level-here = { $game } { $level } ± { $give }
results-level-house = { $game } su tutti i server { $level } ± { $give }
results-level-soon = { $n ->
    [one] { $game } dopo un'altra partita di classifica
   *[other] { $game } dopo altre { $n } partite di classifica
 }

## Stagioni

results-wins = vinte
results-season-points = punti
results-season = Stagione { $quarter }/{ $year }
results-season-span = da { $first } a { $last } { $year } · { $n ->
    [one] 1 partita
   *[other] { $n } partite
 }{ $boxed ->
    [0] { "" }
   *[other] , { $boxed } con una scatola
 }
results-rank = { $place }. { $who }
results-season-over = **La { $season } è finita.**
results-season-won = { $n ->
    [one] { $who } vince la stagione
   *[other] { $who } condividono il primo posto
 } con { $points } punti.
results-season-rule = -# Una partita porta 2 punti per ogni giocatore dietro e 1 per ognuno allo stesso posto.
results-this-season = Questa stagione
