# Yokohama: answers, their consequences, prompts, refusals.

## Things

yokohama-area = { $area ->
    [mine] Copper Mine
    [mill] Silk Mill
    [tea] Tea
    [fishing] Fishing
    [bank] Bank
    [china] Chinatown
    [church] Church
    [customs] Customs
    [agency] Employment Agency
    [port] Port A
    [dock] Port B
    [lab] Laboratory A
    [research] Laboratory B
   *[canal] Canal
 }{ $number ->
    [0] {""}
   *[other] { " " }{ $number }
 }
yokohama-area-lettered = [{ $letter }] { $area }
yokohama-some = { $thing ->
    [points] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
    [yen] { $count } yen
    [copper] { $count } copper
    [silk] { $count } silk
    [tea] { $count } tea
    [fish] { $count } fish
    [import] { $count ->
        [one] 1 import
       *[other] { $count } imports
    }
    [any] { $count ->
        [one] 1 good of your choice
       *[other] { $count } goods of your choice
    }
    [warehouse] { $count ->
        [one] 1 piece from the warehouse
       *[other] { $count } pieces from the warehouse
    }
    [movement] { $count ->
        [one] 1 movement
       *[other] { $count } movements
    }
    [agent] { $count ->
        [one] 1 foreign agent
       *[other] { $count } foreign agents
    }
    [free-agent] { $count ->
        [one] 1 free agent
       *[other] { $count } free agents
    }
    [assistant] { $count ->
        [one] 1 assistant
       *[other] { $count } assistants
    }
    [shop] { $count ->
        [one] 1 shop
       *[other] { $count } shops
    }
   *[house] { $count ->
        [one] 1 trading house
       *[other] { $count } trading houses
    }
 }
yokohama-order = Order { yokohama-order-code }
yokohama-order-code = { $country ->
    [gb] GB
    [us] US
    [fr] FR
    [de] DE
   *[nl] NL
 } { $number }
yokohama-technology = { $name ->
    [ball] Ball
    [brickyard] Brickyard
    [electrical-light] Electrical Light
    [exposition] Exposition
    [gaslight] Gaslight
    [language-school] Language School
    [letterpress] Letterpress Printing
    [mining] Mining Technology
    [newspaper] Newspaper
    [patent] Patent System
    [postal] Postal System
    [stagecoach] Stagecoach
    [station] Station
    [stock-market] Stock Market
    [telegram] Telegram
    [telephone] Telephone
    [spinning-mill] Spinning Mill
    [tram] Tram
    [university] University
   *[winery] Winery
 }
yokohama-technology-of = { yokohama-technology } ({ $country ->
    [gb] GB
    [us] US
    [fr] FR
    [de] DE
   *[nl] NL
 } card)
yokohama-effect = { $area ->
    [mine] { $count ->
        [0] no copper
       *[other] { $count } copper
    }
    [mill] { $count ->
        [0] no silk
       *[other] { $count } silk
    }
    [tea] { $count ->
        [0] no tea
       *[other] { $count } tea
    }
    [fishing] { $count ->
        [0] no fish
       *[other] { $count } fish
    }
    [bank] { $count ->
        [0] no yen
       *[other] { $count } yen
    }
    [china] { $count ->
        [one] 1 exchange
       *[other] up to { $count } exchanges
    }
    [church] faith { $count }{ $more ->
        [0] {""}
       *[other] {""}, up to { $most } by paying
    }
    [customs] { $count ->
        [0] no imports
        [one] pay 1 import
       *[other] pay up to { $count } imports
    }
    [agency] { $count ->
        [0] no piece
        [one] 1 piece
       *[other] up to { $count } pieces
    }
    [lab] production value { $count }
    [research] production value { $count }
   *[other] { $count ->
        [0] no order
        [1] an order marked power 2
        [2] an order marked power 2 or 3
       *[other] any order
    }
 }

## Questions and their parts

