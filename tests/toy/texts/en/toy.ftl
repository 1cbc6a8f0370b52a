# Words of the toy game.
toy-name = Lantern Fair
toy-name-short = Lantern Fair
toy-colour = { $colour ->
    [red] red
    [blue] blue
   *[green] green
 }
toy-lantern = { $colour ->
    [red] red lantern
    [blue] blue lantern
   *[green] green lantern
 }
toy-some = { $n } x { $lantern }
toy-post = post { $post }
toy-post-lit = post { $post }, lit
toy-ask-keep = keep one of your two lanterns
toy-ask-hang = hang your sign on a post
toy-ask-effects = which comes first?
toy-ask-stall = light, sell, or end the turn
toy-ask-clap = clap for the sale?
toy-part-keep = Keep one lantern
toy-part-hang = Hang your sign
toy-part-effects = First
toy-part-light = Light posts
toy-part-sell = Sell lanterns
toy-part-end = End
toy-part-clap = Clap
toy-do-keep = Keep the { $lantern }
toy-do-hang = Hang your sign on post { $post }
toy-do-draw = Draw a lantern first, then count
toy-do-count = Count first: +{ $coins } coins, then draw
toy-do-count-detail = The lantern drawn afterwards does not count
toy-do-light = Light { $posts }: -{ $cost } coins, 3 points each
toy-do-sell = Sell { $lanterns }: +{ $coins } coins
toy-do-clap = Clap: +1 coin for both
toy-do-hush = Do not clap
toy-do-end = End the turn
toy-wish = clapping
toy-wish-always-clap = always clap
toy-not-now = that is not asked now
toy-not-offered = you are not offered that lantern
toy-no-post = there is no free post of that number
toy-once = only once a turn
toy-no-coins = it costs { $cost }, you have { $coins }
toy-no-light = one to { $most } of your own dark posts
toy-no-lanterns = you do not have these lanterns
toy-no-sale = one to { $most } lanterns
toy-tell-kept = { $who } has kept a lantern
toy-tell-kept-own = You keep the { $lantern }
toy-tell-hung = { $who } hung a sign on post { $post }
toy-tell-drew = { $who } drew a lantern
toy-tell-drew-own = You drew a { $lantern }
toy-tell-counted = { $who } counted lanterns: +{ $coins } coins
toy-tell-lit = { $who } lit { $posts }
toy-tell-sold = { $who } sold { $lanterns } for { $coins } coins
toy-tell-clapped = { $who } clapped for { $seller }: a coin for both
toy-tell-hushed = { $who } did not clap
toy-tell-ended = The fair is over. Most points: { $who }
toy-hand = Your lanterns: { $lanterns }
toy-offer = Offered: { $lanterns }
toy-title-street = The street
toy-title-people = The traders
toy-title-rest = The rest
toy-free = All other posts are free.
toy-person = { $who }: { $coins } coins, { $held } lanterns in hand, posts { $posts }
toy-round = Round { $round } of { $rounds }, { $bag } lanterns left to draw.
toy-score = { $who } { $points }
toy-score-line = { $each } · round { $round } of { $rounds }
toy-last-round = **This is the last round.**
toy-win = { $who } wins with { $points } points.
toy-place = { $place }. { $who }: { $points } points
toy-option-length = Length
toy-option-length-short = 3 rounds
toy-option-length-long = 5 rounds
toy-topic-keep = Keeping
toy-topic-keep-text = Everybody is offered two lanterns of different colours and keeps one of them. The other one goes back unseen.
toy-topic-hang = Hanging
toy-topic-hang-text = Hang your sign on a free post. Then draw a lantern and get a coin for each lantern you hold, in any order.
toy-topic-effects = Order of effects
toy-topic-effects-text = Drawing first means one coin more, if a lantern is left to be drawn.
toy-topic-stall = The stall
toy-topic-stall-text = Once a turn you may light one or two of your posts for a coin each, and once a turn sell one to three lanterns for two coins each. A lit post is worth three points.
toy-topic-clap = Clapping
toy-topic-clap-text = After a sale the next player says whether to clap. Clapping brings a coin to both.
toy-table-lanterns = lanterns
toy-fact = { $what ->
    [coins] coins
   *[first-post] first post
 }
toy-fact-place = { $n ->
    [0] free
   *[other] seat { $n }
 }
