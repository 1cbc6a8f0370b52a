# Worte des Probespiels.
toy-name = Laternenmarkt
toy-name-short = Laternenmarkt
toy-colour = { $colour ->
    [red] rot
    [blue] blau
   *[green] grün
 }
toy-lantern = { $colour ->
    [red] rote Laterne
    [blue] blaue Laterne
   *[green] grüne Laterne
 }
toy-some = { $n } mal { $lantern }
toy-post = Pfosten { $post }
toy-post-lit = Pfosten { $post }, hell
toy-ask-keep = behalte eine deiner zwei Laternen
toy-ask-hang = häng dein Schild an einen Pfosten
toy-ask-effects = was kommt zuerst?
toy-ask-stall = anzünden, verkaufen oder Zug beenden
toy-ask-clap = für den Verkauf klatschen?
toy-part-keep = Eine Laterne behalten
toy-part-hang = Schild aufhängen
toy-part-effects = Zuerst
toy-part-light = Pfosten anzünden
toy-part-sell = Laternen verkaufen
toy-part-end = Ende
toy-part-clap = Klatschen
toy-do-keep = Behalten: { $lantern }
toy-do-hang = Schild an Pfosten { $post } hängen
toy-do-draw = Erst ziehen, dann zählen
toy-do-count = Erst zählen: +{ $coins } Münzen, dann ziehen
toy-do-count-detail = Die danach gezogene Laterne zählt nicht
toy-do-light = { $posts } anzünden: -{ $cost } Münzen, je 3 Punkte
toy-do-sell = { $lanterns } verkaufen: +{ $coins } Münzen
toy-do-clap = Klatschen: +1 Münze für beide
toy-do-hush = Nicht klatschen
toy-do-end = Zug beenden
toy-wish = klatschen
toy-wish-always-clap = immer klatschen
toy-not-now = danach ist gerade nicht gefragt
toy-not-offered = diese Laterne wird dir nicht angeboten
toy-no-post = einen freien Pfosten mit dieser Nummer gibt es nicht
toy-once = nur einmal im Zug
toy-no-coins = das kostet { $cost }, du hast { $coins }
toy-no-light = einen bis { $most } eigene dunkle Pfosten
toy-no-lanterns = diese Laternen hast du nicht
toy-no-sale = eine bis { $most } Laternen
toy-tell-kept = { $who } hat eine Laterne behalten
toy-tell-kept-own = Du behältst: { $lantern }
toy-tell-hung = { $who } hängt ein Schild an Pfosten { $post }
toy-tell-drew = { $who } zieht eine Laterne
toy-tell-drew-own = Du ziehst: { $lantern }
toy-tell-counted = { $who } zählt Laternen: +{ $coins } Münzen
toy-tell-lit = { $who } zündet { $posts } an
toy-tell-sold = { $who } verkauft { $lanterns } für { $coins } Münzen
toy-tell-clapped = { $who } klatscht für { $seller }: eine Münze für beide
toy-tell-hushed = { $who } klatscht nicht
toy-tell-ended = Der Markt ist vorbei. Die meisten Punkte: { $who }
toy-hand = Deine Laternen: { $lanterns }
toy-offer = Angeboten: { $lanterns }
toy-title-street = Die Straße
toy-title-people = Die Leute
toy-title-rest = Das Übrige
toy-free = Alle anderen Pfosten sind frei.
toy-person = { $who }: { $coins } Münzen, { $held } Laternen auf der Hand, Pfosten { $posts }
toy-round = Runde { $round } von { $rounds }, noch { $bag } Laternen zu ziehen.
toy-score = { $who }: { $points }
toy-score-line = { $each } · Runde { $round } von { $rounds }
toy-last-round = **Das ist die letzte Runde.**
toy-win = { $who } gewinnt mit { $points } Punkten.
toy-place = { $place }. { $who }: { $points } Punkte
toy-option-length = Länge
toy-option-length-short = 3 Runden
toy-option-length-long = 5 Runden
toy-topic-keep = Behalten
toy-topic-keep-text = Allen werden zwei Laternen verschiedener Farbe angeboten; eine davon behältst du. Die andere geht ungesehen zurück.
toy-topic-hang = Aufhängen
toy-topic-hang-text = Häng dein Schild an einen freien Pfosten. Dann zieh eine Laterne und nimm für jede Laterne auf der Hand eine Münze, in beliebiger Reihenfolge.
toy-topic-effects = Reihenfolge
toy-topic-effects-text = Wer erst zieht, bekommt eine Münze mehr, solange noch eine Laterne zu ziehen ist.
toy-topic-stall = Der Stand
toy-topic-stall-text = Einmal im Zug darfst du einen oder zwei deiner Pfosten für je eine Münze anzünden und einmal eine bis drei Laternen für je zwei Münzen verkaufen. Ein heller Pfosten zählt drei Punkte.
toy-topic-clap = Klatschen (Regel)
toy-topic-clap-text = Nach einem Verkauf sagt die nächste Person, ob sie klatscht. Klatschen bringt beiden eine Münze.
toy-table-lanterns = Laternen
toy-fact = { $what ->
    [coins] Münzen
   *[first-post] erster Pfosten
 }
toy-fact-place = { $n ->
    [0] frei
   *[other] Platz { $n }
 }
