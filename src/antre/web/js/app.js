// The one door: who is here, in which language, and which page was asked for.

import { get, Refused, Unreachable } from "./lib/api.js";
import { el } from "./lib/dom.js";
import { kept, keep } from "./lib/preferences.js";
import { language, LANGUAGES, say, speak } from "./lib/words.js";
import { Frame } from "./pages/frame.js";
import { keepForLater, keptRules } from "./pages/offline.js";

/** @import { Me } from "./types.d.ts" */

/** @typedef {{ open(frame: Frame, path: string, me: Me | null): Promise<void> }} Page */

/** @type {Partial<Record<string, () => Promise<Page>>>} */
const PAGES = {
  t: () => import("./pages/table.js"),
  r: () => import("./pages/replay.js"),
  review: () => import("./pages/review.js"),
  rules: () => import("./pages/rules.js"),
  learn: () => import("./pages/learn.js"),
  about: () => import("./pages/about.js"),
  book: () => import("./pages/book.js"),
  history: () => import("./pages/history.js"),
};

async function begin() {
  const [, first, rest] = location.pathname.split("/");
  const page = (PAGES[first] ?? (() => import("./pages/den.js")))();
  const guesses = [kept("language", ""), navigator.language.slice(0, 2)];
  const known = guesses.map((guess) => LANGUAGES.find((each) => each === guess));
  const firstWords = speak(known[0] ?? known[1] ?? "en");
  const me = await get("/me").catch((error) =>
    error instanceof Unreachable ? null : Promise.reject(error),
  );
  await firstWords;
  if (me && me.language !== document.documentElement.lang) await speak(me.language);
  if (me) keep("language", me.language);
  const frame = new Frame();
  // Rules can be read without anybody at home.
  if (!me && first !== "rules") return nobodyHome(frame);
  try {
    await (await page).open(frame, decodeURIComponent(rest ?? ""), me);
  } catch (error) {
    if (error instanceof Refused) frame.empty(say("not-here"), error.message);
    else if (error instanceof Unreachable) await nobodyHome(frame);
    else throw error;
  }
  document.body.dataset.ready = "yes";
  if (me) keepForLater();
}

/** @param {Frame} frame */
async function nobodyHome(frame) {
  const games = await keptRules();
  const links = games.map(({ game, title }) =>
    el("li", {}, el("a", { href: `/rules/${game}` }, say("rules-of", { game: title[language()] }))),
  );
  const list = [el("p", {}, say("rules-at-hand")), el("ul", { class: "at-hand" }, links)];
  frame.empty(say("nobody-home"), say("unreachable"), links.length ? list : []);
}

begin();
