// The tables that I sit at: those that are played first, then what is over; lessons and what I have
// put away are kept apart.

import { post } from "../lib/api.js";
import { button, el, name } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { language, say, series } from "../lib/words.js";

/** @import { GameReply, TableLine, TablePath } from "../types.d.ts" */
/** @import { Frame } from "./frame.js" */

export class MyTables {
  /**
   * @param {Frame} frame
   * @param {TableLine[]} tables
   * @param {GameReply[]} games
   */
  constructor(frame, tables, games) {
    this.frame = frame;
    this.tables = tables;
    this.games = games;
    this.element = el("section", { class: "tables", id: "tables", "aria-label": say("your-tables") });
    this.draw();
  }

  /** How many wait for me. */
  get asked() {
    return this.tables.filter((line) => line.your_turn && !line.put_away).length;
  }

  draw() {
    const kept = this.tables.filter((line) => !line.put_away);
    const games = kept.filter((line) => !line.lesson);
    const on = games.filter(({ status }) => status !== "over");
    const turns = [...on.filter((line) => line.your_turn), ...on.filter((line) => !line.your_turn)];
    const over = games.filter(({ status }) => status === "over");
    const lessons = kept.filter((line) => line.lesson);
    const away = this.tables.filter((line) => line.put_away);
    this.element.hidden = !this.tables.length;
    this.element.replaceChildren(
      ...this.group(say("your-tables"), turns),
      ...this.group(say("tables-over"), over, over.length > 3),
      ...this.group(say("tables-lessons", { count: lessons.length }), lessons, true),
      ...this.group(say("tables-away", { count: away.length }), away, true),
    );
  }

  /**
   * @param {string} title
   * @param {TableLine[]} lines
   */
  group(title, lines, folded = false) {
    if (!lines.length) return [];
    const list = el(
      "ul",
      {},
      lines.map((line) => el("li", {}, this.link(line), this.tools(line))),
    );
    if (!folded) return [el("h2", { class: "label" }, title), list];
    return [el("details", {}, el("summary", { class: "label" }, title), list)];
  }

  /** @param {TableLine} line */
  link({ table, game, status, names, your_turn: mine, moment, created, said }) {
    const title = this.games.find((each) => each.game === game)?.title[language()] ?? game;
    const state = mine ? say("your-turn") : say("status", { status });
    const day = new Date(created * 1000).toLocaleDateString(language(), { dateStyle: "medium" });
    return el(
      "a",
      { href: `/t/${table}`, class: mine ? "mine" : status },
      el("b", {}, title),
      el("span", { class: "state" }, state),
      el("span", { class: "company-of" }, said?.[language()] ?? series(names.filter(Boolean))),
      moment ? el("span", { class: "moment" }, moment[language()]) : null,
      el("span", { class: "day" }, day),
    );
  }

  /** @param {TableLine} line */
  tools(line) {
    /** @type {TablePath} */
    const path = `/tables/${line.table}`;
    const away = !line.put_away;
    const tuck = button(
      icon(away ? "close" : "up"),
      () =>
        this.frame.attempt(async () => {
          await post(`${path}/put-away`, { away });
          line.put_away = away;
          this.draw();
        }),
      { class: "icon-button" },
    );
    name(tuck, say(away ? "put-away" : "bring-back"));
    if (away) return tuck;
    const drop = button(say("throw-away"), () => this.throwAway(line, path), { class: "quiet" });
    return el("span", { class: "table-tools" }, tuck, drop);
  }

  /**
   * @param {TableLine} line
   * @param {TablePath} path
   */
  throwAway(line, path) {
    return this.frame.attempt(async () => {
      await post(`${path}/delete`);
      this.tables = this.tables.filter((each) => each !== line);
      this.draw();
    });
  }
}
