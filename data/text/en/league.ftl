# Leagues and tournaments: the panel of /league, its table, what is announced.

cmd-league = league
cmd-league-about = Leagues and tournaments here: sign up, table, your games, rules (only you see it)

league-title = **{ $name }** · { $game } · { $form }
league-form-league = League with divisions
league-form-swiss = Swiss tournament
league-none = There is no league on this server yet. Whoever manages the server can create one.
league-no-more = That league is not there any more. /league shows those that are.
league-which = Choose a league
league-phase-open = Sign-up is open
league-phase-running = Running
league-phase-over = Season over
league-tables-of = tables of { $n }
league-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
league-no-deadline = No deadline for a round
league-hours = { $n ->
    [one] 1 hour a round at most
   *[other] { $n } hours a round at most
}
league-days = { $n ->
    [one] 1 day a round at most
   *[other] { $n } days a round at most
}
league-usual = usual
league-options = Options: { $name }
league-change = { $n ->
    [0] No one moves up or down
    [one] 1 moves up, 1 down
   *[other] { $n } move up, { $n } down
}
league-open = **Sign-up is open.** It begins when a manager of the server starts it.
league-over = **Season { $season } is over.** Sign up for the next one; who played is in it again.
league-running = **Season { $season }, round { $round } of { $rounds }.** { $left ->
    [0] All games of it are over.
    [one] 1 game of it is still being played.
   *[other] { $left } games of it are still being played.
}
league-until = The round ends on { $until } at the latest.
league-there = { $n ->
    [0] No one has signed up yet.
   *[other] Signed up ({ $n }): { $who }
}
league-more = { $n } more
league-you-are-in = You have signed up.
league-you-wait = You are a substitute: the first place that becomes free is yours.
league-you-withdrew = You have withdrawn from this season.
league-you-begin = { $division ->
    [0] No game of this season has ended yet.
   *[other] You: division { $division }, where no game has ended yet.
}
league-you-stand = { $division ->
    [0] You: place
   *[other] You: division { $division }, place
} { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.

league-sign-up = Sign up
league-withdraw = Withdraw
league-table = Table
league-mine = My games
league-rules = Rules
league-manage = Manage
league-back = Back
league-words = Table in words
league-more-lines = More of the table
league-more-games = More of my games
league-button = Open the league

league-signed-up = You have signed up. Your name and your places are shown in the table.
league-substitute = The season is running, so you are a substitute. The first place that becomes free is yours.
league-withdrawn-before = You have withdrawn from this season. You can sign up again once it is over.
league-full = All places of this league are taken.
league-left = You are not signed up any more.
league-withdrawn = Withdrawn from the season. Games already open are played on; give up those seats with /game resign.
league-not-in = No one by that name is signed up here.
league-withdraw-sure = Withdraw from this season? What you have played counts, and a substitute may take your place. You can sign up again once the season is over.
league-withdraw-final = Withdraw; final

league-division = Division { $n }
league-rank = { $place ->
    [0] { $who }
   *[other] { $place }. { $who }
}{ $left ->
    [no] { "" }
   *[yes] { " " }(left)
}
league-stands = Season { $season } · round { $round } of { $rounds }
league-stands-begin = Season { $season } · round { $round } of { $rounds } · no game has ended yet
league-stands-over = Season { $season } · over after { $round ->
    [one] 1 round
   *[other] { $round } rounds
}
league-played = Tables
league-won = Won
league-points = Points
league-no-table = Nothing has been played in this season yet.

league-no-games = You have no games in this season yet.
league-own-rest = Round { $round }: no table, 6 points
league-own-waits = Round { $round }, with { $who }: the table is being opened
league-own-open = Round { $round }, with { $who }: { $where }
league-own-over = Round { $round }, with { $who }: place { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $where }
league-own-gone = Round { $round }, with { $who }: place { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
}

league-rule-league = **Draw.** In a division everyone meets everyone as often as can be, and seats are turned. { $change ->
    [0] Divisions stay as they are.
    [one] After a season the best of a division moves up, the last one down.
   *[other] After a season the best { $change } of a division move up, the last { $change } down.
}
league-rule-swiss = **Draw.** In each round those meet who have not met yet, with points as alike as can be. Seats are turned.
league-rule-points = **Points.** A table is worth 12: all if you leave everyone behind, an equal share for each one you do, half a share for a tie. No table in a round: 6.
league-rule-ties = **Ties.** Points against each other decide, then tables won, else the place is shared.
league-rule-unfinished = **Unfinished.** At the deadline whoever the table waits for comes last and the others tie. A game without a winner is a tie.
league-rule-withdrawn = **Leaving.** Who gives up or loses a seat comes last at that table; a bot that covers it for a while changes nothing. Tables played count, and who withdraws stands behind all others.
league-rule-substitutes = **Substitutes.** Who signs up in a season takes the first free place, with 0 points.

league-create = New league
league-name = Name of the league
league-too-many = This server has { $n } leagues, the most there can be. Cancel one first.
league-start = Start season { $season }
league-begun = The season begins. Its tables are being opened.
league-runs = A season is running. Terms change once it is over.
league-too-few = There are too few people for one table of this game.
league-no-rooms = A league plays at several tables at once. Choose threads or a forum for them in /table settings first.
league-refused = This game cannot be played with these options by that many. Choose other options.
league-many = Too many tables are open on this server, or by those who play, for another one to be opened.
league-no-post = Discord did not let me post a lobby of the league. Look at my permissions with /table health.
league-not-ready = A lobby of the league cannot be dealt: someone has left it or has yet to confirm its options there.
league-manage-running = The next round opens by itself once all games of this one are over, or at its deadline. Ending the round counts its unfinished games by the rules.
league-end-round = End this round; final
league-round-ended = The round is being ended.
league-other-round = That round has ended already. Nothing has changed.
league-take-out = Take someone out …
league-out-sure = Take { $who } out of this season? What { $who } has played counts, and a substitute may come in. Signing up again is possible once the season is over.
league-out-final = Take out; final
league-taken-out = Taken out of the league. Games already open are played on.
league-cancel = Cancel the league
league-cancel-sure = Cancel this league with its table? Running games are played on, but count for nothing here.
league-cancel-final = Cancel the league; final
league-cancelled = The league is cancelled.

league-lobby-title = **{ $game }** · table { $match } · league **{ $name }**
league-starter = **{ $game }** · table { $match } of a league. The lobby and the game are right here, and it is dealt by itself.
league-trouble = **{ $name } is waiting:** { $why } I try again every 10 minutes.
league-try-now = Try again now
league-tried-now = I am trying to open the tables now.
league-not-waiting = None of your leagues is waiting any more.
league-drawn = This is a table of a league: who plays there, on which seats and with what options is settled. Nothing has changed.

league-news-opened = **{ $name }, season { $season }: round { $round } of { $rounds } is open.**
league-news-round = **{ $name }, season { $season }: round { $round } of { $rounds } is over.**
league-news-season = **{ $name }: season { $season } is over.**
league-table-line = - { $who }
league-rest-line = - no table in this round: { $who }
league-winner = { $n ->
    [one] First is **{ $who }**. Congratulations!
   *[other] First are **{ $who }**. Congratulations!
}
