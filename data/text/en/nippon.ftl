# Words of Nippon.
nippon-name = Nippon
nippon-table-heap = stones

## The turn

nippon-ask-turn = { $most ->
    [one] take the last stone
   *[other] take 1 to { $most } stones
 }
nippon-asked-turn = Now take stones: type "take" and a number.
nippon-part-turn = Take stones
nippon-do-take = Take { $stones }: leaves { $left }
nippon-too-many = { $most ->
    [one] One stone is left to take.
   *[other] You can take 1 to { $most } stones.
 }

## What is told

nippon-tell-took = { $who } takes { $stones }
nippon-tell-ended = The heap is empty. Most stones: { $who }

## Table and score

nippon-title-heap = The heap
nippon-title-players = The players
nippon-board-heap = Stones left: { $stones }.
nippon-board-taken = { $who }: { $stones }.
nippon-score = { $who } { $points }
nippon-score-line = { $each } · stones left: { $left }
nippon-win = { $n ->
    [one] { $who } wins with { $points }.
   *[other] { $who } share the first place with { $points }.
 }
nippon-place = { $place }. { $who }: { $points }

## Rules

nippon-topic-turn = A turn
nippon-topic-turn-text = Take 1 to 3 stones from the heap. When it is empty, whoever has most stones wins.
