# Nippon: factories, machines, production, and what the factory tiles ask.

nippon-ask-factory = Factory: which one?
nippon-ask-machines = Machines: in which factories?
nippon-ask-produce = Production: which factories produce?
nippon-ask-machine = build a machine
nippon-ask-goods = choose the factories that get 1 good each
nippon-ask-piece = send a ship, or build a machine or a railway
nippon-ask-first = a bonus was reached while an effect waits: which comes first?
nippon-ask-again = pay for more steps, or do without
nippon-ask-second-ship = pay for a second ship, or do without
nippon-ask-second-railway = pay for a second railway, or do without
nippon-asked-factory = Now Factory: type "factory" and a tile, e.g. "{ $example }".
nippon-asked-machines = Now Machines: type "machines" and factories, e.g. "{ $example }".
nippon-asked-produce = Now Production: type "produce" and factories, e.g. "{ $example }".
nippon-asked-machine = Now a machine: type "machine" and a factory, e.g. "{ $example }".
nippon-asked-goods = Now the goods: type "goods" and factories, e.g. "{ $example }".
nippon-asked-piece = Now a ship, machine or railway: type "ship berlin", "machine cotton1a" or "railway kanto/silk".
nippon-asked-first = Now what comes first: type "first bonus" or "first effect".
nippon-asked-again = Now more steps or none: type "again" or "none".
nippon-asked-second-ship = Now a second ship or none: type "ship" and a destination, or "none".
nippon-asked-second-railway = Now a second railway or none: type "railway" and a space, or "none".
nippon-part-factory1 = Build a level 1 factory
nippon-part-factory2 = Build a level 2 factory
nippon-part-factory3 = Build a level 3 factory
nippon-part-machines = Build machines
nippon-part-machines-modified = One machine, modified differently
nippon-part-produce = Produce
nippon-part-produce-modified = One factory, modified differently
nippon-part-machine = Build a machine
nippon-part-goods = Factories that get 1 good
nippon-part-first = What comes first?
nippon-part-again = More steps
nippon-part-second-ship = A second ship
nippon-part-second-railway = A second railway

## Answers

nippon-free = free
nippon-pay = pay { $cost }
nippon-slot = { $slot ->
    [iron] { $factory }, iron space
   *[free] { $factory }, space without iron
 }
nippon-level = level { $level } factories
nippon-do-factory = { $factory }: { $cost }
nippon-factory-lapses = { $effect } ({ $lapses })
nippon-factory-lapse = { $what ->
    [ship] { $full ->
        [1] no ship: work area full
       *[0] no ship possible
    }
    [machine] no machine possible
    [railway] no railway possible
    [piece] nothing to send or build
    [steps] track at its end
    [department] no department now
   *[gain] nothing yet
 }
nippon-factory-detail = { $effect }; then { $number ->
    [one] 1 factory
   *[other] { $number } factories
 }, { $points } VP with a prestige tile
nippon-do-machines = { $slots }: { $cost }{ $modifier }
nippon-detail-bonuses = { $what ->
    [none] { $bonuses }
   *[other] { $what }; { $bonuses }
 }
nippon-machine-detail = then { nippon-goods } per production
nippon-machine-at-once = { $room ->
    [0] produces nothing at once: no room
   *[other] produces { nippon-goods } at once for { $coal } coal
 }
nippon-machine-no-coal = produces nothing at once: costs { $coal } coal, you have { $have }
nippon-do-produce = { $factories }: { $goods }, { $cost }{ $modifier }
nippon-do-produce-free = { $what }; no coal for { $factory }
nippon-goods-lost = { $count ->
    [one] 1 good finds no room
   *[other] { $count } goods find no room
 }
nippon-goods-taken = then { $goods } of { $most } spaces for goods taken
nippon-do-goods = 1 good each: { $factories }
nippon-goods-detail = { $goods }
nippon-do-first-bonus = First the bonus: { $bonus }
nippon-do-first-effect = First { $effect ->
    [ship] the ship
    [railway] the railway
   *[steps] the steps
 }, then the bonus
nippon-do-second = { $what }: { $cost }{ $finance ->
    [0] {""}
    [one] {" "}and go back 1 space in Finance
   *[other] {" "}and go back { $finance } spaces in Finance
 }
nippon-do-second-back = { $what }: go back { $finance ->
    [one] 1 space
   *[other] { $finance } spaces
 } in Finance

## Refusals

nippon-factories-full = all { $spaces } spaces of your factory area are taken
nippon-supply-empty = no factory is left
nippon-not-in-supply = { $factory } isn't available
nippon-rnd-short = R&D value { $needed } needed, yours is { $value }; silk adds { $most } at most
nippon-rnd-silk = R&D value { $needed } needed, yours is { $value }; { $due } silk would make up for it, you have { $have }
nippon-no-factory = you have no factory
nippon-no-empty-slot = no factory of yours has an empty machine space
nippon-machines-left = { $left ->
    [0] you have no machines left
    [one] you have only 1 machine left
   *[other] you have only { $left } machines left
 }
nippon-not-your-factory = { $factory }: not yours
nippon-machine-twice = { $factory }: each machine goes to a different factory
nippon-slot-taken = { $slot } is taken
nippon-machines-exactly = { $count ->
    [one] exactly 1 machine is built
   *[other] exactly { $count } machines are built
 }
nippon-no-production = you have no factory that can produce
nippon-family-never = the family business never produces
nippon-produced-twice = { $factory }: each production is in a different factory
nippon-not-free = no coal is spared there
nippon-goods-exactly = { $count ->
    [one] exactly 1 factory gets a good
   *[other] exactly { $count } different factories get a good
 }
nippon-no-room = { $factory }: no room for goods
nippon-finance-short = needs { $due } spaces to go back in Finance, you have { $have }
