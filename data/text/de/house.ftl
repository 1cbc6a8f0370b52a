# Worte des Hauses: Knöpfe, Lobby, Nachrichten, Fehlgriffe, Abstimmungen, Einstellungen, Hilfe, Störungen.
# Namen von Personen kommen entschärft an.

## Knöpfe und einzelne Worte

house-play = Spielen
house-hand = Meine Hand
house-closer = Spielplan
house-log = Protokoll
house-take-back = Zug zurücknehmen
house-back = Zurück
house-back-of = Zurück: { $what }
house-back-floor = Kein Zurück: etwas aufgedeckt
house-rules = Regel
house-more = Mehr
house-end-turn = Zug beenden
house-and-end = dann Zugende
house-final = endgültig
house-since = Neues
house-so-far = Bisher: { $what }
house-plus = +{ $what }
house-minus = −{ $what }
house-tail = { $first }, { $then }
house-tailed = { $what }: { $tail }
house-brought = Dein Zug: { $what }
house-not-now-line = Jetzt nicht möglich: { $what }
house-not-now-one = { $what } ({ $reason })
# Parts of the alternative texts of pictures.
house-alt-new = Neu: { $what }.
house-alt-rest = Alles als Text: /spielplan als:text.
# So heißt eine leere Liste; manche Nachrichten wählen nach eben diesem Wort, damit es zu ihr passt.
house-none = nichts
house-join = Mitspielen
house-leave = Verlassen
house-start-with = Starten ({ $n ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu { $n }
 })
house-start-needs = Starten (nötig: { $n })
house-start-alone = Allein starten
house-start-against = Starten (allein gegen { $who })
house-colour-seat = Farbe und Platz
house-options = Optionen
house-deal = { $n ->
    [one] Für 1 austeilen
   *[other] Für { $n } austeilen
 }
house-not-yet = Noch nicht
house-text = Als Text
house-bigger = Größeres Bild
house-earlier = Früher
house-later = Später
house-answer = Wählen
house-start-over = Zug neu beginnen
house-agree = Einverstanden: zurück
house-keep = So lassen
house-show-undo = Vorschau
house-score-sheet = Endwertung
house-score-text = Als Text
house-rematch = Revanche
house-take-seat = Platz übernehmen
house-end-match = Ohne Sieger beenden
house-resign-final = Platz aufgeben: endgültig
house-stay = Bleiben
house-here = Ich bin da
house-yes-final = Bestätigen: endgültig
house-confirm-mine = Optionen bestätigen
house-word = Ein Wort beisteuern
house-any = beliebig
house-random = Zufall
house-second = { $what } ({ $n ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
   *[other] Nr. { $n }
 })

## Farben der Plätze

house-colour-white = weiß
house-colour-pink = pink
house-colour-grey = grau
house-colour-beige = beige
house-colour-blue = blau
house-colour-ochre = ocker
house-colour-mint = minzgrün
house-colour-violet = violett

## Fragen

house-heading = **{ $game } { $match }** · { $what }
house-part-chunk = { $what }: { $first } bis { $last }
house-part-pick = { $what } ({ $least ->
    [0] bis zu { $most }
   *[other] { $least } bis { $most }
 })
house-part-pick-exact = { $what } (genau { $most })
house-part-own = { $what }, eigene Auswahl
house-part-form = { $what } …
house-part-group = { $what }, Teil { $n }
house-part-typed = { $n } weitere passen nicht hierher; du kannst sie tippen.
house-preset = Welcher Teil der Liste?
house-together = Du kannst deine Antwort ändern, bis alle gewählt haben.
house-your-answer = Deine Antwort bisher: { $what }
house-done = Fertig. { $n ->
    [0] Im Moment muss niemand etwas tun.
   *[other] Weiter geht es mit { $who }.
 }
