// What is asked of me, and how I answer: on the pieces, in the bar, by keys.

import { set } from "../lib/dom.js";
import { keepHere, keptHere } from "../lib/preferences.js";
import { say } from "../lib/words.js";
import { Bar } from "./bar.js";
import { keyName, placeOfKey } from "./keys.js";
import { Plan } from "./plan.js";
import { TileControls } from "./tile-controls.js";
import { Tile } from "./tile.js";

/** @import { Choice, Piece, Question, Scene, TileOffer } from "../types.d.ts" */
/** @import { Act, Manner } from "../scene/zone.js" */

/**
 * What a page does about an answer; without `why` nothing can be asked about.
 * @typedef {object} Hooks
 * @property {(options: string[], number: number) => Promise<boolean>} send did it go well?
 * @property {(rule: string) => void} rule
 * @property {(option: string) => void} [why]
 * @property {() => void} changed
 */
/**
 * @typedef {object} Extra
 * @property {HTMLElement[]} [buttons] more than the question brings
 * @property {Set<string> | null} [allowed] what a lesson lets one choose, if not all
 * @property {Map<string, number[]>} [proposed] option -> the seats that propose it
 */

/**
 * A lesson may ask for one thing among many.
 * @param {Extra} extra
 * @param {string | undefined} option
 */
const lets = (extra, option) =>
  !extra.allowed || (option !== undefined && extra.allowed.has(option));

/**
 * The options that are places for a tile, also those that a lesson does not ask for.
 * @param {Question | null} question
 */
const placesOf = (question) =>
  new Set(
    Object.values(question?.lay?.places ?? {})
      .flat()
      .map(([, , option]) => option),
  );

/**
 * Is a tile laid on the same grid as before? On a page of another shape it is not.
 * @param {TileOffer} a
 * @param {TileOffer} b
 */
const liesAlike = (a, b) =>
  a.zone === b.zone && a.cell === b.cell && a.x0 === b.x0 && a.y0 === b.y0;