yokohama-ask-keep = keep one of your two orders
yokohama-ask-place = place assistants
yokohama-ask-move = move your president
yokohama-ask-church = Church: place an assistant?
yokohama-ask-customs = Customs: place an assistant?
yokohama-ask-hire = take pieces from your warehouse
yokohama-ask-laboratory = gain a technology?
yokohama-ask-station = place the station token
yokohama-ask-port = take orders
yokohama-ask-trade = exchange in Chinatown
yokohama-ask-bonus = 5-power token and building
yokohama-ask-gain = choose goods
yokohama-ask-movement = move assistants for free
yokohama-ask-recovery = Telephone: leave one here?
yokohama-ask-reward = choose an achievement reward
yokohama-ask-finish = finish your turn
yokohama-part-keep = Keep this order
yokohama-part-place = Assistants into areas, 1 each
yokohama-part-double = Or 2 assistants in one area
yokohama-part-order = Complete an order
yokohama-part-achieve = Complete an achievement
yokohama-part-agent = Use a foreign agent
yokohama-part-telegram = Telegram: one more next to them
yokohama-part-go = Move to …
yokohama-part-recall = Or return the president with …
yokohama-part-church = Space (cheapest payment)
yokohama-part-church-pay = Or choose your own payment
yokohama-part-customs = Space at Customs
yokohama-part-hire = Pieces to take
yokohama-part-tech = Technology and payment
yokohama-part-station = Where does the station go?
yokohama-part-take = Take one or two orders
yokohama-part-take-import = 2 orders (second: 1 import)
yokohama-part-trade = Sell and buy
yokohama-part-token = Take the 5-power token
yokohama-part-build = Build
yokohama-part-gain = Goods that you receive
yokohama-part-move = From … to …
yokohama-part-leave = Stays in the area
yokohama-part-reward = Reward token
yokohama-part-end = End turn
yokohama-part-none = Skip

## Answers

yokohama-do-order = { $order }: { $reward }
yokohama-order-detail = needs { $goods }
yokohama-do-place = { $areas }: { $cost ->
    [0] free
   *[other] pay { $cost } yen
 }
yokohama-do-double = 2 assistants in { $areas }: { $cost ->
    [0] free
   *[other] pay { $cost } yen
 }
yokohama-place-detail = { $stop ->
    [now] reachable, power { $power }: { $idle ->
        [0] { $effect }
       *[other] no action ({ $why })
    }
    [short] { $short ->
        [one] 1 step short
       *[other] { $short } steps short
    }; power { $power }: { $effect }
    [leaves] your president is here and must move on
    [guarded] another president is here: no stopping
   *[dear] you have too few yen for the way
 }{ $ready ->
    [0] {""}
   *[other] ; { $orders } ready
 }{ $have ->
    [0] {""}
   *[other] {""}; { $have } { $have ->
        [one] assistant
       *[other] assistants
    } there already
 }{ $people ->
    [0] {""}
   *[other] {""}; paid to { $presidents }
 }
yokohama-plan = { $area }, power { $power }: { $idle ->
    [0] { $effect }
   *[other] no action ({ $why })
 }{ $ready ->
    [0] {""}
   *[other] ; { $orders } ready
 }
yokohama-plan-detail = { $placing ->
    [none] place no one
    [double] place 2 assistants in { $areas }
   *[some] place in { $areas }
 }{ $telegram ->
    [0] {""}
   *[other] {""}, 1 in { $beside }
 }{ $way ->
    [tram] ; by tram
    [station] ; by the station
   *[walk] {""}
 }{ $yen ->
    [0] {""}
   *[other] ; pay { $yen } yen
 }{ $people ->
    [0] {""}
   *[other] {""} to { $paid }
 }{ $canal ->
    [0] {""}
   *[other] { $people ->
        [0] {""} for the canal
       *[other] {""} and for the canal
    }
 }{ $token ->
    [0] {""}
   *[other] ; token: { $brings }
 }{ $builds ->
    [0] {""}
   *[other] ; you can build
 }
