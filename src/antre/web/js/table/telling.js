// What has happened, told on the board as it was before: a sentence in the bar, a figure that goes
// its way, pieces that light up; then the next deed. Whoever has seen enough skips the rest.

import { lasting, stillness } from "../lib/preferences.js";
import { groups } from "../scene/lights.js";
import { walk } from "../scene/motion.js";

/** @import { LogLine, WalkReply } from "../types.d.ts" */
/** @import { Asking } from "../question/asking.js" */
/** @import { TableView } from "./view.js" */

const STEP = 360; // milliseconds from piece to piece
const BREATH = 320; // after each deed
const LETTER = 9; // more for each letter of a sentence that is to be read

/**
 * The deeds that are told before the table changes: those around a figure that goes its way.
 * @param {LogLine[]} lines
 */
export function stories(lines) {
  const shown = lines.filter(({ lights, walk: way }) => lights || way);
  return shown.some(({ walk: way }) => way) ? shown : [];
}

export class Telling {
  /**
   * @param {TableView} view
   * @param {Asking} asking
   */
  constructor(view, asking) {
    this.view = view;
    this.asking = asking;
    this.on = false; // is something being told?
    this.stop = new AbortController();
    /** @type {(() => void)[]} */
    this.staying = []; // what takes figures away that have stayed
  }

  skip() {
    this.stop.abort();
  }

  /**
   * Tell these deeds one after the other; what `reader` has done itself need not be read. Says
   * whether all were told. The figures that stay are there until `clear`.
   * @param {LogLine[]} lines
   * @param {number} reader
   */
  async tell(lines, reader = -1) {
    this.stop = new AbortController();
    const { signal } = this.stop;
    this.on = true;
    for (const line of lines) {
      if (signal.aborted || document.hidden) break;
      this.asking.say(line.text);
      if (line.walk) await this.walk(line.walk, signal);
      this.view.light(groups([line]));
      const letters = line.seat === reader ? 0 : line.text.length;
      await pause(lasting(BREATH + LETTER * letters), signal);
    }
    this.on = false;
    return !signal.aborted;
  }

  clear() {
    for (const leave of this.staying.splice(0)) leave();
  }

  /**
   * @param {WalkReply} way
   * @param {AbortSignal} signal
   */
  async walk({ figure, by, stays }, signal) {
    const { board } = this.view;
    this.view.lookTo(by);
    const piece = board.pieces.get(figure)?.piece;
    const size = board.spot(figure);
    const spots = by.flatMap((id) => board.spot(id) ?? []);
    if (!piece || !size || !spots.length) return;
    const still = stillness.matches ? 2 : 1;
    const leave = await walk(piece, size, spots, lasting(STEP * still), signal);
    if (stays) this.staying.push(leave);
    else leave();
  }
}

/**
 * @param {number} time
 * @param {AbortSignal} signal
 */
function pause(time, signal) {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(null);
    const timer = setTimeout(resolve, time);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve(null);
    });
  });
}
