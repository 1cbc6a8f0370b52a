/** Emojis: characters as they are, those of the application by their pictures. */

import { h } from "./dom.js";
import { fileAddress } from "./wire.js";

/**
 * Make an emoji; one whose picture is gone is the word between two colons that stood for it.
 *
 * @param {string} name
 * @param {string | null} [id] of an emoji of the application.
 * @returns {HTMLElement}
 */
export function emojiOf(name, id = null) {
  if (id === null) return h("span", { class: "emoji", "aria-hidden": "true" }, name);
  const word = `:${name}:`;
  const image = /** @type {HTMLImageElement} */ (
    h("img", { class: "emoji", alt: word, title: word, draggable: "false", "data-emoji": name })
  );
  fileAddress(id).then(
    (address) => (image.src = address),
    () => image.replaceWith(h("span", { class: "emoji-word" }, word)),
  );
  return image;
}

/**
 * Make the emoji of a button or an entry, which its label says in words.
 *
 * @param {{name?: string, id?: string} | null | undefined} part
 * @returns {HTMLElement | null}
 */
export function emojiBeside(part) {
  if (!part?.name) return null;
  const made = emojiOf(part.name, part.id ?? null);
  made.setAttribute("aria-hidden", "true");
  return made;
}
