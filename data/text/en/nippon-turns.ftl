# Nippon: turns, what is asked, refusals of the common steps.

nippon-ask-turn = { $can ->
    [act] choose an action
    [rest] consolidate
   *[both] choose an action, or consolidate
 }
nippon-ask-end = end your turn
nippon-ask-white = Novelties: which track?
nippon-ask-department = activate a department
nippon-ask-rnd = R&D: how many steps?
nippon-ask-mining = Mining: how many steps?
nippon-asked-turn = { $can ->
    [act] Now take a worker for an action, such as "{ $example }".
    [rest] Now consolidate: type "consolidate", and a prestige tile if there is a choice.
   *[both] Now take a worker for an action, such as "{ $example }", or consolidate.
 }
nippon-asked-end = Only the end of the turn is left: type "end".
nippon-asked-white = Now choose a track: type "white rnd", "white mining" or "white both".
nippon-asked-department = Now choose a department: type "dept" and its colour.
nippon-asked-rnd = Now advance in R&D: type "rnd" and 1, 2 or 3.
nippon-asked-mining = Now advance in Mining: type "mining" and 1, 2 or 3.
nippon-part-space1 = Hiring space 1
nippon-part-space2 = Hiring space 2
nippon-part-space3 = Hiring space 3
nippon-part-space4 = Hiring space 4
nippon-part-space5 = Hiring space 5
nippon-part-end = End turn
nippon-part-none = Do without
nippon-part-white = Which track?
nippon-part-department = Department
nippon-part-rnd = Steps in R&D
nippon-part-mining = Steps in Mining

## Answers

nippon-do-act = { nippon-action }: { nippon-worker }
nippon-act-department = { $colour ->
    [white] white
    [blue] blue
    [grey] grey
    [yellow] yellow
    [red] red
   *[black] black
 }
nippon-act-detail = { $ends ->
    [round] ends the round;{" "}
    [section] ends round and section;{" "}
   *[none] {""}
 }{ $action ->
    [rnd] { $often ->
        [one] 1 step
       *[other] up to { $often } steps
    }
    [mining] { $often ->
        [one] 1 step
       *[other] up to { $often } steps
    }
    [factory] { $often ->
        [one] 1 tile in reach
       *[other] { $often } tiles in reach
    }
   *[other] { $often ->
        [one] once
       *[other] up to { $often } times
    }
 }; then wages { $wages } money{ $tile ->
    [0] {""}
   *[other] , prestige tile { $tile }
 }, activates { $departments }
nippon-do-end = End turn{ $next ->
    [takatoshi] , Takatoshi acts
    [workers] , draws workers
   *[none] {""}
 }
nippon-do-none = No more
nippon-do-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }: pay { $money } money{ $silk ->
    [0] {""}
   *[other] , { $silk } of it in silk
 }{ $modifier ->
    [none] {""}
   *[other] ; with { $modifier }
 }
nippon-steps-detail = { nippon-track } value { $value }, space { $space }
nippon-do-white = { $rnd ->
    [0] Mining +{ $mining }
   *[other] { $mining ->
        [0] R&D +{ $rnd }
       *[other] R&D +{ $rnd }, Mining +{ $mining }
    }
 }
nippon-white-detail = then R&D value { $rnd }, Mining { $mining } coal{ $count ->
    [0] {""}
   *[other] ; { $bonuses }
 }
nippon-do-sell-taxed = { $silk } silk into money, before taxes
nippon-do-sell = Turn { $silk } silk into { $silk } money
nippon-sell-detail = leaves you { $money } money

## Refusals

nippon-short = { $due } { $resource ->
    [money] money
    [coal] coal
    [silk] silk
   *[iron] iron
 } needed, you have { $have }
nippon-short-money = { $due } money needed, you have { $have }{ $silk ->
    [0] {""}
   *[other] {" "}money and { $silk } silk{ $beside ->
        [0] {""}
       *[other] {" "}to spare
    }
 }
nippon-one-at-a-time = { $reason }; one at a time may work, because bonuses come in between
nippon-silk-own-turn = you can only turn silk into money on your own turn
nippon-silk-needed = your action needs this silk: it must be activated at least once
nippon-one-step = there is only 1 step; it can't be split
nippon-other-department = only these departments can be activated: { $of }
nippon-work-full = all { $spaces } spaces of your work area are taken: you have to consolidate
nippon-no-such-worker = there is no { nippon-colour } worker for { nippon-action }
nippon-space-empty = no worker left
nippon-once-at-least = activate the action at least once
nippon-too-often = { $left ->
    [0] the action is used up
    [one] only 1 activation of { $limit } is left
   *[other] only { $left } activations of { $limit } are left
 }
nippon-steps-range = 1 to { $most } steps can be bought
nippon-track-end = your { nippon-track } marker is at the end
nippon-modifier-unsaid = say with which factory you modify the action, or "with none"
nippon-modifier-settled = the action is modified already
nippon-no-modifier = no factory of yours modifies this action
nippon-not-modified = { $factory } does not modify this action
nippon-modifier-which = several factories could modify the action
nippon-refuse-modules = the modules need at least 2 players
