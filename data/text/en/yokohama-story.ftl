# Yokohama: what happened, and the table in words.

yokohama-name = Yokohama
yokohama-name-short = Yokohama

## Things

yokohama-name-counted = { $count } × { $what }
yokohama-name-good = { $good ->
    [copper] copper
    [silk] silk
    [tea] tea
    [fish] fish
   *[import] import
 }
yokohama-name-reward = { $count ->
    [0] nothing
   *[other] { $what }
 }
yokohama-name-order = { $order }: { $goods }, for { $reward }
yokohama-name-order-told = { $order } ({ $goods }, for { $reward })
yokohama-name-country = { $country ->
    [gb] Great Britain
    [us] United States
    [fr] France
    [de] Germany
   *[nl] Netherlands
 }
yokohama-name-icons = { $country } { $count }
yokohama-name-agent = { $kind ->
    [gb] British agent
    [us] American agent
    [fr] French agent
    [de] German agent
    [nl] Dutch agent
   *[free] free agent
 }
yokohama-name-effect = { $name ->
    [ball] +2 points for each order completed
    [brickyard] +4 points for each assistant at customs
    [electrical-light] +3 points for each trading house built
    [exposition] 10 points at once
    [gaslight] +2 points for each shop built
    [language-school] +1 yen for each order completed
    [letterpress] +1 yen for each later technology
    [mining] 1 more copper whenever you get any
    [newspaper] place in up to 4 areas instead of 3
    [patent] +2 points for each later technology
    [postal] the president can stop beside others
    [stagecoach] no fees to presidents on the way
    [station] place the station; go straight there
    [stock-market] start each turn with at least 2 yen
    [telegram] 2 placed in one area: 1 more next to it
    [telephone] 1 assistant can stay at recovery
    [spinning-mill] once a turn: sell 1 silk for 2 yen
    [tram] go straight to an area without president
    [university] once a turn: 1 yen for 1 assistant
   *[winery] +3 points for each assistant in the church
 }
yokohama-name-fee = { $yen } to { $who }

## Areas and agents within a sentence: via the Bank, to the Bank, at the Bank, from the Bank

yokohama-the-area = { $number ->
    [0] { $area ->
        [mine] the Copper Mine
        [mill] the Silk Mill
        [bank] the Bank
        [church] the Church
        [agency] the Employment Agency
        [canal] the Canal
       *[other] { yokohama-area }
    }
   *[other] { yokohama-area }
}
yokohama-to-area = { $number ->
    [0] { $area ->
        [mine] the Copper Mine
        [mill] the Silk Mill
        [bank] the Bank
        [church] the Church
        [agency] the Employment Agency
        [canal] the Canal
       *[other] { yokohama-area }
    }
   *[other] { yokohama-area }
}
yokohama-at-area = { $number ->
    [0] { $area ->
        [mine] the Copper Mine
        [mill] the Silk Mill
        [bank] the Bank
        [church] the Church
        [agency] the Employment Agency
        [canal] the Canal
       *[other] { yokohama-area }
    }
   *[other] { yokohama-area }
}
yokohama-from-area = { $number ->
    [0] { $area ->
        [mine] the Copper Mine
        [mill] the Silk Mill
        [bank] the Bank
        [church] the Church
        [agency] the Employment Agency
        [canal] the Canal
       *[other] { yokohama-area }
    }
   *[other] { yokohama-area }
}
yokohama-assistants = { $count ->
    [one] 1 assistant
   *[other] { $count } assistants
 }
yokohama-an-agent = { $kind ->
    [gb] a British agent
    [us] an American agent
    [fr] a French agent
    [de] a German agent
    [nl] a Dutch agent
   *[free] a free agent
}

## The story

yokohama-tell-line = { $who } { $what }
yokohama-tell-then = { $first }; { $then }
yokohama-tell-both = { $first }. { $then }
yokohama-tell-laid-out = Dealt: { $areas } areas; achievements { $achievements }; orders { $orders }; technologies { $technologies }
yokohama-tell-start = { $who } goes first (drawn at random)
yokohama-tell-offered = You choose between { $orders }
yokohama-tell-kept = { $count ->
    [one] { $who } keeps an order
   *[other] { $who } keep an order each
 }
