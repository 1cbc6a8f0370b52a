/** Forms (modals) that the bot opens: fields under labels, checked before they are sent. */

import { answered } from "./deeds.js";
import { fresh, h } from "./dom.js";
import { entriesOf } from "./entries.js";
import { markdown } from "./markdown.js";
import { menuOf } from "./menu.js";
import { nameOf, scene } from "./scene.js";
import { Impossible } from "./wire.js";
import { t } from "./words.js";

/**
 * @typedef {object} Field
 * @property {string} slot custom_id.
 * @property {HTMLElement} element
 * @property {() => unknown} value
 * @property {() => string} complaint what is wrong with the value, or nothing.
 */

/**
 * Open the form that an interaction was answered with, if it was.
 *
 * @param {import("./scene.js").Interaction} offer
 */
export function openForm(offer) {
  if (offer.modal === null) return;
  const from = /** @type {HTMLElement | null} */ (document.activeElement);
  /** @type {Field[]} */
  const fields = [];
  const parts = offer.modal.components.map((/** @type {any} */ part) => made(part, fields));
  const problem = h("p", { class: "problem", role: "alert" });
  const cancel = h("button", { type: "button", class: "button secondary" }, t("cancel"));
  const send = /** @type {HTMLButtonElement} */ (h("button", { type: "submit", class: "button primary" }, t("send")));
  const title = h("h2", { id: fresh("title") }, offer.modal.title);
  const who = h("p", { class: "subtext" }, nameOf(scene.bot.id));
  const form = h(
    "form",
    { novalidate: true },
    title,
    who,
    ...parts,
    problem,
    h("div", { class: "buttons" }, cancel, send),
  );
  const dialog = /** @type {HTMLDialogElement} */ (h("dialog", { class: "form", "aria-labelledby": title.id }, form));
  cancel.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    from?.focus({ preventScroll: true });
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!complain(fields)) return;
    send.disabled = true;
    problem.textContent = "";
    try {
      const values = Object.fromEntries(fields.map((each) => [each.slot, each.value()]));
      await answered("submit", { interaction: offer.id, values });
      dialog.close();
    } catch (refusal) {
      if (!(refusal instanceof Impossible)) throw refusal;
      problem.textContent = refusal.constructor === Impossible ? refusal.message : t("wrong");
    } finally {
      send.disabled = false;
    }
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** @param {Field[]} fields @returns {boolean} whether all is well; else the first wrong field has the focus. */
function complain(fields) {
  const wrong = fields.filter((each) => {
    const words = each.complaint();
    const place = each.element.parentElement?.querySelector(".complaint");
    if (place) place.textContent = words;
    each.element.setAttribute("aria-invalid", String(words !== ""));
    return words !== "";
  });
  const element = wrong[0]?.element;
  const control = element?.matches("input, textarea") ? element : element?.querySelector("input, button");
  if (control instanceof HTMLElement) control.focus();
  return wrong.length === 0;
}

/** @param {any} part @param {Field[]} fields @returns {HTMLElement} */
function made(part, fields) {
  if (part.type === 10) return h("div", { class: "text" }, ...markdown(part.content));
  const inner = part.type === 1 ? part.components[0] : part.component;
  const label = { text: part.type === 1 ? inner.label : part.label, id: fresh("label") };
  const field = fieldOf(inner, label.id);
  field.element.dataset.kind = String(inner.type);
  fields.push(field);
  const needed =
    inner.required !== false && inner.type !== 23 ? h("span", { class: "needed", "aria-hidden": "true" }, " *") : null;
  const more = part.description ? h("p", { class: "subtext", id: `${label.id}-more` }, part.description) : null;
  if (more !== null) field.element.setAttribute("aria-describedby", more.id);
  return h(
    "div",
    { class: "field", "data-kind": String(part.type) },
    h("label", { id: label.id, for: field.element.id || null }, label.text, needed),
    more,
    field.element,
    h("p", { class: "complaint", role: "alert" }),
  );
}

