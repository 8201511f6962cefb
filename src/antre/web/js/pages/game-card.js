// What the den offers of one game: play it now, learn it, or lay a table for friends.

import { post, Refused } from "../lib/api.js";
import { begin } from "../lib/deal.js";
import { busy, button, el, replace } from "../lib/dom.js";
import { emblem } from "../lib/emblems.js";
import { icon } from "../lib/icons.js";
import { language, say } from "../lib/words.js";
import { gameFacts, gamePicture } from "./game-facts.js";
import { PlayNow } from "./play-now.js";
import { Settings } from "./settings.js";

/** @import { BookReply, GameReply, TableRequest } from "../types.d.ts" */
/** @import { Frame } from "./frame.js" */

/** @typedef {{ field: HTMLSelectElement, row: HTMLElement }} Select */
/** @typedef {{ field: HTMLInputElement, row: HTMLElement }} Check */
/**
 * What is filled in to invite people.
 * @typedef {object} Invitation
 * @property {Select} seats
 * @property {Settings} settings
 * @property {Check} watch
 * @property {Select} wait
 * @property {Check} back may all agree to take something back?
 * @property {Check} advice may everybody ask for it?
 * @property {Select | null} book where I have any
 * @property {HTMLElement} refusal what the house has against it
 */

const USUAL_SEATS = 4;

export class GameCard {
  /**
   * @param {Frame} frame
   * @param {GameReply} game
   * @param {BookReply[]} books of its campaigns, mine
   */
  constructor(frame, game, books) {
    this.frame = frame;
    this.game = game;
    this.books = books;
    this.element = this.draw();
  }

  draw() {
    const { game } = this;
    const title = el("h3", {}, game.title[language()]);
    const now = new PlayNow(game, (wanted, node) => this.lay(wanted, node, undefined, true));
    const learn = game.lesson
      ? el("a", { class: "answer", href: `/learn/${game.game}` }, say("learn"))
      : null;
    const rules = el(
      "a",
      { class: "quiet", href: `/rules/${game.game}` },
      icon("rules"),
      say("rules"),
    );
    const { about } = game;
    const appeal = about && el("p", { class: "appeal" }, about.appeal[language()]);
    const more =
      about && el("a", { class: "quiet", href: `/about/${game.game}` }, say("about-game"));
    return el(
      "article",
      { class: "paper game", "data-game": game.game },
      gamePicture(game),
      title,
      appeal,
      gameFacts(game),
      el("div", { class: "buttons" }, now.button, learn),
      now.with,
      el("div", { class: "to-read" }, rules, more),
      this.inviting(game),
    );
  }

  /** @param {GameReply} game */
  inviting(game) {
    const seats = this.seatsField(game);
    const settings = new Settings(game, true);
    const chairs = el("ol", { class: "chairs" });
    const watch = this.check(`watch-${game.game}`, say("may-watch"), true);
    const wait = this.absence(game);
    const back = this.check(`back-${game.game}`, say("may-take-back"), game.kind === "together");
    const advice = this.check(`advice-${game.game}`, say("may-advise"), false);
    const book = this.books.length ? this.bookField(game, settings) : null;
    const refusal = el("p", { class: "complaint", role: "alert", hidden: true });
    const lay = button(
      say("lay-table"),
      () => this.invite(game, { seats, settings, watch, wait, back, advice, book, refusal }, lay),
      { class: "answer main lay" },
    );
    const fit = () => this.fit(Number(seats.field.value), settings, chairs);
    seats.field.addEventListener("change", fit);
    fit();
    return el(
      "details",
      { class: "inviting" },
      el("summary", {}, say("invite")),
      el("p", { class: "soft" }, say("invite-intro")),
      el("div", { class: "fields" }, seats.row, book?.row, watch.row, back.row, advice.row, wait.row),
      settings.element,
      settings.ofChairs,
      chairs,
      refusal,
      lay,
    );
  }

