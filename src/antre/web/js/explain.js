// A rule in a window of its own, with the way to the whole book.

import { get } from "./api.js";
import { button, el, replace } from "./dom.js";
import { icon } from "./icons.js";
import { language, say } from "./words.js";

const books = new Map();

async function book(game) {
  if (!books.has(game)) {
    const { chapters } = await get(`/rules/${game}`);
    const rules = chapters.flatMap((chapter) => chapter.rules);
    books.set(game, new Map(rules.map((rule) => [rule.id, rule])));
  }
  return books.get(game);
}

export class Explain {
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

  show({ rule, title, text }) {
    this.title.textContent = title;
    replace(this.text, text);
    this.link.href = `/rules/${this.game}#${rule}`;
    if (!this.element.open) this.element.showModal();
  }

  async rule(id) {
    const rule = (await book(this.game)).get(id);
    if (!rule) return;
    this.show({ rule: id, title: rule.title[language()], text: rule.text[language()] });
  }
}
