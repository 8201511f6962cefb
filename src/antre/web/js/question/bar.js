// The bar with the question: its words, the buttons that stand on no piece, the list of all choices.

import { button, el, replace, set } from "../lib/dom.js";
import { emblem } from "../lib/emblems.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/words.js";
import { named } from "../scene/places.js";
import { keyName } from "./keys.js";

/** @import { Choice, Piece, Question } from "../types.d.ts" */
/** @import { Plan } from "./plan.js" */
/** @import { TileControls } from "./tile-controls.js" */
/** @import { Tile } from "./tile.js" */

/**
 * What the bar is drawn from.
 * @typedef {object} Asked
 * @property {number} seat
 * @property {Question | null} question
 * @property {Plan | null} plan
 * @property {Tile | null} tile
 * @property {string | null} armed the option that is to be confirmed
 * @property {boolean} sending
 * @property {Choice[]} listed the options that are not places for a tile
 * @property {Map<string, Piece>} drawn the pieces of the scene
 * @property {BarExtra} extra
 */
/**
 * @typedef {object} BarExtra
 * @property {HTMLElement[]} [buttons] more than the question brings
 * @property {Map<string, number[]>} [proposed] option -> the seats that propose it
 */
/**
 * @typedef {object} BarHooks
 * @property {(option: string) => void} choose
 * @property {() => void} confirmPlan
 * @property {(change: (plan: Plan) => void) => void} planned
 * @property {() => void} disarm
 * @property {() => void} explain
 * @property {(option: string) => string | undefined} labelOf
 */

// Words get so much room beside the buttons that they need about two lines; if there is less, the
// buttons go below them.
const [LEAST, MOST, LETTER] = [200, 460, 5.2];

export class Bar {
  /**
   * @param {BarHooks} hooks
   * @param {TileControls} tileControls
   */
  constructor(hooks, tileControls) {
    this.hooks = hooks;
    this.tileControls = tileControls;
    this.look = ""; // what it was drawn from
    /** @type {Map<string, number[]>} */
    this.proposed = new Map(); // option -> the seats that propose it
    // Two lines of what was told last, and all of it for who touches them; the story has it as well.
    const whole = () => this.last.classList.toggle("whole");
    this.last = el("p", { class: "last", on: { click: whole } });
    this.text = el("h2", { class: "question", id: "question" });
    this.rule = button([icon("why"), el("span", {}, say("why"))], () => hooks.explain(), {
      class: "quiet rule",
    });
    this.answers = el("div", { class: "answers" });
    this.list = el("ol");
    this.all = el("summary");
    this.more = el("details", { class: "list" }, this.all, this.list);
    const props = { class: "ask", "aria-labelledby": "question", tabindex: "-1" };
    this.words = el("div", { class: "words" }, this.last, this.text);
    const extras = el("div", { class: "extras" }, this.more, this.rule);
    const tools = el("div", { class: "tools" }, this.answers, extras);
    this.element = el("section", props, this.words, tools, tileControls.live);
  }

  /**
   * Names of places in a sentence can be touched; the same sentence is left as it is.
   * @param {HTMLElement} node
   * @param {string} text
   * @param {"button" | "span"} tag
   */
  tell(node, text, tag) {
    if (node.textContent !== text) replace(node, named(text, tag));
  }

  /**
   * @param {string} text
   * @param {string} [last]
   */
  say(text, last) {
    this.tell(this.text, text, "button");
    if (this.last.textContent !== (last ?? "")) this.last.classList.remove("whole");
    this.tell(this.last, last ?? "", "span");
    const room = Math.min(MOST, Math.max(LEAST, text.length * LETTER));
    this.words.style.setProperty("--room", `${room}px`);
  }

  /** Nothing is asked yet of a new question: the list is closed. */
  close() {
    this.more.open = false;
  }

  /** While one sentence follows another the bar may grow, but it does not shrink in between. */
  hold() {
    this.element.style.minHeight = `${this.element.offsetHeight}px`;
  }

  release() {
    this.element.style.minHeight = "";
  }

  focus() {
    this.element.focus({ preventScroll: true });
  }

  focusConfirm() {
    /** @type {HTMLElement | null} */
    const confirm = this.element.querySelector(".confirm");
    confirm?.focus();
  }

