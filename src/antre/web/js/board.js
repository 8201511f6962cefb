// The zones of a scene as pictures with pieces in them. A piece keeps its element as long as it
// stays in its zone, so that focus stays where it was.

import { set, svg, el } from "./dom.js";
import { learn, shown } from "./faces.js";
import { Roam } from "./roam.js";

// A piece larger than this is a place rather than a thing: it is framed instead of glowing.
const BROAD = 16_000;

export class Board {
  /** `manner(piece)` says how a piece behaves now: see `Asking.manner`. */
  constructor() {
    this.zones = new Map();
    this.pieces = new Map();
  }

  draw(scene, manner) {
    learn(scene.faces);
    const before = this.zones;
    this.zones = new Map();
    this.pieces = new Map();
    for (const zone of scene.zones) {
      const view = before.get(zone.id) ?? new ZoneView(zone.id);
      this.zones.set(zone.id, view);
      view.outline(zone);
    }
    for (const [id, view] of before) if (!this.zones.has(id)) view.element.remove();
    this.lay(scene, manner);
  }

  /** Put every piece where it belongs: in its zone, or where a plan has laid it. */
  lay(scene, manner) {
    const focused = document.activeElement?.closest?.(".piece")?.dataset.id;
    const homes = new Map();
    for (const zone of scene.zones) {
      for (const piece of zone.pieces) homes.set(piece.id, { zone, piece });
    }
    const lists = new Map(scene.zones.map((zone) => [zone.id, []]));
    for (const { zone, piece } of homes.values()) {
      const how = manner(piece);
      const slot = how.slot ? homes.get(how.slot) : null;
      const home = slot ? slot.zone : zone;
      const place = slot ? within(piece, slot.piece) : { x: piece.x, y: piece.y, scale: 1 };
      lists.get(home.id).push({ piece, how, place, top: slot !== null });
    }
    for (const [id, list] of lists) {
      const view = this.zones.get(id);
      view.fill(list.sort((a, b) => a.top - b.top));
      for (const [piece, item] of view.items) this.pieces.set(piece, { ...item, view });
    }
    this.refocus(focused);
  }

  refocus(id) {
    if (!id || document.activeElement?.closest?.(".piece")?.dataset.id === id) return;
    const element = this.pieces.get(id)?.element;
    if (element?.hasAttribute("tabindex")) element.focus({ preventScroll: true });
  }

  /** Where a piece is on the screen: in its zone, in the small picture of it, or behind its tab. */
  spot(id) {
    const item = this.pieces.get(id);
    if (!item) return null;
    const { view, place, piece } = item;
    const picture = [view.picture, view.small].find((each) => each && visible(each));
    if (picture) {
      if (picture === view.picture && !view.sees(place, piece)) return null;
      const { a, d, e, f } = picture.getScreenCTM();
      const width = piece.w * place.scale * a;
      const height = piece.h * place.scale * d;
      return { x: place.x * a + e, y: place.y * d + f, width, height };
    }
    return view.handle && visible(view.handle) ? behind(view.handle, piece) : null;
  }
}

const visible = (element) => element.getClientRects().length > 0;

function behind(handle, piece) {
  const box = handle.getBoundingClientRect();
  const height = Math.min(box.height, 40);
  const width = (height * piece.w) / piece.h;
  const x = box.x + (box.width - width) / 2;
  return { x, y: box.y + (box.height - height) / 2, width, height };
}

/** A piece in the middle of a slot, made smaller if it must be. */
function within(piece, slot) {
  const scale = Math.min(1, slot.w / piece.w, slot.h / piece.h);
  const x = slot.x + (slot.w - piece.w * scale) / 2;
  return { x, y: slot.y + (slot.h - piece.h * scale) / 2, scale };
}

class ZoneView {
  constructor(id) {
    this.id = id;
    this.items = new Map();
    this.layer = svg("g", { id: `zone-${id}` });
    this.picture = svg("svg", { class: "picture", role: "group" }, this.layer);
    this.element = el("div", { class: "zone", "data-zone": id }, this.picture);
    this.small = null; // a small picture of the same, shown beside the seat
    this.handle = null; // what opens this zone while it is out of sight
    this.roam = null; // how a map is moved about in its frame
  }

