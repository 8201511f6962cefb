// What I tell my partners and hear from them: proposals, pointing, signs, and whether something
// that all have seen is to be taken back.

import { get, post } from "../lib/api.js";
import { button } from "../lib/dom.js";
import { hints, shape } from "../lib/preferences.js";
import { say } from "../lib/words.js";
import { Company, withQuestion } from "../table/company.js";

/** @import { OneSeat, Passing, ProposalReply, Question, Scene } from "../types.d.ts" */
/** @import { SignName, TablePath, TableReply } from "../types.d.ts" */
/** @import { Asking } from "../question/asking.js" */
/** @import { Look } from "../scene/fetch.js" */
/** @import { TableView } from "../table/view.js" */
/** @import { Frame } from "./frame.js" */

/**
 * The table that partners sit at.
 * @typedef {object} Shared
 * @property {Frame} frame
 * @property {TableReply} info
 * @property {TablePath} path
 * @property {number} shown whose eyes
 * @property {number} steps
 * @property {Asking} asking
 * @property {TableView} view
 * @property {(how?: { all?: boolean, moving?: boolean }) => Promise<void>} refresh
 */

const PAUSE = 700; // milliseconds in which who knows what to do has answered

export class Partners {
  /** @param {Shared} shared */
  constructor(shared) {
    this.shared = shared;
    /** @type {{ owner: number, number: number, steps: number, question: Question } | null} */
    this.proposing = null; // whose question I am answering for them
    this.hinted = -1; // the number of the last question that bots were to answer unasked
    this.pause = 0; // the timer for that
    this.company = new Company({
      take: (option) => this.take(option),
      propose: (owner) => this.begin(owner),
      withdraw: (made) => this.send(made.owner, null, 0),
      consult: () => this.tell((seat) => post(`${shared.path}/consult`, { seat })),
      hints: () => this.shared.refresh({ moving: false }),
      pointing: (on) => this.point(on),
      sign: (sign) => this.tell((seat) => post(`${shared.path}/sign`, { seat, sign })),
      agree: (agrees) => this.agree(agrees),
    });
    this.stop = button(say("never-mind"), () => this.end(), { class: "quiet stop-proposing" });
  }

  get seat() {
    return this.shared.shown;
  }

  /** @param {(seat: number) => Promise<unknown>} work */
  tell(work) {
    return this.shared.frame.attempt(() => work(this.seat));
  }

  /**
   * The scene as I see it while I propose something: the question of my partner is on its pieces.
   * @param {Look} reply
   * @returns {Scene}
   */
  dress({ scene, steps }) {
    if (this.proposing && this.proposing.steps !== steps) this.proposing = null;
    if (!this.proposing) return scene;
    return withQuestion(scene, this.proposing.question);
  }

  /** @param {Look} reply */
  show({ scene, proposals, lesson }) {
    this.company.show(scene, this.shared.info, proposals, this.proposing !== null);
    this.shared.view.passing.proposed = byKey(proposals, ({ piece }) => piece);
    if (!lesson && !this.proposing && hints()) this.awaitHint(scene);
  }

  /**
   * Where I think for a moment, a bot among my partners proposes something; once a question.
   * @param {Scene} scene
   */
  awaitHint({ question }) {
    const { info } = this.shared;
    const bots = info.partners.some((seat) => info.chairs[seat].level);
    if (!bots || !question || question.number === this.hinted || question.options.length < 2) return;
    const { number } = question;
    this.hinted = number;
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.takeHint(number), PAUSE);
  }

  /** @param {number} number */
  async takeHint(number) {
    const { asking, path } = this.shared;
    if (document.hidden || asking.sending || asking.question?.number !== number) return;
    try {
      await post(`${path}/consult`, { seat: this.seat, unasked: true });
    } catch {
      // Nobody has asked for it: nobody is told.
    }
  }

  /** @param {ProposalReply[]} proposals */
  onButtons(proposals) {
    const mine = proposals.filter(({ owner }) => owner === this.seat);
    return byKey(mine, ({ option }) => option);
  }

  // Proposing.

  /** @param {number} owner */
  begin(owner) {
    const { path, info } = this.shared;
    return this.tell(async (seat) => {
      const asked = `seat=${seat}&owner=${owner}&shape=${shape()}`;
      const { question } = await get(`${path}/open?${asked}`);
      const text = say("propose-what", { who: info.chairs[owner].name });
      // Its number is its owner's: it must not be taken for a question of mine.
      const shown = { ...question, text, number: -1 - question.number };
      const { steps } = this.shared;
      this.proposing = { owner, number: question.number, steps, question: shown };
      await this.shared.refresh({ moving: false });
    });
  }

  /** @param {string} option */
  async answer(option) {
    if (!this.proposing) return false;
    const { owner, number } = this.proposing;
    const done = await this.send(owner, option, number);
    await this.end();
    return done;
  }

  /**
   * @param {number} owner
   * @param {string | null} option
   * @param {number} number
   */
  send(owner, option, number) {
    const { path } = this.shared;
    return this.tell((seat) => post(`${path}/propose`, { seat, owner, option, number }));
  }

  end() {
    this.proposing = null;
    return this.shared.refresh({ moving: false });
  }

  /**
   * One click takes it, also where a choice is otherwise confirmed.
   * @param {string} option
   */
  take(option) {
    const { asking } = this.shared;
    if (!asking.sending && asking.question) asking.send([option]);
  }

  // Pointing and signs.

  /** @param {boolean} on */
  point(on) {
    const { view, path } = this.shared;
    view.passing.pointing = on ? (piece) => this.pointAt(path, piece) : null;
    view.element.classList.toggle("pointing", on);
  }

  /**
   * @param {TablePath} path
   * @param {string} piece
   */
  pointAt(path, piece) {
    this.company.toggle(false);
    return this.tell((seat) => post(`${path}/point`, { seat, piece }));
  }

  /** @param {Passing[]} signs */
  hear(signs) {
    for (const each of signs) {
      if (each.kind === "point") this.shared.view.passing.pointAt(each.seat, each.piece);
      else if (each.kind === "sign") this.nod(each.seat, each.sign);
    }
  }

  /**
   * @param {number} seat
   * @param {SignName} sign
   */
  nod(seat, sign) {
    const words = say("sign", { sign });
    this.shared.view.passing.signAt(seat, words);
    if (seat !== this.seat) this.company.hear(`${this.shared.info.chairs[seat].name}: ${words}`);
  }

  // Taking back.

  /** @param {OneSeat} whose */
  askBack(whose) {
    return post(`${this.shared.path}/ask-back`, whose);
  }

  /** @param {boolean} agrees */
  agree(agrees) {
    const { info, path } = this.shared;
    const asked = info.asked_back;
    const seat = asked?.to_agree.find((each) => info.you.includes(each)) ?? asked?.seat ?? this.seat;
    return this.tell(() => post(`${path}/agree-back`, { seat, agrees }));
  }
}

/**
 * The seats that propose something, by piece or option.
 * @param {ProposalReply[]} proposals
 * @param {(made: ProposalReply) => string | null} key
 */
function byKey(proposals, key) {
  /** @type {Map<string, number[]>} */
  const found = new Map();
  for (const made of proposals) {
    const id = key(made);
    if (id !== null) found.set(id, [...(found.get(id) ?? []), made.seat]);
  }
  return found;
}
