// A tile that is to be laid on a grid: which way round it is, where it may lie, where it lies now.

export class Lay {
  /** `lets(option)` says whether an option may be chosen now. */
  constructor({ zone, cell, x0, y0, turns, shapes, places }, lets = () => true) {
    Object.assign(this, { zone, cell, x0, y0, turns, shapes });
    this.places = new Map(
      Object.entries(places).map(([way, list]) => [
        Number(way),
        list
          .filter(([, , option]) => lets(option))
          .map(([gx, gy, option, note, label]) => ({ gx, gy, option, note, label })),
      ]),
    );
    this.place = null; // where it would be laid, one of `legal`
    this.last = null; // the last place before the pointer went astray
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

  find(option) {
    return [...this.places.values()].flat().find((place) => place.option === option);
  }

  // Turning. An orientation is r + 4 f: flipped first if f, then turned r times clockwise.

  turn(reach) {
    const flipped = this.raw & 4;
    this.become([1, 2, 3].map((more) => flipped + ((this.raw + more) % 4)), reach);
  }

  flip(reach) {
    const mirrored = (4 - (this.raw % 4)) % 4;
    const other = this.raw & 4 ? 0 : 4;
    this.become([0, 1, 2, 3].map((more) => other + ((mirrored + more) % 4)), reach);
  }

  become(raws, reach) {
    const next = raws.find((raw) => this.turns[raw] >= 0);
    if (next === undefined) return;
    this.raw = next;
    this.place = this.last = null;
    if (this.at) this.point(this.at.x, this.at.y, reach);
  }

  // Places. The middle of the tile is what the pointer holds.

  corner(place) {
    if (place) return { x: this.x0 + place.gx * this.cell, y: this.y0 + place.gy * this.cell };
    const { x, y } = this.inset();
    return { x: this.at.x - x, y: this.at.y - y };
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

  /** The tile as it is shown, in units of the zone. */
  box() {
    const [left, right, top, bottom] = this.bounds();
    const { x, y } = this.corner(this.place);
    const [w, h] = [(right - left) * this.cell, (bottom - top) * this.cell];
    return { x: x + left * this.cell, y: y + top * this.cell, w, h };
  }

  middle(place) {
    const { x, y } = this.corner(place);
    const inset = this.inset();
    return { x: x + inset.x, y: y + inset.y };
  }

  /** The tile is held here: it lies in the nearest place, if that is within reach. */
  point(x, y, reach) {
    this.at = { x, y };
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

  put(place) {
    this.place = this.last = place;
    this.at = this.middle(place);
  }

  /** The next legal place in a direction; the first time, the one nearest to `start`. */
  step(dx, dy, start) {
    const from = this.at ?? start;
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

function least(list, cost) {
  let best = null;
  for (const each of list) {
    const much = cost(each);
    if (!best || much < best.much) best = { each, much };
  }
  return best?.each ?? null;
}

/** The cells as one area with its edge, `d` of a path; cells are pairs, the first is (0, 0). */
export function outline(cells, cell) {
  const taken = new Set(cells.map(([x, y]) => `${x} ${y}`));
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

export const area = (cells, cell) =>
  cells.map(([x, y]) => `M${x * cell} ${y * cell}h${cell}v${cell}h${-cell}z`).join("");
