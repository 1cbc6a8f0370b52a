/** Pictures and files of a message: galleries, their words, the large view, downloads. */

import { fresh, h } from "./dom.js";
import { fileAddress } from "./wire.js";
import { t } from "./words.js";

/** @typedef {{number: string | null, url: string, alt: string, width: number | null, height: number | null, spoiler: boolean}} Picture */

/** Pixels a picture among messages may be high. */
const TALLEST = 560;

/** @param {any} media @param {string | null} alt @param {boolean} spoiler @returns {Picture} */
function pictureOf(media, alt, spoiler) {
  const number = media.attachment_id ?? null;
  return { number, url: media.url, alt: alt ?? "", width: media.width ?? null, height: media.height ?? null, spoiler };
}

/** A media gallery. */
export function gallery(/** @type {any} */ part) {
  const pictures = part.items.map((/** @type {any} */ each) => pictureOf(each.media, each.description, each.spoiler));
  return h("div", { class: `gallery of-${Math.min(pictures.length, 4)}` }, pictures.map(picture));
}

/** The thumbnail beside a section. */
export function thumbnail(/** @type {any} */ part) {
  return h("div", { class: "thumbnail" }, picture(pictureOf(part.media, part.description, part.spoiler)));
}

/** A picture attached to an old-fashioned message, or shown by an embed. */
export function attached(/** @type {any} */ attachment) {
  return picture(pictureOf({ ...attachment, attachment_id: attachment.id }, attachment.description, false));
}

/** @param {Picture} shown @returns {HTMLElement} */
function picture(shown) {
  const image = /** @type {HTMLImageElement} */ (h("img", { alt: shown.alt, decoding: "async" }));
  loadWhenNear(shown, image);
  const enlarge = h(
    "button",
    { type: "button", class: "enlarge", "aria-label": `${t("enlarge")}${shown.alt ? `: ${shown.alt}` : ""}` },
    image,
  );
  enlarge.addEventListener("click", () => enlargeIn(shown, enlarge));
  const frame = h("figure", { class: shown.spoiler ? "picture veiled" : "picture", style: measures(shown) }, enlarge);
  if (shown.alt !== "") frame.append(...words(shown.alt));
  if (shown.spoiler) {
    const lift = h("button", { type: "button", class: "lift" }, t("spoiler"));
    lift.addEventListener("click", () => {
      frame.classList.remove("veiled");
      lift.remove();
    });
    frame.append(lift);
  }
  return frame;
}

/** @param {Picture} shown @param {(address: string) => void} arrive */
function load(shown, arrive) {
  if (shown.number === null) return;
  fileAddress(shown.number).then(arrive, () => {});
}

/** @param {Picture} shown @returns {Record<string, string>} the place it takes before it is there, so that nothing jumps. */
function measures({ width, height }) {
  if (width === null || height === null) return {};
  return { "--ratio": `${width} / ${height}`, "--width": `${Math.min(width, (TALLEST * width) / height)}px` };
}

/** Pictures far away from the eyes wait; a long match has many of them. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      target.dispatchEvent(new CustomEvent("near"));
    }
  },
  { rootMargin: "1500px" },
);

/** @param {Picture} shown @param {HTMLImageElement} image */
function loadWhenNear(shown, image) {
  image.addEventListener("near", () => load(shown, (address) => (image.src = address)), { once: true });
  near.observe(image);
}

/** @param {string} alt @returns {HTMLElement[]} a button, and the description it opens. */
function words(alt) {
  const id = fresh("alt");
  const text = h("figcaption", { id, class: "alt", hidden: true }, alt);
  const button = h(
    "button",
    { type: "button", class: "alt-button", "aria-expanded": "false", "aria-controls": id, "aria-label": t("alt") },
    "ALT",
  );
  button.addEventListener("click", () => {
    text.hidden = !text.hidden;
    button.setAttribute("aria-expanded", String(!text.hidden));
  });
  return [button, text];
}

/** @param {Picture} shown @param {HTMLElement} from where the focus returns to. */
function enlargeIn(shown, from) {
  const image = /** @type {HTMLImageElement} */ (h("img", { alt: shown.alt }));
  load(shown, (address) => (image.src = address));
  const size = h("button", { type: "button", class: "button secondary" }, t("original"));
  const close = h("button", { type: "button", class: "button secondary" }, t("close"));
  const stage = h("div", { class: "stage", tabindex: "0" }, image);
  const bar = h("div", { class: "stage-bar" }, h("p", {}, shown.alt || t("no_alt")), size, close);
  const dialog = /** @type {HTMLDialogElement} */ (
    h("dialog", { class: "large", "aria-label": t("enlarge") }, stage, bar)
  );
  size.addEventListener("click", () => {
    const whole = stage.classList.toggle("whole");
    size.textContent = t(whole ? "fit" : "original");
  });
  close.addEventListener("click", () => dialog.close());
  stage.addEventListener("click", (event) => event.target === stage && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    from.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}

/**
 * A file to be saved.
 *
 * @param {string} number id of the attachment.
 * @param {string} name
 * @param {number} size in bytes.
 */
export function file(number, name, size) {
  const traits = { type: "button", class: "button secondary small", "aria-label": t("download", { name }) };
  const button = h("button", traits, "↓");
  button.addEventListener("click", async () => {
    const anchor = h("a", { href: await fileAddress(number), download: name });
    anchor.click();
  });
  const told = size > 1024 ? `${(size / 1024).toFixed(1)} KiB` : `${size} B`;
  return h(
    "div",
    { class: "file" },
    h("span", { class: "file-icon", "aria-hidden": "true" }),
    h("span", { class: "file-words" }, h("strong", {}, name), h("span", { class: "subtext" }, told)),
    button,
  );
}
