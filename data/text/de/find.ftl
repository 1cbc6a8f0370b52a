# Leute finden: die Ansicht von /suche, und was daraus wird.

cmd-find = suche
cmd-find-about = Hier Leute zum Spielen finden: sagen, was mir passt (nur ich sehe es)

find-panel = **Leute finden.** Sag, was dir passt. Alle 15 Minuten sehe ich nach, wer zusammenpasst, und eröffne euch einen Tisch.
find-looking = **Du suchst Leute**, seit { $since }, bis { $until }. Was du unten änderst, gilt sofort.
find-found = **Ein Tisch ist gefunden:** { $table } · { $link }
find-answer = Drücke dort bis { $until } auf „Ich bin da“, sonst wird dein Platz vergeben.
find-being-made = **Ein Tisch ist gefunden** und wird gerade eröffnet.
find-alone = Seit einem Tag hat sich niemand gefunden. Du kannst mit Bots anfangen oder warten.
find-impossible = Keines dieser Spiele geht mit so vielen. Wähle andere Spiele oder eine andere Anzahl.
find-withdrawn = Du suchst nicht mehr. Ein Platz an einem gefundenen Tisch bleibt dir.
find-not-looking = Du suchst gerade niemanden. Mit /suche geht es wieder los.
find-bots-come = Ein Tisch mit Bots wird eröffnet; dort wirst du benachrichtigt.
find-channel-taken = Auf diesem Server öffnen Tische dort, wo gesucht wird, und in { $channel } ist schon einer. Nimm /suche in einem freien Kanal, oder warte.
find-channel-locked = Nicht alle auf diesem Server sehen { $channel }; dein Tisch öffnet deshalb nur, wo jemand anderes sucht. Nimm /suche in einem offenen Kanal.
find-menu-games = Spiele
find-menu-seats = Wie viele mitspielen
find-menu-paces = Tempo
find-menu-langs = Sprache
find-menu-terms = Nichts weiter
find-menu-days = Bis wann
find-menu-avoid = Nie mit … (das sieht sonst niemand)
find-ranked = Rangliste
find-ranked-detail = Zählt für deine Spielstärke; nur Menschen spielen mit
find-casual = Ohne Rangliste
find-casual-detail = Zählt nicht für die Spielstärke
find-bots = Auch mit Bots
find-bots-detail = Findet sich in einem Tag niemand, kannst du mit Bots anfangen
find-reliable = Niemand Langsames
find-reliable-detail = Nur mit Leuten, die rechtzeitig antworten; Neue sind willkommen
find-days = { $n ->
    [one] 1 Tag lang suchen
   *[other] { $n } Tage lang suchen
}
find-begin = Leute suchen
find-withdraw = Nicht mehr suchen
find-with-bots = Mit Bots anfangen
find-lonely = **Bisher hat sich niemand gefunden, der mit dir spielt.** Ich suche weiter. Willst du lieber anfangen, können Bots die anderen Plätze nehmen.
find-starter = **{ $game }** · Tisch { $match }, für Leute, die einander gesucht haben. Lobby und Partie sind gleich hier.
find-call = { $who }: Ihr wolltet alle **{ $game }** spielen, und das ist euer Tisch, { $match }. Seid ihr noch da? Drückt innerhalb von 12 Stunden, sonst wird der Platz vergeben.
find-here = Ich bin da
find-silent = { $who } hat nicht geantwortet. Der Platz ist wieder frei.

## Lobbies in a list

find-open-title = **Offene Lobbys**
find-open-gone = Diese Lobby ist voll, gestartet oder geschlossen. /spiel liste zeigt die offenen.
find-no-other = Sonst gibt es hier keine Tische.

## Announcements

find-news-opened = **{ $who } hat einen Tisch für { $game } eröffnet**, { $match }. Es sind Plätze frei.
find-news-over = **{ $game } { $match } ist zu Ende:** { $places }
find-news-record = So viele Punkte hatte hier noch niemand: { $who } mit { $points }.