yokohama-idle = { $why ->
    [power] power too low
    [assistant] no assistant left
    [spaces] no space free
    [faith] too little faith
    [imports] too few imports
    [goods] too few goods and yen
    [stored] warehouse empty
    [yen] too few yen
    [hand] hand full of orders
    [orders] no orders there
    [known] you own every technology here
   *[dear] technologies too expensive
 }
yokohama-do-go = { $area }: { $effect }
yokohama-do-go-via = { $area } via { $via }: { $effect }
yokohama-go-nothing = no action
yokohama-go-detail = { $idle ->
    [0] {""}
   *[other] { $why };{" "}
 }power { $power }, { $way ->
    [walk] { $cost ->
        [0] free
       *[other] pay { $cost } yen
    }
    [hand] { $cost ->
        [0] from hand
       *[other] from hand, pay { $cost } yen
    }
    [tram] by tram, free
   *[station] by the station, free
 }{ $people ->
    [0] {""}
   *[other] {""} to { $paid }
 }{ $canal ->
    [0] {""}
   *[other] { $people ->
        [0] {""} for the canal
       *[other] {""} and for the canal
    }
 }{ $builds ->
    [0] {""}
   *[other] ; you can build
 }{ $token ->
    [0] {""}
   *[other] ; token: { $brings }
 }{ $house ->
    [0] {""}
   *[other] ; +1 yen to { $owner } (trading house)
 }
yokohama-do-recall = { $stays ->
    [0] { $count ->
        [0] Return president alone
       *[other] Return president with { $areas }
    }
   *[other] { $count ->
        [0] Return no assistants
       *[other] Return { $areas }
    }
 }
yokohama-recalled = { $count } of { $area }
yokohama-do-recall-all = { $stays ->
    [0] { $count ->
        [one] Return president with your only assistant
        [2] Return president with both assistants
       *[other] Return president with all { $count } assistants
    }
   *[other] { $count ->
        [one] Return your only assistant
        [2] Return both assistants
       *[other] Return all { $count } assistants
    }
 }
yokohama-church-paid = { $thing ->
    [copper] copper
    [silk] silk
    [tea] tea
    [fish] fish
   *[import] import
 }
yokohama-do-church = Faith { $faith }: { $reward }{ $count ->
    [0] , free
   *[other] , pay { $paid }
 }
yokohama-church-detail = assistant { $there } of { $limit }{ $right ->
    [0] {""}
   *[other] ; the rightmost
 }{ $ends ->
    [0] {""}
   *[other] ; triggers the end
 }{ $area ->
    [0] {""}
   *[other] ; taken from the area
 }
yokohama-do-customs = Space { $space }: { $reward }, pay { $imports ->
    [one] 1 import
   *[other] { $imports } imports
 }
yokohama-customs-detail = assistant { $there } of { $limit }{ $right ->
    [0] {""}
   *[other] ; the rightmost
 }{ $ends ->
    [0] {""}
   *[other] ; triggers the end
 }{ $area ->
    [0] {""}
   *[other] ; taken from the area
 }
yokohama-do-hire = { $pieces }: { $cost ->
    [0] free
   *[other] pay { $cost } yen
 }
yokohama-hire-detail = { $count ->
    [0] empties your warehouse
   *[other] leaves { $pieces }
 }
yokohama-do-tech = { $technology }{ $count ->
    [0] : free
   *[other] : pay { $paid }
 }
