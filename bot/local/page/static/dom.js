/**
 * Elements by construction: text only ever enters the page as text, so nothing anybody writes can become markup.
 */

/**
 * @typedef {Node | string | number | null | undefined | false} Child
 * @typedef {Record<string, unknown>} Traits
 */

/**
 * Make an element.
 *
 * @param {string} tag its name.
 * @param {Traits} [traits] attributes; `on` holds listeners, `style` custom properties; false and null are left out.
 * @param {...(Child | Child[])} children texts and elements.
 * @returns {HTMLElement}
 */
export function h(tag, traits = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(traits)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") listen(element, /** @type {Record<string, EventListener>} */ (value));
    else if (name === "style") dress(element, /** @type {Record<string, string>} */ (value));
    else if (name === "value") /** @type {HTMLInputElement} */ (element).value = String(value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat().filter(isThere).map(asNode));
  return element;
}

/** @param {Child} child */
function isThere(child) {
  return child !== null && child !== undefined && child !== false;
}

/** @param {Child} child @returns {Node | string} */
function asNode(child) {
  return child instanceof Node ? child : String(child);
}

/** @param {HTMLElement} element @param {Record<string, EventListener>} listeners */
function listen(element, listeners) {
  for (const [kind, listener] of Object.entries(listeners)) element.addEventListener(kind, listener);
}

/** @param {HTMLElement} element @param {Record<string, string>} properties */
function dress(element, properties) {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
}

/**
 * Find an element that index.html holds.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function at(id) {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page lacks #${id}`);
  return found;
}

let used = 0;

/** Return an id that no other element has. */
export function fresh(/** @type {string} */ stem) {
  used += 1;
  return `${stem}-${used}`;
}

/**
 * Put new children into a place, and the focus back on the control that had it.
 *
 * @param {HTMLElement} place
 * @param {...(Child | Child[])} children
 */
export function refill(place, ...children) {
  const held = place.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
  const name = held?.dataset.name;
  place.replaceChildren(...children.flat().filter(isThere).map(asNode));
  if (name !== undefined) named(place, name)?.focus();
}

/**
 * Find the control of a name.
 *
 * @param {ParentNode} place
 * @param {string} name
 * @returns {HTMLElement | undefined}
 */
export function named(place, name) {
  return [...place.querySelectorAll("[data-name]")]
    .map((each) => /** @type {HTMLElement} */ (each))
    .find((each) => each.dataset.name === name);
}

/** Say something to those who listen instead of looking. */
export function say(/** @type {string} */ text) {
  at("heard").textContent = text;
}
