/** The messages of the open channel: drawn, drawn again where they changed, walked through by keys. */

import { componentsOf } from "./components.js";
import { failures, waits } from "./deeds.js";
import { at, h, named, say } from "./dom.js";
import { embed } from "./embeds.js";
import { markdown } from "./markdown.js";
import { beside } from "./moments.js";
import { face } from "./faces.js";
import { foldIn } from "./menu.js";
import { attached, file } from "./pictures.js";
import { postponed } from "./press.js";
import { FLAG, authorOf, here, later, letters, nameOf, scene } from "./scene.js";
import { readLine } from "./slash.js";
import { grant } from "./wish.js";
import { t } from "./words.js";

/** @typedef {import("./scene.js").Message} Message */

const TOGETHER = 7 * 60_000;
/** @type {Map<string, HTMLElement>} */
const drawn = new Map();
let place = "";
let lastRead = "";

/** Draw the open channel anew. */
export function openPlace() {
  drawn.clear();
  place = scene.place;
  lastRead = here()?.read ?? "";
  const box = at("letters");
  box.replaceChildren();
  box.setAttribute("role", "log");
  box.setAttribute("aria-live", "off");
  box.setAttribute("tabindex", "0");
  box.setAttribute("aria-label", t("messages_in", { place: placeName() }));
  update(new Set(), true);
}

/** @returns {string} */
export function placeName() {
  const channel = here();
  if (channel === undefined) return "";
  return channel.kind === "direct" ? `@${scene.bot.name}` : `#${channel.name}`;
}

/**
 * Draw what changed.
 *
 * @param {Set<string>} changed ids of messages.
 * @param {boolean} [anew] whether the channel was just opened.
 */
export function update(changed, anew = false) {
  if (place !== scene.place) return openPlace();
  if (!anew && postponed(changed)) return undefined;
  const box = at("letters");
  const low = anew || box.scrollHeight - box.scrollTop - box.clientHeight < 80;
  const wanted = letters();
  const numbers = new Set(wanted.map((each) => each.id));
  for (const [number, element] of drawn) {
    if (!numbers.has(number)) remove(number, element);
  }
  /** @type {HTMLElement | null} */
  let before = null;
  for (const message of wanted) {
    before = put(box, message, before, changed.has(message.id), anew);
  }
  dress(wanted);
  box.querySelector(".nothing")?.remove();
  if (wanted.length === 0)
    box.append(h("p", { class: "nothing" }, t(emptiness())));
  if (low) box.scrollTop = box.scrollHeight;
  grant();
  return undefined;
}

/** @returns {string} what is said where nothing was said yet. */
function emptiness() {
  if (here()?.kind === "direct") return "empty_direct";
  return scene.bot.laying ? "first_wait" : "empty";
}

/** @param {string} number @param {HTMLElement} element */
function remove(number, element) {
  if (element.contains(document.activeElement)) at("letters").focus({ preventScroll: true });
  element.remove();
  drawn.delete(number);
}

/**
 * @param {HTMLElement} box
 * @param {Message} message
 * @param {HTMLElement | null} before
 * @param {boolean} changed
 * @param {boolean} anew
 */
function put(box, message, before, changed, anew) {
  const old = drawn.get(message.id);
  if (old !== undefined && !changed) return old;
  const element = letter(message);
  drawn.set(message.id, element);
  if (old !== undefined) exchange(old, element);
  else if (before === null) box.prepend(element);
  else before.after(element);
  if (old === undefined ? !anew : old.querySelector(".thinking") !== null) tell(message);
  return element;
}

/** Put a message in the place of its former self, an open list open, the focus on the same control or the first. */
function exchange(/** @type {HTMLElement} */ old, /** @type {HTMLElement} */ element) {
  const list = foldIn(old);
  const held = old.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
  old.replaceWith(element);
  if (held !== null) heirOf(held, old, element).focus({ preventScroll: true });
  list?.unfold(element);
}

/** What takes the place of a control that had the focus, in a message drawn anew. */
function heirOf(/** @type {HTMLElement} */ held, /** @type {HTMLElement} */ old, /** @type {HTMLElement} */ element) {
  const { name } = held.dataset;
  const control =
    (name === undefined ? undefined : named(element, name)) ?? element.querySelector(".menu:enabled, .button:enabled");
  return held !== old && control instanceof HTMLElement && !control.matches(":disabled") ? control : element;
}

/** Join messages of one person that follow each other, and mark where the unread ones begin. */
function dress(/** @type {Message[]} */ wanted) {
  let marked = false;
  wanted.forEach((message, number) => {
    const element = /** @type {HTMLElement} */ (drawn.get(message.id));
    const former = wanted[number - 1];
    const apart =
      former === undefined ||
      former.author.id !== message.author.id ||
      message.type !== 0 ||
      Boolean((former.flags ^ message.flags) & FLAG.ephemeral) ||
      Date.parse(message.timestamp) - Date.parse(former.timestamp) > TOGETHER;
    element.classList.toggle("follows", !apart);
    const fresh = !marked && lastRead !== "0" && later(message.id, lastRead) && message.author.id !== scene.me;
    element.classList.toggle("fresh", fresh && number > 0);
    element.dataset.fresh = t("new");
    marked ||= fresh;
  });
}

