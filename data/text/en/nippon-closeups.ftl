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
nippon-mat-markers = influence
nippon-mat-free = free
nippon-mat-factories = VP by factories and prestige level
nippon-mat-contracts = 1, 2, 3 different goods for the 1st, 2nd, 3rd
nippon-mat-colour = { $colour ->
    [white] white
    [blue] blue
    [grey] grey
    [yellow] yellow
    [red] red
   *[black] black
 }
