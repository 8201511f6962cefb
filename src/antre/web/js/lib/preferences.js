// What this browser remembers (light or dark, sound, whether the story is folded away), and what
// its screen and its owner ask for.

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

export const stillness = matchMedia("(prefers-reduced-motion: reduce)");
export const narrow = matchMedia("(max-width: 820px)");
export const shape = () => (narrow.matches ? "tall" : "wide");
