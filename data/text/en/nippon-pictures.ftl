# Words inside the pictures of Nippon, and what alternative texts say.

nippon-pic-subtitle = { $match } · round { $round } of { $rounds } · section { $section }
nippon-pic-waiting = Next up
nippon-pic-no-rows = no row waits
nippon-pic-won = { $lost ->
    [0] { $name } wins with { $points } VP
   *[other] { $name } wins
 }
nippon-pic-ended = after round { $rounds }
nippon-pic-action = { $action ->
    [rnd] R&D
    [mining] Mining
    [factory] Factory
    [machines] Machines
    [produce] Production
    [ships] Ships
    [railways] Railways
    [markets] Markets
   *[invest] Investments
 }
nippon-pic-doing = { $action }: go on, or finish
nippon-pic-asks = { $phase ->
    [turn] take a worker, or consolidate
    [end] end the turn
    [pair] take a pair of start tiles
    [worker] take a worker from the bag
    [family] family business: which side?
    [keep] taxes: what stays?
    [silk] wages: silk into money?
    [prestige] take a prestige tile
    [goal] choose a bonus for the goal
    [white] Novelties: which track?
    [department] activate a department
    [ship] send a ship
    [railway] build a railway
    [machine] build a machine
    [piece] ship, machine or railway?
    [goods] which factories get goods?
    [region-bonus] which region bonus?
   *[other] pay for more, or do without
 }