yokohama-tell-kept-own = You keep { $order }
yokohama-tell-placed = { $count ->
    [0] places none
    [one] places { $people } at { $areas }
   *[other] { $places ->
        [one] places { $people } at { $areas }
       *[other] places { $one } each at { $areas }
    }
}{ $telegram ->
    [0] { "" }
   *[other] { " " }(Telegram)
}
yokohama-tell-went = { $way ->
    [hand] brings the president to { $area }
    [tram] takes the tram to { $area }
    [station] takes the train to { $area }
   *[walk] moves to { $area }
}
yokohama-tell-via = { $went } via { $areas }
yokohama-tell-fees = pays { $fees }
yokohama-tell-canal = { $yen } for the canal
yokohama-tell-recalled = returns the president to hand{ $count ->
    [0] { " " }without assistants
   *[other] { " " }with { $people }{ $places ->
        [one] { " " }from { $areas }
       *[other] : { $areas }
    }
}{ $forced ->
    [0] { "" }
   *[other] { " " }(no area could be reached)
}
yokohama-tell-stayed-in-hand = leaves the president in hand{ $count ->
    [0] {""}
   *[other] {""} and returns { $people }{ $places ->
        [one] { " " }from { $areas }
       *[other] : { $areas }
    }
}{ $forced ->
    [0] { "" }
   *[other] { " " }(no area could be reached)
}
yokohama-tell-left = { $count } from { $area }
yokohama-tell-agent-used = sends { $agent } to { $area }
yokohama-tell-acted = power { $power }
yokohama-tell-in-vain = no effect
yokohama-tell-acted-in = acts at { $area } with power { $power }
yokohama-tell-gained = +{ $reward }
yokohama-tell-gained-by = +{ $reward } ({ $cause ->
    [mining] Mining Technology
    [ball] Ball
    [language-school] Language School
    [letterpress] Letterpress Printing
    [patent] Patent System
    [exposition] Exposition
    [gaslight] Gaslight
    [electrical-light] Electrical Light
    [brickyard] Brickyard
    [winery] Winery
    [stock-market] Stock Market
    [spinning-mill] Spinning Mill
    [trading-house] trading house
   *[port] power 5
 })
yokohama-tell-traded = { $sold ->
    [0] buys { $bought } for { $money }
   *[other] { $count ->
        [0] sells { $goods } for { $money }
       *[other] sells { $goods } and buys { $bought }{ $yen ->
            [0] { "" }
           *[other] , { $wins ->
                [0] paying { $money }
               *[other] gaining { $money }
            }
        }
    }
}
yokohama-tell-church = places an assistant in the church for faith { $faith }
yokohama-tell-customs = places an assistant at customs
yokohama-tell-hired = takes { $pieces } from the warehouse
yokohama-tell-learned = gains { $technology }
yokohama-tell-station = places the station at { $area }
yokohama-tell-took = takes { $orders }
yokohama-tell-orders-refilled = New at { $port }: { $orders ->
    [none] no order
   *[other] { $orders }
 }{ $short ->
    [0] { "" }
    [one] ; 1 space stays empty
   *[other] ; { $short } spaces stay empty
}
yokohama-tell-technology-refilled = { $empty ->
    [0] New at { $laboratory }: { $technology }
   *[other] No new technology at { $laboratory }: the deck is empty
}
yokohama-tell-token = takes the 5-power token
yokohama-tell-built = { $piece ->
    [shop] builds a shop on space { $space }
   *[house] builds a trading house
 }
yokohama-tell-built-in = { $piece ->
    [shop] builds a shop at { $area }, space { $space }
   *[house] builds a trading house at { $area }
}
yokohama-tell-moved = { $count ->
    [one] moves an assistant { $moves }
   *[other] moves assistants { $moves }
}
yokohama-tell-move = { $from ->
    [hand] from hand to { $to }
   *[area] from { $source } to { $to }
}
yokohama-tell-stayed = leaves { $people } at { $area } (Telephone)
yokohama-tell-recovered = takes back { $people } from { $area }
yokohama-tell-completed = completes { $order }
yokohama-tell-agent-gained = { $short ->
    [0] gets { $agent }
   *[other] gains nothing: no { $agent } left
}
yokohama-tell-achieved = { $first ->
    [0] completes achievement { $achievement }: { $points }
   *[other] completes achievement { $achievement } first: { $points }
}
yokohama-tell-reward-token = takes a reward token: { $token ->
    [gb] British flag
    [us] American flag
    [fr] French flag
    [de] German flag
    [nl] Dutch flag
   *[free] free agent
}
yokohama-tell-spun = turns 1 silk into 2 yen (Spinning Mill)
yokohama-tell-studied = pays 1 yen for an assistant (University)
yokohama-tell-turn-ended = ends the turn
yokohama-tell-end-near = **Game end triggered:** { $reason ->
    [houses] { $who } has built all trading houses
    [shops] { $who } has built all shops
    [orders] too few orders are left
    [church] enough assistants are in the church
   *[customs] enough assistants are at customs
 }
