# Asked once before everyone is: a vote pings the others. And whether a game counts while bots play in it.

sure-asked = { $who } will be asked.
sure-alone = No one else has to agree.
sure-left = All right. Nothing has changed.
sure-end = Propose to end
sure-end-ask = End { $game } { $match } without a winner?
sure-pause = Propose a pause
sure-pause-ask = Pause { $game } { $match } for { $days } days?
sure-seek-ask = Look for someone to play on for { $who }?
sure-cover-ask = Let a bot play for { $who }? It stops as soon as { $who } makes a move. { sure-counts }
sure-bot-ask = Let a bot take over { $who }'s seat? { sure-counts-no-more }
sure-replace-ask = Offer { $of }'s seat to anyone who wants it?
sure-invite-ask = Offer { $of }'s seat to { $who }?
sure-take-ask = Play on in { $of }'s seat?
sure-invite = Offer the seat
sure-counts = { $counts ->
    [yes] The game still counts in the results.
   *[no] The game doesn't count in the results.
 }
sure-counts-no-more = { $counts ->
    [yes] From then on the game doesn't count in the results.
   *[no] The game doesn't count in the results anyway.
 }
