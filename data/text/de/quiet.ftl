## Einstellungen: Zeiten, Direktnachrichten und Spielen, Abwesenheit

quiet-language-line = **Einstellungen** · Sprache: { $language }
quiet-line = Zeiten: { $where } · { $night } · erste Erinnerung: { $remind }
quiet-where = { $place }, dort ist es { $time }
quiet-nowhere = ich weiß nicht, wo du lebst
quiet-lost = die Zeitzone { $place } gibt es nicht mehr, nenne noch einmal einen Ort
quiet-none = keine Ruhezeit
quiet-hours-from = Ruhe von { $begin } bis { $end }
quiet-dms-line = Direktnachrichten: { $what }
quiet-no-dms = keine
quiet-playing-line = Spielen: { $what }
quiet-hours = Meine Zeiten
quiet-wishes = Nachrichten und Spielen
quiet-place = Land oder Hauptstadt
quiet-place-why = Discord verrät mir deine Zeitzone nicht. Nur du siehst, was du hier einträgst.
quiet-from = Ruhe ab
quiet-until = Ruhe bis
quiet-remind = Erste Erinnerung
quiet-remind-table = wie am Tisch vereinbart
quiet-remind-12 = nach 12 Stunden
quiet-remind-24 = nach 24 Stunden
quiet-remind-48 = nach 48 Stunden
quiet-remind-never = nie
quiet-there = { $place }: Dort ist es jetzt **{ $time }**.
quiet-which = **{ $place }** hat mehrere Zeitzonen. Wo lebst du?
quiet-offset = Nenne einen Ort: Die Sommerzeit ist nicht überall gleich.
quiet-unknown = Einen Ort namens **{ $place }** kenne ich nicht. { $near ->
    [0] Nenne ein Land oder seine Hauptstadt.
   *[other] Meinst du einen von diesen?
 }
quiet-too-long = Ruhezeiten dauern 1 bis 16 Stunden. Nichts wurde geändert.
quiet-ticks-dms = Direktnachrichten
quiet-ticks-playing = Spielen
quiet-tick-hand-dm = meine Hand
quiet-tick-turn-dm = ein Ruf, wenn ich dran bin
quiet-tick-unended = ein Zug, den ich nicht beendet habe
quiet-tick-sure = bei Endgültigem nachfragen
quiet-tick-guide = Hinweise in meinen ersten Partien
quiet-plain = keine Nachfragen, keine Hinweise