  /**
   * Draw the bar anew, but only if it has changed: a button must not vanish under a finger.
   * @param {Asked} asked
   */
  render(asked) {
    const { question, plan, tile, armed, sending, seat } = asked;
    set(this.element, "aria-busy", String(sending));
    const extra = (asked.extra.buttons ?? []).map((node) => node.textContent);
    const laid = plan && [[...plan.laid], plan.held];
    const what = tile ? [question?.number, tile.zone, tile.place?.option] : question;
    this.proposed = asked.extra.proposed ?? new Map();
    const look = JSON.stringify([what, seat, laid, armed, sending, extra, [...this.proposed]]);
    if (look === this.look) return;
    this.look = look;
    const focused = this.element.contains(document.activeElement);
    this.draw(asked);
    // A button that is gone takes the focus with it.
    if (focused && !this.element.contains(document.activeElement)) this.focus();
  }

  /** @param {Asked} asked */
  draw(asked) {
    const { question, plan, tile, sending, extra } = asked;
    this.rule.hidden = !question;
    replace(this.answers, [...this.buttons(asked), ...(extra.buttons ?? [])]);
    // A list of what are all buttons already would say nothing more.
    const told = this.answers.querySelectorAll("[data-option]").length;
    this.more.hidden = !question || tile !== null || told === question.options.length;
    if (!question || this.more.hidden) return;
    this.all.textContent = say("all-choices", { count: question.options.length });
    const options = () => this.optionList(question, sending);
    replace(this.list, plan ? this.planList(plan, asked.drawn) : options());
  }

  /** @param {Asked} asked */
  buttons({ question, plan, tile, armed, sending, listed, drawn }) {
    if (!question) return [];
    if (plan) return this.planButtons(plan, sending);
    if (armed) return this.armedButtons(armed, sending);
    const only = listed.length === 1;
    const pointed = listed
      .map((each, n) => ({ each, n }))
      .filter(({ each }) => only || !each.piece || !drawn.has(each.piece))
      .map(({ each, n }) => this.optionButton(each, n, sending));
    return tile ? [...this.tileControls.buttons(tile, sending), ...pointed] : pointed;
  }

  /**
   * @param {Choice} choice
   * @param {number} n
   * @param {boolean} sending
   */
  optionButton({ option, label }, n, sending, kind = "answer") {
    const name = keyName(n);
    const key = name ? el("kbd", { "aria-hidden": "true" }, name) : null;
    const props = { class: kind, "data-option": option, disabled: sending };
    const from = (this.proposed.get(option) ?? []).map(emblem);
    return button([key, el("span", {}, label), ...from], () => this.hooks.choose(option), props);
  }

  /**
   * @param {string} option
   * @param {boolean} sending
   */
  armedButtons(option, sending) {
    const choice = this.hooks.labelOf(option) ?? option;
    const props = { class: "answer main confirm", disabled: sending };
    return [
      button(say("confirm-choice", { choice }), () => this.hooks.choose(option), props),
      button(say("change"), () => this.hooks.disarm(), { class: "quiet" }),
    ];
  }

  /**
   * @param {Plan} plan
   * @param {boolean} sending
   */
  planButtons(plan, sending) {
    const left = plan.slots.length - plan.laid.size;
    const label = plan.full ? say("confirm") : say("to-lay", { count: left });
    const confirm = button(label, () => this.hooks.confirmPlan(), {
      class: "answer main confirm",
      disabled: !plan.full || sending,
    });
    const clear = button(say("take-back"), () => this.hooks.planned((now) => now.clear()), {
      class: "quiet clear",
    });
    return plan.laid.size ? [confirm, clear] : [confirm];
  }

  /**
   * @param {Question} question
   * @param {boolean} sending
   */
  optionList({ options }, sending) {
    return options.map((each, n) =>
      el("li", {}, this.optionButton(each, n, sending, "quiet choice")),
    );
  }

  /**
   * @param {Plan} plan
   * @param {Map<string, Piece>} drawn
   */
  planList(plan, drawn) {
    return plan.slots.map((slot) => el("li", {}, this.slotChoice(plan, slot, drawn)));
  }

  /**
   * The same plan as a form, for those who would rather not point at pieces.
   * @param {Plan} plan
   * @param {string} slot
   * @param {Map<string, Piece>} drawn
   */
  slotChoice(plan, slot, drawn) {
    const laid = plan.laid.get(slot);
    const none = el("option", { value: "" }, say("nothing-laid"));
    const choices = plan.pieces.map(({ piece }) => {
      const props = { value: piece, selected: piece === laid };
      return el("option", props, drawn.get(piece)?.label ?? piece);
    });
    const change = () => {
      const piece = select.value;
      this.hooks.planned((now) => (piece ? now.lay(piece, slot) : now.laid.delete(slot)));
    };
    const label = drawn.get(slot)?.label ?? slot;
    const select = el("select", { "data-slot": slot, on: { change } }, none, choices);
    return el("label", {}, el("span", {}, label), select);
  }
}
