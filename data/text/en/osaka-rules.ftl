# Traders of Osaka: answers, their consequences, prompts, refusals.

## Cards and colours

osaka-card = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
 } { $value }
osaka-cards = { $count } × { $card }
osaka-suit = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
 } { $values }
osaka-goods-of = { $count } { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
 }

## Questions and their parts

osaka-ask-token = choose your first achievement token
osaka-ask-turn = buy, take coins or reserve
osaka-ask-insurance = payday: insure your goods at risk?
osaka-part-token = Take a token of this colour
osaka-part-buy = Buy all you can, paying with
osaka-part-take = Take 1 card as coins
osaka-part-reserve = Reserve 1 card with your piece
osaka-part-insure = Discard to insure
osaka-part-save = Or choose the goods to save
osaka-part-none = Insure nothing
osaka-missing-buy = buy
osaka-missing-reserve = reserve
osaka-missing-insure = insure
osaka-standing = Insurance
osaka-standing-never = Never insure
osaka-standing-most = Insure as much as possible

## Answers

osaka-do-token = { $colour ->
    [red] Red +1
    [blue] Blue +1
    [yellow] Yellow +1
   *[green] Green +1
 }
osaka-do-buy = { $coins }: { $cards }
osaka-buy-detail = { $spare ->
    [0] exact
   *[other] { $spare } { $spare ->
        [one] coin
       *[other] coins
    } too many
 }; { $kept ->
    [0] leaves your hand empty
   *[other] leaves you { $kept } coins{ $insured ->
        [0] {""}
       *[other] , which can insure { $insures }
    }
 }
osaka-do-take = Take { $card }
osaka-take-detail = makes your hand worth { $coins } coins
osaka-do-take-own = Take { $card }, your reserved card
osaka-take-own-detail = you get your piece back; makes your hand worth { $coins } coins
osaka-do-reserve = { $area ->
    [market] Reserve { $card } in the market
   *[farm] Reserve { $card } in the farm
 }
osaka-do-insure = { $cards }: { $count ->
    [one] saves 1 good
   *[other] saves { $count } goods
 }
osaka-do-save = { $goods }, for { $cards }
osaka-do-insure-none = Insure nothing
osaka-insure-detail = saves { $goods }; { $count ->
    [0] nothing is lost
   *[other] lost: { $lost }
 }{ $wasted ->
    [0] {""}
    [one] ; 1 symbol too many
   *[other] ; { $wasted } symbols too many
 }

## What is missing

osaka-too-dear = costs { $price }, you have { $coins }
osaka-nothing-to-buy = nothing for you in the market
osaka-stone-of = reserved by { $who }
osaka-stone-on = your piece is on { $card }
osaka-all-reserved = every card is reserved already
osaka-no-symbols = you have no card with a symbol for goods at risk

## Refusals

osaka-asked-token = Now choose your first token: type "token" and a colour.
osaka-asked-turn = Now buy, take or reserve.
osaka-asked-insurance = Now insure: type "insure" and cards, or "insure none".
osaka-no-such-cards = You don't have these cards.
osaka-no-payment = That pays only { $coins } of { $price }.
osaka-not-in-hand = { $have ->
    [0] You have no { $card } in your hand.
    [one] You only have 1 { $card } in your hand.
   *[other] You only have { $have } × { $card } in your hand.
 }
osaka-not-your-stone = Your piece is not on { $card }.
osaka-reserved-by = { $who } has reserved { $card }.
osaka-only-in-farm = Only market cards can be taken; { $card } is in the farm.
osaka-not-in-market = The market has no { $card }.
osaka-stone-used = Your reservation piece is on a card already.
osaka-not-on-offer = There is no free { $card } there, in market or farm.
osaka-free-elsewhere = { $card } is not in { $area ->
    [market] the market, but free in the farm
   *[farm] the farm, but free in the market
 }.
osaka-nothing-discarded = Name the cards to discard or type "none".
osaka-nothing-saved = Name the goods to save.
osaka-no-symbol = { $card } has no insurance symbol. Name hand cards of value 2 or 3: they save goods of their colour.
osaka-colour-safe = No { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
 } goods of yours are at risk, so { $card } saves nothing.
osaka-no-insurance-card = You don't have that many { $card } to insure goods at risk.
osaka-not-at-risk = You don't have that many { $card } at risk.
osaka-symbols-short = { $symbols ->
    [0] You discard no symbol
    [one] You discard 1 symbol
   *[other] You discard { $symbols } symbols
 } for { $goods } { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
 } { $goods ->
    [one] good
   *[other] goods
 }.
