// Pieces taken by hand: a piece of a plan onto a slot, or a piece whose next place is asked for
// only once it has been picked up.

import { closest } from "../lib/dom.js";
import { carry } from "../scene/motion.js";

/** @import { Board } from "../scene/board.js" */
/** @import { Lens } from "../scene/lens.js" */
/** @import { Carried, Snapshot } from "../scene/motion.js" */
/** @import { Tooltip } from "../scene/tooltip.js" */
/** @import { Item } from "../scene/zone.js" */
/** @import { Asking } from "./asking.js" */
/** @import { TileInHand } from "./tile-in-hand.js" */

/**
 * A drag: what happens when the pointer has begun to move, is somewhere, and has let go (null if
 * it was lost).
 * @typedef {object} Drag
 * @property {(carried: Carried) => void} start
 * @property {(at: PointerEvent) => void} over
 * @property {(carried: Carried, at: PointerEvent | null) => void} drop
 */
/**
 * @typedef {object} Trip
 * @property {string} id
 * @property {Carried} carried
 * @property {PointerEvent | null} over
 * @property {PointerEvent | null} dropped
 * @property {number | undefined} asked the question that picking it up has answered
 * @property {boolean} landed
 */

const DRAG = 7;
const REACH = 60;
const NEAR = 26;

export class Drags {
  /**
   * @param {Board} board
   * @param {Asking} asking
   * @param {Tooltip} tip
   * @param {Lens} lens
   * @param {TileInHand} hand
   */
  constructor(board, asking, tip, lens, hand) {
    this.board = board;
    this.asking = asking;
    this.tip = tip;
    this.lens = lens;
    this.hand = hand;
    this.dragged = false; // the click that ends a drag is none
    /** @type {string | null} */
    this.marked = null; // the piece that is shown as the target
    /** @type {Trip | null} */
    this.trip = null; // a piece on its way while the house is asked where it may go
  }

  /** @param {PointerEvent} event */
  grab(event) {
    this.dragged = false;
    const element = closest(event, ".piece");
    const item = element && this.board.itemOf(element);
    if (!item || event.button) return;
    const {
      how: { act, marks },
      piece,
    } = item;
    if (act === "hold") this.follow(event, item, this.planned(item));
    else if (act === "choose" && piece.option && marks.grip && !this.trip && !this.asking.sending)
      this.follow(event, item, this.travelling(piece.id, piece.option));
  }

