// The bar's part of laying a tile: buttons to turn, flip and lay it, keys, and words for the ear.

import { button, el, replace } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/words.js";
import { ARROWS } from "../scene/board.js";

/** @import { Children } from "../lib/dom.js" */
/** @import { Tile } from "./tile.js" */
/** @import { TileInHand } from "./tile-in-hand.js" */

export class TileControls {
  /** @param {() => void} lay called when the tile is to be laid where it is */
  constructor(lay) {
    this.lay = lay;
    /** @type {TileInHand | null} */
    this.hand = null; // what holds the tile: set by the page that shows it
    this.live = el("p", { class: "aside-words place", "aria-live": "polite" });
    this.sign = el("span", { class: "sign" });
    this.words = el("span");
    this.turn = tool([this.sign, this.words, letter("R")], "turn", () => this.hand?.turn());
    const flip = [icon("flip"), el("span", {}, say("flip")), letter("F")];
    this.flip = tool(flip, "flip", () => this.hand?.flip());
    this.confirm = button(say("confirm"), lay, { class: "answer main confirm" });
  }

  /**
   * Always the same buttons: a finger or the focus may be on them.
   * @param {Tile} tile
   * @param {boolean} sending
   */
  buttons({ place, offer, turning, flips }, sending) {
    this.turn.disabled = this.flip.disabled = sending;
    this.confirm.disabled = sending || !place;
    replace(this.sign, icon(offer.turn ? "after" : "turn"));
    this.words.textContent = offer.turn ?? say("turn");
    return [...(turning ? [this.turn] : []), ...(flips ? [this.flip] : []), this.confirm];
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

/**
 * @param {Children} content
 * @param {string} kind
 * @param {() => void} act
 */
const tool = (content, kind, act) => button(content, act, { class: `answer ${kind}` });

/** @param {string} key */
const letter = (key) => el("kbd", { "aria-hidden": "true" }, key);
