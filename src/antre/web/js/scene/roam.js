// A zone that is larger than its frame, such as a map: moved by hand, and brought closer.

import { button, closest, el, name, set } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { narrow } from "../lib/preferences.js";
import { say } from "../lib/words.js";
import { between, onDoubleTap, spread } from "./fingers.js";

/** @import { Zone } from "../types.d.ts" */
/** @import { Icon } from "../lib/icons.js" */
/** @import { Finger } from "./fingers.js" */

/** @typedef {{ x: number, y: number, w: number, h: number }} Box in units of the zone */
/**
 * The zone that is moved about.
 * @typedef {object} Ground
 * @property {Zone} zone
 * @property {HTMLElement} element its frame
 * @property {SVGSVGElement} picture
 * @property {(id: string) => void} revealPiece
 */

const DRAG = 7;
const STEP = 1.4; // one press of a button or key
const MOST = 5; // times as close as the whole
const SETTLE = 150; // milliseconds without a movement until the map is drawn anew
const MARGIN = 24; // pixels around what is brought into sight
const CLOSER = 2.4; // two taps bring it so much closer
const CLOSEST = 3.2; // what is asked about comes so much closer than at first, at most
const WORTH = 1.15; // for less than that the map is not moved
// What is taken along by a finger is not ground.
const THINGS = ".piece[data-act=hold], .piece.grip, .in-hand";

export class Roam {
  /** @param {Ground} zone */
  constructor(zone) {
    this.zone = zone;
    this.element = zone.element;
    /** @type {Map<number, Finger>} */
    this.fingers = new Map();
    this.start = { x: 0, y: 0 };
    this.panned = false;
    this.home = true; // shown as at first, not moved by anybody
    /** @type {Box | null} */
    this.asked = null; // what a question is about, while that is what is shown
    // The point in the middle of the frame, and how many pixels a unit has.
    this.x = 0;
    this.y = 0;
    this.k = 1;
    /** @type {{ x: number, y: number, k: number } | null} */
    this.drawn = null;
    this.timer = 0;
    this.element.classList.add("roam");
    this.tools = this.makeTools(); // for whoever gives the map its frame: over it they would hide places
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(zone.picture);
    this.listen();
  }

  makeTools() {
    /**
     * @param {Icon} sign
     * @param {string} words
     * @param {() => void} act
     */
    const tool = (sign, words, act) => {
      const node = button(icon(sign), act, { class: "icon-button" });
      name(node, say(words));
      return node;
    };
    return el(
      "div",
      { class: "roam-tools" },
      tool("plus", "closer", () => this.zoom(STEP)),
      tool("minus", "farther", () => this.zoom(1 / STEP)),
      tool("whole", "show-all", () => this.goHome()),
    );
  }

