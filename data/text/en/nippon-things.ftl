# Nippon: what lies on the table, by name and by number.

nippon-name = Nippon: Zaibatsu
nippon-name-short = Nippon

## Workers and colours

nippon-colour = { $colour ->
    [white] white
    [blue] blue
    [grey] grey
    [yellow] yellow
    [red] red
   *[black] black
 }
nippon-worker = { $colour ->
    [white] white worker
    [blue] blue worker
    [grey] grey worker
    [yellow] yellow worker
    [red] red worker
   *[black] black worker
 }
nippon-specialist = { $colour ->
    [white] white specialist
    [blue] blue specialist
    [grey] grey specialist
    [yellow] yellow specialist
    [red] red specialist
   *[black] black specialist
 }
nippon-workers = { $colour ->
    [white] { $count ->
        [one] 1 white
       *[other] { $count } white
    }
    [blue] { $count ->
        [one] 1 blue
       *[other] { $count } blue
    }
    [grey] { $count ->
        [one] 1 grey
       *[other] { $count } grey
    }
    [yellow] { $count ->
        [one] 1 yellow
       *[other] { $count } yellow
    }
    [red] { $count ->
        [one] 1 red
       *[other] { $count } red
    }
   *[black] { $count ->
        [one] 1 black
       *[other] { $count } black
    }
 }

## Money, resources, goods

nippon-amount = { $what ->
    [money] { $count } money
    [coal] { $count } coal
    [silk] { $count } silk
    [iron] { $count } iron
    [goods] { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
   *[points] { $count } VP
 }
nippon-good = { $good ->
    [cotton] cotton
    [paper] paper
    [bento] bento
    [lenses] lenses
    [bulbs] light bulbs
   *[clocks] clocks
 }
nippon-goods = { $good ->
    [cotton] { $count ->
        [one] 1 cotton
       *[other] { $count } cotton
    }
    [paper] { $count ->
        [one] 1 paper
       *[other] { $count } paper
    }
    [bento] { $count ->
        [one] 1 bento
       *[other] { $count } bento
    }
    [lenses] { $count ->
        [one] 1 lens
       *[other] { $count } lenses
    }
    [bulbs] { $count ->
        [one] 1 light bulb
       *[other] { $count } light bulbs
    }
   *[clocks] { $count ->
        [one] 1 clock
       *[other] { $count } clocks
    }
 }

## Factories and departments

nippon-good-name = { $good ->
    [cotton] Cotton
    [paper] Paper
    [bento] Bento
    [lenses] Lenses
    [bulbs] Light bulbs
   *[clocks] Clocks
 }
nippon-factory = { nippon-good-name } { $tile }
nippon-family = family business
nippon-placed = { $how ->
    [from] { $factory ->
        [family] from the family business
       *[tile] from { $tiles }
    }
   *[other] { $factory ->
        [family] in the family business
       *[tile] in { $tiles }
    }
 }
nippon-department = { $colour ->
    [white] Novelties (white)
    [blue] Accounting (blue)
    [grey] Logistics (grey)
    [yellow] Field service (yellow)
    [red] Equipment (red)
   *[black] Power supply (black)
 }
nippon-do-department = { nippon-department }: { $steps ->
    [0] { $gain }
    [one] 1 step on R&D or Mining
   *[other] { $steps } steps on R&D or Mining
 }

## The board

nippon-region = { $region ->
    [southwest] Southwest
    [kansai] Kansai
    [kanto] Kanto
   *[north] North
 }
nippon-in-region = { $region ->
    [southwest] in the Southwest
    [kansai] in Kansai
    [kanto] in Kanto
   *[north] in the North
 }
nippon-city = { $city ->
    [fukuoka] Fukuoka
    [hiroshima] Hiroshima
    [osaka] Osaka
    [kyoto] Kyoto
    [nagoya] Nagoya
    [tokyo] Tokyo
    [sendai] Sendai
   *[sapporo] Sapporo
 }
nippon-edge = { $edge ->
    [top] top
    [right] right
    [bottom] bottom
   *[left] left
 }
nippon-space = { nippon-city }, { nippon-good } ({ nippon-edge })
nippon-destination = { $destination ->
    [sanfrancisco] San Francisco
    [newyork] New York
    [washington] Washington
    [london] London
    [paris] Paris
   *[berlin] Berlin
 }
nippon-action = { $action ->
    [rnd] R&D
    [mining] Mining
    [factory] Factory
    [machines] Machines
    [produce] Production
    [ships] Ships
    [railways] Railways
    [markets] Domestic markets
   *[invest] Investments and contracts
 }
nippon-action-short = { $action ->
    [rnd] R&D
    [mining] Mining
    [factory] Factory
    [machines] Machines
    [produce] Production
    [ships] Ships
    [railways] Railways
    [markets] Markets
   *[invest] Investments
 }
nippon-marker = influence marker { $value }

## Zaibatsu boards

nippon-track = { $track ->
    [rnd] R&D
    [mining] Mining
   *[finance] Finance
 }
nippon-steps = { nippon-track } +{ $steps }
nippon-area = { $area ->
    [ships] Ships
    [machines] Machines
    [railways] Railways
    [rnd] R&D
    [mining] Mining
    [finance] Finance
    [factories] Factories
   *[contracts] Contracts
 }
nippon-pieces = { $piece ->
    [ship] { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
    [machine] { $count ->
        [one] 1 machine
       *[other] { $count } machines
    }
   *[railway] { $count ->
        [one] 1 railway
       *[other] { $count } railways
    }
 }
nippon-bonus = { $bonus ->
    [white] Novelties (white)
    [blue] Accounting (blue)
    [grey] Logistics (grey)
    [yellow] Field service (yellow)
    [red] Equipment (red)
    [black] Power supply (black)
    [any] department of choice
    [finance] Finance +1
    [marker3] influence marker 3
    [marker5] influence marker 5
   *[marker7] influence marker 7
 }

## Goals

nippon-goal = { $goal ->
    [factories] factories built
    [machines] machines built
    [railways] railways built
    [rnd] R&D track
    [mining] Mining track
    [finance] Finance track
    [ships] ships sent
    [contracts] contracts completed
   *[markers] influence markers on the board
 }
