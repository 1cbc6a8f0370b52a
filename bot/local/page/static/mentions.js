/** What a text points at: people, roles, rooms, and addresses inside and outside. */

import { h } from "./dom.js";
import { nameOf, scene } from "./scene.js";
import { t } from "./words.js";

/** A place of this very Discord, as Discord writes its address. */
const INSIDE = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?$/;

/** @param {string} number @returns {HTMLElement} a person's name, bright if it is ours. */
export function mention(number) {
  return h("span", { class: number === scene.me ? "mention mine" : "mention" }, `@${nameOf(number)}`);
}

/** @param {string} number */
export function roleMention(number) {
  const name = scene.guilds.map((each) => each.roles[number]).find((each) => each !== undefined);
  return h("span", { class: "mention" }, `@${name ?? "?"}`);
}

/** @param {string} number @returns {HTMLElement} a channel, to go there. */
export function room(number) {
  const channel = scene.channels.find((each) => each.id === number);
  if (channel === undefined) return h("span", { class: "mention" }, "#?");
  return goTo(number, "", [`#${channel.name}`]);
}

/** @param {string} place @param {string} message @param {(Node | string)[]} shown */
function goTo(place, message, shown) {
  const asked = new URLSearchParams({ in: place, ...(message && { at: message }) });
  return h("a", { class: "mention", href: `#${asked}`, "data-place": place, "data-message": message }, ...shown);
}

/**
 * A link: inside, it leads there in this window; outside, to a window of its own that knows nothing of us.
 *
 * @param {string} address
 * @param {(Node | string)[]} shown
 * @param {string} [looks] class.
 * @returns {HTMLElement}
 */
export function link(address, shown, looks = "") {
  const inside = INSIDE.exec(address);
  if (inside !== null) {
    const named = shown.length === 1 && shown[0] === address ? [placeName(inside[1])] : shown;
    const anchor = goTo(inside[1], inside[2] ?? "", named);
    if (looks !== "") anchor.className = looks;
    return anchor;
  }
  const outside = outsideAddress(address);
  if (outside === null) return h("span", {}, ...shown);
  const traits = {
    class: looks,
    href: outside.href,
    target: "_blank",
    rel: "noopener noreferrer",
    title: t("leaves", { host: outside.host }),
  };
  return h("a", traits, ...shown);
}

/** @param {string} place */
function placeName(place) {
  const channel = scene.channels.find((each) => each.id === place);
  return channel === undefined ? "#?" : `${channel.kind === "direct" ? "@" : "#"}${channel.name || scene.bot.name}`;
}

/** @param {string} address @returns {URL | null} the address, if it is one that may be followed. */
function outsideAddress(address) {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === "https:" || url.protocol === "http:" ? url : null;
}