yokohama-tech-detail = { $name ->
    [ball] +2 points per order
    [brickyard] +4 points per assistant at Customs
    [electrical-light] +3 points per trading house
    [exposition] 10 points at once
    [gaslight] +2 points per shop
    [language-school] +1 yen per order
    [letterpress] +1 yen per later technology
    [mining] +1 copper whenever you get copper
    [newspaper] place in up to 4 areas
    [patent] +2 points per later technology
    [postal] you can stop where presidents are
    [stagecoach] no fees on the way
    [station] +1 power in an area, go straight there
    [stock-market] start your turn with at least 2 yen
    [telegram] place 2 assistants in one area: 1 more beside it
    [telephone] 1 assistant can stay behind
    [spinning-mill] once per turn 1 silk for 2 yen
    [tram] go straight to an area without president
    [university] once per turn an assistant for 1 yen
   *[winery] +3 points per assistant in the Church
 }; { $country ->
    [gb] British
    [us] American
    [fr] French
    [de] German
   *[nl] Dutch
 } icon{ $agent ->
    [0] {""}
   *[other] , an agent
 }; value { $value }{ $surcharge ->
    [0] {""}
   *[other] +{ $surcharge }
 }
yokohama-do-station = Station in { $area }
yokohama-do-take = { $orders }, pay { $pay ->
    [import] 1 import
   *[other] 2 yen
 }
yokohama-do-trade = { $both ->
    [0] { $sells ->
        [0] Buy { $bought }
       *[other] Sell { $sold }
    }
   *[other] Sell { $sold }, buy { $bought }
 }: { $yen ->
    [0] at no cost
   *[other] { $wins ->
        [0] pay { $yen } yen
       *[other] +{ $yen } yen
    }
 }
yokohama-trade-detail = leaves you { $yen ->
    [0] no
   *[other] { $yen }
 } yen
yokohama-do-token = Token: { $reward }
yokohama-do-shop = { $count ->
    [0] Shop on space { $space }: nothing
   *[other] Shop on space { $space }: { $reward }
 }
yokohama-shop-detail = your shop { $built } of { $all }{ $ends ->
    [0] {""}
   *[other] ; triggers the end
 }
yokohama-do-house = Trading house: { $reward }
yokohama-house-detail = your trading house { $built } of { $all }{ $ends ->
    [0] {""}
   *[other] ; triggers the end
 }
yokohama-do-choosing = { $first } ({ $chosen })
yokohama-do-gain = { $goods }
yokohama-do-move = { $moves }
yokohama-move-hand = hand to { $area }
yokohama-move-area = { $source } to { $area }
yokohama-standing-keep = First order
yokohama-standing-recovery = Telephone
yokohama-standing-higher = Always keep the order with more points
yokohama-standing-stays = Telephone: always leave 1 assistant
yokohama-standing-returns = Telephone: let everyone return
yokohama-do-leave = { $count ->
    [0] All return to hand
   *[other] 1 assistant stays
 }
yokohama-do-reward = { $token ->
    [gb] British flag
    [us] American flag
    [fr] French flag
    [de] German flag
    [nl] Dutch flag
   *[free] Free agent
 }
yokohama-free-agent-detail = an agent of no country
yokohama-do-complete = { $order }: { $reward } for { $goods }
yokohama-icon-detail = your { $icons ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $icons }th
 } { $country ->
    [gb] British
    [us] American
    [fr] French
    [de] German
   *[nl] Dutch
 } icon{ $agent ->
    [0] {""}
   *[other] : an agent
 }
yokohama-do-achieve = Achievement { $achievement }: { $points } points for 1 assistant
yokohama-name-need = { $kind ->
    [copper] own { $count } copper
    [silk] own { $count } silk
    [tea] own { $count } tea
    [fish] own { $count } fish
    [yen] own { $count } yen
    [technologies] own { $count } technologies
    [agents] own { $count } agents and 5-power tokens in all
    [orders] { $count } completed orders
    [production] buildings in { $count } production areas
   *[commercial] buildings in { $count } commercial areas
 }
yokohama-achieve-detail = { $need }; { $done ->
    [0] you would be the first
    [one] 1 player was faster
   *[other] { $done } players were faster
 }
yokohama-do-agent = { $area }: { $effect }
yokohama-agent-detail = { $idle ->
    [0] {""}
   *[other] { $why };{" "}
 }power { $power }; { $assistants ->
    [one] your assistant returns
   *[other] your { $assistants } assistants return
 }; { $left ->
    [0] your last agent
   *[other] agents left: { $left }
 }
