# Tables that can no longer be where they were, seats that change hands, and what becomes of their messages.

dead-called-back = **{ $game } { $match }:** { $who } has undone the end of the turn. I'll ping you again. { $link }

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

## Tables that have lost their place

dead-gone = **The channel of { $game } { $match } was deleted.** The game is kept with all its moves. To continue, type `/game here table:{ $match }` in any channel of the server. It closes by itself on { $until }.
dead-closes = **{ $game } { $match } closes on { $until }:** its channel was deleted and no one has moved it to another. To continue, type `/game here table:{ $match }` in any channel of the server.
dead-lobby-gone = The channel with the lobby of { $game } { $match } was deleted, so the lobby is closed.
dead-ready = **{ $game } { $match } can start:** all seats are taken and everyone has confirmed. Press Start in the lobby: { $link }
dead-stands = Current score
dead-give-up = Give up my seat
dead-call-barred = I'm not allowed to post in the channel of this table. You can play here.
dead-call-gone = The channel of this table was deleted. You can play here.
dead-goes-on-here = **{ $game } { $match } continues here.**
dead-moved = Done. The table is here now: { $link }
dead-bring = Move it here
dead-leave-there = Leave it there
dead-bring-ask = { $game } { $match } is being played in { $channel }. Move it to this channel?

## Seats that change hands

dead-taken-over = **You now play { $game } { $match }** ({ $colour }). { $link }
dead-last-lines = **The last turns**
dead-in-line = { $n ->
    [1] You're next.
    [2] You're next but one.
   *[other] { $n } others play before you.
}
dead-seat-given = { $who } plays your seat in { $game } { $match } from now on. Thank you for the turns you played.
dead-seat-gone = Your seat was given to { $who } { $when }. You can follow the game.
