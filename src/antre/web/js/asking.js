// What is asked of me, and how I answer: on the pieces, with buttons, from a list, by keys.

import { button, el, replace, set } from "./dom.js";
import { icon } from "./icons.js";
import { Lay } from "./lay.js";
import { LayBar } from "./laybar.js";
import { Plan } from "./plan.js";
import { say } from "./words.js";

// Letters that mean something else at the table are left out.
const KEYS = [..."1234567890abcdefghijkmnopqstvwxyz"];

/** A lesson may ask for one thing among many. */
const lets = (extra, option) => extra.allowed?.has(option) ?? true;

/** The options that are places for a tile, also those that a lesson does not ask for. */
const placesOf = (question) =>
  new Set(
    Object.values(question?.lay?.places ?? {})
      .flat()
      .map(([, , option]) => option),
  );

export class Asking {
  /** `hooks`: send(options, number) that says whether it went well, why(option), rule(id),
   * changed(). */
  constructor(hooks) {
    this.hooks = hooks;
    this.question = null;
    this.plan = null;
    this.lay = null;
    this.listed = []; // the options that are not places for a tile
    this.armed = null;
    this.sending = false;
    this.extra = {};
    this.last = el("p", { class: "last" });
    this.text = el("h2", { class: "question", id: "question" });
    this.rule = button([icon("why"), el("span", {}, say("why"))], () => this.explain(), {
      class: "quiet rule",
    });
    this.answers = el("div", { class: "answers" });
    this.list = el("ol");
    this.all = el("summary");
    this.more = el("details", { class: "list" }, this.all, this.list);
    const props = { class: "ask", "aria-labelledby": "question" };
    const words = el("div", { class: "words" }, this.last, this.text);
    const tools = el("div", { class: "tools" }, this.answers, this.more, this.rule);
    this.layBar = new LayBar(() => this.lay?.place && this.choose(this.lay.place.option));
    this.element = el("section", props, words, tools, this.layBar.live);
  }

  /** A new scene: a question that is still the same keeps what was laid so far. */
  ask(scene, extra = {}) {
    const { question } = scene;
    const same = question && this.question?.number === question.number && this.seat === scene.seat;
    this.seat = scene.seat;
    this.question = question;
    this.drawn = new Map(scene.zones.flatMap((zone) => zone.pieces.map((each) => [each.id, each])));
    if (!same) {
      this.plan = question?.plan ? new Plan(question.plan) : null;
      this.lay = question?.lay ? new Lay(question.lay, (option) => lets(extra, option)) : null;
      this.armed = null;
      this.sending = false;
      this.more.open = false;
    }
    this.labels = new Map((question?.options ?? []).map((each) => [each.option, each.label]));
    const places = placesOf(question);
    this.listed = (question?.options ?? []).filter(({ option }) => !places.has(option));
    this.extra = extra;
    this.element.classList.toggle("mine", question !== null);
    set(this.element, "data-asked", question && `${scene.seat}:${question.number}`);
    return !same;
  }

  // How pieces behave.

  manner(piece) {
    if (!this.question) return piece.why ? this.refused(piece) : { marks: {} };
    if (this.plan?.has(piece.id)) return this.coin(piece);
    if (this.plan?.slots.includes(piece.id)) return this.slot(piece);
    if (piece.option && this.labels.has(piece.option)) {
      const armed = this.armed === piece.option;
      const can = this.lets(piece.option);
      const marks = { can, armed, grip: piece.grip };
      return { act: "choose", label: this.labels.get(piece.option), marks };
    }
    return piece.why ? this.refused(piece) : { marks: {} };
  }

  /** Only what a lesson asks for glows. */
  lets(option) {
    return lets(this.extra, option);
  }

  refused(piece) {
    return { act: "why", label: say("why-not", { piece: piece.label }), marks: { not: true } };
  }

  coin(piece) {
    const held = this.plan.held === piece.id;
    const slot = this.plan.slotOf(piece.id);
    const can = this.lets(this.plan.optionOf(piece.id));
    return { act: "hold", slot, pressed: held, marks: { can, held, laid: slot !== null } };
  }

  slot(piece) {
    const aim = this.plan.aim === piece.id;
    const open = this.plan.held !== null || !this.plan.laid.has(piece.id);
    return { act: "slot", pressed: aim, marks: { slot: true, open, aim, ready: !!this.plan.held } };
  }

  /** A piece was clicked, tapped, or chosen by key. */
  touch(piece, act) {
    if (act === "choose") this.choose(piece.option);
    else if (act === "why") this.hooks.why(piece.why);
    else if (act === "hold") this.planned(() => this.plan.touchPiece(piece.id));
    else if (act === "slot") this.planned(() => this.plan.touchSlot(piece.id));
  }

  layOn(piece, slot) {
    this.planned(() => (slot ? this.plan.lay(piece, slot) : this.plan.takeBack(piece)));
  }

  planned(change) {
    if (this.sending) return;
    change();
    this.hooks.changed();
  }

  choose(option) {
    if (this.sending || !this.question) return;
    if (this.question.confirm && this.armed !== option) {
      this.armed = option;
      this.hooks.changed();
      return;
    }
    this.send([option]);
  }

