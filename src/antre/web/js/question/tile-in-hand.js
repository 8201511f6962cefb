// The tile in hand, over the zone where it is to be laid: it follows the pointer, snaps to legal
// places, and says what it would cost and bring there.

import { closest, el, replace, set, svg } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { shown } from "../scene/faces.js";
import { area, outline } from "./tile.js";

/** @import { Cell } from "../types.d.ts" */
/** @import { Lens } from "../scene/lens.js" */
/** @import { ZoneView } from "../scene/zone.js" */
/** @import { Place, Point, Tile } from "./tile.js" */

/** @typedef {{ tile: Tile, view: ZoneView }} Held a tile, and the zone that it is held over */

const NEAR = 0.85; // of a cell: so near to a legal place the tile snaps to it
const TAP = 44; // pixels: a finger is less exact
const TWICE = 320; // milliseconds between the taps of a double tap
const DRAG = 7;
const GAP = 10; // pixels between the tile and its note

export class TileInHand {
  /**
   * @param {{ commit(place: Place): void, changed(): void }} hooks
   * @param {Lens} lens
   */
  constructor(hooks, lens) {
    this.hooks = hooks;
    this.lens = lens;
    /** @type {Held | null} */
    this.held = null;
    /** @type {number | null} */
    this.way = null; // the orientation that is drawn
    this.kind = ""; // of the pointer that was used last
    this.answered = false; // the click that is made of this tap is spent
    this.tappedAt = -TWICE;
    this.listening = new AbortController();
    this.glow = svg("path", { class: "legal-places" });
    this.face = svg("g", { class: "tile-face" });
    this.body = svg("path", { class: "tile-body" });
    this.edge = svg("path", { class: "tile-edge" });
    this.picture = svg("g", { role: "button", tabindex: "0" }, this.face, this.body, this.edge);
    this.layer = svg("g", { class: "laying", id: "laying" }, this.glow, this.picture);
    this.note = el("div", { class: "note", "aria-hidden": "true", hidden: true });
  }

  /**
   * Hold this tile over that zone; null for an empty hand.
   * @param {Tile | null} tile
   * @param {ZoneView | null} view
   */
  hold(tile, view) {
    if (!tile || !view || view !== this.held?.view) this.letGo();
    if (!tile || !view) return;
    if (!this.held) this.attach(view);
    if (tile !== this.held?.tile) this.way = null;
    this.held = { tile, view };
    this.draw(this.held);
  }

  letGo() {
    this.listening.abort();
    this.layer.remove();
    this.note.remove();
    this.held = null;
    this.way = null;
  }

  /** @param {ZoneView} view */
  attach({ picture, element }) {
    picture.append(this.layer);
    element.append(this.note);
    this.listening = new AbortController();
    const { signal } = this.listening;
    element.addEventListener("pointerdown", (event) => this.down(event), { signal });
    element.addEventListener("pointermove", (event) => this.moved(event), { signal });
    element.addEventListener("pointerleave", () => this.left(), { signal });
    element.addEventListener("click", (event) => this.clicked(event), { signal, capture: true });
    element.addEventListener("roamed", () => this.held && this.placeNote(this.held), { signal });
  }

  // Pointing.

  /**
   * Where a pointer is, in units of the zone.
   * @param {Held} held
   * @param {MouseEvent} event
   */
  spot({ view }, { clientX, clientY }) {
    const matrix = view.picture.getScreenCTM()?.inverse();
    return new DOMPoint(clientX, clientY).matrixTransform(matrix);
  }

  /** @param {Held} held */
  reach({ tile, view }, pixels = 0) {
    const scale = view.picture.getScreenCTM()?.a || 1;
    return Math.max(tile.cell * NEAR, pixels / scale);
  }

  get finger() {
    return this.kind !== "mouse";
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.kind = event.pointerType;
    this.answered = false;
    if (!this.held || closest(event, "button")) return;
    if (this.taken(this.held, event)) this.carry(this.held, event);
    else if (this.finger) this.touch(this.held, event);
  }

  /**
   * Is it a piece that is touched to take the tile up?
   * @param {Held} held
   * @param {Event} event
   */
  taken({ tile }, event) {
    const id = closest(event, ".piece")?.dataset.id;
    return id !== undefined && tile.wayOf(id) >= 0;
  }

