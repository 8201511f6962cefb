// A zone as a picture with its pieces.

import { el, set, svg } from "../lib/dom.js";
import { emblem } from "../lib/emblems.js";
import { lasting } from "../lib/preferences.js";
import { learn, shown } from "./faces.js";
import { Roam } from "./roam.js";

/** @import { Piece, Zone } from "../types.d.ts" */
/** @import { Box } from "./roam.js" */

/** @typedef {"choose" | "why" | "hold" | "slot" | "take" | "read"} Act */
/**
 * How a piece behaves now.
 * @typedef {object} Manner
 * @property {Act} [act] what a touch does
 * @property {string} [label] said in place of its own
 * @property {string | null} [slot] where a plan has laid it
 * @property {string} [key] the key that stands for it
 * @property {boolean} [pressed]
 * @property {number[]} [from] the seats that propose it, or point at it
 * @property {Record<string, boolean | undefined>} marks classes that it has or not
 */
/** @typedef {{ x: number, y: number, scale: number }} Place in units of the zone */
/** @typedef {{ piece: Piece, how: Manner, place: Place, top: boolean }} Entry */
/** @typedef {Entry & { element: SVGGElement }} Item */

// A piece larger than this is a place rather than a thing: it is framed instead of glowing.
export const BROAD = 16_000;
const GROWTH = 1500; // milliseconds in which a bar comes to its length

export class ZoneView {
  /** @param {Zone} zone */
  constructor(zone) {
    this.id = zone.id;
    this.zone = zone;
    /** @type {Map<string, Item>} */
    this.items = new Map();
    this.layer = svg("g", { id: `zone-${zone.id}` });
    this.picture = svg("svg", { class: "picture", role: "group" }, this.layer);
    this.element = el("div", { class: "zone", "data-zone": zone.id }, this.picture);
    /** @type {SVGSVGElement | null} */
    this.small = null; // a small picture of the same, shown beside the seat
    /** @type {HTMLElement | null} */
    this.handle = null; // what opens this zone while it is out of sight
    /** @type {Roam | null} */
    this.roam = null; // how a map is moved about in its frame
  }

  /** @param {Zone} zone */
  outline(zone) {
    const before = this.roam?.figure;
    this.zone = zone;
    if (zone.roam) this.roam ??= new Roam(this);
    if (this.roam) this.roam.accompany(before);
    else set(this.picture, "viewBox", `0 0 ${zone.width} ${zone.height}`);
    set(this.picture, "aria-label", zone.title);
    this.element.dataset.role = zone.role;
    this.element.classList.toggle("lit", zone.lit);
    this.element.style.setProperty("--w", String(zone.width));
    this.element.style.setProperty("--h", String(zone.height));
  }

  /** The same zone again, small, for whoever wants to see it at a glance. */
  mirror() {
    this.small ??= svg("svg", { class: "small", "aria-hidden": "true" });
    set(this.small, "viewBox", `0 0 ${this.zone.width} ${this.zone.height}`);
    this.small.replaceChildren(svg("use", { href: `#zone-${this.id}` }));
    return this.small;
  }

  // What of a map is in sight.

  /**
   * @param {Place} place
   * @param {Piece} piece
   */
  sees({ x, y, scale }, { w, h }) {
    return !this.roam || this.roam.sees({ x, y, w: w * scale, h: h * scale });
  }

  /** The middle of what is seen, in units of the zone. */
  middle() {
    const { width, height } = this.zone;
    return this.roam ? { x: this.roam.x, y: this.roam.y } : { x: width / 2, y: height / 2 };
  }

  /** @param {Box} box */
  reveal(box) {
    this.roam?.reveal(box);
  }

  /** @param {string} id */
  revealPiece(id) {
    const item = this.items.get(id);
    if (item) this.reveal({ ...item.place, w: item.piece.w, h: item.piece.h });
  }

  /**
   * A piece that is spoken of: on a map it comes to the middle, elsewhere the page scrolls to it.
   * @param {string} id
   */
  turnTo(id) {
    const item = this.items.get(id);
    if (!item) return;
    if (this.roam) this.roam.centreOn({ ...item.place, w: item.piece.w, h: item.piece.h });
    else item.element.scrollIntoView({ block: "center" });
  }

  /**
   * If none of these pieces is in sight, show the whole.
   * @param {Set<string>} ids
   */
  seek(ids) {
    const items = [...this.items.values()].filter(({ piece }) => ids.has(piece.id));
    if (!this.roam || !items.length) return;
    if (!items.some(({ place, piece }) => this.sees(place, piece))) this.roam.goHome();
  }

  /**
   * A question is about these pieces, and about these places for a tile.
   * @param {Set<string>} ids
   * @param {Box[]} places
   */
  attend(ids, places) {
    const asked = [...this.items.values()].filter(({ piece }) => ids.has(piece.id));
    const box = around([...asked.map((item) => this.boxOf(item)), ...places]);
    if (box) this.roam?.attend(box);
    else this.roam?.release();
  }

  /**
   * @param {Entry} item
   * @returns {Box}
   */
  boxOf({ piece: { w, h }, place: { x, y, scale } }) {
    return { x, y, w: w * scale, h: h * scale };
  }

