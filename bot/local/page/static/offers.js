/** The list above a field of what could be meant; the field keeps the focus. */

import { fresh, h } from "./dom.js";

/** @template {{label: string, description?: string}} T */
export class Offers {
  /**
   * @param {HTMLInputElement} input
   * @param {(offer: T) => void} choose
   */
  constructor(input, choose) {
    this.input = input;
    this.choose = choose;
    /** @type {T[]} */
    this.shown = [];
    this.active = -1;
    this.list = h("div", { class: "offers", role: "listbox", id: fresh("offers"), hidden: true });
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", this.list.id);
    input.setAttribute("aria-expanded", "false");
  }

  /**
   * Offer something.
   *
   * @param {T[]} offers
   * @param {string} [otherwise] what stands there when there are none.
   * @param {boolean} [first] whether the first is lit, so that Enter takes it.
   */
  show(offers, otherwise = "", first = false) {
    this.shown = offers;
    const rows = offers.map((offer, place) => {
      const row = h(
        "div",
        { class: "offer", role: "option", id: fresh("offer"), "aria-selected": "false" },
        h("span", { class: "offer-label" }, offer.label),
        offer.description ? h("span", { class: "entry-more" }, offer.description) : null,
      );
      row.addEventListener("pointerdown", (event) => event.preventDefault());
      row.addEventListener("click", () => this.choose(this.shown[place]));
      return row;
    });
    this.list.replaceChildren(
      ...rows,
      ...(offers.length === 0 && otherwise !== "" ? [h("p", { class: "nothing" }, otherwise)] : []),
    );
    const open = offers.length > 0 || otherwise !== "";
    this.list.hidden = !open;
    this.input.setAttribute("aria-expanded", String(open));
    this.light(first && offers.length > 0 ? 0 : -1);
  }

  close() {
    this.show([]);
  }

  /** @param {number} place */
  light(place) {
    this.active = place;
    [...this.list.children].forEach((row, number) => {
      row.classList.toggle("active", number === place);
      if (row.role === "option") row.setAttribute("aria-selected", String(number === place));
    });
    const row = this.list.children[place];
    if (row === undefined) this.input.removeAttribute("aria-activedescendant");
    else this.input.setAttribute("aria-activedescendant", row.id);
    row?.scrollIntoView({ block: "nearest" });
  }

  /**
   * Take a key that belongs to the list.
   *
   * @param {KeyboardEvent} event
   * @returns {boolean} whether it did.
   */
  key(event) {
    const many = this.shown.length;
    if (this.list.hidden || many === 0) return false;
    if (event.key === "ArrowDown") this.light((this.active + 1) % many);
    else if (event.key === "ArrowUp") this.light(this.active < 1 ? many - 1 : this.active - 1);
    else if (event.key === "Enter" && this.active >= 0) this.choose(this.shown[this.active]);
    else if (event.key === "Tab" && !event.shiftKey) this.choose(this.shown[Math.max(0, this.active)]);
    else if (event.key === "Escape") this.close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
