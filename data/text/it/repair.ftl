# Riparazioni: cosa viene corretto a un tavolo, da tutti i presenti o da chi gestisce il bot.

repair-mend = Correggi
repair-ask = **Correggere qualcosa a { $game } { $match }:** per una regola vostra, o dopo una svista. Si può cambiare una quantità o il posto di un pezzo; tutti devono essere d'accordo. Da allora la partita è modificata a mano: non conta in nessun risultato.
repair-not-now = Si può correggere qualcosa solo quando comincia un turno. Termina il turno o annullalo, poi riprova.
repair-whose = Di chi è?
repair-tables = Del tavolo
repair-which = Cosa?
repair-value = Cosa è giusto?
repair-type = Quantità giusta
repair-range = Un numero intero da { $least } a { $most }
repair-no-number = Non è un numero intero da { $least } a { $most }.
repair-cannot = Così non si può: non ce n'è abbastanza, poi non si potrebbe giocare niente, oppure al tavolo si è già andati avanti.
repair-sure = Correggere: { $what }?
repair-propose = Proponi
repair-agree = D'accordo: correggi
repair-vote = **{ $who } propone di correggere qualcosa a { $game } { $match }:** { $what }. Da allora la partita è modificata a mano: non conta in nessun risultato.
vote-remind-correct = { $game } { $match } vota: correggere qualcosa? { $until }

repair-fact = { $who }, { $what }
repair-from-to = { $fact }: { $was } → { $to }
repair-correct = Tutti d'accordo, è stato corretto: { $what }.
repair-back = Chi gestisce il bot ha fatto tornare la partita a prima della riga { $n }.
repair-replay = Chi gestisce il bot ha fatto rigiocare { $n ->
    [-1] tutte le mosse
    [one] 1 mossa
   *[other] { $n } mosse
 } con le regole attuali.
repair-void = Chi gestisce il bot ha chiuso la partita senza risultato.
repair-seat = Chi gestisce il bot ha ceduto il posto di { $who }.
repair-seat-told = Chi gestisce il bot ha ceduto il posto di { $of } a { $game } { $match }.
repair-void-told = **Chi gestisce il bot ha chiuso { $game } { $match } senza risultato.**
repair-mark = modificata a mano
repair-at = { $line ->
    [0] Prima della riga 1
   *[other] Dopo la riga { $line }
 }: { $what }
repair-adjusted = **Modificata a mano, perciò non conta in nessun risultato.** { $each }
