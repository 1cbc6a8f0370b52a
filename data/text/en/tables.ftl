# All tables of a server: seats to take over, and how each table is.

## Seats to take over

tables-seats-title = **Seats to take over**
tables-seat = { $game } { $match } · { $who }'s seat
tables-seat-line = { $game } { $match } · { $who }'s seat · { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} played, { $n ->
    [0] no players left
    [one] { $n } player left
   *[other] { $n } players left
} · { $pace } · { $link }
tables-seat-look = Look at a seat …
tables-seat-title = **{ $game } { $match }** · { $who }'s seat
tables-seat-hand = You'd get { $who }'s hand and play from here. The others decide, at the latest { $when }.
tables-seat-place = You'd get { $who }'s seat and play from here. The others decide, at the latest { $when }.
tables-seat-offer = Offer to take it
tables-seat-not-now = Leave it
tables-seat-gone = No one is being looked for here any more. Nothing has changed.

## How the tables of a server are

cmd-table = table
cmd-table-about = The tables of this server, for those who manage it
cmd-table-health = health
cmd-table-health-about = How the tables of this server are (Manage Server; only you see it)

tables-health-title = **Tables of this server:** { $each }
tables-none = There are no tables on this server.
tables-count-going = { $n } running
tables-count-lobby = { $n ->
    [one] { $n } lobby
   *[other] { $n } lobbies
}
tables-count-agreed = { $n } paused
tables-count-asleep = { $n } asleep
tables-count-barred = { $n } closed to me
tables-count-gone = { $n } without a channel
tables-count-out = { $n } out of reach
tables-more = { $n } more
tables-lobby = lobby, { $taken } of { $seats }
tables-seated = { $free ->
    [0] { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }
   *[other] { $taken } of { $seats } seats taken
}
tables-waits = waiting for { $who } since { $since }
tables-reminded = { $n ->
    [one] reminded once
    [2] reminded twice
   *[other] reminded { $n } times
}
tables-late = time over { $since }
tables-lacking = I need in { $channel }: { $permissions }
tables-agreed = paused until { $until }
tables-asleep = asleep since { $since }
tables-barred = I can't post in { $channel }
tables-gone = channel deleted { $since }
tables-out = out of reach since { $since }
tables-closes = closes on { $until }
tables-refused = Discord refused in the last week: { $each }
tables-refused-posts = { $n ->
    [one] { $n } post
   *[other] { $n } posts
} ({ $code })
tables-refused-letters = { $n ->
    [one] { $n } DM
   *[other] { $n } DMs
} ({ $code })
tables-refused-closed = { $n ->
    [one] { $n } DM
   *[other] { $n } DMs
} (closed)
tables-pick = Choose a table …
tables-link = Go to the table
tables-repost = Post it again
tables-fetch = Move it here
tables-close = Close it
tables-reposted = Done. The table is being posted again: { $link }