  /**
   * A ring of light around a place; gives back what puts it out.
   * @param {Box} box
   */
  ring({ x, y, w, h }) {
    const around = { x: x - 3, y: y - 3, width: w + 6, height: h + 6, rx: 8 };
    const ring = svg("rect", { class: "here", ...around });
    this.picture.append(ring);
    return () => ring.remove();
  }

  /**
   * The page scrolls to a place.
   * @param {Box} box
   */
  scrollTo(box) {
    const put = this.ring(box);
    this.picture.lastElementChild?.scrollIntoView({ block: "nearest", inline: "nearest" });
    put();
  }

  /** @param {Entry[]} list */
  fill(list) {
    const before = this.items;
    this.items = new Map();
    for (const entry of list) {
      const { piece } = entry;
      const element = before.get(piece.id)?.element ?? svg("g", { "data-id": piece.id });
      this.items.set(piece.id, { ...entry, element });
      dress(element, entry);
    }
    const wanted = [...this.items.values()].map((item) => item.element);
    const same = wanted.length === this.layer.children.length;
    if (!same || wanted.some((element, n) => this.layer.children[n] !== element)) {
      this.layer.replaceChildren(...wanted);
    }
    rove(this.items);
  }
}

/**
 * What holds all of some boxes.
 * @param {Box[]} boxes
 * @returns {Box | null}
 */
function around(boxes) {
  if (!boxes.length) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/**
 * @param {SVGGElement} element
 * @param {Entry} entry
 */
function dress(element, { piece, how, place }) {
  const scaled = place.scale === 1 ? "" : ` scale(${place.scale})`;
  set(element, "transform", `translate(${place.x} ${place.y})${scaled}`);
  const broad = piece.w * piece.h > BROAD;
  const grows = { grows: Boolean(piece.grows), "grows-up": Boolean(piece.grows) && piece.h > piece.w };
  const marks = Object.entries({ lit: piece.lit, dim: piece.dim, broad, ...grows, ...how.marks });
  set(element, "class", ["piece", ...marks.filter(([, on]) => on).map(([mark]) => mark)].join(" "));
  if (piece.grows) {
    element.style.setProperty("--time", `${lasting(GROWTH)}ms`);
    element.style.setProperty("--turn", String(piece.grows - 1));
  }
  const label = how.label ?? piece.label;
  set(element, "role", how.act ? "button" : label ? "img" : null);
  set(element, "aria-label", label || null);
  set(element, "aria-hidden", how.act || label ? null : "true");
  set(element, "aria-pressed", how.pressed === undefined ? null : String(how.pressed));
  set(element, "data-act", how.act);
  set(element, "data-option", how.act === "choose" ? piece.option : null);
  const margin = how.marks.slot ? -2 : 3;
  const from = how.from ?? [];
  const look = `${piece.face} ${piece.w} ${piece.h} ${margin} ${how.key ?? ""} ${from}`;
  if (element.dataset.look === look) return;
  element.dataset.look = look;
  const { w: width, h: height } = piece;
  const around = { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin };
  const ring = { class: "ring", ...around, rx: 8 };
  const hit = svg("rect", { class: "hit", width, height });
  const key = how.key ? [keyCap(how.key, width, height)] : [];
  const ghosts = from.map((seat, n) => ghost(seat, n, width, height));
  element.replaceChildren(shown(piece.face), hit, svg("rect", ring), ...key, ...ghosts);
}

/**
 * The key that stands for a piece, for those who play by keys.
 * @param {string} key
 * @param {number} width
 * @param {number} height
 */
function keyCap(key, width, height) {
  const size = Math.max(16, Math.min(26, 0.4 * Math.min(width, height)));
  const [x, y] = [Math.max(0, width - size) / 2, Math.max(-size / 3, height - size - 3)];
  const cap = svg("rect", { x, y, width: size, height: size, rx: size / 5 });
  // A drawing, for what a piece is called does not contain its key.
  learn({ [`key-${key}`]: `<text class="key-letter" x="50" y="76" font-size="76">${key}</text>` });
  const letter = shown(`key-${key}`);
  set(letter, "transform", `translate(${x} ${y}) scale(${size / 100})`);
  return svg("g", { class: "key", "data-key": key, "aria-hidden": "true" }, cap, letter);
}

/**
 * The emblem of a seat on a piece that it means, at its upper corner.
 * @param {number} seat
 * @param {number} n how many there are before it
 * @param {number} width
 * @param {number} height
 */
function ghost(seat, n, width, height) {
  const size = Math.max(30, Math.min(44, 0.5 * Math.min(width, height)));
  const [x, y] = [width - size * (0.75 + 0.8 * n), -0.3 * size];
  const props = { class: "ghost", transform: `translate(${x} ${y}) scale(${size / 48})` };
  const shield = emblem(seat);
  for (const side of ["width", "height"]) set(shield, side, 48);
  return svg("g", props, shield);
}

/**
 * One stop for the Tab key in each zone: what can be chosen first; arrows do the rest.
 * @param {Map<string, Item>} items
 */
function rove(items) {
  const active = [...items.values()].filter((item) => item.how.act);
  const focused = active.find((item) => item.element === document.activeElement);
  const answers = active.filter((item) => item.how.act !== "why" && item.how.act !== "read");
  const first = focused ?? answers[0] ?? active[0];
  for (const item of items.values()) {
    const stop = item === first ? "0" : "-1";
    set(item.element, "tabindex", item.how.act ? stop : null);
  }
}
