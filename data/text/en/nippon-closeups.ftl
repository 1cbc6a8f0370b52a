# Words inside the pictures of Zaibatsu boards and of the score sheets of Nippon.

nippon-look-zaibatsu = { $part ->
    [tracks] { $who }: tracks
    [rows] { $who }: pieces, workers, store
    [factories] { $who }: factories, contracts
   *[other] { $who }'s Zaibatsu
 }
nippon-mat-subtitle = { $match }{ $part ->
    [tracks] {" "}· tracks
    [rows] {" "}· pieces, workers, store
    [factories] {" "}· factories, contracts
   *[other] {""}
 } · prestige now { $prestige } VP
nippon-mat-legend = VP by level of the prestige tile
nippon-mat-next = next bonus
nippon-mat-no-next = No bonus is left on this track.
nippon-mat-tiles = Prestige tiles when you consolidate
nippon-mat-consolidate = consolidating now
nippon-mat-no-work = No workers: there is nothing to consolidate.
nippon-mat-store = store
nippon-mat-wages = wages
nippon-mat-markers = influence
nippon-mat-free = free
nippon-mat-factories = VP by factories and prestige level
nippon-mat-contracts = 1, then 2, then 3 goods, a new kind each

## Score sheets

nippon-look-section = What the section would pay now
nippon-look-scored = What section { $section } paid
nippon-score-subtitle = Nippon { $match } · { $turn } turns
nippon-score-in-play = in play
nippon-score-rest = other points
nippon-score-things = resources, goods
nippon-score-money = money
nippon-score-lead = { $lead ->
    [0] { $name } wins the tie.
   *[other] { $name } wins by { $lead } VP.
 }
nippon-score-won = { $name } beats { $by }: { $rank }.
nippon-score-lost = { $name } loses against { $by }: not all goals are met.
nippon-score-decided = What decided it: { $what } ({ $name } { $points } VP ahead of { $other }).
nippon-score-against = On the other side: { $what } ({ $other } { $points } VP ahead of { $name }).
nippon-score-tie = { $name } and { $other } are tied; { $name } was last to have a turn.
nippon-score-small = Small figures beside a region: its points in sections 1·2·3.
nippon-section-title = Section { $section }, round { $ends }
nippon-section-subtitle = { $match } · { $over ->
    [0] if scored now
   *[other] as scored
 }: { $pays }
nippon-section-nobody = { $over ->
    [0] No one has influence yet.
   *[other] No one gained anything.
 }
nippon-section-leads = { $over ->
    [0] { $count ->
        [one] { $names } gains most: { $points } VP.
       *[other] { $names } gain most: { $points } VP each.
     }
   *[other] { $count ->
        [one] { $names } gained most: { $points } VP.
       *[other] { $names } gained most: { $points } VP each.
     }
 }
nippon-section-together = Together: { $each }.
nippon-section-overseas = the overseas company
nippon-section-empty = { $region }: no one has influence.
nippon-section-alone = { $region }: only { $name } has influence ({ $most }).
nippon-section-tie = { $region }: { $names } tie at { $most }, { $points } VP each.
nippon-section-lead = { $region }: { $name } { $most }, then { $other } { $next } (lead { $lead }).