  /**
   * @param {PointerEvent} event
   * @param {Item} item
   * @param {Drag} drag
   */
  follow(event, { piece, element }, { start, over, drop }) {
    const from = { x: event.clientX, y: event.clientY };
    /** @type {Carried | null} */
    let carried = null;
    const stop = new AbortController();
    const { signal } = stop;
    /** @param {PointerEvent} at */
    const move = (at) => {
      if (at.pointerId !== event.pointerId) return;
      if (!carried && Math.hypot(at.clientX - from.x, at.clientY - from.y) < DRAG) return;
      if (!carried) {
        // At the edge of a map most of a piece may be out of sight.
        const { x, y, width, height } =
          this.board.spot(piece.id) ?? element.getBoundingClientRect();
        carried = carry(piece, { x, y, width, height });
        element.classList.add("away");
        this.tip.hide();
        start(carried);
      }
      this.dragged = true;
      carried.move(at.clientX, at.clientY);
      over(at);
    };
    /** @param {PointerEvent} at */
    const end = (at) => {
      if (at.pointerId !== event.pointerId) return;
      stop.abort();
      if (carried) drop(carried, at.type === "pointerup" ? at : null);
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  }

  /**
   * Dragging a piece of a plan onto a slot, or off it.
   * @param {Item} item
   * @returns {Drag}
   */
  planned({ element, piece }) {
    const slots = () => this.asking.plan?.slots ?? [];
    return {
      start: () => {},
      over: (at) => this.mark(this.nearest(slots(), at, REACH)),
      drop: (carried, at) => {
        carried.drop();
        element.classList.remove("away");
        this.mark(null);
        this.asking.layOn(piece.id, at && this.nearest(slots(), at, REACH));
      },
    };
  }

  /**
   * Picking a piece up is an answer; the next question says where it may be put down.
   * @param {string} id
   * @param {string} option
   * @returns {Drag}
   */
  travelling(id, option) {
    return {
      start: (carried) => {
        const asked = this.asking.question?.number;
        this.trip = { id, carried, over: null, dropped: null, asked, landed: false };
        this.asking.send([option]).then((went) => went || this.end());
      },
      over: (at) => {
        if (!this.trip) return;
        this.trip.over = at;
        if (this.tileComes) return this.handOver(at);
        this.mark(this.nearest(this.targets(), at, NEAR));
        const view = this.board.pieces.get(id)?.view;
        if (view?.roam) this.lens.follow(view, at);
      },
      drop: (carried, at) => {
        this.lens.hide();
        if (!this.trip) return carried.drop();
        this.trip.dropped = at;
        if (!at) this.end();
        else if (!this.waiting) this.land(at);
      },
    };
  }

  /** Has the house still to say where the piece in the hand may go? */
  get waiting() {
    return this.asking.sending || this.asking.question?.number === this.trip?.asked;
  }

  /** Was it a tile that was picked up, of which the house has said where it may lie? */
  get tileComes() {
    return !this.waiting && this.asking.tile !== null;
  }

  /**
   * Over its zone the tile itself is in the hand instead of what stood for it.
   * @param {PointerEvent} at
   */
  handOver(at) {
    if (!this.hand.isUnder(at)) return;
    this.end();
    this.hand.receive(at);
  }

  /** What can be chosen now that the piece is in the hand. */
  targets() {
    if (this.waiting) return [];
    const all = [...this.board.pieces.values()];
    return all.filter(({ how }) => how.act === "choose").map(({ piece }) => piece.id);
  }

  /** @param {PointerEvent} at */
  land(at) {
    if (this.tileComes) {
      this.handOver(at);
      return this.end();
    }
    const target = this.nearest(this.targets(), at, NEAR);
    const option = target && this.board.pieces.get(target)?.piece.option;
    this.mark(null);
    if (!this.trip || !option) return this.end();
    this.trip.landed = true;
    this.asking.choose(option);
    if (!this.asking.sending) this.end();
  }

  end() {
    const { trip } = this;
    if (!trip) return;
    this.trip = null;
    this.mark(null);
    trip.carried.drop();
    this.board.pieces.get(trip.id)?.element.classList.remove("away");
  }

  /** The piece in the hand, if there is one. */
  get held() {
    return this.trip?.id ?? null;
  }

  /**
   * Before a new scene: what is in the hand was where the hand is.
   * @param {Snapshot | null} places
   */
  before(places) {
    if (!this.trip) return;
    const { id, carried } = this.trip;
    const old = places?.get(id);
    if (old) places?.set(id, { ...old, spot: carried.spot(), home: "" });
  }

  /** After a new scene: the piece stays in the hand until it is put down. */
  after() {
    const { trip } = this;
    if (!trip) return;
    if (trip.landed || (trip.dropped && !this.asking.question)) this.end();
    else if (trip.dropped && !this.waiting) this.land(trip.dropped);
    else {
      this.board.pieces.get(trip.id)?.element.classList.add("away");
      if (trip.over) this.mark(this.nearest(this.targets(), trip.over, NEAR));
    }
  }

  /** @param {string | null} id */
  mark(id) {
    if (this.marked !== id) this.elementOf(this.marked)?.classList.remove("over");
    this.marked = id;
    this.elementOf(id)?.classList.add("over");
  }

  /** @param {string | null} id */
  elementOf(id) {
    return id === null ? null : this.board.pieces.get(id)?.element;
  }

  /**
   * The piece among `ids` that is nearest to a pointer, if it is within reach.
   * @param {string[]} ids
   * @param {PointerEvent} at
   * @param {number} reach
   */
  nearest(ids, { clientX, clientY }, reach) {
    /** @type {{ id: string, far: number } | null} */
    let best = null;
    for (const id of ids) {
      const spot = this.board.spot(id);
      if (!spot) continue;
      const x = clientX - spot.x - spot.width / 2;
      const y = clientY - spot.y - spot.height / 2;
      const far = Math.hypot(x, y) - Math.max(spot.width, spot.height) / 2;
      if (far < reach && (!best || far < best.far)) best = { id, far };
    }
    return best?.id ?? null;
  }
}
