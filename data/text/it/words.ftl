# What is this? The words of a game that a newcomer does not know, each explained in one sentence.

house-what = { $word }?

## Yokohama

yokohama-what-order = Ordine
yokohama-what-order-text = **Ordine:** una carta che chiede merci. Se la completi dà punti, spesso denaro o un'importazione, e il simbolo di un paese.
yokohama-what-power = Potere
yokohama-what-power-text = **Potere:** 1 per ogni tuo assistente, per il presidente, per il negozio e per la casa commerciale nell'area. Decide ciò che l'area dà.
yokohama-what-agent = Agente straniero
yokohama-what-agent-text = **Agente straniero:** due simboli uguali sulle tue carte ne portano uno. Una volta per turno agisce in un'area con un tuo assistente, senza il presidente.
yokohama-what-token = Gettone 5-potere
yokohama-what-token-text = **Gettone 5-potere:** chi agisce in un'area con potere 5 può prendere quello che c'è e riceve ciò che mostra.
yokohama-what-import = Importazione
yokohama-what-import-text = **Importazione:** non è una merce, quindi nessun ordine la chiede. Dogana, chiesa, porti e laboratori la accettano in pagamento.
yokohama-what-production = Valore industriale
yokohama-what-production-text = **Valore industriale:** il numero su una tecnologia. Lo paga il tuo potere nel laboratorio; ogni punto mancante costa 2 yen o 1 importazione.
yokohama-what-faith = Fede
yokohama-what-faith-text = **Fede:** il tuo potere in chiesa, più 1 per ogni cosa che paghi lì. Uno spazio chiede tanta fede quanta ne mostra.

## Traders of Osaka

osaka-what-payday = Giorno di paga
osaka-what-payday-text = **Giorno di paga:** appena una nave arriva a Edo, tutti vendono le merci di quel colore in cambio di PV.
osaka-what-piece = Prenotazione
osaka-what-piece-text = **Segnalino prenotazione:** ti tiene una carta; nessun altro può comprarla o prenderla. Con la carta torna il segnalino.
osaka-what-tide = Corrente
osaka-what-tide-text = **Corrente Nera:** in ogni giorno di paga le navi a Enshunada affondano, e con loro le merci di quei colori non assicurate.
osaka-what-symbol = Assicurazione
osaka-what-symbol-text = **Simbolo di assicurazione:** i piccoli simboli in alto a destra sulle carte in mano. Se scarti la carta, ognuno salva 1 merce del suo colore.

## Nippon: Zaibatsu

nippon-what-wages = Salari
nippon-what-wages-text = **Salari:** quando consolidi paghi 3 monete per ogni colore nella tua area di lavoro, qualunque sia il numero dei lavoratori.
nippon-what-department = Reparto
nippon-what-department-text = **Reparto:** ogni colore di lavoratori ne ha uno sulla tua plancia. Quando lo attivi dà carbone, seta, ferro, monete, passi o PV; se è potenziato, di più.
nippon-what-rnd = Valore R&S
nippon-what-rnd-text = **Valore R&S:** quanto è avanzato il tuo segnalino sul tracciato R&S. Ogni livello di fabbrica richiede un certo valore.
nippon-what-modifier = Modificatore
nippon-what-modifier-text = **Modificatore:** l'effetto di una fabbrica che migliora un'azione. Ogni azione può essere modificata da una sola fabbrica.
nippon-what-marker = Segnalino influenza
nippon-what-marker-text = **Segnalino influenza:** il suo numero è la tua influenza nella regione. Uno più alto scaccia uno più basso dal suo spazio.
nippon-what-contract = Contratto
nippon-what-contract-text = **Contratto:** una delle tue otto tessere. Concluderlo attiva il suo reparto, e i contratti contano alla fine.
nippon-what-specialist = Specialista
nippon-what-specialist-text = **Specialista:** arriva con una nave nella tua area di lavoro. Conta come un lavoratore del suo colore, e la sua tessera potenzia il tuo reparto.
nippon-what-prestige = Tessera prestigio
nippon-what-prestige-text = **Tessera prestigio:** alla fine dà punti per la parte della tua plancia accanto a cui si trova.