  outline(zone) {
    this.zone = zone;
    if (zone.roam) this.roam ??= new Roam(this);
    if (this.roam) this.roam.fit();
    else set(this.picture, "viewBox", `0 0 ${zone.width} ${zone.height}`);
    set(this.picture, "aria-label", zone.title);
    this.element.dataset.role = zone.role;
    this.element.classList.toggle("lit", zone.lit);
    this.element.style.setProperty("--w", zone.width);
    this.element.style.setProperty("--h", zone.height);
  }

  /** The same zone again, small, for whoever wants to see it at a glance. */
  mirror() {
    this.small ??= svg("svg", { class: "small", "aria-hidden": "true" });
    set(this.small, "viewBox", `0 0 ${this.zone.width} ${this.zone.height}`);
    this.small.replaceChildren(svg("use", { href: `#zone-${this.id}` }));
    return this.small;
  }

  // What of a map is in sight.

  sees({ x, y, scale }, { w, h }) {
    return !this.roam || this.roam.sees({ x, y, w: w * scale, h: h * scale });
  }

  /** The middle of what is seen, in units of the zone. */
  middle() {
    const { width, height } = this.zone;
    return this.roam ? { x: this.roam.x, y: this.roam.y } : { x: width / 2, y: height / 2 };
  }

  reveal(box) {
    this.roam?.reveal(box);
  }

  revealPiece(id) {
    const item = this.items.get(id);
    if (item) this.reveal({ ...item.place, w: item.piece.w, h: item.piece.h });
  }

  /** If none of these pieces is in sight, show the whole. */
  seek(ids) {
    const items = [...this.items.values()].filter(({ piece }) => ids.has(piece.id));
    if (!this.roam || !items.length) return;
    if (!items.some(({ place, piece }) => this.sees(place, piece))) this.roam.goHome();
  }

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

function dress(element, { piece, how, place }) {
  const scaled = place.scale === 1 ? "" : ` scale(${place.scale})`;
  set(element, "transform", `translate(${place.x} ${place.y})${scaled}`);
  const broad = piece.w * piece.h > BROAD;
  const marks = Object.entries({ lit: piece.lit, dim: piece.dim, broad, ...how.marks });
  set(element, "class", ["piece", ...marks.filter(([, on]) => on).map(([mark]) => mark)].join(" "));
  const label = how.label ?? piece.label;
  set(element, "role", how.act ? "button" : label ? "img" : null);
  set(element, "aria-label", label || null);
  set(element, "aria-hidden", how.act || label ? null : "true");
  set(element, "aria-pressed", how.pressed === undefined ? null : String(how.pressed));
  set(element, "data-act", how.act);
  set(element, "data-option", how.act === "choose" ? piece.option : null);
  const margin = how.marks.slot ? -2 : 3;
  const look = `${piece.face} ${piece.w} ${piece.h} ${margin}`;
  if (element.dataset.look === look) return;
  element.dataset.look = look;
  const { w: width, h: height } = piece;
  const around = { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin };
  const ring = { class: "ring", ...around, rx: 8 };
  const hit = svg("rect", { class: "hit", width, height });
  element.replaceChildren(shown(piece.face), hit, svg("rect", ring));
}

/** One stop for the Tab key in each zone: what can be chosen first; arrows do the rest. */
function rove(items) {
  const active = [...items.values()].filter((item) => item.how.act);
  const focused = active.find((item) => item.element === document.activeElement);
  const first = focused ?? active.find((item) => item.how.act !== "why") ?? active[0];
  for (const item of items.values()) {
    const stop = item === first ? "0" : "-1";
    set(item.element, "tabindex", item.how.act ? stop : null);
  }
}

/** The piece next to `from` in a direction, among those that can be acted on. */
export function neighbour(board, from, key) {
  const [dx, dy] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[
    key
  ];
  const start = centre(from);
  let best = null;
  for (const { element, how, view } of board.pieces.values()) {
    if (element === from || !how.act || !visible(view.picture)) continue;
    const to = centre(element);
    const [x, y] = [to.x - start.x, to.y - start.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead < 4) continue;
    const cost = ahead + aside * 2.5;
    if (!best || cost < best.cost) best = { element, cost };
  }
  return best?.element ?? null;
}

function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
