// Pieces light up one group after another, as when one thing sets off the next.

import { lasting, still } from "../lib/preferences.js";

/** @import { LogLine } from "../types.d.ts" */

const BEAT = 180;
const GLOW = 520;
const HIGHLIGHT = 1400;

/**
 * `lights` of an event: piece ids, or lists of them that light up together.
 * @param {LogLine[]} events
 */
export const groups = (events) =>
  events.flatMap(({ lights }) => (lights ?? []).map((each) => [each].flat()));

export class Lights {
  /**
   * `changed()` is called whenever other pieces are lit.
   * @param {(ids: string[]) => void} changed
   */
  constructor(changed) {
    this.changed = changed;
    /** @type {Map<string, number>} */
    this.lit = new Map(); // piece -> how many groups of it are alight
  }

  /** @param {string} id */
  has(id) {
    return this.lit.has(id);
  }

  /**
   * Resolves when the last group has been lit.
   * @param {string[][]} list
   */
  async show(list) {
    if (!list.length || document.hidden) return;
    if (still()) return this.flash(list.flat(), HIGHLIGHT);
    for (const group of list) {
      this.flash(group, lasting(GLOW));
      await new Promise((resolve) => setTimeout(resolve, lasting(BEAT)));
    }
  }

  /**
   * @param {string[]} ids
   * @param {number} time
   */
  flash(ids, time) {
    this.count(ids, 1);
    setTimeout(() => this.count(ids, -1), time);
  }

  /**
   * @param {string[]} ids
   * @param {number} more
   */
  count(ids, more) {
    for (const id of ids) {
      const now = (this.lit.get(id) ?? 0) + more;
      if (now > 0) this.lit.set(id, now);
      else this.lit.delete(id);
    }
    this.changed(ids);
  }
}
