# Nippon: da soli contro Takatoshi.

nippon-opponent-takatoshi = Takatoshi
nippon-rank-heavenly = divino
nippon-rank-honourable = onorevole
nippon-rank-remarkable = notevole
nippon-rank-acceptable = accettabile
nippon-rank-sufficient = sufficiente
nippon-rank-missed = non tutti gli obiettivi sono raggiunti

## Che cosa c'è sulla sua plancia

nippon-solo-worker = { nippon-region } { nippon-colour }
nippon-solo-goal = { $goal ->
    [factories] { $need } fabbriche
    [machines] { $need } macchine
    [railways] { $need } ferrovie
    [rnd] R&S fino alla casella { $need }
    [mining] Miniere fino alla casella { $need }
    [finance] Finanza fino alla casella { $need }
    [ships] { $need } navi
    [contracts] { $need } contratti
   *[markers] { $need } segnalini influenza sulla plancia
 }
nippon-solo-tally = { nippon-solo-goal } ({ $have } su { $need })
nippon-solo-weighed = { nippon-region } ({ $who } { $his }, { $you } { $yours }; { $free ->
    [0] nessuno spazio
    [one] 1 spazio
   *[other] { $free } spazi
 })

## Che cosa si racconta

nippon-tell-solo-prepared = { $who } è pronto: priorità { $priorities }; lavoratori nelle regioni: { $regions }; obiettivi: { $goals }
nippon-tell-stack-renewed = { $who } mescola tutte le tessere azione e le priorità: { $priorities }
nippon-tell-tile-revealed = { $who } rivela una tessera azione: { $space ->
    [0] { $arrow ->
        [left] più lavoratori, freccia a sinistra
       *[right] più lavoratori, freccia a destra
    }, { $border ->
        [green] bordo verde (agisce a ogni difficoltà)
        [yellow] bordo giallo (agisce a difficoltà media e difficile)
       *[red] bordo rosso (agisce solo a difficoltà difficile)
    }
   *[other] spazio di assunzione { $space }
 }
nippon-tell-takatoshi-hired = { $ties ->
    [0] {""}
    [one] Lo spazio di assunzione { $space } ha più lavoratori di tutti ({ $count }).{" "}
   *[other] Gli spazi di assunzione { $tied } hanno più lavoratori di tutti ({ $count }): spazio { $space }.{" "}
 }{ $who } mette nel sacchetto il { nippon-worker } dello spazio { $space } ({ $missing ->
    [0] prima priorità
   *[other] assenti: { $absent }
 })
nippon-tell-takatoshi-idle = { $why ->
    [nobody] { $who } non fa niente: su quello spazio di assunzione non c'è nessun lavoratore
    [border] { $who } non fa azioni: accanto a quel bordo non c'è nessuna tessera obiettivo
    [railway] { $who } non fa azioni: non restano ferrovie
   *[marker] { $who } non fa azioni: non restano segnalini influenza per questa fase
 }
nippon-tell-marker-picked = { $who } prende il segnalino influenza { $value } dalla { $row ->
    [1] riga in basso
    [2] riga centrale
   *[other] riga in alto
 }{ $on ->
    [0] {""}
   *[other] {" "}(la riga di questa fase è vuota)
 }
nippon-tell-region-chosen = Regioni per priorità: { $regions }; { $why ->
    [none] nessuno spazio è disponibile: { $who } non fa azioni
    [ahead] { $who } ha più influenza ovunque ci sia uno spazio disponibile; la prima: { nippon-region }
   *[behind] la prima con uno spazio in cui { $who } non è in vantaggio: { nippon-region }
 }
nippon-tell-takatoshi-railway = { $who } costruisce una ferrovia { nippon-in-region } (spazio { $space }); influenza: { $who } { $his }, { $you } { $yours }
nippon-tell-takatoshi-marker = { $who } mette il segnalino { $value } su { $place }: { $way ->
    [replace] sostituisce il segnalino più alto di { $you } ({ $lost })
    [remove] rimuove il segnalino più alto di { $you } ({ $lost })
   *[printed] il valore stampato più alto disponibile ({ $printed }){ $removed ->
        [replaced] ; sostituisce il segnalino { $lost } di { $you }
        [removed] ; rimuove il segnalino { $lost } di { $you }
       *[none] {""}
    }
 }; influenza { nippon-in-region }: { $who } { $his }, { $you } { $yours }
nippon-tell-goals-judged = Obiettivi: { $goals }; { $won ->
    [0] { $who } perde contro { $opponent }
   *[other] { $who } li ha raggiunti tutti e vince contro { $opponent }
 }
