# A turn that is prepared while others play: the panel, what was prepared, and what became of it.

prepared-button = Prepare
prepared-title = **Your next turn in { $game } { $match }**
prepared-way = { $n ->
    [1] **First:** { $what }
   *[other] **Otherwise:** { $what }
 }
prepared-goes-on = { $what } … (not finished, so it won't be played)
prepared-note = -# Only you see this. When your turn comes, the first of these that still does all this is played at once, and the post says that it was prepared. If none does, nothing is played and you get the usual ping.
prepared-private = **Your next turn**: nothing is played yet.
prepared-cut = Something has changed since. No longer possible: { $what }
prepared-add = Otherwise …
prepared-undo = Undo last step
prepared-type = Type it
prepared-line = Your next turn
prepared-line-detail = Several moves with ; between them, as in /move
prepared-drop = Prepare nothing
prepared-dropped = Nothing is prepared any more.
prepared-unknown = Your next turn can't be prepared now: how it begins isn't known yet. Nothing has changed.
prepared-allow = Fees that others raise
prepared-fees = { $n ->
    [0] Fees must be as they are now
   *[other] Play it even if the fees are { $n } more
 }
prepared-fits = **Your prepared turn was not played**, but it would fit now.
prepared-unplayed = **Your prepared turn was not played.**
prepared-refused = { $what }: { $reason }
prepared-changed = { $what }: now { $now }; before { $before }
prepared-other = { $what } would no longer do the same.
prepared-gone = { $what } is no longer up to you.
prepared-nothing = nothing
prepared-was = You had prepared: { $what }
prepared-fill = Fill it in
prepared-rest = Still to do, as you had prepared it: { $what }
prepared-post = -# { $n ->
    [one] { $who }'s turn was prepared.
   *[other] The turns of { $who } were prepared.
 }
prepared-played = Your prepared turn in { $game } { $match } has been played.
