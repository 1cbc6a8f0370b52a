/** The top: where we are, who we are, and the switch between all who sit at the table. */

import { at, fresh, h, refill } from "./dom.js";
import { attempt, openDialog } from "./dialogs.js";
import { face } from "./faces.js";
import { here, me, scene } from "./scene.js";
import { badge, tagsOf } from "./side.js";
import { act, key } from "./wire.js";
import { LOCALES, locale, t } from "./words.js";

/** Draw the top. */
export function drawTop(/** @type {(name: string) => void} */ become) {
  const channel = here();
  const name = channel?.kind === "direct" ? scene.bot.name : (channel?.name ?? "");
  const menu = h(
    "button",
    { type: "button", class: "round only-narrow", "aria-label": t("open_menu"), "data-name": "menu" },
    "≡",
    roomCalls(),
  );
  menu.addEventListener("click", () => at("app").classList.remove("closed"));
  const sign = h("span", { class: "hash", "aria-hidden": "true" }, channel?.kind === "direct" ? "@" : "#");
  const title = h(
    "h2",
    { class: "place" },
    sign,
    h("span", {}, name),
    channel === undefined ? null : tagsOf(channel),
    channel?.asleep ? h("small", {}, t("asleep")) : null,
  );
  refill(at("top"), h("div", { class: "top-line" }, menu, title, themeButton()), people(become));
}

/** How often we are called in rooms that are not open. */
function roomCalls() {
  const called = scene.channels.reduce((sum, each) => sum + (each.id === scene.place ? 0 : each.called), 0);
  return badge(called);
}

/** @param {(name: string) => void} become */
function people(become) {
  const chips = scene.people.map((person) => {
    const ours = person.id === scene.me;
    const chip = h(
      "button",
      {
        type: "button",
        class: ours ? "chip ours" : "chip",
        "aria-pressed": String(ours),
        "data-name": `chip-${person.id}`,
        "data-person": person.name,
        title: person.name,
      },
      face(person.id, person.name),
      h("span", { class: "chip-name" }, person.name),
      badge(ours ? 0 : person.called),
    );
    chip.addEventListener("click", () => become(person.id));
    return chip;
  });
  const settings = h(
    "button",
    {
      type: "button",
      class: "round",
      "aria-label": t("settings", { name: me()?.name ?? "" }),
      "data-name": "settings",
    },
    "⚙",
  );
  settings.addEventListener("click", openSettings);
  const more = h("button", { type: "button", class: "round", "aria-label": t("add_person"), "data-name": "add" }, "+");
  more.addEventListener("click", openNewcomer);
  return h(
    "div",
    { class: "people", role: "group", "aria-label": t("people") },
    h("span", { class: "people-label" }, t("people")),
    ...chips,
    settings,
    more,
  );
}

function themeButton() {
  const button = h("button", { type: "button", class: "round", "aria-label": t("theme"), "data-name": "theme" }, "◐");
  button.addEventListener("click", () => setTheme(nowDark() ? "light" : "dark"));
  return button;
}

function nowDark() {
  const set = document.documentElement.dataset.theme;
  return set === undefined ? matchMedia("(prefers-color-scheme: dark)").matches : set === "dark";
}

/** Make the page light or dark and remember it. */
function setTheme(/** @type {string} */ theme) {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem("hatoba-theme", theme);
}

function openSettings() {
  const person = me();
  const select = languageSelect(person.locale);
  select.addEventListener("change", () =>
    attempt(() => act("set_locale", { persona: person.id, locale: /** @type {HTMLSelectElement} */ (select).value })),
  );
  const tick = /** @type {HTMLInputElement} */ (h("input", { type: "checkbox", checked: person.dms_open }));
  tick.addEventListener("change", () =>
    attempt(() => act("set_direct_messages", { persona: person.id, open: tick.checked })),
  );
  const address = `${location.origin}/#${new URLSearchParams({ key: key(), as: person.id })}`;
  const window_ = h(
    "a",
    { href: address, target: "_blank", rel: "noopener", class: "button secondary" },
    t("own_window", { name: person.name }),
  );
  openDialog(
    t("settings", { name: person.name }),
    [field(t("language"), select), h("label", { class: "box" }, tick, t("dms_open")), h("p", {}, window_)],
    [],
  );
}

function openNewcomer() {
  const name = /** @type {HTMLInputElement} */ (
    h("input", { class: "line", id: fresh("line"), maxlength: "32", autocomplete: "off" })
  );
  const select = /** @type {HTMLSelectElement} */ (languageSelect(locale()));
  const add = h("button", { type: "button", class: "button primary" }, t("add"));
  const dialog = openDialog(t("add_person"), [field(t("name"), name), field(t("language"), select)], [add]);
  const enter = async () => {
    if (name.value.trim() === "") return name.focus();
    if (await attempt(() => act("add_persona", { name: name.value.trim(), locale: select.value }))) dialog.close();
    return undefined;
  };
  add.addEventListener("click", enter);
  name.addEventListener("keydown", (event) => event.key === "Enter" && enter());
}

/** @param {string} text @param {HTMLElement} control */
function field(text, control) {
  return h("div", { class: "field" }, h("label", { for: control.id }, text), control);
}

/** @param {string} chosen */
function languageSelect(chosen) {
  const options = Object.entries(LOCALES).map(([value, name]) =>
    h("option", { value, selected: value === chosen }, name),
  );
  return h("select", { class: "line", id: fresh("line") }, options);
}