  /**
   * Settings for so many seats; what is settled for each seat stands at its chair.
   * @param {number} seats
   * @param {Settings} settings
   * @param {HTMLElement} chairs
   */
  fit(seats, settings, chairs) {
    settings.sit(seats);
    chairs.hidden = settings.ofChairs.hidden;
    const rows = Array.from({ length: seats }, (_, seat) => {
      const who = seat ? say("chair", { seat: seat + 1 }) : say("your-chair");
      const head = el("span", { class: "who-sits" }, emblem(seat), el("span", {}, who));
      return el("li", {}, head, settings.atChair(seat));
    });
    replace(chairs, chairs.hidden ? [] : rows);
  }

  /**
   * @param {GameReply} game
   * @returns {Select}
   */
  seatsField({ game, seats: [least, most] }) {
    const counts = Array.from({ length: most - least + 1 }, (_, n) => least + n);
    const options = counts.map((n) =>
      el("option", { value: n, selected: n === Math.min(most, USUAL_SEATS) }, String(n)),
    );
    const field = el("select", { id: `seats-${game}` }, options);
    return { field, row: el("p", {}, el("label", { for: field.id }, say("how-many")), field) };
  }

  /**
   * @param {string} id
   * @param {string} words
   * @param {boolean} on
   * @returns {Check}
   */
  check(id, words, on) {
    const field = el("input", { type: "checkbox", id, checked: on });
    return { field, row: el("p", { class: "check" }, field, el("label", { for: id }, words)) };
  }

  /**
   * @param {GameReply} game
   * @returns {Select}
   */
  absence({ game }) {
    const choices = [
      ["", say("absent-never")],
      ["300", say("absent-minutes", { count: 5 })],
      ["86400", say("absent-day")],
    ];
    const options = choices.map(([value, words]) => el("option", { value }, words));
    const field = el("select", { id: `absent-${game}` }, options);
    return { field, row: el("p", {}, el("label", { for: field.id }, say("absent")), field) };
  }

  /**
   * The campaign that it is played for; what its book has earned is settled with it.
   * @param {GameReply} game
   * @param {Settings} settings
   * @returns {Select}
   */
  bookField({ game, settings: known }, settings) {
    const none = el("option", { value: "" }, say("book-none"));
    const options = this.books.map(({ book, title }) =>
      el("option", { value: book }, title || say("book-untitled")),
    );
    const change = () => {
      const chosen = this.books.find(({ book }) => book === field.value);
      const earned = known.filter(({ kind }) => kind === "earned");
      const values = earned.map(({ id }) => [id, chosen?.earned[id] ?? {}]);
      settings.show(Object.fromEntries(values));
    };
    const field = el("select", { id: `book-${game}`, on: { change } }, none, options);
    return { field, row: el("p", {}, el("label", { for: field.id }, say("book-of")), field) };
  }

  /**
   * @param {GameReply} game
   * @param {Invitation} invitation
   * @param {HTMLButtonElement} node
   */
  invite(game, { seats, settings, watch, wait, back, advice, book, refusal }, node) {
    if (settings.faulty) return settings.faulty.point();
    const count = Number(seats.field.value);
    /** @type {TableRequest["chairs"]} */
    const chairs = [{ kind: "me" }];
    while (chairs.length < count) chairs.push({ kind: "open" });
    const patience = wait.field.value ? Number(wait.field.value) : null;
    const wanted = {
      game: game.game,
      seats: count,
      chairs,
      settings: settings.chosen,
      spectators: watch.field.checked,
      absent_after: patience,
      take_back: back.field.checked === back.field.defaultChecked ? null : back.field.checked,
      advice: advice.field.checked,
      book: book?.field.value || null,
    };
    return this.lay(wanted, node, refusal);
  }

  /**
   * @param {TableRequest} wanted
   * @param {HTMLButtonElement} node
   * @param {HTMLElement} [refusal] where it is said that the house will not have it so
   * @param {boolean} [now] begin at once
   */
  lay(wanted, node, refusal, now = false) {
    if (refusal) refusal.hidden = true;
    return busy(node, () =>
      this.frame.attempt(async () => {
        try {
          const laid = await post("/tables", wanted);
          if (now) await begin(laid);
          location.assign(`/t/${laid.table}`);
        } catch (error) {
          if (!refusal || !(error instanceof Refused)) throw error;
          refusal.textContent = error.message;
          refusal.hidden = false;
        }
      }),
    );
  }
}
