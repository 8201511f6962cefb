// Places that a sentence names light up under the pointer or the focus; a touch brings them forward.

import { closest } from "../lib/dom.js";
import { whereIs } from "../scene/places.js";

/** @import { Board } from "../scene/board.js" */
/** @import { Box } from "../scene/roam.js" */
/** @import { ZoneView } from "../scene/zone.js" */

const LONG = 2600; // milliseconds that a place stays lit after a touch

export class Finding {
  /**
   * @param {HTMLElement} element where sentences stand
   * @param {Board} board
   * @param {(view: ZoneView, box: Box) => void} lookAt brings a place forward
   */
  constructor(element, board, lookAt) {
    this.board = board;
    this.lookAt = lookAt;
    /** @type {(() => void)[]} */
    this.lit = []; // what puts out each light
    this.timer = 0;
    element.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") this.light(closest(event, ".place-name"));
    });
    element.addEventListener("focusin", (event) => this.light(closest(event, ".place-name, .line")));
    element.addEventListener("focusout", () => this.putOut());
    // Before the line of the story that the name stands in looks back at its step.
    element.addEventListener("click", (event) => this.clicked(event), { capture: true });
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const place = closest(event, ".place-name");
    const found = place && this.find(place);
    if (!place || !found) return;
    event.stopPropagation();
    this.lookAt(found.view, found.box);
    this.light(place);
    this.timer = setTimeout(() => this.putOut(), LONG);
  }

  /**
   * The places that an element names light up; those that were lit go out.
   * @param {Element | null} element
   */
  light(element) {
    this.putOut();
    if (!element) return;
    const names = element.matches(".place-name") ? [element] : [...element.querySelectorAll(".place-name")];
    this.lit = names.flatMap((each) => {
      const found = this.find(each);
      return found ? [found.view.ring(found.box)] : [];
    });
  }

  putOut() {
    clearTimeout(this.timer);
    for (const out of this.lit) out();
    this.lit = [];
  }

  /**
   * Where a named place is on the table, if it is there.
   * @param {Element} element
   * @returns {{ view: ZoneView, box: Box } | null}
   */
  find(element) {
    const where = whereIs(element.getAttribute("data-place") ?? "");
    if (typeof where === "string") {
      const item = this.board.pieces.get(where);
      return item ? { view: item.view, box: item.view.boxOf(item) } : null;
    }
    const view = where && this.board.zones.get(where[0]);
    if (!where || !view) return null;
    const [, x, y, w, h] = where;
    return { view, box: { x, y, w, h } };
  }
}
