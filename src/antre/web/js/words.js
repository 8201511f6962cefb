// The words of the page, from Fluent files: plain text, `{ $values }`, and selection by number or
// name. The files use no more of Fluent than this reads; a test holds them to it.

export const LANGUAGES = ["en", "fr"];
const messages = new Map();
let plural = new Intl.PluralRules("en");
let spoken = "en";

export async function speak(language) {
  const answer = await fetch(`/words/${language}.ftl`);
  if (!answer.ok) throw new Error(`no words in ${language}`);
  read(await answer.text());
  spoken = language;
  plural = new Intl.PluralRules(language);
  document.documentElement.lang = language;
}

export const language = () => spoken;

export function say(key, values = {}) {
  const pattern = messages.get(key);
  if (pattern === undefined) throw new Error(`no words for ${key}`);
  return format(pattern, values, key);
}

/** Several things in one breath: a, b and c. */
export function series(items) {
  return new Intl.ListFormat(spoken, { type: "conjunction" }).format(items);
}

function read(text) {
  messages.clear();
  for (const block of text.split(/^(?=[a-z#])/m)) {
    const found = /^([a-z][\w-]*) =\s*([^]*)$/.exec(block);
    if (found) messages.set(found[1], new Reader(found[2].trimEnd()).pattern());
  }
}

class Reader {
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  /** Text and placeables up to the end, or up to the next variant of a selection. */
  pattern(inside = false) {
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

  take(expected) {
    const found = expected.exec(this.text.slice(this.at));
    if (!found) throw new Error(`not understood: ${this.text.slice(this.at, this.at + 40)}`);
    this.at += found[0].length;
    return found;
  }

  placeable() {
    const name = this.take(/^\{\s*\$(\w+)\s*/)[1];
    if (this.text[this.at] === "}") {
      this.at += 1;
      return { name };
    }
    this.take(/^->/);
    const variants = {};
    let other = null;
    while (!/^\s*\}/.test(this.text.slice(this.at))) {
      const [, star, key] = this.take(/^\s*(\*?)\[(\w+)\] ?/);
      variants[key] = this.pattern(true);
      if (star) other = key;
    }
    this.take(/^\s*\}/);
    return { name, variants, other };
  }
}

function format(pattern, values, key) {
  return pattern
    .map((part) => {
      if (typeof part === "string") return part;
      const value = values[part.name];
      if (value === undefined) throw new Error(`${key} needs ${part.name}`);
      return part.variants ? format(chosen(part, value), values, key) : String(value);
    })
    .join("");
}

function chosen({ variants, other }, value) {
  if (value in variants) return variants[value];
  const category = typeof value === "number" ? plural.select(value) : other;
  return variants[category] ?? variants[other];
}