yokohama-do-spin = Spinning Mill: 1 silk, +2 yen
yokohama-do-university = University: 1 yen, 1 assistant
yokohama-do-none = { $what ->
    [place] Place no one
    [church] Skip the church
    [customs] Skip customs
    [hire] Take nothing
    [tech] No technology
    [take] No order
    [trade] No exchange
    [token] Leave the token
    [build] Build nothing
   *[move] Move no one
 }
yokohama-do-end = End turn

## What is missing

yokohama-two-in = two in { $area }
yokohama-fees = { $people }: { $cost } yen, you have { $yen }
yokohama-order-short = you still need { $goods }
yokohama-go-start = your president is there
yokohama-go-canal = presidents can't stop on the canal
yokohama-go-no-assistant = you have no assistant there
yokohama-go-president = another president is there
yokohama-go-no-way = no route along your assistants, or it costs more than your { $yen } yen
yokohama-go-twice = name each area on the way only once
yokohama-church-space = faith { $faith }
yokohama-church-out-of-reach = power { $power } and all you can pay are not enough
yokohama-customs-space = space { $space }
yokohama-customs-power = { $need ->
    [one] 1 import
   *[other] { $need } imports
 } needed, your power allows { $most }
yokohama-piece = { $piece ->
    [assistant] an assistant
    [shop] a shop
   *[house] a trading house
 }
yokohama-a-second-order = a second order

## Refusals

yokohama-asked-keep = Now keep one order: type "keep" and its name.
yokohama-asked-place = Now place assistants: type "place" and areas.
yokohama-asked-move = Now move your president: type "go" and an area, or "recall".
yokohama-asked-church = Now the Church: type "church" and a faith value, or "none".
yokohama-asked-customs = Now Customs: type "customs" and a space, or "none".
yokohama-asked-hire = Now take pieces from your warehouse: type "hire" and pieces, or "none".
yokohama-asked-laboratory = Now gain a technology: type "tech" and its name, or "none".
yokohama-asked-station = Now place the station: type "station" and an area.
yokohama-asked-port = Now take orders: type "take" and one or two orders, or "none".
yokohama-asked-trade = Now exchange: type for example "trade -1 silk +1 fish", or "none".
yokohama-asked-bonus = Now type "token", "build shop" with a space, "build house", or "none".
yokohama-asked-gain = Now choose goods: type "gain" and their names.
yokohama-asked-movement = Now move assistants: type for example "move hand>bank", or "none".
yokohama-asked-recovery = Now leave an assistant or none: type "leave 1" or "leave 0".
yokohama-asked-reward = Now choose a reward token: type "reward" and a country or "free".
yokohama-asked-finish = Now only orders, achievements, an agent or "end" are left.
yokohama-which-way = There are several routes: add "via" and one of { $ways }.
yokohama-keep-one = You were not dealt this order.
yokohama-not-in-canal = Assistants can't be placed on the Canal.
yokohama-place-twice = Place 1 each in different areas, or 2 in one area.
yokohama-place-too-many = You can place in { $most } areas at most.
yokohama-too-few-assistants = That needs { $wanted } assistants, you have { $have } in hand.
yokohama-fees-too-high = The presidents there cost { $cost } yen, you have { $yen }.
yokohama-no-telegram = Needs the Telegram, 2 in one area, and an area next to it that you can afford.
yokohama-recall-too-many = You don't have that many assistants there.
yokohama-space-taken = This space is taken.
yokohama-no-assistant-for-board = You have no assistant left for this space.
yokohama-not-owned = { $have ->
    [0] you have no { $thing ->
        [copper] copper
        [silk] silk
        [tea] tea
        [fish] fish
       *[import] imports
    }
   *[other] you only have { $have } { $thing ->
        [copper] copper
        [silk] silk
        [tea] tea
        [fish] fish
       *[import] { $have ->
            [one] import
           *[other] imports
        }
    }
 }
