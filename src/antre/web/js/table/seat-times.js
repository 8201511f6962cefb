// How long everybody may still think: on the cards of the seats, and mine beside the question.

import { el, set } from "../lib/dom.js";
import { glance, span } from "../lib/time.js";
import { say } from "../lib/words.js";

/** @import { ClockReply, TableReply } from "../types.d.ts" */

const [SECOND, FEW] = [1000, 30]; // with so few seconds left, time is told in another colour

export class SeatTimes {
  /** @param {() => unknown} up called when somebody's time has run out */
  constructor(up) {
    this.up = up;
    this.element = el("p", { class: "my-time", hidden: true });
    /** @type {ClockReply | null} */
    this.clock = null;
    this.told = 0; // when the house has told it
    this.late = 0; // how many had no time left then
    this.mine = -1;
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  /**
   * @param {TableReply} info
   * @param {number} seat whose eyes
   */
  show({ clock, status }, seat) {
    const counts = status === "playing" ? clock : null;
    if (counts !== this.clock) {
      this.clock = counts;
      this.told = performance.now();
      this.late = this.lateSeats();
    }
    this.mine = seat;
    clearInterval(this.timer);
    if (this.clock) this.timer = setInterval(() => this.tick(), SECOND);
    this.tick();
  }

  /**
   * @param {ClockReply} clock
   * @param {number} seat
   */
  left({ left, running }, seat) {
    const told = left[seat];
    if (told === null || told === undefined) return null;
    return running.includes(seat) ? told - (performance.now() - this.told) / SECOND : told;
  }

  lateSeats() {
    const { clock } = this;
    const left = clock?.running.map((seat) => this.left(clock, seat) ?? 0) ?? [];
    return left.filter((seconds) => seconds <= 0).length;
  }

  tick() {
    const late = this.lateSeats();
    if (late > this.late) this.up();
    this.late = late;
    for (const node of document.querySelectorAll(".seat-card .time")) {
      const seat = Number(node.closest(".seat-card")?.getAttribute("data-seat"));
      const clock = this.clock?.kind === "reminder" ? null : this.clock;
      const left = clock && this.left(clock, seat);
      node.textContent = left === null ? "" : glance(left);
      node.classList.toggle("few", left !== null && left < FEW);
    }
    this.tickMine();
  }

  tickMine() {
    const { clock, mine } = this;
    const left = clock?.running.includes(mine) ? this.left(clock, mine) : null;
    const words = clock && left !== null ? this.words(clock, left) : "";
    this.element.hidden = !words;
    if (this.element.textContent !== words) this.element.textContent = words;
    set(this.element, "data-few", left !== null && left < FEW);
  }

  /**
   * A reminder is silent until there is something to be reminded of.
   * @param {ClockReply} clock
   * @param {number} left
   */
  words({ kind, seconds }, left) {
    if (kind !== "reminder") return left > 0 ? glance(left) : say("time-up");
    return left > 0 ? "" : say("time-reminder", { time: span(Math.floor(seconds - left)) });
  }
}