yokohama-tell-ended = **The game is over.**

## The table in words

yokohama-board-turn = Turn and ends
yokohama-board-now = { $turn ->
    [0] Everyone is choosing an order to keep.
   *[other] Round { $round }, turn { $turn }.
 } { $asked ->
    [0] No one has to act.
   *[other] Waiting for { $who }.
 }
yokohama-board-start = { $who } goes first.
yokohama-board-acting = { $who } acts at { $area } with power { $power }.
yokohama-board-church-gauge = Church: { $count } of { $end } assistants.
yokohama-board-customs-gauge = Customs: { $count } of { $end } assistants.
yokohama-board-shops-gauge = Most shops of one player: { $count } of { $end }.
yokohama-board-houses-gauge = Most trading houses of one player: { $count } of { $end }.
yokohama-board-orders-gauge = Orders in the deck: { $count }.
yokohama-board-piles = Technologies in the deck: { $technologies }. Agents left: { $agents }.
yokohama-board-station = The station is not on the map yet.
yokohama-board-city = City, row { $row }: { $first ->
    [one] area { $from }
   *[other] areas { $from } to { $to }
 }
yokohama-board-area = { $area } ({ $category ->
    [production] production
    [commercial] commercial
   *[canal] canal
 }).
yokohama-board-canal = { $area }: crossing costs 1 yen, nothing can stay here.
yokohama-board-beside = Next to { $areas }.
yokohama-board-gives = By power: { $each }.
yokohama-board-gives-one = { $effect } at { $power }
yokohama-board-presidents = Presidents: { $who }.
yokohama-board-assistants = Assistants: { $each }.
yokohama-board-count = { $who } { $count }
yokohama-board-token = 5-power token: { $reward }.
yokohama-board-no-token = No 5-power token.
yokohama-board-station-here = The station is here.
yokohama-board-shops = Shops: { $each }.
yokohama-board-shop-free = space { $space } free ({ $reward })
yokohama-board-shop-owned = space { $space } { $who }
yokohama-board-house-free = Trading house: free ({ $reward }).
yokohama-board-house-owned = Trading house: { $who }.
yokohama-board-power = Power now: { $each }.
yokohama-board-port = Orders in { $area }
yokohama-board-port-zone = { $zone ->
    [low] Power 2
    [mid] Power 3
   *[high] Power 4
 }: { $order }.
yokohama-board-port-note = A second order costs 2 yen or 1 import. Power 5 brings 3 points.
yokohama-board-empty = empty
yokohama-board-lab = Technologies in { $area }
yokohama-board-technology = { $technology }, value { $value }{ $more ->
    [0] {""}
   *[other] {" "}plus { $more } for its space
 }: { $effect }.
yokohama-board-lab-empty = An empty space, extra cost { $more }.
yokohama-board-church = Church board
yokohama-board-customs = Customs board
yokohama-board-faith = Faith { $need }: { $reward }. { $state }.
yokohama-board-imports = Space { $number }, { $need ->
    [one] 1 import
   *[other] { $need } imports
 }: { $reward }. { $state }.
yokohama-board-space-free = Free
yokohama-board-space-neutral = Neutral assistant
yokohama-board-space-owned = { $who }
yokohama-board-achievements = Achievements
yokohama-board-achievement = { $id }: { $need }. First { $first } points, later { $later } points. Completed by: { $who ->
    [none] no one
   *[other] { $who }
 }.
yokohama-board-reward-tokens = Reward tokens, one for whoever completes all three: { $tokens }.
yokohama-board-merchant = { $who } ({ $colour })
yokohama-board-points = { $points } points, { $yen } yen. Goods: { $goods }.
yokohama-board-president = { $there ->
    [0] President: in hand.
   *[other] President: { $area }.
 }
yokohama-board-hand = In hand: { $pieces ->
    [none] nothing
   *[other] { $pieces }
 }. Orders in hand: { $orders }.
yokohama-board-warehouse = In the warehouse: { $pieces ->
    [none] nothing
   *[other] { $pieces }
 }.
