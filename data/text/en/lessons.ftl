# Lessons: a game learned step by step in its own panel.

lesson-name = lesson
lesson-button = Learn by playing
lesson-none = There is no such lesson. /learn offers those that there are.
lesson-step = **{ $n } of { $of }.** { $what }
lesson-other = You could do that, but something else is to be learned here.
lesson-press = Choose { $what }.
lesson-more = You are at step { $n } of { $of } of the lesson { $game }. You can leave at any time; /learn brings you back here.
lesson-on = Back to the step
lesson-before = Step before
lesson-skip = Skip this step
lesson-anew = Restart lesson
lesson-end = **That was the lesson { $game }.** Now play it against bots.
lesson-again = Once more
lesson-practise = Play against bots

osaka-lesson-1 = Everyone begins with an achievement token of one colour, which makes your goods of that colour worth 1 more each payday: take red.
osaka-lesson-2 = The market costs 15 and your hand is worth 8, so take a card as coins: the 5, which buys most.
osaka-lesson-3 = You want the red 5 in the farm: put your reservation piece on it, and no one else can have it.
osaka-lesson-4 = You always buy the whole market: pay with blue 5, and red advances 2 spaces for two red cards.
osaka-lesson-5 = Buying would bring { $other } a red payday: take red 3 as coins.
osaka-lesson-6 = Buy with green 5 and red 2: red reaches Edo, payday.
osaka-lesson-7 = The blue ship sinks at Enshunada in the Black Tide: discard your blue 2, whose two symbols save both blue goods.
osaka-lesson-8 = An eighth token ends the game: buy with yellow 5.

yokohama-lesson-1 = Of two orders you keep one: keep GB 1, because tea and fish are the easiest goods to get.
yokohama-lesson-2 = Each turn you first place assistants, up to 3 in different areas or 2 in one: place 2 at Tea.
yokohama-lesson-3 = Now the president goes where your assistants are and acts there: 2 assistants and the president give power 3, which is 3 tea.
yokohama-lesson-4 = Your president walks only through areas with your assistants: choose Port A, and they are placed on the way.
yokohama-lesson-5 = Walk to the Port; another president in an area on the way would cost you 1 yen.
yokohama-lesson-6 = Power 3 reaches these orders: take GB 3, because two icons of the same country will bring you a foreign agent.
yokohama-lesson-7 = You have all goods for GB 1, and orders can be completed before or after the main action: complete it.
yokohama-lesson-8 = Two equal icons brought you an agent, who acts once a turn where you have assistants: send it to the Copper Mine first.
yokohama-lesson-9 = You have 3 assistants at the Silk Mill: go there, because from power 4 on you may also build.
yokohama-lesson-10 = Build a shop on space 3: it brings 1 copper now, and 1 power here in every later turn.
yokohama-lesson-11 = It is your last turn: in the Church power and goods together are your faith, so pay copper, silk, tea and fish for the space that asks for 8.
yokohama-lesson-12 = End your turn: the final score adds majorities in church, customs and technologies, sets of different countries, and what is left over.

nippon-lesson-1 = Each turn you take one worker for one action, and when wages are paid every different colour costs 3: take a white worker for R&D.
nippon-lesson-2 = Factories need R&D: pay 3 and advance 2 spaces to reach value 2.
nippon-lesson-3 = Value 2 is enough for a factory of level 1: build the paper factory 1A for 6 money, and its effect happens at once.
nippon-lesson-4 = Produce in your paper factory: it costs 2 coal, and the machine on it adds 1 good.
nippon-lesson-5 = With 3 paper you can supply a market: take a white worker again, since a colour that you have already costs no more wages.
nippon-lesson-6 = Supply Osaka with all 3 paper: your marker of value 3 replaces { $other }'s 2 and brings you the region's silk.
nippon-lesson-7 = Goods also pay for investments and contracts: give 1 paper for the contract of the blue department, which brings 3 money.
nippon-lesson-8 = Each railway in a region adds 2 influence if you have a marker there: build one in Kansai, on the space with silk.
nippon-lesson-9 = A ship upgrades a department: send one to Berlin, and its white specialist comes to your work area too.
nippon-lesson-10 = Consolidate: two departments, income, and 6 wages for 2 colours; put the tile at the factories.
nippon-lesson-11 = End the last turn: the regions are scored, everyone consolidates once more, and prestige tiles, leftover things and money bring points.