  listen() {
    const { element } = this;
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) {
      element.addEventListener(kind, (event) => this.fingers.delete(event.pointerId));
    }
    const spent = (/** @type {Event} */ event) => this.panned && event.stopImmediatePropagation();
    element.addEventListener("click", spent, { capture: true });
    onDoubleTap(element, (event) => this.doubleTap(event));
    element.addEventListener("focusin", (event) => {
      const id = closest(event, ".piece:focus-visible")?.dataset.id;
      if (id) this.zone.revealPiece(id);
    });
  }

  // Frame and map.

  get frame() {
    return { width: this.zone.picture.clientWidth, height: this.zone.picture.clientHeight };
  }

  get centre() {
    return { x: this.frame.width / 2, y: this.frame.height / 2 };
  }

  /** What stays in its place when a button or key brings the map closer: the tile in hand. */
  get anchor() {
    const tile = this.element.querySelector(".in-hand.fits .tile-body")?.getBoundingClientRect();
    if (!tile) return this.centre;
    const { x, y, width, height } = this.element.getBoundingClientRect();
    const at = { x: tile.x + tile.width / 2 - x, y: tile.y + tile.height / 2 - y };
    return at.x > 0 && at.y > 0 && at.x < width && at.y < height ? at : this.centre;
  }

  get least() {
    const { width, height } = this.frame;
    return Math.min(width / this.zone.zone.width, height / this.zone.zone.height);
  }

  fit() {
    if (!this.frame.width) return;
    if (this.home) this.goHome();
    else if (this.asked) this.closeOn(this.asked);
    else this.show();
  }

  /** How many pixels a unit has at first. */
  get first() {
    return narrow.matches ? this.frame.width / this.zone.zone.width : this.least;
  }

  goHome() {
    const { width, height } = this.zone.zone;
    this.home = true;
    this.asked = null;
    this.k = this.first;
    const figure = this.figure;
    const down = figure ? figure.y + figure.h / 2 : 0;
    [this.x, this.y] = [width / 2, narrow.matches ? down : height / 2];
    this.show();
  }

  /** The figure that stays in sight, if there is one. */
  get figure() {
    const { follows, pieces } = this.zone.zone;
    return follows ? pieces.find(({ id }) => id === follows) : undefined;
  }

  /**
   * Another scene: what is shown as at first stays so, and a figure that went somewhere is followed.
   * @param {Box | undefined} before where the figure was
   */
  accompany(before) {
    const { figure } = this;
    if (!this.home && figure && before && (figure.x !== before.x || figure.y !== before.y)) this.centreOn(figure);
    else this.fit();
  }

  /** `brisk`: more will follow at once, so that the drawing is moved now and drawn anew later. */
  show(brisk = false) {
    const { width, height } = this.frame;
    if (!width) return;
    this.k = this.bounded(this.k);
    this.x = within(this.x, width / this.k, this.zone.zone.width);
    this.y = within(this.y, height / this.k, this.zone.zone.height);
    clearTimeout(this.timer);
    if (brisk && this.drawn) {
      const { x, y, k } = this.drawn;
      const move = `translate(${(x - this.x) * this.k}px, ${(y - this.y) * this.k}px)`;
      this.zone.picture.style.transform = `${move} scale(${this.k / k})`;
      this.timer = setTimeout(() => this.draw(), SETTLE);
    } else this.draw();
    this.element.dispatchEvent(new Event("roamed"));
  }

  draw() {
    const { x, y, k, frame } = this;
    const [w, h] = [frame.width / k, frame.height / k];
    this.drawn = { x, y, k };
    this.zone.picture.style.transform = "";
    set(this.zone.picture, "viewBox", `${x - w / 2} ${y - h / 2} ${w} ${h}`);
  }

  /**
   * Closer or farther by a factor; what was at `from` in the frame is then at `to`.
   * @param {number} factor
   */
  zoom(factor, from = this.anchor, to = from, brisk = false) {
    const { x, y } = this.centre;
    const point = [this.x + (from.x - x) / this.k, this.y + (from.y - y) / this.k];
    this.home = false;
    this.asked = null;
    this.k = this.bounded(this.k * factor);
    this.x = point[0] - (to.x - x) / this.k;
    this.y = point[1] - (to.y - y) / this.k;
    this.show(brisk);
  }

  // What a question is about.

  /**
   * A question is about this part of the map: it comes so close that it can be touched, unless it
   * can be already.
   * @param {Box} box
   */
  attend(box) {
    if (!this.frame.width) return;
    this.fit();
    const close = this.closeness(box);
    if (!this.holds(box) || this.k * WORTH < close) this.closeOn(box);
  }

  /** Nothing is asked about it any more: what was brought closer for that goes back. */
  release() {
    if (this.asked) this.goHome();
  }

  /**
   * How many pixels a unit has when a box fills the frame, within reason.
   * @param {Box} box
   */
  closeness({ w, h }) {
    const { width, height } = this.frame;
    const fills = Math.min((width - 2 * MARGIN) / w, (height - 2 * MARGIN) / h);
    return Math.max(this.first, Math.min(fills, this.first * CLOSEST));
  }

  /** @param {Box} box */
  closeOn(box) {
    this.k = this.closeness(box);
    [this.x, this.y] = [box.x + box.w / 2, box.y + box.h / 2];
    this.home = false;
    this.asked = box;
    this.show();
  }

  /**
   * Is all of a box in sight?
   * @param {Box} box
   */
  holds({ x, y, w, h }) {
    const corners = [x, x + w].flatMap((left) => [y, y + h].map((top) => ({ x: left, y: top })));
    return corners.every((corner) => this.sees({ ...corner, w: 0, h: 0 }));
  }

  /** @param {number} k */
  bounded(k) {
    const { least } = this;
    return Math.max(least, Math.min(k, Math.max(least * MOST, 2)));
  }

  /** @param {Box} box */
  sees({ x, y, w, h }) {
    const { width, height } = this.frame;
    const across = Math.abs(x + w / 2 - this.x) * this.k < width / 2;
    return across && Math.abs(y + h / 2 - this.y) * this.k < height / 2;
  }

  /**
   * Bring a box into sight, moving no more than needed.
   * @param {Box} box
   */
  reveal({ x, y, w, h }) {
    if (!this.frame.width) return;
    const { width, height } = this.frame;
    /** @param {number} side */
    const room = (side) => Math.max(0, side / 2 - MARGIN) / this.k;
    /**
     * @param {number} now
     * @param {number} from
     * @param {number} size
     * @param {number} side
     */
    const near = (now, from, size, side) =>
      Math.max(Math.min(now, from + room(side)), from + size - room(side));
    const [nx, ny] = [near(this.x, x, w, width), near(this.y, y, h, height)];
    if (nx === this.x && ny === this.y) return;
    [this.x, this.y] = [nx, ny];
    this.home = false;
    this.asked = null;
    this.show();
  }

  /**
   * Bring a box into the middle, as far as the map reaches.
   * @param {Box} box
   */
  centreOn({ x, y, w, h }) {
    if (!this.frame.width) return;
    if (!this.drawn) this.fit();
    const before = [this.x, this.y];
    [this.x, this.y] = [x + w / 2, y + h / 2];
    this.show();
    if (this.x === before[0] && this.y === before[1]) return;
    this.home = false;
    this.asked = null;
  }

  /** @param {string} letter */
  key(letter) {
    if (letter === "+" || letter === "=") this.zoom(STEP);
    else if (letter === "-") this.zoom(1 / STEP);
    else if (letter === "0") this.goHome();
    else return false;
    return true;
  }

  // Wheel and fingers.

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 420));
    const at = this.inFrame([event]);
    this.zoom(factor, at, at, true);
  }

  /**
   * Two taps bring that place closer; when it is close, they show the whole again.
   * @param {PointerEvent} event
   */
  doubleTap(event) {
    const at = this.inFrame([event]);
    if (this.k > this.first * WORTH) this.goHome();
    else this.zoom(CLOSER, at, this.centre);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (!this.fingers.size) this.panned = false;
    if (event.button || (closest(event, THINGS) && !this.fingers.size)) return;
    this.start = { x: event.clientX, y: event.clientY };
    this.fingers.set(event.pointerId, event);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = [...this.fingers.values()];
    if (!this.fingers.has(event.pointerId) || !event.buttons) return;
    if (!this.panned && before.length === 1) {
      const far = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y);
      if (far < DRAG) return;
      this.element.setPointerCapture(event.pointerId);
    }
    this.panned = true;
    this.fingers.set(event.pointerId, event);
    this.follow(before, [...this.fingers.values()]);
  }

  /**
   * @param {Finger[]} before
   * @param {Finger[]} now
   */
  follow(before, now) {
    const factor = now.length > 1 ? spread(now) / spread(before) : 1;
    this.zoom(factor, this.inFrame(before), this.inFrame(now), true);
  }

  /**
   * The point between some fingers.
   * @param {Finger[]} fingers
   */
  inFrame(fingers) {
    const { x, y } = this.element.getBoundingClientRect();
    const { clientX, clientY } = between(fingers);
    return { x: clientX - x, y: clientY - y };
  }
}

/**
 * @param {number} at
 * @param {number} seen
 * @param {number} whole
 */
const within = (at, seen, whole) =>
  seen >= whole ? whole / 2 : Math.max(seen / 2, Math.min(at, whole - seen / 2));
