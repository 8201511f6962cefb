// What has happened, told on the board as it was before: a sentence in the bar, a figure that goes
// its way, pieces that light up; then the next deed. Whoever has seen enough skips the rest.

import { lasting, stillness } from "../lib/preferences.js";
import { groups } from "../scene/lights.js";
import { walk } from "../scene/motion.js";

/** @import { LogLine, WalkReply } from "../types.d.ts" */
/** @import { Asking } from "../question/asking.js" */
/** @import { Spot } from "../scene/board.js" */
/** @import { TableView } from "./view.js" */

const STEP = 360; // milliseconds from piece to piece
const BREATH = 320; // after each deed
const LETTER = 9; // more for each letter of a sentence that is to be read
const BRISK = 0.45; // of that time, where deeds are many and nobody walks

/**
 * The deeds that are told before the table changes: those around a figure that goes its way. What
 * is seen in the same place as the deed before it says nothing new.
 * @param {LogLine[]} lines
 */
export function stories(lines) {
  const shown = lines.filter(({ lights, walk: way }) => lights || way);
  const fresh = shown.filter((line, n) => line.walk || !alike(line, shown[n - 1]));
  return fresh.some(({ walk: way }) => way) ? fresh : [];
}

/**
 * @param {LogLine} a
 * @param {LogLine | undefined} b
 */
const alike = (a, b) => JSON.stringify(a.lights) === JSON.stringify(b?.lights);

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
    /** @type {Map<string, () => void>} */
    this.staying = new Map(); // figure and place -> what takes it away from there
    /** @type {Set<string>} */
    this.away = new Set(); // pieces that are seen elsewhere while they walk
  }

  skip() {
    this.stop.abort();
  }

  /**
   * Tell these deeds one after the other; what `reader` has done itself need not be read. Says
   * whether all were told. The figures that stay are there until `clear`.
   * @param {LogLine[]} lines
   * @param {number} reader
   * @param {boolean} brisk
   */
  async tell(lines, reader = -1, brisk = false) {
    this.stop = new AbortController();
    const { signal } = this.stop;
    this.on = true;
    for (const line of lines) {
      if (signal.aborted || document.hidden) break;
      this.asking.say(line.text);
      if (line.walk) await this.walk(line.walk, signal);
      this.view.light(groups([line]));
      const letters = reader >= 0 && line.seat === reader ? 0 : line.text.length;
      const share = brisk && !line.walk ? BRISK : 1;
      await pause(lasting(share * (BREATH + LETTER * letters)), signal);
    }
    this.on = false;
    return !signal.aborted;
  }

  clear() {
    for (const leave of this.staying.values()) leave();
    this.staying.clear();
    for (const id of this.away) this.view.board.pieces.get(id)?.element.classList.remove("away");
    this.away.clear();
  }

  /**
   * @param {WalkReply} way
   * @param {AbortSignal} signal
   */
  async walk({ figure, by, stays }, signal) {
    const { board } = this.view;
    this.view.lookTo(by);
    await drawn();
    const piece = board.pieces.get(figure)?.piece;
    const size = board.extent(figure);
    const spots = by.flatMap((id) => board.spot(id) ?? []);
    if (!piece || !size || !spots.length) return;
    // Who has stayed where this one sets out goes on from there.
    this.staying.get(`${figure} ${by[0]}`)?.();
    this.staying.delete(`${figure} ${by[0]}`);
    if (inside(size, spots[0])) this.hide(figure);
    const still = stillness.matches ? 2 : 1;
    const leave = await walk(piece, size, spots, lasting(STEP * still), signal);
    if (stays) this.staying.set(`${figure} ${by.at(-1)}`, leave);
    else leave();
  }

  /** @param {string} id */
  hide(id) {
    this.away.add(id);
    this.view.board.pieces.get(id)?.element.classList.add("away");
  }
}

/** A part of the table that has just come forward has its size by then. */
const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * @param {Spot} small
 * @param {Spot} large
 */
function inside(small, large) {
  const x = small.x + small.width / 2 - large.x;
  const y = small.y + small.height / 2 - large.y;
  return x > 0 && x < large.width && y > 0 && y < large.height;
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
