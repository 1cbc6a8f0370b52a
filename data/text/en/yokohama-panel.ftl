# Yokohama: the private panel and the orders in hand.

yokohama-hand-offer = Keep one of these orders; the other goes back to the box unseen.
yokohama-hand-order = Order { $order }
yokohama-hand-empty = You hold no orders.
yokohama-panel-keep = Keep { $order }: { $goods }
yokohama-panel-own = Hand: { $hand ->
    [none] nothing
   *[other] { $hand }
 } · { $goods }
yokohama-panel-order = Order { $order } · { $ready ->
    [0] still needs { $missing }
   *[other] **ready**
 }
yokohama-panel-acting = **Power { $power } in { $area }**
yokohama-panel-power = **Power { $power }**
yokohama-panel-last = { $rounds ->
    [one] **Your last turn**
   *[other] **Your next turn is your last**
 }
yokohama-panel-where = Where to …
yokohama-panel-by-hand = By hand …
yokohama-panel-first = First: orders, agent …
yokohama-panel-place-hint = By hand: { $most ->
    [one] 1 area, 1 assistant
   *[other] up to { $most } areas, 1 each
 }
yokohama-panel-place-detail = power { $power } with president: { $effect }{ $here ->
    [0] {""}
   *[other] {""}; { $here } { $here ->
        [one] assistant
       *[other] assistants
    } there already
 }
yokohama-panel-placed = { $count ->
    [one] placed 1 assistant in { $areas }
   *[other] { $places ->
        [one] placed { $count } assistants in { $areas }
       *[other] placed assistants in { $areas }
    }
 }
yokohama-panel-besides = Or use a technology
yokohama-panel-learned = gained { $technology }
yokohama-panel-stayed = { $count ->
    [0] the president stays in hand
    [one] 1 assistant back in hand
   *[other] { $count } assistants back in hand
 }
yokohama-panel-no-way = Your president can't reach any area and { $stays ->
    [0] returns to hand.
   *[other] stays in hand.
 }
yokohama-back = { $verb ->
    [place] { $count ->
        [one] assistant at { $what }
       *[other] { $count } assistants
    }
    [double] 2 assistants at { $what }
    [telegram] Telegram, assistant at { $what }
    [go] president to { $what }
    [recall] president to hand
    [agent] agent to { $what }
    [station] Station at { $what }
    [order] { $count ->
        [one] order { $what }
       *[other] orders { $what }
    }
    [church] Church, faith { $count }
    [customs] Customs, space { $count }
    [shop] shop on space { $count }
    [house] trading house
    [hire] { $what } from the warehouse
    [gain] { $what }
    [move] { $count ->
        [one] assistant to { $what }
       *[other] assistants to { $what }
    }
    [trade] exchanges
    [token] 5-power token
   *[end] end of the turn
 }
yokohama-panel-go = Move from { $area } to …
yokohama-panel-recalled = { $number } { $number ->
    [one] assistant
   *[other] assistants
 } from { $area }
yokohama-panel-recall = { $stays ->
    [0] { $only ->
        [0] Or return the president with …
       *[other] Return the president with …
    }
   *[other] { $only ->
        [0] Or leave the president in hand …
       *[other] Your president stays in hand: …
    }
 }
yokohama-panel-recall-some = Or only some of the assistants
yokohama-panel-take-one = Take an order
yokohama-panel-take-two = Up to 2 orders (2nd: { $pay ->
    [yen] 2 yen
   *[import] 1 import
 })
yokohama-panel-take-detail = { $ready ->
    [0] you still need { $missing }
   *[other] you have all the goods
 }{ $icons ->
    [0] {""}
    [one] {""}; you have 1 { $country } icon
   *[other] {""}; you have { $icons } { $country } icons
 }; { $zone ->
    [low] needs power 2
    [mid] needs power 3
   *[high] needs power 4
 }
yokohama-panel-move-from = Take assistants from
yokohama-panel-move-source = From: { $source } ({ $count ->
    [one] 1 assistant
   *[other] { $count } assistants
 })
yokohama-panel-move-into = { $most ->
    [one] Move 1 assistant from { $source } to …
   *[other] Up to { $most } assistants from { $source }
 }
yokohama-panel-movements = Still to move: { $count ->
    [one] 1 assistant
   *[other] up to { $count } assistants
 }
yokohama-panel-stays = 1 assistant stays in { $area }
yokohama-panel-telephone = Telephone: { $stays ->
    [0] all return
   *[other] 1 assistant stays in { $area }
 } (change)
yokohama-panel-agent-next = A foreign agent ({ $left } left) …
yokohama-panel-token-and = { $build }; token: { $token }
yokohama-panel-token-only = Token only ({ $reward })
yokohama-panel-build-only = No token, { $build }
yokohama-panel-shop-on = shop on { $space } ({ $reward })
yokohama-panel-house-for = trading house ({ $reward })
yokohama-panel-piece = { $piece ->
    [assistant] 1 assistant
    [shop] 1 shop
    [house] 1 trading house
   *[none] nothing
 }{ $cost ->
    [0] {""}
   *[other] {""} for { $cost } yen
 } from the warehouse
