# Automatische Mitspieler: in der Lobby und in Übungspartien.

bots-level-apprentice = Lehrling
bots-level-trader = Händler
bots-level-master = Meister
bots-level-apprentice-detail = Folgt einer einfachen Idee und übersieht manches: gut für eine erste Partie
bots-level-trader-detail = Spielt solide Züge, denkt nicht weiter voraus
bots-level-master-detail = Denkt voraus: schwer zu schlagen
bots-add = Bot hinzufügen
bots-called = { $who } (Bot)
bots-seat = { $who } (Bot, { $level })
bots-room = Wer jetzt mitspielt, bekommt den Platz eines Bots.
bots-panel = Bots spielen sofort und lassen niemanden warten. Eine Partie mit Bots zählt nicht für die Ergebnisse.
bots-here = In dieser Lobby: { $who }
bots-full = Alle Plätze sind besetzt. Wer mitspielt, bekommt den Platz eines Bots.
bots-add-menu = Bot hinzufügen …
bots-remove-menu = Bot entfernen …
bots-remove = { $who } entfernen
bots-thinking = { $who } { $n ->
    [one] denkt
   *[other] denken
 } nach.
bots-practice = Übung: Die Partie zählt nicht für die Ergebnisse.
bots-practice-closed = { $who } braucht diesen Kanal: Die Übungspartie { $game } { $match } ist geschlossen.
practice-ask = Hier läuft deine Übungspartie { $game } { $match } ({ $n ->
    [one] bisher 1 Zug
   *[other] bisher { $n } Züge
 }). Etwas Neues in diesem Kanal schließt sie.
practice-go-on = Weiterspielen
practice-leave = Schließen und neu beginnen

bots-cover = Bot spielen lassen
bots-cover-end = Selbst spielen
bots-cover-vote = **{ $who } schlägt vor, dass ein Bot für { $of } spielt.** Spielt { $of } selbst, hört der Bot auf. { sure-counts }
bots-cover-vote-free = **{ $who } schlägt vor, dass ein Bot den Platz von { $of } übernimmt.** Die anderen entscheiden. { sure-counts-no-more }
bots-cover-asked = **{ $who } wollte einen Bot spielen lassen.**
bots-cover-remind = { $game } { $match } stimmt ab: ein Bot auf dem Platz von { $of }? { $until }
bots-cover-begun = Vorerst spielt ein Bot für { $of }; wer zurückkommt, spielt sofort wieder selbst. { sure-counts }
bots-cover-away = { $of } ist abwesend bis zum { $until }: So lange spielt ein Bot. { sure-counts }
bots-cover-taken = { $who } übernimmt den Platz von { $of }. Die Partie zählt nicht für die Ergebnisse.
bots-cover-ended = { $who } spielt wieder selbst.
bots-cover-letter = In { $game } { $match } spielt vorerst ein Bot für dich. Mit „Spielen“ übernimmst du wieder. { sure-counts }
bots-cover-yours = Der Bot hat aufgehört: Du spielst wieder selbst.
bots-cover-seat = Für { $who } spielt ein Bot; Zurückkommen geht jederzeit. Nichts wurde geändert.
bots-late-proposed = { $who } schlägt einen Bot vor.
bots-late-covered = Jetzt spielt ein Bot.
bots-cover-if = Inzwischen
bots-cover-wait = auf mich warten
bots-cover-bot = ein Bot spielt für mich
bots-cover-told = { $n ->
    [0] Du hast keinen Tisch, an dem andere mitspielen und ein Bot für dich spielen könnte.
    [one] An 1 Tisch spielt ein Bot für dich, bis du wiederkommst oder dort spielst. Die Partie zählt wie zuvor.
   *[other] An { $n } Tischen spielen Bots für dich, bis du wiederkommst oder dort spielst. Die Partien zählen wie zuvor.
 }
opt-cover = vertretung
opt-cover-about = Was inzwischen an meinen Tischen passiert
