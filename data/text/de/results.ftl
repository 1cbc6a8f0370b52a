# Ergebnisse: von einer Person, einem Server und einem Spiel; die Partien, die zu Ende sind.

results-title-mine = Deine Ergebnisse
results-title-of = Ergebnisse von { $who }
results-title-server = Ergebnisse dieses Servers
results-subtitle = { $game } · { $n ->
    [one] 1 Partie gespielt
   *[other] { $n } Partien gespielt
 }, { $won } gewonnen
results-subtitle-server = { $game } · { $n ->
    [one] 1 Partie gespielt
   *[other] { $n } Partien gespielt
 }
results-all-games = Alle Spiele
results-players = zu { $n ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] mehreren
 }
results-games = Partien
results-place = { $place }.
results-mean = Mittel
results-winning = Sieg
results-best = Rekord
results-sources = Punkte je Partie, { $game }
results-against = Besser als
results-ahead = { $ahead } von { $n }
results-won = Gewonnene Partien
results-someone = jemand
results-told-line = { $label }: { $cells }.
results-told-cell = { $what } { $value }
results-told-list = { $heading }: { $entries }.
results-told-entry = { $what } { $value }
results-finished = Beendete Partie öffnen …
results-which = Welches Spiel …
results-ended = { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[other] Vierter
 } Platz von { $seats }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
results-no-winner = ohne Sieger zu Ende
results-not-counted = zählt nicht für die Ergebnisse
results-mine = Meine Ergebnisse
results-server = Dieser Server
results-to-table = Zum Tisch
results-none = Hier ist noch keine Partie zu Ende, die zählt. Partien mit Bots oder Plänen zählen nicht.
results-hidden = { $who } zeigt anderen keine Ergebnisse.
results-here-only = Ergebnisse von anderen siehst du auf einem gemeinsamen Server. Hier siehst du deine eigenen: /ergebnisse.
results-gone = Diese Partie habe ich nicht mehr, oder du kannst sie von hier aus nicht ansehen. Nichts wurde geändert.
results-honour = { $who }: { $wins ->
    [1] erster
    [2] zweiter
    [3] dritter
   *[other] { $wins }.
 } Sieg hier; { $newest ->
    [yes] neuer Rekord
   *[no] Rekord
 } { $best }

## Verlässlichkeit

results-quick = schnell
results-steady = beständig
results-slow = langsam
results-new = neu
results-reliable = Antworten: { $verdict } · { $turns ->
    [0] noch kein Zug
   *[other] { $share } % von { $turns } Zügen rechtzeitig · Median { $median }
 } · { $left ->
    [0] keinen Platz verlassen
    [one] 1 Platz verlassen
   *[other] { $left } Plätze verlassen
 }

## Ranglistenpartien

results-option = Wertung
results-option-off = wie üblich
results-option-off-detail = Zählt für die Ergebnisse, wenn keine Bots mitspielen; keine Pläne
results-option-ranked = Rangliste
results-option-ranked-detail = Zählt auch für die Spielstärke: nur Menschen, keine Pläne; wer den Platz aufgibt, wird Letzter
results-option-what-ifs = Rangliste mit Ausprobieren
results-option-what-ifs-detail = Wie Rangliste; dazu darf jeder Züge auf einer eigenen Kopie ausprobieren
results-option-on = keine, Pläne auf Wunsch
results-option-on-detail = „Mehr“ zeigt drei Pläne; nur wer fragt, sieht sie. Die Partie zählt nicht für die Ergebnisse
results-ranked = Ranglistenpartie
results-ranked-rule = -# Ranglistenpartie: Auf diesem Server wird die Spielstärke gezeigt. Wer den Platz aufgibt, wird Letzter.
results-ranked-people = An Ranglistenpartien spielen nur Menschen. Nichts wurde geändert.
results-ladder = Spielstärke
results-level-of = { $level } ± { $give }
results-levels = Spielstärke: { $each }
results-level-here = { $game } { $level } ± { $give }
results-level-house = { $game } auf allen Servern { $level } ± { $give }
results-level-soon = { $n ->
    [one] { $game } nach 1 weiteren Ranglistenpartie
   *[other] { $game } nach { $n } weiteren Ranglistenpartien
 }

## Saisons

results-wins = Siege
results-season-points = Punkte
results-season = Saison { $quarter }/{ $year }
results-season-span = { $first } bis { $last } { $year } · { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
 }{ $boxed ->
    [0] { "" }
   *[other] , { $boxed } mit Box
 }
results-rank = { $place }. { $who }
results-season-over = **{ $season } ist vorbei.**
results-season-won = { $n ->
    [one] { $who } liegt vorn
   *[other] { $who } teilen sich den ersten Platz
 }, mit { $points } Punkten.
results-season-rule = -# Eine Partie bringt 2 Punkte für jede Person dahinter und 1 für jede auf demselben Platz.
results-this-season = Diese Saison
