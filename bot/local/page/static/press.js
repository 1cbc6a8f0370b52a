/** While a finger is on a message nothing there is drawn again: a control that is replaced meanwhile is never clicked. */

/** milliseconds within which a click follows the end of a press */
const CLICK = 50;
/** @type {Set<string> | null} ids of messages that changed meanwhile; null while nothing is pressed. */
let changedMeanwhile = null;

/**
 * Watch for presses.
 *
 * @param {HTMLElement} box what holds the messages.
 * @param {(changed: Set<string>) => unknown} draw how they are drawn again.
 */
export function watchPresses(box, draw) {
  box.addEventListener("pointerdown", () => (changedMeanwhile ??= new Set()));
  const release = () => {
    const changed = changedMeanwhile;
    changedMeanwhile = null;
    if (changed !== null) draw(changed);
  };
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => setTimeout(release, CLICK));
}

/** Whether messages that changed are drawn only when the press is over. */
export function postponed(/** @type {Set<string>} */ changed) {
  changed.forEach((number) => changedMeanwhile?.add(number));
  return changedMeanwhile !== null;
}