house-done-over = Fertig. Die Partie ist vorbei.
house-drawn-rest = Es wurde etwas aufgedeckt oder jemand anderes ist dran. Nicht ausgeführt: { $rest }
house-just-looked = Nur eine Vorschau. Das würde passieren:
house-type-these = Deine Züge bisher, zum Kopieren nach /zug: { $what }
house-type-hint = Du kannst alles auch tippen: { $what }
house-final-sure = Das kannst du danach nicht mehr allein zurücknehmen: { $what }
house-section = Regelheft: { $section }
house-reason = Nicht möglich: { $reason }
house-too-many-lines = … und { $n } weitere (Protokoll)
house-page = Seite { $n } von { $of }
house-typed-unknown = { $reason } Meintest du: { $near }? Nichts wurde geändert.
house-typed-nothing = { $reason } Nichts wurde geändert. Züge beginnen hier mit { $verbs }.
house-typed-long = Eine Zeile darf 300 Zeichen und 20 Züge enthalten. Nichts wurde geändert.
house-typed-next = Weiter im nächsten Feld
notation-unknown = „{ $word }“ verstehe ich hier nicht.
notation-short = Am Ende fehlt etwas.
notation-ambiguous = Mehrere Züge passen.

## Lobby

house-lobby-title = **{ $game }** · Partie { $match } · eröffnet von { $who }
house-lobby-seats = { $taken } von { $seats } Plätzen: { $who } · { $free ->
    [0] voll
    [one] 1 frei
   *[other] { $free } frei
 }
house-lobby-nobody = noch niemand
house-lobby-seat = { $who } ({ $facts })
house-lobby-any-colour = Farbe beliebig
house-lobby-unconfirmed = muss die Optionen bestätigen
house-lobby-already = Du bist schon dabei.
house-lobby-left = Du hast den Tisch verlassen.
house-lobby-not-in = Du spielst nicht an diesem Tisch.
house-lobby-closed = Diese Lobby ist geschlossen: Alle sind gegangen.
house-lobby-closed-by = { $who } hat diese Lobby geschlossen.
house-lobby-expired = Diese Lobby hat sich von selbst geschlossen: { $days } Tage lang hat niemand gestartet.
house-lobby-full = Der Tisch ist voll. Eröffne einen neuen mit /spiel eröffnen.
house-lobby-started = Diese Partie hat schon begonnen.
house-lobby-occupied = Nimm einen anderen Kanal: Hier läuft schon eine Partie, { $link }
house-lobby-occupied-lobby = Hier ist schon eine Lobby offen: { $link }
house-lobby-too-many = Du hast schon { $n } offene Lobbys. Starte oder verlasse erst eine.
house-lobby-server-full = Auf diesem Server laufen { $n } Partien, mehr geht nicht. Beendet erst eine.
house-lobby-opener-only = Das geht nur für { $who } (hat die Lobby eröffnet) oder mit der Berechtigung „Server verwalten“.
house-lobby-needs = Nötig sind mindestens { $n } Personen.
house-lobby-confirm-first = Noch haben nicht alle die Optionen bestätigt. Es fehlt: { $who }
house-lobby-confirmed = Bestätigt.
house-lobby-start-ask = **{ $game }** für { $n } austeilen: { $who }. { $options }
house-lobby-start-alone = Bisher ist niemand sonst dabei. **{ $game }** für { $who } allein austeilen? { $options }
house-lobby-start-against = Bisher ist niemand sonst dabei. **{ $game }** für { $who } allein gegen { $opponent } austeilen? { $options }
house-lobby-other-guests = Inzwischen ist jemand dazugekommen oder gegangen. Drücke noch einmal auf „Starten“.
house-lobby-refused = So geht es nicht: { $reason }
house-lobby-joined-open = Du bist dabei.
house-lobby-sent-off = { $by } hat { $who } aus der Lobby entfernt.
house-lobby-option = { $option }: { $value ->
    [nichts] keine
   *[other] { $value }
 }
house-lobby-colour = Farbe
house-lobby-seat-choice = Platz
house-lobby-seat-number = Platz { $n }
house-lobby-word-title = Ein Wort für den Startwert
house-lobby-word-label = Irgendein Wort
house-lobby-word-set = Dein Wort ist { $word }.
house-lobby-option-seats = Plätze
house-lobby-option-language = Sprache
house-icons-option = Symbole in Nachrichten
house-icons-option-on = an
house-icons-option-off = nur Wörter
house-lobby-send-off = Jemanden entfernen