/** @param {Message} message */
function tell(message) {
  if (message.author.id === scene.me || message.flags & FLAG.loading) return;
  say(t("heard", { name: authorOf(message), place: placeName(), text: readOut(message.text).slice(0, 200) }));
}

/** What a text says without its marks, an emoji by its name. */
function readOut(/** @type {string} */ text) {
  const box = h("div", {}, ...text.split("\n").flatMap((line) => [...markdown(line), " "]));
  for (const image of box.querySelectorAll("img")) image.replaceWith(` ${image.dataset.emoji} `);
  return (box.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

/** @param {Message} message @returns {HTMLElement} */
export function letter(message) {
  const mine = message.mentions.some((/** @type {any} */ each) => each.id === scene.me);
  const hidden = Boolean(message.flags & FLAG.ephemeral);
  const bot = message.author.id === scene.bot.id;
  const moment = new Date(message.timestamp);
  const head = h(
    "header",
    {},
    h("strong", { class: "author" }, authorOf(message)),
    bot ? h("span", { class: "app" }, t("app")) : null,
    h("time", { datetime: message.timestamp }, beside(moment)),
  );
  const body = message.flags & FLAG.loading ? [thinking(message)] : bodyOf(message);
  const traits = {
    class: ["letter", hidden ? "hidden" : "", mine ? "calls" : ""].join(" "),
    role: "article",
    tabindex: "-1",
    "data-message": message.id,
    "data-edited": message.edited_timestamp,
    "aria-busy": waits(message.id) ? "true" : null,
    "aria-label": `${authorOf(message)}, ${beside(moment)}`,
  };
  const failure = failures.get(message.id);
  return h(
    "div",
    traits,
    origin(message),
    face(message.author.id, authorOf(message)),
    h(
      "div",
      { class: "letter-body" },
      head,
      ...body,
      failure === undefined ? null : h("p", { class: "problem", role: "alert" }, failure),
      hidden ? foot(message) : null,
    ),
  );
}

/** What a message answers: a command that somebody used, or another message; or that it says a new name. */
function origin(/** @type {Message} */ message) {
  if (message.type === 20) {
    const who = message.interaction_metadata?.user;
    const command = readLine(`/${message.command ?? ""}`)?.command.shown ?? t("a_command");
    return h("p", { class: "origin" }, t("used", { name: who?.global_name ?? "?", command }));
  }
  if (message.type === 4) return h("p", { class: "origin" }, t("renamed", { name: authorOf(message) }));
  const answered = scene.messages.get(message.message_reference?.message_id);
  return answered === undefined
    ? null
    : h("p", { class: "origin" }, `${authorOf(answered)}: ${answered.text.slice(0, 80)}`);
}

/** @param {Message} message */
function thinking(message) {
  return h(
    "p",
    { class: "thinking" },
    h("span", { class: "dots", "aria-hidden": "true" }),
    t("thinking", { name: nameOf(message.author.id) }),
  );
}

/** @param {Message} message @returns {Node[]} */
function bodyOf(message) {
  const shown = new Set(
    [...JSON.stringify(message.components).matchAll(/"attachment_id": ?"(\d+)"/g)].map((each) => each[1]),
  );
  const loose = message.attachments.filter(
    (/** @type {any} */ each) => !shown.has(each.id) && !JSON.stringify(message.embeds).includes(each.url),
  );
  const files = loose.map((/** @type {any} */ each) =>
    each.width ? h("div", { class: "gallery of-1" }, attached(each)) : file(each.id, each.filename, each.size),
  );
  const words =
    message.content === ""
      ? []
      : [
          h(
            "div",
            { class: "text" },
            ...markdown(message.content),
            message.edited_timestamp && message.author.id !== scene.bot.id ? h("small", {}, t("edited")) : null,
          ),
        ];
  return [
    ...words,
    ...message.embeds.map((/** @type {any} */ each) => embed(each, message)),
    ...files,
    ...componentsOf(message),
  ];
}

/** @param {Message} message */
function foot(message) {
  const button = h("button", { type: "button", class: "plain", "data-name": "dismiss" }, t("dismiss"));
  button.addEventListener("click", () => {
    scene.dismissed.add(message.id);
    update(new Set());
  });
  return h("p", { class: "foot" }, h("span", { class: "eye", "aria-hidden": "true" }), t("only_you"), " · ", button);
}

/** Walk from message to message with the arrow keys. */
export function walk(/** @type {KeyboardEvent} */ event) {
  const held = document.activeElement;
  const box = at("letters");
  if (held !== box && !(held?.classList.contains("letter") && box.contains(held))) return;
  const all = letters().map((each) => /** @type {HTMLElement} */ (drawn.get(each.id)));
  const now = all.indexOf(/** @type {HTMLElement} */ (held));
  const steps = {
    ArrowUp: now < 0 ? all.length - 1 : now - 1,
    ArrowDown: now < 0 ? all.length - 1 : now + 1,
    Home: 0,
    End: all.length - 1,
  };
  if (!(event.key in steps)) return;
  event.preventDefault();
  const next = all[Math.max(0, Math.min(all.length - 1, steps[/** @type {keyof typeof steps} */ (event.key)]))];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}

/** Bring a message before the eyes. */
export function showLetter(/** @type {string} */ number) {
  const element = drawn.get(number);
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
}
