// The one door: who is here, in which language, and which page was asked for.

import { get, Refused, Unreachable } from "./lib/api.js";
import { kept, keep } from "./lib/preferences.js";
import { LANGUAGES, say, speak } from "./lib/words.js";
import { Frame } from "./pages/frame.js";

/** @import { Me } from "./types.d.ts" */

/** @typedef {{ open(frame: Frame, path: string, me: Me): Promise<void> }} Page */

/** @type {Partial<Record<string, () => Promise<Page>>>} */
const PAGES = {
  t: () => import("./pages/table.js"),
  r: () => import("./pages/replay.js"),
  rules: () => import("./pages/rules.js"),
  learn: () => import("./pages/learn.js"),
  about: () => import("./pages/about.js"),
  book: () => import("./pages/book.js"),
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
  if (!me) return frame.empty(say("nobody-home"), say("unreachable"));
  try {
    await (await page).open(frame, decodeURIComponent(rest ?? ""), me);
  } catch (error) {
    if (error instanceof Refused) frame.empty(say("not-here"), error.message);
    else if (error instanceof Unreachable) frame.empty(say("nobody-home"), say("unreachable"));
    else throw error;
  }
  document.body.dataset.ready = "yes";
}

begin();
