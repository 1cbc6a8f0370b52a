# Eine Partie als Datei: geschrieben und geprüft.

cmd-game-export = exportieren
cmd-game-export-about = Die Partie als Datei; solange sie läuft, was ich davon sehe (nur ich sehe sie)

record-whole = **{ $game } { $match }, vollständig:** Diese Datei enthält jeden Zug, alles Gezogene und den Startwert. Wer will, kann sie prüfen.
record-own = **{ $game } { $match }, wie du sie siehst:** Diese Datei enthält deine Karten und was alle wissen. Nach dem Ende enthält sie alles.
record-everyone = **{ $game } { $match }, wie alle sie sehen:** Diese Datei enthält, was alle am Tisch wissen. Nach dem Ende enthält sie alles.

cmd-game-verify = prüfen
cmd-game-verify-about = Nachrechnen, dass Austeilen, Züge und Ergebnis stimmen (nur ich sehe es)

record-title = **{ $game } { $match }, geprüft**
record-holds = { $part }: stimmt. { $what }
record-broken = { $part }: stimmt nicht. { $what }
record-open = { $part }: nicht geprüft. { $what }
record-all-holds = Alles stimmt.
record-all-broken = Nicht alles stimmt.
record-all-open = Was geprüft wurde, stimmt; nicht alles konnte geprüft werden.
record-all-running = Was sich jetzt prüfen lässt, stimmt. Der Rest folgt, wenn die Partie zu Ende ist und der Startwert offengelegt wird.
record-all-damaged = Im Protokoll dieser Partie ist etwas beschädigt. Sag es denen, die den Bot betreiben.
record-adjusted-holds = Alles stimmt; die Partie wurde angepasst. { $each }
record-adjusted-open = Was geprüft wurde, stimmt, angepasst nach Zeile { $lines }; nicht alles ließ sich prüfen.
record-show = Allen zeigen
record-shown = **{ $who } hat das Austeilen geprüft:** Siegel, Startwert, Plätze, alles Gezogene, jeder Zug und das Ergebnis stimmen.
record-shown-done = Der Tisch weiß Bescheid.
record-not-shown = Nicht alles stimmt; der Tisch hat nichts erfahren.

record-part-file = Datei
record-part-tables = Werte der Karten und Pläne
record-part-seal = Siegel
record-part-seed = Startwert
record-part-seats = Plätze und Farben
record-part-deal = Austeilen
record-part-answers = Züge
record-part-draws = Gezogenes
record-part-position = Stellung
record-part-result = Ergebnis

record-what-file = Sie ist, wie sie geschrieben wurde.
record-what-tables = Es sind die, die ihr Hash nennt.
record-what-seal = Es gehört zu der offengelegten Hälfte und muss das sein, das vor der Lobby gepostet wurde: { $seal }
record-what-seed = Er kommt aus der Hälfte, der Nachricht der Lobby ({ $number }) und { $words ->
    [0] keinem Wort
    [one] 1 Wort
   *[other] { $words } Worten
} der Mitspielenden.
record-what-seats = Sie folgen aus dem Startwert und den Wünschen in der Lobby.
record-what-deal = Es folgt aus dem Startwert.
record-what-answers = { $n ->
    [0] Es gab keine.
    [one] 1 ist erlaubt und führt dorthin, wo das Protokoll es sagt.
   *[other] { $n } sind erlaubt und führen dorthin, wo das Protokoll es sagt.
}
record-what-draws = { $n ->
    [0] Nichts wurde gezogen.
    [one] 1 Zufallszahl kommt aus dem Startwert.
   *[other] { $n } Zufallszahlen kommen aus dem Startwert, jede an ihrer Stelle.
}
record-what-position = Es ist die, zu der das Protokoll führt.
record-what-result = Es folgt aus der letzten Stellung.

