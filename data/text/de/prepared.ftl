# Ein Zug, der vorbereitet wird, während andere spielen: das Fenster, was vorbereitet ist, und was daraus wurde.

prepared-button = Vorbereiten
prepared-title = **Dein nächster Zug in { $game } { $match }**
prepared-way = { $n ->
    [1] **Zuerst:** { $what }
   *[other] **Sonst:** { $what }
 }
prepared-goes-on = { $what } … (nicht fertig, wird also nicht gespielt)
prepared-note = -# Das siehst nur du. Wenn du am Zug bist, wird sofort gespielt, was davon als Erstes noch genau das bewirkt; am Tisch steht dann, dass es vorbereitet war. Passt nichts, wird nichts gespielt, und du wirst wie immer benachrichtigt.
prepared-private = **Dein nächster Zug**: noch nichts gespielt.
prepared-cut = Seitdem hat sich etwas geändert. Nicht mehr möglich: { $what }
prepared-add = Sonst …
prepared-undo = Letzten Schritt zurück
prepared-type = Eintippen
prepared-line = Dein nächster Zug
prepared-line-detail = Mehrere Aktionen mit ; dazwischen, wie bei /zug
prepared-drop = Nichts vorbereiten
prepared-dropped = Es ist nichts mehr vorbereitet.
prepared-unknown = Dein nächster Zug lässt sich jetzt nicht vorbereiten: Wie er beginnt, steht noch nicht fest. Nichts wurde geändert.
prepared-allow = Gebühren, die andere erhöhen
prepared-fees = { $n ->
    [0] Gebühren müssen so sein wie jetzt
   *[other] Auch spielen, wenn die Gebühren { $n } höher sind
 }
prepared-fits = **Dein vorbereiteter Zug wurde nicht gespielt**, würde jetzt aber passen.
prepared-unplayed = **Dein vorbereiteter Zug wurde nicht gespielt.**
prepared-refused = { $what }: { $reason }
prepared-changed = { $what }: jetzt { $now }; vorher { $before }
prepared-other = { $what } würde nicht mehr dasselbe bewirken.
prepared-gone = { $what } liegt nicht mehr bei dir.
prepared-nothing = nichts
prepared-was = Du hattest vorbereitet: { $what }
prepared-fill = Eintragen
prepared-rest = Noch zu tun, wie du es vorbereitet hattest: { $what }
prepared-post = -# { $n ->
    [one] Der Zug von { $who } war vorbereitet.
   *[other] Die Züge von { $who } waren vorbereitet.
 }
prepared-played = Dein vorbereiteter Zug in { $game } { $match } wurde gespielt.