  /** Once the house has taken the answer, the bar stays busy until the next question is here. */
  async send(options) {
    this.sending = true;
    this.render();
    if (await this.hooks.send(options, this.question.number)) return true;
    this.sending = false;
    this.render();
    return false;
  }

  labelOf(option) {
    return this.labels.get(option) ?? this.lay?.find(option)?.label;
  }

  disarm() {
    const busy = this.armed !== null || this.plan?.held || this.plan?.aim;
    this.armed = null;
    if (this.plan) this.plan.held = this.plan.aim = null;
    if (busy) this.hooks.changed();
    return Boolean(busy);
  }

  explain() {
    if (this.question) this.hooks.rule(this.question.rule);
  }

  // The bar.

  say(text, last) {
    this.text.textContent = text;
    this.last.textContent = last ?? "";
  }

  /** Draw the bar anew, but only if it has changed: a button must not vanish under a finger. */
  render() {
    set(this.element, "aria-busy", String(this.sending));
    const { question, plan, armed, sending, seat } = this;
    const extra = (this.extra.buttons ?? []).map((node) => node.textContent);
    const laid = plan && [[...plan.laid], plan.held];
    const asked = this.lay ? [question.number, this.lay.place?.option] : question;
    const look = JSON.stringify([asked, seat, laid, armed, sending, extra]);
    if (look === this.look) return;
    this.look = look;
    this.draw(question);
  }

  draw(question) {
    this.rule.hidden = !question;
    replace(this.answers, [...this.buttons(), ...(this.extra.buttons ?? [])]);
    this.more.hidden = !question || this.lay !== null;
    if (this.more.hidden) return;
    this.all.textContent = say("all-choices", { count: question.options.length });
    replace(this.list, this.plan ? this.planList() : this.optionList());
  }

  buttons() {
    if (!this.question) return [];
    if (this.plan) return this.planButtons();
    if (this.armed) return this.armedButtons();
    const pointed = this.listed
      .map((each, n) => ({ each, n }))
      .filter(({ each }) => !this.drawn.has(each.piece))
      .map(({ each, n }) => this.optionButton(each, n));
    return this.lay ? [...this.layBar.buttons(this.lay, this.sending), ...pointed] : pointed;
  }

  /** The tile in hand has come to another place, or to none. */
  moved() {
    this.layBar.tell(this.lay);
    this.render();
  }

  optionButton({ option, label }, n, kind = "answer") {
    const key = KEYS[n] ? el("kbd", { "aria-hidden": "true" }, KEYS[n].toUpperCase()) : null;
    const props = { class: kind, "data-option": option, disabled: this.sending };
    return button([key, el("span", {}, label)], () => this.choose(option), props);
  }

  armedButtons() {
    const option = this.armed;
    const props = { class: "answer main confirm", disabled: this.sending };
    return [
      button(
        say("confirm-choice", { choice: this.labelOf(option) }),
        () => this.choose(option),
        props,
      ),
      button(say("change"), () => this.disarm(), { class: "quiet" }),
    ];
  }

  planButtons() {
    const { plan } = this;
    const ready = plan.full && !this.sending;
    const left = plan.slots.length - plan.laid.size;
    const label = plan.full ? say("confirm") : say("to-lay", { count: left });
    const confirm = button(label, () => this.confirmPlan(), {
      class: "answer main confirm",
      disabled: !ready,
    });
    const clear = button(say("take-back"), () => this.planned(() => plan.clear()), {
      class: "quiet clear",
    });
    return plan.laid.size ? [confirm, clear] : [confirm];
  }

  confirmPlan() {
    if (this.plan?.full && !this.sending) this.send(this.plan.options);
  }

  optionList() {
    return this.question.options.map((each, n) =>
      el("li", {}, this.optionButton(each, n, "quiet choice")),
    );
  }

  planList() {
    return this.plan.slots.map((slot) => el("li", {}, this.slotChoice(slot)));
  }

  /** The same plan as a form, for those who would rather not point at pieces. */
  slotChoice(slot) {
    const laid = this.plan.laid.get(slot);
    const none = el("option", { value: "" }, say("nothing-laid"));
    const choices = this.plan.pieces.map(({ piece }) => {
      const props = { value: piece, selected: piece === laid };
      return el("option", props, this.drawn.get(piece)?.label ?? piece);
    });
    const change = (event) => {
      const piece = event.target.value || null;
      this.planned(() => (piece ? this.plan.lay(piece, slot) : this.plan.laid.delete(slot)));
    };
    const label = this.drawn.get(slot)?.label ?? slot;
    const select = el("select", { "data-slot": slot, on: { change } }, none, choices);
    return el("label", {}, el("span", {}, label), select);
  }

  /** A key that stands for an option or a piece; says whether it did. */
  key(letter) {
    if (this.lay && this.layBar.key(letter)) return true;
    const n = KEYS.indexOf(letter.toLowerCase());
    if (!this.question || n < 0) return false;
    if (this.plan) return this.keyPlan(n);
    const chosen = this.listed[n];
    if (chosen) this.choose(chosen.option);
    return Boolean(chosen);
  }

  keyPlan(n) {
    const chosen = this.plan.pieces[n];
    const slot = this.plan.aim ?? this.plan.firstFree();
    if (chosen && slot) this.planned(() => this.plan.lay(chosen.piece, slot));
    return Boolean(chosen && slot);
  }
}