/** @param {any} part @param {string} label @returns {Field} */
function fieldOf(part, label) {
  switch (part.type) {
    case 4:
      return line(part);
    case 21:
      return boxes(part, label, "radio");
    case 22:
      return boxes(part, label, "checkbox");
    case 23:
      return tickBox(part);
    default:
      return menuField(part, label);
  }
}

/** @param {any} part @returns {Field} */
function line(part) {
  const traits = {
    id: fresh("line"),
    class: "line",
    "data-name": part.custom_id,
    placeholder: part.placeholder,
    value: part.value ?? "",
    "aria-required": part.required === false ? null : "true",
  };
  const element =
    part.style === 2
      ? h("textarea", { ...traits, rows: "5" })
      : h("input", { ...traits, type: "text", autocomplete: "off" });
  const text = () => /** @type {HTMLInputElement} */ (element).value;
  const complaint = () => {
    const length = [...text()].length;
    if (length === 0) return part.required === false ? "" : t("required");
    if (length < (part.min_length ?? 0)) return t("too_short", { n: part.min_length });
    return length > (part.max_length ?? 4000) ? t("too_long", { n: part.max_length ?? 4000 }) : "";
  };
  return { slot: part.custom_id, element, value: text, complaint };
}

/** @param {any} part @param {string} label @returns {Field} */
function menuField(part, label) {
  const entries = entriesOf(part);
  let held = entries.filter((each) => each.default).map((each) => each.value);
  const required = part.required !== false;
  const least = required ? Math.max(1, part.min_values ?? 1) : (part.min_values ?? 0);
  const choose = (/** @type {string[]} */ values) => (held = values);
  const element = menuOf({
    name: part.custom_id,
    hint: part.placeholder ?? t("choose"),
    label,
    entries,
    least: required ? least : 0,
    most: part.max_values ?? 1,
    required,
    choose,
  });
  const complaint = () => (held.length < least && (required || held.length > 0) ? t("required") : "");
  return { slot: part.custom_id, element, value: () => held, complaint };
}

/** @param {any} part @param {string} label @param {"radio" | "checkbox"} kind @returns {Field} */
function boxes(part, label, kind) {
  const group = fresh("group");
  const inputs = part.options.map((/** @type {any} */ each) =>
    h("input", { type: kind, name: group, "data-value": each.value, checked: each.default }),
  );
  const rows = part.options.map((/** @type {any} */ each, /** @type {number} */ place) =>
    h(
      "label",
      { class: "box" },
      inputs[place],
      h(
        "span",
        { class: "entry-words" },
        h("span", {}, each.label),
        each.description ? h("span", { class: "entry-more" }, each.description) : null,
      ),
    ),
  );
  const element = h(
    "div",
    {
      class: "boxes",
      role: kind === "radio" ? "radiogroup" : "group",
      "aria-labelledby": label,
      "aria-required": kind === "radio" && part.required !== false ? "true" : null,
    },
    ...rows,
  );
  const picked = () =>
    inputs
      .filter((/** @type {HTMLInputElement} */ each) => each.checked)
      .map((/** @type {HTMLElement} */ each) => each.dataset.value);
  const most = kind === "radio" ? 1 : (part.max_values ?? part.options.length);
  const least = part.required === false ? 0 : Math.max(1, part.min_values ?? 1);
  const complaint = () => {
    if (picked().length < least) return t("required");
    return picked().length > most ? t("choose_n", { least, most }) : "";
  };
  return {
    slot: part.custom_id,
    element,
    value: () => (kind === "radio" ? (picked()[0] ?? null) : picked()),
    complaint,
  };
}

/** @param {any} part @returns {Field} */
function tickBox(part) {
  const element = /** @type {HTMLInputElement} */ (
    h("input", { id: fresh("tick"), type: "checkbox", checked: part.default, "data-name": part.custom_id })
  );
  return { slot: part.custom_id, element, value: () => element.checked, complaint: () => "" };
}
