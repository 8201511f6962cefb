// Getting up from a table, letting a game rest, or giving it up: asked about once, in words that
// say what happens then.

import { post } from "../lib/api.js";
import { button, el, name, replace } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/words.js";

/** @import { Status } from "../types.d.ts" */
/** @import { Sat } from "./more-buttons.js" */

export class Leaving {
  /** @param {Sat} sat */
  constructor(sat) {
    this.sat = sat;
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
    const title = el("h2", { id: "get-up" }, say("get-up-sure"));
    const then = say("get-up-long", { status: this.status });
    const up = this.way(say("get-up"), then, () => this.leave(), "main get-up");
    const stay = button(say("stay"), () => this.element.close(), { class: "quiet" });
    const ways = this.status === "playing" && !this.sat.info.lesson ? this.inGame() : [];
    replace(this.element, title, el("dl", { class: "ways-out" }, up, ways), el("footer", {}, stay));
    if (!this.element.isConnected) document.body.append(this.element);
    this.element.showModal();
  }

  /** In a game there is more than one way. */
  inGame() {
    const { pause, chairs } = this.sat.info;
    const others = chairs.some(({ kind, yours, level }) => kind === "person" && !yours && !level);
    const last = chairs.some((chair) => chair.last);
    const pausing = say("pause-long", { others: String(others) });
    const conceding = say("concede-long", { last: String(last) });
    const rest = this.way(say("pause-game"), pausing, () => this.pause(), "pause-game");
    const give = this.way(say("concede"), conceding, () => this.concede(), "concede");
    return pause ? give : [...rest, ...give];
  }

  /**
   * @param {string} what
   * @param {string} then what happens then
   * @param {() => Promise<unknown>} go
   * @param {string} mark
   */
  way(what, then, go, mark) {
    const done = () => {
      this.element.close();
      return this.sat.frame.attempt(go);
    };
    const choose = button(what, done, { class: `answer ${mark}` });
    return [el("dt", {}, choose), el("dd", {}, then)];
  }

  async leave() {
    await this.sat.renew(await post(`${this.sat.path}/leave`));
  }

  async pause() {
    const [seat] = this.sat.info.you;
    await this.sat.renew(await post(`${this.sat.path}/pause`, { seat }));
  }

  /** All the chairs that are mine, as long as the game lasts. */
  async concede() {
    for (const seat of this.sat.info.you) {
      if (this.sat.info.status !== "playing") break;
      await this.sat.renew(await post(`${this.sat.path}/concede`, { seat }));
    }
  }
}
