/** Small questions of the page itself, and what it says when something cannot be done. */

import { at, fresh, h } from "./dom.js";
import { Impossible } from "./wire.js";
import { t } from "./words.js";

/** Try something; if it cannot be done, say why above the messages. */
export async function attempt(/** @type {() => Promise<unknown>} */ deed) {
  try {
    await deed();
    notice("");
    return true;
  } catch (problem) {
    if (!(problem instanceof Impossible)) throw problem;
    notice(problem.message);
    return false;
  }
}

/** Say something above the messages, or nothing any more. */
export function notice(/** @type {string} */ text) {
  at("notice").textContent = text;
}

/**
 * Open a dialog of our own.
 *
 * @param {string} title
 * @param {HTMLElement[]} parts
 * @param {HTMLElement[]} buttons beside the one that closes.
 * @returns {HTMLDialogElement}
 */
export function openDialog(title, parts, buttons) {
  const from = /** @type {HTMLElement | null} */ (document.activeElement);
  const name = from?.dataset.name;
  const head = h("h2", { id: fresh("title") }, title);
  const close = h("button", { type: "button", class: "button secondary" }, t(buttons.length > 0 ? "cancel" : "close"));
  const dialog = /** @type {HTMLDialogElement} */ (
    h(
      "dialog",
      { class: "form", "aria-labelledby": head.id },
      head,
      ...parts,
      h("div", { class: "buttons" }, close, ...buttons),
    )
  );
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    const heir = from?.isConnected ? from : document.querySelector(`[data-name="${CSS.escape(name ?? "")}"]`);
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * Ask before something is lost.
 *
 * @param {string} title
 * @param {string} question
 * @param {string} yes
 * @param {() => Promise<unknown>} deed
 */
export function ask(title, question, yes, deed) {
  const button = h("button", { type: "button", class: "button danger" }, yes);
  const dialog = openDialog(title, [h("p", {}, question)], [button]);
  button.addEventListener("click", () => {
    dialog.close();
    attempt(deed);
  });
}