  /**
   * The tile is dragged from where it waits to a place; a mouse that lets go there lays it.
   * @param {Held} held
   * @param {PointerEvent} event
   */
  carry(held, event) {
    const id = closest(event, ".piece")?.dataset.id;
    this.drag(held, event.pointerId, (at) => {
      const far = Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) > DRAG;
      if (far && id) this.takeUp(id);
      return far;
    });
  }

  /**
   * A tile that was picked up elsewhere has come over its zone, in the hand of this pointer.
   * @param {PointerEvent} event
   */
  receive(event) {
    if (!this.held) return;
    this.kind = event.pointerType;
    this.point(this.spot(this.held, event), this.finger ? TAP / 2 : 0);
    if (event.buttons) this.drag(this.held, event.pointerId, () => true);
  }

  /**
   * Is a pointer over the zone where the tile is to be laid?
   * @param {{ clientX: number, clientY: number }} pointer
   */
  isUnder({ clientX, clientY }) {
    const frame = this.held?.view.element.getBoundingClientRect();
    const { left = 0, right = 0, top = 0, bottom = 0 } = frame ?? {};
    return clientX > left && clientX < right && clientY > top && clientY < bottom;
  }

  /**
   * @param {Held} held
   * @param {number} pointer
   * @param {(at: PointerEvent) => boolean} begins has it begun to be dragged?
   */
  drag(held, pointer, begins) {
    const stop = new AbortController();
    const { signal } = stop;
    let far = false;
    /** @param {PointerEvent} at */
    const move = (at) => {
      if (at.pointerId !== pointer) return;
      far ||= begins(at);
      if (!far) return;
      this.point(this.spot(held, at), this.finger ? TAP / 2 : 0);
      this.lens.follow(held.view, at);
    };
    /** @param {PointerEvent} at */
    const end = (at) => {
      if (at.pointerId !== pointer) return;
      stop.abort();
      this.lens.hide();
      this.answered = far;
      const { place } = held.tile;
      if (!far) return;
      if (place && !this.finger && at.type === "pointerup") this.hooks.commit(place);
      else this.left();
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  }

  /**
   * Take the tile up the way that a piece stands for.
   * @param {string} piece
   */
  takeUp(piece) {
    this.adjust((held) => {
      const way = held.tile.wayOf(piece);
      if (way >= 0 && way !== held.tile.way) held.tile.take(way, this.reach(held, TAP));
    });
  }

  /**
   * A finger takes the tile along, or taps; a slow tap, of which no click is made, counts too.
   * @param {Held} held
   * @param {PointerEvent} event
   */
  touch(held, event) {
    const { tile } = held;
    const taken = closest(event, ".in-hand") && (tile.place ? tile.middle(tile.place) : tile.at);
    const start = this.spot(held, event);
    const stop = new AbortController();
    const { signal } = stop;
    let far = false;
    /** @param {PointerEvent} at */
    const move = (at) => {
      if (at.pointerId !== event.pointerId) return;
      far ||= Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) > DRAG;
      if (!far || !taken) return;
      const now = this.spot(held, at);
      this.point({ x: taken.x + now.x - start.x, y: taken.y + now.y - start.y }, TAP / 2);
      this.lens.follow(held.view, at);
    };
    /** @param {PointerEvent} at */
    const end = (at) => {
      if (at.pointerId !== event.pointerId) return;
      stop.abort();
      this.lens.hide();
      this.answered = far || Boolean(held.view.roam?.panned);
      if (far && taken) this.left();
      else if (!this.answered && at.type === "pointerup") this.tapped(at, taken !== null);
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  }

  /** @param {PointerEvent} event */
  moved(event) {
    if (!this.held || event.pointerType !== "mouse" || event.buttons) return;
    this.kind = "mouse";
    this.point(this.spot(this.held, event));
  }

  /** @param {Point} at */
  point({ x, y }, pixels = 0) {
    this.change((held) => held.tile.point(x, y, this.reach(held, pixels)));
  }

  left() {
    this.change(({ tile }) => tile.leave());
  }

  /**
   * Do something with the tile; others are told if it has another place then.
   * @param {(held: Held) => void} work
   */
  change(work) {
    const { held } = this;
    if (!held) return;
    const before = held.tile.place;
    work(held);
    this.draw(held);
    if (held.tile.place !== before) this.hooks.changed();
  }

  /**
   * A tap puts the tile there, and on the tile turns or flips it.
   * @param {PointerEvent} event
   * @param {boolean} onTile
   */
  tapped(event, onTile) {
    if (!this.held) return;
    if (onTile) this.tappedTile(this.held, event);
    else {
      this.point(this.spot(this.held, event), TAP);
      this.answered = this.held.tile.place !== null;
      if (!this.answered) this.left();
    }
  }

  /**
   * @param {Held} held
   * @param {PointerEvent} event
   */
  tappedTile(held, { timeStamp }) {
    this.answered = true;
    const twice = timeStamp - this.tappedAt < TWICE;
    this.tappedAt = twice ? -TWICE : timeStamp;
    if (twice) {
      // The first tap has turned it already: that is taken back.
      for (let more = 0; more < 3; more += 1) held.tile.turn(this.reach(held, TAP));
      this.flip();
    } else this.turn();
  }

  /**
   * A click lays the tile; the click that is made of a tap is spent already.
   * @param {MouseEvent} event
   */
  clicked(event) {
    if (!this.held || closest(event, "button")) return;
    if (this.answered) return event.stopPropagation();
    if (this.taken(this.held, event)) return;
    if (!this.finger) {
      this.point(this.spot(this.held, event));
      const { place } = this.held.tile;
      this.answered = place !== null;
      if (place) this.hooks.commit(place);
    }
    if (this.answered) event.stopPropagation();
  }

  // Turning and moving, also from keys and buttons.

  turn() {
    this.adjust((held) => held.tile.turn(this.reach(held, TAP)));
  }

  flip() {
    this.adjust((held) => held.tile.flip(this.reach(held, TAP)));
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  step(dx, dy) {
    this.adjust(({ tile, view }) => {
      tile.step(dx, dy, view.middle());
      if (tile.place) view.reveal(tile.box(tile.place));
    });
  }

  /** @param {(held: Held) => void} work */
  adjust(work) {
    const { held } = this;
    if (!held) return;
    work(held);
    this.draw(held);
    this.hooks.changed();
  }

  // Drawing.

  /** @param {Held} held */
  draw(held) {
    const { tile } = held;
    const { place, at } = tile;
    if (this.way !== tile.way) this.drawShape(held);
    this.picture.toggleAttribute("hidden", !at);
    const by = this.finger ? "by-finger" : "by-mouse";
    set(this.picture, "class", `in-hand ${place ? "fits" : "loose"} ${by}`);
    set(this.picture, "aria-label", place?.label ?? say("fits-nowhere"));
    if (at) {
      const { x, y } = place ? tile.corner(place) : tile.looseCorner(at);
      set(this.picture, "transform", `translate(${x} ${y})`);
    }
    this.placeNote(held);
  }

  /** @param {Held} held */
  drawShape({ tile }) {
    const { cells, face, ox, oy } = tile.shape;
    this.way = tile.way;
    const drawing = shown(face);
    set(drawing, "transform", `translate(${ox} ${oy})`);
    replace(this.face, drawing);
    set(this.body, "d", area(cells, tile.cell));
    set(this.edge, "d", outline(cells, tile.cell));
    /** @type {Map<string, Cell>} */
    const ground = new Map();
    for (const { gx, gy } of tile.legal) {
      for (const [x, y] of cells) ground.set(`${gx + x} ${gy + y}`, [gx + x, gy + y]);
    }
    set(this.glow, "transform", `translate(${tile.x0} ${tile.y0})`);
    set(this.glow, "d", area([...ground.values()], tile.cell));
  }

  /** @param {Held} held */
  placeNote({ tile: { place }, view }) {
    const { note } = this;
    const tile = this.body.getBoundingClientRect();
    const frame = view.element.getBoundingClientRect();
    note.hidden = !place?.note || !meet(tile, frame);
    if (!place || note.hidden) return;
    note.textContent = place.note;
    const size = note.getBoundingClientRect();
    const [left, top] = beside(tile, frame, size);
    const { width, height } = size;
    // On a small board there is no room to spare: the note stands before it, if it can.
    const before = !view.roam && frame.x > width + 2 * GAP;
    const within = Math.max(4, Math.min(left, frame.width - width - 4));
    note.style.left = `${before ? -width - GAP : within}px`;
    const middle = tile.top - frame.y + (tile.height - height) / 2;
    note.style.top = `${Math.max(4, Math.min(before ? middle : top, frame.height - height - 4))}px`;
  }
}

/**
 * Where a note covers nothing of the tile: to its right, its left, above or below it.
 * @param {DOMRect} tile
 * @param {DOMRect} frame
 * @param {DOMRect} note
 */
function beside(tile, frame, { width, height }) {
  const [x, y] = [tile.left - frame.x, tile.top - frame.y];
  const middle = [x + (tile.width - width) / 2, y + (tile.height - height) / 2];
  if (x + tile.width + GAP + width <= frame.width) return [x + tile.width + GAP, middle[1]];
  if (x - GAP >= width) return [x - GAP - width, middle[1]];
  if (y - GAP >= height) return [middle[0], y - GAP - height];
  return [middle[0], y + tile.height + GAP];
}

/**
 * @param {DOMRect} a
 * @param {DOMRect} b
 */
const meet = (a, b) => a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;
