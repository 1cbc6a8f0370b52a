# Le parole del gioco di prova.
toy-name = Fiera delle lanterne
toy-name-short = Fiera delle lanterne
toy-colour = { $colour ->
    [red] rosso
    [blue] blu
   *[green] verde
 }
toy-lantern = { $colour ->
    [red] lanterna rossa
    [blue] lanterna blu
   *[green] lanterna verde
 }
toy-some = { $n } × { $lantern }
toy-post = palo { $post }
toy-post-lit = palo { $post }, acceso
toy-ask-keep = tieni una delle tue due lanterne
toy-ask-hang = appendi la tua insegna a un palo
toy-ask-effects = che cosa viene prima?
toy-ask-stall = accendi, vendi o termina il turno
toy-ask-clap = applaudi la vendita?
toy-part-keep = Tieni una lanterna
toy-part-hang = Appendi l'insegna
toy-part-effects = Prima
toy-part-light = Accendi pali
toy-part-sell = Vendi lanterne
toy-part-end = Fine
toy-part-clap = Applauso
toy-do-keep = Tieni: { $lantern }
toy-do-hang = Appendi l'insegna al palo { $post }
toy-do-draw = Prima pesca, poi conta
toy-do-count = Prima conta: +{ $coins } monete, poi pesca
toy-do-count-detail = La lanterna pescata dopo non conta
toy-do-light = Accendi { $posts }: -{ $cost } monete, 3 punti l'uno
toy-do-sell = Vendi { $lanterns }: +{ $coins } monete
toy-do-clap = Applaudi: +1 moneta a entrambi
toy-do-hush = Non applaudire
toy-do-end = Termina il turno
toy-wish = applaudire
toy-wish-always-clap = applaudi sempre
toy-not-now = ora non è la domanda
toy-not-offered = questa lanterna non ti è offerta
toy-no-post = non c'è un palo libero con questo numero
toy-once = solo una volta per turno
toy-no-coins = costa { $cost }, hai { $coins }
toy-no-light = da uno a { $most } tuoi pali spenti
toy-no-lanterns = non hai queste lanterne
toy-no-sale = da una a { $most } lanterne
toy-tell-kept = { $who } ha tenuto una lanterna
toy-tell-kept-own = Tieni: { $lantern }
toy-tell-hung = { $who } appende un'insegna al palo { $post }
toy-tell-drew = { $who } pesca una lanterna
toy-tell-drew-own = Peschi: { $lantern }
toy-tell-counted = { $who } conta le lanterne: +{ $coins } monete
toy-tell-lit = { $who } accende { $posts }
toy-tell-sold = { $who } vende { $lanterns } per { $coins } monete
toy-tell-clapped = { $who } applaude { $seller }: una moneta a entrambi
toy-tell-hushed = { $who } non applaude
toy-tell-ended = La fiera è finita. Più punti: { $who }
toy-hand = Le tue lanterne: { $lanterns }
toy-offer = Offerte: { $lanterns }
toy-title-street = La strada
toy-title-people = Le persone
toy-title-rest = Il resto
toy-free = Tutti gli altri pali sono liberi.
toy-person = { $who }: { $coins } monete, { $held } lanterne in mano, pali { $posts }
toy-round = Round { $round } di { $rounds }, restano { $bag } lanterne da pescare.
toy-score = { $who }: { $points }
toy-score-line = { $each } · round { $round } di { $rounds }
toy-last-round = **È l'ultimo round.**
toy-win = { $who } vince con { $points } punti.
toy-place = { $place }. { $who }: { $points } punti
toy-option-length = Durata
toy-option-length-short = 3 round
toy-option-length-long = 5 round
toy-topic-keep = Tenere
toy-topic-keep-text = A tutti si offrono due lanterne di colore diverso; una la tieni. L'altra torna indietro senza che nessuno la veda.
toy-topic-hang = Appendere
toy-topic-hang-text = Appendi la tua insegna a un palo libero. Poi pesca una lanterna e prendi una moneta per ogni lanterna in mano, nell'ordine che vuoi.
toy-topic-effects = Ordine degli effetti
toy-topic-effects-text = Chi pesca prima prende una moneta in più, finché resta una lanterna da pescare.
toy-topic-stall = Il banco
toy-topic-stall-text = Una volta per turno puoi accendere uno o due dei tuoi pali per una moneta l'uno, e una volta vendere da una a tre lanterne per due monete l'una. Un palo acceso vale tre punti.
toy-topic-clap = Applaudire
toy-topic-clap-text = Dopo una vendita la persona seguente dice se applaude. L'applauso porta una moneta a entrambi.
toy-table-lanterns = lanterne
toy-fact = { $what ->
    [coins] monete
   *[first-post] primo palo
 }
toy-fact-place = { $n ->
    [0] libero
   *[other] posto { $n }
 }
