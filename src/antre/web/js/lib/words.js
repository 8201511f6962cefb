// The words of the page, from Fluent files: plain text, `{ $values }`, `{ OF($name) }`, which is d’Ada
// and de Brokk in French, and selection by number or name. The files use no more of Fluent than this
// reads; a test holds them to it.

/** @import { Language } from "../types.d.ts" */
/** @typedef {string | number} Value */
/** @typedef {(string | Placeable)[]} Pattern */
/** @typedef {{ name: string, of?: boolean, choice?: Choice }} Placeable */
/** @typedef {{ variants: Map<string, Pattern>, other: Pattern }} Choice */

/** @type {Language[]} */
export const LANGUAGES = ["en", "fr"];
/** @type {Map<string, Pattern>} */
const messages = new Map();
let plural = new Intl.PluralRules("en");
/** @type {Language} */
let spoken = "en";

/** @param {Language} language */
export async function speak(language) {
  const answer = await fetch(`/words/${language}.ftl`);
  if (!answer.ok) throw new Error(`no words in ${language}`);
  read(await answer.text());
  spoken = language;
  plural = new Intl.PluralRules(language);
  document.documentElement.lang = language;
}

export const language = () => spoken;

/**
 * @param {string} key
 * @param {Record<string, Value>} values
 */
export function say(key, values = {}) {
  const pattern = messages.get(key);
  if (pattern === undefined) throw new Error(`no words for ${key}`);
  return format(pattern, values, key);
}

/**
 * Several things in one breath: a, b and c.
 * @param {string[]} items
 */
export function series(items) {
  return new Intl.ListFormat(spoken, { type: "conjunction" }).format(items);
}

/**
 * A number as people write it, with a minus rather than a hyphen.
 * @param {number} value
 */
export const numeral = (value) => String(value).replace("-", "−");

/** @param {number} share */
export const percent = (share) =>
  share.toLocaleString(spoken, { style: "percent", maximumFractionDigits: 0 });

/** @param {string} text */
function read(text) {
  messages.clear();
  for (const block of text.split(/^(?=[a-z#])/m)) {
    const found = /^([a-z][\w-]*) =\s*([^]*)$/.exec(block);
    if (found) messages.set(found[1], new Reader(found[2].trimEnd()).pattern());
  }
}

class Reader {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  /**
   * Text and placeables up to the end, or up to the next variant of a selection.
   * @returns {Pattern}
   */
  pattern(inside = false) {
    /** @type {Pattern} */
    const parts = [];
    let plain = "";
    while (this.at < this.text.length && !(inside && this.variantEnds())) {
      if (this.text[this.at] === "{") {
        parts.push(plain, this.placeable());
        plain = "";
      } else plain += this.text[this.at++];
    }
    parts.push(plain);
    return parts.map((part) => (typeof part === "string" ? part.replace(/\s*\n\s*/g, " ") : part));
  }

  variantEnds() {
    return /^\s*\n\s*(\*?\[|\})|^\s*\}/.test(this.text.slice(this.at));
  }

  /** @param {RegExp} expected */
  take(expected) {
    const found = expected.exec(this.text.slice(this.at));
    if (!found) throw new Error(`not understood: ${this.text.slice(this.at, this.at + 40)}`);
    this.at += found[0].length;
    return found;
  }

  /** @returns {Placeable} */
  placeable() {
    const [, of, name] = this.take(/^\{\s*(OF\()?\$(\w+)\)?\s*/);
    if (this.text[this.at] === "}") {
      this.at += 1;
      return { name, of: Boolean(of) };
    }
    this.take(/^->/);
    /** @type {Map<string, Pattern>} */
    const variants = new Map();
    /** @type {Pattern} */
    let other = [];
    while (!/^\s*\}/.test(this.text.slice(this.at))) {
      const [, star, key] = this.take(/^\s*(\*?)\[(\w+)\] ?/);
      const pattern = this.pattern(true);
      variants.set(key, pattern);
      if (star) other = pattern;
    }
    this.take(/^\s*\}/);
    return { name, choice: { variants, other } };
  }
}

/**
 * @param {Pattern} pattern
 * @param {Record<string, Value>} values
 * @param {string} key
 * @returns {string}
 */
function format(pattern, values, key) {
  return pattern
    .map((part) => {
      if (typeof part === "string") return part;
      const value = values[part.name];
      if (value === undefined) throw new Error(`${key} needs ${part.name}`);
      if (part.of) return ofSomebody(String(value));
      if (part.choice) return format(chosen(part.choice, value), values, key);
      return typeof value === "number" ? numeral(value) : value;
    })
    .join("");
}

/** @param {string} name */
const ofSomebody = (name) =>
  /^([aàâäeéèêëiîïoôöuùûüœæ]|y[^aeiouy])/i.test(name) ? `d’${name}` : `de ${name}`;

/**
 * @param {Choice} choice
 * @param {Value} value
 */
function chosen({ variants, other }, value) {
  const exact = variants.get(String(value));
  if (exact || typeof value !== "number") return exact ?? other;
  return variants.get(plural.select(value)) ?? other;
}
