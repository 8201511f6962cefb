// What partners show each other on the table for a while: proposals on pieces, whom something is
// pointed out by, and signs beside seats.

/**
 * @typedef {object} PassingHooks
 * @property {(pieces: string[], time: number) => void} changed these are lit for so long
 * @property {(signs: Map<number, string>) => void} signed
 */

const POINTING = 4000; // milliseconds for which somebody is seen to point
const SIGN = 6000; // and a sign stays beside a seat

export class Passing {
  /** @param {PassingHooks} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    /** @type {Map<string, number[]>} */
    this.proposed = new Map(); // piece -> the seats that propose it
    /** @type {Map<string, number[]>} */
    this.pointed = new Map(); // piece -> the seats that point at it
    /** @type {Map<number, string>} */
    this.signs = new Map(); // seat -> the sign it has just given
    /** @type {((piece: string) => void) | null} */
    this.pointing = null; // who wants to know what is touched next
  }

  /**
   * The seats whose emblem a piece wears.
   * @param {string} piece
   */
  on(piece) {
    const seats = [...(this.proposed.get(piece) ?? []), ...(this.pointed.get(piece) ?? [])];
    return [...new Set(seats)];
  }

  /**
   * A piece was touched: is that somebody who points?
   * @param {string | undefined} piece
   */
  point(piece) {
    if (!this.pointing || piece === undefined) return false;
    this.pointing(piece);
    return true;
  }

  /**
   * Somebody points at a piece: it wears their emblem for a moment, and is alight.
   * @param {number} seat
   * @param {string} piece
   */
  pointAt(seat, piece) {
    const others = () => (this.pointed.get(piece) ?? []).filter((each) => each !== seat);
    this.pointed.set(piece, [...others(), seat]);
    this.hooks.changed([piece], POINTING);
    setTimeout(() => {
      this.pointed.set(piece, others());
      this.hooks.changed([piece], 0);
    }, POINTING);
  }

  /**
   * A sign beside a seat.
   * @param {number} seat
   * @param {string} words
   */
  signAt(seat, words) {
    this.signs.set(seat, words);
    this.hooks.signed(this.signs);
    setTimeout(() => {
      if (this.signs.get(seat) === words) this.signs.delete(seat);
      this.hooks.signed(this.signs);
    }, SIGN);
  }
}
