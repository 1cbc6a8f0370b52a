/** The left side: the server's channels and threads, direct messages, the bot's state. */

import { at, h, refill, say } from "./dom.js";
import { face } from "./faces.js";
import { scene } from "./scene.js";
import { ask, attempt, notice } from "./dialogs.js";
import { now, worded } from "./moments.js";
import { act } from "./wire.js";
import { t } from "./words.js";

/** @typedef {import("./scene.js").Channel} Channel */

/** What stands before a name. */
const SIGNS = { channel: "#", forum: "≣", thread: "↳", direct: "@" };

/** Draw the side. */
export function drawSide(/** @type {(place: string) => void} */ go) {
  const guilds = scene.guilds.map((guild) => [
    h("h1", {}, h("span", { class: "face mark", "aria-hidden": "true" }), guild.name),
    h("h2", {}, t("channels")),
    h(
      "ul",
      {},
      rooms(guild.id).map((each) => h("li", {}, entry(each, go))),
    ),
  ]);
  const direct = scene.channels.filter((each) => each.kind === "direct");
  const hide = h(
    "button",
    { type: "button", class: "round only-narrow", "aria-label": t("close_menu"), "data-name": "hide" },
    "×",
  );
  hide.addEventListener("click", () => at("app").classList.add("closed"));
  const messages = [
    h("h2", {}, t("direct")),
    h(
      "ul",
      {},
      direct.map((each) => h("li", {}, entry(each, go))),
    ),
  ];
  refill(at("side"), hide, h("div", { class: "rooms" }, ...guilds.flat(), ...messages), foot());
}

/** @param {string} guild @returns {Channel[]} its channels, each followed by its threads. */
function rooms(guild) {
  const all = scene.channels.filter((each) => each.guild === guild);
  return all
    .filter((each) => each.kind === "channel" || each.kind === "forum")
    .flatMap((each) => [each, ...all.filter((thread) => thread.parent === each.id)]);
}

/** @param {Channel} channel @param {(place: string) => void} go */
function entry(channel, go) {
  const open = channel.id === scene.place;
  const looks = ["room", channel.kind, open ? "open" : "", channel.unread > 0 && !open ? "unread" : ""].join(" ");
  const name = channel.kind === "direct" ? scene.bot.name : channel.name;
  const mark =
    channel.kind === "direct"
      ? face(scene.bot.id, name)
      : h("span", { class: "hash", "aria-hidden": "true" }, SIGNS[channel.kind]);
  const told = channel.unread > 0 && channel.called === 0 && !open ? h("span", { class: "unseen" }, t("unread")) : null;
  const button = h(
    "button",
    {
      type: "button",
      class: looks,
      "aria-current": open ? "page" : null,
      "data-name": `room-${channel.id}`,
      "data-room": name,
    },
    mark,
    h("span", { class: "room-name" }, name, tagsOf(channel)),
    badge(channel.called),
    told,
  );
  button.addEventListener("click", () => go(channel.id));
  return button;
}

/** @param {Channel} channel @returns {HTMLElement | null} the tags of a post, and whether it sleeps. */
export function tagsOf(channel) {
  const words = [...channel.tags, ...(channel.asleep && channel.kind === "thread" ? [t("archived")] : [])];
  return words.length > 0
    ? h(
        "span",
        { class: "tags" },
        words.map((each) => h("span", { class: "tag" }, each)),
      )
    : null;
}

/** @param {number} called @returns {HTMLElement | null} how often somebody is called. */
export function badge(called) {
  return called > 0
    ? h(
        "span",
        { class: "badge" },
        h("span", { "aria-hidden": "true" }, String(called)),
        h("span", { class: "unseen" }, t("called", { n: called })),
      )
    : null;
}

/** The bot's state, and the two buttons of the workshop. */
function foot() {
  const { bot } = scene;
  const state = bot.connected ? t("bot_on", { name: bot.name }) : t("bot_off", { name: bot.name });
  const again = h(
    "button",
    { type: "button", class: "button sea small", disabled: !bot.kept, "data-name": "restart" },
    t("restart"),
  );
  again.addEventListener("click", () => {
    say(t("restarting"));
    attempt(() => act("restart_bot", {}));
  });
  const anew = h("button", { type: "button", class: "button sea small", "data-name": "anew" }, t("anew"));
  anew.addEventListener("click", () => ask(t("anew"), t("anew_ask"), t("anew_yes"), () => act("begin_anew", {})));
  const day = h("button", { type: "button", class: "button sea small", "data-name": "day" }, t("a_day_later"));
  day.addEventListener("click", () => attempt(() => act("pass_a_day", {})));
  const due = h("button", { type: "button", class: "button sea small", "data-name": "due" }, t("to_reminder"));
  due.addEventListener("click", toReminder);
  const time = h("time", { "data-now": "", "data-name": "clock" }, worded(now().getTime() / 1000, "f"));
  const light = h("span", { class: bot.connected ? "light on" : "light", "aria-hidden": "true" });
  return h(
    "div",
    { class: "side-foot" },
    h("p", { class: "bot-state", role: "status" }, light, state),
    h("div", { class: "buttons" }, again, anew),
    h("p", { class: "bot-state clock" }, time),
    h("div", { class: "buttons" }, day, due),
    h("p", { class: "fine" }, t("unofficial")),
  );
}

/** Let time pass until the bot says something by itself, or say that it will not. */
async function toReminder() {
  let said = true;
  at("app").classList.add("closed");
  notice(t("passing"));
  await attempt(async () => {
    ({ said } = /** @type {{said: boolean}} */ (await act("pass_to_reminder", {})));
  });
  if (!said) notice(t("nothing_due"));
}
