/** The words of the page itself, in the language of the person whose window it is. */

import { me } from "./scene.js";

/** @type {Record<string, [string, string, string]>} key: English, German, Italian. */
const WORDS = {
  channels: ["Channels", "Kanäle", "Canali"],
  direct: ["Direct messages", "Direktnachrichten", "Messaggi diretti"],
  people: ["You are", "Du bist", "Tu sei"],
  open_menu: ["Show channels", "Kanäle zeigen", "Mostra i canali"],
  close_menu: ["Hide channels", "Kanäle ausblenden", "Nascondi i canali"],
  settings: ["Settings of {name}", "Einstellungen von {name}", "Impostazioni di {name}"],
  language: ["Discord language", "Discord-Sprache", "Lingua di Discord"],
  dms_open: [
    "The bot may send direct messages",
    "Der Bot darf Direktnachrichten senden",
    "Il bot può inviare messaggi diretti",
  ],
  own_window: [
    "Open {name} in another window",
    "{name} in einem weiteren Fenster öffnen",
    "Apri {name} in un'altra finestra",
  ],
  add_person: ["Add somebody", "Jemanden hinzufügen", "Aggiungi una persona"],
  name: ["Name", "Name", "Nome"],
  theme: ["Light or dark", "Hell oder dunkel", "Chiaro o scuro"],
  bot_on: ["{name} is here", "{name} ist da", "{name} è qui"],
  bot_off: ["{name} is away", "{name} ist nicht da", "{name} non c'è"],
  restart: ["Restart the bot", "Bot neu starten", "Riavvia il bot"],
  restarting: ["Restarting …", "Startet neu …", "Si riavvia …"],
  anew: ["Begin anew", "Neu beginnen", "Ricomincia"],
  anew_ask: [
    "Forget every table and message of this local Discord, and deal a first table again?",
    "Alle Tische und Nachrichten dieses lokalen Discord vergessen und einen ersten Tisch neu geben?",
    "Dimenticare tutti i tavoli e i messaggi di questo Discord locale e distribuire di nuovo un primo tavolo?",
  ],
  anew_yes: ["Forget everything", "Alles vergessen", "Dimentica tutto"],
  a_day_later: ["A day later", "Ein Tag später", "Un giorno dopo"],
  to_reminder: ["To the next reminder", "Zur nächsten Erinnerung", "Al prossimo promemoria"],
  passing: ["Time passes …", "Die Zeit vergeht …", "Il tempo passa …"],
  nothing_due: ["No reminder is due.", "Keine Erinnerung steht an.", "Nessun promemoria in arrivo."],
  cancel: ["Cancel", "Abbrechen", "Annulla"],
  close: ["Close", "Schließen", "Chiudi"],
  send: ["Send", "Senden", "Invia"],
  done: ["Done", "Fertig", "Fatto"],
  add: ["Add", "Hinzufügen", "Aggiungi"],
  lost: [
    "The local Discord does not answer. Trying again …",
    "Das lokale Discord antwortet nicht. Neuer Versuch …",
    "Il Discord locale non risponde. Nuovo tentativo …",
  ],
  keyless: [
    "This address lacks its key. Please open the address that the terminal printed.",
    "Dieser Adresse fehlt ihr Schlüssel. Bitte die Adresse öffnen, die im Terminal steht.",
    "A questo indirizzo manca la chiave. Apri l'indirizzo stampato nel terminale.",
  ],
  empty: [
    "Nothing here yet. Type /game open below to open a table.",
    "Hier ist noch nichts. Tippe unten /spiel eröffnen, um einen Tisch zu eröffnen.",
    "Qui non c'è ancora niente. Scrivi qui sotto /partita apri per aprire un tavolo.",
  ],
  empty_direct: [
    "Nothing here yet. Your hand and your questions come here.",
    "Hier ist noch nichts. Hierher kommen deine Hand und deine Fragen.",
    "Qui non c'è ancora niente. Qui arrivano la tua mano e le tue domande.",
  ],
  first_wait: ["The first table is being laid …", "Der erste Tisch wird gedeckt …", "Si prepara il primo tavolo …"],
  archived: ["archived", "archiviert", "archiviato"],
  forum: ["A forum: its posts are below it.", "Ein Forum: Seine Beiträge stehen darunter.", "Un forum: i suoi post sono sotto."],
  asleep: ["This thread is archived.", "Dieser Thread ist archiviert.", "Questo thread è archiviato."],
  messages_in: ["Messages in {place}", "Nachrichten in {place}", "Messaggi in {place}"],
  message_to: [
    "Message {place}, or / for commands",
    "Nachricht an {place}, oder / für Befehle",
    "Messaggio a {place}, o / per i comandi",
  ],
  message_to_short: ["Message, or / for commands", "Nachricht, / für Befehle", "Messaggio, / per i comandi"],
  app: ["APP", "APP", "APP"],
  new: ["New", "Neu", "Nuovi"],
  thinking: ["{name} is thinking …", "{name} denkt nach …", "{name} sta pensando …"],
  renamed: ["{name} changed the name to", "{name} hat den Namen geändert in", "{name} ha cambiato il nome in"],
  used: ["{name} used {command}", "{name} hat {command} verwendet", "{name} ha usato {command}"],
  a_command: ["a command", "einen Befehl", "un comando"],
  edited: ["(edited)", "(bearbeitet)", "(modificato)"],
  only_you: ["Only you can see this", "Nur du kannst das sehen", "Solo tu puoi vederlo"],
  dismiss: ["Dismiss message", "Nachricht verwerfen", "Ignora messaggio"],
  failed: ["This interaction failed", "Diese Interaktion ist fehlgeschlagen", "Questa interazione non è riuscita"],
  silent_bot: ["The application did not respond", "Die Anwendung hat nicht reagiert", "L'applicazione non ha risposto"],
  wrong: [
    "Something went wrong. Try again.",
    "Etwas ist schiefgegangen. Versuch es noch einmal.",
    "Qualcosa è andato storto. Riprova.",
  ],
  sending: ["Sending …", "Wird gesendet …", "Invio in corso …"],
  alt: ["Description", "Beschreibung", "Descrizione"],
  enlarge: ["Enlarge picture", "Bild vergrößern", "Ingrandisci l'immagine"],
  no_alt: ["No description", "Keine Beschreibung", "Nessuna descrizione"],
  original: ["Original size", "Originalgröße", "Dimensioni originali"],
  fit: ["Fit to window", "An Fenster anpassen", "Adatta alla finestra"],
  download: ["Download {name}", "{name} herunterladen", "Scarica {name}"],
  choose: ["Make a selection", "Triff eine Auswahl", "Fai una scelta"],
  choose_n: ["{least} to {most}", "{least} bis {most}", "da {least} a {most}"],
  chosen_n: ["{n} chosen", "{n} gewählt", "{n} scelti"],
  none: ["Nothing fits.", "Nichts passt.", "Nessun risultato."],
  required: ["This must be filled in.", "Das muss ausgefüllt werden.", "Questo campo è obbligatorio."],
  too_short: ["At least {n} characters.", "Mindestens {n} Zeichen.", "Almeno {n} caratteri."],
  too_long: ["At most {n} characters.", "Höchstens {n} Zeichen.", "Al massimo {n} caratteri."],
  between: ["A number from {least} to {most}.", "Eine Zahl von {least} bis {most}.", "Un numero da {least} a {most}."],
  number: ["A number.", "Eine Zahl.", "Un numero."],
  not_offered: ["Choose one of the offers.", "Wähle eines der Angebote.", "Scegli una delle proposte."],
  commands: ["Commands", "Befehle", "Comandi"],
  options: ["Options of {command}", "Optionen von {command}", "Opzioni di {command}"],
  no_command: ["There is no such command here.", "Diesen Befehl gibt es hier nicht.", "Qui non esiste questo comando."],
  yes: ["True", "Wahr", "Vero"],
  no: ["False", "Falsch", "Falso"],
  called: ["pings: {n}", "Benachrichtigungen: {n}", "notifiche: {n}"],
  unread: ["unread", "ungelesen", "non letto"],
  heard: ["{name} in {place}: {text}", "{name} in {place}: {text}", "{name} in {place}: {text}"],
  spoiler: ["Spoiler, press to show", "Spoiler, zum Zeigen drücken", "Spoiler, premi per mostrare"],
  leaves: ["opens {host}", "öffnet {host}", "apre {host}"],
  today: ["Today at {time}", "Heute um {time}", "Oggi alle {time}"],
  unofficial: [
    "A local stand-in for Discord, not made by Discord.",
    "Ein lokaler Ersatz für Discord, nicht von Discord.",
    "Un sostituto locale di Discord, non fatto da Discord.",
  ],
};

const COLUMN = { en: 0, de: 1, it: 2 };

/** The languages that a person's Discord may have here. */
export const LOCALES = { "en-US": "English", de: "Deutsch", it: "Italiano" };

/** @returns {string} the language of our Discord, such as `de` or `en-US`. */
export function locale() {
  return me()?.locale ?? "en-US";
}

/**
 * Say something in the language of the person whose window it is.
 *
 * @param {string} key
 * @param {Record<string, string | number>} [filled] what stands in the braces.
 * @returns {string}
 */
export function t(key, filled = {}) {
  const language = /** @type {keyof typeof COLUMN} */ (locale().slice(0, 2));
  const text = WORDS[key][COLUMN[language] ?? 0];
  return text.replace(/\{(\w+)\}/g, (_, name) => String(filled[name]));
}

/**
 * Pick the name or description of a command or option in our language.
 *
 * @param {any} body
 * @param {"name" | "description"} what
 * @returns {string}
 */
export function localised(body, what) {
  const told = body[`${what}_localizations`] ?? {};
  const language = locale();
  return told[language] ?? told[language.slice(0, 2)] ?? body[what] ?? "";
}
