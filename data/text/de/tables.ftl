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
tables-seat-left = In Ordnung. Nichts wurde geändert.
tables-seat-gone = Hier wird niemand mehr gesucht. Nichts wurde geändert.