yokohama-board-house-costs = Trading houses cost { $costs } yen.
yokohama-board-built = Built: { $pieces ->
    [none] nothing
   *[other] { $pieces }
 }.
yokohama-board-completed = Completed orders: { $count ->
    [0] none
   *[other] { $count } ({ $orders })
 }. Countries: { $icons }.
yokohama-board-technologies = Technologies: { $technologies }; production value { $value }.
yokohama-board-agents = Agents: { $agents }; used: { $used }. 5-power tokens: { $tokens }. Achievements: { $achievements }.

## Alternative texts

yokohama-alt-table = Yokohama { $match }, the table, round { $round }, turn { $turn }.
yokohama-alt-asked = { $phase ->
    [keep] Choosing an order to keep: { $who }.
    [place] { $who } is placing assistants.
    [move] { $who } is moving the president.
    [finish] { $who } is finishing the turn.
    [over] The game is over.
   *[other] { $who } is choosing an action.
 }
yokohama-alt-leads = Leading: { $who }.
yokohama-alt-won = Won by { $who }.
yokohama-alt-new-president = { $who }'s president from { $from } to { $to }
yokohama-alt-in-hand = hand
yokohama-alt-new-points = { $who } +{ $points } points
yokohama-alt-new-building = building in { $area }
yokohama-alt-new-station = station in { $area }
yokohama-alt-presidents = Presidents: { $each }.
yokohama-alt-president = { $who }: { $area }
yokohama-alt-president-hand = { $who }: in hand
yokohama-alt-points = Points: { $each }.
yokohama-alt-end = Church { $church } of { $limit }, customs { $customs } of { $limit }, orders left { $orders }.
yokohama-alt-hand = Your hand, Yokohama { $match }. The orders are listed in the message.{ $new ->
    [0] {""}
    [one] {" "}One order is new.
   *[other] {" "}{ $new } orders are new.
 }
yokohama-hand-told = { $order } · { $icon }
yokohama-hand-owns = You have { $goods }.
yokohama-hand-new = New in your hand: { $orders }.
yokohama-alt-closer = Yokohama { $match }, { $what }.
yokohama-alt-score = Yokohama { $match }, the final score.

## Score

yokohama-score-seat = { $who } { $points }
yokohama-score-line = { $each } · church { $church }/{ $limit } · customs { $customs }/{ $limit } · orders left { $orders }
yokohama-warning-near = **{ $rounds ->
    [one] This is the last round.
   *[other] One more full round after this one.
 }**
yokohama-win-lead = { $who } wins with { $points } points, { $lead } ahead.
yokohama-win-tie = { $who } wins the tie at { $points } points: earlier in turn order.
yokohama-win-place = { $place }. { $who }: { $points } points ({ $parts })
yokohama-win-part = { $part } { $points }
yokohama-win-neutral = The neutral player also took points: { $parts }.
yokohama-score-part = { $part ->
    [in-play] during the game
    [church] church majority
    [customs] customs majority
    [technology] production value
    [countries] countries
    [agents] agents
    [imports] imports
    [yen] money
   *[goods] goods
 }
yokohama-source = { $source ->
    [orders] orders
    [shops] shops
    [houses] trading houses
    [church-board] church spaces
    [customs-board] customs spaces
    [port] ports
    [technologies] technologies
    [tokens] 5-power tokens
    [achievements] achievements
   *[rest] other points
 }
yokohama-win-by = { $by ->
    [houses] The game ended: a player built all 4 trading houses.
    [shops] The game ended: a player built all 8 shops.
    [orders] The game ended: too few orders were left.
    [church] The game ended: { $end } assistants were in the church.
   *[customs] The game ended: { $end } assistants were at customs.
 }
yokohama-closer-boards = Church and customs
yokohama-closer-achievements = Achievements
yokohama-closer-merchant = { $who }'s board

## Options

yokohama-option-edition = Edition
yokohama-option-edition-dlp = dlp 2017
yokohama-option-edition-synapses = Synapses 2024
yokohama-option-modules = Mini-expansions
yokohama-option-modules-rewards = Achievement reward tokens
yokohama-option-modules-free-agents = Free agents
yokohama-option-mining = Mining Technology in Chinatown
yokohama-option-mining-menu = Mining
yokohama-option-mining-exchange = 1 copper more for each purchase
yokohama-option-mining-exchange-menu = 1 copper more a purchase
yokohama-option-mining-action = 1 copper more for the whole action
yokohama-option-mining-action-menu = 1 copper more an action
