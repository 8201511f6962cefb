// Names of places in sentences: whoever touches one is shown the place.

import { el } from "../lib/dom.js";

/** @import { Where } from "../types.d.ts" */

/** @type {Map<string, Where>} */
const known = new Map();
/** @type {RegExp | null} */
let anyName = null;

/**
 * What places are called in this game.
 * @param {Record<string, Where>} places
 */
export function learnPlaces(places) {
  known.clear();
  for (const [name, where] of Object.entries(places)) known.set(plain(name), where);
  const longest = [...known.keys()].sort((a, b) => b.length - a.length);
  const names = longest.map(eitherCase).join("|");
  anyName = names ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, "gu") : null;
}

/** @param {string} name */
export const whereIs = (name) => known.get(name) ?? known.get(lower(name)) ?? null;

/**
 * A sentence in which names of places can be touched; inside a button they are no buttons.
 * @param {string} text
 * @param {"button" | "span"} tag
 */
export function named(text, tag = "button") {
  /** @type {(string | HTMLElement)[]} */
  const parts = [];
  let last = 0;
  for (const { 0: name, index } of anyName ? text.matchAll(anyName) : []) {
    const type = tag === "button" ? "button" : null;
    parts.push(text.slice(last, index), el(tag, { class: "place-name", type, "data-place": plain(name) }, name));
    last = index + name.length;
  }
  return [...parts, text.slice(last)];
}

/**
 * Spaces that do not break are spaces like any other.
 * @param {string} name
 */
const plain = (name) => name.replace(/\s/gu, " ");

/** @param {string} name */
const lower = (name) => name.slice(0, 1).toLowerCase() + name.slice(1);

/**
 * A name as a pattern; at the beginning of a sentence it may be written large.
 * @param {string} name
 */
function eitherCase(name) {
  const [first, ...rest] = [...name].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&"));
  const begin = first.toUpperCase() === first ? first : `[${first}${first.toUpperCase()}]`;
  return [begin, ...rest].join("").replaceAll(" ", "\\s");
}
