/** The line at the bottom: plain words, or a slash command with its options. */

import { Late, answered } from "./deeds.js";
import { attempt } from "./dialogs.js";
import { at, h, say } from "./dom.js";
import { openForm } from "./form.js";
import { placeName } from "./letters.js";
import { Offers } from "./offers.js";
import { Option } from "./option.js";
import { here, scene } from "./scene.js";
import { matching, readLine } from "./slash.js";
import { Impossible, act } from "./wire.js";
import { locale, localised, t } from "./words.js";

/** @typedef {import("./slash.js").Command} Command */

/** For which channel, person and language the line was drawn. */
let drawnFor = "";
/** @type {HTMLInputElement | null} */
let line = null;

/** Draw the line, unless it stands already and may hold something half written. */
export function drawComposer() {
  const wanted = [scene.place, scene.me, locale(), here()?.asleep].join();
  if (wanted === drawnFor) return;
  drawnFor = wanted;
  drawPlain("");
}

/** Put the cursor into the line. */
export function focusComposer(/** @type {string} */ text) {
  if (line === null || !line.isConnected) drawPlain(text);
  if (line === null) return;
  line.value = text;
  line.focus();
  line.dispatchEvent(new Event("input"));
}

/** @param {string} text */
function drawPlain(text) {
  const place = here();
  const asleep = place?.asleep || place?.kind === "forum";
  const hint = asleep ? t(place?.asleep ? "asleep" : "forum") : t(innerWidth < 600 ? "message_to_short" : "message_to", { place: placeName() });
  const input = /** @type {HTMLInputElement} */ (
    h("input", {
      class: "say",
      autocomplete: "off",
      maxlength: "2000",
      value: text,
      placeholder: hint,
      "aria-label": hint,
      disabled: asleep,
      "data-name": "say",
    })
  );
  line = input;
  const offers = new Offers(input, (/** @type {any} */ offer) => drawCommand(offer.command, {}));
  const look = () => {
    const typed = input.value;
    if (!typed.startsWith("/")) return offers.close();
    const whole = typed.endsWith(" ") ? readLine(typed) : null;
    if (whole !== null && Object.keys(whole.values).length === 0 && isWhole(typed, whole.command))
      return drawCommand(whole.command, {});
    const found = matching(typed).map((command) => ({
      command,
      label: command.shown,
      description: command.description,
    }));
    return offers.show(found, readLine(typed) === null ? t("no_command") : "", readLine(typed) === null);
  };
  input.addEventListener("input", look);
  input.addEventListener("blur", () => offers.close());
  input.addEventListener("focus", look);
  input.addEventListener("keydown", (event) => {
    if (offers.key(event) || event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    submitPlain(input);
  });
  at("composer").replaceChildren(offers.list, h("div", { class: "composer-line" }, input));
}

/** Whether the words of a command are complete, so that only options can follow. */
function isWhole(/** @type {string} */ typed, /** @type {Command} */ command) {
  return [command.words, command.shown].some((each) => each.toLowerCase() === typed.trim().toLowerCase());
}

/** @param {HTMLInputElement} input */
function submitPlain(input) {
  const text = input.value.trim();
  if (text === "") return;
  if (!text.startsWith("/")) {
    input.value = "";
    attempt(() => act("say", { persona: scene.me, channel: scene.place, text }));
    return;
  }
  const whole = readLine(text);
  if (whole === null) return;
  const send = drawCommand(whole.command, whole.values);
  // What is still wanted is asked for first: nobody has left anything out who has only named the command.
  if (whole.command.options.every((each) => !each.required || each.name in whole.values)) send();
}

/**
 * Draw a command with its options.
 *
 * @param {Command} command
 * @param {Record<string, string>} values filled in already.
 * @returns {() => void} call it to send the command, if it is complete.
 */
function drawCommand(command, values) {
  /** @type {Map<string, Option>} */
  const shown = new Map();
  const fields = h("div", { class: "options", role: "group", "aria-label": t("options", { command: command.shown }) });
  const more = h("div", { class: "more-options" });
  const told = h("p", { class: "command-told" }, h("strong", {}, command.shown), " ", command.description);
  const lists = h("div", {});
  const state = h("p", { class: "problem", role: "alert" });
  const filled = () =>
    Object.fromEntries([...shown].filter(([, each]) => !each.isEmpty()).map(([name, each]) => [name, each.value()]));

  const add = (/** @type {any} */ body) => {
    const option = new Option(body, command.words, () =>
      Object.fromEntries(Object.entries(filled()).filter(([name]) => name !== body.name)),
    );
    shown.set(body.name, option);
    fields.append(option.element);
    lists.append(option.offers.list);
    option.input.addEventListener("keydown", (event) => option.offers.key(event) || key(event, option));
    option.input.addEventListener("chosen", () => next(option));
    drawMore();
    return option;
  };
  const drawMore = () => {
    const rest = command.options.filter((each) => !shown.has(each.name));
    more.replaceChildren(
      ...rest.map((each) => {
        const chip = h(
          "button",
          { type: "button", class: "more-option", title: localised(each, "description") },
          `+ ${localised(each, "name")}`,
        );
        chip.addEventListener("click", () => add(each).input.focus());
        return chip;
      }),
    );
  };
  const next = (/** @type {Option} */ option) =>
    [...shown.values()].find((each) => each !== option && each.isEmpty() && each.body.required)?.input.focus();
  const key = (/** @type {KeyboardEvent} */ event, /** @type {Option} */ option) => {
    if (event.key === "Enter") send();
    else if (event.key === "Escape") leave();
    else if (event.key === "Backspace" && option.input.value === "" && event.target === option.input) remove(option);
    else return;
    event.preventDefault();
  };
  const remove = (/** @type {Option} */ option) => {
    if (option.body.required || shown.size === 1) return leave();
    shown.delete(option.body.name);
    option.element.remove();
    option.offers.list.remove();
    drawMore();
    return [...shown.values()].at(-1)?.input.focus();
  };
  const leave = () => {
    drawPlain("");
    line?.focus();
  };
  const send = async () => {
    const wrong = [...shown.values()].filter((each) => each.complaint() !== "");
    if (wrong.length > 0) return wrong[0].input.focus();
    state.textContent = "";
    sendButton.disabled = true;
    say(t("sending"));
    return deliver(command, filled(), leave, (words) => {
      state.textContent = words;
      sendButton.disabled = false;
    });
  };
  const sendButton = /** @type {HTMLButtonElement} */ (
    h("button", { type: "button", class: "button primary small", "data-name": "send" }, t("send"))
  );
  const closeButton = h("button", { type: "button", class: "round", "aria-label": t("cancel") }, "×");
  sendButton.addEventListener("click", send);
  closeButton.addEventListener("click", leave);
  at("composer").replaceChildren(
    lists,
    h(
      "div",
      { class: "composer-command" },
      told,
      h("div", { class: "composer-line" }, fields, more, sendButton, closeButton),
      state,
    ),
  );
  for (const body of command.options) {
    if (body.required || body.name in values || (body === command.options[0] && body.autocomplete)) add(body);
  }
  for (const [name, value] of Object.entries(values)) {
    const option = shown.get(name);
    if (option !== undefined) option.input.value = value;
  }
  drawMore();
  (
    [...shown.values()].find((each) => each.isEmpty())?.input ??
    [...shown.values()].at(-1)?.input ??
    sendButton
  ).focus();
  closeButton.addEventListener("keydown", (event) => event.key === "Escape" && leave());
  sendButton.addEventListener("keydown", (event) => event.key === "Escape" && leave());
  return send;
}

/**
 * Send a command; the line is free again as soon as the bot has answered.
 *
 * @param {Command} command
 * @param {Record<string, unknown>} options
 * @param {() => void} done
 * @param {(words: string) => void} refused
 */
async function deliver(command, options, done, refused) {
  try {
    const answer = await answered("command", { words: command.words, channel: scene.place, options });
    done();
    openForm(answer);
  } catch (problem) {
    if (!(problem instanceof Impossible)) throw problem;
    refused(problem instanceof Late ? t("silent_bot") : problem.message);
  }
}
