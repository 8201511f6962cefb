// A longer word about a piece: on hover, on focus, or under a long press.

import { closest, el, replace } from "../lib/dom.js";

/** @import { Board } from "./board.js" */

const HOVER = 500;
const PRESS = 450;

export class Tooltip {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.element = el("div", { class: "tip", role: "tooltip", hidden: true });
    this.timer = 0;
    this.at = ""; // where the pointer was last
    /** @type {Element | null} */
    this.over = null; // the piece that the pointer was moved onto
    this.keyed = false; // is a key being pressed?
  }

  /** @param {HTMLElement} root */
  watch(root) {
    root.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse") this.moved(event);
    });
    document.addEventListener("keydown", () => this.pressed(), true);
    root.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse") this.hide();
      else this.later(event, PRESS);
    });
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel", "pointerout"])) {
      root.addEventListener(kind, () => clearTimeout(this.timer));
    }
    root.addEventListener("pointerout", (event) => {
      if (event.pointerType === "mouse") this.hide();
    });
    root.addEventListener("focusin", (event) => {
      const piece = closest(event, ".piece:focus-visible");
      if (piece && this.keyed) this.show(piece);
    });
    root.addEventListener("focusout", () => this.hide());
    root.addEventListener("roamed", () => this.hide(), true);
  }

  /**
   * Only a hand that moves asks: a piece may also come to lie under a pointer that rests.
   * @param {PointerEvent} event
   */
  moved(event) {
    const at = `${event.screenX} ${event.screenY}`;
    const moved = this.at !== "" && at !== this.at;
    this.at = at;
    const piece = closest(event, ".piece");
    if (!moved || piece === this.over) return;
    this.over = piece;
    this.later(event, HOVER);
  }

  /** Only a key asks: the page may also lay the focus on a piece. */
  pressed() {
    this.keyed = true;
    setTimeout(() => {
      this.keyed = false;
    });
  }

  /**
   * @param {Event} event
   * @param {number} delay
   */
  later(event, delay) {
    clearTimeout(this.timer);
    const element = closest(event, ".piece");
    if (element) this.timer = setTimeout(() => this.show(element), delay);
  }

  /** @param {HTMLElement | SVGElement} element */
  show(element) {
    const piece = this.board.itemOf(element)?.piece;
    if (!piece?.label) return;
    replace(
      this.element,
      el("strong", {}, piece.label),
      piece.hint ? el("span", {}, piece.hint) : null,
    );
    this.element.hidden = false;
    place(this.element, element.getBoundingClientRect());
  }

  /** Says whether something was to be seen. */
  hide() {
    clearTimeout(this.timer);
    this.over = null;
    const shown = !this.element.hidden;
    this.element.hidden = true;
    return shown;
  }
}

/**
 * Beside the piece where there is room, else above it: never over what is asked about.
 * @param {HTMLElement} tip
 * @param {DOMRect} box
 */
function place(tip, box) {
  const margin = 10;
  const { width, height } = tip.getBoundingClientRect();
  const right = box.right + margin;
  const left = box.left - margin - width;
  const centred = box.left + box.width / 2 - width / 2;
  const beside = right + width < innerWidth - margin ? right : left > margin ? left : null;
  const above = box.top - height - margin;
  const top = beside !== null ? box.top : above > margin ? above : box.bottom + margin;
  tip.style.left = `${clamp(beside ?? centred, margin, innerWidth - width - margin)}px`;
  tip.style.top = `${clamp(top, margin, innerHeight - height - margin)}px`;
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
const clamp = (value, least, most) => Math.max(least, Math.min(value, most));
