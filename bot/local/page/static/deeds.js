/** What our person does: sent off, waited for as long as Discord does, then answered or failed. */

import { nameOf, scene } from "./scene.js";
import { Impossible, act } from "./wire.js";
import { t } from "./words.js";

/** @typedef {import("./scene.js").Interaction} Interaction */

/** Controls that wait for an answer, as `message:custom_id`. */
export const busy = new Set();
/** @type {Map<string, string>} by message, what went wrong with the last press. */
export const failures = new Map();
/** @type {Map<string, (answered: Interaction) => void>} */
const waiting = new Map();

/** What to call when a message must be drawn again; the page sets it. */
export const redraw = { message: (/** @type {string} */ _number) => {} };

/** Whether something of a message waits for an answer. */
export function waits(/** @type {string} */ message) {
  return [...busy].some((name) => name.startsWith(`${message}:`));
}

/** Look whether something we wait for was answered. */
export function settle() {
  for (const [number, resolve] of waiting) {
    const interaction = scene.interactions.get(number);
    if (interaction?.answered) resolve(interaction);
  }
}

/**
 * Do something and wait for the bot's first word.
 *
 * @param {string} verb
 * @param {Record<string, unknown>} asked
 * @returns {Promise<Interaction>}
 * @throws {Impossible} Discord does not allow it, or nothing came in time.
 */
export async function answered(verb, asked) {
  const sent = await act(verb, { persona: scene.me, ...asked });
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      waiting.delete(sent.interaction);
      reject(new Late(nameOf(scene.bot.id)));
    }, 1000 * scene.bot.first_answer);
    waiting.set(sent.interaction, (interaction) => {
      clearTimeout(late);
      waiting.delete(sent.interaction);
      resolve(interaction);
    });
    settle();
  });
}

/** Nothing came in time. */
export class Late extends Impossible {}

/**
 * Press or choose in a message; what goes wrong is written below it.
 *
 * @param {"press" | "choose"} verb
 * @param {string} message
 * @param {string} control its custom_id.
 * @param {Record<string, unknown>} [asked]
 * @returns {Promise<Interaction | null>} the bot's first word, or nothing.
 */
export async function use(verb, message, control, asked = {}) {
  const name = `${message}:${control}`;
  if (busy.has(name)) return null;
  busy.add(name);
  failures.delete(message);
  redraw.message(message);
  try {
    return await answered(verb, { message, custom_id: control, ...asked });
  } catch (problem) {
    if (!(problem instanceof Impossible)) throw problem;
    failures.set(message, problem instanceof Late ? t("failed") : problem.message);
    return null;
  } finally {
    busy.delete(name);
    redraw.message(message);
  }
}
