// Getting up from a table: asked about once, in words, before it is done.

import { button, el, name, replace } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/words.js";

/** @import { Status } from "../types.d.ts" */

export class Leaving {
  /** @param {() => unknown} go */
  constructor(go) {
    this.go = go;
    this.button = button(icon("leave"), () => this.ask(), {
      class: "icon-button leave",
      hidden: true,
    });
    name(this.button, say("get-up"));
    this.element = el("dialog", { class: "paper explain leaving", "aria-labelledby": "get-up" });
    /** @type {Status} */
    this.status = "lobby";
  }

  /**
   * At a table of that status one may get up; null where one may not.
   * @param {Status | null} status
   */
  offer(status) {
    this.button.hidden = !status;
    if (status) this.status = status;
    else this.element.close();
  }

  ask() {
    const leave = button(say("get-up"), () => this.getUp(), { class: "answer main get-up" });
    const stay = button(say("stay"), () => this.element.close(), { class: "quiet" });
    const title = el("h2", { id: "get-up" }, say("get-up-sure"));
    const text = el("p", {}, say("get-up-long", { status: this.status }));
    replace(this.element, title, text, el("footer", {}, leave, stay));
    if (!this.element.isConnected) document.body.append(this.element);
    this.element.showModal();
  }

  getUp() {
    this.element.close();
    return this.go();
  }
}
