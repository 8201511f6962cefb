// The book of a campaign: what was earned, and a page for each game.

import { get, post } from "../lib/api.js";
import { button, el, replace } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { language, say, series } from "../lib/words.js";

/** @import { BookPath, BookReply, GameReply, PageReply, SettingReply, TableRequest } from "../types.d.ts" */
/** @import { Frame } from "./frame.js" */

/**
 * @param {Frame} frame
 * @param {string} id
 */
export async function open(frame, id) {
  const [{ games }, book] = await Promise.all([get("/games"), get(`/books/${id}`)]);
  const page = new BookPage(frame, book, games.find(({ game }) => game === book.game) ?? null);
  frame.main.className = "page";
  page.draw();
  replace(frame.main, page.element, page.dialog);
}

class BookPage {
  /**
   * @param {Frame} frame
   * @param {BookReply} book
   * @param {GameReply | null} game which may have left the house
   */
  constructor(frame, book, game) {
    this.frame = frame;
    this.book = book;
    this.game = game;
    /** @type {BookPath} */
    this.path = `/books/${book.book}`;
    this.element = el("article", { class: "paper campaign" });
    this.dialog = el("dialog", { class: "paper explain", "aria-labelledby": "book-sure" });
  }

  draw() {
    const { book, game } = this;
    const title = book.title || say("book-untitled");
    this.frame.setTitle(title);
    const company = series(book.company.map((each) => each || say("book-traveller")));
    this.element.replaceChildren(
      el(
        "header",
        {},
        el("h2", {}, title),
        el("p", { class: "soft" }, game?.title[language()] ?? book.game),
        el("p", {}, el("b", {}, say("book-company")), ` ${company}`),
      ),
      this.ways(),
      el("h3", {}, say("book-earned")),
      ...book.rewards.map((setting) => this.rewards(setting)),
      el("h3", {}, say("book-pages")),
      this.pages(),
    );
  }

  ways() {
    const { book, game } = this;
    const next = button([icon("go"), say("book-next")], () => this.layNext(), {
      class: "answer main next-game",
      disabled: !game,
    });
    const file = el(
      "a",
      { class: "quiet", href: `/api/books/${book.book}/file`, download: "" },
      icon("down"),
      say("book-file"),
    );
    const leave = button(say("book-do", { what: "leave" }), () => this.sure("leave"), { class: "quiet" });
    const keeps = book.keeper
      ? [
          this.renaming(),
          button(say("book-do", { what: "anew" }), () => this.sure("anew"), { class: "quiet anew" }),
        ]
      : [];
    return el("div", { class: "book-ways" }, next, file, ...keeps, leave);
  }

  renaming() {
    const field = el("input", {
      type: "text",
      maxlength: 60,
      value: this.book.title,
      "aria-label": say("book-name"),
    });
    const form = el("form", { class: "pair" }, field, el("button", {}, say("book-rename")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.change(() => post(`${this.path}/title`, { title: field.value }));
    });
    return el("details", {}, el("summary", { class: "quiet" }, say("book-rename")), form);
  }

  /**
   * What was earned, as boxes that are ticked.
   * @param {SettingReply} setting
   */
  rewards({ id, title, values, most }) {
    const earned = this.book.earned[id] ?? {};
    const lines = values.map((value) => {
      const count = earned[value.id] ?? 0;
      const boxes = Array.from({ length: most ?? 1 }, (_, n) =>
        el("i", { class: n < count ? "box ticked" : "box" }),
      );
      const spoken = say("book-earned-times", { count, most: most ?? 1 });
      return el(
        "li",
        { "data-reward": value.id, "data-count": count },
        el("span", { class: "boxes", role: "img", "aria-label": spoken }, boxes),
        el("span", {}, value.title[language()]),
      );
    });
    return el("ul", { class: "rewards", "aria-label": title[language()] }, lines);
  }

  pages() {
    const { pages, begun } = this.book;
    if (!pages.length) return el("p", { class: "soft" }, say("book-empty"));
    const lines = pages.map((page, n) => this.page(page, n));
    if (begun > 0) {
      lines.splice(begun, 0, el("li", { class: "anew-line" }, say("book-began-anew")));
    }
    return el("ol", { class: "book-pages" }, lines.reverse());
  }

  /**
   * @param {PageReply} page
   * @param {number} n
   */
  page({ day, names, won, said, told, gained }, n) {
    const date = new Date(`${day}T12:00:00`);
    const written = Number.isNaN(date.valueOf())
      ? day
      : date.toLocaleDateString(language(), { dateStyle: "long" });
    const more = this.gains(gained);
    return el(
      "li",
      { class: n < this.book.begun ? "page-line past" : "page-line" },
      el(
        "h4",
        {},
        say("book-page", { number: n + 1, day: written }),
        el("span", { class: won ? "won" : "lost" }, say(won ? "book-won" : "book-lost")),
      ),
      names.length ? el("p", { class: "soft" }, series(names)) : null,
      el("p", {}, said[language()]),
      told[language()].map((line) => el("p", {}, line)),
      more ? el("p", { class: "gained" }, say("book-gained", { what: more })) : null,
    );
  }

  /** @param {PageReply["gained"]} gained */
  gains(gained) {
    const found = this.book.rewards.flatMap(({ id, values }) =>
      values.filter((value) => gained[id]?.[value.id]).map((value) => value.title[language()]),
    );
    return found.length ? series(found) : "";
  }

  // Doing.

  /** Chairs for the company, as many as the game takes. */
  layNext() {
    return this.frame.attempt(async () => {
      const { book, game } = this;
      const [least, most] = game?.seats ?? [1, 1];
      const count = Math.max(least, Math.min(most, book.company.length));
      /** @type {TableRequest["chairs"]} */
      const chairs = [{ kind: "me" }];
      while (chairs.length < count) chairs.push({ kind: "open" });
      const laid = await post("/tables", { game: book.game, chairs, book: book.book });
      location.assign(`/t/${laid.table}`);
    });
  }

  /** @param {() => Promise<BookReply>} work */
  change(work) {
    return this.frame.attempt(async () => {
      this.book = await work();
      this.draw();
    });
  }

  /**
   * What cannot be undone is asked about first.
   * @param {"anew" | "leave"} what
   */
  sure(what) {
    const go = button(say("book-do", { what }), () => this.go(what), { class: "answer main sure" });
    const stay = button(say("never-mind"), () => this.dialog.close(), { class: "quiet" });
    replace(
      this.dialog,
      el("h2", { id: "book-sure" }, say("book-sure", { what })),
      el("p", {}, say("book-sure-long", { what })),
      el("footer", {}, go, stay),
    );
    this.dialog.showModal();
  }

  /** @param {"anew" | "leave"} what */
  go(what) {
    this.dialog.close();
    if (what === "anew") return this.change(() => post(`${this.path}/anew`));
    return this.frame.attempt(async () => {
      await post(`${this.path}/leave`);
      location.assign("/#books");
    });
  }
}
