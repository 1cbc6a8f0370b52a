/** One option of a command while it is filled in: text, number, or something from a list. */

import { answered } from "./deeds.js";
import { fresh, h } from "./dom.js";
import { Offers } from "./offers.js";
import { here, nameOf, scene } from "./scene.js";
import { Impossible } from "./wire.js";
import { localised, t } from "./words.js";

/** @typedef {{value: string | number | boolean, label: string}} Offer */

const PAUSE = 120;

/** The field of one option. */
export class Option {
  /**
   * @param {any} body the option as registered.
   * @param {string} words the command.
   * @param {() => Record<string, unknown>} others the values of the other options so far.
   */
  constructor(body, words, others) {
    this.body = body;
    this.words = words;
    this.others = others;
    const id = fresh("option");
    this.input = /** @type {HTMLInputElement} */ (
      h("input", {
        id,
        class: "option-input",
        autocomplete: "off",
        spellcheck: "false",
        "data-option": body.name,
        inputmode: this.isNumber() ? "decimal" : null,
        "aria-required": body.required ? "true" : null,
      })
    );
    this.problem = h("span", { class: "problem", role: "alert" });
    this.element = h(
      "div",
      { class: "option" },
      h("label", { for: id, title: localised(body, "description") }, localised(body, "name")),
      this.input,
      this.problem,
    );
    /** @type {Offer[]} */
    this.known = this.fixed();
    /** @type {Offers<Offer>} */
    this.offers = new Offers(this.input, (offer) => this.choose(offer));
    this.input.addEventListener("input", () => this.look());
    this.input.addEventListener("focus", () => this.look());
    this.input.addEventListener("blur", () => this.offers.close());
  }

  isNumber() {
    return this.body.type === 4 || this.body.type === 10;
  }

  /** @returns {Offer[]} what can be chosen without asking the bot. */
  fixed() {
    switch (this.body.type) {
      case 5:
        return [
          { value: true, label: t("yes") },
          { value: false, label: t("no") },
        ];
      case 6:
      case 9:
        return this.members().map((number) => ({ value: number, label: nameOf(number) }));
      case 7:
        return scene.channels
          .filter((each) => each.kind !== "direct")
          .map((each) => ({ value: each.id, label: `#${each.name}` }));
      case 8:
        return scene.guilds.flatMap((each) => Object.entries(each.roles).map(([value, label]) => ({ value, label })));
      default:
        return (this.body.choices ?? []).map((/** @type {any} */ each) => ({
          value: each.value,
          label: localised(each, "name"),
        }));
    }
  }

  members() {
    return scene.guilds.find((each) => each.id === here()?.guild)?.members ?? scene.people.map((each) => each.id);
  }

  /** Whether only what is offered may be sent. */
  isClosed() {
    return ![3, 4, 10].includes(this.body.type) || Boolean(this.body.choices?.length);
  }

  /** Look for what fits the text. */
  look() {
    this.complain("");
    if (this.body.autocomplete) {
      clearTimeout(this.pause);
      this.pause = setTimeout(() => this.complete(), PAUSE);
      return;
    }
    const wanted = this.input.value.toLowerCase().trim();
    const exact = this.known.some((each) => each.label.toLowerCase() === wanted);
    const found = this.known.filter((each) => exact || each.label.toLowerCase().includes(wanted));
    this.offers.show(found, this.body.autocomplete || found.length > 0 || !this.isClosed() ? "" : t("none"));
  }

  /** Ask the bot what could follow. */
  async complete() {
    const typed = this.input.value;
    try {
      const answer = await answered("complete", {
        words: this.words,
        option: this.body.name,
        typed,
        options: this.others(),
        channel: scene.place,
      });
      if (this.input.value !== typed || document.activeElement !== this.input) return;
      this.known = (answer.choices ?? []).map((each) => ({ value: each.value, label: localised(each, "name") }));
      this.offers.show(this.known, this.known.length === 0 ? t("none") : "");
    } catch (problem) {
      if (!(problem instanceof Impossible)) throw problem;
      this.offers.close();
    }
  }

  /** @param {Offer} offer */
  choose(offer) {
    this.input.value = offer.label;
    this.picked = offer;
    this.offers.close();
    this.complain("");
    this.input.dispatchEvent(new CustomEvent("chosen", { bubbles: true }));
  }

  isEmpty() {
    return this.input.value.trim() === "";
  }

  /** @returns {string | number | boolean} what is sent. */
  value() {
    const text = this.input.value.trim();
    if (this.picked?.label === this.input.value) return this.picked.value;
    const offer = this.known.find(
      (each) => each.label.toLowerCase() === text.toLowerCase() || String(each.value) === text,
    );
    if (offer !== undefined && (this.isClosed() || this.body.autocomplete)) return offer.value;
    return this.isNumber() ? Number(text.replace(",", ".")) : text;
  }

  /** @returns {string} what is wrong, or nothing; it is also written beside the field. */
  complaint() {
    const words = this.wrong();
    this.complain(words);
    return words;
  }

  /** @param {string} words what is wrong, or nothing. */
  complain(words) {
    this.problem.textContent = words;
    this.input.setAttribute("aria-invalid", String(words !== ""));
  }

  wrong() {
    const { body } = this;
    if (this.isEmpty()) return body.required ? t("required") : "";
    const value = this.value();
    if (this.isNumber() && !this.isClosed()) return this.wrongNumber(/** @type {number} */ (value));
    if (this.isClosed()) return this.known.some((each) => each.value === value) ? "" : t("not_offered");
    const length = [...String(value)].length;
    if (length < (body.min_length ?? 0)) return t("too_short", { n: body.min_length });
    return length > (body.max_length ?? 6000) ? t("too_long", { n: body.max_length }) : "";
  }

  /** @param {number} value */
  wrongNumber(value) {
    const { min_value: least, max_value: most, type } = this.body;
    if (Number.isNaN(value) || (type === 4 && !Number.isInteger(value))) return t("number");
    const low = least !== undefined && value < least;
    const high = most !== undefined && value > most;
    return low || high ? t("between", { least: least ?? "−∞", most: most ?? "∞" }) : "";
  }
}
