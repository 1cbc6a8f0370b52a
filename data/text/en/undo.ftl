# Going back: alone, or as the table agrees. A line of the log has the same number wherever it is named.

undo-still-yours = It's your turn: "Undo" below takes back your last step.
undo-reopened = { $from ->
    [start] Your turn starts again.
    [drawn] Your turn continues from where something was turned up.
    [answer] You can answer again.
   *[step] Your turn is open again.
}
undo-earlier = This button belongs to an earlier turn. Nothing has changed.
undo-played-since = Others have played since your turn: { $who }.
undo-drawn-since = Something has been turned up since your turn began. If you go back, the same cards or tiles come up again.
undo-repaired-since = Since a repair or an update of the rules, the game can't go back to before line { $line }.
undo-ask-table = Ask the table to go back to before line { $line }, "{ $what }"? { $n ->
    [one] 1 answer
   *[other] { $n } answers
 } would be lost. { $who } will be asked.
undo-ask-alone = You can go back to before line { $line }, "{ $what }". { $n ->
    [one] 1 answer
   *[other] { $n } answers
 } would be lost.
undo-ask = Ask: before line { $line }
undo-go = Go back: before line { $line }
undo-moved-on = The game has moved on since. Nothing has changed.
undo-gone-back = The game is back to before line { $line }.
