# The first minute: what a game is, how it plays in four steps, and a sentence of why in a person's first match.

house-how = How to play
house-how-title = **How to play { $game }**
house-how-next = Next
house-how-more = -# /rules explains any rule. In your first game each turn begins with a hint.
house-how-which = How to play …
house-card-alt = { $game }. { $motto }. A part of the table in mid-play.
house-details = Details
house-lobby-reserved = Seats are reserved until { $until } for { $who }.
house-lobby-kept = The free seats are reserved for { $who }. Ask the host for one more seat, or wait.
house-lobby-decline = Give up my reserved seat
house-lobby-declined = Your reserved seat is free for others now.
house-lobby-outside = You aren't in yet: join, and you can choose colour, seat and a word for the deal.
house-info-words = { $still ->
    [0] Players' words
   *[other] Words so far
 }: { $words }
house-info-table = Pace: { $pace } · Language: { $language }
house-info-rulings = Where a rulebook leaves something open, /rules says how it is played here.
house-guide = -# **Why:** { $what }
house-guide-off = No hints
house-guide-gone = No more hints. /settings brings them back.

## Yokohama

yokohama-motto = A port opens to the world
yokohama-pitch = Send assistants ahead, follow with your president, and trade goods for orders.
yokohama-how-1 = **1. Place assistants.** Up to 3 in different areas, or 2 in one. They are the road for your president.
yokohama-how-2 = **2. Move your president** from area to area where you have assistants. Where it stops, you act: each of your assistants and buildings there counts 1 power, and so does the president. More power gives you more.
yokohama-how-3 = **3. Complete orders.** Ports give you orders; the goods come from the other areas. A completed order brings points, money and a country icon; two equal icons bring a foreign agent, who acts for you once.
yokohama-how-4 = **4. Build and invest.** With power 4 you can build; technologies, church and customs bring points too. Once someone has built all shops or trading houses, or the church or customs is full enough, one more round is played.
yokohama-guide-keep = you start with 1 of each good; each card shows what is still missing for its order.
yokohama-guide-move = it moves through areas with your assistants; it and each assistant where it stops give 1 power.
yokohama-guide-none = you have no order in hand. A port gives you one from power 2 on.
yokohama-guide-ready = you have all goods for { $order }. You can complete it before or after your main action.
yokohama-guide-order = { $order } still needs { $missing }. { $good ->
    [copper] The Copper Mine gives copper from power 3 on.
    [silk] The Silk Mill gives 1 silk less than your power.
    [tea] The Tea area gives 1 tea per power.
    [fish] The Fishing area gives 1 fish per power.
   *[import] Chinatown sells imports; some shop spaces bring them too.
 }

## Traders of Osaka

osaka-motto = Buy, ship, sell in time
osaka-pitch = Buy goods, ship them to Edo and sell in time. A card is money, goods or insurance.
osaka-how-1 = **1. One thing a turn.** Buy everything in the market at once, take one card as coins, or reserve one card for yourself.
osaka-how-2 = **2. Buying moves ships.** You pay with cards from your hand and lay out what you bought. The ship of each colour bought advances 1 space, or 2 if you bought two or more.
osaka-how-3 = **3. Mind the Black Tide.** When a ship reaches Edo it is payday. Ships at Enshunada sink, and everyone loses the goods of that colour. Insurance symbols in your hand save yours.
osaka-how-4 = **4. Payday.** Everyone sells the goods of the colour that arrived: highest value × number of goods in coins, and every 5 coins make 1 VP. Whoever sold takes a token that raises that price. With 8 tokens the game ends.
osaka-guide-token = on paydays each of your goods of its colour sells for 1 coin more; 5 coins make 1 VP.
osaka-guide-turn = { $short ->
    [0] you can buy: all of it becomes your goods, and their ships advance.
   *[other] { $short } coins short: each card you take adds coins.
 }
osaka-guide-insurance = each symbol that you discard keeps 1 good of that colour, until it is sold.

## Nippon: Zaibatsu

nippon-motto = Build an industry
nippon-pitch = Hire workers, build factories and win influence in the regions of Japan.
nippon-how-1 = **1. Hire a worker.** Take one from an action and carry that action out, up to three times in a row. Which colour you take does not matter yet.
nippon-how-2 = **2. Consolidate.** Workers gather in your work area. Once it is full, or earlier, you pay 3 money in wages for each colour among them, the lowest worker activates its department, and you receive coal and money.
nippon-how-3 = **3. Supply the markets.** Factories turn coal into goods. For goods you lay influence markers beside the cities; a higher marker pushes a lower one out.
nippon-how-4 = **4. Score the regions.** After each of three sections influence is counted: markers, railways and the overseas company. At the end your board brings points as well.
nippon-guide-pair = you keep one pair: first what side A does, then everything on side B.
nippon-guide-turn = { $wages ->
    [0] each colour of your workers costs 3 money in wages when you consolidate.
   *[other] consolidating costs { $wages } money in wages now; each new colour adds 3 money.
 }
