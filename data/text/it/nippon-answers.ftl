# Nippon: risposte date, e ciò che si sceglie.

nippon-slot-iron = { $factory }, casella da pagare in ferro
nippon-rail = { nippon-region }, { $gain ->
    [niente] nessun bonus
   *[other] { $gain }
 }
nippon-back = { $verb ->
    [supply] rifornire { $what }
    [invest] { $what }
    [machine] macchina: { $what }
    [produce] produzione: { $what }
    [goods] merci: { $what }
    [ship] nave a { $what }
   *[railway] { $n ->
        [one] ferrovia
       *[other] ferrovie
    } { $what }
 }
nippon-back-act = { $action } ({ $colour })
nippon-back-end = fine del turno
nippon-back-consolidate = consolidamento
nippon-back-pair = tessere iniziali { $pair }
nippon-back-steps = { $to ->
    [rnd] passi in R&S
    [mining] passi in Miniere
   *[both] R&S e Miniere
 }
nippon-back-keep = { $money ->
    [one] 1 moneta
   *[other] { $money } monete
 } e { $coal } carbone tenuti
nippon-back-silk = { $silk } seta in monete
nippon-back-goal = bonus obiettivo: { $bonus ->
    [money] monete
    [iron] ferro
    [steps] passi
   *[departments] reparti
 }
nippon-back-bonus = bonus: { $region }
nippon-back-first = { $what ->
    [bonus] prima il bonus
   *[effect] prima l'effetto
 }
nippon-back-again = ancora una volta

## Cosa si possiede, e cosa comporta una scelta

nippon-hint-mission = specialista { $colour }; { $upgrade ->
    [0] nessun potenziamento
   *[other] potenzia il tuo reparto
 }
nippon-hint-region = la tua influenza lì { $influence }, la più alta { $best }
nippon-hint-factory = { $machines ->
    [0] nessuna macchina
    [one] 1 macchina
   *[other] { $machines } macchine
 }, { $goods ->
    [one] 1 merce
   *[other] { $goods } merci
 } su 4
