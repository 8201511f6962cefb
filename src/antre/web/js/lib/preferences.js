// What this browser remembers (light or dark, sound, how fast deeds are told, whether the story is
// folded away, whether a narrator may speak and bots propose unasked), and what its screen and its owner ask for.

/** @typedef {"dark" | "light"} Theme */

const PREFIX = "antre.";

/**
 * @param {string} name
 * @param {string} otherwise
 */
export function kept(name, otherwise) {
  try {
    return localStorage.getItem(PREFIX + name) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function keep(name, value) {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Not kept, then: it still holds for this page.
  }
}

/**
 * What this window alone remembers, until it is closed.
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function keptHere(name, otherwise) {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} name
 * @param {unknown} value null: forget it
 */
export function keepHere(name, value) {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Not kept, then: it still holds until the page is left.
  }
}

export const theme = () => document.documentElement.dataset.theme;

/** @param {Theme} value */
export function setTheme(value) {
  document.documentElement.dataset.theme = value;
  keep("theme", value);
}

let heard = kept("sound", "off") === "on";
export const sound = () => heard;

/** @param {boolean} on */
export function setSound(on) {
  heard = on;
  keep("sound", on ? "on" : "off");
}

let narrated = kept("narrator", "on") === "on";
/** May a narrator add remarks to the story? */
export const narrator = () => narrated;

/** @param {boolean} on */
export function setNarrator(on) {
  narrated = on;
  keep("narrator", on ? "on" : "off");
}

let hinted = kept("hints", "on") === "on";
/** May bots among my partners propose something unasked? */
export const hints = () => hinted;

/** @param {boolean} on */
export function setHints(on) {
  hinted = on;
  keep("hints", on ? "on" : "off");
}

/** @typedef {"slow" | "normal" | "fast" | "instant"} Pace */

/** @type {Record<Pace, number>} */
const TIMES = { slow: 2, normal: 1, fast: 0.4, instant: 0 };
export const PACES = /** @type {Pace[]} */ (Object.keys(TIMES));
let chosen = PACES.find((each) => each === kept("pace", "normal")) ?? "normal";

/** How fast deeds are told. */
export const pace = () => chosen;

/** @param {Pace} value */
export function setPace(value) {
  chosen = value;
  keep("pace", value);
}

/**
 * How long something takes at that pace, in milliseconds.
 * @param {number} time at a normal pace
 */
export const lasting = (time) => time * TIMES[chosen];

/** Is nothing to move: by the wish of the system, or of who looks on? */
export const still = () => stillness.matches || chosen === "instant";

export const stillness = matchMedia("(prefers-reduced-motion: reduce)");
export const narrow = matchMedia("(max-width: 820px)");
export const shape = () => (narrow.matches ? "tall" : "wide");
