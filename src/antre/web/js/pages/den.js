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
  const [told, { books }] = await Promise.all([get("/games"), get("/books")]);
  const { games } = told;
  frame.setTitle("Antre");
  frame.main.className = "page den";
  const den = new Den(frame, me, games, books);
  frame.main.replaceChildren(...den.parts());
  den.gather(told.public_tables);
}

class Den {
  /**
   * @param {Frame} frame
   * @param {Me} me
   * @param {GameReply[]} games
   * @param {BookReply[]} books
   */
  constructor(frame, me, games, books) {
    this.frame = frame;
    this.me = me;
    this.games = games;
    this.books = books;
    this.call = el("a", { href: "#invitations", class: "answer", hidden: true });
    this.asked = el("section", { class: "invitations", id: "invitations", hidden: true });
    this.friends = el("section", { class: "friends", hidden: true });
    this.offered = el("section", { class: "tables public", hidden: true });
  }

  /**
   * What others have for me is fetched when the den stands.
   * @param {boolean} open has the house public tables?
   */
  gather(open) {
    this.frame.attempt(async () => {
      const { showFriends } = await import("./my-friends.js");
      const places = { call: this.call, asked: this.asked, friends: this.friends };
      await showFriends(this.frame, this.games, places);
    });
    if (!open) return;
    this.frame.attempt(async () => {
      const { showPublic } = await import("./public-tables.js");
      await showPublic(this.offered, this.games);
    });
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
    const past = el("p", {}, el("a", { href: "/history/" }, say("history-link")));
    const mine = [tables.element, past, this.friends, ...(books ? [books] : [])];
    return [hero, games, this.asked, this.offered, ...mine, this.calls(), enter, takeAway()];
  }

  /** Where I am called when it is my turn; fetched when somebody wants to know. */
  calls() {
    const inside = el("div", { class: "my-webhook" });
    const fetched = () =>
      this.frame.attempt(async () => {
        const { showWebhook } = await import("./my-webhook.js");
        await showWebhook(this.frame, inside);
      });
    const whole = el("details", { class: "account" }, el("summary", {}, say("webhook")), inside);
    whole.addEventListener("toggle", fetched, { once: true });
    return whole;
  }

  /** @param {GameReply} game */
  card(game) {
    const books = this.books.filter((book) => book.game === game.game);
    return new GameCard(this.frame, game, books).element;
  }

  /**
   * Where it is my turn and who invites me, in short: the tables themselves lie below the games.
   * @param {number} count
   */
  waiting(count) {
    const link = el("a", { href: "#tables", class: "answer" }, say("tables-wait", { count }));
    return el("p", { class: "waiting-tables" }, count ? link : null, this.call);
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
