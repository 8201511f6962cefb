// The screen goes from hand to hand: nothing is shown until the right person says: it is me.

import { button, el, replace } from "../lib/dom.js";
import { emblem } from "../lib/emblems.js";
import { say } from "../lib/words.js";

export class Handover {
  constructor() {
    this.element = el("dialog", { class: "curtain", "aria-labelledby": "curtain-title" });
    this.element.addEventListener("cancel", (event) => event.preventDefault());
    /** @type {(() => void) | null} */
    this.done = null;
  }

  /**
   * @param {number} seat
   * @param {string} who
   * @returns {Promise<void>}
   */
  wait(seat, who) {
    return new Promise((resolve) => {
      this.done = resolve;
      const title = el("h2", { id: "curtain-title" }, say("pass-to", { who }));
      const ready = button(say("it-is-me", { who }), () => this.lift(), { class: "answer main" });
      replace(this.element, emblem(seat), title, el("p", {}, say("pass-text")), ready);
      if (!this.element.isConnected) document.body.append(this.element);
      if (!this.element.open) this.element.showModal();
    });
  }

  lift() {
    if (this.element.open) this.element.close();
    this.done?.();
    this.done = null;
  }
}
