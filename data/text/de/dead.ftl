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
