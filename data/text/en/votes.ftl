# Votes with a deadline: until when the table can answer, and how a vote ended.

vote-deadline = until { $at } ({ $in })
vote-silence = Whoever neither answers nor plays until then has no say.
vote-silence-keeps = Whoever doesn't answer keeps things as they are.
vote-search = Everyone agreed. The search began { $since }.
vote-grace = Everyone agreed. The seat changes hands { $at } unless { $of } plays or answers first.
vote-agreed-by = Agreed by { $who }. No answer by { $at }: { $silent }.
vote-refused-by = Refused by { $who }.
vote-played-on = Not agreed: { $n ->
    [one] { $who } has played on and not agreed.
   *[other] { $who } have played on and not agreed.
}
vote-unanswered = No answer by { $at }: { $who }. Nothing has changed.
vote-invited-silent = { $who } didn't answer. Nothing has changed.
vote-nobody-came = No one came forward.
vote-moved-past = The game has moved on; this vote is over.
vote-withdrawn = { $who } has thought better of it.
vote-withdraw = I changed my mind
vote-withdraw-done = Your offer is withdrawn.
vote-ended-agreed = This vote ended { $when }: it was agreed.
vote-ended-refused = This vote ended { $when }: it wasn't agreed.
vote-asked-lately = Your proposal was refused. You can make it again { $when }.
vote-here-before = You have already said so since the last ping. To keep your seat now, play.
vote-faster = Someone else was faster.
vote-alone-ask = You are the only one who decides. End { $game } { $match } without a winner?
vote-alone-final = End it: final
vote-remind-undo = { $game } { $match } votes: go back? { $until }
vote-remind-end = { $game } { $match } votes: end the game? { $until }
vote-remind-seat = { $game } { $match } votes: a new player in { $of }'s seat? { $until }
vote-remind-pause = { $game } { $match } votes: pause? { $until }

vote-pause-title = **{ $who } proposes to pause { $game } { $match } for { $days } days.**
vote-pause-agree = Agree: pause
vote-rests = **The table is paused until { $until }.** No pings, no reminders; you can still play.
vote-rests-now = The table is paused until { $until }.
vote-resume = Continue now
vote-goes-on = The game continues.
vote-goes-on-by = { $who } ends the pause: the game continues.
vote-not-resting = The table isn't paused.
vote-rest-ask = For how long? The others will be asked to agree.
vote-rest-how-long = Choose how long

cmd-game-pause = pause
cmd-game-pause-about = Propose a pause: no pings or reminders until then
opt-until = until
opt-until-about = Until when
choice-rest-3 = 3 days
choice-rest-7 = 1 week
choice-rest-14 = 2 weeks
choice-rest-28 = 4 weeks

late-post = **{ $game } { $match } has waited for { $who } since { $since }.** They can still play at any moment. Meanwhile { $others } can choose how to continue:
late-free = **{ $game } { $match } has waited since { $since } for someone to take { $who }'s seat.** { $others } can choose how to continue:
late-wait-day = Wait a day more
late-wait-days = Wait 3 days more
late-seek = Look for someone
late-rest-table = Pause the table
late-granted = { $who } waits until { $at }.
late-granted-done = The table waits on.
late-sought = { $who } is looking for someone to play on.
late-sought-done = Anyone can offer to play on now.
late-rest = { $who } proposes to pause the table.
late-end = { $who } proposes to end the game.
late-played = { $who } has played.
late-taken = { $who } plays on now.
late-asleep = The table sleeps.
late-nobody = The table isn't waiting for anyone that long.
late-self = The table is waiting for you: just play.
sleep-begun = **{ $game } { $match } sleeps:** no one has played since { $since }. Everything is kept; any move wakes it, and so does this button. It closes by itself on { $until }.
sleep-closes = **{ $game } { $match } closes on { $until }** unless someone plays or wakes it.
sleep-wake = Wake it up
sleep-woken = { $who } has woken the table.
sleep-woken-done = The table is awake.
