// My own board: below the stage or above the story; on a narrow screen a sheet that slides up.

import { button, el, replace, set } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { narrow } from "../lib/preferences.js";
import { say } from "../lib/words.js";
import { ownStrip, scoreParts } from "./seats.js";

/** @import { ChairReply, SeatFacts, Zone } from "../types.d.ts" */

const MARGIN = 8; // around it on a narrow screen, as in the style sheet

export class OwnBoard {
  constructor() {
    this.isOpen = false;
    this.strip = el("div", { class: "strip" });
    this.handle = button(icon("up"), () => this.open(!this.isOpen), { class: "handle" });
    this.zones = el("div", { class: "own-zones" });
    const head = el("div", { class: "own-head" }, this.strip, this.handle);
    this.element = el("section", { class: "mat", "aria-label": say("own-board") }, head, this.zones);
    this.open(false);
  }

  /**
   * @param {(SVGSVGElement | HTMLElement | undefined)[]} zones
   * @param {SeatFacts | undefined} fact
   * @param {ChairReply | undefined} chair
   */
  show(zones, fact, chair) {
    if (fact) ownStrip(this.strip, fact, chair);
    const score = fact && narrow.matches ? [scoreParts(fact)] : [];
    replace(this.zones, [...zones, ...score]);
  }

  /**
   * How far down it must be seen for these pieces to be in sight.
   * @param {Zone} zone
   * @param {Set<string>} ids
   */
  reach(zone, ids) {
    const bottoms = zone.pieces.filter(({ id }) => ids.has(id)).map(({ y, h }) => y + h);
    return (Math.max(...bottoms) * (innerWidth - 2 * MARGIN)) / zone.width + MARGIN;
  }

  /**
   * `reach`: how many pixels of it are to be seen, as many as possible if null.
   * @param {boolean} open
   * @param {number | null} reach
   */
  open(open, reach = null) {
    this.isOpen = open;
    this.element.style.setProperty("--reach", `${reach ?? 0}px`);
    this.element.classList.toggle("brief", reach !== null);
    this.zones.scrollTop = 0;
    this.element.classList.toggle("open", open);
    set(this.handle, "aria-expanded", String(open));
    set(this.handle, "aria-label", say(open ? "close-board" : "open-board"));
  }
}
