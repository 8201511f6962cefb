// A rule in a window of its own, with the way to the whole book.

import { get } from "../lib/api.js";
import { button, el, replace } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { language, say } from "../lib/words.js";

/** @import { InWords, WhyReply } from "../types.d.ts" */

/** @typedef {{ title: InWords, text: InWords }} Entry */

/** @type {Map<string, Map<string, Entry>>} */
const books = new Map(); // game -> its rules by id, and its chapters and guides by their beginning

/** @param {string} game */
async function book(game) {
  const known = books.get(game);
  if (known) return known;
  const { chapters } = await get(`/rules/${game}`);
  /** @type {Map<string, Entry>} */
  const fresh = new Map();
  for (const { id, title, rules } of chapters) {
    const [first] = rules;
    if (first) fresh.set(id, { title, text: first.text });
    for (const rule of rules) fresh.set(rule.id, rule);
  }
  books.set(game, fresh);
  return fresh;
}

export class RuleDialog {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.title = el("h2", { id: "explain-title" });
    this.text = el("p", { class: "reason" });
    this.link = el("a", { target: "_blank", rel: "noopener" }, say("read-rule"));
    const close = button(say("close"), () => this.element.close(), { class: "answer main" });
    const cross = button(icon("close"), () => this.element.close(), {
      class: "icon-button cross",
      "aria-label": say("close"),
    });
    const foot = el("footer", {}, this.link, close);
    const props = { class: "paper explain", "aria-labelledby": "explain-title" };
    this.element = el("dialog", props, cross, this.title, this.text, foot);
    this.element.addEventListener("click", (event) => {
      if (event.target === this.element) this.element.close();
    });
  }

  /** @param {WhyReply} reason */
  show({ rule, title, text }) {
    this.title.textContent = title;
    replace(this.text, text);
    this.link.href = `/rules/${this.game}#${rule}`;
    if (!this.element.open) this.element.showModal();
  }

  /** @param {string} id */
  async rule(id) {
    const rule = (await book(this.game)).get(id);
    if (!rule) return;
    this.show({ rule: id, title: rule.title[language()], text: rule.text[language()] });
  }
}