yokohama-too-dear = { $cost } yen needed, you have { $yen }
yokohama-church-no-space = No space needs faith { $faith }.
yokohama-church-once = Each kind of payment counts once; yen are paid two at a time.
yokohama-church-faith = That makes faith { $faith }; the space needs { $need }.
yokohama-church-one-space = Pick one space, and what you pay for it.
yokohama-customs-no-space = The spaces are numbered 1 to { $spaces }.
yokohama-customs-exact = This space costs exactly { $need ->
    [one] 1 import
   *[other] { $need } imports
 }.
yokohama-customs-least = This space costs at least { $need ->
    [one] 1 import
   *[other] { $need } imports
}.
yokohama-customs-pay = Customs only takes imports.
yokohama-from-where = The assistant comes from your hand or from here: { $area }.
yokohama-hire-nothing = Name pieces or type "none".
yokohama-hire-too-many = you named { $wanted } pieces, the limit is { $most }
yokohama-hire-not-stored = your warehouse does not have that many
yokohama-not-on-board = This card is not on the board.
yokohama-technology-owned = you own this technology already
yokohama-technology-short = { $due } production value left to pay, you can pay { $paid }
yokohama-technology-dear = { $due } short, you can pay { $worth }
yokohama-technology-pay = Pay with imports and 2 yen at a time.
yokohama-take-how-many = Name one order or two.
yokohama-take-pay = A second order costs 2 yen or 1 import; the first is free.
yokohama-hand-full = at most { $limit } orders in hand
yokohama-zone = your power is too low
yokohama-second-order = costs { $cost } yen or 1 import
yokohama-trade-nothing = Name at least one exchange or type "none".
yokohama-trade-too-many = You named { $wanted } exchanges, the limit is { $power }.
yokohama-trade-too-few = You have { $have } { $thing ->
    [copper] copper
    [silk] silk
    [tea] tea
   *[fish] fish
 } to sell.
yokohama-trade-too-dear = Your { $yen } yen are not enough, in any order.
yokohama-trade-what = Trade goods are sold and bought, imports only bought.
yokohama-power-short = needs power { $need }, you have { $power }
yokohama-no-token = there is no 5-power token
yokohama-shop-already = you have a shop there already
yokohama-no-shop-space = the shop space is taken
yokohama-house-already = there is a trading house already
yokohama-none-in-hand = you have no { $piece ->
    [shop] shop
    [house] trading house
   *[assistant] assistant
 } in hand
yokohama-gain-how-many = Choose exactly { $count ->
    [one] 1 good
   *[other] { $count } goods
 }.
yokohama-move-one-source = Pick one place to take from, and areas to move into.
yokohama-move-too-many = { $most ->
    [one] Move 1 assistant.
   *[other] Move 1 to { $most } assistants.
 }
yokohama-move-stays = The assistant is there already.
yokohama-move-nobody = You have no assistants left there.
yokohama-leave-one = Only 0 or 1 can stay.
yokohama-no-reward-token = This reward token is not there.
yokohama-order-not-in-hand = This order is not in your hand.
yokohama-achievement-unknown = The achievements in play are { $names }.
yokohama-achievement-done = You have completed this achievement already.
yokohama-achievement-not-met = You don't meet this achievement yet.
yokohama-achievement-name = Achievement { $achievement }
yokohama-one-agent = a foreign agent
yokohama-agent-idle = { $used ->
    [0] you have no assistant in an area without your president
   *[other] you have used one this turn
 }
yokohama-agent-used = You have used a foreign agent this turn.
yokohama-no-agent = You have no such agent left.
yokohama-agent-president = Your president is there.
yokohama-agent-no-assistant = You have no assistants there.
yokohama-no-technology = You don't own { $name ->
    [spinning-mill] the Spinning Mill
   *[university] the University
 }.
yokohama-once-per-turn = Only once per turn, and you have used it.
