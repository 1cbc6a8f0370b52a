/** The message that shall get the focus as soon as it is there. */

import { at } from "./dom.js";

/** its id; none is wished for if it is empty. */
let wished = "";

/** Ask that a message gets the focus when it comes, unless the person went elsewhere or opened a list meanwhile. */
export function wish(/** @type {string} */ number) {
  wished = number;
  grant();
}

/** Give the message the focus that was asked for, if it is there. */
export function grant() {
  if (wished === "") return;
  const letters = at("letters");
  const element = /** @type {HTMLElement | null} */ (letters.querySelector(`div[data-message="${wished}"]`));
  if (element === null) return;
  wished = "";
  const held = document.activeElement;
  if (held !== document.body && (!letters.contains(held) || held?.matches("[role=listbox]"))) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
}
