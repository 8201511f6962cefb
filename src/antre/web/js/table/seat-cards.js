// The cards of all seats beside the stage, and what stands above a board that one of them opens.

import { button, el, name, replace, set } from "../lib/dom.js";
import { emblem } from "../lib/emblems.js";
import { icon } from "../lib/icons.js";
import { narrow } from "../lib/preferences.js";
import { say } from "../lib/words.js";
import { scoreParts, seatCard } from "./seats.js";

/** @import { Scene, SeatFacts, TableReply, Zone } from "../types.d.ts" */
/** @import { Board } from "../scene/board.js" */

export class SeatCards {
  /**
   * @param {Board} board
   * @param {{ open(seat: number): void, close(): void }} hooks
   */
  constructor(board, hooks) {
    this.board = board;
    this.hooks = hooks;
    /** @type {Map<number, { look: string, card: HTMLElement }>} */
    this.cards = new Map(); // seat -> its card, and what it was made from
    /** @type {Map<number, { title: string, head: HTMLElement }>} */
    this.heads = new Map(); // seat -> what stands above its board
    /** @type {Map<number, string>} */
    this.signs = new Map(); // seat -> the sign it has just given
    this.element = el("nav", { class: "seats", "aria-label": say("seats") });
  }

  /**
   * @param {Scene} scene
   * @param {TableReply} info
   */
  show(scene, info) {
    replace(
      this.element,
      scene.seats.map((fact) => this.card(fact, scene, info)),
    );
  }

  /**
   * Which seat's board is open on the stage, if any.
   * @param {string} tab
   */
  mark(tab) {
    for (const [seat, { card }] of this.cards) {
      const open = tab === `seat-${seat}`;
      card.classList.toggle("open", open);
      const head = card.querySelector("button");
      if (head) set(head, "aria-pressed", String(open));
    }
  }

  /**
   * Whose board is open, and how to close it.
   * @param {number} seat
   * @param {string} title
   */
  headOf(seat, title) {
    const before = this.heads.get(seat);
    if (before?.title === title) return before.head;
    const close = button(icon("close"), () => this.hooks.close(), { class: "icon-button" });
    name(close, say("close"));
    const head = el("header", { class: "seat-head" }, emblem(seat), el("h2", {}, title), close);
    this.heads.set(seat, { title, head });
    return head;
  }

  /**
   * The card of a seat; as long as nothing has changed, the one that is there.
   * @param {SeatFacts} fact
   * @param {Scene} scene
   * @param {TableReply} info
   */
  card(fact, { zones, seat: mine }, { outcome, chairs }) {
    const { seat } = fact;
    const own = seat === mine;
    const sign = this.signs.get(seat) ?? "";
    const state = { own, winner: outcome?.winners.includes(seat) ?? false, sign };
    const chair = chairs[seat];
    const look = JSON.stringify([fact, chair, state, narrow.matches]);
    const before = this.cards.get(seat);
    const fresh = () => seatCard(fact, chair, state, () => this.hooks.open(seat));
    const card = before?.look === look ? before.card : fresh();
    this.cards.set(seat, { look, card });
    const brief = zones.find((zone) => zone.role === "other" && zone.seat === seat);
    const inside = own ? scoreParts(fact) : brief && this.briefly(brief);
    if (inside && !narrow.matches && inside.parentElement !== card) {
      card.querySelector(".zone, .parts, .small")?.remove();
      card.append(inside);
    }
    for (const zone of zones) {
      const view = this.board.zones.get(zone.id);
      if (view && zone.seat === seat && zone.role !== "own") view.handle = card;
    }
    return card;
  }

  /**
   * The brief board of a seat; a small copy where its only picture is already on the stage.
   * @param {Zone} zone
   */
  briefly(zone) {
    const view = this.board.zones.get(zone.id);
    return view?.element.parentElement?.closest(".stage") ? view.mirror() : view?.element;
  }
}
