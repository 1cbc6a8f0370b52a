# Ligen und Turniere: die Ansicht von /liga, ihre Tabelle, was angekündigt wird.

cmd-league = liga
cmd-league-about = Ligen und Turniere hier: Anmeldung, Tabelle, meine Partien, Regeln (nur ich sehe es)

league-title = **{ $name }** · { $game } · { $form }
league-form-league = Liga mit Staffeln
league-form-swiss = Turnier nach Schweizer System
league-none = Auf diesem Server gibt es noch keine Liga. Wer den Server verwaltet, kann eine anlegen.
league-no-more = Diese Liga gibt es nicht mehr. /liga zeigt, welche es gibt.
league-which = Wähle eine Liga
league-phase-open = Anmeldung offen
league-phase-running = Läuft
league-phase-over = Saison zu Ende
league-tables-of = Tische zu { $n }
league-rounds = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
league-no-deadline = Keine Frist für eine Runde
league-hours = { $n ->
    [one] höchstens 1 Stunde je Runde
   *[other] höchstens { $n } Stunden je Runde
}
league-days = { $n ->
    [one] höchstens 1 Tag je Runde
   *[other] höchstens { $n } Tage je Runde
}
league-usual = wie üblich
league-options = Optionen: { $name }
league-change = { $n ->
    [0] Niemand steigt auf oder ab
    [one] 1 steigt auf, 1 ab
   *[other] { $n } steigen auf, { $n } ab
}
league-open = **Die Anmeldung ist offen.** Los geht es, sobald jemand mit Serververwaltung startet.
league-over = **Saison { $season } ist zu Ende.** Melde dich für die nächste an; wer dabei war, ist es wieder.
league-running = **Saison { $season }, Runde { $round } von { $rounds }.** { $left ->
    [0] Alle ihre Partien sind zu Ende.
    [one] 1 Partie davon läuft noch.
   *[other] { $left } Partien davon laufen noch.
}
league-until = Die Runde endet spätestens am { $until }.
league-there = { $n ->
    [0] Noch hat sich niemand angemeldet.
   *[other] Angemeldet ({ $n }): { $who }
}
league-more = { $n } weitere
league-you-are-in = Du bist angemeldet.
league-you-wait = Du springst ein: Der erste Platz, der frei wird, ist deiner.
league-you-withdrew = Du hast dich aus dieser Saison abgemeldet.
league-you-begin = { $division ->
    [0] In dieser Saison ist noch keine Partie zu Ende.
   *[other] Du: Staffel { $division }, dort ist noch keine Partie zu Ende.
}
league-you-stand = { $division ->
    [0] Du: Rang
   *[other] Du: Staffel { $division }, Rang
} { $place }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

league-sign-up = Anmelden
league-withdraw = Abmelden
league-table = Tabelle
league-mine = Meine Partien
league-rules = Regeln
league-manage = Verwalten
league-back = Zurück
league-words = Tabelle in Worten
league-more-lines = Mehr von der Tabelle
league-more-games = Weitere Partien von mir
league-button = Liga öffnen

league-signed-up = Du bist angemeldet. Dein Name und deine Ränge stehen in der Tabelle.
league-substitute = Die Saison läuft, also springst du ein: Der erste Platz, der frei wird, ist deiner.
league-withdrawn-before = Du hast dich aus dieser Saison abgemeldet. Nach ihr kannst du dich wieder anmelden.
league-full = In dieser Liga sind alle Plätze vergeben.
league-left = Du bist nicht mehr angemeldet.
league-withdrawn = Aus der Saison abgemeldet. Offene Partien laufen weiter; diese Plätze kannst du mit /spiel aufgeben abgeben.
league-not-in = Diese Person ist hier nicht angemeldet.
league-withdraw-sure = Aus dieser Saison abmelden? Was du gespielt hast, zählt, und jemand kann für dich einspringen. Nach der Saison kannst du dich wieder anmelden.
league-withdraw-final = Abmelden; endgültig

league-division = Staffel { $n }
league-rank = { $place ->
    [0] { $who }
   *[other] { $place }. { $who }
}{ $left ->
    [no] { "" }
   *[yes] { " " }(weg)
}
league-stands = Saison { $season } · Runde { $round } von { $rounds }
league-stands-begin = Saison { $season } · Runde { $round } von { $rounds } · noch keine Partie zu Ende
league-stands-over = Saison { $season } · zu Ende nach { $round ->
    [one] 1 Runde
   *[other] { $round } Runden
}
league-played = Tische
league-won = Siege
league-points = Punkte
league-no-table = In dieser Saison wurde noch nichts gespielt.

league-no-games = Du hast in dieser Saison noch keine Partien.
league-own-rest = Runde { $round }: kein Tisch, 6 Punkte
league-own-waits = Runde { $round }, mit { $who }: Der Tisch wird gerade eröffnet
league-own-open = Runde { $round }, mit { $who }: { $where }
league-own-over = Runde { $round }, mit { $who }: Rang { $place }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $where }
league-own-gone = Runde { $round }, mit { $who }: Rang { $place }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

