// An answer in several parts: pieces laid on slots in any order, and changed until it is confirmed.

/** @import { PlanOffer } from "../types.d.ts" */

export class Plan {
  /** @param {PlanOffer} offer */
  constructor({ slots, pieces }) {
    this.slots = slots;
    this.pieces = pieces;
    /** @type {Map<string, string>} */
    this.laid = new Map(); // slot -> piece
    /** @type {string | null} */
    this.held = null; // the piece in the hand
    /** @type {string | null} */
    this.aim = null; // the slot that waits for a piece
  }

  /** @param {string} id */
  has(id) {
    return this.pieces.some(({ piece }) => piece === id);
  }

  /** @param {string} piece */
  slotOf(piece) {
    return this.slots.find((slot) => this.laid.get(slot) === piece) ?? null;
  }

  firstFree() {
    return this.slots.find((slot) => !this.laid.has(slot)) ?? null;
  }

  get full() {
    return this.firstFree() === null;
  }

  /**
   * @param {string} piece
   * @param {string} slot
   */
  lay(piece, slot) {
    const from = this.slotOf(piece);
    const other = this.laid.get(slot);
    if (from) this.laid.delete(from);
    if (from && other && other !== piece) this.laid.set(from, other);
    this.laid.set(slot, piece);
    this.held = null;
    this.aim = null;
  }

  /** @param {string} piece */
  takeBack(piece) {
    const slot = this.slotOf(piece);
    if (slot) this.laid.delete(slot);
    this.held = null;
  }

  /**
   * A piece was chosen: onto the slot that waits, into the hand, or back where it came from.
   * @param {string} piece
   */
  touchPiece(piece) {
    const slot = this.slotOf(piece);
    if (this.held === piece) this.takeBack(piece);
    else if (this.held && slot) this.lay(this.held, slot);
    else if (this.aim) this.lay(piece, this.aim);
    else this.held = piece;
  }

  /** @param {string} slot */
  touchSlot(slot) {
    const laid = this.laid.get(slot);
    if (this.held) this.lay(this.held, slot);
    else if (laid) this.held = laid;
    else this.aim = this.aim === slot ? null : slot;
  }

  /**
   * What lies where, as it was before the page was opened anew.
   * @param {[slot: string, piece: string][]} laid
   */
  restore(laid) {
    for (const [slot, piece] of laid) {
      if (this.slots.includes(slot) && this.has(piece)) this.lay(piece, slot);
    }
  }

  clear() {
    this.laid.clear();
    this.held = null;
    this.aim = null;
  }

  /** @param {string} id */
  optionOf(id) {
    return this.pieces.find(({ piece }) => piece === id)?.option;
  }

  get options() {
    const laid = this.slots.map((slot) =>
      this.pieces.find(({ piece }) => piece === this.laid.get(slot)),
    );
    return laid.flatMap((each) => each?.option ?? []);
  }
}
