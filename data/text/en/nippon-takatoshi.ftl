# Nippon: playing alone against Takatoshi.

nippon-opponent-takatoshi = Takatoshi
nippon-rank-heavenly = heavenly
nippon-rank-honourable = honourable
nippon-rank-remarkable = remarkable
nippon-rank-acceptable = acceptable
nippon-rank-sufficient = sufficient
nippon-rank-missed = not all goals are met

## What lies on his board

nippon-solo-worker = { nippon-region } { nippon-colour }
nippon-solo-goal = { $goal ->
    [factories] { $need } factories
    [machines] { $need } machines
    [railways] { $need } railways
    [rnd] R&D up to space { $need }
    [mining] Mining up to space { $need }
    [finance] Finance up to space { $need }
    [ships] { $need } ships
    [contracts] { $need } contracts
   *[markers] { $need } influence markers on the board
 }
nippon-solo-tally = { nippon-solo-goal } ({ $have } of { $need })
nippon-solo-weighed = { nippon-region } ({ $who } { $his }, { $you } { $yours }; { $free ->
    [0] no space
    [one] 1 space
   *[other] { $free } spaces
 })

## What is told

nippon-tell-solo-prepared = { $who } is ready: priorities { $priorities }; workers in the regions: { $regions }; goals: { $goals }
nippon-tell-stack-renewed = { $who } shuffles all action tiles and the priorities: { $priorities }
nippon-tell-tile-revealed = { $who } reveals an action tile: { $space ->
    [0] { $arrow ->
        [left] most workers, arrow left
       *[right] most workers, arrow right
    }, { $border ->
        [green] green border (acts at every difficulty)
        [yellow] yellow border (acts at medium and hard)
       *[red] red border (acts at hard only)
    }
   *[other] hiring space { $space }
 }
nippon-tell-takatoshi-hired = { $ties ->
    [0] {""}
    [one] Hiring space { $space } has the most workers ({ $count }).{" "}
   *[other] Hiring spaces { $tied } have the most workers ({ $count }): space { $space }.{" "}
 }{ $who } puts the { nippon-worker } from space { $space } into the bag ({ $missing ->
    [0] first priority
   *[other] not there: { $absent }
 })
nippon-tell-takatoshi-idle = { $why ->
    [nobody] { $who } does nothing: no worker is on that hiring space
    [border] { $who } takes no action: no goal tile is beside that border
    [railway] { $who } takes no action: no railways are left
   *[marker] { $who } takes no action: no influence marker is left for this section
 }
nippon-tell-marker-picked = { $who } takes influence marker { $value } from the { $row ->
    [1] bottom row
    [2] middle row
   *[other] top row
 }{ $on ->
    [0] {""}
   *[other] {" "}(the row of this section is empty)
 }
nippon-tell-region-chosen = Regions by priority: { $regions }; { $why ->
    [none] no space is available: { $who } takes no action
    [ahead] { $who } has more influence wherever a space is available; first of these: { nippon-region }
   *[behind] first region with a space where { $who } isn't ahead: { nippon-region }
 }
nippon-tell-takatoshi-railway = { $who } builds a railway { nippon-in-region } (space { $space }); influence: { $who } { $his }, { $you } { $yours }
nippon-tell-takatoshi-marker = { $who } places marker { $value } on { $place }: { $way ->
    [replace] it replaces { $you }'s highest marker ({ $lost })
    [remove] it removes { $you }'s highest marker ({ $lost })
   *[printed] the highest printed value that is available ({ $printed }){ $removed ->
        [replaced] ; it replaces { $you }'s marker { $lost }
        [removed] ; it removes { $you }'s marker { $lost }
       *[none] {""}
    }
 }; influence { nippon-in-region }: { $who } { $his }, { $you } { $yours }
nippon-tell-goals-judged = Goals: { $goals }; { $won ->
    [0] { $who } loses against { $opponent }
   *[other] { $who } has met all of them and wins against { $opponent }
 }
