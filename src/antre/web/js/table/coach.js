// What would you do? The best options as a strong bot sees them, beside the question they answer.

import { button, el, name, replace, set } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { percent, say } from "../lib/words.js";
import { miniature } from "../scene/faces.js";

/** @import { Opinion } from "../types.d.ts" */
/** @import { Asking } from "../question/asking.js" */

/**
 * @typedef {object} CoachHooks
 * @property {() => Promise<Opinion[]>} ask
 * @property {(pieces: string[]) => void} light
 * @property {(pieces: string[]) => void} see they are to be in sight
 */

const ALIKE = 0.01; // what differs by less is all the same to a bot
const HEAD = 64; // pixels

export class Coach {
  /**
   * @param {Asking} asking
   * @param {CoachHooks} hooks
   */
  constructor(asking, hooks) {
    this.asking = asking;
    this.hooks = hooks;
    /** @type {string[]} */
    this.best = []; // the pieces of the best option
    this.list = el("ol");
    this.alike = el("p", {}, say("advice-alike"));
    const share = el("p", { class: "soft" }, say("advice-share"));
    this.beside = el("p", { class: "soft" }, say("advice-why"));
    const close = button(icon("close"), () => this.hide(), { class: "icon-button cross" });
    name(close, say("close"));
    this.folded = false; // only its title is seen; on a narrow screen alone
    this.toggle = button(icon("up"), () => this.turnOver(), { class: "icon-button fold-advice" });
    const title = el("h2", { id: "coach-title" }, say("best-options"));
    const head = el("div", { class: "coach-head" }, title, this.toggle, close);
    const props = { class: "paper coach", "aria-labelledby": "coach-title", hidden: true };
    const told = el("div", { class: "told" }, this.list, this.alike, share, this.beside);
    this.element = el("section", props, head, told);
    this.button = button([icon("lamp"), el("span", {}, say("advice"))], () => this.advise(), {
      class: "tool advise",
      hidden: true,
      title: say("advice-long"),
    });
  }

  /**
   * Whoever has one choice alone, be it that a lesson asks for it, or answers to others, is not
   * advised.
   * @param {boolean} allowed
   */
  offer(allowed) {
    this.button.hidden = !allowed || this.asking.free.length < 2;
  }

  /** Says whether there was something to hide. */
  hide() {
    const shown = !this.element.hidden;
    this.element.hidden = true;
    return shown;
  }

  async advise() {
    const { number } = this.asking;
    this.button.disabled = true;
    const opinions = await this.hooks.ask().finally(() => {
      this.button.disabled = false;
    });
    if (number !== this.asking.number) return;
    const none = el("li", { class: "soft" }, say("no-opinion"));
    replace(this.list, opinions.length ? opinions.map((each) => this.row(each)) : none);
    this.alike.hidden = !alike(opinions);
    this.beside.hidden = !opinions.some(({ why }) => why);
    this.best = opinions[0] ? this.piecesOf(opinions[0]) : [];
    this.element.hidden = false;
    this.fit();
    this.fold(false);
    this.hooks.light(this.best);
  }

  /** What is long scrolls: the head of the page stays free. */
  fit() {
    const room = this.asking.element.getBoundingClientRect().top - HEAD;
    this.element.style.setProperty("--above", `${room}px`);
  }

  turnOver() {
    this.fold(!this.folded);
  }

  /**
   * With the room that there is now the best option is in sight.
   * @param {boolean} folded
   */
  fold(folded) {
    this.folded = folded;
    this.element.classList.toggle("folded", folded);
    set(this.toggle, "aria-expanded", String(!folded));
    name(this.toggle, say(folded ? "unfold-advice" : "fold-advice"));
    this.hooks.see(this.best);
  }

  /**
   * All that one answer takes: several options where they are laid out together.
   * @param {Opinion} opinion
   */
  whole({ option, then }) {
    const parts = this.asking.plan?.slots.length ?? 1;
    return [option, ...then].slice(0, parts);
  }

  /** @param {Opinion} opinion */
  piecesOf(opinion) {
    return this.whole(opinion).flatMap((option) => this.asking.pieceOf(option) ?? []);
  }

  /** @param {Opinion} opinion */
  row(opinion) {
    const bar = el("i", { class: "prospect" });
    bar.style.setProperty("--share", String(opinion.prospect));
    const take = button(
      [
        el("span", {}, this.asking.plan ? this.laid(opinion) : this.labelOf(opinion.option)),
        el("b", {}, percent(opinion.prospect)),
        bar,
        opinion.why && el("small", {}, opinion.why),
      ],
      () => this.take(opinion),
      { class: "quiet choice" },
    );
    const light = () => this.hooks.light(this.piecesOf(opinion));
    take.addEventListener("pointerenter", light);
    take.addEventListener("focus", light);
    return el("li", {}, take);
  }

  /** @param {string} option */
  labelOf(option) {
    return this.asking.labelOf(option) ?? option;
  }

  /**
   * What is laid on which slot, as it is seen on the table and in words.
   * @param {Opinion} opinion
   */
  laid(opinion) {
    return this.whole(opinion).map((option, n) => {
      const slot = this.asking.drawn.get(this.asking.plan?.slots[n] ?? "");
      const piece = this.asking.drawn.get(this.asking.pieceOf(option) ?? "");
      const words = `${slot?.label}: ${this.labelOf(option)}. `;
      const seen = [slot, piece].flatMap((each) => (each ? miniature(each) : []));
      return el("span", { class: "laid-there", title: words }, seen, el("i", { class: "aside-words" }, words));
    });
  }

  /** @param {Opinion} opinion */
  take(opinion) {
    this.hide();
    this.asking.take(this.whole(opinion));
  }
}

/**
 * Where all seems won or lost, options may still differ in points: then it is said why.
 * @param {Opinion[]} opinions the best first
 */
const alike = (opinions) =>
  opinions.length > 1 &&
  opinions[0].prospect - opinions[opinions.length - 1].prospect < ALIKE &&
  !opinions.some(({ why }) => why);
