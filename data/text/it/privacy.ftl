# Cosa è conservato di una persona, e come viene dimenticato.

cmd-privacy = privacy
cmd-privacy-about = Cosa conservo di te
cmd-privacy-show = mostra
cmd-privacy-show-about = Cosa conservo di te e cosa no (lo vedi solo tu)
cmd-privacy-export = esporta
cmd-privacy-export-about = Tutto ciò che conservo di te in un file (lo vedi solo tu)
cmd-privacy-erase = cancella
cmd-privacy-erase-about = Fammi dimenticare tutto di te, dopo una domanda

privacy-title = **Cosa conservo di te**
privacy-person = Il tuo id di Discord e il nome che avevi ai tuoi tavoli
privacy-language = Lingua: { $value }
privacy-zone = fuso orario: { $value }
privacy-quiet = ore di silenzio: { $value }
privacy-remind = primo promemoria: { $value ->
    [never] mai
   *[other] dopo { $value } ore
}
privacy-away = assente fino al { $until }
privacy-games = Lobby: { $lobbies } · partite in corso: { $running } · partite finite: { $ended }
privacy-acts = Al loro interno, mosse: { $moves } · votazioni avviate da te: { $votes } · tempi di risposta: { $answers } · risultati: { $results } · livelli: { $levels }
privacy-own = Note: { $notes } · turni preparati: { $prepared } · copie «E se…»: { $tries } · ricerche di giocatori: { $searches } · partite e giocatori che segui: { $follows } · leghe: { $leagues }
privacy-avoided = Eviti (lo vedi solo tu): { $who }
privacy-traffic = Clic degli ultimi 30 giorni: { $presses } · messaggi a te degli ultimi 7 giorni: { $letters }
privacy-not-kept = Non conservo ciò che scrivi nei canali, chi è online, né dati dei server in cui non giochi.
privacy-export = Esporta
privacy-exported = Tutto ciò che conservo di te è in questo file; lo vedi solo tu. Delle partite in corso contiene ciò che il tuo posto può vedere.
privacy-erase = Cancella…
privacy-erase-ask = **Cancellare ciò che conservo di te?** { $seats ->
    [0] {""}
    [one] Lasci il posto in 1 partita in corso; il tavolo viene avvisato.{" "}
   *[other] Lasci i posti in { $seats } partite in corso; i tavoli vengono avvisati.{" "}
}Le mosse restano come quelle di un giocatore senza nome, e così le parole che hai dato a un seed, perché provano la distribuzione. I messaggi in Discord restano; chiedi a un moderatore. Backup e archivi ti dimenticano quando vengono sostituiti.
privacy-erase-final = Cancella tutto; definitivo
privacy-erased = Fatto. Non so più niente di te; questa risposta è l'ultima traccia.
privacy-kept = Non è cambiato niente.
privacy-former = Ex partecipante