## Beginn

house-dealt = **{ $game } { $match } ist ausgeteilt.** Reihenfolge: { $who }.
house-dealt-against = Gegen: { $who }.
house-dealt-seed = Startwert: versiegelte Hälfte { $hash } + diese Lobby + { $words } (die Hälfte wird am Ende offengelegt; /spiel info erklärt es)
house-all-asked = Alle entscheiden gleichzeitig: { $who }
house-answered-waiting = Geantwortet: { $n } von { $of }, es fehlt noch: { $who }
house-answer-kept = Gewählt: { $what }. Du kannst es ändern, bis alle geantwortet haben.

## Tischnachricht

house-post-played = **{ $game } { $match } · { $who } hat gespielt**
house-turns-played = **{ $game } { $match } · { $who } haben gespielt**
house-post-title = **{ $game } { $match }**
house-post-line = • { $what }
house-demand = { $mention }, **{ $what }**
house-demand-since = { $mention }, **{ $what }** · { $n } Züge seit deinem letzten
house-demand-dm = **{ $game } { $match }:** { $what } { $link }
house-to-table = Zum Tisch: { $link }

## Hand und genauer Blick

house-hand-title = **Deine Hand, { $game } { $match }**
house-hand-dm = **Deine Hand, { $game } { $match }** { $link }
house-hand-none = In diesem Spiel gibt es keine verdeckten Karten. Das ist dein eigener Bereich:
house-plain-alt = { $game } { $match }.
house-plain-hand = Deine Hand, { $game } { $match }. Die Nachricht nennt die Karten.
house-not-seated = Du spielst nicht an diesem Tisch und hast deshalb keine Hand.
house-closer-title = **Spielplan · { $game } { $match }**
house-closer-what = Etwas anderes zeigen
house-closer-board = Ganzer Spielplan

## Protokoll

house-log-title = **Protokoll · { $game } { $match }**
house-log-line = { $n }. { $what }
house-log-turn = { $first }-{ $n }. { $what }
house-log-round = ### Runde { $n }
house-log-then = Spielplan zeigen nach …
house-moment-deal = Nach dem Austeilen
house-moment-unknown = Wähle einen Moment aus der Liste oder gib die Nummer einer Zeile des Protokolls ein.
house-moment-entry = Runde { $round } · { $what }
house-moment-title = **{ $game } { $match } · Runde { $round }**
house-moment-place = { $n } von { $of }
house-moment-first = Anfang
house-moment-back = Früher
house-moment-next = Später
house-moment-last = Ende
house-moment-mine = Mein Zug
house-moment-hand = Hand von { $who }
house-log-empty = Noch ist nichts passiert.
house-log-seat = Nur eine Person
house-log-everybody = Alle
house-log-undone = { $who } geht bis vor Zeile { $n } zurück.
house-log-agreed = Alle waren einverstanden: Auf Vorschlag von { $who } zurück bis vor Zeile { $n }.
house-log-checkpoint = Hier wurden die Regeln aktualisiert; weiter zurück geht es nicht.
house-since-title = **Seit deinem letzten Zug · { $game } { $match }**
house-since-nothing = Seit deinem letzten Zug ist nichts passiert.

## Zurück, Zurücknehmen, Einverständnis

house-taken-back = **{ $who } hat den Zug wieder geöffnet.**
house-vote-alone = Erledigt.
house-vote-title = **{ $who } möchte zurückgehen** bis vor Zeile { $line }: „{ $what }“ ({ $n ->
    [one] 1 Antwort ginge
   *[other] { $n } Antworten gingen
 } verloren).
