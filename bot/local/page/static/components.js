/** The components of a message, one maker for each of Discord's kinds. */

import { busy, use } from "./deeds.js";
import { h } from "./dom.js";
import { emojiBeside } from "./emojis.js";
import { entriesOf } from "./entries.js";
import { markdown } from "./markdown.js";
import { link } from "./mentions.js";
import { menuOf } from "./menu.js";
import { openForm } from "./form.js";
import { file, gallery, thumbnail } from "./pictures.js";
import { wish } from "./wish.js";
import { t } from "./words.js";

/** @typedef {import("./scene.js").Message} Message */

const STYLES = ["", "primary", "secondary", "success", "danger", "link", "primary"];

/** @type {Record<number, (part: any, message: Message) => Node>} by Discord's number of the kind. */
const MAKERS = {
  1: row,
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (part) => h("div", { class: "text" }, ...markdown(part.content)),
  11: (part) => thumbnail(part),
  12: (part) => gallery(part),
  13: (part, message) => fileOf(part, message),
  14: (part) =>
    h("div", {
      class: `separator${part.divider === false ? " bare" : ""}${part.spacing === 2 ? " wide" : ""}`,
      role: part.divider === false ? null : "separator",
    }),
  17: container,
};

/** Make the components of a message. */
export function componentsOf(/** @type {Message} */ message) {
  return message.components.map((/** @type {any} */ part) => make(part, message));
}

/** @param {any} part @param {Message} message @returns {Node} */
function make(part, message) {
  const maker = MAKERS[part.type];
  if (maker === undefined) throw new Error(`components of type ${part.type} are unknown`);
  const made = maker(part, message);
  if (made instanceof HTMLElement) made.dataset.kind = String(part.type);
  return made;
}

/** @param {any} part @param {Message} message */
function row(part, message) {
  return h(
    "div",
    { class: "row" },
    part.components.map((/** @type {any} */ each) => make(each, message)),
  );
}

/** @param {any} part @param {Message} message */
function section(part, message) {
  const words = part.components.map((/** @type {any} */ each) => make(each, message));
  return h("div", { class: "section" }, h("div", { class: "section-words" }, ...words), make(part.accessory, message));
}

/** @param {any} part @param {Message} message */
function container(part, message) {
  const colour =
    part.accent_color === null || part.accent_color === undefined
      ? null
      : `#${part.accent_color.toString(16).padStart(6, "0")}`;
  const traits = {
    class: colour === null ? "container" : "container accented",
    style: colour === null ? {} : { "--accent": colour },
  };
  return h(
    "div",
    traits,
    part.components.map((/** @type {any} */ each) => make(each, message)),
  );
}

/** @param {any} part @param {Message} message */
function button(part, message) {
  const words = [emojiBeside(part.emoji), part.label ?? null];
  if (part.style === 5)
    return link(
      part.url,
      words.filter((each) => each !== null),
      "button secondary link",
    );
  const waits = busy.has(`${message.id}:${part.custom_id}`);
  const traits = {
    type: "button",
    class: `button ${STYLES[part.style]}${waits ? " waits" : ""}`,
    disabled: part.disabled,
    "aria-busy": waits ? "true" : null,
    "data-name": part.custom_id,
    "aria-label": part.label ? null : part.emoji?.name,
  };
  const made = h(
    "button",
    traits,
    h("span", { class: "button-words" }, ...words),
    waits ? h("span", { class: "dots", "aria-hidden": "true" }) : null,
  );
  made.addEventListener("click", async () => {
    const answer = await use("press", message.id, part.custom_id);
    if (answer !== null) follow(answer);
  });
  return made;
}

/** Turn to what the bot answered: its form, or its new message. */
function follow(/** @type {import("./scene.js").Interaction} */ answer) {
  openForm(answer);
  if ((answer.type === 4 || answer.type === 5) && answer.original !== null) wish(answer.original);
}

/** @param {any} part @param {Message} message */
function menu(part, message) {
  return menuOf({
    name: part.custom_id,
    hint: part.placeholder ?? t("choose"),
    entries: entriesOf(part),
    least: part.min_values,
    most: part.max_values,
    off: part.disabled || busy.has(`${message.id}:${part.custom_id}`),
    busy: busy.has(`${message.id}:${part.custom_id}`),
    choose: async (values) => {
      const answer = await use("choose", message.id, part.custom_id, { values });
      if (answer !== null) follow(answer);
    },
  });
}

/** @param {any} part @param {Message} message */
function fileOf(part, message) {
  const found = message.attachments.find((/** @type {any} */ each) => each.id === part.file.attachment_id);
  return file(part.file.attachment_id, found?.filename ?? part.name ?? "", found?.size ?? 0);
}
