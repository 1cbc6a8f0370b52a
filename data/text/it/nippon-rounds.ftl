# Nippon: tessere iniziali, consolidare, obiettivi, la fine.

## Che cosa si chiede

nippon-ask-pair = prendi una coppia di tessere iniziali
nippon-ask-worker = prendi un lavoratore dal sacchetto
nippon-ask-family = scegli un lato dell'impresa di famiglia
nippon-ask-keep = scegli cosa tenere dopo le tasse
nippon-ask-silk = salari { $wages } monete, hai { $money ->
    [one] 1 moneta
   *[other] { $money } monete
 } e tieni l'ultima: cambi seta in monete?
nippon-ask-prestige = prendi una tessera prestigio
nippon-ask-goal = scegli un bonus per l'obiettivo: { nippon-goal }

nippon-asked-pair = Ora le tessere iniziali: scrivi «coppia» e un numero.
nippon-asked-worker = Ora un lavoratore: scrivi «lavoratore» e un colore.
nippon-asked-family = Ora l'impresa di famiglia: scrivi «famiglia» e «carta» o «cotone».
nippon-asked-keep = Ora le tasse: scrivi «tieni», per esempio «{ $example }».
nippon-asked-silk = Ora i salari: scrivi «seta» e un numero, oppure «niente».
nippon-asked-prestige = Ora una tessera prestigio: scrivi «prestigio», per esempio «{ $example }».
nippon-asked-goal = Ora un bonus: scrivi «obiettivo» e «monete», «ferro», «passi» o «reparti».

nippon-part-pair = Prendi una coppia
nippon-part-worker = Prendi un lavoratore
nippon-part-family = Impresa di famiglia
nippon-part-keep = Tieni
nippon-part-silk = Seta in monete
nippon-part-prestige = Tessera prestigio
nippon-part-goal = Bonus obiettivo
nippon-part-consolidate = Consolida

## Tessere iniziali

nippon-start-effect = { $effect ->
    [machine] una macchina per la tua prima fabbrica
    [ship] invia una nave
    [railway] costruisci una ferrovia
    [worker] un lavoratore a tua scelta
    [family] impresa di famiglia
    [goods] { $goods } merci per la tua prima fabbrica
    [coal] { $coal } carbone al sicuro dalle tasse
   *[discount] le fabbriche costano { $discount } monete in meno
 }
nippon-do-pair = Coppia { $pair }: { $points } PV, { $effect }
nippon-pair-detail = E { $brings }
nippon-pair-range = { $most ->
    [one] è rimasta solo 1 coppia
   *[other] scegli una coppia da 1 a { $most }
 }
nippon-do-worker = Prendi: { nippon-worker }
nippon-not-in-bag = nel sacchetto non c'è nessun { nippon-worker }
nippon-do-family = Impresa di famiglia: { nippon-good }

## Consolidare

nippon-do-consolidate = Consolida
nippon-do-consolidate-tile = Consolida: livello { $level }: { nippon-area }, { $worth }
nippon-consolidate-detail = { $departments }; +{ $coal } carbone, +{ $money } monete; salari { $wages } monete{ $lost ->
    [0] {""}
   *[other] {""}, perdi { $lost } PV
 }
nippon-no-workers = non hai lavoratori nell'area di lavoro
nippon-which-tile = devi prendere una tessera prestigio: indica livello e area
nippon-no-white = i tuoi lavoratori non attivano Novità (bianco)
nippon-prestige-workers = una tessera di livello { $level } è accanto al lavoratore { $beside }; { $count ->
    [0] non ne hai
   *[other] ne hai { $count }
 }
nippon-prestige-gone = non hai più tessere prestigio di livello { $level }
nippon-prestige-level = le tessere prestigio hanno livelli da 1 a { $most }
nippon-prestige-taken = accanto a quest'area c'è già una tessera prestigio: { nippon-area }
nippon-prestige-detail = finora { $points } PV
nippon-do-prestige = Livello { $level }: { nippon-area }
nippon-standing = Tasse
nippon-standing-coal = Tasse: tieni prima il carbone
nippon-standing-money = Tasse: tieni prima il denaro
nippon-do-keep = Tieni { $kept }
nippon-keep = tieni { $most } in tutto; hai { $money ->
    [one] 1 moneta
   *[other] { $money } monete
 } e { $coal } carbone
nippon-keep-silk = Tieni la seta: perdi { $lost } PV
nippon-do-silk = { $lost ->
    [0] { $silk } seta in monete: non perdi PV
   *[other] { $silk } seta in monete: perdi { $lost } PV
 }
nippon-silk-wages = { $most ->
    [0] i salari non richiedono seta
   *[other] i salari richiedono da 1 a { $most } seta
 }

## Obiettivi

nippon-do-goal = { $steps ->
    [0] { $departments ->
        [0] { $gain }
       *[other] Attiva { $departments } reparti diversi
    }
   *[other] { $steps } passi su R&S o Miniere
 }
nippon-goal-other = il tabellone degli obiettivi non ha un bonus così nella fase { $section }
