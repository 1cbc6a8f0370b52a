/** The slash commands that are offered here, found by what is typed, in our language. */

import { here, scene } from "./scene.js";
import { localised } from "./words.js";

/**
 * @typedef {object} Command
 * @property {string} words as the bot knows it, such as `/game open`.
 * @property {string} shown as we read it.
 * @property {string} description
 * @property {any[]} options
 */

const NESTED = [1, 2];

/** @returns {Command[]} every command that we may use in the open channel, subcommands one by one. */
export function offered() {
  return scene.commands.filter(isHere).flatMap((body) => leaves(body, `/${body.name}`, `/${localised(body, "name")}`));
}

/** @param {any} body @returns {boolean} */
function isHere(body) {
  const channel = here();
  if (channel === undefined) return false;
  const needed = BigInt(body.default_member_permissions ?? 0);
  if (channel.guild === null) {
    return body.guild_id === null && (body.contexts?.includes(1) ?? body.dm_permission !== false);
  }
  if (body.guild_id !== null && body.guild_id !== channel.guild) return false;
  return (body.contexts?.includes(0) ?? true) && (needed & ~BigInt(channel.may)) === 0n;
}

/** @param {any} body @param {string} words @param {string} shown @returns {Command[]} */
function leaves(body, words, shown) {
  const options = body.options ?? [];
  const nested = options.filter((/** @type {any} */ each) => NESTED.includes(each.type));
  if (nested.length === 0) return [{ words, shown, description: localised(body, "description"), options }];
  return nested.flatMap((/** @type {any} */ each) =>
    leaves(each, `${words} ${each.name}`, `${shown} ${localised(each, "name")}`),
  );
}

/**
 * Find what could be meant, the likeliest first.
 *
 * @param {string} typed begins with a slash.
 * @returns {Command[]}
 */
export function matching(typed) {
  const wanted = typed.slice(1).toLowerCase().trim();
  const ranked = offered().map((each) => ({ each, rank: rank(each, wanted) }));
  return ranked
    .filter((one) => one.rank < 4)
    .sort((one, other) => one.rank - other.rank)
    .map((one) => one.each);
}

/** @param {Command} command @param {string} wanted */
function rank(command, wanted) {
  const names = [command.shown.slice(1).toLowerCase(), command.words.slice(1).toLowerCase()];
  if (names.includes(wanted)) return 0;
  if (names.some((each) => each.startsWith(wanted))) return 1;
  if (names.some((each) => each.split(" ").some((word) => word.startsWith(wanted)))) return 2;
  return names.some((each) => each.includes(wanted)) ? 3 : 4;
}

/**
 * Read a line in which a whole command was typed.
 *
 * @param {string} typed such as `/game open game:osaka` or `/move take r5`.
 * @returns {{command: Command, values: Record<string, string>} | null}
 */
export function readLine(typed) {
  const line = typed.trim().toLowerCase();
  const known = offered().flatMap((command) =>
    [command.words, command.shown].map((name) => ({ command, name: name.toLowerCase() })),
  );
  const fits = known.filter(({ name }) => line === name || line.startsWith(`${name} `));
  const longest = fits.sort((one, other) => other.name.length - one.name.length)[0];
  if (longest === undefined) return null;
  return {
    command: longest.command,
    values: readOptions(longest.command, typed.trim().slice(longest.name.length).trim()),
  };
}

/** @param {Command} command @param {string} rest @returns {Record<string, string>} */
function readOptions(command, rest) {
  if (rest === "") return {};
  const names = new Map(
    command.options.flatMap((each) =>
      [each.name, localised(each, "name")].map((name) => [name.toLowerCase(), each.name]),
    ),
  );
  /** @type {Record<string, string>} */
  const values = {};
  let open = command.options[0]?.name;
  for (const word of rest.split(/(\s+)/)) {
    const named = /^([^\s:]+):(.*)$/s.exec(word);
    const option = named === null ? undefined : names.get(named[1].toLowerCase());
    if (named !== null && option !== undefined) {
      open = option;
      values[option] = named[2];
    } else if (open !== undefined) values[open] = (values[open] ?? "") + word;
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
}
