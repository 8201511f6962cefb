// What partners tell each other, between the stage and the question: proposals, signs, and the
// question whether something is to be taken back.

import { button, el, name, replace, set } from "../lib/dom.js";
import { emblem } from "../lib/emblems.js";
import { icon } from "../lib/icons.js";
import { hints, setHints } from "../lib/preferences.js";
import { say, series } from "../lib/words.js";

/** @import { AskedBackReply, ProposalReply, Question, Scene } from "../types.d.ts" */
/** @import { SignName, TableReply } from "../types.d.ts" */

/**
 * @typedef {object} CompanyHooks
 * @property {(option: string) => void} take
 * @property {(owner: number) => unknown} propose begins to propose something
 * @property {(proposal: ProposalReply) => unknown} withdraw
 * @property {() => unknown} consult
 * @property {(on: boolean) => void} hints bots propose unasked from now on, or not
 * @property {(on: boolean) => void} pointing
 * @property {(sign: SignName) => unknown} sign
 * @property {(agrees: boolean) => unknown} agree
 */

/** @type {SignName[]} */
const SIGNS = ["good", "wait", "thanks", "ouch", "yours", "hurray"];

export class Company {
  /** @param {CompanyHooks} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    this.look = ""; // what it was drawn from
    this.told = ""; // what was said aloud last
    this.pointing = false;
    this.list = el("ul", { class: "proposals" });
    this.back = el("p", { class: "asked-back" });
    this.tools = el("div", { class: "company-tools" });
    this.live = el("p", { class: "aside-words", "aria-live": "polite" });
    this.point = button([icon("hand"), el("span", {}, say("point"))], () => this.toggle(), {
      class: "quiet point",
      "aria-pressed": "false",
      title: say("point-long"),
    });
    const signs = SIGNS.map((sign) =>
      button(say("sign", { sign }), () => this.give(sign), { class: "quiet", "data-sign": sign }),
    );
    this.hint = button(icon("bot"), () => this.toggleHints(), {
      class: "icon-button hints",
      "aria-pressed": String(hints()),
    });
    name(this.hint, say("hints"));
    set(this.hint, "title", say("hints-long"));
    this.signs = el(
      "details",
      { class: "signs-menu" },
      el("summary", { class: "quiet" }, say("give-sign")),
      el("div", { class: "signs-list" }, signs),
    );
    const props = { class: "partners", "aria-label": say("company"), hidden: true };
    this.element = el("section", props, this.back, this.list, this.tools, this.live);
  }

  /**
   * @param {Scene} scene
   * @param {TableReply} info
   * @param {ProposalReply[]} proposals
   * @param {boolean} proposing am I choosing what to propose?
   */
  show(scene, info, proposals, proposing) {
    const { partners, asked_back: back, chairs, status } = info;
    const playing = status === "playing" && info.you.length > 0;
    const shared = playing && partners.length > 0;
    this.element.hidden = !shared && !(playing && back);
    if (this.element.hidden) return;
    // A bot makes up its own mind, and sees no signs.
    const people = partners.filter((seat) => !chairs[seat].level);
    const asked = people.filter((seat) => scene.seats[seat]?.waiting);
    const mine = Boolean(scene.seats[scene.seat]?.waiting);
    const look = JSON.stringify([proposals, back, asked, mine, proposing, chairs, scene.seat, hints()]);
    if (look === this.look) return;
    this.look = look;
    /** @param {number} seat */
    const called = (seat) => chairs[seat].name;
    replace(this.back, back ? this.askedBack(back, info, called) : []);
    this.back.hidden = !back;
    replace(
      this.list,
      proposals.map((each) => this.proposal(each, scene.seat, called)),
    );
    this.list.hidden = !proposals.length;
    const ask = proposing ? [] : asked.map((seat) => this.proposeButton(seat, called(seat)));
    const bots = partners.length > people.length;
    const consult = button(say("ask-bots"), () => this.hooks.consult(), { class: "quiet consult" });
    const signs = people.length ? [this.point, this.signs] : [];
    const asking = bots ? [mine ? consult : null, this.hint] : [];
    replace(this.tools, shared ? [...ask, ...asking, ...signs] : []);
    this.element.classList.toggle("hinted", bots && mine && hints());
    this.sayAloud(proposals.filter(({ seat }) => seat !== scene.seat).at(-1), called);
  }

