# Namen und Beschreibungen der Befehle, Optionen und Auswahlen. Namen klein, höchstens 32 Zeichen.

## Befehle

cmd-game = spiel
cmd-game-about = Tische und Lobbys
cmd-game-open = eröffnen
cmd-game-open-about = Einen Tisch eröffnen, hier oder wo dieser Server spielt
cmd-game-join = mitspielen
cmd-game-join-about = Am Tisch dieses Kanals mitspielen
cmd-game-leave = verlassen
cmd-game-leave-about = Die Lobby verlassen
cmd-game-start = starten
cmd-game-start-about = Für alle austeilen, die dabei sind
cmd-game-options = optionen
cmd-game-options-about = Die Optionen der Lobby ändern
cmd-game-info = info
cmd-game-info-about = Geltende Regeln, Herkunft der Werte, versiegelter Startwert
cmd-game-status = stand
cmd-game-status-about = Punktestand, und wer am Zug ist
cmd-game-list = liste
cmd-game-list-about = Alle Tische dieses Servers
cmd-game-mine = meine
cmd-game-mine-about = Meine Tische auf allen Servern, und wer dran ist
cmd-game-kick = entfernen
cmd-game-kick-about = Jemanden aus der Lobby entfernen (eigene Lobby oder „Server verwalten“)
cmd-game-resign = aufgeben
cmd-game-resign-about = Meinen Platz aufgeben
cmd-game-replace = ersetzen
cmd-game-replace-about = Jemanden auf einen verlassenen oder freien Platz einladen
cmd-game-end = beenden
cmd-game-end-about = Vorschlagen, die Partie ohne Sieger zu beenden
cmd-game-close = schließen
cmd-game-close-about = Meine Lobby schließen, oder jeden Tisch („Server verwalten“)
cmd-game-here = hierher
cmd-game-here-about = Eine Partie in diesem Kanal weiterspielen
cmd-game-undo = rückgängig
cmd-game-undo-about = Deinen Zug zurücknehmen, oder alle bitten, zu einer Zeile des Protokolls zurückzugehen
cmd-play = spielen
cmd-play-about = Meinen Zug öffnen (nur ich sehe ihn)
cmd-move = zug
cmd-move-about = Meine Züge tippen
cmd-hand = hand
cmd-hand-about = Meine Hand ansehen (nur ich sehe sie)
cmd-practice = üben
cmd-practice-about = Sofort gegen Bots spielen, ohne Lobby
cmd-board = spielplan
cmd-board-about = Den Spielplan oder einen Teil davon ansehen
cmd-log = protokoll
cmd-log-about = Was passiert ist
cmd-rules = regeln
cmd-rules-about = Eine Regel in unseren Worten nachschlagen
cmd-results = ergebnisse
cmd-results-about = Ergebnisse, beendete Partien, Verlässlichkeit: meine, von jemandem, vom Server
cmd-settings = einstellungen
cmd-settings-about = Meine Sprache, Zeiten, Direktnachrichten und Nachfragen
cmd-help = hilfe
cmd-help-about = Wie man hier spielt, auf drei Seiten

## Optionen

opt-game = spiel
opt-game-about = Welches Spiel
opt-level = stufe
opt-level-about = Wie gut die Bots spielen
opt-seats = plätze
opt-seats-about = Höchstens so viele spielen mit
opt-language = sprache
opt-language-about = Sprache der öffentlichen Nachrichten
opt-colour = farbe
opt-colour-about = Die Farbe, die ich möchte
opt-match = partie
opt-match-about = Welche Partie, falls nicht die in diesem Kanal
opt-guest = person
opt-guest-about = Wer entfernt wird
opt-seat = platz
opt-seat-about = Wessen Platz
opt-by = durch
opt-by-about = Wer ihn übernehmen soll; ohne Angabe können sich alle melden
opt-to = bis
opt-to-about = Zurück bis vor diese Zeile des Protokolls
opt-moves = züge
opt-moves-about = Züge, durch Strichpunkte getrennt; mit ? am Ende nur eine Vorschau
opt-then = dann
opt-then-about = Weitere Züge
opt-then2 = dann2
opt-then2-about = Noch mehr Züge
opt-of = teil
opt-of-about = Was zu sehen sein soll
opt-shown-as = als
opt-shown-as-about = Als Bild oder als Text
opt-since = seit
opt-since-about = Alles oder nur, was für mich neu ist
opt-about = über
opt-about-about = Regel, Karte oder Spielteil
opt-whose = person
opt-whose-about = Wessen Ergebnisse; ohne Angabe meine
opt-scope = von
opt-scope-about = Meine oder die dieses Servers

## Auswahlen

choice-since-mine = seit meinem letzten Zug
choice-since-all = alles
choice-as-picture = Bild
choice-as-text = Text
choice-scope-me = mir
choice-scope-server = diesem Server
