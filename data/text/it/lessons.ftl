# Lezioni: imparare un gioco passo per passo nel suo pannello.

lesson-name = lezione
lesson-button = Impara giocando
lesson-none = Questa lezione non c'è. /impara offre quelle che ci sono.
lesson-step = **{ $n } di { $of }.** { $what }
lesson-other = Si potrebbe fare, ma qui si impara un'altra cosa.
lesson-press = Scegli { $what }.
lesson-more = Sei al passo { $n } di { $of } della lezione { $game }. Puoi smettere quando vuoi; /impara ti riporta qui.
lesson-on = Torna al passo
lesson-before = Passo precedente
lesson-skip = Salta il passo
lesson-anew = Ricomincia da capo
lesson-end = **Questa era la lezione { $game }.** Ora gioca contro i bot.
lesson-again = Di nuovo
lesson-practise = Gioca contro i bot

osaka-lesson-1 = Tutti iniziano con un segnalino profitto di un colore, che nei giorni di paga fa valere 1 moneta in più ogni tua merce di quel colore: prendi il rosso.
osaka-lesson-2 = Il mercato costa 15 e la tua mano vale 8, quindi prendi una carta come monete: il 5, che compra di più.
osaka-lesson-3 = Metti il segnalino prenotazione sul rosso 5 della produzione: nessun altro potrà averlo.
osaka-lesson-4 = Si compra tutto il mercato: paga con il blu 5 e la nave rossa avanza di 2 caselle per due carte rosse.
osaka-lesson-5 = Comprare darebbe a { $other } un giorno di paga: prendi il rosso 3.
osaka-lesson-6 = Compra con verde 5 e rosso 2: la nave rossa arriva a Edo.
osaka-lesson-7 = La nave blu affonda a Enshunada nella Corrente Nera: scarta il blu 2, i suoi due simboli salvano le due merci blu.
osaka-lesson-8 = L'ottavo segnalino chiude la partita: compra con giallo 5.

yokohama-lesson-1 = Di due ordini ne tieni uno: tieni GB 1, perché tè e pesci sono le merci più facili da ottenere.
yokohama-lesson-2 = In ogni turno prima posizioni assistenti, fino a 3 in aree diverse o 2 in una: posizionane 2 nella Piantagione di tè.
yokohama-lesson-3 = Ora il presidente va dove sono i tuoi assistenti e lì agisce: 2 assistenti e lui danno potere 3, cioè 3 tè.
yokohama-lesson-4 = Il presidente passa solo per aree con tuoi assistenti: scegli Porto A e saranno posizionati lungo la strada.
yokohama-lesson-5 = Vai al Porto; un altro presidente in un'area lungo la strada ti costerebbe 1 yen.
yokohama-lesson-6 = Il potere 3 arriva a questi ordini: prendi GB 3, perché due simboli dello stesso paese ti danno un agente straniero.
yokohama-lesson-7 = Hai tutte le merci per GB 1, e gli ordini si completano prima o dopo l'azione principale: completalo.
yokohama-lesson-8 = Due simboli uguali ti hanno dato un agente: mandalo prima dai tuoi assistenti alla Miniera di rame.
yokohama-lesson-9 = Alla Filanda hai 3 assistenti: vacci, perché da potere 4 in su puoi anche costruire.
yokohama-lesson-10 = Costruisci un negozio sullo spazio 3: ora dà 1 rame, e qui 1 potere in ogni turno futuro.
yokohama-lesson-11 = È il tuo ultimo turno: in Chiesa potere e merci insieme sono la tua fede; paga rame, seta, tè e pesci per lo spazio che chiede 8.
yokohama-lesson-12 = Termina il turno: il punteggio finale aggiunge maggioranze in chiesa, dogana e tecnologie, serie di paesi diversi e ciò che resta.

nippon-lesson-1 = In ogni turno prendi un lavoratore per un'azione, e quando si pagano i salari ogni colore diverso costa 3: prendine uno bianco per R&S.
nippon-lesson-2 = Le fabbriche richiedono R&S: paga 3 e avanza di 2 caselle, fino al valore 2.
nippon-lesson-3 = Il valore 2 basta per una fabbrica di livello 1: costruisci la fabbrica di carta 1A per 6 monete, il suo effetto avviene subito.
nippon-lesson-4 = Produci nella tua fabbrica di carta: costa 2 carbone, e la macchina lì sopra aggiunge 1 merce.
nippon-lesson-5 = Con 3 carta puoi rifornire un mercato: prendi di nuovo un lavoratore bianco, perché un colore che hai già non costa altri salari.
nippon-lesson-6 = Rifornisci Osaka con tutte e 3 le merci di carta: il tuo segnalino da 3 scaccia il 2 di { $other } e ti dà la seta della regione.
nippon-lesson-7 = Con le merci paghi anche investimenti e contratti: dai 1 carta per il contratto del reparto blu, che dà 3 monete.
nippon-lesson-8 = Ogni ferrovia in una regione dà 2 influenza in più se lì hai un segnalino: costruiscine una nel Kansai, sullo spazio con la seta.
nippon-lesson-9 = Una nave potenzia un reparto: mandane una a Berlino, e lo specialista bianco viene nella tua area di lavoro.
nippon-lesson-10 = Consolida: due reparti, rendita e 6 di salari per 2 colori; metti la tessera alle fabbriche.
nippon-lesson-11 = Termina l'ultimo turno: le regioni danno punti, tutti consolidano ancora una volta, e anche tessere prestigio, resti e monete danno punti.
