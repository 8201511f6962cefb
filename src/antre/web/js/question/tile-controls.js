// The bar's part of laying a tile: buttons to turn, flip and lay it, keys, and words for the ear.

import { button, el } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/words.js";
import { ARROWS } from "../scene/board.js";

/** @import { Tile } from "./tile.js" */
/** @import { TileInHand } from "./tile-in-hand.js" */

export class TileControls {
  /** @param {() => void} lay called when the tile is to be laid where it is */
  constructor(lay) {
    this.lay = lay;
    /** @type {TileInHand | null} */
    this.hand = null; // what holds the tile: set by the page that shows it
    this.live = el("p", { class: "aside-words place", "aria-live": "polite" });
    this.turn = this.tool("turn", say("turn"), "R", () => this.hand?.turn());
    this.flip = this.tool("flip", say("flip"), "F", () => this.hand?.flip());
    this.confirm = button(say("confirm"), lay, { class: "answer main confirm" });
  }

  /**
   * @param {"turn" | "flip"} sign
   * @param {string} words
   * @param {string} letter
   * @param {() => void} act
   */
  tool(sign, words, letter, act) {
    const key = el("kbd", { "aria-hidden": "true" }, letter);
    return button([icon(sign), el("span", {}, words), key], act, { class: `answer ${sign}` });
  }

  /**
   * Always the same buttons: a finger or the focus may be on them.
   * @param {Tile} tile
   * @param {boolean} sending
   */
  buttons({ place }, sending) {
    this.turn.disabled = this.flip.disabled = sending;
    this.confirm.disabled = sending || !place;
    return [this.turn, this.flip, this.confirm];
  }

  /**
   * The tile has come to another place, or to none.
   * @param {Tile} tile
   */
  tell({ place }) {
    this.live.textContent = place?.label ?? say("fits-nowhere");
  }

  /**
   * A key that moves, turns, flips or lays the tile; says whether it did.
   * @param {string} letter
   */
  key(letter) {
    const busy = document.activeElement?.closest("button, a, summary, .piece, .log");
    const direction = ARROWS[letter];
    if (direction && busy?.matches(".log")) return false;
    if (direction) this.hand?.step(...direction);
    else if (letter === "r" || letter === "R") this.hand?.turn();
    else if (letter === "f" || letter === "F") this.hand?.flip();
    else if (letter === "Enter" && !busy) this.lay();
    else return false;
    return true;
  }
}