export class Asking {
  /** @param {Hooks} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    this.seat = -1;
    /** @type {Question | null} */
    this.question = null;
    /** @type {Plan | null} */
    this.plan = null;
    /** @type {Tile | null} */
    this.tile = null;
    this.way = -1; // the way round that the tile was held when it last moved
    /** @type {Map<string, Piece>} */
    this.drawn = new Map(); // the pieces of the scene
    /** @type {Map<string, string>} */
    this.labels = new Map(); // option -> its words
    /** @type {Choice[]} */
    this.listed = []; // the options that are not places for a tile
    /** @type {string | null} */
    this.armed = null;
    this.sending = false;
    /** @type {Extra} */
    this.extra = {};
    this.tileControls = new TileControls(() => {
      if (this.tile?.place) this.choose(this.tile.place.option);
    });
    this.bar = new Bar(
      {
        choose: (option) => this.choose(option),
        confirmPlan: () => this.confirmPlan(),
        planned: (change) => this.planned(change),
        disarm: () => this.disarm(),
        explain: () => this.explain(),
        labelOf: (option) => this.labelOf(option),
      },
      this.tileControls,
    );
    this.element = this.bar.element;
  }

  /**
   * A new scene: a question that is still the same keeps what was laid so far.
   * @param {Scene} scene
   * @param {Extra} extra
   */
  ask(scene, extra = {}) {
    const { question } = scene;
    const same = question && this.question?.number === question.number && this.seat === scene.seat;
    this.seat = scene.seat;
    this.question = question;
    this.drawn = new Map(scene.zones.flatMap((zone) => zone.pieces.map((each) => [each.id, each])));
    if (!same) {
      this.plan = question?.plan ? new Plan(question.plan) : null;
      /** @type {[slot: string, piece: string][]} */
      const before = keptHere(this.place, []);
      this.plan?.restore(before);
      this.tile = question?.lay ? new Tile(question.lay, (option) => lets(extra, option)) : null;
      this.armed = null;
      this.sending = false;
      this.bar.close();
    } else if (this.tile && question.lay && !liesAlike(this.tile.offer, question.lay)) {
      this.tile = this.tile.moved(question.lay, (option) => lets(extra, option));
    }
    this.labels = new Map((question?.options ?? []).map((each) => [each.option, each.label]));
    const places = placesOf(question);
    this.listed = (question?.options ?? []).filter(({ option }) => !places.has(option));
    this.extra = extra;
    this.element.classList.toggle("mine", question !== null);
    set(this.element, "data-asked", this.number);
    return !same;
  }

  /** Which question is asked: the same may come anew, with a new scene. */
  get number() {
    return this.question && `${this.seat}:${this.question.number}`;
  }

  /** The options that may be chosen: a lesson may ask for one among many. */
  get free() {
    return (this.question?.options ?? []).filter(({ option }) => lets(this.extra, option));
  }

  // How pieces behave.

  /**
   * @param {Piece} piece
   * @returns {Manner}
   */
  manner(piece) {
    if (!this.question) return this.refused(piece);
    if (this.plan?.has(piece.id)) return this.coin(this.plan, piece);
    if (this.plan?.slots.includes(piece.id)) return this.slot(this.plan, piece);
    const way = this.tile?.wayOf(piece.id) ?? -1;
    if (way >= 0) return { act: "take", pressed: way === this.tile?.way, marks: { can: true } };
    if (piece.option && this.labels.has(piece.option)) {
      const armed = this.armed === piece.option;
      const can = this.lets(piece.option);
      const marks = { can, armed, grip: piece.grip };
      const label = this.labels.get(piece.option);
      return { act: "choose", label, key: this.keyOf(piece.option), marks };
    }
    return this.refused(piece);
  }

  /**
   * The key that chooses it.
   * @param {string} option
   */
  keyOf(option) {
    return keyName(this.listed.findIndex((each) => each.option === option));
  }

  /**
   * Only what a lesson asks for glows.
   * @param {string | undefined} option
   */
  lets(option) {
    return lets(this.extra, option);
  }

  /**
   * @param {Piece} piece
   * @returns {Manner}
   */
  refused(piece) {
    if (!piece.why || !this.hooks.why) return { act: piece.about ? "read" : undefined, marks: {} };
    return { act: "why", label: say("why-not", { piece: piece.label }), marks: { not: true } };
  }

  /**
   * @param {Plan} plan
   * @param {Piece} piece
   * @returns {Manner}
   */
  coin(plan, piece) {
    const held = plan.held === piece.id;
    const slot = plan.slotOf(piece.id);
    const can = this.lets(plan.optionOf(piece.id));
    const key = slot === null ? keyName(plan.pieces.findIndex(({ piece: id }) => id === piece.id)) : undefined;
    return { act: "hold", slot, key, pressed: held, marks: { can, held, laid: slot !== null } };
  }

  /**
   * @param {Plan} plan
   * @param {Piece} piece
   * @returns {Manner}
   */
  slot(plan, piece) {
    const aim = plan.aim === piece.id;
    const open = plan.held !== null || !plan.laid.has(piece.id);
    return { act: "slot", pressed: aim, marks: { slot: true, open, aim, ready: !!plan.held } };
  }

  /**
   * A piece was clicked, tapped, or chosen by key.
   * @param {Piece} piece
   * @param {Act} act
   */
  touch(piece, act) {
    if (act === "choose" && piece.option) this.choose(piece.option);
    else if (act === "why" && piece.why) this.hooks.why?.(piece.why);
    else if (act === "read" && piece.about) this.hooks.rule(piece.about);
    else if (act === "take") this.tileControls.hand?.takeUp(piece.id);
    else if (act === "hold") this.planned((plan) => plan.touchPiece(piece.id));
    else if (act === "slot") this.planned((plan) => plan.touchSlot(piece.id));
  }

  /**
   * @param {string} piece
   * @param {string | null} slot
   */
  layOn(piece, slot) {
    this.planned((plan) => (slot ? plan.lay(piece, slot) : plan.takeBack(piece)));
  }

  /** @param {(plan: Plan) => void} change */
  planned(change) {
    if (this.sending || !this.plan) return;
    change(this.plan);
    keepHere(this.place, [...this.plan.laid]);
    this.hooks.changed();
  }

  /** Under what a plan is kept until its question is answered. */
  get place() {
    return `plan ${location.pathname} ${this.seat} ${this.question?.number}`;
  }

  /** @param {string} option */
  choose(option) {
    if (this.sending || !this.question) return;
    if (this.question.confirm && this.armed !== option) {
      this.armed = option;
      this.hooks.changed();
      return;
    }
    this.send([option]);
  }

  /**
   * Once the house has taken the answer, the bar stays busy until the next question is here.
   * @param {string[]} options
   */
  async send(options) {
    if (!this.question) return false;
    const { place } = this;
    this.sending = true;
    this.render();
    if (await this.hooks.send(options, this.question.number)) {
      keepHere(place, null);
      return true;
    }
    this.sending = false;
    this.render();
    return false;
  }

  /** @param {string} option */
  labelOf(option) {
    return this.labels.get(option) ?? this.tile?.find(option)?.label;
  }

  /**
   * The piece that an option stands on, if it does.
   * @param {string} option
   */
  pieceOf(option) {
    const laid = this.plan?.pieces.find((each) => each.option === option)?.piece;
    return laid ?? this.question?.options.find((each) => each.option === option)?.piece;
  }

  /**
   * Answer with these options: a plan is laid out, to be confirmed.
   * @param {string[]} options
   */
  take(options) {
    const { plan } = this;
    if (!plan) return this.choose(options[0]);
    this.planned(() => {
      plan.clear();
      options.forEach((option, n) => {
        const piece = this.pieceOf(option);
        if (piece) plan.lay(piece, plan.slots[n]);
      });
    });
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

  /**
   * @param {string} text
   * @param {string} [last]
   */
  say(text, last) {
    this.bar.say(text, last);
  }

  render() {
    this.bar.render(this);
  }

  /** The tile in hand has come to another place, or to none. */
  moved() {
    const { tile } = this;
    if (!tile) return this.render();
    this.tileControls.tell(tile);
    const other = tile.way !== this.way;
    this.way = tile.way;
    // What stands for the ways round looks otherwise then.
    if (other && tile.shape.piece) this.hooks.changed();
    else this.render();
  }

  confirmPlan() {
    if (this.plan?.full && !this.sending) this.send(this.plan.options);
  }

  /**
   * A key that stands for an option or a piece; says whether it did.
   * @param {string} letter
   */
  key(letter) {
    if (this.tile && this.tileControls.key(letter)) return true;
    const n = placeOfKey(letter);
    if (!this.question || n < 0) return false;
    if (this.plan) return this.keyPlan(this.plan, n);
    const chosen = this.listed[n];
    if (chosen) this.choose(chosen.option);
    return Boolean(chosen);
  }

  /**
   * @param {Plan} plan
   * @param {number} n
   */
  keyPlan(plan, n) {
    const chosen = plan.pieces[n];
    const slot = plan.aim ?? plan.firstFree();
    if (chosen && slot) this.planned(() => plan.lay(chosen.piece, slot));
    return Boolean(chosen && slot);
  }
}
