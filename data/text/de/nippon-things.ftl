# Nippon: was auf dem Tisch liegt, mit Namen und Zahlen.

nippon-name = Nippon: Zaibatsu
nippon-name-short = Nippon

## Arbeitskräfte und Farben

nippon-colour = { $colour ->
    [white] weiß
    [blue] blau
    [grey] grau
    [yellow] gelb
    [red] rot
   *[black] schwarz
 }
nippon-worker = { $colour ->
    [white] weiße Arbeitskraft
    [blue] blaue Arbeitskraft
    [grey] graue Arbeitskraft
    [yellow] gelbe Arbeitskraft
    [red] rote Arbeitskraft
   *[black] schwarze Arbeitskraft
 }
nippon-specialist = { $colour ->
    [white] weiße Facharbeitskraft
    [blue] blaue Facharbeitskraft
    [grey] graue Facharbeitskraft
    [yellow] gelbe Facharbeitskraft
    [red] rote Facharbeitskraft
   *[black] schwarze Facharbeitskraft
 }
nippon-workers = { $colour ->
    [white] { $count ->
        [one] 1 weiße
       *[other] { $count } weiße
    }
    [blue] { $count ->
        [one] 1 blaue
       *[other] { $count } blaue
    }
    [grey] { $count ->
        [one] 1 graue
       *[other] { $count } graue
    }
    [yellow] { $count ->
        [one] 1 gelbe
       *[other] { $count } gelbe
    }
    [red] { $count ->
        [one] 1 rote
       *[other] { $count } rote
    }
   *[black] { $count ->
        [one] 1 schwarze
       *[other] { $count } schwarze
    }
 }

## Geld, Ressourcen, Waren

nippon-amount = { $what ->
    [money] { $count } Geld
    [coal] { $count } Kohle
    [silk] { $count } Seide
    [iron] { $count } Eisen
    [goods] { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
   *[points] { $count } SP
 }
nippon-good = { $good ->
    [cotton] Baumwolle
    [paper] Papier
    [bento] Bentō
    [lenses] Linsen
    [bulbs] Glühlampen
   *[clocks] Uhren
 }
nippon-goods = { $good ->
    [cotton] { $count ->
        [one] 1 Baumwolle
       *[other] { $count } Baumwolle
    }
    [paper] { $count ->
        [one] 1 Papier
       *[other] { $count } Papier
    }
    [bento] { $count ->
        [one] 1 Bentō
       *[other] { $count } Bentō
    }
    [lenses] { $count ->
        [one] 1 Linse
       *[other] { $count } Linsen
    }
    [bulbs] { $count ->
        [one] 1 Glühlampe
       *[other] { $count } Glühlampen
    }
   *[clocks] { $count ->
        [one] 1 Uhr
       *[other] { $count } Uhren
    }
 }

## Fabriken und Abteilungen

nippon-good-name = { $good ->
    [cotton] Baumwolle
    [paper] Papier
    [bento] Bentō
    [lenses] Linsen
    [bulbs] Glühlampen
   *[clocks] Uhren
 }
nippon-factory = { nippon-good-name } { $tile }
nippon-family = Familienbetrieb
nippon-placed = { $how ->
    [from] { $factory ->
        [family] aus dem Familienbetrieb
       *[tile] aus { $tiles }
    }
    [into] { $factory ->
        [family] in den Familienbetrieb
       *[tile] in { $tiles }
    }
   *[in] { $factory ->
        [family] im Familienbetrieb
       *[tile] in { $tiles }
    }
 }
nippon-department = { $colour ->
    [white] Neuheiten (weiß)
    [blue] Buchhaltung (blau)
    [grey] Logistik (grau)
    [yellow] Außendienst (gelb)
    [red] Ausstattung (rot)
   *[black] Energieversorgung (schwarz)
 }
nippon-do-department = { nippon-department }: { $steps ->
    [0] { $gain }
    [one] 1 Feld vor bei F&E oder Bergbau
   *[other] { $steps } Felder vor bei F&E oder Bergbau
 }

## Der Spielplan

nippon-region = { $region ->
    [southwest] Südwesten
    [kansai] Kansai
    [kanto] Kanto
   *[north] Norden
 }
nippon-in-region = { $region ->
    [southwest] im Südwesten
    [kansai] in Kansai
    [kanto] in Kanto
   *[north] im Norden
 }
nippon-city = { $city ->
    [fukuoka] Fukuoka
    [hiroshima] Hiroshima
    [osaka] Osaka
    [kyoto] Kyoto
    [nagoya] Nagoya
    [tokyo] Tokio
    [sendai] Sendai
   *[sapporo] Sapporo
 }
nippon-edge = { $edge ->
    [top] oben
    [right] rechts
    [bottom] unten
   *[left] links
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
    [rnd] F&E
    [mining] Bergbau
    [factory] Fabrikbau
    [machines] Maschinen
    [produce] Produktion
    [ships] Schiffe
    [railways] Eisenbahnen
    [markets] Heimische Märkte
   *[invest] Investitionen und Verträge
 }
nippon-action-short = { $action ->
    [rnd] F&E
    [mining] Bergbau
    [factory] Fabrikbau
    [machines] Maschinen
    [produce] Produktion
    [ships] Schiffe
    [railways] Eisenbahnen
    [markets] Märkte
   *[invest] Investitionen
 }
nippon-marker = Einflussmarker { $value }

## Zaibatsu-Tableaus

nippon-track = { $track ->
    [rnd] F&E
    [mining] Bergbau
   *[finance] Finanzen
 }
nippon-steps = { nippon-track } +{ $steps }
nippon-area = { $area ->
    [ships] Schiffe
    [machines] Maschinen
    [railways] Eisenbahnen
    [rnd] F&E
    [mining] Bergbau
    [finance] Finanzen
    [factories] Fabriken
   *[contracts] Verträge
 }
nippon-pieces = { $piece ->
    [ship] { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }
    [machine] { $count ->
        [one] 1 Maschine
       *[other] { $count } Maschinen
    }
   *[railway] { $count ->
        [one] 1 Eisenbahn
       *[other] { $count } Eisenbahnen
    }
 }
nippon-bonus = { $bonus ->
    [white] Neuheiten (weiß)
    [blue] Buchhaltung (blau)
    [grey] Logistik (grau)
    [yellow] Außendienst (gelb)
    [red] Ausstattung (rot)
    [black] Energieversorgung (schwarz)
    [any] Abteilung nach Wahl
    [finance] Finanzen +1
    [marker3] Einflussmarker 3
    [marker5] Einflussmarker 5
   *[marker7] Einflussmarker 7
 }

## Ziele

nippon-goal = { $goal ->
    [factories] gebaute Fabriken
    [machines] gebaute Maschinen
    [railways] gebaute Eisenbahnen
    [rnd] F&E-Leiste
    [mining] Bergbau-Leiste
    [finance] Finanzen-Leiste
    [ships] entsendete Schiffe
    [contracts] abgeschlossene Verträge
   *[markers] Einflussmarker auf dem Spielplan
 }
