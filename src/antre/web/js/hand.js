// The tile in hand, over the zone where it is to be laid: it follows the pointer, snaps to legal
// places, and says what it would cost and bring there.

import { el, replace, set, svg } from "./dom.js";
import { shown } from "./faces.js";
import { area, outline } from "./lay.js";
import { say } from "./words.js";

const NEAR = 0.85; // of a cell: so near to a legal place the tile snaps to it
const TAP = 44; // pixels: a finger is less exact
const TWICE = 320; // milliseconds between the taps of a double tap
const DRAG = 7;
const GAP = 10; // pixels between the tile and its note

export class Hand {
  /** `hooks`: commit(place), changed(). */
  constructor(hooks) {
    this.hooks = hooks;
    this.lay = null;
    this.view = null;
    this.glow = svg("path", { class: "legal-places" });
    this.face = svg("g", { class: "tile-face" });
    this.body = svg("path", { class: "tile-body" });
    this.edge = svg("path", { class: "tile-edge" });
    this.tile = svg("g", { role: "button", tabindex: "0" }, this.face, this.body, this.edge);
    this.layer = svg("g", { class: "laying" }, this.glow, this.tile);
    this.note = el("div", { class: "note", "aria-hidden": "true", hidden: true });
  }

  /** Hold this tile over that zone; null for an empty hand. */
  hold(lay, view) {
    if (view !== this.view || !lay) this.letGo();
    this.lay = lay;
    if (!lay || !view) return;
    if (!this.view) this.attach(view);
    this.draw();
  }

  letGo() {
    this.listening?.abort();
    this.layer.remove();
    this.note.remove();
    this.view = null;
    this.way = null;
  }

  attach(view) {
    this.view = view;
    view.picture.append(this.layer);
    view.element.append(this.note);
    this.listening = new AbortController();
    const { signal } = this.listening;
    const on = (kind, act, more) =>
      view.element.addEventListener(kind, act, { signal, ...more });
    on("pointerdown", (event) => this.down(event));
    on("pointermove", (event) => this.moved(event));
    on("pointerleave", () => this.left());
    on("click", (event) => this.clicked(event), { capture: true });
    on("roamed", () => this.placeNote());
  }

  // Pointing.

  /** Where a pointer is, in units of the zone. */
  spot({ clientX, clientY }) {
    return new DOMPoint(clientX, clientY).matrixTransform(
      this.view.picture.getScreenCTM().inverse(),
    );
  }

  reach(pixels = 0) {
    const scale = this.view.picture.getScreenCTM()?.a || 1;
    return Math.max(this.lay.cell * NEAR, pixels / scale);
  }

  get finger() {
    return this.kind !== "mouse";
  }

  down(event) {
    this.kind = event.pointerType;
    this.answered = false;
    if (this.finger && !event.target.closest("button")) this.touch(event);
  }

  /** A finger takes the tile along, or taps; a slow tap, of which no click is made, counts too. */
  touch(event) {
    const { lay } = this;
    const tile = event.target.closest(".in-hand");
    const held = tile && (lay.place ? lay.middle(lay.place) : lay.at);
    const start = this.spot(event);
    const stop = new AbortController();
    const { signal } = stop;
    let far = false;
    const move = (at) => {
      if (at.pointerId !== event.pointerId) return;
      far ||= Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) > DRAG;
      if (!far || !tile) return;
      const now = this.spot(at);
      this.point({ x: held.x + now.x - start.x, y: held.y + now.y - start.y }, TAP / 2);
    };
    const end = (at) => {
      if (at.pointerId !== event.pointerId) return;
      stop.abort();
      this.answered = far || this.view?.roam?.panned;
      if (far && tile) this.left();
      else if (!this.answered && at.type === "pointerup") this.tapped(at, tile);
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  }

  moved(event) {
    if (event.pointerType !== "mouse" || event.buttons) return;
    this.kind = "mouse";
    this.point(this.spot(event));
  }

  point({ x, y }, pixels = 0) {
    const before = this.lay.place;
    this.lay.point(x, y, this.reach(pixels));
    this.draw();
    if (this.lay.place !== before) this.hooks.changed();
  }

  left() {
    const before = this.lay.place;
    this.lay.leave();
    this.draw();
    if (this.lay.place !== before) this.hooks.changed();
  }

