# Automatische Mitspieler: in der Lobby und in Übungspartien.

bots-level-apprentice = Lehrling
bots-level-trader = Händler
bots-level-master = Meister
bots-level-apprentice-detail = Spielt sofort und macht Fehler: gut für eine erste Partie
bots-level-trader-detail = Spielt einen ordentlichen Zug, schaut nicht weiter
bots-level-master-detail = Denkt voraus: schwer zu schlagen
bots-add = Bot dazusetzen
bots-seat = { $who } (Bot, { $level })
bots-room = Wer jetzt mitspielt, bekommt den Platz eines Bots.
bots-panel = Bots spielen sofort und lassen niemanden warten. Eine Partie mit Bots steht in keiner Ergebnisliste.
bots-here = In dieser Lobby: { $who }
bots-full = Alle Plätze sind besetzt. Wer mitspielt, bekommt den Platz eines Bots.
bots-add-menu = Bot dazusetzen…
bots-remove-menu = Bot entfernen…
bots-remove = { $who } entfernen
bots-practice = Übung: Die Partie steht in keiner Ergebnisliste.
bots-practice-closed = { $who } braucht diesen Kanal: Die Übung { $game } { $match } ist geschlossen.
bots-played = **{ $game } { $match } · { $who } haben gespielt**
