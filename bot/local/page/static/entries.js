/** The entries of a menu: written in it, or following from who and what there is. */

import { here, nameOf, scene } from "./scene.js";

/** @param {any} part a menu of any kind. @returns {import("./menu.js").Entry[]} */
export function entriesOf(part) {
  switch (part.type) {
    case 3:
      return part.options;
    case 6:
      return roles(part);
    case 8:
      return channels(part);
    default:
      return people(part);
  }
}

/** @param {any} part @returns {import("./menu.js").Entry[]} */
function people(part) {
  const chosen = chosenIn(part);
  const guild = scene.guilds.find((each) => each.id === here()?.guild);
  const numbers = guild?.members ?? [...scene.people.map((each) => each.id), scene.bot.id];
  return numbers.map((number) => ({ value: number, label: nameOf(number), default: chosen.includes(number) }));
}

/** @param {any} part @returns {string[]} the ids that are chosen when it is shown. */
function chosenIn(part) {
  return (part.default_values ?? []).map((/** @type {any} */ each) => each.id);
}

/** @param {any} part @returns {import("./menu.js").Entry[]} */
function roles(part) {
  const guild = scene.guilds.find((each) => each.id === here()?.guild);
  const chosen = chosenIn(part);
  return Object.entries(guild?.roles ?? {}).map(([value, label]) => ({
    value,
    label: `@${label}`,
    default: chosen.includes(value),
  }));
}

/** Discord's numbers of the kinds of channel that a menu may ask for. */
const KINDS = { channel: [0], forum: [15], thread: [11, 12], direct: [1] };

/** @param {any} part @returns {import("./menu.js").Entry[]} */
function channels(part) {
  const chosen = chosenIn(part);
  const asked = part.channel_types ?? [];
  return scene.channels
    .filter((each) => each.kind !== "direct" && each.guild === here()?.guild)
    .filter((each) => asked.length === 0 || KINDS[each.kind].some((number) => asked.includes(number)))
    .map((each) => ({ value: each.id, label: `#${each.name}`, default: chosen.includes(each.id) }));
}