league-rule-league = **Auslosung.** In einer Staffel treffen sich alle so oft wie möglich, die Plätze wechseln. { $change ->
    [0] Die Staffeln bleiben, wie sie sind.
    [one] Nach der Saison steigt auf, wer vorn ist, und ab, wer hinten ist.
   *[other] Nach der Saison steigen die ersten { $change } auf und die letzten { $change } ab.
}
league-rule-swiss = **Auslosung.** In jeder Runde treffen sich Leute, die sich noch nicht getroffen haben, mit möglichst gleich vielen Punkten. Die Plätze wechseln.
league-rule-points = **Punkte.** Ein Tisch bringt 12: alle, wenn du alle hinter dir lässt, einen gleichen Anteil für jede Person hinter dir, einen halben bei Gleichstand. Ohne Tisch in einer Runde: 6.
league-rule-ties = **Gleichstand.** Es entscheiden die Punkte gegeneinander, dann gewonnene Tische, sonst ist der Rang geteilt.
league-rule-unfinished = **Unfertig.** Bei Ablauf der Frist wird Letzter, auf wen der Tisch wartet; die anderen sind gleich. Eine Partie ohne Sieg ist Gleichstand.
league-rule-withdrawn = **Gehen.** Wer einen Platz aufgibt oder verliert, ist an diesem Tisch hinten; ein Bot, der eine Weile einspringt, ändert nichts. Gespielte Tische zählen, und wer sich abmeldet, steht hinter allen anderen.
league-rule-substitutes = **Einspringen.** Wer sich während der Saison anmeldet, bekommt den ersten freien Platz, mit 0 Punkten.

league-create = Neue Liga
league-name = Name der Liga
league-too-many = Dieser Server hat { $n } Ligen, mehr geht nicht. Sag erst eine ab.
league-start = Saison { $season } starten
league-begun = Die Saison beginnt. Ihre Tische werden eröffnet.
league-runs = Eine Saison läuft. Ändern kannst du das nach ihr.
league-too-few = Für einen Tisch dieses Spiels sind es zu wenige.
league-no-rooms = Eine Liga spielt an mehreren Tischen zugleich. Wähle dafür zuerst Threads oder ein Forum in /tisch einstellungen.
league-refused = Dieses Spiel geht mit diesen Optionen nicht mit so vielen. Wähle andere Optionen.
league-many = Auf diesem Server oder von denen, die spielen, sind zu viele Tische offen, um noch einen zu eröffnen.
league-no-post = Discord ließ mich eine Lobby der Liga nicht posten. Sieh mit /tisch zustand nach meinen Berechtigungen.
league-not-ready = Eine Lobby der Liga kann nicht ausgeteilt werden: Jemand hat sie verlassen oder muss dort noch ihre Optionen bestätigen.
league-manage-running = Die nächste Runde öffnet von selbst, sobald alle Partien dieser Runde zu Ende sind oder ihre Frist abläuft. Beendest du die Runde, zählen ihre unfertigen Partien nach den Regeln.
league-end-round = Runde beenden; endgültig
league-round-ended = Die Runde wird beendet.
league-other-round = Diese Runde ist schon zu Ende. Nichts wurde geändert.
league-take-out = Jemanden abmelden …
league-out-sure = { $who } aus dieser Saison abmelden? Was schon gespielt ist, zählt, und jemand kann einspringen. Nach der Saison geht eine neue Anmeldung.
league-out-final = Abmelden; endgültig
league-taken-out = Aus der Liga abgemeldet. Offene Partien laufen weiter.
league-cancel = Liga absagen
league-cancel-sure = Diese Liga mit ihrer Tabelle absagen? Laufende Partien gehen weiter, zählen hier aber nichts.
league-cancel-final = Liga absagen; endgültig
league-cancelled = Die Liga ist abgesagt.

league-lobby-title = **{ $game }** · Partie { $match } · Liga **{ $name }**
league-starter = **{ $game }** · Tisch { $match } einer Liga. Lobby und Partie sind gleich hier, und ausgeteilt wird von selbst.
league-trouble = **{ $name } wartet:** { $why } Ich versuche es alle 10 Minuten wieder.
league-try-now = Jetzt noch einmal versuchen
league-tried-now = Ich versuche jetzt, die Tische zu eröffnen.
league-not-waiting = Keine deiner Ligen wartet mehr.
league-drawn = Das ist ein Tisch einer Liga: Wer dort mit welchen Optionen auf welchem Platz spielt, steht fest. Nichts wurde geändert.

league-news-opened = **{ $name }, Saison { $season }: Runde { $round } von { $rounds } ist eröffnet.**
league-news-round = **{ $name }, Saison { $season }: Runde { $round } von { $rounds } ist zu Ende.**
league-news-season = **{ $name }: Saison { $season } ist zu Ende.**
league-table-line = - { $who }
league-rest-line = - ohne Tisch in dieser Runde: { $who }
league-winner = { $n ->
    [one] Vorn liegt **{ $who }**. Glückwunsch!
   *[other] Vorn liegen **{ $who }**. Glückwunsch!
}
