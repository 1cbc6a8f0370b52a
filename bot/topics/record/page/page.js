"use strict";

const data = JSON.parse(document.getElementById("data").textContent);
const by = (id) => document.getElementById(id);
let lang = data.lang;
let place = data.moments.length - 1;

/** An element with a text and attributes. */
function made(name, text, attributes) {
  const element = document.createElement(name);
  if (text !== undefined) element.textContent = text;
  for (const [key, value] of Object.entries(attributes || {})) element.setAttribute(key, value);
  return element;
}

/** A picture of the game. */
function picture(shown) {
  return made("img", undefined, { src: shown.src, alt: shown.alt, width: shown.size[0], height: shown.size[1] });
}

/** The sheets of tiles of which boards are put together. */
const sheets = data.sheets.map((src) => Object.assign(new Image(), { src }));

/** The tiles of each board: it says where it is another than the one before, be that in another language. */
let before = [];
for (const words of Object.values(data.words)) {
  for (const board of words.boards) {
    before = before.slice();
    for (let at = 0; at < board.tiles.length; at += 2) before[board.tiles[at]] = board.tiles[at + 1];
    board.tiles = before;
  }
}

/** Put a board together. */
function draw(board) {
  const canvas = by("picture");
  const [wide, high] = board.size;
  if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high });
  const pen = canvas.getContext("2d");
  const { tile, margin, across } = data;
  const [cell, row] = [tile + 2 * margin, wide / tile];
  for (let at = 0; at < row * Math.ceil(high / tile); at++) {
    const [sheet, place] = [Math.floor(board.tiles[at] / across ** 2), board.tiles[at] % across ** 2];
    const [x, y] = [(place % across) * cell + margin, Math.floor(place / across) * cell + margin];
    pen.drawImage(sheets[sheet], x, y, tile, tile, (at % row) * tile, Math.floor(at / row) * tile, tile, tile);
  }
  canvas.setAttribute("aria-label", board.alt);
}

/** Show a moment. */
function show(number) {
  place = Math.max(0, Math.min(data.moments.length - 1, number));
  const moment = data.moments[place];
  const words = data.words[lang];
  draw(words.boards[place]);
  const when = moment.at ? " · " + new Date(moment.at * 1000).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" }) : "";
  by("when").textContent = words.moments[place].title + when;
  by("told").textContent = words.moments[place].told;
  by("at").value = place;
  by("at").setAttribute("aria-valuetext", words.moments[place].title);
  by("first").disabled = by("back").disabled = place === 0;
  by("next").disabled = by("last").disabled = place === data.moments.length - 1;
  for (const entry of document.querySelectorAll("#rounds button")) {
    if (Number(entry.dataset.place) === place) entry.setAttribute("aria-current", "true");
    else entry.removeAttribute("aria-current");
  }
}

/** Keep the line of a moment in sight, without moving the page. */
function follow() {
  const entry = document.querySelector("#rounds [aria-current]");
  if (entry) by("rounds").scrollTop = entry.offsetTop - by("rounds").offsetTop - by("rounds").clientHeight / 3;
}

function go(number) {
  show(number);
  follow();
}

/** The log, by round, each line a way to its moment. */
function log() {
  by("rounds").replaceChildren();
  let round = null;
  let list = null;
  data.moments.forEach((moment, number) => {
    if (list === null || moment.round !== round) {
      round = moment.round;
      list = made("ol");
      by("rounds").append(made("h3", data.words[lang].rounds[round]), list);
    }
    const entry = made("button", data.words[lang].moments[number].told, { type: "button", "data-place": number });
    entry.addEventListener("click", () => show(number));
    const item = made("li");
    item.append(entry);
    list.append(item);
  });
}

/** Say everything in a language. */
function speak(chosen) {
  lang = chosen;
  document.documentElement.lang = lang;
  const words = data.words[lang];
  document.title = words.title;
  for (const element of document.querySelectorAll("[data-text]")) element.textContent = words[element.dataset.text];
  for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", words[element.dataset.label]);
  for (const button of by("languages").children) button.setAttribute("aria-pressed", String(button.lang === lang));
  by("plots").replaceChildren(...words.plots.map(picture));
  by("sheet").replaceChildren(...words.sheet.map(picture));
  by("lines").replaceChildren(...words.lines.map((line) => made("li", line)));
  log();
  go(place);
}

for (const [key, words] of Object.entries(data.words)) {
  const button = made("button", words.name, { type: "button", lang: key });
  button.addEventListener("click", () => speak(key));
  by("languages").append(button, " ");
}
by("at").max = data.moments.length - 1;
by("at").addEventListener("input", () => go(Number(by("at").value)));
by("first").addEventListener("click", () => go(0));
by("back").addEventListener("click", () => go(place - 1));
by("next").addEventListener("click", () => go(place + 1));
by("last").addEventListener("click", () => go(data.moments.length - 1));

const KEYS = { ArrowLeft: () => place - 1, ArrowRight: () => place + 1, Home: () => 0, End: () => data.moments.length - 1 };
document.addEventListener("keydown", (event) => {
  if (!(event.key in KEYS) || event.altKey || event.ctrlKey || event.metaKey || event.target === by("at")) return;
  event.preventDefault();
  go(KEYS[event.key]());
});

let touched = null;
by("picture").addEventListener("pointerdown", (event) => { touched = event.isPrimary ? event.clientX : null; });
by("picture").addEventListener("pointerup", (event) => {
  const far = touched === null ? 0 : event.clientX - touched;
  touched = null;
  if (Math.abs(far) > 40) go(place + (far < 0 ? 1 : -1));
});

Promise.all(sheets.map((sheet) => sheet.decode())).then(() => speak(lang));
