## Einstellungen: Zeiten, Direktnachrichten und Spielen, Abwesenheit

quiet-language-line = **Einstellungen** · Sprache: { $language }
quiet-line = Zeiten: { $where } · { $night } · erste Erinnerung: { $remind }
quiet-where = { $place }, dort ist es { $time }
quiet-nowhere = ich weiß nicht, wo du lebst
quiet-lost = die Zeitzone { $place } gibt es nicht mehr, nenne noch einmal einen Ort
quiet-none = keine Ruhezeit
quiet-hours-from = Ruhe von { $begin } bis { $end }
quiet-hours-idle = Ruhe von { $begin } bis { $end }, sobald ich weiß, wo du lebst
quiet-needs-place = Gespeichert, aber Ruhezeiten brauchen deine Zeitzone: Nenne unter „Meine Zeiten“ dein Land oder dessen Hauptstadt. Bis dahin gibt es keine Ruhezeit.
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
quiet-tick-turn-dm = eine Nachricht, wenn ich dran bin
quiet-tick-unended = ein Zug, den ich nicht beendet habe
quiet-tick-sure = bei Endgültigem nachfragen
quiet-tick-guide = Hinweise in meinen ersten Partien
quiet-tick-icons = Symbole statt Wörtern
quiet-tick-results = meine Ergebnisse für andere sichtbar
quiet-plain = keine Nachfragen, keine Hinweise, keine Symbole

quiet-away = Abwesend
quiet-away-no = Abwesend: nein
quiet-away-yes = Abwesend bis zum { $until }
quiet-away-until = abwesend bis zum { $until }
quiet-away-until-when = Bis wann?
quiet-away-1 = morgen
quiet-away-3 = in 3 Tagen
quiet-away-7 = in 1 Woche
quiet-away-14 = in 2 Wochen
quiet-away-30 = in 30 Tagen
quiet-away-told = Du bist abwesend bis zum { $until }: keine Benachrichtigungen, keine Erinnerungen, und deine Zeit steht still. { $n ->
    [0] Im Moment spielst du an keinem Tisch.
    [one] 1 Tisch zeigt es.
   *[other] { $n } Tische zeigen es.
 }
quiet-away-which = Diesen Tag kenne ich nicht. Nenne einen der nächsten 30 Tage, zum Beispiel { $day }.
quiet-except = An einigen Tischen weiterspielen …
quiet-excepted = { $n ->
    [0] Du bist an allen deinen Tischen abwesend.
   *[other] Du spielst weiter: { $tables }, mit Benachrichtigungen und Erinnerungen. An den anderen Tischen bist du abwesend.
 }
quiet-back = Ich bin wieder da
quiet-back-told = Willkommen zurück: Du bekommst wieder Benachrichtigungen und Erinnerungen.
quiet-back-never = Du warst nicht abwesend. Nichts wurde geändert.
cmd-away = abwesend
cmd-away-about = Sagen, bis wann ich nicht da bin: keine Benachrichtigungen
opt-day = bis
opt-day-about = Der Tag, an dem ich wiederkomme, höchstens 30 Tage voraus