record-why-hash = Etwas in der Datei wurde geändert, nachdem sie geschrieben wurde.
record-why-game = Diese Version kennt das Spiel { $game } nicht.
record-why-tables-hash = Ihr Hash ist ein anderer.
record-why-tables-read = Sie lassen sich nicht lesen.
record-why-tables = Die Werte der Karten und Pläne fehlen.
record-why-running = Der Startwert wird offengelegt, wenn die Partie zu Ende ist.
record-why-seal = Es gehört zu einer anderen Hälfte.
record-why-number = Die Nummer der Lobby wurde nicht aufbewahrt.
record-why-seed = Hälfte, Lobby und Worte führen zu einem anderen Startwert.
record-why-guests = Die Datei sagt nicht, wer beim Austeilen welchen Platz bekam.
record-why-seats = Der Startwert ergibt andere Plätze oder Farben.
record-why-deal = Für diese Plätze und Optionen lässt sich nichts austeilen.
record-why-deal-first = Das hängt vom Austeilen ab.
record-why-answers-first = Das hängt vom Vorigen ab.
record-why-version = Eintrag { $line } der Datei wurde nach anderen Regeln gespielt als denen dieser Version ({ $version }).
record-why-other-rules = Die Partie wurde nach anderen Regeln gespielt als denen dieser Version.
record-why-illegal = Eintrag { $line } der Datei: Die Regeln erlauben das nicht.
record-why-unreadable = Eintrag { $line } der Datei lässt sich nicht lesen.
record-why-unread = Das Protokoll oder seine Stellung lässt sich nicht lesen.
record-why-counter = Eintrag { $line } der Datei: Hier sind andere Zufallszahlen an der Reihe.
record-why-told = Eintrag { $line } der Datei: Daraus folgt etwas anderes.
record-why-other = Eintrag { $line } der Datei ist nicht, was die Regeln hier schreiben.
record-why-checkpoint = Eintrag { $line } der Datei: Das Protokoll führt hier zu einer anderen Stellung.
record-why-position = Das Protokoll führt zu einer anderen.
record-why-result = Das Protokoll führt zu einem anderen.
record-why-phase = In dieser Datei ist die Partie noch nicht zu Ende, in ihrem Protokoll aber doch.
record-why-adjusted = Ob die Partie angepasst wurde, sagt das Protokoll anders.

record-opened = Das ist die Partie **{ $was }** aus einer Datei: Spielt nach Zeile { $n } weiter. Sie zählt in keinem Ergebnis.
record-opened-over = Das ist die Partie **{ $was }** aus einer Datei, zum Ansehen: /spielplan, /protokoll, /spiel exportieren.

cmd-game-report = melden
cmd-game-report-about = Denen, die den Bot betreiben, sagen, was hier nicht stimmt (nur ich sehe es)
opt-said = was
opt-said-about = Was nicht stimmt, in deinen Worten
record-reported = Deine Meldung hat die Nummer **{ $number }**. Wer den Bot betreibt, findet sie damit im Protokoll des Bots, mit der Partie und ihrer jetzigen Zeile.

page-board = Spielplan
page-log = Protokoll
page-course = Verlauf der Partie
page-score = Wertung
page-first = Anfang
page-back = Früher
page-next = Später
page-last = Ende
page-language = Sprache
page-moment = Moment
page-round = Runde { $n }

film-button = Film
film-title = **{ $name }: der Film**
film-alt = Die Partie { $name } als bewegtes Bild, { $n } Einzelbilder, eines für jeden Zug. Das Protokoll sagt dasselbe in Worten.
film-progress = Der Film entsteht: { $n } von { $of } Zügen sind gezeichnet. Dann kommt er für alle in den Kanal der Partie.
film-waiting = Der Film entsteht gleich. Dann kommt er für alle in den Kanal der Partie.
film-ready = Der Film ist fertig und wird gerade gepostet.
film-posted = Der Film zu { $name } ist gepostet.
film-show = Zum Film
film-look = Wie weit ist er?
film-stop = Abbrechen
film-stopped = Der Film wurde abgebrochen.
film-gone = Die Nachricht mit dem Film wurde gelöscht. „Film“ unter der letzten Nachricht der Partie lässt ihn neu machen.
film-later = Den Film gibt es, wenn die Partie zu Ende ist.
film-failed = Der Film ließ sich nicht machen.
film-too-large = Der Film ist nicht gepostet: Er ist größer als die Dateien, die dieser Server annimmt.
film-refused = Der Film ist nicht gepostet: Discord hat ihn nicht angenommen.

record-report = **Meldung { $number }** zu { $match }, nach Eintrag { $line } der Datei: { $said }
