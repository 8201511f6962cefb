// Pieces taken by hand: a piece of a plan onto a slot, or a piece whose next place is asked for
// only once it has been picked up.

import { carry } from "./motion.js";

const DRAG = 7;
const REACH = 60;
const NEAR = 26;

export class Drags {
  constructor(board, asking, tip) {
    this.board = board;
    this.asking = asking;
    this.tip = tip;
    this.dragged = false; // the click that ends a drag is none
    this.trip = null; // a piece on its way while the house is asked where it may go
  }

  grab(event) {
    this.dragged = false;
    const element = event.target.closest(".piece");
    if (!element || event.button) return;
    if (element.dataset.act === "hold") this.follow(event, element, this.planned(element));
    else if (element.matches(".grip[data-act=choose]") && !this.trip && !this.asking.sending)
      this.follow(event, element, this.travelling(element));
  }

  /** Once the pointer has moved: start(), then over(at) and in the end drop(at or null). */
  follow(event, element, { start, over, drop }) {
    const from = { x: event.clientX, y: event.clientY };
    let carried = null;
    const stop = new AbortController();
    const { signal } = stop;
    const move = (at) => {
      if (at.pointerId !== event.pointerId) return;
      if (!carried && Math.hypot(at.clientX - from.x, at.clientY - from.y) < DRAG) return;
      if (!carried) {
        const { id } = element.dataset;
        carried = carry(this.board.pieces.get(id).piece, this.board.spot(id));
        element.classList.add("away");
        this.tip.hide();
        start(carried);
      }
      this.dragged = true;
      carried.move(at.clientX, at.clientY);
      over(at);
    };
    const end = (at) => {
      if (at.pointerId !== event.pointerId) return;
      stop.abort();
      if (carried) drop(carried, at.type === "pointerup" ? at : null);
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  }

  /** Dragging a piece of a plan onto a slot, or off it. */
  planned(element) {
    const slots = () => this.asking.plan?.slots ?? [];
    return {
      start: () => {},
      over: (at) => this.mark(this.nearest(slots(), at, REACH)),
      drop: (carried, at) => {
        carried.drop();
        element.classList.remove("away");
        this.mark(null);
        this.asking.layOn(element.dataset.id, at && this.nearest(slots(), at, REACH));
      },
    };
  }

  /** Picking a piece up is an answer; the next question says where it may be put down. */
  travelling(element) {
    const { id } = element.dataset;
    const { option } = this.board.pieces.get(id).piece;
    return {
      start: (carried) => {
        this.trip = { id, carried, over: null, dropped: null, asked: this.asking.question.number };
        this.asking.send([option]).then((went) => went || this.end());
      },
      over: (at) => {
        if (!this.trip) return;
        this.trip.over = at;
        this.mark(this.nearest(this.targets(), at, NEAR));
      },
      drop: (carried, at) => {
        if (!this.trip) return carried.drop();
        this.trip.dropped = at;
        if (!at) this.end();
        else if (this.waiting) return;
        else this.land();
      },
    };
  }

  get waiting() {
    return this.asking.sending || this.asking.question?.number === this.trip.asked;
  }

  /** What can be chosen now that the piece is in the hand. */
  targets() {
    if (this.waiting) return [];
    const all = [...this.board.pieces.values()];
    return all.filter(({ how }) => how.act === "choose").map(({ piece }) => piece.id);
  }

  land() {
    const target = this.nearest(this.targets(), this.trip.dropped, NEAR);
    const { option } = this.board.pieces.get(target)?.piece ?? {};
    this.mark(null);
    if (!option) return this.end();
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

  /** Before a new scene: what is in the hand was where the hand is. */
  before(places) {
    const old = this.trip && places?.get(this.trip.id);
    const spot = this.trip?.carried.spot();
    if (old && spot) places.set(this.trip.id, { ...old, spot, home: "" });
  }

  /** After a new scene: the piece stays in the hand until it is put down. */
  after() {
    const { trip } = this;
    if (!trip) return;
    if (trip.landed || (trip.dropped && !this.asking.question)) this.end();
    else if (trip.dropped && !this.waiting) this.land();
    else {
      this.board.pieces.get(trip.id)?.element.classList.add("away");
      if (trip.over) this.mark(this.nearest(this.targets(), trip.over, NEAR));
    }
  }

  mark(id) {
    if (this.marked !== id) this.board.pieces.get(this.marked)?.element.classList.remove("over");
    this.marked = id;
    this.board.pieces.get(id)?.element.classList.add("over");
  }

  /** The piece among `ids` that is nearest to a pointer, if it is within reach. */
  nearest(ids, { clientX, clientY }, reach) {
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