  /** A tap puts the tile there, and on the tile turns or flips it. */
  tapped(event, tile) {
    if (tile) this.tappedTile(event);
    else {
      this.point(this.spot(event), TAP);
      this.answered = this.lay.place !== null;
      if (!this.answered) this.left();
    }
  }

  tappedTile({ timeStamp }) {
    this.answered = true;
    const twice = timeStamp - (this.tappedAt ?? -TWICE) < TWICE;
    this.tappedAt = twice ? -TWICE : timeStamp;
    if (twice) {
      // The first tap has turned it already: that is taken back.
      for (let more = 0; more < 3; more += 1) this.lay.turn(this.reach(TAP));
      this.flip();
    } else this.turn();
  }

  /** A click lays the tile; the click that is made of a tap is spent already. */
  clicked(event) {
    if (event.target.closest("button")) return;
    if (!this.finger) {
      this.point(this.spot(event));
      this.answered = this.lay.place !== null;
      if (this.answered) this.hooks.commit(this.lay.place);
    }
    if (this.answered) event.stopPropagation();
  }

  // Turning and moving, also from keys and buttons.

  turn() {
    this.lay.turn(this.reach(TAP));
    this.draw();
    this.hooks.changed();
  }

  flip() {
    this.lay.flip(this.reach(TAP));
    this.draw();
    this.hooks.changed();
  }

  step(dx, dy) {
    this.lay.step(dx, dy, this.view.middle());
    if (this.lay.place) this.view.reveal(this.lay.box());
    this.draw();
    this.hooks.changed();
  }

  // Drawing.

  draw() {
    const { lay } = this;
    if (this.way !== lay.way) this.drawShape();
    this.tile.toggleAttribute("hidden", !lay.at);
    const held = this.finger ? "by-finger" : "by-mouse";
    set(this.tile, "class", `in-hand ${lay.place ? "fits" : "loose"} ${held}`);
    set(this.tile, "aria-label", lay.place?.label ?? say("fits-nowhere"));
    if (lay.at) {
      const { x, y } = lay.corner(lay.place);
      set(this.tile, "transform", `translate(${x} ${y})`);
    }
    this.placeNote();
  }

  drawShape() {
    const { lay } = this;
    const { cells, face, ox, oy } = lay.shape;
    this.way = lay.way;
    const drawing = shown(face);
    set(drawing, "transform", `translate(${ox} ${oy})`);
    replace(this.face, drawing);
    set(this.body, "d", area(cells, lay.cell));
    set(this.edge, "d", outline(cells, lay.cell));
    const ground = new Set(
      lay.legal.flatMap(({ gx, gy }) => cells.map(([x, y]) => `${gx + x} ${gy + y}`)),
    );
    set(this.glow, "transform", `translate(${lay.x0} ${lay.y0})`);
    set(this.glow, "d", area([...ground].map((each) => each.split(" ").map(Number)), lay.cell));
  }

  placeNote() {
    const { lay, note } = this;
    const tile = this.body.getBoundingClientRect();
    const frame = this.view.element.getBoundingClientRect();
    note.hidden = !lay.place?.note || !meet(tile, frame);
    if (note.hidden) return;
    note.textContent = lay.place.note;
    const size = note.getBoundingClientRect();
    const [left, top] = beside(tile, frame, size);
    const { width, height } = size;
    note.style.left = `${Math.max(4, Math.min(left, frame.width - width - 4))}px`;
    note.style.top = `${Math.max(4, Math.min(top, frame.height - height - 4))}px`;
  }
}

/** Where a note covers nothing of the tile: to its right, its left, above or below it. */
function beside(tile, frame, { width, height }) {
  const [x, y] = [tile.left - frame.x, tile.top - frame.y];
  const middle = [x + (tile.width - width) / 2, y + (tile.height - height) / 2];
  if (x + tile.width + GAP + width <= frame.width) return [x + tile.width + GAP, middle[1]];
  if (x - GAP >= width) return [x - GAP - width, middle[1]];
  if (y - GAP >= height) return [middle[0], y - GAP - height];
  return [middle[0], y + tile.height + GAP];
}

const meet = (a, b) => a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;
