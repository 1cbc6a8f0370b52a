# Nippon: ciò che è sul tavolo, con nomi e numeri.

nippon-name = Nippon: Zaibatsu
nippon-name-short = Nippon

## Lavoratori e colori

nippon-colour = { $colour ->
    [white] bianco
    [blue] blu
    [grey] grigio
    [yellow] giallo
    [red] rosso
   *[black] nero
 }
nippon-worker = { $colour ->
    [white] lavoratore bianco
    [blue] lavoratore blu
    [grey] lavoratore grigio
    [yellow] lavoratore giallo
    [red] lavoratore rosso
   *[black] lavoratore nero
 }
nippon-specialist = { $colour ->
    [white] specialista bianco
    [blue] specialista blu
    [grey] specialista grigio
    [yellow] specialista giallo
    [red] specialista rosso
   *[black] specialista nero
 }
nippon-workers = { $colour ->
    [white] { $count ->
        [one] 1 bianco
       *[other] { $count } bianchi
    }
    [blue] { $count ->
        [one] 1 blu
       *[other] { $count } blu
    }
    [grey] { $count ->
        [one] 1 grigio
       *[other] { $count } grigi
    }
    [yellow] { $count ->
        [one] 1 giallo
       *[other] { $count } gialli
    }
    [red] { $count ->
        [one] 1 rosso
       *[other] { $count } rossi
    }
   *[black] { $count ->
        [one] 1 nero
       *[other] { $count } neri
    }
 }

## Denaro, risorse, merci

nippon-amount = { $what ->
    [money] { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
    [coal] { $count } carbone
    [silk] { $count } seta
    [iron] { $count } ferro
    [goods] { $count ->
        [one] 1 merce
       *[other] { $count } merci
    }
   *[points] { $count } PV
 }
nippon-good = { $good ->
    [cotton] cotone
    [paper] carta
    [bento] bentō
    [lenses] lenti
    [bulbs] lampadine
   *[clocks] orologi
 }
nippon-goods = { $good ->
    [cotton] { $count ->
        [one] 1 cotone
       *[other] { $count } cotone
    }
    [paper] { $count ->
        [one] 1 carta
       *[other] { $count } carta
    }
    [bento] { $count ->
        [one] 1 bentō
       *[other] { $count } bentō
    }
    [lenses] { $count ->
        [one] 1 lente
       *[other] { $count } lenti
    }
    [bulbs] { $count ->
        [one] 1 lampadina
       *[other] { $count } lampadine
    }
   *[clocks] { $count ->
        [one] 1 orologio
       *[other] { $count } orologi
    }
 }

## Fabbriche e reparti

nippon-good-name = { $good ->
    [cotton] Cotone
    [paper] Carta
    [bento] Bentō
    [lenses] Lenti
    [bulbs] Lampadine
   *[clocks] Orologi
 }
nippon-factory = { nippon-good-name } { $tile }
nippon-family = impresa di famiglia
nippon-placed = { $how ->
    [from] { $factory ->
        [family] dall'impresa di famiglia
       *[tile] da { $tiles }
    }
   *[other] { $factory ->
        [family] nell'impresa di famiglia
       *[tile] in { $tiles }
    }
 }
nippon-department = { $colour ->
    [white] Novità (bianco)
    [blue] Contabilità (blu)
    [grey] Logistica (grigio)
    [yellow] Servizio esterno (giallo)
    [red] Attrezzature (rosso)
   *[black] Energia (nero)
 }
nippon-do-department = { nippon-department }: { $steps ->
    [0] { $gain }
    [one] avanza di 1 casella in R&S o Miniere
   *[other] avanza di { $steps } caselle in R&S o Miniere
 }

## La plancia

nippon-region = { $region ->
    [southwest] Sudovest
    [kansai] Kansai
    [kanto] Kanto
   *[north] Nord
 }
nippon-in-region = { $region ->
    [southwest] nel Sudovest
    [kansai] nel Kansai
    [kanto] nel Kanto
   *[north] nel Nord
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
    [top] in alto
    [right] a destra
    [bottom] in basso
   *[left] a sinistra
 }
nippon-space = { nippon-city }, { nippon-good } ({ nippon-edge })
nippon-destination = { $destination ->
    [sanfrancisco] San Francisco
    [newyork] New York
    [washington] Washington
    [london] Londra
    [paris] Parigi
   *[berlin] Berlino
 }
nippon-action = { $action ->
    [rnd] R&S
    [mining] Miniere
    [factory] Fabbrica
    [machines] Macchine
    [produce] Produzione
    [ships] Navi
    [railways] Ferrovie
    [markets] Mercati interni
   *[invest] Investimenti e contratti
 }
nippon-action-short = { $action ->
    [rnd] R&S
    [mining] Miniere
    [factory] Fabbrica
    [machines] Macchine
    [produce] Produzione
    [ships] Navi
    [railways] Ferrovie
    [markets] Mercati
   *[invest] Investimenti
 }
nippon-marker = segnalino influenza { $value }

## Plance Zaibatsu

nippon-track = { $track ->
    [rnd] R&S
    [mining] Miniere
   *[finance] Finanza
 }
nippon-steps = { nippon-track } +{ $steps }
nippon-area = { $area ->
    [ships] Navi
    [machines] Macchine
    [railways] Ferrovie
    [rnd] R&S
    [mining] Miniere
    [finance] Finanza
    [factories] Fabbriche
   *[contracts] Contratti
 }
nippon-pieces = { $piece ->
    [ship] { $count ->
        [one] 1 nave
       *[other] { $count } navi
    }
    [machine] { $count ->
        [one] 1 macchina
       *[other] { $count } macchine
    }
   *[railway] { $count ->
        [one] 1 ferrovia
       *[other] { $count } ferrovie
    }
 }
nippon-bonus = { $bonus ->
    [white] Novità (bianco)
    [blue] Contabilità (blu)
    [grey] Logistica (grigio)
    [yellow] Servizio esterno (giallo)
    [red] Attrezzature (rosso)
    [black] Energia (nero)
    [any] reparto a scelta
    [finance] Finanza +1
    [marker3] segnalino influenza 3
    [marker5] segnalino influenza 5
   *[marker7] segnalino influenza 7
 }

## Obiettivi

nippon-goal = { $goal ->
    [factories] fabbriche costruite
    [machines] macchine costruite
    [railways] ferrovie costruite
    [rnd] tracciato R&S
    [mining] tracciato Miniere
    [finance] tracciato Finanza
    [ships] navi inviate
    [contracts] contratti conclusi
   *[markers] segnalini influenza sulla plancia
 }
