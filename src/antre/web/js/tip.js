// A longer word about a piece: on hover, on focus, or under a long press.

import { el, replace } from "./dom.js";

const HOVER = 500;
const PRESS = 450;

export class Tip {
  constructor(board) {
    this.board = board;
    this.element = el("div", { class: "tip", role: "tooltip", hidden: true });
    this.timer = 0;
  }

  watch(root) {
    root.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") this.later(event.target, HOVER);
    });
    root.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse") this.hide();
      else this.later(event.target, PRESS);
    });
    for (const kind of ["pointerup", "pointercancel", "pointerout"]) {
      root.addEventListener(kind, () => clearTimeout(this.timer));
    }
    root.addEventListener("pointerout", (event) => {
      if (event.pointerType === "mouse") this.hide();
    });
    root.addEventListener("focusin", (event) => {
      if (event.target.matches(".piece:focus-visible")) this.show(event.target);
    });
    root.addEventListener("focusout", () => this.hide());
    root.addEventListener("roamed", () => this.hide(), true);
  }

  later(target, delay) {
    clearTimeout(this.timer);
    const element = target.closest?.(".piece");
    if (element) this.timer = setTimeout(() => this.show(element), delay);
  }

  show(element) {
    const piece = this.board.pieces.get(element.dataset.id)?.piece;
    if (!piece?.label) return;
    replace(
      this.element,
      el("strong", {}, piece.label),
      piece.hint ? el("span", {}, piece.hint) : null,
    );
    this.element.hidden = false;
    place(this.element, element.getBoundingClientRect());
  }

  hide() {
    clearTimeout(this.timer);
    this.element.hidden = true;
  }
}

/** Beside the piece where there is room, else above it: never over what is asked about. */
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

const clamp = (value, least, most) => Math.max(least, Math.min(value, most));