house-vote-asked = **{ $who } wollte zurückgehen.**
house-vote-drawn = Seither wurde etwas aufgedeckt oder gezogen. Es kommen dieselben Karten oder Plättchen in derselben Reihenfolge wieder.
house-vote-state = Einverstanden: { $agreed ->
    [nichts] noch niemand
   *[other] { $agreed }
 } · es fehlt noch: { $waiting ->
    [nichts] niemand
   *[other] { $waiting }
 }
house-vote-point = Zurück bis vor welche Zeile?
house-vote-would = Das würde zurückgenommen:
house-vote-would-open = { $n ->
    [one] 1 Schritt im offenen Zug von { $who }
   *[other] { $n } Schritte im offenen Zug von { $who }
 }

## Fehlgriffe

house-wrong-turn = { $who } ist am Zug. Nichts wurde geändert.
house-wrong-turns = Am Zug: { $who }. Nichts wurde geändert.
house-wrong-since = { $who } ist seit dem { $since } am Zug. Nichts wurde geändert.
house-wrong-ended = Dein Zug ist schon beendet. Am Zug: { $who }.
house-wrong-stranger = An diesem Tisch: { $who }. Zusehen kannst du:
house-wrong-old-post = Das ist eine ältere Nachricht; die Partie ist weiter.
house-wrong-old-panel = Diese Auswahl war nicht mehr aktuell und hat nichts geändert. So steht es jetzt:
house-wrong-old-copy = Diese Auswahl war nicht mehr aktuell und hat nichts geändert. So steht es jetzt:
house-wrong-picks = Nicht möglich: { $reason } · Regelheft: { $section }
house-wrong-form = Während du gewählt hast, ist die Partie weitergegangen.
house-wrong-text = In dem Text steht ein Zeichen, das ich nicht aufheben kann. Bitte tipp ihn noch einmal. Nichts wurde geändert.
house-wrong-name = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer. Nichts wurde geändert.
house-wrong-table = Diesen Tisch finde ich hier nicht.
house-wrong-fast = Das ging zu schnell. Bitte drück gleich noch einmal.
house-wrong-over = Diese Partie ist vorbei.
house-wrong-stopping = Ich starte neu, bitte drück gleich noch einmal.
house-wrong-not-started = Diese Partie hat noch nicht begonnen.
house-no-table = Hier läuft keine Partie. Eröffne eine mit /spiel eröffnen oder spiel mit /üben gegen Bots.

## Ende

house-over-one = **{ $game } { $match } ist vorbei. { $who } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }.**
house-over-shared = **{ $game } { $match } ist vorbei. { $who } teilen sich den ersten Platz mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }.**
house-over-won = **{ $game } { $match } ist vorbei. { $who } { $n ->
    [one] gewinnt
   *[other] gewinnen
 } gegen { $opponent } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }: { $rank }.**
house-over-lost = **{ $game } { $match } ist vorbei. { $who } { $n ->
    [one] verliert
   *[other] verlieren
 } gegen { $opponent } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }: { $rank }.**
house-over-none = **{ $game } { $match } ist ohne Sieger zu Ende.**
house-stood = Vorzeitig beendet
house-stood-lead = { $who } lag mit { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkten
 } vorn.
