/** Hatoba's local Discord in a browser: opens the window of one person and keeps it up to date. */

import { drawComposer, focusComposer } from "./composer.js";
import { redraw, settle } from "./deeds.js";
import { notice } from "./dialogs.js";
import { at } from "./dom.js";
import { openPlace, showLetter, update, walk } from "./letters.js";
import { age } from "./moments.js";
import { postponed, watchPresses } from "./press.js";
import { closeEyes, firstPlace, here, me, scene, takeIn } from "./scene.js";
import { drawSide } from "./side.js";
import { drawTop } from "./top.js";
import { act, key, listenAs, takeKey } from "./wire.js";
import { locale, t } from "./words.js";

const theme = localStorage.getItem("hatoba-theme");
if (theme !== null) document.documentElement.dataset.theme = theme;
let goal = "";
let lost = false;

/** @returns {URLSearchParams} what the address asks for: `as` a person, `in` a place, `at` a message. */
function address() {
  return new URLSearchParams(location.hash.slice(1));
}

function writeAddress() {
  const asked = new URLSearchParams({ as: scene.me, in: scene.place });
  history.replaceState(null, "", `#${asked}`);
  document.title = `${me()?.name ?? ""} · Hatoba`;
}

/** Go to a channel. */
function go(/** @type {string} */ place, message = "") {
  if (!scene.channels.some((each) => each.id === place)) return;
  const other = place !== scene.place;
  scene.place = place;
  at("app").classList.add("closed");
  drawAll();
  if (other) openPlace();
  if (message !== "") showLetter(message);
  writeAddress();
  markRead();
}

/** See with somebody else's eyes, in the same channel if they see it. */
function become(/** @type {string} */ person) {
  const direct = here()?.kind === "direct";
  goal = direct ? "direct" : scene.place;
  closeEyes();
  scene.place = "";
  listen(person);
}

function drawAll() {
  drawSide(go);
  drawTop(become);
  drawComposer();
}

/** Draw all around the messages, once nothing is pressed. */
function drawUnpressed() {
  drawnLater = postponed();
  if (!drawnLater) drawAll();
}

/** whether all around the messages is to be drawn once nothing is pressed */
let drawnLater = false;

function markRead() {
  if (document.hidden || scene.place === "" || (here()?.unread ?? 0) === 0) return;
  act("mark_read", { persona: scene.me, channel: scene.place }).catch(() => {});
}

/** @param {any} news */
function hear(news) {
  if (news.over) return beginAnew();
  takeIn(news);
  if (news.me !== undefined) document.documentElement.lang = locale().slice(0, 2);
  settle();
  if (here() === undefined) settleDown();
  if (["me", "people", "bot", "clock", "guilds", "channels", "commands"].some((part) => part in news)) drawUnpressed();
  const relearned = "me" in news || drawnIn !== locale();
  drawnIn = locale();
  if ("clock" in news) age();
  if (relearned) openPlace();
  else update(new Set((news.messages ?? []).map((/** @type {any} */ each) => each.id)));
  markRead();
  return undefined;
}

/** language in which the messages were drawn */
let drawnIn = "";

/** Choose a channel when none is open. */
function settleDown() {
  const wanted = goal || address().get("in") || "";
  const direct = scene.channels.find((each) => each.kind === "direct");
  const found =
    scene.channels.find((each) => each.id === wanted) ?? (wanted === "direct" ? direct : undefined) ?? firstPlace();
  goal = "";
  scene.place = found?.id ?? "";
  writeAddress();
}

/** The world was forgotten: so do we. */
function beginAnew() {
  history.replaceState(null, "", "#");
  location.reload();
}

/** @param {"open" | "lost"} state */
function line(state) {
  if (state === "open" && lost) closeEyes();
  lost = state === "lost";
  notice(lost ? t("lost") : "");
}

takeKey();
watchPresses((changed) => {
  if (drawnLater) drawUnpressed();
  update(changed);
});
const listen = listenAs({ hear, line });
redraw.message = (number) => update(new Set([number]));
document.addEventListener("keydown", (event) => {
  walk(event);
  const typing = document.activeElement?.matches("input, textarea, select, [role=listbox]");
  if (event.key === "/" && !typing && document.querySelector("dialog[open]") === null) {
    event.preventDefault();
    focusComposer("/");
  }
});
document.addEventListener("click", (event) => {
  const anchor = event.target instanceof Element ? event.target.closest("a[data-place]") : null;
  if (!(anchor instanceof HTMLElement)) return;
  event.preventDefault();
  go(anchor.dataset.place ?? "", anchor.dataset.message);
});
document.addEventListener("visibilitychange", markRead);
window.addEventListener("hashchange", () => {
  takeKey();
  location.reload();
});
at("veil").addEventListener("click", () => at("app").classList.add("closed"));
setInterval(age, 10_000);
if (key() === "") notice(t("keyless"));
else listen(address().get("as") ?? "");
