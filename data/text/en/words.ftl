# What is this? The words of a game that a newcomer does not know, each explained in one sentence.

house-what = { $word }?

## Yokohama

yokohama-what-order = Order
yokohama-what-order-text = **Order:** a card that asks for goods; completed, it brings points, often money or an import, and a country icon.
yokohama-what-power = Power
yokohama-what-power-text = **Power:** 1 for each of your assistants, your president, your shop and your trading house in the area. It decides what the area gives.
yokohama-what-agent = Foreign agent
yokohama-what-agent-text = **Foreign agent:** two equal country icons on your cards bring one. Once a turn an agent acts for you in an area where you have an assistant, without the president.
yokohama-what-token = 5-power token
yokohama-what-token-text = **5-power token:** whoever acts in an area with power 5 may take the one that is there, and gets what it shows.
yokohama-what-import = Import
yokohama-what-import-text = **Import:** not a trade good, so no order needs it. Customs, church, ports and laboratories take it as payment.
yokohama-what-production = Production value
yokohama-what-production-text = **Production value:** the number on a technology. Your power in the laboratory pays for it; each point short costs 2 yen or 1 import.
yokohama-what-faith = Faith
yokohama-what-faith-text = **Faith:** your power in the church, plus 1 for each thing you pay there. A space needs the faith it shows.

## Traders of Osaka

osaka-what-payday = Payday
osaka-what-payday-text = **Payday:** as soon as a ship reaches Edo, everyone sells their goods of its colour for VP.
osaka-what-piece = Piece
osaka-what-piece-text = **Reservation piece:** it keeps one card for you; no one else can buy or take it. The piece comes back with the card.
osaka-what-tide = Black Tide
osaka-what-tide-text = **Black Tide:** on every payday the ships at Enshunada sink, and with them all goods of their colours that are not insured.
osaka-what-symbol = Insurance
osaka-what-symbol-text = **Insurance symbol:** the small symbols at the upper right of a card in your hand. Discarded, each saves 1 good of its colour.

## Nippon: Zaibatsu

nippon-what-wages = Wages
nippon-what-wages-text = **Wages:** when you consolidate you pay 3 money for each colour in your work area, however many workers of it you have.
nippon-what-department = Department
nippon-what-department-text = **Department:** each colour of workers has one on your board. Activated, it brings coal, silk, iron, money, steps or VP; upgraded, more.
nippon-what-rnd = R&D value
nippon-what-rnd-text = **R&D value:** how far your marker is on the R&D track. Each level of factories needs a certain value.
nippon-what-modifier = Modifier
nippon-what-modifier-text = **Modifier:** the effect of a factory that makes one action better. Each action can be modified by one factory.
nippon-what-marker = Influence marker
nippon-what-marker-text = **Influence marker:** its number is your influence in the region. A higher one pushes a lower one off its space.
nippon-what-contract = Contract
nippon-what-contract-text = **Contract:** one of your eight tiles. Completing it activates its department, and contracts count at the end.
nippon-what-specialist = Specialist
nippon-what-specialist-text = **Specialist:** comes to your work area with a ship. It counts as a worker of its colour, and its tile upgrades your department.
nippon-what-prestige = Prestige tile
nippon-what-prestige-text = **Prestige tile:** at the end it scores the part of your board it is placed beside.
