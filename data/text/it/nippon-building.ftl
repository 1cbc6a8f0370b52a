# Nippon: fabbriche, macchine, produzione, e ciò che chiedono le tessere fabbrica.

nippon-ask-factory = Fabbrica: quale?
nippon-ask-machines = Macchine: in quali fabbriche?
nippon-ask-produce = Produzione: quali fabbriche producono?
nippon-ask-machine = costruisci una macchina
nippon-ask-goods = scegli le fabbriche che ricevono 1 merce
nippon-ask-piece = invia una nave o costruisci una macchina o una ferrovia
nippon-ask-first = hai raggiunto un bonus mentre un effetto è in attesa: cosa viene prima?
nippon-ask-again = paga per altri passi o rinuncia
nippon-ask-second-ship = paga per una seconda nave o rinuncia
nippon-ask-second-railway = paga per una seconda ferrovia o rinuncia
nippon-asked-factory = Ora la fabbrica: scrivi «fabbrica» e una tessera, per esempio «{ $example }».
nippon-asked-machines = Ora le macchine: scrivi «macchine» e le fabbriche, per esempio «{ $example }».
nippon-asked-produce = Ora la produzione: scrivi «produci» e le fabbriche, per esempio «{ $example }».
nippon-asked-machine = Ora una macchina: scrivi «macchina» e una fabbrica, per esempio «{ $example }».
nippon-asked-goods = Ora le merci: scrivi «merci» e le fabbriche, per esempio «{ $example }».
nippon-asked-piece = Ora una nave, una macchina o una ferrovia: scrivi «nave berlino», «macchina cotone1a» o «ferrovia kanto/seta».
nippon-asked-first = Ora cosa viene prima: scrivi «prima bonus» o «prima effetto».
nippon-asked-again = Ora altri passi o nessuno: scrivi «ancora» o «niente».
nippon-asked-second-ship = Ora una seconda nave o nessuna: scrivi «nave» e una destinazione, o «niente».
nippon-asked-second-railway = Ora una seconda ferrovia o nessuna: scrivi «ferrovia» e una casella, o «niente».
nippon-part-factory1 = Fabbrica di livello 1
nippon-part-factory2 = Fabbrica di livello 2
nippon-part-factory3 = Fabbrica di livello 3
nippon-part-machines = Costruisci macchine
nippon-part-machines-modified = Una macchina, modificata diversamente
nippon-part-produce = Produci
nippon-part-produce-modified = Una fabbrica, modificata diversamente
nippon-part-machine = Costruisci una macchina
nippon-part-goods = Fabbriche che ricevono 1 merce
nippon-part-first = Cosa viene prima?
nippon-part-again = Altri passi
nippon-part-second-ship = Una seconda nave
nippon-part-second-railway = Una seconda ferrovia

## Risposte

nippon-free = gratis
nippon-pay = paga { $cost }
nippon-slot = { $slot ->
    [iron] { $factory }, casella da pagare in ferro
   *[free] { $factory }, casella senza ferro
 }
nippon-level = fabbriche di livello { $level }
nippon-do-factory = { $factory }: { $cost }
nippon-factory-lapses = { $effect } ({ $lapses })
nippon-factory-lapse = { $what ->
    [ship] { $full ->
        [1] nessuna nave: area di lavoro piena
       *[0] nessuna nave possibile
    }
    [machine] nessuna macchina possibile
    [railway] nessuna ferrovia possibile
    [piece] niente da inviare o costruire
    [steps] tracciato alla fine
    [department] nessun reparto ora
   *[gain] ancora niente
 }
nippon-factory-detail = { $effect }; poi { $number ->
    [one] 1 fabbrica
   *[other] { $number } fabbriche
 }, { $points } PV con una tessera prestigio
nippon-do-machines = { $slots }: { $cost }{ $modifier }
nippon-detail-bonuses = { $what ->
    [none] { $bonuses }
   *[other] { $what }; { $bonuses }
 }
nippon-machine-detail = poi { nippon-goods } per produzione
nippon-machine-at-once = { $room ->
    [0] non produce subito: nessun posto
   *[other] produce subito { nippon-goods } per { $coal } carbone
 }
nippon-machine-no-coal = non produce subito: costa { $coal } carbone, hai { $have }
nippon-do-produce = { $factories }: { $goods }, { $cost }{ $modifier }
nippon-do-produce-free = { $what }; nessun carbone per { $factory }
nippon-goods-lost = { $count ->
    [one] 1 merce non trova posto
   *[other] { $count } merci non trovano posto
 }
nippon-goods-taken = poi { $goods ->
    [one] 1 spazio merci occupato
   *[other] { $goods } spazi merci occupati
 } su { $most }
nippon-do-goods = 1 merce ciascuna: { $factories }
nippon-goods-detail = { $goods }
nippon-do-first-bonus = Prima il bonus: { $bonus }
nippon-do-first-effect = Prima { $effect ->
    [ship] la nave
    [railway] la ferrovia
   *[steps] i passi
 }, poi il bonus
nippon-do-second = { $what }: { $cost }{ $finance ->
    [0] {""}
    [one] {" "}e torna indietro di 1 casella in Finanza
   *[other] {" "}e torna indietro di { $finance } caselle in Finanza
 }
nippon-do-second-back = { $what }: torna indietro di { $finance ->
    [one] 1 casella
   *[other] { $finance } caselle
 } in Finanza

## Rifiuti

nippon-factories-full = tutti i { $spaces } spazi della tua area delle fabbriche sono occupati
nippon-supply-empty = non ci sono più fabbriche
nippon-not-in-supply = { $factory } non è disponibile
nippon-rnd-short = serve un valore R&S di { $needed }, il tuo è { $value }; la seta aggiunge al massimo { $most }
nippon-rnd-silk = serve un valore R&S di { $needed }, il tuo è { $value }; { $due ->
    [one] basterebbe 1 seta
   *[other] basterebbero { $due } seta
 }, ne hai { $have }
nippon-no-factory = non hai fabbriche
nippon-no-empty-slot = nessuna tua fabbrica ha uno spazio vuoto per una macchina
nippon-machines-left = { $left ->
    [0] non hai più macchine
    [one] hai ancora solo 1 macchina
   *[other] hai ancora solo { $left } macchine
 }
nippon-not-your-factory = { $factory }: non è tua
nippon-machine-twice = { $factory }: ogni macchina va in una fabbrica diversa
nippon-slot-taken = { $slot } è occupato
nippon-machines-exactly = { $count ->
    [one] si costruisce esattamente 1 macchina
   *[other] si costruiscono esattamente { $count } macchine
 }
nippon-no-production = non hai fabbriche che possono produrre
nippon-family-never = l'impresa di famiglia non produce mai
nippon-produced-twice = { $factory }: ogni produzione è in una fabbrica diversa
nippon-not-free = lì non si risparmia carbone
nippon-goods-exactly = { $count ->
    [one] esattamente 1 fabbrica riceve una merce
   *[other] esattamente { $count } fabbriche diverse ricevono una merce
 }
nippon-no-room = { $factory }: non c'è posto per le merci
nippon-finance-short = { $due ->
    [one] serve 1 casella
   *[other] servono { $due } caselle
 } indietro in Finanza, ne hai { $have }
