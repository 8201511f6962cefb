// A tile that is to be laid on a grid: which way round it is, where it may lie, where it lies now.

/** @import { Cell, TileOffer } from "../types.d.ts" */

/** @typedef {{ x: number, y: number }} Point in units of the zone */
/** @typedef {{ gx: number, gy: number, option: string, note: string, label: string }} Place */

export class Tile {
  /**
   * `lets(option)` says whether an option may be chosen now.
   * @param {TileOffer} offer
   * @param {(option: string) => boolean} lets
   */
  constructor(offer, lets = () => true) {
    const { zone, cell, x0, y0, turns, shapes, places } = offer;
    this.offer = offer;
    this.zone = zone;
    this.cell = cell;
    this.x0 = x0;
    this.y0 = y0;
    this.turns = turns;
    this.shapes = shapes;
    /** @type {Map<number, Place[]>} */
    this.places = new Map(
      Object.entries(places).map(([way, list]) => [
        Number(way),
        list
          .filter(([, , option]) => lets(option))
          .map(([gx, gy, option, note, label]) => ({ gx, gy, option, note, label })),
      ]),
    );
    /** @type {Place | null} */
    this.place = null; // where it would be laid, one of `legal`
    /** @type {Place | null} */
    this.last = null; // the last place before the pointer went astray
    /** @type {Point | null} */
    this.at = null; // the middle of the tile, in units of the zone
    const fits = turns.findIndex((way) => this.places.get(way)?.length);
    this.raw = fits >= 0 ? fits : turns.findIndex((way) => way >= 0);
  }

  get way() {
    return this.turns[this.raw];
  }

  get shape() {
    return this.shapes[this.way];
  }

  get legal() {
    return this.places.get(this.way) ?? [];
  }

  /** Every cell that it may cover, whichever way round. */
  get ground() {
    return [...this.places].flatMap(([way, list]) => {
      const { cells } = this.shapes[way];
      return list.flatMap(({ gx, gy }) => cells.map(([x, y]) => this.square(gx + x, gy + y)));
    });
  }

  /**
   * A cell of the grid.
   * @param {number} gx
   * @param {number} gy
   */
  square(gx, gy) {
    const { x, y } = this.corner({ gx, gy });
    return { x, y, w: this.cell, h: this.cell };
  }

  /** Can it be flipped at all? */
  get flips() {
    return this.turns.slice(0, 4).some(isWay) && this.turns.slice(4).some(isWay);
  }

  /** Is there more than one way round? */
  get turning() {
    return new Set(this.turns.slice(0, 4).filter(isWay)).size > 1;
  }

  /**
   * The way round that touching a piece takes up; -1 if none.
   * @param {string} piece
   */
  wayOf(piece) {
    const found = Object.entries(this.shapes).find(([, shape]) => shape.piece === piece);
    return found ? Number(found[0]) : -1;
  }

  /**
   * @param {number} way
   * @param {number} reach
   */
  take(way, reach) {
    this.become([this.turns.indexOf(way)], reach);
  }

  /**
   * The tile as it is offered for a page of another shape, held as it was held.
   * @param {TileOffer} offer
   * @param {(option: string) => boolean} lets
   */
  moved(offer, lets) {
    const fresh = new Tile(offer, lets);
    fresh.raw = this.raw;
    const place = this.place && fresh.find(this.place.option);
    if (place) fresh.put(place);
    return fresh;
  }

  /** @param {string} option */
  find(option) {
    return [...this.places.values()].flat().find((place) => place.option === option);
  }

  // Turning. An orientation is r + 4 f: flipped first if f, then turned r times clockwise.

  /** @param {number} reach */
  turn(reach) {
    const flipped = this.raw & 4;
    this.become(
      [1, 2, 3].map((more) => flipped + ((this.raw + more) % 4)),
      reach,
    );
  }

  /** @param {number} reach */
  flip(reach) {
    const mirrored = (4 - (this.raw % 4)) % 4;
    const other = this.raw & 4 ? 0 : 4;
    this.become(
      [0, 1, 2, 3].map((more) => other + ((mirrored + more) % 4)),
      reach,
    );
  }

  /**
   * @param {number[]} raws
   * @param {number} reach
   */
  become(raws, reach) {
    const next = raws.find((raw) => this.turns[raw] >= 0);
    if (next === undefined) return;
    this.raw = next;
    this.place = this.last = null;
    if (this.at) this.point(this.at.x, this.at.y, reach);
  }

  // Places. The middle of the tile is what the pointer holds.