house-stood-level = { $who } lagen mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 } gleichauf.
house-stood-alone = { $who } hatte { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
house-stood-note = Die Partie ist vorzeitig zu Ende: So standen die Punkte. Niemand hat gewonnen.
house-stood-alt = { $game } { $match }, vorzeitig beendet: So standen die Punkte.
house-still-on = **{ $game } { $match } läuft noch.**
house-over-seed = Startwert offengelegt: { $seed } · /spiel info
house-over-thanks = Danke fürs Mitspielen, { $who }!
house-rematch-opened = Eine Revanche ist eröffnet: { $link }

## Gehen, Ersatz, Verwalten

house-resign-ask = Deinen Platz in { $game } { $match } aufgeben? Jemand anderes kann ihn übernehmen; allein kannst du nicht zurückkommen.
house-resign-free = **{ $who } hat den Platz aufgegeben.** Wer übernimmt?
house-resign-left = **{ $who } hat den Platz aufgegeben.**
house-resign-done = Du hast deinen Platz aufgegeben.
house-replace-offer = Einladung für { $who }: den Platz von { $of } übernehmen.
house-replace-accept = Der Platz von { $of } geht an { $who }.
house-replace-asked = **{ $who } wollte einen Platz übernehmen.**
house-replace-here = { $who } ist wieder da und behält den Platz.
house-replace-vote = **{ $who } möchte den Platz von { $of } übernehmen.** Die anderen entscheiden.
house-replace-already = Du spielst an diesem Tisch schon mit.
house-replace-silent = Ersetzen kannst du nur jemanden, auf den der Tisch wartet.
house-end-vote = **{ $who } schlägt vor, { $game } { $match } ohne Sieger zu beenden.**
house-end-agree = Einverstanden: Partie beenden
house-end-refuse = Weiterspielen
house-manage-closed = **{ $who } (Server verwalten) hat diese Partie geschlossen.** Niemand gewinnt; das Protokoll kannst du weiter lesen.
house-manage-kicked = **{ $who } (Server verwalten) hat { $of } aus der Lobby entfernt.**
house-manage-needs = Dafür brauchst du die Berechtigung „Server verwalten“.
house-close-final = Schließen: endgültig
house-close-keep = Nicht schließen
house-updated-rules = **Die Regeln wurden aktualisiert.** Die Partie geht weiter; weiter zurück als bis hier geht es nicht.

## Meine Tische

house-mine-title = **Meine Tische**
house-mine-none = Du spielst an keinem Tisch. Eröffne einen mit /spiel eröffnen.
house-mine-yours = **du bist dran**
house-mine-others = wartet auf { $who }
house-mine-covered = ein Bot spielt für dich
house-mine-gone = weiter mit `/spiel hierher tisch:{ $match }` in irgendeinem Kanal des Servers
house-mine-out = geht weiter, sobald ich wieder auf dem Server bin
house-info-title = **Über { $game } { $match }**
house-info-values = { $n } von { $of } Werten sind von uns: Die gedruckten waren nicht zu finden.
house-info-each = Welche Werte
house-info-seed = Das Austeilen folgt aus einem Startwert: Die eine Hälfte ist von uns und wird versiegelt, bevor jemand mitspielt, die andere sind die Lobby und die Worte am Tisch. Am Ende wird unsere offengelegt, dann können alle nachrechnen.
house-info-half = Startwert offengelegt: { $seed } · /spiel prüfen rechnet das Austeilen nach
house-info-unofficial = Hatoba ist nicht offiziell. Die Spiele gehören ihren Autoren und Verlagen.

## Einstellungen

house-settings-saved = Gespeichert.
house-settings-language = Sprache
house-settings-language-auto = wie mein Discord
house-settings-standing = { $asked }: automatisch antworten
house-settings-ask-me = frag mich immer

## Hilfe

house-help-title = **So wird hier gespielt** · { $n } von 4
house-help-1 =
    { house-help-1-1 }
    { house-help-1-2 }
    { house-help-1-3 }
house-help-1-1 = **Der Tisch.** Nach jedem Zug erscheint unten im Kanal eine Nachricht: was passiert ist, der Spielplan, der Punktestand und wer am Zug ist. Nur diese Person wird benachrichtigt.
house-help-1-2 = **Dein Zug.** Drück „Spielen“. Es öffnet sich eine Auswahl, die nur du siehst: die Frage, deine Möglichkeiten, was sie kosten und bringen. Öffne sie, sooft du magst, auf jedem Gerät; sie zeigt immer, wo du stehst.
house-help-1-3 = **Endgültig.** Eine Antwort, die auf „endgültig“ endet, kannst du allein nicht mehr zurücknehmen, etwa weil sie Karten zieht. Alles andere geht mit „Zurück“.
house-help-2 =
    { house-help-2-1 }
    { house-help-2-2 }
    { house-help-2-3 }
house-help-2-1 = **Deine Hand** kommt in Spielen mit verdeckten Karten als Direktnachricht, wenn du sie von diesem Server zulässt, und jederzeit über den Knopf „Meine Hand“, wo nur du sie siehst.
house-help-2-2 = **Ansehen.** „Spielplan“ zeigt ihn oder einen Teil davon, als Bild oder Text. Das „Protokoll“ erzählt Runde für Runde, was passiert ist, und öffnet das Spiel, wie es nach einem Zug stand, zum Blättern; „Neues“ nur, was seit deinem letzten Zug passiert ist. /spielplan als:text sagt alles in Worten.
house-help-2-3 = **Regeln.** /lernen bringt dir ein Spiel Schritt für Schritt bei. Jede Auswahl hat einen Knopf „Regel“; /regeln schlägt alles nach, in unseren eigenen Worten, mit der Überschrift im Regelheft.
house-help-3 =
    { house-help-3-1 }
    { house-help-3-2 }
    { house-help-3-3 }
house-help-3-1 = **Tippen.** /zug kann dasselbe wie die Knöpfe. Mehrere Züge trennt ein Strichpunkt; ein Fragezeichen am Ende zeigt nur eine Vorschau. Die Züge werden beim Tippen ergänzt.
house-help-3-2 = **Zurückgehen.** „Zug zurücknehmen“ geht, bis etwas aufgedeckt wird oder jemand anderes gespielt hat; gegen Bots allein gehen deren Züge mit zurück. Danach müssen alle einverstanden sein: Derselbe Knopf oder /spiel rückgängig fragt den Tisch.
house-help-3-3 = **Abwesend sein.** /abwesend sagt, bis wann du nicht da bist, und lässt auf Wunsch so lange einen Bot für dich spielen. In /einstellungen stehen deine Sprache, Zeiten und Direktnachrichten, unter „Mehr“ in der Auswahl automatische Antworten. „Vorbereiten“ nimmt deinen nächsten Zug entgegen, während andere spielen. /spiel aufgeben gibt einen Platz frei, /spiel ersetzen sucht Ersatz, wenn jemand nicht mehr antwortet. /spiel liste zeigt Plätze zum Übernehmen.
house-help-4 =
    { house-help-4-1 }
    { house-help-4-2 }
house-help-4-1 = **Ergebnisse.** /ergebnisse zeigt, wie Partien ausgegangen sind: deine, die von jemandem, dieses Servers oder dieser Saison. Es nennt die beendeten Partien und öffnet jede mit Endwertung und Protokoll. /einstellungen verbirgt deine Ergebnisse vor anderen.
house-help-4-2 = **Tische.** /spiel meine nennt deine Tische auf allen Servern, /spiel liste die dieses Servers, mit Plätzen zum Übernehmen. /suche findet Leute, die dasselbe spielen wollen. /spiel einladen ruft Leute in deine Lobby; Ligen und Turniere gibt es mit /liga. Wer den Server verwaltet, wählt mit /tisch einstellungen, wo gespielt wird, und sieht mit /tisch zustand, wie es um jeden Tisch steht.
house-rules-title = **Regeln: { $topic }**
house-rules-none = Diese Regel finde ich nicht. Vielleicht eine von diesen: { $near }

## Störungen

house-trouble-permissions = Hier kann ich nicht schreiben. Ich brauche: { $permissions }
house-trouble-disk = Der Speicher ist voll, nichts wurde gesichert. Dein Zug zählt nicht; bitte sag denen Bescheid, die den Bot betreiben.
house-trouble-dm-closed = Ich kann dir keine Direktnachrichten schicken. Der Knopf „Meine Hand“ zeigt deine Karten; sonst ändert sich nichts.
house-trouble-no-picture = Das Bild ließ sich nicht zeichnen; hier ist der Text.
house-trouble-busy = Gerade ist viel los. Bitte drück gleich noch einmal.
house-trouble-server-only = Das geht nur auf einem Server.
house-permission-view = Kanal anzeigen
house-permission-send = Nachrichten senden
house-permission-threads = Nachrichten in Threads senden
house-permission-files = Dateien anhängen
house-permission-history = Nachrichtenverlauf anzeigen
