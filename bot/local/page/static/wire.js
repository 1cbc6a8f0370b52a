/** The wire to the local Discord: acts by POST, news by WebSocket, files with the key in the header. */

const KEY = "hatoba-key";

/** Take the key out of the address into this tab's own memory. */
export function takeKey() {
  const asked = new URLSearchParams(location.hash.slice(1));
  const key = asked.get("key");
  if (key === null) return;
  sessionStorage.setItem(KEY, key);
  asked.delete("key");
  history.replaceState(null, "", `#${asked}`);
}

/** The key, or nothing if this tab was never given one. */
export function key() {
  return sessionStorage.getItem(KEY) ?? "";
}

/** Something that Discord would not let a person do; the message says why. */
export class Impossible extends Error {}

/**
 * Let a person do something.
 *
 * @param {string} verb
 * @param {Record<string, unknown>} asked
 * @returns {Promise<Record<string, any>>}
 * @throws {Impossible} it cannot be done.
 */
export async function act(verb, asked) {
  const headers = { "X-Local-Secret": key(), "Content-Type": "application/json" };
  const response = await fetch(`/do/${verb}`, { method: "POST", headers, body: JSON.stringify(asked) });
  if (response.status === 409) throw new Impossible((await response.json()).impossible);
  if (!response.ok) throw new Impossible(`${response.status}`);
  return response.json();
}

/** @type {Map<string, Promise<string>>} */
const files = new Map();

/**
 * Return an address, good in this window, under which a file can be shown.
 *
 * @param {string} number id of the attachment.
 * @returns {Promise<string>}
 */
export function fileAddress(number) {
  const known = files.get(number);
  if (known !== undefined) return known;
  const coming = download(number);
  files.set(number, coming);
  coming.catch(() => files.delete(number));
  return coming;
}

/** @param {string} number @returns {Promise<string>} */
async function download(number) {
  const response = await fetch(`/files/${encodeURIComponent(number)}`, { headers: { "X-Local-Secret": key() } });
  if (response.status !== 200) throw new Impossible(`file ${response.status}`);
  return URL.createObjectURL(await response.blob());
}

/**
 * Listen as one person for as long as the page is open, coming back whenever the line breaks.
 *
 * @param {{hear: (news: any) => void, line: (state: "open" | "lost") => void}} ear
 * @returns {(persona: string) => void} call it to listen as somebody else.
 */
export function listenAs(ear) {
  let since = "";
  let wanted = "";
  /** @type {WebSocket | null} */
  let socket = null;

  function connect() {
    const query = new URLSearchParams({ as: wanted, speaks: navigator.language, ...(since && { since }) });
    const mine = new WebSocket(`ws://${location.host}/live?${query}`, ["hatoba", key()]);
    socket = mine;
    mine.addEventListener("message", (event) => {
      if (socket !== mine) return;
      const news = JSON.parse(event.data);
      if ("since" in news) {
        since ||= String(news.since);
        ear.line("open");
      } else ear.hear(news);
    });
    mine.addEventListener("close", () => {
      if (socket !== mine) return;
      ear.line("lost");
      setTimeout(() => socket === mine && connect(), 700);
    });
  }

  return (persona) => {
    wanted = persona;
    const old = socket;
    socket = null;
    old?.close();
    connect();
  };
}
