# Yokohama: risposte, conseguenze, domande, rifiuti.

## Cose

yokohama-area = { $area ->
    [mine] Miniera di rame
    [mill] Filanda
    [tea] Piantagione di tè
    [fishing] Pesca
    [bank] Banca
    [china] Chinatown
    [church] Chiesa
    [customs] Dogana
    [agency] Agenzia per il lavoro
    [port] Porto
    [dock] Moli
    [lab] Laboratorio
    [research] Centro di ricerca
   *[canal] Canale
 }{ $number ->
    [0] {""}
   *[other] { " " }{ $number }
 }
yokohama-area-lettered = { $letter } { $area }
yokohama-some = { $thing ->
    [points] { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
    [yen] { $count } yen
    [copper] { $count } rame
    [silk] { $count } seta
    [tea] { $count } tè
    [fish] { $count ->
        [one] 1 pesce
       *[other] { $count } pesci
    }
    [import] { $count ->
        [one] 1 importazione
       *[other] { $count } importazioni
    }
    [any] { $count ->
        [one] 1 merce a scelta
       *[other] { $count } merci a scelta
    }
    [warehouse] { $count ->
        [one] 1 pezzo dal magazzino
       *[other] { $count } pezzi dal magazzino
    }
    [movement] { $count ->
        [one] 1 spostamento
       *[other] { $count } spostamenti
    }
    [agent] { $count ->
        [one] 1 agente straniero
       *[other] { $count } agenti stranieri
    }
    [free-agent] { $count ->
        [one] 1 agente libero
       *[other] { $count } agenti liberi
    }
    [assistant] { $count ->
        [one] 1 assistente
       *[other] { $count } assistenti
    }
    [shop] { $count ->
        [one] 1 negozio
       *[other] { $count } negozi
    }
   *[house] { $count ->
        [one] 1 casa commerciale
       *[other] { $count } case commerciali
    }
 }
yokohama-order = Ordine { yokohama-order-code }
yokohama-order-code = { $country ->
    [gb] GB
    [us] US
    [fr] FR
    [de] DE
   *[nl] NL
 } { $number }
yokohama-technology = { $name ->
    [ball] Ballo
    [brickyard] Mattonificio
    [electrical-light] Luce elettrica
    [exposition] Esposizione
    [gaslight] Luce a gas
    [language-school] Scuola di lingue
    [letterpress] Stampa
    [mining] Tecnica mineraria
    [newspaper] Giornale
    [patent] Brevetti
    [postal] Servizio postale
    [stagecoach] Diligenza
    [station] Stazione
    [stock-market] Borsa
    [telegram] Telegramma
    [telephone] Telefono
    [spinning-mill] Filatura
    [tram] Tram
    [university] Università
   *[winery] Cantina
 }
yokohama-technology-of = { yokohama-technology } (carta { $country ->
    [gb] GB
    [us] US
    [fr] FR
    [de] DE
   *[nl] NL
 })
yokohama-effect = { $area ->
    [mine] { $count ->
        [0] niente rame
       *[other] { $count } rame
    }
    [mill] { $count ->
        [0] niente seta
       *[other] { $count } seta
    }
    [tea] { $count ->
        [0] niente tè
       *[other] { $count } tè
    }
    [fishing] { $count ->
        [0] niente pesce
        [one] 1 pesce
       *[other] { $count } pesci
    }
    [bank] { $count ->
        [0] niente yen
       *[other] { $count } yen
    }
    [china] { $count ->
        [one] 1 scambio
       *[other] fino a { $count } scambi
    }
    [church] fede { $count }{ $more ->
        [0] {""}
       *[other] {""}, fino a { $most } pagando
    }
    [customs] { $count ->
        [0] nessuna importazione
        [one] paga 1 importazione
       *[other] paga fino a { $count } importazioni
    }
    [agency] { $count ->
        [0] nessun pezzo
        [one] 1 pezzo
       *[other] fino a { $count } pezzi
    }
    [lab] valore industriale { $count }
    [research] valore industriale { $count }
   *[other] { $count ->
        [0] nessun ordine
        [1] un ordine da potere 2
        [2] un ordine da potere 2 o 3
       *[other] qualsiasi ordine
    }
 }

## Domande e loro parti

yokohama-ask-keep = tieni uno dei tuoi due ordini
yokohama-ask-place = posiziona assistenti
yokohama-ask-move = sposta il tuo presidente
yokohama-ask-church = Chiesa: metti un assistente?
yokohama-ask-customs = Dogana: metti un assistente?
yokohama-ask-hire = prendi dal tuo magazzino
yokohama-ask-laboratory = ottieni una tecnologia?
yokohama-ask-station = posiziona la stazione
yokohama-ask-port = prendi ordini
yokohama-ask-trade = scambia a Chinatown
yokohama-ask-bonus = gettone 5-potere e costruzione
yokohama-ask-gain = scegli le merci
yokohama-ask-movement = sposta assistenti gratis
yokohama-ask-recovery = Telefono: ne lasci uno qui?
yokohama-ask-reward = scegli una ricompensa
yokohama-ask-finish = termina il turno
yokohama-part-keep = Tieni questo ordine
yokohama-part-place = Assistenti in aree, 1 ciascuna
yokohama-part-double = O 2 assistenti in un'area
yokohama-part-order = Completa un ordine
yokohama-part-achieve = Realizza un obiettivo
yokohama-part-agent = Usa un agente straniero
yokohama-part-telegram = Telegramma: un altro accanto
yokohama-part-go = Vai a
yokohama-part-recall = O riprendi il presidente, con …
yokohama-part-church = Spazio (pagamento minimo)
yokohama-part-church-pay = Oppure spazio e pagamento a scelta
yokohama-part-customs = Spazio alla Dogana
yokohama-part-hire = Pezzi da prendere
yokohama-part-tech = Tecnologia e pagamento
yokohama-part-station = Dove va la stazione?
yokohama-part-take = Prendi uno o due ordini
yokohama-part-take-import = 2 ordini (il 2°: 1 importazione)
yokohama-part-trade = Vendi e compra
yokohama-part-token = Prendi il gettone 5-potere
yokohama-part-build = Costruisci
yokohama-part-gain = Merci che ricevi
yokohama-part-move = Da dove e verso dove
yokohama-part-leave = Resta nell'area
yokohama-part-reward = Gettone ricompensa
yokohama-part-end = Termina il turno
yokohama-part-none = Rinuncia

## Risposte

yokohama-do-order = { $order }: { $reward }
yokohama-order-detail = servono { $goods }
yokohama-do-place = { $areas }: { $cost ->
    [0] gratis
   *[other] paga { $cost } yen
 }
yokohama-do-double = 2 assistenti in { $areas }: { $cost ->
    [0] gratis
   *[other] paga { $cost } yen
 }
yokohama-place-detail = { $stop ->
    [now] raggiungibile, potere { $power }: { $idle ->
        [0] { $effect }
       *[other] nessuna azione ({ $why })
    }
    [short] { $short ->
        [one] manca 1 passo
       *[other] mancano { $short } passi
    }; potere { $power }: { $effect }
    [leaves] il tuo presidente è lì e deve spostarsi
    [guarded] c'è un altro presidente: non puoi fermarti
   *[dear] i tuoi yen non bastano per arrivarci
 }{ $ready ->
    [0] {""}
    [one] ; { $orders } pronto
   *[other] ; { $orders } pronti
 }{ $have ->
    [0] {""}
   *[other] {""}; lì hai già { $have } { $have ->
        [one] assistente
       *[other] assistenti
    }
 }{ $people ->
    [0] {""}
   *[other] {""}; si paga a { $presidents }
 }
yokohama-plan = { $area }, potere { $power }: { $idle ->
    [0] { $effect }
   *[other] nessuna azione ({ $why })
 }{ $ready ->
    [0] {""}
    [one] ; { $orders } pronto
   *[other] ; { $orders } pronti
 }
yokohama-plan-detail = { $placing ->
    [none] non posizionare nessuno
    [double] posiziona 2 assistenti: { $areas }
   *[some] posiziona: { $areas }
 }{ $telegram ->
    [0] {""}
   *[other] {""}; 1 accanto: { $beside }
 }{ $way ->
    [tram] ; in tram
    [station] ; in treno
   *[walk] {""}
 }{ $yen ->
    [0] {""}
   *[other] ; paga { $yen } yen
 }{ $people ->
    [0] {""}
   *[other] {""} a { $paid }
 }{ $canal ->
    [0] {""}
   *[other] { $people ->
        [0] {""} per il canale
       *[other] {""} e per il canale
    }
 }{ $token ->
    [0] {""}
   *[other] ; gettone: { $brings }
 }{ $builds ->
    [0] {""}
   *[other] ; puoi costruire
 }
yokohama-idle = { $why ->
    [power] potere troppo basso
    [assistant] nessun assistente
    [spaces] nessuno spazio libero
    [faith] fede troppo bassa
    [imports] poche importazioni
    [goods] poche merci, pochi yen
    [stored] magazzino vuoto
    [yen] pochi yen
    [hand] mano piena di ordini
    [orders] nessun ordine
    [known] nessuna tecnologia nuova
   *[dear] tecnologie troppo care
 }
yokohama-do-go = { $area }: { $effect }
yokohama-do-go-via = { $area } passando da { $via }: { $effect }
yokohama-go-nothing = nessuna azione
yokohama-go-detail = { $idle ->
    [0] {""}
   *[other] { $why };{" "}
 }potere { $power }, { $way ->
    [walk] { $cost ->
        [0] gratis
       *[other] paga { $cost } yen
    }
    [hand] { $cost ->
        [0] dalla mano
       *[other] dalla mano, paga { $cost } yen
    }
    [tram] in tram, gratis
   *[station] in treno, gratis
 }{ $people ->
    [0] {""}
   *[other] {""} a { $paid }
 }{ $canal ->
    [0] {""}
   *[other] { $people ->
        [0] {""} per il canale
       *[other] {""} e per il canale
    }
 }{ $builds ->
    [0] {""}
   *[other] ; puoi costruire
 }{ $token ->
    [0] {""}
   *[other] ; gettone: { $brings }
 }{ $house ->
    [0] {""}
   *[other] ; +1 yen a { $owner } (casa commerciale)
 }
yokohama-do-recall = { $stays ->
    [0] { $count ->
        [0] Riprendi il presidente senza assistenti
       *[other] Riprendi il presidente con { $areas }
    }
   *[other] { $count ->
        [0] Non riprendere assistenti
       *[other] Riprendi { $areas }
    }
 }
yokohama-recalled = { $count } da { $area }
yokohama-do-recall-all = { $stays ->
    [0] { $count ->
        [one] Riprendi il presidente con il tuo unico assistente
        [2] Riprendi il presidente con entrambi gli assistenti
       *[other] Riprendi il presidente con tutti i tuoi { $count } assistenti
    }
   *[other] { $count ->
        [one] Riprendi il tuo unico assistente
        [2] Riprendi entrambi gli assistenti
       *[other] Riprendi tutti i tuoi { $count } assistenti
    }
 }
yokohama-church-paid = { $thing ->
    [copper] rame
    [silk] seta
    [tea] tè
    [fish] pesce
   *[import] importazione
 }
yokohama-do-church = Fede { $faith }: { $reward }{ $count ->
    [0] , gratis
   *[other] , paga { $paid }
 }
yokohama-church-detail = assistente { $there } di { $limit }{ $right ->
    [0] {""}
   *[other] ; il più a destra
 }{ $ends ->
    [0] {""}
   *[other] ; fa scattare la fine
 }{ $area ->
    [0] {""}
   *[other] ; preso dall'area
 }
yokohama-do-customs = Spazio { $space }: { $reward }, paga { $imports ->
    [one] 1 importazione
   *[other] { $imports } importazioni
 }
yokohama-customs-detail = assistente { $there } di { $limit }{ $right ->
    [0] {""}
   *[other] ; il più a destra
 }{ $ends ->
    [0] {""}
   *[other] ; fa scattare la fine
 }{ $area ->
    [0] {""}
   *[other] ; preso dall'area
 }
yokohama-do-hire = { $pieces }: { $cost ->
    [0] gratis
   *[other] paga { $cost } yen
 }
yokohama-hire-detail = { $count ->
    [0] il tuo magazzino resta vuoto
    [one] in magazzino resta { $pieces }
   *[other] in magazzino restano { $pieces }
 }
yokohama-do-tech = { $technology }{ $count ->
    [0] : gratis
   *[other] : paga { $paid }
 }
yokohama-tech-detail = { $name ->
    [ball] +2 punti per ordine
    [brickyard] +4 punti per assistente alla dogana
    [electrical-light] +3 punti per casa commerciale
    [exposition] subito 10 punti
    [gaslight] +2 punti per negozio
    [language-school] +1 yen per ordine
    [letterpress] +1 yen per tecnologia successiva
    [mining] +1 rame ogni volta che ne ricevi
    [newspaper] posiziona in 4 aree al massimo
    [patent] +2 punti per tecnologia successiva
    [postal] puoi fermarti dove ci sono presidenti
    [stagecoach] per strada non paghi presidenti
    [station] +1 potere in un'area, vai lì direttamente
    [stock-market] inizi il turno con almeno 2 yen
    [telegram] con due in un'area, un altro accanto
    [telephone] un assistente può restare
    [spinning-mill] una volta a turno vendi 1 seta per 2 yen
    [tram] vai direttamente in un'area senza presidente
    [university] una volta a turno paghi 1 yen per 1 assistente
   *[winery] +3 punti per assistente in chiesa
 }; simbolo { $country ->
    [gb] britannico
    [us] americano
    [fr] francese
    [de] tedesco
   *[nl] olandese
 }{ $agent ->
    [0] {""}
   *[other] {""} e un agente
 }; valore { $value }{ $surcharge ->
    [0] {""}
   *[other] +{ $surcharge }
 }
yokohama-do-station = Stazione in { $area }
yokohama-do-take = { $orders }, paga { $pay ->
    [import] 1 importazione
   *[other] 2 yen
 }
yokohama-do-trade = { $both ->
    [0] { $sells ->
        [0] Compra { $bought }
       *[other] Vendi { $sold }
    }
   *[other] Vendi { $sold }, compra { $bought }
 }: { $yen ->
    [0] senza spese
   *[other] { $wins ->
        [0] paga { $yen } yen
       *[other] +{ $yen } yen
    }
 }
yokohama-trade-detail = { $yen ->
    [0] resti senza
    [one] ti resta 1
   *[other] ti restano { $yen }
 } yen
yokohama-do-token = Gettone: { $reward }
yokohama-do-shop = { $count ->
    [0] Negozio, spazio { $space }: niente
   *[other] Negozio, spazio { $space }: { $reward }
 }
yokohama-shop-detail = il tuo negozio { $built } di { $all }{ $ends ->
    [0] {""}
   *[other] ; fa scattare la fine
 }
yokohama-do-house = Casa commerciale: { $reward }
yokohama-house-detail = la tua casa commerciale { $built } di { $all }{ $ends ->
    [0] {""}
   *[other] ; fa scattare la fine
 }
yokohama-do-choosing = { $first } ({ $chosen })
yokohama-do-gain = { $goods }
yokohama-do-move = { $moves }
yokohama-move-hand = dalla mano in { $area }
yokohama-move-area = da { $source } in { $area }
yokohama-standing-keep = Primo ordine
yokohama-standing-recovery = Telefono
yokohama-standing-higher = Tieni sempre l'ordine con più punti
yokohama-standing-stays = Telefono: lascia sempre 1 assistente
yokohama-standing-returns = Telefono: tutti tornano in mano
yokohama-do-leave = { $count ->
    [0] Tutti tornano in mano
   *[other] 1 assistente resta
 }
yokohama-do-reward = { $token ->
    [gb] Bandiera britannica
    [us] Bandiera americana
    [fr] Bandiera francese
    [de] Bandiera tedesca
    [nl] Bandiera olandese
   *[free] Agente libero
 }
yokohama-free-agent-detail = un agente senza paese
yokohama-do-complete = { $order }: { $reward } per { $goods }
yokohama-icon-detail = il tuo { $icons }° simbolo { $country ->
    [gb] britannico
    [us] americano
    [fr] francese
    [de] tedesco
   *[nl] olandese
 }{ $agent ->
    [0] {""}
   *[other] : un agente
 }
yokohama-do-achieve = Obiettivo { $achievement }: { $points } punti per 1 assistente
yokohama-name-need = { $kind ->
    [copper] possiedi { $count } rame
    [silk] possiedi { $count } seta
    [tea] possiedi { $count } tè
    [fish] possiedi { $count } pesci
    [yen] possiedi { $count } yen
    [technologies] possiedi { $count } tecnologie
    [agents] in tutto { $count } agenti e gettoni 5-potere
    [orders] { $count } ordini completati
    [production] edifici in { $count } aree di produzione
   *[commercial] edifici in { $count } aree commerciali
 }
yokohama-achieve-detail = { $need }; { $done ->
    [0] saresti il primo
    [one] 1 giocatore prima di te
   *[other] { $done } giocatori prima di te
 }
yokohama-do-agent = { $area }: { $effect }
yokohama-agent-detail = { $idle ->
    [0] {""}
   *[other] { $why };{" "}
 }potere { $power }; { $assistants ->
    [one] riprendi 1 assistente
   *[other] riprendi { $assistants } assistenti
 }; { $left ->
    [0] il tuo ultimo agente
   *[other] agenti rimasti: { $left }
 }
yokohama-do-spin = Filatura: vendi 1 seta, +2 yen
yokohama-do-university = Università: 1 yen, 1 assistente
yokohama-do-none = { $what ->
    [place] Non posizionare nessuno
    [church] Rinuncia alla chiesa
    [customs] Rinuncia alla dogana
    [hire] Non prendere niente
    [tech] Nessuna tecnologia
    [take] Nessun ordine
    [trade] Nessuno scambio
    [token] Nessun gettone
    [build] Non costruire
   *[move] Non spostare nessuno
 }
yokohama-do-end = Termina il turno

## Che cosa manca

yokohama-two-in = due in { $area }
yokohama-fees = { $people }: { $cost } yen, ne hai { $yen }
yokohama-order-short = ti manca ancora: { $goods }
yokohama-go-start = lì c'è il tuo presidente
yokohama-go-canal = un presidente non può fermarsi sul canale
yokohama-go-no-assistant = non hai assistenti lì
yokohama-go-president = lì c'è un altro presidente
yokohama-go-no-way = nessun percorso che costi al massimo { $yen } yen
yokohama-go-twice = indica ogni area del percorso una sola volta
yokohama-church-space = fede { $faith }
yokohama-church-out-of-reach = il potere { $power } e tutto ciò che puoi pagare non bastano
yokohama-customs-space = spazio { $space }
yokohama-customs-power = richiede { $need ->
    [one] 1 importazione
   *[other] { $need } importazioni
 }, il tuo potere ne permette { $most }
yokohama-piece = { $piece ->
    [assistant] un assistente
    [shop] un negozio
   *[house] una casa commerciale
 }
yokohama-a-second-order = un secondo ordine

## Rifiuti

yokohama-asked-keep = Ora tieni un ordine: scrivi «tieni» e l'ordine.
yokohama-asked-place = Ora posiziona assistenti: scrivi «posiziona» e le aree.
yokohama-asked-move = Ora sposta il presidente: scrivi «vai» e un'area, o «riprendi».
yokohama-asked-church = Ora la chiesa: scrivi «chiesa» e un valore di fede, o «niente».
yokohama-asked-customs = Ora la dogana: scrivi «dogana» e uno spazio, o «niente».
yokohama-asked-hire = Ora il magazzino: scrivi «assumi» e i pezzi, o «niente».
yokohama-asked-laboratory = Ora una tecnologia: scrivi «tecnologia» e il nome, o «niente».
yokohama-asked-station = Ora la stazione: scrivi «stazione» e un'area.
yokohama-asked-port = Ora gli ordini: scrivi «prendi» e uno o due ordini, o «niente».
yokohama-asked-trade = Ora gli scambi: scrivi per esempio «scambia -1 seta +1 pesce», o «niente».
yokohama-asked-bonus = Ora gettone e costruzione: scrivi «gettone», «costruisci negozio» con uno spazio, «costruisci casa» o «niente».
yokohama-asked-gain = Ora scegli le merci: scrivi «ottieni» e i nomi.
yokohama-asked-movement = Ora sposta assistenti: scrivi per esempio «sposta mano>banca», o «niente».
yokohama-asked-recovery = Ora il Telefono: scrivi «lascia 1» o «lascia 0».
yokohama-asked-reward = Ora una ricompensa: scrivi «ricompensa» e un paese o «libero».
yokohama-asked-finish = Ora restano solo ordini, obiettivi, un agente o «fine».
yokohama-which-way = Ci sono più strade: aggiungi «attraverso» e una di queste: { $ways }.
yokohama-keep-one = Questo ordine non ti è stato dato.
yokohama-not-in-canal = Non puoi posizionare assistenti sul canale.
yokohama-place-twice = Uno ciascuna in aree diverse, oppure due in una sola.
yokohama-place-too-many = Puoi posizionare in { $most } aree al massimo.
yokohama-too-few-assistants = Servono { $wanted } assistenti, in mano ne hai { $have }.
yokohama-fees-too-high = I presidenti lì costano { $cost } yen, ne hai { $yen }.
yokohama-no-telegram = Servono il Telegramma, due in un'area e un'area accanto che puoi pagare.
yokohama-recall-too-many = Lì non hai così tanti assistenti.
yokohama-space-taken = Questo spazio è occupato.
yokohama-no-assistant-for-board = Non hai un assistente per questo spazio.
yokohama-not-owned = { $have ->
    [0] non hai { $thing ->
        [copper] rame
        [silk] seta
        [tea] tè
        [fish] pesce
       *[import] importazioni
    }
   *[other] hai solo { $have } { $thing ->
        [copper] rame
        [silk] seta
        [tea] tè
        [fish] { $have ->
            [one] pesce
           *[other] pesci
        }
       *[import] { $have ->
            [one] importazione
           *[other] importazioni
        }
    }
 }
yokohama-too-dear = servono { $cost } yen, ne hai { $yen }
yokohama-church-no-space = A nessuno spazio serve fede { $faith }.
yokohama-church-once = Ogni tipo di pagamento conta una volta; gli yen si pagano a due a due.
yokohama-church-faith = Così la fede è { $faith }; serve { $need }.
yokohama-church-one-space = Scegli uno spazio e cosa paghi.
yokohama-customs-no-space = Gli spazi sono numerati da 1 a { $spaces }.
yokohama-customs-exact = Questo spazio costa esattamente { $need ->
    [one] 1 importazione
   *[other] { $need } importazioni
 }.
yokohama-customs-least = Questo spazio costa almeno { $need ->
    [one] 1 importazione
   *[other] { $need } importazioni
}.
yokohama-customs-pay = La dogana accetta solo importazioni.
yokohama-from-where = L'assistente viene dalla tua mano o da qui: { $area }.
yokohama-hire-nothing = Indica i pezzi o scrivi «niente».
yokohama-hire-too-many = hai indicato { $wanted } pezzi, il limite è { $most }
yokohama-hire-not-stored = il tuo magazzino non ne ha così tanti
yokohama-not-on-board = Questa carta non è qui.
yokohama-technology-owned = hai già questa tecnologia
yokohama-technology-short = mancano ancora { $due }, puoi pagare { $paid }
yokohama-technology-dear = { $due ->
    [one] manca 1
   *[other] mancano { $due }
 }, puoi pagare { $worth }
yokohama-technology-pay = Paga con importazioni e 2 yen alla volta.
yokohama-take-how-many = Indica uno o due ordini.
yokohama-take-pay = Un secondo ordine costa 2 yen o 1 importazione; il primo è gratis.
yokohama-hand-full = al massimo { $limit } ordini in mano
yokohama-zone = il tuo potere non basta
yokohama-second-order = costa { $cost } yen o 1 importazione
yokohama-trade-nothing = Indica almeno uno scambio o scrivi «niente».
yokohama-trade-too-many = Hai indicato { $wanted } scambi, il limite è { $power }.
yokohama-trade-too-few = Da vendere hai { $have } { $thing ->
    [copper] rame
    [silk] seta
    [tea] tè
   *[fish] pesce
 }.
yokohama-trade-too-dear = I tuoi { $yen } yen non bastano, in qualsiasi sequenza.
yokohama-trade-what = Le merci si vendono e si comprano, le importazioni si comprano soltanto.
yokohama-power-short = serve potere { $need }, hai { $power }
yokohama-no-token = lì non c'è un gettone 5-potere
yokohama-shop-already = lì hai già un negozio
yokohama-no-shop-space = lo spazio è occupato
yokohama-house-already = lì c'è già una casa commerciale
yokohama-none-in-hand = in mano non hai { $piece ->
    [shop] negozi
    [house] case commerciali
   *[assistant] assistenti
 }
yokohama-gain-how-many = Scegli esattamente { $count ->
    [one] 1 merce
   *[other] { $count } merci
 }.
yokohama-move-one-source = Scegli un luogo da cui prendere e le aree in cui mettere.
yokohama-move-too-many = { $most ->
    [one] Sposta 1 assistente.
   *[other] Sposta da 1 a { $most } assistenti.
 }
yokohama-move-stays = L'assistente è già lì.
yokohama-move-nobody = Lì non hai più assistenti.
yokohama-leave-one = Può restarne solo 0 o 1.
yokohama-no-reward-token = Questo gettone ricompensa non c'è.
yokohama-order-not-in-hand = Non hai in mano questo ordine.
yokohama-achievement-unknown = Gli obiettivi in gioco sono { $names }.
yokohama-achievement-done = Hai già realizzato questo obiettivo.
yokohama-achievement-not-met = Non soddisfi ancora questo obiettivo.
yokohama-achievement-name = Obiettivo { $achievement }
yokohama-one-agent = un agente straniero
yokohama-agent-idle = { $used ->
    [0] nessun tuo assistente è in un'area senza il tuo presidente
   *[other] in questo turno ne hai già usato uno
 }
yokohama-agent-used = In questo turno hai già usato un agente straniero.
yokohama-no-agent = Non hai più un agente così.
yokohama-agent-president = Lì c'è il tuo presidente.
yokohama-agent-no-assistant = Lì non hai assistenti.
yokohama-no-technology = Non hai la { $name ->
    [spinning-mill] Filatura
   *[university] tecnologia Università
 }.
yokohama-once-per-turn = Solo una volta per turno, e l'hai già usata.
