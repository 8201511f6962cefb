// The den: who I am, what can be played, and the tables that wait for me.

import { get, put } from "../lib/api.js";
import { el } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { account } from "./account.js";
import { denPicture } from "./den-picture.js";
import { GameCard } from "./game-card.js";
import { myBooks } from "./my-books.js";
import { MyTables } from "./my-tables.js";
import { takeAway } from "./take-away.js";

/** @import { BookReply, GameReply, Me } from "../types.d.ts" */
/** @import { Frame } from "./frame.js" */

/**
 * @param {Frame} frame
 * @param {string} _path
 * @param {Me} me
 */
export async function open(frame, _path, me) {
  const [{ games, levels }, { books }] = await Promise.all([get("/games"), get("/books")]);
  frame.setTitle("Antre");
  frame.main.className = "page den";
  frame.main.replaceChildren(...new Den(frame, me, games, levels, books).parts());
}

class Den {
  /**
   * @param {Frame} frame
   * @param {Me} me
   * @param {GameReply[]} games
   * @param {string[]} levels
   * @param {BookReply[]} books
   */
  constructor(frame, me, games, levels, books) {
    this.frame = frame;
    this.me = me;
    this.games = games;
    this.levels = levels;
    this.books = books;
  }

  parts() {
    const tables = new MyTables(this.frame, this.me.tables, this.games);
    const hero = el(
      "section",
      { class: "hero" },
      denPicture(),
      el(
        "div",
        { class: "hero-words" },
        el("h2", {}, say("den-title")),
        el("p", {}, say("den-text")),
        this.nameField(),
        this.waiting(tables.asked),
      ),
    );
    const games = el(
      "section",
      { class: "games", "aria-label": say("games") },
      this.games.map((game) => this.card(game)),
    );
    const enter = account(this.me, (work) => this.enter(work));
    const books = myBooks(this.frame, this.games, this.books);
    return [hero, games, tables.element, ...(books ? [books] : []), enter, takeAway()];
  }

  /** @param {GameReply} game */
  card(game) {
    const books = this.books.filter((book) => book.game === game.game);
    return new GameCard(this.frame, game, this.levels, books).element;
  }

  /**
   * Where it is my turn, in short: the tables themselves lie below the games.
   * @param {number} count
   */
  waiting(count) {
    const link = el("a", { href: "#tables", class: "answer" }, say("tables-wait", { count }));
    return count ? el("p", { class: "waiting-tables" }, link) : null;
  }

  nameField() {
    const change = () =>
      this.frame.attempt(async () => {
        this.me = await put("/me", { name: field.value.trim() });
      });
    const props = {
      type: "text",
      id: "name",
      maxlength: 24,
      value: this.me.name,
      autocomplete: "nickname",
    };
    const field = el("input", { ...props, placeholder: say("name-hint"), on: { change } });
    return el("p", { class: "who" }, el("label", { for: "name" }, say("your-name")), field);
  }

  /** @param {() => Promise<unknown>} work */
  enter(work) {
    return this.frame.attempt(async () => {
      await work();
      location.reload();
    });
  }
}
