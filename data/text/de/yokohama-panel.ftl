# Yokohama: die private Ansicht und die Aufträge auf der Hand.

yokohama-hand-offer = Behalte einen dieser Aufträge; der andere geht ungesehen in die Schachtel zurück.
yokohama-hand-order = Auftrag { $order }
yokohama-hand-empty = Du hast keine Aufträge auf der Hand.
yokohama-panel-keep = Behalte { $order }: { $goods }
yokohama-panel-own = Vorrat: { $hand } · { $goods }
yokohama-panel-order = Auftrag { $order } · { $ready ->
    [0] fehlt noch: { $missing }
   *[other] **erfüllbar**
 }
yokohama-panel-acting = **{ $area }: Stärke { $power }**
yokohama-panel-power = **Stärke { $power }**
yokohama-panel-last = { $rounds ->
    [one] **Dein letzter Zug**
   *[other] **Dein vorletzter Zug**
 }
yokohama-panel-where = Wohin …
yokohama-panel-by-hand = Einzeln platzieren …
yokohama-panel-first = Zuerst: Aufträge, Vertreter …
yokohama-panel-place-hint = Einzeln: { $most ->
    [one] 1 Gebiet, 1 Assistent
   *[other] bis { $most } Gebiete, je 1
 }
yokohama-panel-place-detail = Stärke { $power } mit Präsident: { $effect }{ $here ->
    [0] {""}
   *[other] {""}; dort schon { $here } { $here ->
        [one] Assistent
       *[other] Assistenten
    }
 }
yokohama-panel-placed = { $count ->
    [one] 1 Assistent platziert ({ $areas })
   *[other] { $places ->
        [one] { $count } Assistenten platziert ({ $areas })
       *[other] Assistenten platziert ({ $areas })
    }
 }
yokohama-panel-besides = Oder eine Technologie nutzen
yokohama-panel-learned = { $technology } erworben
yokohama-panel-stayed = { $count ->
    [0] der Präsident bleibt im Vorrat
    [one] 1 Assistent zurück im Vorrat
   *[other] { $count } Assistenten zurück im Vorrat
 }
yokohama-panel-no-way = Kein Gebiet ist erreichbar: Dein Präsident { $stays ->
    [0] kehrt in den Vorrat zurück.
   *[other] bleibt im Vorrat.
 }
yokohama-back = { $verb ->
    [place] { $count ->
        [one] Assistent { $what }
       *[other] { $count } Assistenten
    }
    [double] 2 Assistenten { $what }
    [telegram] Telegramm, Assistent { $what }
    [go] Präsident { $what }
    [recall] Präsident zurückgeholt
    [agent] Auslandsvertreter { $what }
    [station] Bahnhof { $what }
    [order] { $count ->
        [one] Auftrag { $what }
       *[other] Aufträge { $what }
    }
    [church] Kirche, Glaubenskraft { $count }
    [customs] Importlager, Feld { $count }
    [shop] Geschäft auf Feld { $count }
    [house] Handelshaus
    [hire] { $what } aus dem Warenhaus
    [gain] { $what }
    [move] { $count ->
        [one] Assistent { $what }
       *[other] Assistenten { $what }
    }
    [trade] Tausch
    [token] Stärke-5-Plättchen
   *[end] Ende des Zuges
 }
yokohama-panel-go = Ziehe von { $area } zu
yokohama-panel-recalled = { $number } { $number ->
    [one] Assistent
   *[other] Assistenten
 } von { $area }
yokohama-panel-recall = { $stays ->
    [0] { $only ->
        [0] Oder Präsident zurück, mit …
       *[other] Präsident zurück, mit …
    }
   *[other] { $only ->
        [0] Oder Präsident bleibt im Vorrat: …
       *[other] Präsident bleibt im Vorrat: …
    }
 }
yokohama-panel-recall-some = Oder nur einige der Assistenten
yokohama-panel-take-one = Nimm einen Auftrag
yokohama-panel-take-two = Bis 2 Aufträge (2.: { $pay ->
    [yen] 2 Yen
   *[import] 1 Importgut
 })
yokohama-panel-take-detail = { $ready ->
    [0] fehlt noch: { $missing }
   *[other] du hast alles dafür
 }{ $icons ->
    [0] {""}
    [one] {""}; du hast 1 Symbol { $country }
   *[other] {""}; du hast { $icons } Symbole { $country }
 }; { $zone ->
    [low] ab Stärke 2
    [mid] ab Stärke 3
   *[high] ab Stärke 4
 }
yokohama-panel-move-from = Assistenten nehmen von
yokohama-panel-move-source = Von: { $source } ({ $count ->
    [one] 1 Assistent
   *[other] { $count } Assistenten
 })
yokohama-panel-move-into = { $most ->
    [one] Von: { $source }, in ein Gebiet
   *[other] Von: { $source }, in bis zu { $most } Gebiete, je 1
 }
yokohama-panel-movements = Noch zu bewegen: { $count ->
    [one] 1 Assistent
   *[other] bis zu { $count } Assistenten
 }
yokohama-panel-stays = 1 Assistent bleibt hier: { $area }
yokohama-panel-telephone = Telefon: { $stays ->
    [0] alle kehren zurück
   *[other] 1 Assistent bleibt hier: { $area }
 } (ändern)
yokohama-panel-agent-next = Auslandsvertreter ({ $left } übrig) …
yokohama-panel-token-and = { $build } + { $token }
yokohama-panel-token-only = Nur das Plättchen ({ $reward })
yokohama-panel-build-only = Ohne Plättchen: { $build }
yokohama-panel-shop-on = Geschäft auf { $space } ({ $reward })
yokohama-panel-house-for = Handelshaus ({ $reward })
yokohama-panel-piece = { $piece ->
    [assistant] 1 Assistent
    [shop] 1 Geschäft
    [house] 1 Handelshaus
   *[none] nichts
 }{ $cost ->
    [0] {""}
   *[other] {""} für { $cost } Yen
 } aus dem Warenhaus
