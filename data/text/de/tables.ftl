# Alle Tische eines Servers: Plätze zum Übernehmen, und wie es um jeden Tisch steht.

## Plätze zum Übernehmen

tables-seats-title = **Plätze zum Übernehmen**
tables-seat = { $game } { $match } · Platz von { $who }
tables-seat-line = { $game } { $match } · Platz von { $who } · { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} gespielt, { $n ->
    [0] niemand spielt noch mit
    [one] { $n } spielt noch mit
   *[other] { $n } spielen noch mit
} · { $pace } · { $link }
tables-seat-look = Platz ansehen …
tables-seat-title = **{ $game } { $match }** · Platz von { $who }
tables-seat-hand = Du bekommst die Hand von { $who } und spielst von hier an weiter. Die anderen entscheiden, spätestens { $when }.
tables-seat-place = Du bekommst den Platz von { $who } und spielst von hier an weiter. Die anderen entscheiden, spätestens { $when }.
tables-seat-offer = Übernahme anbieten
tables-seat-not-now = Jetzt nicht
tables-seat-gone = Hier wird niemand mehr gesucht. Nichts wurde geändert.

## Wie es um die Tische eines Servers steht

cmd-table = tisch
cmd-table-about = Die Tische dieses Servers, für alle, die ihn verwalten
cmd-table-health = zustand
cmd-table-health-about = Wie es um die Tische dieses Servers steht (Server verwalten; nur ich sehe es)

tables-health-title = **Tische dieses Servers:** { $each }
tables-none = Auf diesem Server gibt es keine Tische.
tables-count-going = { $n ->
    [one] { $n } läuft
   *[other] { $n } laufen
}
tables-count-lobby = { $n ->
    [one] { $n } Lobby
   *[other] { $n } Lobbys
}
tables-count-agreed = { $n } in Pause
tables-count-asleep = { $n ->
    [one] { $n } schläft
   *[other] { $n } schlafen
}
tables-count-barred = { $n } mir verschlossen
tables-count-gone = { $n } ohne Kanal
tables-count-out = { $n } nicht erreichbar
tables-more = { $n ->
    [one] { $n } weiterer
   *[other] { $n } weitere
}
tables-lobby = Lobby, { $taken } von { $seats }
tables-seated = { $free ->
    [0] { $seats ->
        [1] allein
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
       *[other] zu { $seats }
    }
   *[other] { $taken } von { $seats } Plätzen besetzt
}
tables-waits = am Zug: { $who }, seit dem { $since }
tables-reminded = { $n }-mal erinnert
tables-late = Zeit abgelaufen { $since }
tables-lacking = Ich brauche in { $channel }: { $permissions }
tables-agreed = macht Pause bis zum { $until }
tables-asleep = schläft seit dem { $since }
tables-barred = in { $channel } kann ich nicht schreiben
tables-gone = Kanal gelöscht { $since }
tables-out = nicht erreichbar seit dem { $since }
tables-closes = schließt am { $until }
tables-refused = Discord hat in der letzten Woche abgelehnt: { $each }
tables-refused-posts = { $n ->
    [one] { $n } Nachricht
   *[other] { $n } Nachrichten
} ({ $code })
tables-refused-letters = { $n ->
    [one] { $n } Direktnachricht
   *[other] { $n } Direktnachrichten
} ({ $code })
tables-refused-closed = { $n ->
    [one] { $n } Direktnachricht
   *[other] { $n } Direktnachrichten
} (nicht angenommen)
tables-pick = Wähle einen Tisch …
tables-link = Zum Tisch
tables-repost = Neu posten
tables-fetch = Hierher holen
tables-close = Schließen
tables-reposted = Erledigt. Der Tisch wird neu gepostet: { $link }
