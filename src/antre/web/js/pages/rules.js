// The rules by chapter, the guides and the cards: to read, to search, and to point at.

import { get } from "../lib/api.js";
import { el, replace } from "../lib/dom.js";
import { language, say } from "../lib/words.js";

/** @import { ChapterReply, Language, RulesReply } from "../types.d.ts" */
/** @import { Frame } from "./frame.js" */

/** @param {string} text */
const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/**
 * @param {Frame} frame
 * @param {string} game
 */
export async function open(frame, game) {
  const book = await get(`/rules/${game}`);
  const reader = new Reader(book);
  frame.setTitle(say("rules-of", { game: book.title[language()] }));
  frame.main.className = "page book";
  replace(frame.main, reader.contents, reader.text);
  reader.goTo();
  addEventListener("hashchange", () => reader.goTo());
}

class Reader {
  /** @param {RulesReply} book */
  constructor({ chapters }) {
    const told = language();
    this.chapters = chapters.map((chapter) => this.chapter(chapter, told));
    this.search = el("input", {
      type: "search",
      id: "search",
      placeholder: say("search-hint"),
      on: { input: () => this.find(this.search.value) },
    });
    this.count = el("p", { class: "soft found", role: "status" });
    const guides = chapters.filter((chapter) => chapter.guide);
    const cards = chapters.filter((chapter) => chapter.cards);
    const laws = chapters.filter((chapter) => !chapter.guide && !chapter.cards);
    this.contents = el(
      "nav",
      { class: "contents", "aria-label": say("chapters") },
      el("label", { for: "search", class: "label" }, say("search")),
      this.search,
      this.count,
      guides.length ? list(say("guides"), guides, told) : null,
      list(say("chapters"), laws, told),
      cards.length ? list(say("all-cards"), cards, told) : null,
    );
    this.text = el(
      "article",
      { class: "paper text" },
      this.chapters.map((each) => each.node),
    );
  }

  /**
   * @param {ChapterReply} chapter
   * @param {Language} told
   */
  chapter({ id, title, rules }, told) {
    const entries = rules.map((rule) => {
      const head = el(
        "h3",
        {},
        el("a", { href: `#${rule.id}`, class: "anchor" }, rule.title[told]),
      );
      const node = el(
        "section",
        { id: rule.id, class: `rule-entry ${rule.kind}`, tabindex: "-1" },
        head,
        el("p", {}, rule.text[told]),
      );
      return { node, words: plain(`${rule.title[told]} ${rule.text[told]}`) };
    });
    const node = el(
      "section",
      { class: "chapter", id },
      el("h2", {}, title[told]),
      entries.map((each) => each.node),
    );
    return { node, entries };
  }

  /** @param {string} wanted */
  find(wanted) {
    const words = plain(wanted).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { node, entries } of this.chapters) {
      const hits = entries.filter((each) => words.every((word) => each.words.includes(word)));
      for (const each of entries) each.node.hidden = !hits.includes(each);
      node.hidden = !hits.length;
      found += hits.length;
    }
    this.count.textContent = words.length ? say("found", { count: found }) : "";
  }

  /** The rule that the address names, in sight and marked. */
  goTo() {
    const id = decodeURIComponent(location.hash.slice(1));
    for (const each of this.text.querySelectorAll(".pointed")) each.classList.remove("pointed");
    const node = document.getElementById(id);
    if (!node) return;
    if (node.hidden) {
      this.search.value = "";
      this.find("");
    }
    node.classList.add("pointed");
    node.scrollIntoView({ block: "start" });
    if (node.tabIndex === -1) node.focus({ preventScroll: true });
  }
}

/**
 * Where to go in the book: a list of links that opens, and is open where there is room.
 * @param {string} title
 * @param {ChapterReply[]} chapters
 * @param {Language} told
 */
function list(title, chapters, told) {
  const links = chapters.map((chapter) =>
    el("li", {}, el("a", { href: `#${chapter.id}` }, chapter.title[told])),
  );
  const summary = el("summary", {}, title);
  const found = el("details", { class: "chapters" }, summary, el("ol", {}, links));
  found.open = innerWidth > 820;
  return found;
}
