# Tables that can no longer be where they were, seats that change hands, and what becomes of their messages.

dead-called-back = **{ $game } { $match }:** { $who } hat den Zug wieder geöffnet. Ich melde mich, wenn du dran bist. { $link }

## Einen Tisch schließen

dead-close-ask = { $game } { $match } in { $channel } schließen? { $n ->
    [0] Niemand spielt mehr mit
    [one] { $n } Person spielt mit
   *[other] { $n } Personen spielen mit
}, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} gespielt, zuletzt { $last }. Niemand gewinnt, und es lässt sich nicht rückgängig machen.
dead-close-unread = { $game } { $match } in { $channel } schließen? Diese Partie kann ich nicht mehr lesen. { $n ->
    [0] Niemand spielt mehr mit
    [one] { $n } Person spielt mit
   *[other] { $n } Personen spielen mit
}, zuletzt gespielt { $last }. Niemand gewinnt, und es lässt sich nicht rückgängig machen.
dead-close-lobby = Die Lobby von { $game } { $match } in { $channel } schließen? Eröffnet { $since }; { $n ->
    [one] { $n } Person ist
   *[other] { $n } Personen sind
} dabei.
dead-closed = Geschlossen. Der Tisch weiß Bescheid.
dead-closed-by-dm = { $n ->
    [0] Geschlossen. Niemand spielte mehr mit.
    [one] Geschlossen. Wer mitspielt, erfährt es per Direktnachricht.
   *[other] Geschlossen. Alle { $n } erfahren es per Direktnachricht.
}

## Tische, die ihren Ort verloren haben

dead-gone = **Der Kanal von { $game } { $match } wurde gelöscht.** Die Partie ist mit allen Zügen gesichert. Weiter geht es mit `/spiel hierher tisch:{ $match }` in einem beliebigen Kanal des Servers. Sonst schließt sie am { $until } von selbst.
dead-closes = **{ $game } { $match } schließt am { $until }:** Der Kanal wurde gelöscht, und niemand hat die Partie in einen anderen geholt. Weiter geht es mit `/spiel hierher tisch:{ $match }` in einem beliebigen Kanal des Servers.
dead-lobby-gone = Der Kanal mit der Lobby von { $game } { $match } wurde gelöscht. Damit ist die Lobby geschlossen.
dead-ready = **{ $game } { $match } kann beginnen:** Alle Plätze sind belegt und alle haben bestätigt. Drücke in der Lobby auf „Starten“: { $link }
dead-stands = Punktestand
dead-give-up = Meinen Platz aufgeben
dead-call-barred = Im Kanal dieses Tisches darf ich nichts schreiben. Du kannst hier spielen.
dead-call-gone = Der Kanal dieses Tisches wurde gelöscht. Du kannst hier spielen.
dead-goes-on-here = **{ $game } { $match } geht hier weiter.**
dead-moved = Erledigt. Der Tisch ist jetzt hier: { $link }
dead-bring = Hierher holen
dead-leave-there = Dort lassen
dead-bring-ask = { $game } { $match } läuft in { $channel }. Den Tisch in diesen Kanal holen?

## Plätze, die den Besitz wechseln

dead-taken-over = **Du spielst jetzt bei { $game } { $match } mit** ({ $colour }). { $link }
dead-last-lines = **Die letzten Züge**
dead-in-line = { $n ->
    [1] Als Nächstes bist du dran.
    [2] Du bist als Übernächstes dran.
   *[other] Vor dir sind noch { $n } andere dran.
}
dead-seat-given = { $who } spielt ab jetzt auf deinem Platz in { $game } { $match }. Danke für die Züge, die du gespielt hast.
dead-seat-gone = Dein Platz ging { $when } an { $who }. Du kannst die Partie verfolgen.