yokohama-panel-ask-bonus = { $what ->
    [token] Stärke-5-Plättchen nehmen?
   *[build] etwas bauen?
 }
yokohama-panel-leave-both = Auf beides verzichten
yokohama-panel-extras = { $first ->
    [0] Aufträge und Errungenschaften
   *[other] Zuerst: Aufträge, Errungenschaften
 }
yokohama-panel-agents = { $first ->
    [0] Setze Auslandsvertreter ein ({ $left } übrig)
   *[other] Zuerst: Auslandsvertreter ({ $left } übrig)
 }
yokohama-panel-church-pay = Zahlen mit (leer: am günstigsten)
yokohama-panel-church-own = Feld, gezahlt wie oben gewählt
yokohama-panel-plan = Rest des Zuges planen …
yokohama-panel-plan-title = Kirche: der Rest deines Zuges
yokohama-panel-plan-space = Feld
yokohama-panel-plan-space-detail = Genannt ist die günstigste Zahlung.
yokohama-panel-plan-pay = Etwas anderes zahlen
yokohama-panel-plan-pay-detail = Leer: die günstigste Zahlung.
yokohama-panel-plan-move = Assistenten aus dem Vorrat bewegen nach
yokohama-panel-plan-move-detail = Höchstens so viele, wie das Feld Bewegungen bringt. Leer: Du wirst gefragt.
yokohama-panel-plan-bonus = Plättchen und Bauen
yokohama-panel-plan-bonus-detail = Leer: Du wirst gefragt. Wählst du hier, verfallen Bewegungen, die oben fehlen.
yokohama-panel-plan-then = Danach Aufträge und Errungenschaften
yokohama-panel-plan-then-detail = Wählst du hier, entfällt, was oben leer ist{ $telephone ->
    [0] .
   *[other] {""}; per Telefon bleibt 1 im Gebiet.
 }
yokohama-panel-bonus = Plättchen und Bauen
yokohama-panel-achievement = Errungenschaft { $id }
yokohama-panel-hire = Oder weniger
yokohama-panel-hire-most = { $most ->
    [one] Nimm 1 Spielstein
   *[other] Nimm { $most } Spielsteine
 }
yokohama-panel-trade-form = Tausch zusammenstellen …
yokohama-panel-trade-title = Chinatown: bis zu { $most }-mal, du hast { $yen } Yen
yokohama-panel-trade-good = { $good ->
    [copper] Kupfer
    [silk] Seide
    [tea] Tee
    [fish] Fisch
   *[import] Importgüter
 }, { $price } Yen (du hast { $have })
yokohama-panel-exchange = { $sold ->
    [0] { $what } kaufen: zahle { $yen } Yen
   *[other] { $bought ->
        [0] { $what } verkaufen: +{ $yen } Yen
       *[other] { $what } verkaufen und { $bought } kaufen
    }
 }
yokohama-panel-mining = Bergbautechnik: Kaufst du Kupfer, bekommst du 1 mehr.
yokohama-panel-late = Ab Technologie 4: +1 Importgut oder 2 Yen
yokohama-panel-trade-order = { $together ->
    [0] dann hast du alles für einen der Aufträge { $orders }
   *[other] dann hast du alles für { $orders }
 }
yokohama-closer-area = Ein Gebiet
yokohama-thing-faith = Glaubenskraft { $faith }
yokohama-thing-sell = { $good } verkaufen
yokohama-thing-buy = { $good } kaufen
yokohama-thing-from = von { $source }
yokohama-thing-into = nach { $area }
yokohama-thing-hand = Vorrat

## The story since one's last turn, and what a turn brought

yokohama-news-you = **Du bekommst { $what }**
yokohama-news-fee = { $yen } von { $who }
yokohama-news-house = { $reward } durch dein Handelshaus
yokohama-news-other = { $who } { $what }
yokohama-news-acted = handelt { $area } mit Stärke { $power }
yokohama-news-built = { $piece ->
    [shop] baut { $area } ein Geschäft
   *[house] baut { $area } ein Handelshaus
 }
yokohama-news-learned = erwirbt { $technology }
yokohama-news-board = { $board ->
    [church] schickt 1 Assistenten in die Kirche
   *[customs] schickt 1 Assistenten ins Importlager
 }
yokohama-news-hired = holt Spielsteine ({ $what })
yokohama-news-took = nimmt { $orders }
yokohama-news-completed = erfüllt { $order }
yokohama-news-achieved = erlangt Errungenschaft { $achievement }: { $points }
yokohama-news-new = Neu { $what }
yokohama-news-orders = { $area }: { $orders }
yokohama-news-technologies = { $area }: { $technologies }
yokohama-news-technology = { $technology }, { $effect }
yokohama-brought-order = Auftrag { $order } erfüllt
yokohama-brought-taken = { $count ->
    [one] 1 Auftrag genommen
   *[other] { $count } Aufträge genommen
 }
yokohama-brought-built = { $piece ->
    [shop] { $count ->
        [one] 1 Geschäft gebaut
       *[other] { $count } Geschäfte gebaut
    }
   *[house] { $count ->
        [one] 1 Handelshaus gebaut
       *[other] { $count } Handelshäuser gebaut
    }
 }
yokohama-brought-achievement = Errungenschaft { $achievement } erlangt
yokohama-fact = { $what ->
    [yen] Yen
    [copper] Kupfer
    [silk] Seide
    [tea] Tee
    [fish] Fisch
    [import] Importgüter
   *[president] Präsident
 }
