/** While a finger is on the page nothing is drawn again: a control that is replaced meanwhile is never clicked. */

/** milliseconds within which a click follows the end of a press */
const CLICK = 50;
/** @type {Set<string> | null} ids of messages that changed meanwhile; null while nothing is pressed. */
let changedMeanwhile = null;

/**
 * Watch for presses.
 *
 * @param {(changed: Set<string>) => unknown} draw how messages that changed meanwhile are drawn again.
 */
export function watchPresses(draw) {
  document.addEventListener("pointerdown", () => (changedMeanwhile ??= new Set()));
  const release = () => {
    const changed = changedMeanwhile;
    changedMeanwhile = null;
    if (changed !== null) draw(changed);
  };
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => setTimeout(release, CLICK));
}

/** Whether what changed is drawn only when the press is over. */
export function postponed(/** @type {Set<string>} */ changed = new Set()) {
  changed.forEach((number) => changedMeanwhile?.add(number));
  return changedMeanwhile !== null;
}
