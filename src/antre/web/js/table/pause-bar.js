// A pause by agreement: somebody asks for it, the others agree, and anybody ends it.

import { button, el, replace } from "../lib/dom.js";
import { emblem } from "../lib/emblems.js";
import { say, series } from "../lib/words.js";

/** @import { PauseReply, TableReply } from "../types.d.ts" */

export class PauseBar {
  /** @param {(seat: number, agrees: boolean) => unknown} answer */
  constructor(answer) {
    this.answer = answer;
    this.look = ""; // what it was drawn from
    const props = { class: "partners pause", "aria-live": "polite", hidden: true };
    this.element = el("section", props);
  }

  /** @param {TableReply} info */
  show({ pause, you, chairs }) {
    this.element.hidden = !pause || !you.length;
    if (!pause || !you.length) return;
    const look = JSON.stringify([pause, you, chairs.map(({ name }) => name)]);
    if (look === this.look) return;
    this.look = look;
    const called = (/** @type {number} */ seat) => chairs[seat].name;
    replace(this.element, el("p", { class: "asked-back" }, this.parts(pause, you, called)));
  }

  /**
   * @param {PauseReply} pause
   * @param {number[]} you
   * @param {(seat: number) => string} called
   */
  parts({ seat, to_agree: missing, on }, you, called) {
    const mine = you.includes(seat);
    const asked = missing.find((each) => you.includes(each));
    const who = mine ? series(missing.map(called)) : called(seat);
    const words = mine ? say("pause-waiting", { who }) : say("pause-asked", { who });
    const no = mine ? say("never-mind") : say("back-refuse");
    const end = button(on ? say("pause-end") : no, () => this.answer(asked ?? you[0], false), {
      class: on ? "answer main end-pause" : "quiet refuse",
    });
    const agree = button(say("back-agree"), () => this.answer(asked ?? you[0], true), {
      class: "answer main agree",
    });
    const mayEnd = on || mine || asked !== undefined;
    return [
      emblem(seat),
      el("span", {}, on ? say("pause-on") : words),
      asked === undefined ? null : agree,
      mayEnd ? end : null,
    ];
  }
}
