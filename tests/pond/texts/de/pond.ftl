# Wörter des zweiten Spielzeugs.
pond-name = Frösche auf Steinen
pond-name-short = Frösche auf Steinen
pond-opponent-heron = der Reiher
pond-rank-far = weit voraus
pond-rank-close = um ein Bein
pond-rank-caught = gefangen
pond-option-bank = Anderes Ufer
pond-option-bank-near = nah
pond-option-bank-far = fern
pond-option-light = Licht
pond-option-light-day = Tag
pond-option-light-night = Nacht, ein schneller Reiher
pond-refuse-far = das ferne Ufer ist für höchstens { $most } Personen
pond-refuse-night = bei Nacht muss das Ufer nah sein
pond-ask-turn = hüpfe oder raste
pond-asked-turn = Hüpfe jetzt 1 bis 3 Steine, oder raste.
pond-part-turn = Hüpfen oder rasten
pond-do-hop = Hüpfe { $stones } auf Stein { $stone }{ $breath ->
    [0] {""}
   *[other] , { $breath } Atem
 }
pond-do-rest = Raste: wieder { $breath } Atem
pond-too-far = ein Sprung geht über 1 bis { $most } Steine
pond-no-breath = du hast { $breath } Atem
pond-no-rest = dein Atem ist voll
pond-tell-hopped = { $who } hüpft auf Stein { $stone }
pond-tell-rested = { $who } rastet
pond-tell-stalked = { $who } watet zu Stein { $stone }
pond-tell-ended = { $n ->
    [0] Der Frosch ist gefangen
   *[other] Am weitesten: { $who }
 }
pond-title-frogs = Im Teich
pond-title-pond = Der Teich
pond-frog = { $who }: Stein { $stone }, { $breath } Atem.
pond-heron = { $who }: Stein { $stone }.
pond-bank = Das andere Ufer ist Nummer { $bank }.
pond-score = { $who } { $points }
pond-score-line = { $each } · Ufer bei { $bank }
pond-win = { $who }: am weitesten, mit { $points } Punkten.
pond-verdict = { $won ->
    [1] { $who } entkommt: { $by } hat das Nachsehen, { $points } Punkte.
   *[other] Gefangen: { $by } erwischt { $who }, { $points } Punkte.
 }
pond-place = { $place }. { $who }: { $points } Punkte
pond-topic-turn = Ein Zug
pond-topic-turn-text = Hüpfe 1 bis 3 Steine weit; jeder Stein außer dem ersten kostet 1 Atem. Wer rastet, hat wieder 3 Atem. Wer das andere Ufer erreicht, beendet die Partie. Wer allein ist, dem folgt nach jedem Zug der Reiher.
pond-table-pond = Längen des Teichs
pond-fact = { $what ->
   *[stone] Stein
 }
