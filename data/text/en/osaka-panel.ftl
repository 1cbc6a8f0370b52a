# Traders of Osaka: the private panel.

osaka-hand = { $n ->
    [0] Hand: empty
   *[other] Hand ({ $n ->
        [one] 1 card
       *[other] { $n } cards
    }): { $cards } = { $coins }
 }
osaka-hand-symbols = Insurance symbols: { $symbols }
osaka-panel-own-goods = Goods: { $goods }
osaka-panel-own-tokens = tokens: { $tokens }
osaka-panel-brings = Buying now gets you { $goods } for { $price } coins.
osaka-panel-payday = **Payday for { $colours }:** { $vp ->
    [0] you get nothing.
   *[other] you get { $vp } VP and a token for each colour sold.
 }
osaka-panel-sinks = **Sinking at Enshunada: { $ships }.** Uninsured goods on board are lost.
osaka-panel-buy = { $n ->
    [one] Buy 1 good for { $price } coins, final
   *[other] Buy all { $n } goods for { $price } coins, final
 }
osaka-panel-buy-own = Choose how to pay
osaka-panel-take = Take 1 card as coins
osaka-panel-one-card = Take 1 card as coins, or reserve one
osaka-panel-reserve = { $first ->
    [1] Reserve 1 card with your piece
   *[other] Or reserve 1 card with your piece
 }
osaka-panel-risk = At risk: { $goods }.
osaka-panel-insure = Choose what to insure
osaka-panel-insure-own = Choose the cards
osaka-panel-saves = { $card }: saves { $n }
osaka-panel-save = Choose the goods
osaka-panel-never = Never insure
osaka-panel-order = { $n ->
    [1] Your answer counts at once.
    [2] You are second in line; you can change your answer until then.
    [3] You are third in line; you can change your answer until then.
   *[other] You are fourth in line; you can change your answer until then.
 }
osaka-back = { $verb ->
    [token] { $what } token
    [buy] purchase
    [take] { $what } as coins
    [reserve] reservation: { $what }
   *[insure] insurance
 }
osaka-panel-colour = { $colour ->
    [red] Red cards
    [blue] Blue cards
    [yellow] Yellow cards
   *[green] Green cards
 }

## The story since one's last turn, and what a turn brought

osaka-news-you = **You { $what }**
osaka-news-other = { $who } { $what }
osaka-news-earned = get { $vp } ({ $sum })
osaka-news-earned-all = get { $vp } for { $goods }
osaka-news-gone = lose { $goods }
osaka-news-bought = buys { $goods } for { $price }
osaka-news-took = takes { $card } as coins
osaka-news-reserved = reserves { $card } { $area ->
    [market] in the market
   *[farm] in the farm
 }
osaka-news-sold = sells { $goods } for { $vp }
osaka-news-insured = saves { $goods }
osaka-news-lost = loses { $goods }
osaka-news-passed = has no move
osaka-brought = +{ $more }, now { $all }
osaka-brought-goods = { $more ->
    [0] { $all ->
        [0] no goods left
        [one] 1 good left
       *[other] { $all } goods left
    }
    [one] +1 good, now { $all }
   *[other] +{ $more } goods, now { $all }
 }
osaka-brought-coins = leaves you { $count ->
    [0] no coins
   *[other] { $coins }
 }
osaka-brought-stone = reservation piece laid
osaka-fact-goods = goods { $card }
osaka-fact-ship = { $colour ->
    [red] red ship
    [blue] blue ship
    [yellow] yellow ship
   *[green] green ship
 }, place