yokohama-panel-ask-bonus = { $what ->
    [token] take the 5-power token?
   *[build] build something?
 }
yokohama-panel-leave-both = Skip both
yokohama-panel-extras = { $first ->
    [0] Orders and achievements
   *[other] First: orders and achievements
 }
yokohama-panel-agents = { $first ->
    [0] Use a foreign agent ({ $left } left)
   *[other] First use a foreign agent ({ $left } left)
 }
yokohama-panel-church-pay = Pay with (empty: cheapest)
yokohama-panel-church-own = Space, paid as chosen above
yokohama-panel-plan = Plan the rest …
yokohama-panel-plan-title = Church: the rest of your turn
yokohama-panel-plan-space = Space
yokohama-panel-plan-space-detail = The payment shown is the cheapest.
yokohama-panel-plan-pay = Pay something else
yokohama-panel-plan-pay-detail = Leave it empty to pay the cheapest.
yokohama-panel-plan-move = Move assistants from your hand into
yokohama-panel-plan-move-detail = At most as many as the space gives movements. Leave it empty to be asked.
yokohama-panel-plan-bonus = Token and building
yokohama-panel-plan-bonus-detail = Leave it empty to be asked. If you choose here, movements not used above are lost.
yokohama-panel-plan-then = Then orders and achievements
yokohama-panel-plan-then-detail = If you choose here, what is empty above is skipped{ $telephone ->
    [0] .
   *[other] {""}; with the Telephone 1 assistant stays in the area.
 }
yokohama-panel-bonus = Token and building
yokohama-panel-achievement = Achievement { $id }
yokohama-panel-hire = Or fewer
yokohama-panel-hire-most = { $most ->
    [one] Take 1 piece
   *[other] Take { $most } pieces
 }
yokohama-panel-trade-form = Set up exchanges …
yokohama-panel-trade-title = Chinatown: up to { $most ->
    [one] 1 exchange
   *[other] { $most } exchanges
 }, { $yen } yen
yokohama-panel-trade-good = { $good ->
    [copper] Copper
    [silk] Silk
    [tea] Tea
    [fish] Fish
   *[import] Imports
 }, { $price } yen (you have { $have })
yokohama-panel-exchange = { $sold ->
    [0] Buy { $what }: pay { $yen } yen
   *[other] { $bought ->
        [0] Sell { $what }: +{ $yen } yen
       *[other] Sell { $what } and buy { $bought }
    }
 }
yokohama-panel-mining = Mining Technology: when you buy copper, you get 1 more.
yokohama-panel-late = From the 4th technology: +1 import or 2 yen
yokohama-panel-trade-order = { $together ->
    [0] then you have everything for one of { $orders }
   *[other] then you have everything for { $orders }
 }
yokohama-closer-area = One area
yokohama-thing-faith = faith { $faith }
yokohama-thing-sell = sell { $good }
yokohama-thing-buy = buy { $good }
yokohama-thing-from = from { $source }
yokohama-thing-into = into { $area }
yokohama-thing-hand = hand

## The story since one's last turn, and what a turn brought

yokohama-news-you = **You get { $what }**
yokohama-news-fee = { $yen } from { $who }
yokohama-news-house = { $reward } from your trading house
yokohama-news-other = { $who } { $what }
yokohama-news-acted = acts at { $area } with power { $power }
yokohama-news-built = { $piece ->
    [shop] builds a shop at { $area }
   *[house] builds a trading house at { $area }
 }
yokohama-news-learned = gains { $technology }
yokohama-news-board = { $board ->
    [church] places 1 assistant in the church
   *[customs] places 1 assistant at customs
 }
yokohama-news-hired = takes pieces ({ $what })
yokohama-news-took = takes { $orders }
yokohama-news-completed = completes { $order }
yokohama-news-achieved = completes achievement { $achievement }: { $points }
yokohama-news-new = New { $what }
yokohama-news-orders = at { $area }: { $orders }
yokohama-news-technologies = at { $area }: { $technologies }
yokohama-news-technology = { $technology }, { $effect }
yokohama-brought-order = order { $order } completed
yokohama-brought-taken = { $count ->
    [one] 1 order taken
   *[other] { $count } orders taken
 }
yokohama-brought-built = { $piece ->
    [shop] { $count ->
        [one] 1 shop built
       *[other] { $count } shops built
    }
   *[house] { $count ->
        [one] 1 trading house built
       *[other] { $count } trading houses built
    }
 }
yokohama-brought-achievement = achievement { $achievement } completed
yokohama-fact = { $what ->
    [yen] yen
    [copper] copper
    [silk] silk
    [tea] tea
    [fish] fish
    [import] imports
   *[president] president
 }
