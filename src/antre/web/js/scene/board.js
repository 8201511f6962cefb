// The zones of a scene as pictures with pieces in them. A piece keeps its element as long as it
// stays in its zone, so that focus stays where it was.

import { ZoneView } from "./zone.js";

/** @import { Piece, Scene, Zone } from "../types.d.ts" */
/** @import { Entry, Item, Manner } from "./zone.js" */

/**
 * A place in pixels of the page; `hidden` if it stands for one behind a tab.
 * @typedef {{ x: number, y: number, width: number, height: number, hidden?: boolean }} Spot
 */

/**
 * Which way a key points.
 * @type {Partial<Record<string, [dx: number, dy: number]>>}
 */
export const ARROWS = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const THUMB = 44; // pixels

export class Board {
  constructor() {
    /** @type {Map<string, ZoneView>} */
    this.zones = new Map();
    /** @type {Map<string, Item & { view: ZoneView }>} */
    this.pieces = new Map();
  }

  /**
   * @param {Scene} scene
   * @param {(piece: Piece) => Manner} manner how each piece behaves now
   */
  draw(scene, manner) {
    const before = this.zones;
    this.zones = new Map();
    this.pieces = new Map();
    for (const zone of scene.zones) {
      const view = before.get(zone.id) ?? new ZoneView(zone);
      this.zones.set(zone.id, view);
      view.outline(zone);
    }
    for (const [id, view] of before) if (!this.zones.has(id)) view.element.remove();
    this.lay(scene, manner);
  }

  /**
   * Put every piece where it belongs: in its zone, or where a plan has laid it.
   * @param {Scene} scene
   * @param {(piece: Piece) => Manner} manner
   */
  lay(scene, manner) {
    const focused = focusedPiece();
    /** @type {Map<string, { zone: Zone, piece: Piece }>} */
    const homes = new Map();
    for (const zone of scene.zones) {
      for (const piece of zone.pieces) homes.set(piece.id, { zone, piece });
    }
    /** @type {Map<string, Entry[]>} */
    const lists = new Map(scene.zones.map((zone) => [zone.id, []]));
    for (const { zone, piece } of homes.values()) {
      const how = manner(piece);
      const slot = how.slot ? homes.get(how.slot) : null;
      const home = slot ? slot.zone : zone;
      const place = slot ? within(piece, slot.piece) : { x: piece.x, y: piece.y, scale: 1 };
      lists.get(home.id)?.push({ piece, how, place, top: Boolean(slot) });
    }
    for (const [id, view] of this.zones) {
      const list = lists.get(id) ?? [];
      view.fill(list.sort((a, b) => Number(a.top) - Number(b.top)));
      for (const [piece, item] of view.items) this.pieces.set(piece, { ...item, view });
    }
    this.refocus(focused);
  }

  /**
   * The piece that an element shows.
   * @param {HTMLElement | SVGElement} element
   */
  itemOf({ dataset: { id } }) {
    return id === undefined ? undefined : this.pieces.get(id);
  }

  /** @param {string | undefined} id */
  refocus(id) {
    if (!id || focusedPiece() === id) return;
    const element = this.pieces.get(id)?.element;
    if (element?.hasAttribute("tabindex")) element.focus({ preventScroll: true });
  }

  /**
   * Where a piece is on the screen: in its zone, in the small picture of it, or behind its tab.
   * @param {string} id
   * @returns {Spot | null}
   */
  spot(id) {
    const item = this.pieces.get(id);
    if (!item) return null;
    const { view, place, piece } = item;
    if (visible(view.picture) && !view.sees(place, piece)) return null;
    return this.extent(id);
  }

  /**
   * The same, also for what lies beyond the edge of a map.
   * @param {string} id
   * @returns {Spot | null}
   */
  extent(id) {
    const item = this.pieces.get(id);
    if (!item) return null;
    const { view, place, piece } = item;
    const picture = [view.picture, view.small].find((each) => each && visible(each));
    if (picture) {
      const matrix = picture.getScreenCTM();
      if (!matrix) return null;
      const { a, d, e, f } = matrix;
      const width = piece.w * place.scale * a;
      const height = piece.h * place.scale * d;
      return { x: place.x * a + e, y: place.y * d + f, width, height };
    }
    return view.handle && visible(view.handle) ? behind(view.handle, piece) : null;
  }
}

function focusedPiece() {
  /** @type {SVGElement | null | undefined} */
  const piece = document.activeElement?.closest(".piece");
  return piece?.dataset.id;
}

/** @param {Element} element */
const visible = (element) => element.getClientRects().length > 0;

/**
 * @param {Element} handle
 * @param {Piece} piece
 */
function behind(handle, piece) {
  const box = handle.getBoundingClientRect();
  const height = Math.min(box.height, 40);
  const width = (height * piece.w) / piece.h;
  const x = box.x + (box.width - width) / 2;
  return { x, y: box.y + (box.height - height) / 2, width, height, hidden: true };
}

/**
 * A piece in the middle of a slot, made smaller if it must be.
 * @param {Piece} piece
 * @param {Piece} slot
 */
function within(piece, slot) {
  const scale = Math.min(1, slot.w / piece.w, slot.h / piece.h);
  const x = slot.x + (slot.w - piece.w * scale) / 2;
  return { x, y: slot.y + (slot.h - piece.h * scale) / 2, scale };
}

/**
 * The first piece in sight that something can be done with.
 * @param {Board} board
 */
export function firstToChoose(board) {
  const items = [...board.pieces.values()].filter(
    ({ how, view, place, piece }) =>
      how.act && how.act !== "why" && visible(view.picture) && view.sees(place, piece),
  );
  return items[0]?.element ?? null;
}

/**
 * What is to be chosen on a map is as large as a finger: the nearest of what is smaller and was
 * missed by less than that.
 * @param {Board} board
 * @param {{ clientX: number, clientY: number }} touched
 */
export function underThumb(board, { clientX, clientY }) {
  /** @type {{ element: SVGGElement, far: number } | null} */
  let best = null;
  for (const { element, how, view } of board.pieces.values()) {
    if (how.act !== "choose" || !view.roam || !visible(view.picture)) continue;
    const at = centre(element);
    const far = Math.max(Math.abs(at.x - clientX), Math.abs(at.y - clientY));
    if (far < THUMB / 2 && (!best || far < best.far)) best = { element, far };
  }
  return best?.element ?? null;
}

/**
 * The piece next to `from` in a direction, among those that can be acted on.
 * @param {Board} board
 * @param {Element} from
 * @param {[dx: number, dy: number]} direction
 */
export function neighbour(board, from, [dx, dy]) {
  const start = centre(from);
  /** @type {{ element: SVGGElement, cost: number } | null} */
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

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
