# Parole nelle immagini di Nippon, e ciò che dicono i testi alternativi.

nippon-pic-subtitle = { $match } · round { $round } di { $rounds } · fase { $section }
nippon-pic-waiting = In attesa
nippon-pic-no-rows = nessuna fila in attesa
nippon-pic-won = { $lost ->
    [0] { $name } vince con { $points } PV
   *[other] { $name } vince
 }
nippon-pic-ended = dopo il round { $rounds }
nippon-pic-action = { $action ->
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
nippon-pic-doing = { $action }: continua o concludi
nippon-pic-asks = { $phase ->
    [turn] prendi un lavoratore o consolida
    [end] termina il turno
    [pair] prendi una coppia di tessere iniziali
    [worker] prendi un lavoratore dal sacchetto
    [family] impresa di famiglia: quale lato?
    [keep] tasse: che cosa resta?
    [silk] salari: seta in denaro?
    [prestige] prendi una tessera prestigio
    [goal] scegli un bonus per l'obiettivo
    [white] Novità: quale tracciato?
    [department] attiva un reparto
    [ship] manda una nave
    [railway] costruisci una ferrovia
    [machine] costruisci una macchina
    [piece] nave, macchina o ferrovia?
    [goods] quali fabbriche ricevono merci?
    [region-bonus] quale bonus di regione?
   *[other] paga per avere di più o rinuncia
 }
