/** A menu: a button that opens a list, for one choice or several, by mouse, finger or keys. */

import { fresh, h, named } from "./dom.js";
import { emojiBeside } from "./emojis.js";
import { t } from "./words.js";

/**
 * @typedef {{value: string, label: string, description?: string | null, emoji?: {name?: string, id?: string} | null, default?: boolean}} Entry
 * @typedef {object} Menu
 * @property {string} name by which the focus finds it again.
 * @property {string} hint placeholder.
 * @property {string} [label] id of the element that names it.
 * @property {Entry[]} entries
 * @property {number} least
 * @property {number} most
 * @property {boolean} [off]
 * @property {boolean} [busy]
 * @property {boolean} [required]
 * @property {(values: string[]) => void} choose called when the list closes with another choice.
 */

/** @type {List | null} the list that is open: there is never more than one. */
let unfolded = null;
/** @type {WeakMap<Element, (former: List) => void>} what opens the list of a menu where the former one was. */
const reopeners = new WeakMap();

/** Close the list that is open in a message, to open it again in what takes the message's place. */
export function foldIn(/** @type {HTMLElement} */ old) {
  const list = unfolded;
  if (list === null || !old.contains(list.button)) return null;
  list.close(false);
  return list;
}

/**
 * Make a menu.
 *
 * @param {Menu} menu
 * @returns {HTMLElement}
 */
