// One click to a game against bots: how many play and how well the bots do is remembered.

import { button, el } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { keep, kept } from "../lib/preferences.js";
import { say } from "../lib/words.js";

/** @import { GameReply, TableRequest } from "../types.d.ts" */

const USUAL_SEATS = 4;
const USUAL_LEVEL = "normal";

export class PlayNow {
  /**
   * @param {GameReply} game
   * @param {(wanted: TableRequest, node: HTMLButtonElement) => unknown} lay
   */
  constructor({ game, seats: [least, most], levels }, lay) {
    this.game = game;
    const counts = Array.from({ length: most - least + 1 }, (_, n) => String(least + n));
    const [seats, level] = kept(`now.${game}`, "").split(" ");
    this.seats = this.field(
      `now-seats-${game}`,
      say("how-many"),
      counts.map((each) => [each, each]),
      counts.includes(seats) ? seats : String(Math.min(most, USUAL_SEATS)),
    );
    this.level = this.field(
      `now-level-${game}`,
      say("bots"),
      levels.map((each) => [each, say("level", { level: each })]),
      [level, USUAL_LEVEL].find((each) => levels.includes(each)) ?? levels[0],
    );
    this.button = button([icon("go"), say("play-now")], () => lay(this.wanted, this.button), {
      class: "answer main play",
    });
    this.with = el("div", { class: "fields" }, this.seats.row, this.level.row);
    this.fit();
  }

  /** @returns {TableRequest} */
  get wanted() {
    /** @type {TableRequest["chairs"]} */
    const chairs = [{ kind: "me" }];
    const seats = Number(this.seats.select.value);
    while (chairs.length < seats) chairs.push({ kind: "bot", level: this.level.select.value });
    return { game: this.game, chairs };
  }

  /** Who plays alone needs no bots. */
  fit() {
    this.level.row.hidden = this.seats.select.value === "1";
  }

  /**
   * @param {string} id
   * @param {string} words
   * @param {string[][]} choices value and words
   * @param {string} now
   */
  field(id, words, choices, now) {
    const options = choices.map(([value, called]) =>
      el("option", { value, selected: value === now }, called),
    );
    const select = el("select", { id, on: { change: () => this.changed() } }, options);
    return { select, row: el("p", {}, el("label", { for: id }, words), select) };
  }

  changed() {
    this.fit();
    keep(`now.${this.game}`, `${this.seats.select.value} ${this.level.select.value}`);
  }
}
