// The one door: who is here, in which language, and which page was asked for.

import { get, Refused, Unreachable } from "./api.js";
import { Frame } from "./frame.js";
import { kept, keep } from "./settings.js";
import { LANGUAGES, say, speak } from "./words.js";

const PAGES = {
  "": () => import("./den.js"),
  t: () => import("./table.js"),
  r: () => import("./replay.js"),
  rules: () => import("./rules.js"),
  learn: () => import("./learn.js"),
};

async function begin() {
  const [, first, rest] = location.pathname.split("/");
  const page = (PAGES[first] ?? PAGES[""])();
  const guess =
    LANGUAGES.find((each) => each === kept("language", "")) ?? navigator.language.slice(0, 2);
  const firstWords = speak(LANGUAGES.includes(guess) ? guess : "en");
  const me = await get("/me").catch((error) =>
    error instanceof Unreachable ? null : Promise.reject(error),
  );
  await firstWords;
  if (me && me.language !== document.documentElement.lang) await speak(me.language);
  if (me) keep("language", me.language);
  const frame = new Frame(me);
  if (!me) return frame.empty(say("nobody-home"), say("unreachable"));
  try {
    await (await page).open(frame, decodeURIComponent(rest ?? ""));
  } catch (error) {
    if (error instanceof Refused) frame.empty(say("not-here"), error.message);
    else if (error instanceof Unreachable) frame.empty(say("nobody-home"), say("unreachable"));
    else throw error;
  }
  document.body.dataset.ready = "yes";
}

begin();