export function menuOf(menu) {
  const chosen = menu.entries.filter((each) => each.default).map((each) => each.value);
  const held = { values: chosen };
  const shown = h("span", { class: "chosen", id: fresh("chosen") });
  const traits = {
    type: "button",
    class: "menu",
    role: "combobox",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-required": menu.required ? "true" : null,
    "aria-labelledby": menu.label === undefined ? null : `${menu.label} ${shown.id}`,
    "aria-busy": menu.busy ? "true" : null,
    disabled: menu.off,
    "data-name": menu.name,
  };
  const button = h(
    "button",
    traits,
    shown,
    h("span", { class: menu.busy ? "dots" : "chevron", "aria-hidden": "true" }),
  );
  const frame = h("div", { class: "menu-frame" }, button);
  const write = () => {
    const taken = menu.entries.filter((each) => held.values.includes(each.value));
    const texts = taken.map((each) => each.label);
    const beside = taken.length === 1 ? emojiBeside(taken[0].emoji) : null;
    shown.replaceChildren(...(beside === null ? [] : [beside, " "]), texts.length > 0 ? texts.join(", ") : menu.hint);
    shown.classList.toggle("hint", texts.length === 0);
    if (menu.label === undefined)
      button.setAttribute("aria-label", texts.length > 0 ? `${menu.hint}: ${texts.join(", ")}` : menu.hint);
  };
  write();
  const open = (/** @type {Iterable<string>} */ picked) => {
    if (button.getAttribute("aria-expanded") === "true") return;
    const list = new List(menu, button, picked, (values) => {
      const other = values.length !== held.values.length || values.some((each) => !held.values.includes(each));
      held.values = values;
      write();
      if (other || (menu.most === 1 && menu.least === 1)) menu.choose(values);
    });
    frame.append(list.element);
    list.show();
  };
  reopeners.set(button, (former) => {
    if (!menu.off && JSON.stringify(former.menu.entries) === JSON.stringify(menu.entries)) open(former.picked);
  });
  button.addEventListener("click", () => open(held.values));
  button.addEventListener("keydown", (event) => {
    if (["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      open(held.values);
    }
  });
  return frame;
}

/** The open list of a menu. */
class List {
  /**
   * @param {Menu} menu
   * @param {HTMLElement} button
   * @param {Iterable<string>} values chosen already.
   * @param {(values: string[]) => void} decide
   */
  constructor(menu, button, values, decide) {
    this.menu = menu;
    this.button = button;
    this.decide = decide;
    this.many = menu.most > 1 || menu.least === 0;
    this.picked = new Set(values);
    this.active = Math.max(
      0,
      menu.entries.findIndex((each) => this.picked.has(each.value)),
    );
    this.typed = "";
    this.rows = menu.entries.map((each, place) => this.row(each, place));
    const traits = {
      class: "list",
      role: "listbox",
      id: fresh("list"),
      tabindex: "-1",
      "aria-multiselectable": this.many ? "true" : null,
      "aria-label": menu.hint,
    };
    this.list = h("div", traits, ...this.rows);
    const foot = this.many ? [this.foot()] : [];
    this.element = h("div", { class: "list-frame", popover: "manual" }, this.list, ...foot);
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.away = (/** @type {Event} */ event) => {
      const target = /** @type {Node} */ (event.target);
      if (!this.element.contains(target) && !button.contains(target)) this.close(true);
    };
    this.left = (/** @type {KeyboardEvent} */ event) => {
      // The list hears its own keys; its foot, or nothing at all, may have the focus.
      if (event.key !== "Escape") return;
      event.preventDefault();
      this.close(false);
    };
    this.moved = (/** @type {Event} */ event) => {
      if (event.target instanceof Node && !this.element.contains(event.target)) this.place();
    };
  }

  /** @param {Entry} entry @param {number} place */
  row(entry, place) {
    const traits = {
      class: "entry",
      role: "option",
      id: fresh("entry"),
      "data-value": entry.value,
      "aria-selected": String(this.picked.has(entry.value)),
    };
    const words = h(
      "span",
      { class: "entry-words" },
      h("span", { class: "entry-label" }, entry.label),
      entry.description ? h("span", { class: "entry-more" }, entry.description) : null,
    );
    const mark = h("span", { class: this.many ? "tick" : "dot", "aria-hidden": "true" });
    const row = h("div", traits, emojiBeside(entry.emoji), words, mark);
    row.addEventListener("click", () => {
      this.active = place;
      this.pick();
    });
    row.addEventListener("pointermove", () => this.light(place, false));
    return row;
  }

  /** @returns {HTMLElement} how many are chosen, and the button that is done with it. */
  foot() {
    this.count = h("span", { class: "entry-more" });
    this.done = /** @type {HTMLButtonElement} */ (
      h("button", { type: "button", class: "button primary small" }, t("done"))
    );
    this.done.addEventListener("click", () => this.close(true));
    this.recount();
    return h("div", { class: "list-foot" }, this.count, this.done);
  }

  recount() {
    if (this.count === undefined || this.done === undefined) return;
    const { least, most } = this.menu;
    const bounds = t("choose_n", { least, most: Math.min(most, this.menu.entries.length) });
    this.count.textContent = `${t("chosen_n", { n: this.picked.size })} · ${bounds}`;
    this.done.disabled = !this.fits();
  }

  fits() {
    return this.picked.size >= this.menu.least && this.picked.size <= this.menu.most;
  }

  show() {
    unfolded = this;
    this.button.setAttribute("aria-expanded", "true");
    this.button.setAttribute("aria-controls", this.list.id);
    this.element.showPopover();
    this.place();
    this.light(this.active, true);
    this.list.focus({ preventScroll: true });
    document.addEventListener("pointerdown", this.away, true);
    document.addEventListener("keydown", this.left);
    window.addEventListener("resize", this.moved);
    document.addEventListener("scroll", this.moved, true);
  }

  /** Open again in a message that was drawn anew, with what was picked, if the menu there offers the same. */
  unfold(/** @type {HTMLElement} */ message) {
    const heir = named(message, this.menu.name);
    if (heir) reopeners.get(heir)?.(this);
  }

  /** Lie below the button, or above it where there is more room. */
  place() {
    const box = this.button.getBoundingClientRect();
    const below = innerHeight - box.bottom;
    const above = below < 260 && box.top > below;
    const { style } = this.element;
    style.setProperty("left", `${Math.max(8, Math.min(box.left, innerWidth - box.width - 8))}px`);
    style.setProperty("width", `${box.width}px`);
    style.setProperty("top", above ? "auto" : `${box.bottom + 4}px`);
    style.setProperty("bottom", above ? `${innerHeight - box.top + 4}px` : "auto");
    style.setProperty("max-height", `${Math.max(140, (above ? box.top : below) - 16)}px`);
  }

  /** @param {number} place @param {boolean} scroll */
  light(place, scroll) {
    this.rows[this.active]?.classList.remove("active");
    this.active = Math.max(0, Math.min(place, this.rows.length - 1));
    const row = this.rows[this.active];
    if (row === undefined) return;
    row.classList.add("active");
    this.list.setAttribute("aria-activedescendant", row.id);
    if (scroll) row.scrollIntoView({ block: "nearest" });
  }

  pick() {
    const { value } = this.menu.entries[this.active];
    if (!this.many) {
      this.picked = new Set([value]);
      this.close(true);
      return;
    }
    if (this.picked.has(value)) this.picked.delete(value);
    else if (this.menu.most === 1) this.picked = new Set([value]);
    else if (this.picked.size < this.menu.most) this.picked.add(value);
    this.rows.forEach((row, place) =>
      row.setAttribute("aria-selected", String(this.picked.has(this.menu.entries[place].value))),
    );
    this.recount();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const steps = { ArrowDown: this.active + 1, ArrowUp: this.active - 1, Home: 0, End: this.rows.length - 1 };
    if (event.key in steps) this.light(steps[/** @type {keyof typeof steps} */ (event.key)], true);
    else if (event.key === " " || (event.key === "Enter" && !this.many)) this.pick();
    else if (event.key === "Enter") this.fits() && this.close(true);
    else if (event.key === "Escape") this.close(false);
    else if (event.key === "Tab") this.close(true);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.seek(event.key);
    else return;
    event.stopPropagation();
    if (event.key !== "Tab") event.preventDefault();
  }

  /** @param {string} letter go to the next entry that begins with what was typed. */
  seek(letter) {
    clearTimeout(this.forget);
    this.forget = setTimeout(() => (this.typed = ""), 700);
    this.typed += letter.toLowerCase();
    const found = this.menu.entries.findIndex((each) => each.label.toLowerCase().startsWith(this.typed));
    if (found >= 0) this.light(found, true);
  }

  /** @param {boolean} keep whether what was picked counts. */
  close(keep) {
    document.removeEventListener("pointerdown", this.away, true);
    document.removeEventListener("keydown", this.left);
    window.removeEventListener("resize", this.moved);
    document.removeEventListener("scroll", this.moved, true);
    this.button.setAttribute("aria-expanded", "false");
    if (unfolded === this) unfolded = null;
    if (!this.element.isConnected) return;
    const inside = this.element.contains(document.activeElement);
    this.element.remove();
    if (inside) this.button.focus({ preventScroll: true });
    if (keep && this.fits())
      this.decide(this.menu.entries.map((each) => each.value).filter((each) => this.picked.has(each)));
  }
}
