// An answer in several parts: pieces laid on slots in any order, and changed until it is confirmed.

export class Plan {
  constructor({ slots, pieces }) {
    this.slots = slots;
    this.pieces = pieces;
    this.laid = new Map(); // slot -> piece
    this.held = null; // the piece in the hand
    this.aim = null; // the slot that waits for a piece
  }

  has(id) {
    return this.pieces.some(({ piece }) => piece === id);
  }

  slotOf(piece) {
    return this.slots.find((slot) => this.laid.get(slot) === piece) ?? null;
  }

  firstFree() {
    return this.slots.find((slot) => !this.laid.has(slot)) ?? null;
  }

  get full() {
    return this.firstFree() === null;
  }

  lay(piece, slot) {
    const from = this.slotOf(piece);
    const other = this.laid.get(slot);
    if (from) this.laid.delete(from);
    if (from && other && other !== piece) this.laid.set(from, other);
    this.laid.set(slot, piece);
    this.held = null;
    this.aim = null;
  }

  takeBack(piece) {
    const slot = this.slotOf(piece);
    if (slot) this.laid.delete(slot);
    this.held = null;
  }

  /** A piece was chosen: onto the slot that waits, into the hand, or back where it came from. */
  touchPiece(piece) {
    const slot = this.slotOf(piece);
    if (this.held === piece) this.takeBack(piece);
    else if (this.held && slot) this.lay(this.held, slot);
    else if (this.aim) this.lay(piece, this.aim);
    else this.held = piece;
  }

  touchSlot(slot) {
    if (this.held) this.lay(this.held, slot);
    else if (this.laid.has(slot)) this.held = this.laid.get(slot);
    else this.aim = this.aim === slot ? null : slot;
  }

  clear() {
    this.laid.clear();
    this.held = null;
    this.aim = null;
  }

  optionOf(id) {
    return this.pieces.find(({ piece }) => piece === id)?.option;
  }

  get options() {
    return this.slots.map((slot) => this.optionOf(this.laid.get(slot)));
  }
}
