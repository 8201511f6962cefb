// The den: who I am, what can be played, and the tables that wait for me.

import { get, post, put, Refused } from "../lib/api.js";
import { begin } from "../lib/deal.js";
import { busy, button, el, replace } from "../lib/dom.js";
import { emblem } from "../lib/emblems.js";
import { icon } from "../lib/icons.js";
import { language, say, series } from "../lib/words.js";
import { account } from "./account.js";
import { denPicture } from "./den-picture.js";
import { Settings } from "./settings.js";
import { takeAway } from "./take-away.js";

/** @import { GameReply, Me, TableLine, TableRequest } from "../types.d.ts" */
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
 * @property {HTMLElement} refusal what the house has against it
 */

const BOTS = 3;

/**
 * @param {Frame} frame
 * @param {string} _path
 * @param {Me} me
 */
export async function open(frame, _path, me) {
  const { games, levels } = await get("/games");
  frame.setTitle("Antre");
  frame.main.className = "page den";
  frame.main.replaceChildren(...new Den(frame, me, games, levels).parts());
}

class Den {
  /**
   * @param {Frame} frame
   * @param {Me} me
   * @param {GameReply[]} games
   * @param {string[]} levels
   */
  constructor(frame, me, games, levels) {
    this.frame = frame;
    this.me = me;
    this.games = games;
    this.levels = levels;
  }

  parts() {
    const title = el("h2", {}, say("den-title"));
    const hero = el(
      "section",
      { class: "hero" },
      denPicture(),
      el("div", { class: "hero-words" }, title, el("p", {}, say("den-text")), this.nameField()),
    );
    const tables = this.me.tables.length ? [this.tables()] : [];
    const games = el(
      "section",
      { class: "games", "aria-label": say("games") },
      this.games.map((game) => this.game(game)),
    );
    return [hero, ...tables, games, account(this.me, (work) => this.enter(work)), takeAway()];
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

  tables() {
    const heading = el("h2", { class: "label" }, say("your-tables"));
    const lines = this.me.tables.map((table) => el("li", {}, this.tableLink(table)));
    return el("section", { class: "tables" }, heading, el("ul", {}, lines));
  }

  /** @param {TableLine} line */
  tableLink({ table, game, status, names, your_turn: mine }) {
    const title = this.games.find((each) => each.game === game)?.title[language()] ?? game;
    const state = mine ? say("your-turn") : say("status", { status });
    const who = series(names.filter(Boolean));
    const props = { href: `/t/${table}`, class: mine ? "mine" : status };
    return el(
      "a",
      props,
      el("b", {}, title),
      el("span", {}, who),
      el("span", { class: "state" }, state),
    );
  }

  /** @param {GameReply} game */
  game(game) {
    const title = el("h3", {}, game.title[language()]);
    const [least, most] = game.seats;
    const range =
      least === most ? say("seats-only", { count: most }) : say("seats-range", { least, most });
    const seats = el("p", { class: "soft" }, range);
    const now = button([icon("go"), say("play-now")], () => this.playNow(game, now), {
      class: "answer main play",
    });
    const learn = game.lesson
      ? el("a", { class: "answer", href: `/learn/${game.game}` }, say("learn"))
      : null;
    const rules = el(
      "a",
      { class: "quiet", href: `/rules/${game.game}` },
      icon("rules"),
      say("rules"),
    );
    const row = el("div", { class: "buttons" }, now, learn, rules);
    return el(
      "article",
      { class: "paper game", "data-game": game.game },
      title,
      seats,
      this.origin(game),
      row,
      this.inviting(game),
    );
  }

  /**
   * What of this game is known from print, and what we had to make up.
   * @param {GameReply} game
   */
  origin({ reconstructed }) {
    const count = reconstructed.length;
    if (!count) return el("p", { class: "soft origin" }, say("all-known"));
    const list = el(
      "ul",
      {},
      reconstructed.map((each) => el("li", {}, each)),
    );
    return el(
      "details",
      { class: "soft origin" },
      el("summary", {}, say("reconstructed", { count })),
      list,
    );
  }

  /** @param {GameReply} game */
  inviting(game) {
    const seats = this.seatsField(game);
    const settings = new Settings(game, true);
    const chairs = el("ol", { class: "chairs" });
    const watch = this.check(`watch-${game.game}`, say("may-watch"), true);
    const wait = this.absence(game);
    const refusal = el("p", { class: "complaint", role: "alert", hidden: true });
    const lay = button(
      say("lay-table"),
      () => this.invite(game, { seats, settings, watch, wait, refusal }, lay),
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
      el("div", { class: "fields" }, seats.row, watch.row, wait.row),
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
      el("option", { value: n, selected: n === Math.min(most, BOTS + 1) }, String(n)),
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
   * @param {GameReply} game
   * @param {HTMLButtonElement} node
   */
  playNow(game, node) {
    const bots = Math.min(BOTS, game.seats[1] - 1);
    const level = this.levels.includes("normal") ? "normal" : this.levels[0];
    /** @type {TableRequest["chairs"]} */
    const chairs = [{ kind: "me" }];
    while (chairs.length <= bots) chairs.push({ kind: "bot", level });
    return this.lay({ game: game.game, chairs }, node, undefined, true);
  }

  /**
   * @param {GameReply} game
   * @param {Invitation} invitation
   * @param {HTMLButtonElement} node
   */
  invite(game, { seats, settings, watch, wait, refusal }, node) {
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

  /** @param {() => Promise<unknown>} work */
  enter(work) {
    return this.frame.attempt(async () => {
      await work();
      location.reload();
    });
  }
}
