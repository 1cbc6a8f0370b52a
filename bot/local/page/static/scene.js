/** What this window knows: the scene as the local Discord told it, and where we stand in it. */

/**
 * @typedef {{id: string, name: string, locale: string, dms_open: boolean, called: number}} Person
 * @typedef {{id: string, kind: "channel" | "forum" | "thread" | "direct", name: string, topic: string | null, tags: string[],
 *   parent: string | null, guild: string | null, asleep: boolean, may: string, read: string, unread: number,
 *   called: number}} Channel
 * @typedef {Record<string, any>} Message
 * @typedef {{id: string, answered: boolean, type: number | null, modal: any, choices: any[] | null,
 *   original: string | null, edits: number}} Interaction
 */

/** Flags of a message, as Discord numbers them. */
export const FLAG = { ephemeral: 1 << 6, loading: 1 << 7, silent: 1 << 12 };

export const scene = {
  me: "",
  /** @type {Person[]} */ people: [],
  bot: { id: "", name: "", connected: false, kept: false, laying: false, starts: 0, first_answer: 3 },
  clock: { ahead: 0 },
  /** @type {{id: string, name: string, members: string[], roles: Record<string, string>}[]} */ guilds: [],
  /** @type {Channel[]} */ channels: [],
  /** @type {any[]} */ commands: [],
  /** @type {Map<string, Message>} */ messages: new Map(),
  /** @type {Map<string, Interaction>} */ interactions: new Map(),
  /** @type {Set<string>} messages that were put away in this window */ dismissed: new Set(),
  /** id of the channel that is open */ place: "",
};

/** Forget what one person saw, before the eyes of another open. */
export function closeEyes() {
  scene.messages.clear();
  scene.interactions.clear();
  scene.channels = [];
}

/**
 * Take in what changed.
 *
 * @param {any} news by part, as told.
 */
export function takeIn(news) {
  for (const part of /** @type {const} */ (["me", "people", "bot", "clock", "guilds", "channels", "commands"])) {
    if (part in news) /** @type {any} */ (scene)[part] = news[part];
  }
  for (const message of news.messages ?? []) scene.messages.set(message.id, message);
  for (const number of news.gone ?? []) scene.messages.delete(number);
  for (const interaction of news.interactions ?? []) scene.interactions.set(interaction.id, interaction);
}

/** @returns {Person} the person we are. */
export function me() {
  return scene.people.find((each) => each.id === scene.me) ?? scene.people[0];
}

/** @returns {Channel | undefined} the channel that is open. */
export function here() {
  return scene.channels.find((each) => each.id === scene.place);
}

/** @param {string} number @returns {string} the name of a person or of the bot. */
export function nameOf(number) {
  if (number === scene.bot.id) return scene.bot.name;
  return scene.people.find((each) => each.id === number)?.name ?? "?";
}

/** @param {Message} message */
export function authorOf(message) {
  return nameOf(message.author.id);
}

/** @returns {Message[]} what is to be read in the open channel, oldest first. */
export function letters() {
  return [...scene.messages.values()]
    .filter((each) => each.channel_id === scene.place && !scene.dismissed.has(each.id))
    .sort((one, other) => (later(one.id, other.id) ? 1 : -1));
}

/** Whether the first of two ids is the younger one. */
export function later(/** @type {string} */ one, /** @type {string} */ other) {
  return one.length === other.length ? one > other : one.length > other.length;
}

/** @returns {Channel | undefined} where we would look first: where we are called, else where something was said last. */
export function firstPlace() {
  const rooms = scene.channels.filter((each) => each.kind !== "direct");
  const called = rooms.filter((each) => each.called > 0);
  if (called.length > 0) return called[0];
  const lively = rooms.map((each) => ({ each, last: lastIn(each.id) }));
  return lively.sort((one, other) => (later(one.last, other.last) ? -1 : 1))[0]?.each;
}

/** @param {string} place */
function lastIn(place) {
  let last = "";
  for (const each of scene.messages.values()) if (each.channel_id === place && later(each.id, last)) last = each.id;
  return last;
}