  /**
   * @param {number} seat
   * @param {string} who
   */
  proposeButton(seat, who) {
    return button(say("propose-to", { who }), () => this.hooks.propose(seat), {
      class: "answer propose",
      "data-owner": seat,
    });
  }

  /**
   * Whoever is asked takes it with one click; whoever has made it may withdraw it.
   * @param {ProposalReply} made
   * @param {number} me
   * @param {(seat: number) => string} called
   */
  proposal(made, me, called) {
    const { seat, owner, option, label, reason } = made;
    const words = el(
      "span",
      {},
      el("b", {}, seat === me ? say("you-propose") : say("proposes", { who: called(seat) })),
      ` ${label}`,
      reason ? el("span", { class: "soft" }, ` · ${reason}`) : null,
    );
    if (owner === me) {
      const take = () => this.hooks.take(option);
      const props = { class: "answer proposal", "data-by": seat, title: say("take-proposal") };
      return el("li", {}, button([emblem(seat), words], take, props));
    }
    const line = el("span", { class: "proposal", "data-by": seat }, emblem(seat), words);
    if (seat !== me) return el("li", {}, line);
    const props = { class: "icon-button withdraw" };
    const withdraw = button(icon("close"), () => this.hooks.withdraw(made), props);
    name(withdraw, say("withdraw"));
    return el("li", {}, line, withdraw);
  }

  /**
   * @param {AskedBackReply} back
   * @param {TableReply} info
   * @param {(seat: number) => string} called
   */
  askedBack({ seat, to_agree: missing }, info, called) {
    const mine = info.you.includes(seat);
    const who = mine ? series(missing.map(called)) : called(seat);
    const words = el("span", {}, say(mine ? "back-waiting" : "back-asked", { who }));
    const agree = button(say("back-agree"), () => this.hooks.agree(true), {
      class: "answer main agree",
    });
    const refuse = button(say(mine ? "never-mind" : "back-refuse"), () => this.hooks.agree(false), {
      class: "quiet refuse",
    });
    const asked = missing.some((each) => info.you.includes(each));
    return [emblem(seat), words, asked ? agree : null, asked || mine ? refuse : null];
  }

  /**
   * A new proposal is read to whoever does not see it.
   * @param {ProposalReply | undefined} made
   * @param {(seat: number) => string} called
   */
  sayAloud(made, called) {
    const told = made ? `${say("proposes", { who: called(made.seat) })} ${made.label}` : "";
    if (told !== this.told) this.live.textContent = told;
    this.told = told;
  }

  /**
   * A sign that somebody has given.
   * @param {string} words
   */
  hear(words) {
    this.live.textContent = words;
  }

  toggleHints() {
    setHints(!hints());
    set(this.hint, "aria-pressed", String(hints()));
    this.hooks.hints(hints());
  }

  /** The next piece that is touched is pointed at. */
  toggle(on = !this.pointing) {
    this.pointing = on;
    set(this.point, "aria-pressed", String(on));
    this.hooks.pointing(on);
  }

  /** @param {SignName} sign */
  give(sign) {
    this.signs.open = false;
    this.hooks.sign(sign);
  }
}

/**
 * The table with the question of a partner on its pieces, for who wants to propose an answer.
 * @param {Scene} scene
 * @param {Question} question
 * @returns {Scene}
 */
export function withQuestion(scene, question) {
  const options = new Map(question.options.map(({ piece, option }) => [piece, option]));
  const zones = scene.zones.map((zone) => ({
    ...zone,
    pieces: zone.pieces.map((piece) => ({ ...piece, option: options.get(piece.id) })),
  }));
  return { ...scene, question, zones };
}
