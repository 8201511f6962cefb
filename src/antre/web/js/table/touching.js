// What is touched on the table, with a pointer or with keys: pieces that can be chosen, held, laid.

import { closest, focus } from "../lib/dom.js";
import { ARROWS, neighbour, underThumb } from "../scene/board.js";

/** @import { Asking } from "../question/asking.js" */
/** @import { Drags } from "../question/drags.js" */
/** @import { Board } from "../scene/board.js" */
/** @import { Tooltip } from "../scene/tooltip.js" */
/** @import { Passing } from "./passing.js" */

export class Touching {
  /**
   * @param {HTMLElement[]} roots where pieces are
   * @param {Board} board
   * @param {Asking} asking
   * @param {Drags} drags
   * @param {Passing} passing
   * @param {Tooltip} tip
   */
  constructor(roots, board, asking, drags, passing, tip) {
    this.board = board;
    this.asking = asking;
    this.drags = drags;
    this.passing = passing;
    this.tip = tip;
    for (const root of roots) {
      root.addEventListener("click", (event) => this.clicked(event));
      root.addEventListener("pointerdown", (event) => drags.grab(event));
      root.addEventListener("keydown", (event) => this.keyOnPiece(event));
    }
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const element = closest(event, ".piece");
    if (this.drags.dragged || this.passing.point(element?.dataset.id)) return;
    const finger = event instanceof PointerEvent && event.pointerType === "touch";
    const active = element?.dataset.act ? element : beneath(event);
    const meant = active ?? (finger ? underThumb(this.board, event) : null);
    if (meant) this.touch(meant);
    else if (element && finger) this.tip.show(element);
  }

  /** @param {HTMLElement | SVGElement} element */
  touch(element) {
    const item = this.board.itemOf(element);
    if (item?.how.act) this.asking.touch(item.piece, item.how.act);
  }

  /** @param {KeyboardEvent} event */
  keyOnPiece(event) {
    const element = closest(event, ".piece");
    if (!element) return;
    const direction = ARROWS[event.key];
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (this.passing.point(element.dataset.id)) return;
      const act = this.board.itemOf(element)?.how.act;
      this.touch(element);
      if (act === "hold" || act === "slot") this.focusNext();
    } else if (direction) {
      event.preventDefault();
      focus(neighbour(this.board, element, direction));
    }
  }

  /** With keys, the next thing to do gets the focus: the free slot, the next piece, the button. */
  focusNext() {
    const { plan } = this.asking;
    if (!plan) return;
    if (plan.full) return this.asking.bar.focusConfirm();
    const free = plan.pieces.find(({ piece }) => !plan.slotOf(piece))?.piece;
    const next = plan.held ? (plan.firstFree() ?? plan.slots[0]) : free;
    if (next) focus(this.board.pieces.get(next)?.element);
  }
}

/**
 * A place may be covered by what lies on it: what can be done under the pointer counts.
 * @param {MouseEvent} event
 */
function beneath({ clientX, clientY }) {
  const found = document.elementsFromPoint(clientX, clientY);
  /** @type {(SVGElement | null)[]} */
  const pieces = found.map((node) => node.closest(".piece"));
  return pieces.find((piece) => piece?.dataset.act) ?? null;
}
