# Repairs: what is set right at a table, by all who sit there or by whoever runs the bot.

repair-mend = Set right
repair-ask = **Set something right at { $game } { $match }:** for a rule of your own, or after a slip. An amount or the place of a piece can be set; everyone must agree. The game is then adjusted: it counts in no result.
repair-not-now = Something can be set right only when a turn begins. End the turn or take it back, then try again.
repair-whose = Choose whose it is
repair-tables = The table's
repair-which = Choose what
repair-value = Choose what is right
repair-type = Right amount
repair-range = A whole number from { $least } to { $most }
repair-no-number = That is no whole number from { $least } to { $most }.
repair-cannot = It can't be set to that: there is not enough of it, nothing could be played then, or the table has moved on.
repair-sure = Set right: { $what }?
repair-propose = Propose
repair-agree = Agree: set right
repair-vote = **{ $who } proposes to set something right in { $game } { $match }:** { $what }. The game is then adjusted: it counts in no result.
vote-remind-correct = { $game } { $match } votes: set something right? { $until }

repair-fact = { $who }, { $what }
repair-from-to = { $fact }: { $was } → { $to }
repair-correct = Everyone agreed to set right: { $what }.
repair-back = Whoever runs the bot has taken the game back to before line { $n }.
repair-replay = Whoever runs the bot has had { $n ->
    [-1] all moves
    [one] 1 move
   *[other] { $n } moves
 } played again by the present rules.
repair-void = Whoever runs the bot has ended the game without a result.
repair-seat = Whoever runs the bot has handed over the seat of { $who }.
repair-seat-told = Whoever runs the bot has handed over the seat of { $of } in { $game } { $match }.
repair-void-told = **Whoever runs the bot has ended { $game } { $match } without a result.**
repair-mark = adjusted
repair-at = { $line ->
    [0] Before line 1
   *[other] After line { $line }
 }: { $what }
repair-adjusted = **Adjusted, so it counts in no result.** { $each }
