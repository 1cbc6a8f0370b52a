# Nippon: turni, domande, rifiuti dei passi comuni.

nippon-ask-turn = { $can ->
    [act] scegli un'azione
    [rest] consolida
   *[both] scegli un'azione o consolida
 }
nippon-ask-end = termina il tuo turno
nippon-ask-white = Novità: quale tracciato?
nippon-ask-department = attiva un reparto
nippon-ask-rnd = R&S: quanti passi?
nippon-ask-mining = Miniere: quanti passi?
nippon-asked-turn = { $can ->
    [act] Ora prendi un lavoratore per un'azione, per esempio «{ $example }».
    [rest] Ora consolida: scrivi «consolida» e, se puoi scegliere, una tessera prestigio.
   *[both] Ora prendi un lavoratore per un'azione, per esempio «{ $example }», o consolida.
 }
nippon-asked-end = Resta solo la fine del turno: scrivi «fine».
nippon-asked-white = Ora scegli un tracciato: scrivi «bianco ricerca», «bianco miniere» o «bianco entrambi».
nippon-asked-department = Ora scegli un reparto: scrivi «reparto» e il suo colore.
nippon-asked-rnd = Ora avanza in R&S: scrivi «ricerca» e 1, 2 o 3.
nippon-asked-mining = Ora avanza in Miniere: scrivi «miniere» e 1, 2 o 3.
nippon-part-space1 = Spazio di assunzione 1
nippon-part-space2 = Spazio di assunzione 2
nippon-part-space3 = Spazio di assunzione 3
nippon-part-space4 = Spazio di assunzione 4
nippon-part-space5 = Spazio di assunzione 5
nippon-part-end = Termina il turno
nippon-part-none = Rinuncia
nippon-part-white = Quale tracciato?
nippon-part-department = Reparto
nippon-part-rnd = Passi in R&S
nippon-part-mining = Passi in Miniere

## Risposte

nippon-do-act = { nippon-action }: { nippon-worker }
nippon-act-department = { $colour ->
    [white] bianco
    [blue] blu
    [grey] grigio
    [yellow] giallo
    [red] rosso
   *[black] nero
 }
nippon-act-detail = { $ends ->
    [round] finisce il round;{" "}
    [section] finisce la fase;{" "}
   *[none] {""}
 }{ $action ->
    [rnd] { $often ->
        [one] 1 passo
       *[other] fino a { $often } passi
    }
    [mining] { $often ->
        [one] 1 passo
       *[other] fino a { $often } passi
    }
    [factory] { $often ->
        [one] 1 tessera
       *[other] { $often } tessere
    } alla tua portata
   *[other] { $often ->
        [one] una volta
       *[other] fino a { $often } volte
    }
 }; salari { $wages } monete{ $tile ->
    [0] {""}
   *[other] , tessera prestigio { $tile }
 }, attiva { $departments }
nippon-do-end = Termina il turno{ $next ->
    [takatoshi] , tocca a Takatoshi
    [workers] , pesca lavoratori
   *[none] {""}
 }
nippon-do-none = Basta così
nippon-do-steps = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
 }: paga { $money ->
    [one] 1 moneta
   *[other] { $money } monete
 }{ $silk ->
    [0] {""}
   *[other] , di cui { $silk } in seta
 }{ $modifier ->
    [niente] {""}
   *[other] ; con { $modifier }
 }
nippon-steps-detail = { nippon-track }: valore { $value }, casella { $space }
nippon-do-white = { $rnd ->
    [0] Miniere +{ $mining }
   *[other] { $mining ->
        [0] R&S +{ $rnd }
       *[other] R&S +{ $rnd }, Miniere +{ $mining }
    }
 }
nippon-white-detail = poi R&S valore { $rnd }, Miniere { $mining } carbone{ $count ->
    [0] {""}
   *[other] ; { $bonuses }
 }
nippon-do-sell-taxed = { $silk } seta in monete, poi le tasse
nippon-do-sell = Cambia { $silk } seta in { $silk ->
    [one] 1 moneta
   *[other] { $silk } monete
 }
nippon-sell-detail = { $money ->
    [one] ti resta 1 moneta
   *[other] ti restano { $money } monete
 }

## Rifiuti

nippon-short = { $due ->
    [one] serve 1
   *[other] servono { $due }
 } { $resource ->
    [money] { $due ->
        [one] moneta
       *[other] monete
    }
    [coal] carbone
    [silk] seta
   *[iron] ferro
 }, hai { $have }
nippon-short-money = { $due ->
    [one] serve 1 moneta
   *[other] servono { $due } monete
 }, hai { $have }{ $silk ->
    [0] {""}
   *[other] {" "}monete e { $silk } seta{ $beside ->
        [0] {""}
       *[other] {" "}in più
    }
 }
nippon-one-at-a-time = { $reason }; una alla volta può bastare, perché in mezzo arrivano i bonus
nippon-silk-own-turn = la seta diventa denaro solo nel tuo turno
nippon-silk-needed = questa seta serve alla tua azione, che va attivata almeno una volta
nippon-one-step = c'è un solo passo, non si può dividere
nippon-other-department = si possono attivare solo questi reparti: { $of }
nippon-work-full = tutti i { $spaces } spazi della tua area di lavoro sono occupati: devi consolidare
nippon-no-such-worker = per { nippon-action } non c'è nessun { nippon-worker }
nippon-space-empty = nessun lavoratore rimasto
nippon-once-at-least = attiva l'azione almeno una volta
nippon-too-often = { $left ->
    [0] l'azione è esaurita
    [one] resta 1 sola attivazione di { $limit }
   *[other] restano solo { $left } attivazioni di { $limit }
 }
nippon-steps-range = si possono comprare da 1 a { $most } passi
nippon-track-end = il tuo segnalino in { nippon-track } è già alla fine del tracciato
nippon-modifier-unsaid = scrivi con quale fabbrica modifichi l'azione, o «con niente»
nippon-modifier-settled = l'azione è già modificata
nippon-no-modifier = nessuna tua fabbrica modifica questa azione
nippon-not-modified = { $factory } non modifica questa azione
nippon-modifier-which = più fabbriche potrebbero modificare l'azione
nippon-refuse-modules = i moduli richiedono almeno 2 giocatori
