# Words inside the pictures of Yokohama.

yokohama-pic-subtitle = { $turn ->
    [0] { $match } · start · { $players } players
   *[other] { $match } · round { $round }, turn { $turn } · { $players } players
}
yokohama-pic-cross = cross: 1 yen
yokohama-pic-fee = cross:
yokohama-pic-end = GAME END TRIGGERS
yokohama-pic-rounds-left = { $rounds ->
    [one] THE LAST ROUND
   *[other] { $rounds } ROUNDS LEFT
}
yokohama-pic-ended = WHAT ENDED THE GAME
yokohama-pic-lie-out = { $board ->
    [orders] Orders
   *[technologies] Technologies
 }
yokohama-pic-of = { $count } / { $most }
yokohama-pic-end-church = church
yokohama-pic-end-customs = customs
yokohama-pic-end-shops = most shops
yokohama-pic-end-houses = most houses
yokohama-pic-end-orders = orders left
yokohama-pic-step = Step { $step } of 6: { $what }
yokohama-pic-asks-keep = keep one of two orders
yokohama-pic-asks-place = place assistants
yokohama-pic-asks-move = move the president
yokohama-pic-asks-church = church: which space?
yokohama-pic-asks-customs = customs: which space?
yokohama-pic-asks-hire = pieces from the warehouse
yokohama-pic-asks-laboratory = which technology?
yokohama-pic-asks-station = where does the station go?
yokohama-pic-asks-port = which orders?
yokohama-pic-asks-trade = exchange in Chinatown
yokohama-pic-asks-bonus = 5-power token, building
yokohama-pic-asks-gain = choose goods
yokohama-pic-asks-movement = move assistants
yokohama-pic-asks-recovery = telephone: leave one?
yokohama-pic-asks-reward = take a reward token
yokohama-pic-asks-finish = finish the turn
yokohama-pic-won = { $name } wins with { $points } points

yokohama-pic-hand = Your orders
yokohama-pic-offer = Keep one of these
yokohama-pic-ready = ready
yokohama-pic-short = { $count } { $good } short
yokohama-pic-short-goods = { $count } goods short
yokohama-pic-new-order = new
yokohama-pic-set = set
yokohama-pic-no-orders = No orders in hand
yokohama-pic-have = You have
yokohama-pic-icons = Countries

yokohama-pic-boards = Church and customs
yokohama-pic-board-church = Church: faith
yokohama-pic-board-customs = Customs: imports
yokohama-pic-neutral = neutral assistant
yokohama-pic-power = power there now
yokohama-pic-port-note = 2nd order: 2 yen or 1 import
yokohama-pic-lab-note = per point short: 2 yen or 1 import
yokohama-pic-zone-low = power 2
yokohama-pic-zone-mid = power 3
yokohama-pic-zone-high = power 4
yokohama-pic-surcharge = { $more ->
    [0] no extra cost
   *[other] value +{ $more }
}
yokohama-pic-sum = { $value } + { $more }
yokohama-pic-empty = empty
yokohama-pic-achievements = Achievements
yokohama-pic-reward-tokens = For completing all three: one of

yokohama-pic-president-hand = president in hand
yokohama-pic-president-in = president in { $area }
yokohama-pic-hand-column = in hand
yokohama-pic-city-column = in the city
yokohama-pic-warehouse-column = warehouse
yokohama-pic-house-costs = { $costs } yen
yokohama-pic-shop-cost = 2 yen each
yokohama-pic-agents = Agents
yokohama-pic-technologies = Technologies: { $count }, production value { $value }
yokohama-pic-next-technology = the next one +{ $more }

yokohama-pic-score-subtitle = Yokohama · { $match } · { $turn } turns
yokohama-pic-row-in-play = During the game
yokohama-pic-row-church = Church
yokohama-pic-row-customs = Customs
yokohama-pic-row-technology = Technology
yokohama-pic-row-countries = Countries
yokohama-pic-row-agents = Foreign agents
yokohama-pic-row-imports = Imports
yokohama-pic-row-yen = Yen
yokohama-pic-row-goods = Goods
yokohama-pic-decided-lead = { $name } wins, { $lead } ahead.
yokohama-pic-decided-tie = { $name } wins the tie: earlier in turn order.
yokohama-pic-ended-houses = The game ended: a player built all 4 trading houses.
yokohama-pic-ended-shops = The game ended: a player built all 8 shops.
yokohama-pic-ended-orders = The game ended: too few orders were left.
yokohama-pic-ended-church = The game ended: enough assistants in the church.
yokohama-pic-ended-customs = The game ended: enough assistants at customs.

# The way of a president, in the words beside the table.
yokohama-alt-new-way = { $who }'s president from { $from } via { $over } to { $to }
