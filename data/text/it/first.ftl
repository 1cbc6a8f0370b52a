# Il primo minuto: cos'è un gioco, come si gioca in quattro passi e una frase di aiuto nella prima partita.

house-how = Come si gioca
house-how-title = **Come si gioca a { $game }**
house-how-next = Avanti
house-how-more = -# /regole spiega ogni regola. Nella tua prima partita ogni turno inizia con un aiuto.
house-how-which = Come si gioca a…
house-card-alt = { $game }. { $motto }. Una parte del tavolo a metà partita.
house-details = Dettagli
house-lobby-reserved = Posti tenuti fino al { $until } per { $who }.
house-lobby-kept = I posti liberi sono tenuti per { $who }. Chiedi un posto in più o aspetta.
house-lobby-decline = Libera il mio posto
house-lobby-declined = Il posto tenuto per te ora è libero per altri.
house-lobby-outside = Non sei ancora al tavolo: unisciti e potrai scegliere colore, posto e una parola per il mazzo.
house-info-words = { $still ->
    [0] Parole dei giocatori
   *[other] Parole finora
 }: { $words }
house-info-table = Ritmo: { $pace } · Lingua: { $language }
house-info-rulings = Dove un regolamento lascia un dubbio, /regole dice come si gioca qui.
house-guide = -# **Perché:** { $what }
house-guide-off = Niente aiuti
house-guide-gone = Niente più aiuti. In /impostazioni puoi riaverli.

## Yokohama

yokohama-motto = Un porto si apre al mondo
yokohama-pitch = Manda avanti gli assistenti, segui con il presidente e completa ordini.
yokohama-how-1 = **1. Posiziona assistenti.** Fino a 3 in aree diverse, o 2 in una sola. Sono la strada del tuo presidente.
yokohama-how-2 = **2. Muovi il presidente** di area in area, dove hai assistenti. Dove si ferma agisce: lui, ogni assistente e ogni tuo edificio lì danno 1 potere, e con più potere ottieni di più.
yokohama-how-3 = **3. Completa ordini.** I porti danno ordini, le merci vengono dalle aree. Un ordine completato dà punti, denaro e il simbolo di un paese; due simboli uguali danno un agente straniero, che agisce una volta per te.
yokohama-how-4 = **4. Costruisci e investi.** Con potere 4 puoi costruire; anche tecnologie, chiesa e dogana danno punti. Quando qualcuno ha costruito tutti i negozi o le case commerciali, o chiesa o dogana sono abbastanza piene, si gioca ancora un round.
yokohama-guide-keep = inizi con 1 di ogni merce; ogni carta mostra cosa manca per il suo ordine.
yokohama-guide-move = passa per aree con i tuoi assistenti; dove si ferma, lui e ogni assistente danno 1 potere.
yokohama-guide-none = non hai ordini in mano. Un porto te ne dà uno da potere 2 in su.
yokohama-guide-ready = hai tutte le merci per { $order }. Puoi completarlo prima o dopo l'azione principale.
yokohama-guide-order = per { $order } manca: { $missing }. { $good ->
    [copper] La Miniera di rame dà rame da potere 3 in su.
    [silk] La Filanda dà 1 seta in meno del tuo potere.
    [tea] La Piantagione di tè dà 1 tè per ogni potere.
    [fish] La Pesca dà 1 pesce per ogni potere.
   *[import] Le importazioni si comprano a Chinatown.
 }

## Traders of Osaka

osaka-motto = Compra, spedisci, vendi in tempo
osaka-pitch = Compra merci, spediscile a Edo, vendi in tempo. Una carta è denaro, merce o assicurazione.
osaka-how-1 = **1. Una cosa per turno.** Compra tutto il mercato in una volta, prendi una carta come monete o prenotane una.
osaka-how-2 = **2. Comprare muove le navi.** Paghi con carte della mano ed esponi ciò che hai comprato. La nave di ogni colore comprato avanza di 1 casella, con due o più carte di 2.
osaka-how-3 = **3. Attenti alla Corrente Nera.** Quando una nave arriva a Edo è giorno di paga. Le navi che allora sono a Enshunada affondano e tutti perdono le merci di quel colore; i simboli di assicurazione che hai in mano salvano le tue.
osaka-how-4 = **4. Giorno di paga.** Tutti vendono le merci del colore arrivato: il valore più alto moltiplicato per il loro numero dà monete, e ogni 5 monete sono 1 PV. Chi vende prende un segnalino che alza quel prezzo. Con 8 segnalini la partita finisce.
osaka-guide-token = nei giorni di paga ogni tua merce del colore frutta 1 moneta in più; 5 monete sono 1 PV.
osaka-guide-turn = { $short ->
    [0] puoi comprare; diventa tutto merce tua e le navi avanzano.
    [one] manca 1 moneta; ogni carta che prendi ne aggiunge.
   *[other] mancano { $short } monete; ogni carta che prendi ne aggiunge.
 }
osaka-guide-insurance = ogni simbolo scartato protegge 1 merce di quel colore, finché non si vende.

## Nippon: Zaibatsu

nippon-motto = Costruisci un'industria
nippon-pitch = Assumi lavoratori, costruisci fabbriche e conquista influenza nelle regioni del Giappone.
nippon-how-1 = **1. Assumi un lavoratore.** Prendine uno da un'azione e svolgi quell'azione, spesso fino a tre volte. Il colore che prendi conta solo più tardi.
nippon-how-2 = **2. Consolida.** I lavoratori si raccolgono nella tua area di lavoro. Quando è piena, o anche prima, paghi 3 monete di salari per ogni colore, il lavoratore più in basso attiva il suo reparto e ricevi carbone e monete.
nippon-how-3 = **3. Rifornisci i mercati.** Le fabbriche trasformano carbone in merci. Con le merci metti segnalini influenza presso le città; uno più alto scaccia uno più basso.
nippon-how-4 = **4. Punti nelle regioni.** Dopo ognuna delle tre fasi si conta l'influenza: segnalini, ferrovie e la compagnia straniera. Alla fine dà punti anche la tua plancia.
nippon-guide-pair = tieni una coppia: prima l'effetto del lato A, poi tutto ciò che è sul lato B.
nippon-guide-turn = { $wages ->
    [0] quando consolidi, ogni colore dei tuoi lavoratori costa 3 monete di salario.
   *[other] consolidare ora costa { $wages } monete di salari; ogni colore nuovo aggiunge 3 monete.
 }
