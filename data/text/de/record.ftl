# Eine Partie als Datei: geschrieben und geprüft.

cmd-game-export = exportieren
cmd-game-export-about = Die Partie als Datei; solange sie läuft, was ich davon sehe (nur ich sehe sie)

record-whole = **{ $game } { $match }, vollständig:** Diese Datei enthält jeden Zug, alles Gezogene und den Startwert. Wer will, kann sie prüfen.
record-own = **{ $game } { $match }, wie du sie siehst:** Diese Datei enthält deine Karten und was alle wissen. Nach dem Ende enthält sie alles.
record-everyone = **{ $game } { $match }, wie alle sie sehen:** Diese Datei enthält, was alle am Tisch wissen. Nach dem Ende enthält sie alles.
