# Eine Notiz zu einer laufenden Partie, die nur sieht, wer sie geschrieben hat.

note-button = Notiz
note-title = Deine Notiz
note-field = Was du dir notierst
note-detail = Nur du siehst sie, über deinem Fenster; mit dem Ende der Partie ist sie weg
note-line = -# Deine Notiz: { $note }
note-kept = Deine Notiz ist gespeichert.
note-gone = Du hast keine Notiz mehr.
