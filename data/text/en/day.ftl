# The position of the day: a turn of a finished game, and what people would have played.

day-title = **Position of the day, { $game }.** You are { $who }: what would you play?
day-play = I would play …
day-over = That position is over: the newest post in this channel says what came of it.
day-chosen = **You would play: { $what }.** { $n ->
    [one] Tomorrow's post says what was played.
   *[other] That is your position number { $n } in a row. Tomorrow's post says what was played.
 }
day-anew = Choose again
day-about = This turn comes from a finished game of this server. What you choose counts for nothing; tomorrow's post says what was played and what others chose.
day-played = **Yesterday's position.** { $who } played: { $what }.
day-choice = { $n ->
    [one] 1 player would play: { $what }.
   *[other] { $n } players would play: { $what }.
 }
day-no-one = No one said what to play.
day-judged = { $same ->
    [yes] A Master bot finds nothing better than what was played.
   *[no] A Master bot would play: { $what }; it counts that { $ahead } points better.
 }
day-streak = Longest series: { $n } positions in a row.
