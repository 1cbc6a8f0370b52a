/** Moments as Discord shows them: in our own language and time zone. */

import { scene } from "./scene.js";
import { locale, t } from "./words.js";

/** @type {Record<string, Intl.DateTimeFormatOptions>} Discord's styles of `<t:…>`. */
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** @returns {Date} the present moment by the clock of this Discord, which may run ahead. */
export function now() {
  return new Date(Date.now() + scene.clock.ahead * 1000);
}

/**
 * Word a moment.
 *
 * @param {number} seconds Unix time.
 * @param {string} style one of Discord's letters; `R` is relative to now.
 * @returns {string}
 */
export function worded(seconds, style) {
  if (style === "R") return relative(seconds - now().getTime() / 1000);
  return new Intl.DateTimeFormat(locale(), STYLES[style] ?? STYLES.f).format(new Date(seconds * 1000));
}

/** @param {number} distance in seconds from now. */
function relative(distance) {
  const [unit, size] = UNITS.find(([, each]) => Math.abs(distance) >= each) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.round(distance / size), unit);
}

/** @param {Date} moment @returns {string} as beside a message. */
export function beside(moment) {
  const time = new Intl.DateTimeFormat(locale(), { timeStyle: "short" }).format(moment);
  if (moment.toDateString() === now().toDateString()) return t("today", { time });
  return new Intl.DateTimeFormat(locale(), { dateStyle: "short", timeStyle: "short" }).format(moment);
}

/** Word all relative moments on the page again; they grow older while one looks. */
export function age() {
  for (const each of document.querySelectorAll("time[data-now]")) {
    each.textContent = worded(now().getTime() / 1000, "f");
  }
  for (const each of document.querySelectorAll("time[data-relative]")) {
    each.textContent = worded(Number(/** @type {HTMLElement} */ (each).dataset.relative), "R");
  }
}
