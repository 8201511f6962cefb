// A magnifier over what a finger hides while it carries something about a board.

import { el, replace, set, svg } from "../lib/dom.js";

/** @import { ZoneView } from "./zone.js" */

const RADIUS = 68; // pixels
const MORE = 1.6; // times as large as on the board
const ABOVE = 52; // pixels between the finger and the edge of the lens
const EDGE = 6; // pixels to the edge of the screen

export class Lens {
  constructor() {
    this.picture = svg("svg", { width: 2 * RADIUS, height: 2 * RADIUS });
    this.element = el("div", { class: "lens", "aria-hidden": "true", hidden: true }, this.picture);
    this.shown = ""; // what it is drawn from
  }

  /**
   * A pointer has come to a point over a zone; a mouse hides nothing and needs no lens.
   * @param {ZoneView | undefined} view
   * @param {PointerEvent} event
   */
  follow(view, { pointerType, clientX, clientY }) {
    const matrix = view?.picture.getScreenCTM();
    if (!view || !matrix || pointerType === "mouse") return;
    this.fill(view);
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const half = RADIUS / (matrix.a * MORE);
    set(this.picture, "viewBox", `${x - half} ${y - half} ${2 * half} ${2 * half}`);
    const [left, top] = place(clientX, clientY);
    this.element.style.translate = `${left - RADIUS}px ${top - RADIUS}px`;
    this.element.hidden = false;
  }

  /**
   * The zone once more, with the tile that is being laid on it.
   * @param {ZoneView} view
   */
  fill({ layer, picture }) {
    const layers = [layer, ...picture.querySelectorAll(".laying")];
    const ids = layers.map(({ id }) => id);
    if (this.shown === ids.join(" ")) return;
    this.shown = ids.join(" ");
    replace(
      this.picture,
      ids.map((id) => svg("use", { href: `#${id}` })),
    );
  }

  hide() {
    this.element.hidden = true;
  }
}

/**
 * The middle of the lens: above the finger, or beside it where there is no room above.
 * @param {number} x
 * @param {number} y
 */
function place(x, y) {
  const [least, most] = [EDGE + RADIUS, innerWidth - EDGE - RADIUS];
  const top = y - ABOVE - RADIUS;
  if (top >= least) return [Math.max(least, Math.min(x, most)), top];
  const aside = ABOVE + RADIUS;
  const left = x + aside <= most ? x + aside : x - aside;
  return [Math.max(least, Math.min(left, most)), Math.max(least, y - ABOVE)];
}
