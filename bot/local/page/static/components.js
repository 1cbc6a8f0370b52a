/** The components of a message, one maker for each of Discord's kinds. */

import { busy, use } from "./deeds.js";
import { h } from "./dom.js";
import { emojiBeside } from "./emojis.js";
import { markdown } from "./markdown.js";
import { link } from "./mentions.js";
import { menuOf } from "./menu.js";
import { openForm } from "./form.js";
import { wish } from "./letters.js";
import { file, gallery, thumbnail } from "./pictures.js";
import { here, nameOf, scene } from "./scene.js";
import { t } from "./words.js";

/** @typedef {import("./scene.js").Message} Message */

const STYLES = ["", "primary", "secondary", "success", "danger", "link", "primary"];

/** @type {Record<number, (part: any, message: Message) => Node>} by Discord's number of the kind. */
const MAKERS = {
  1: row,
  2: button,
  3: stringMenu,
  5: peopleMenu,
  6: rolesMenu,
  7: peopleMenu,
  8: channelsMenu,
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

/** @param {any} part @param {Message} message @param {import("./menu.js").Entry[]} entries */
function menu(part, message, entries) {
  return menuOf({
    name: part.custom_id,
    hint: part.placeholder ?? t("choose"),
    entries,
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
function stringMenu(part, message) {
  return menu(part, message, entriesOf(part));
}

/** @param {any} part @param {Message} message */
function peopleMenu(part, message) {
  return menu(part, message, people(part));
}

/** @param {any} part @param {Message} message */
function rolesMenu(part, message) {
  return menu(part, message, roles(part));
}

/** @param {any} part @param {Message} message */
function channelsMenu(part, message) {
  return menu(part, message, channels(part));
}

/** The entries of any menu, whether they are written in it or follow from who and what there is. */
export function offers(/** @type {any} */ part) {
  switch (part.type) {
    case 3:
      return entriesOf(part);
    case 6:
      return roles(part);
    case 8:
      return channels(part);
    default:
      return people(part);
  }
}

/** @param {any} part @returns {import("./menu.js").Entry[]} */
function entriesOf(part) {
  return part.options;
}

/** @param {any} part @returns {import("./menu.js").Entry[]} */
function people(part) {
  const chosen = chosenIn(part);
  const guild = scene.guilds.find((each) => each.id === here()?.guild);
  const numbers = guild?.members ?? [...scene.people.map((each) => each.id), scene.bot.id];
  return numbers.map((number) => ({ value: number, label: nameOf(number), default: chosen.includes(number) }));
}

/** @param {any} part @returns {string[]} the ids that are chosen when it is shown. */
function chosenIn(part) {
  return (part.default_values ?? []).map((/** @type {any} */ each) => each.id);
}

/** @param {any} part @returns {import("./menu.js").Entry[]} */
function roles(part) {
  const guild = scene.guilds.find((each) => each.id === here()?.guild);
  const chosen = chosenIn(part);
  return Object.entries(guild?.roles ?? {}).map(([value, label]) => ({
    value,
    label: `@${label}`,
    default: chosen.includes(value),
  }));
}

/** Discord's numbers of the kinds of channel that a menu may ask for. */
const KINDS = { channel: [0], forum: [15], thread: [11, 12], direct: [1] };

/** @param {any} part @returns {import("./menu.js").Entry[]} */
function channels(part) {
  const chosen = chosenIn(part);
  const asked = part.channel_types ?? [];
  return scene.channels
    .filter((each) => each.kind !== "direct" && each.guild === here()?.guild)
    .filter((each) => asked.length === 0 || KINDS[each.kind].some((number) => asked.includes(number)))
    .map((each) => ({ value: each.id, label: `#${each.name}`, default: chosen.includes(each.id) }));
}

/** @param {any} part @param {Message} message */
function fileOf(part, message) {
  const found = message.attachments.find((/** @type {any} */ each) => each.id === part.file.attachment_id);
  return file(part.file.attachment_id, found?.filename ?? part.name ?? "", found?.size ?? 0);
}
