// The bar's part of laying a tile: buttons to turn, flip and lay it, keys, and words for the ear.

import { button, el } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

const STEPS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

export class LayBar {
  /** `lay()` is called when the tile is to be laid where it is. */
  constructor(lay) {
    this.lay = lay;
    this.hand = null; // what holds the tile: set by the page that shows it
    this.live = el("p", { class: "aside-words place", "aria-live": "polite" });
    this.turn = this.tool("turn", say("turn"), "R", () => this.hand.turn());
    this.flip = this.tool("flip", say("flip"), "F", () => this.hand.flip());
    this.confirm = button(say("confirm"), lay, { class: "answer main confirm" });
  }

  tool(sign, words, letter, act) {
    const key = el("kbd", { "aria-hidden": "true" }, letter);
    return button([icon(sign), el("span", {}, words), key], act, { class: `answer ${sign}` });
  }

  /** Always the same buttons: a finger or the focus may be on them. */
  buttons({ place }, sending) {
    this.turn.disabled = this.flip.disabled = sending;
    this.confirm.disabled = sending || !place;
    return [this.turn, this.flip, this.confirm];
  }

  /** The tile has come to another place, or to none. */
  tell({ place }) {
    this.live.textContent = place?.label ?? say("fits-nowhere");
  }

  /** A key that moves, turns, flips or lays the tile; says whether it did. */
  key(letter) {
    const busy = document.activeElement?.closest("button, a, summary, .piece, .log");
    if (STEPS[letter] && busy?.matches(".log")) return false;
    if (STEPS[letter]) this.hand.step(...STEPS[letter]);
    else if (letter === "r" || letter === "R") this.hand.turn();
    else if (letter === "f" || letter === "F") this.hand.flip();
    else if (letter === "Enter" && !busy) this.lay();
    else return false;
    return true;
  }
}