  /**
   * Where the corner of the reference cell is while the tile lies in a place.
   * @param {{ gx: number, gy: number }} place
   */
  corner({ gx, gy }) {
    return { x: this.x0 + gx * this.cell, y: this.y0 + gy * this.cell };
  }

  /**
   * Where that corner is while the middle of the tile is at a point.
   * @param {Point} at
   */
  looseCorner(at) {
    const { x, y } = this.inset();
    return { x: at.x - x, y: at.y - y };
  }

  /** From the corner of the reference cell to the middle of the tile. */
  inset() {
    const [left, right, top, bottom] = this.bounds();
    return { x: ((left + right) * this.cell) / 2, y: ((top + bottom) * this.cell) / 2 };
  }

  bounds() {
    return [0, 1].flatMap((axis) => {
      const all = this.shape.cells.map((each) => each[axis]);
      return [Math.min(...all), Math.max(...all) + 1];
    });
  }

  /**
   * The tile in a place, in units of the zone.
   * @param {Place} place
   */
  box(place) {
    const [left, right, top, bottom] = this.bounds();
    const { x, y } = this.corner(place);
    const [w, h] = [(right - left) * this.cell, (bottom - top) * this.cell];
    return { x: x + left * this.cell, y: y + top * this.cell, w, h };
  }

  /** @param {Place} place */
  middle(place) {
    const { x, y } = this.corner(place);
    const inset = this.inset();
    return { x: x + inset.x, y: y + inset.y };
  }

  /**
   * The tile is held here: it lies in the nearest place, if that is within reach.
   * @param {number} x
   * @param {number} y
   * @param {number} reach
   */
  point(x, y, reach) {
    this.at = { x, y };
    /** @param {Place} place */
    const far = (place) => {
      const middle = this.middle(place);
      return Math.hypot(middle.x - x, middle.y - y);
    };
    const near = least(this.legal, far);
    this.place = near && far(near) <= reach ? near : null;
    if (this.place) this.last = this.place;
  }

  /** The pointer has gone: the tile stays where it last had a place. */
  leave() {
    if (!this.place && this.last) this.put(this.last);
  }

  /** @param {Place} place */
  put(place) {
    this.place = this.last = place;
    this.at = this.middle(place);
  }

  /**
   * The next legal place in a direction; the first time, the one nearest to `start`.
   * @param {number} dx
   * @param {number} dy
   * @param {Point} start
   */
  step(dx, dy, start) {
    const from = this.at ?? start;
    /** @param {Place} place */
    const cost = (place) => {
      const middle = this.middle(place);
      const [x, y] = [middle.x - from.x, middle.y - from.y];
      if (!this.place) return Math.hypot(x, y);
      const ahead = x * dx + y * dy;
      return ahead < this.cell / 2 ? Infinity : ahead + 2.5 * (Math.abs(x * dy) + Math.abs(y * dx));
    };
    const next = least(this.legal, cost);
    if (next && cost(next) < Infinity) this.put(next);
  }
}

/** @param {number} way */
const isWay = (way) => way >= 0;

/**
 * @template T
 * @param {T[]} list
 * @param {(each: T) => number} cost
 */
function least(list, cost) {
  /** @type {{ each: T, much: number } | null} */
  let best = null;
  for (const each of list) {
    const much = cost(each);
    if (!best || much < best.much) best = { each, much };
  }
  return best?.each ?? null;
}

/**
 * The cells as one area with its edge, `d` of a path; cells are pairs, the first is (0, 0).
 * @param {Cell[]} cells
 * @param {number} cell
 */
export function outline(cells, cell) {
  const taken = new Set(cells.map(([x, y]) => `${x} ${y}`));
  /**
   * @param {number} x
   * @param {number} y
   */
  const free = (x, y) => !taken.has(`${x} ${y}`);
  const edges = [];
  for (const [x, y] of cells) {
    const [left, top, right, bottom] = [x, y, x + 1, y + 1].map((each) => each * cell);
    if (free(x, y - 1)) edges.push(`M${left} ${top}H${right}`);
    if (free(x, y + 1)) edges.push(`M${left} ${bottom}H${right}`);
    if (free(x - 1, y)) edges.push(`M${left} ${top}V${bottom}`);
    if (free(x + 1, y)) edges.push(`M${right} ${top}V${bottom}`);
  }
  return edges.join("");
}

/**
 * @param {Cell[]} cells
 * @param {number} cell
 */
export const area = (cells, cell) =>
  cells.map(([x, y]) => `M${x * cell} ${y * cell}h${cell}v${cell}h${-cell}z`).join("");
