# Results: of a person, a server and a game; the games that have ended.

results-title-mine = Your results
results-title-of = Results of { $who }
results-title-server = Results of this server
results-subtitle = { $game } · { $n ->
    [one] 1 game played
   *[other] { $n } games played
 }, { $won } won
results-subtitle-server = { $game } · { $n ->
    [one] 1 game played
   *[other] { $n } games played
 }
results-all-games = All games
results-players = { $n } players
results-games = games
results-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
results-mean = average
results-winning = winner
results-best = best
results-sources = Points a game, { $game }
results-against = Ahead of
results-ahead = { $ahead } of { $n }
results-won = Games won
results-someone = someone
results-told-line = { $label }: { $cells }.
results-told-cell = { $what } { $value }
results-told-list = { $heading }: { $entries }.
results-told-entry = { $what } { $value }
results-finished = Open a finished game …
results-which = Which game …
results-ended = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
 } of { $seats }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
results-no-winner = ended without a winner
results-not-counted = doesn't count in the results
results-mine = My results
results-server = This server
results-to-table = To the table
results-none = No game that counts has ended here yet. Games with bots or plans don't count.
results-hidden = { $who } shows no results to others.
results-here-only = Results of others can be seen on a server that you share. Here you can see your own: /results.
results-gone = I no longer have that game, or you can't look at it from here. Nothing has changed.
results-honour = { $who }: { $wins ->
    [1] first win
    [2] second win
    [3] third win
   *[other] win number { $wins }
 } here; { $newest ->
    [yes] new best
   *[no] best
 } { $best }

## Reliability

results-quick = quick
results-steady = steady
results-slow = slow
results-new = new
results-reliable = Answering: { $verdict } · { $turns ->
    [0] no turn answered yet
   *[other] { $share } % of { $turns } turns in time · median { $median }
 } · { $left ->
    [0] no seat left
    [one] 1 seat left
   *[other] { $left } seats left
 }

## Ranked games

results-option = Counts
results-option-off = as usual
results-option-off-detail = In the results, unless bots play; no plans
results-option-ranked = ranked
results-option-ranked-detail = For levels too: people only, no plans; whoever gives up a seat comes last
results-option-what-ifs = ranked, with What if
results-option-what-ifs-detail = Like ranked, and everyone may try turns on a private copy of the game
results-option-on = no, plans on request
results-option-on-detail = "More" shows three plans, only to whoever asks; the game doesn't count in the results
results-ranked = Ranked
results-ranked-rule = -# Ranked: levels are shown on this server. Whoever gives up a seat comes last.
results-ranked-people = Ranked games are for people only. Nothing has changed.
results-ladder = Levels
results-level-of = { $level } ± { $give }
results-levels = Levels: { $each }
results-level-here = { $game } { $level } ± { $give }
results-level-house = { $game } on all servers { $level } ± { $give }
results-level-soon = { $n ->
    [one] { $game } after 1 more ranked game
   *[other] { $game } after { $n } more ranked games
 }

## Seasons

results-wins = won
results-season-points = points
results-season = Season { $quarter }/{ $year }
results-season-span = { $first } to { $last } { $year } · { $n ->
    [one] 1 game
   *[other] { $n } games
 }{ $boxed ->
    [0] { "" }
   *[other] , { $boxed } with a box
 }
results-rank = { $place }. { $who }
results-season-over = **{ $season } is over.**
results-season-won = { $n ->
    [one] { $who } comes first
   *[other] { $who } share the first place
 } with { $points } points.
results-season-rule = -# A game brings 2 points for each player left behind, and 1 for each at the same place.
results-this-season = This season
