# Words inside the close-ups, the hand and the score sheet of Yokohama.

yokohama-closer-offer = Everything on offer
yokohama-closer-orders = { $area }: orders
yokohama-closer-technologies = { $area }: technologies

## An area

yokohama-closer-category = { $category ->
    [production] production area
    [commercial] commercial area
   *[canal] water
 }
yokohama-closer-power = power { $power }
yokohama-closer-token = Power 5
yokohama-closer-here = { $power ->
    [0] You have no assistants here.
   *[other] Your action here: power { $power }.
 }
yokohama-closer-dues = { $right ->
    [stagecoach] per assistant, passing is free, no stopping
    [postal] per assistant or visit
    [both] per assistant, visits are free
   *[none] per assistant or passage, no stopping
 }
yokohama-closer-fee = Presidents here: { $yen } yen { yokohama-closer-dues }
yokohama-closer-income = The trading house here earns its owner 1 yen when others act.
yokohama-closer-rule = { $area ->
    [bank] Take as many yen as your power.
    [china] Sell or buy as many times as your power: copper, silk 2 yen; tea, fish 1 yen; imports 4 yen, buy only.
    [church] Power is faith; 1 copper, silk, tea, fish, import or 2 yen add 1 each, once. Then put an assistant in the church.
    [customs] Pay up to as many imports as shown for your power and put an assistant on a customs space of that cost.
    [agency] Take up to as many pieces from the warehouse as shown for your power: assistants free, shops 2 yen, trading houses 4 to 7.
    [lab] Take a technology of this value; each point short costs 2 yen or 1 import.
    [research] Take a technology of this value; each point short costs 2 yen or 1 import.
    [port] Take an order within reach; a second costs 2 yen or 1 import.
    [dock] Take an order within reach; a second costs 2 yen or 1 import.
    [canal] Presidents can cross it without an assistant. Nothing can stay here.
   *[other] Take as many goods as shown for your power.
 }

## A port, a laboratory

yokohama-closer-owned = you have it
yokohama-closer-units = { $count ->
    [0] power is enough
   *[other] { $count } short
}
yokohama-closer-far = out of reach
yokohama-closer-full = Hand full: { $limit } orders
yokohama-closer-strongest = { $known ->
    [0] power { $power }: +{ $points } points
   *[other] +{ $points } points
 }
yokohama-closer-reach = { $power ->
    [0] You have no assistants here
   *[other] You act with power { $power }
}

## The end

yokohama-closer-tie-church = Church tie: broken by the rightmost assistant.
yokohama-closer-tie-customs = Customs tie: broken by the rightmost assistant.
yokohama-closer-tie-technology = Technology tie: earlier in turn order wins.
yokohama-closer-neutral = The neutral player takes part in steps 1 to 3.

## The hand

yokohama-closer-icon = { $nth ->
    [1] 1st { $country }
    [2] 2nd { $country }
    [3] 3rd { $country }
   *[other] { $nth }th { $country }
 }{ $brings ->
    [agent] : agent
    [short] : no agent left
   *[none] {""}
 }
yokohama-closer-kept = you keep it

## Church, customs, achievements

yokohama-closer-majority = { $board ->
    [church] Most at the end: 6 points, second 3
   *[customs] Most at the end: 8 points, second 4
 }
yokohama-closer-first = first
yokohama-closer-later = later

## A merchant

yokohama-closer-no-achievement = no achievement
yokohama-closer-completed = Completed orders: { $count }

## What is new in a close-up

yokohama-alt-new-assistants = { $who } gains { $count ->
    [one] 1 assistant
   *[other] { $count } assistants
 }
yokohama-alt-lost-assistants = { $who } loses { $count ->
    [one] 1 assistant
   *[other] { $count } assistants
 }
yokohama-alt-new-shop = { $who }'s shop on space { $space }
yokohama-alt-new-house = { $who }'s trading house
yokohama-alt-new-token = 5-power token taken
yokohama-alt-new-order = order { $order }
yokohama-alt-new-space = { $who } { $board ->
    [church] in the church, space { $number }
   *[customs] in customs, space { $number }
 }
yokohama-alt-new-achievement = { $id } completed by { $who }
yokohama-alt-new-completed = completed: { $orders }
yokohama-alt-more = gains { $what }
yokohama-alt-less = loses { $what }

## Everything on offer

yokohama-offer-line = { $what }{ $told ->
    [0] .
   *[other] {" "}({ $verdict }).
 }
yokohama-offer-lacks = still needs { $goods }
yokohama-offer-technology = { $technology }, value { $value }
yokohama-offer-achievement = { $id }: { $need }
yokohama-offer-done = completed
yokohama-offer-progress = { $each }
