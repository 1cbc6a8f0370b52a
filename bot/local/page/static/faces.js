/** Small pictures of people: their initial on a round tint (shapes belong to the seats of a game), the mark for the bot. */

import { h } from "./dom.js";
import { scene } from "./scene.js";

const TINTS = 5;

/**
 * Make a face.
 *
 * @param {string} number of the person.
 * @param {string} name
 * @returns {HTMLElement}
 */
export function face(number, name) {
  if (number === scene.bot.id) return h("span", { class: "face mark", "aria-hidden": "true" });
  const place = scene.people.findIndex((each) => each.id === number);
  const initial = [...name.trim()][0]?.toLocaleUpperCase() ?? "?";
  return h(
    "span",
    { class: `face tint-${Math.max(0, place) % TINTS}`, "aria-hidden": "true" },
    h("span", {}, initial),
  );
}
