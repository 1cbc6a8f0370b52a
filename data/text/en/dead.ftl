# Tables that can no longer be where they were, seats that change hands, and what becomes of their messages.

dead-called-back = **{ $game } { $match }:** { $who } has undone the end of the turn. I'll call you again. { $link }

## Closing a table

dead-close-ask = Close { $game } { $match } in { $channel }? { $n ->
    [0] No players left
    [one] { $n } player
   *[other] { $n } players
}, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} played, the last move { $last }. No one wins, and this can't be undone.
dead-close-unread = Close { $game } { $match } in { $channel }? I can't read this game any more. { $n ->
    [0] No players left
    [one] { $n } player
   *[other] { $n } players
}, the last move { $last }. No one wins, and this can't be undone.
dead-close-lobby = Close the lobby of { $game } { $match } in { $channel }? Opened { $since }; { $n ->
    [one] { $n } player has
   *[other] { $n } players have
} joined.
dead-closed = Closed. The table has been told.
dead-closed-by-dm = { $n ->
    [0] Closed. No players were left to be told.
    [one] Closed. The player is told by DM.
   *[other] Closed. The { $n } players are told by DM.
}
