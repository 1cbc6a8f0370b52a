/** Discord's markdown, read into elements. Whatever it does not know stays the text it was. */

import { h } from "./dom.js";
import { emojiOf } from "./emojis.js";
import { link, room, mention, roleMention } from "./mentions.js";
import { worded } from "./moments.js";
import { t } from "./words.js";

/** @typedef {(found: RegExpExecArray) => Node} Maker */

/** @type {[RegExp, Maker][]} what may stand within a line, each tried at every place in this order. */
const INLINE = [
  [/^\\([!-/:-@[-`{-~])/, (found) => document.createTextNode(found[1])],
  [/^(`+)([^`](?:[\s\S]*?[^`])?)\1(?!`)/, (found) => h("code", {}, found[2].trim())],
  [/^<@!?(\d+)>/, (found) => mention(found[1])],
  [/^<@&(\d+)>/, (found) => roleMention(found[1])],
  [/^<#(\d+)>/, (found) => room(found[1])],
  [/^<\/([^:>]{1,100}):\d+>/, (found) => h("span", { class: "mention" }, `/${found[1]}`)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (found) => moment(Number(found[1]), found[2] ?? "f")],
  [/^<a?:(\w{2,32}):(\d+)>/, (found) => emojiOf(found[1], found[2])],
  [/^<(https?:\/\/[^\s>]+)>/, (found) => link(found[1], [found[1]])],
  [/^\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (found) => link(found[2], inline(found[1]))],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]*_|]/, (found) => link(found[0], [found[0]])],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (found) => h("strong", {}, h("em", {}, ...inline(found[1])))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (found) => h("strong", {}, ...inline(found[1]))],
  [/^__([\s\S]+?)__(?!_)/, (found) => h("u", {}, ...inline(found[1]))],
  [/^~~([\s\S]+?)~~/, (found) => h("s", {}, ...inline(found[1]))],
  [/^\|\|([\s\S]+?)\|\|/, (found) => spoiler(found[1])],
  [/^\*(?!\s)([^*\n]+?)\*(?!\*)/, (found) => h("em", {}, ...inline(found[1]))],
  [/^_(?!\s)([^_\n]+?)_(?![\w_])/, (found) => h("em", {}, ...inline(found[1]))],
];
const PLAIN = /^(?:[^\\`<[*_~|h]+|https?(?!:)|h(?!ttps?:)|.)/s;
/** A word that ends before an underscore: what follows is no emphasis. */
const INSIDE_WORD = /\w$/;

/**
 * Read what stands within a line.
 *
 * @param {string} text
 * @returns {Node[]}
 */
export function inline(text) {
  /** @type {Node[]} */
  const nodes = [];
  let rest = text;
  let plain = "";
  const settle = () => {
    if (plain !== "") nodes.push(document.createTextNode(plain));
    plain = "";
  };
  while (rest !== "") {
    const made = rest.startsWith("_") && INSIDE_WORD.test(plain) ? null : first(rest);
    if (made === null) {
      const taken = PLAIN.exec(rest)?.[0] ?? rest[0];
      plain += taken;
      rest = rest.slice(taken.length);
    } else {
      settle();
      nodes.push(made.node);
      rest = rest.slice(made.length);
    }
  }
  settle();
  return firm(nodes);
}

/**
 * Keep an emoji in one line with the number or name that is joined to it, as the apps of a phone do.
 *
 * @param {Node[]} nodes
 * @returns {Node[]}
 */
function firm(nodes) {
  for (const emoji of nodes.filter((node) => node instanceof HTMLImageElement)) {
    const at = nodes.indexOf(emoji);
    const before = /[^\s]*[\u2060\u00a0]$/.exec(nodes[at - 1]?.nodeValue ?? "")?.[0] ?? "";
    const behind = /^[\u2060\u00a0][^\s]*/.exec(nodes[at + 1]?.nodeValue ?? "")?.[0] ?? "";
    if (before === "" && behind === "") continue;
    if (before !== "") nodes[at - 1].nodeValue = (nodes[at - 1].nodeValue ?? "").slice(0, -before.length);
    if (behind !== "") nodes[at + 1].nodeValue = (nodes[at + 1].nodeValue ?? "").slice(behind.length);
    nodes[at] = h("span", { class: "firm" }, before, emoji, behind);
  }
  return nodes;
}

/** @param {string} rest @returns {{node: Node, length: number} | null} */
function first(rest) {
  for (const [pattern, make] of INLINE) {
    const found = pattern.exec(rest);
    if (found !== null) return { node: make(found), length: found[0].length };
  }
  return null;
}

/** @param {number} seconds @param {string} style */
function moment(seconds, style) {
  const spoken = worded(seconds, "F");
  const stamp = new Date(seconds * 1000);
  const machine = Number.isNaN(stamp.getTime()) ? null : stamp.toISOString();
  const aging = style === "R" ? seconds : null;
  return h("time", { datetime: machine, title: spoken, "data-relative": aging }, worded(seconds, style));
}

/** @param {string} text */
function spoiler(text) {
  const button = h("button", { type: "button", class: "spoiler", "aria-label": t("spoiler") }, ...inline(text));
  button.addEventListener("click", () => {
    button.classList.add("shown");
    button.removeAttribute("aria-label");
  });
  return button;
}

/**
 * Read a whole text: headings, lists, quotes, code, paragraphs.
 *
 * @param {string} text
 * @returns {Node[]}
 */
export function markdown(text) {
  /** @type {Node[]} */
  const blocks = [];
  for (const piece of text.split(/(```(?:[\s\S]*?)```)/)) {
    const code = /^```(?:[a-zA-Z0-9+-]*\n)?([\s\S]*?)```$/.exec(piece);
    if (code !== null) blocks.push(h("pre", {}, h("code", {}, code[1].replace(/\n$/, ""))));
    else blocks.push(...lines(piece.replace(/^\n|\n$/g, "").split("\n")));
  }
  return blocks;
}

/** @type {[RegExp, (found: RegExpExecArray) => HTMLElement][]} lines that are a block of their own. */
const OWN_LINE = [
  [
    /^(#{1,3}) +(.+)$/,
    (found) =>
      h(
        "p",
        { class: `heading h${found[1].length}`, role: "heading", "aria-level": found[1].length + 2 },
        ...inline(found[2]),
      ),
  ],
  [/^-# +(.+)$/, (found) => h("p", { class: "subtext" }, ...inline(found[1]))],
];

/** @param {string[]} all @returns {Node[]} */
function lines(all) {
  /** @type {Node[]} */
  const blocks = [];
  let from = 0;
  while (from < all.length) {
    const [block, taken] = block_at(all.slice(from));
    if (block !== null) blocks.push(block);
    from += taken;
  }
  return blocks;
}

/** @param {string[]} rest @returns {[Node | null, number]} the block that begins here, and how many lines it takes. */
function block_at(rest) {
  if (rest[0].startsWith(">>> ")) {
    return [h("blockquote", {}, ...lines([rest[0].slice(4), ...rest.slice(1)])), rest.length];
  }
  const quoted = run(rest, /^> (.*)$/);
  if (quoted.length > 0) return [h("blockquote", {}, ...lines(quoted.map((each) => each[1]))), quoted.length];
  const bullets = run(rest, /^( *)[-*] +(.+)$/);
  if (bullets.length > 0) return [list("ul", bullets), bullets.length];
  const numbers = run(rest, /^( *)\d{1,3}\. +(.+)$/);
  if (numbers.length > 0) return [list("ol", numbers, Number.parseInt(rest[0], 10)), numbers.length];
  for (const [pattern, make] of OWN_LINE) {
    const found = pattern.exec(rest[0]);
    if (found !== null) return [make(found), 1];
  }
  const ends = rest.findIndex((each, place) => place > 0 && begins(each));
  const own = rest.slice(0, ends === -1 ? rest.length : ends);
  return own.every((each) => each === "")
    ? [own.length > 0 ? h("div", { class: "gap" }) : null, Math.max(1, own.length)]
    : [h("p", {}, ...inline(own.join("\n"))), own.length];
}

/** Whether a line begins a block other than a paragraph. */
function begins(/** @type {string} */ line) {
  return /^(> |>>> | *[-*] +\S| *\d{1,3}\. +\S|#{1,3} +\S|-# +\S)/.test(line);
}

/** @param {string[]} rest @param {RegExp} pattern */
function run(rest, pattern) {
  /** @type {RegExpExecArray[]} */
  const found = [];
  for (const line of rest) {
    const hit = pattern.exec(line);
    if (hit === null) break;
    found.push(hit);
  }
  return found;
}

/**
 * @param {"ul" | "ol"} tag
 * @param {RegExpExecArray[]} items each with its indent and its text.
 * @param {number | null} start the first number, from which the others are counted.
 */
function list(tag, items, start = null) {
  return h(tag, { start }, ...items.map((each) => h("li", { class: each[1].length > 1 ? "deep" : null }, ...inline(each[2]))));
}
