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
tables-seat-left = All right. Nothing has changed.
tables-seat-gone = No one is being looked for here any more. Nothing has changed.
