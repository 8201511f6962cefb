// Closer to the board: two fingers, two taps, or Ctrl and the wheel; the stage scrolls when it is
// larger.

import { closest } from "../lib/dom.js";
import { between, onDoubleTap, spread } from "./fingers.js";

/** @import { Finger } from "./fingers.js" */

const MOST = 3;
const CLOSER = 2; // two taps bring it so close

export class Zoom {
  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.stage = stage;
    this.level = 1;
    /** @type {Map<number, Finger>} */
    this.fingers = new Map();
    stage.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    stage.addEventListener("pointerdown", (event) => this.down(event));
    stage.addEventListener("pointermove", (event) => this.pinch(event));
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"])) {
      stage.addEventListener(kind, (event) => this.fingers.delete(event.pointerId));
    }
    stage.addEventListener(
      "touchmove",
      (event) => event.touches.length > 1 && event.preventDefault(),
      {
        passive: false,
      },
    );
    onDoubleTap(stage, (event) => {
      if (!closest(event, ".roam")) this.set(this.level > 1 ? 1 : CLOSER, event);
    });
  }

  /**
   * A map in its own frame is brought closer there.
   * @param {PointerEvent} event
   */
  down(event) {
    if (!closest(event, ".roam")) this.fingers.set(event.pointerId, event);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey || closest(event, ".roam")) return;
    event.preventDefault();
    this.set(this.level * Math.exp(-event.deltaY / 300), event);
  }

  /** @param {PointerEvent} event */
  pinch(event) {
    const before = [...this.fingers.values()];
    if (!this.fingers.has(event.pointerId) || before.length !== 2) return;
    const old = spread(before);
    this.fingers.set(event.pointerId, event);
    const now = [...this.fingers.values()];
    this.set((this.level * spread(now)) / old, between(now));
  }

  /**
   * The point under the fingers stays under them.
   * @param {number} level
   * @param {Finger} at
   */
  set(level, { clientX, clientY }) {
    const { stage } = this;
    const box = stage.getBoundingClientRect();
    const [x, y] = [clientX - box.x, clientY - box.y];
    const next = Math.min(MOST, Math.max(1, level));
    const grown = next / this.level;
    const [left, top] = [(stage.scrollLeft + x) * grown - x, (stage.scrollTop + y) * grown - y];
    this.level = next;
    stage.style.setProperty("--zoom", String(next));
    stage.classList.toggle("zoomed", next > 1);
    stage.scrollTo(left, top);
  }
}
