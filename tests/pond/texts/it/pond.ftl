# Parole del secondo giocattolo.
pond-name = Rane sulle pietre
pond-name-short = Rane sulle pietre
pond-opponent-heron = l'airone
pond-rank-far = molto avanti
pond-rank-close = per una zampa
pond-rank-caught = presa
pond-option-bank = Altra riva
pond-option-bank-near = vicina
pond-option-bank-far = lontana
pond-option-light = Luce
pond-option-light-day = giorno
pond-option-light-night = notte, airone veloce
pond-refuse-far = la riva lontana è per al massimo { $most } giocatori
pond-refuse-night = di notte la riva deve essere vicina
pond-ask-turn = salta o riposa
pond-asked-turn = Ora salta da 1 a 3 pietre, o riposa.
pond-part-turn = Salta o riposa
pond-do-hop = Salta { $stones } fino alla pietra { $stone }{ $breath ->
    [0] {""}
   *[other] , { $breath } fiato
 }
pond-do-rest = Riposa: di nuovo { $breath } fiato
pond-too-far = un salto va da 1 a { $most } pietre
pond-no-breath = hai { $breath } fiato
pond-no-rest = hai già tutto il fiato
pond-tell-hopped = { $who } salta alla pietra { $stone }
pond-tell-rested = { $who } riposa
pond-tell-stalked = { $who } arriva alla pietra { $stone }
pond-tell-ended = { $n ->
    [0] La rana è presa
   *[other] Più lontano: { $who }
 }
pond-title-frogs = Nello stagno
pond-title-pond = Lo stagno
pond-frog = { $who }: pietra { $stone }, { $breath } fiato.
pond-heron = { $who }: pietra { $stone }.
pond-bank = L'altra riva è la numero { $bank }.
pond-score = { $who } { $points }
pond-score-line = { $each } · riva a { $bank }
pond-win = { $who }: più lontano di tutti, con { $points } punti.
pond-verdict = { $won ->
    [1] { $who } sfugge: { $by } resta indietro, { $points } punti.
   *[other] Presa: { $by } raggiunge { $who }, { $points } punti.
 }
pond-place = { $place }. { $who }: { $points } punti
pond-topic-turn = Un turno
pond-topic-turn-text = Salta da 1 a 3 pietre; ogni pietra oltre la prima costa 1 fiato. Chi riposa torna a 3 fiato. Chi raggiunge l'altra riva chiude la partita. Chi è solo è seguito dall'airone dopo ogni turno.
pond-table-pond = lunghezze dello stagno
pond-fact = { $what ->
   *[stone] sasso
 }
