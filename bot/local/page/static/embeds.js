/** Embeds: the framed notes of old-fashioned messages. */

import { h } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { link } from "./mentions.js";
import { attached } from "./pictures.js";

/**
 * Make an embed.
 *
 * @param {any} body as Discord words it.
 * @param {import("./scene.js").Message} message whose files its pictures are among.
 * @returns {HTMLElement}
 */
export function embed(body, message) {
  const colour = body.color ? `#${body.color.toString(16).padStart(6, "0")}` : null;
  const title = body.title ? inline(body.title) : [];
  return h(
    "div",
    { class: "embed", style: colour === null ? {} : { "--accent": colour } },
    body.author
      ? h(
          "p",
          { class: "embed-author" },
          body.author.url ? link(body.author.url, [body.author.name]) : body.author.name,
        )
      : null,
    title.length > 0 ? h("p", { class: "heading h3" }, ...(body.url ? [link(body.url, title)] : title)) : null,
    body.description ? h("div", { class: "text" }, ...markdown(body.description)) : null,
    body.fields?.length ? h("dl", { class: "fields" }, body.fields.map(fieldOf)) : null,
    picture(body.image, message),
    picture(body.thumbnail, message),
    body.footer ? h("p", { class: "subtext" }, body.footer.text) : null,
  );
}

/** @param {any} field */
function fieldOf(field) {
  return h(
    "div",
    { class: field.inline ? "inline" : null },
    h("dt", {}, ...inline(field.name)),
    h("dd", {}, ...markdown(field.value)),
  );
}

/** @param {any} media @param {import("./scene.js").Message} message */
function picture(media, message) {
  const found = media && message.attachments.find((/** @type {any} */ each) => each.url === media.url);
  return found ? attached(found) : null;
}
