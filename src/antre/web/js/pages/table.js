// The table page: keeps what is shown in step with the house, and sends what is chosen.

import { get, post } from "../lib/api.js";
import { call } from "../lib/attention.js";
import { button, busy, closest, el, name, replace, set } from "../lib/dom.js";
import { wear } from "../lib/emblems.js";
import { icon } from "../lib/icons.js";
import { narrow, still } from "../lib/preferences.js";
import { play } from "../lib/sound.js";
import { say, series } from "../lib/words.js";
import { Asking } from "../question/asking.js";
import { learn, usual } from "../question/habits.js";
import { fetchScene } from "../scene/fetch.js";
import { groups } from "../scene/lights.js";
import { Coach } from "../table/coach.js";
import { Handover } from "../table/handover.js";
import { isPublic, publicScene } from "../table/hotseat.js";
import { allowed, Lesson } from "../table/lesson.js";
import { PauseBar } from "../table/pause-bar.js";
import { hasFinale, result } from "../table/result.js";
import { RuleDialog } from "../table/rule-dialog.js";
import { SeatTimes } from "../table/seat-times.js";
import { Story } from "../table/story.js";
import { TABLE } from "../table/tabs.js";
import { stories, Telling } from "../table/telling.js";
import { TableView } from "../table/view.js";
import { Following } from "./following.js";
import { InStep } from "./in-step.js";
import { Leaving } from "./leaving.js";
import { Lobby } from "./lobby.js";
import { LookingBack } from "./looking-back.js";
import { isSpent, moreButtons } from "./more-buttons.js";
import { Partners } from "./partners.js";
import { showStopped } from "./stopped.js";
import { WhatIf } from "./what-if.js";

/** @import { LogLine, Me, Scene } from "../types.d.ts" */
/** @import { Refused } from "../lib/api.js" */
/** @import { Opinion, StoppedReply, TablePath, TableReply } from "../types.d.ts" */
/** @import { Look } from "../scene/fetch.js" */
/** @import { Frame } from "./frame.js" */

const RESULT = "result";

/**
 * @param {Frame} frame
 * @param {string} id
 * @param {Me} me
 */
export async function open(frame, id, me) {
  const info = await get(`/tables/${id}`);
  await new TablePage(frame, me, info).begin();
}

class TablePage {
  /**
   * @param {Frame} frame
   * @param {Me} me
   * @param {TableReply} info
   */
  constructor(frame, me, info) {
    this.frame = frame;
    this.info = info;
    /** @type {TablePath} */
    this.path = `/tables/${info.table}`;
    /** @type {LogLine[]} */
    this.log = [];
    this.shown = -1; // whose eyes
    /** @type {number | null} */
    this.actor = null; // who has answered last, at a shared screen
    this.ended = false;
    this.asksAll = false; // would taking back need the others?
    this.steps = 0; // as many as there are now
    this.since = 0; // as many as there were when I last answered
    /** @type {number | null} */
    this.lifted = null; // for whom the curtain was lifted
    this.asking = new Asking({
      send: (options, number) => this.send(options, number),
      why: (option) => this.why(option),
      rule: (rule) => frame.attempt(() => this.ruleDialog.rule(rule)),
      changed: () => this.view.again(),
    });
    this.story = new Story({
      look: (step) => this.back.lookAt(step),
      chat: (text) => frame.attempt(() => post(`${this.path}/chat`, { text })),
    });
    this.ruleDialog = new RuleDialog(info.game);
    this.handover = new Handover();
    this.view = new TableView(this.asking, this.story);
    this.telling = new Telling(this.view, this.asking);
    this.skip = button(say("skip-telling"), () => this.telling.skip(), {
      class: "answer main skip-telling",
    });
    this.lesson = new Lesson(info.game, this.path, {
      attempt: (work) => frame.attempt(work),
      done: () => this.refresh(),
      see: () => this.view.seePointed(),
    });
    this.view.addAbove(this.lesson.element);
    this.view.stage.body.addEventListener("click", () => this.lesson.makeRoom());
    this.partners = new Partners(this);
    this.view.addAbove(this.partners.company.element);
    this.pause = new PauseBar((seat, agrees) =>
      frame.attempt(async () =>
        this.renew(await post(`${this.path}/agree-pause`, { seat, agrees })),
      ),
    );
    this.view.addAbove(this.pause.element);
    this.lobby = new Lobby(frame, me, info, this.path, (change) => this.renew(change));
    this.undo = button([icon("undo"), el("span", {}, say("undo"))], () => this.takeBack(), {
      class: "tool undo",
      hidden: true,
      title: say("undo-long"),
    });
    this.coach = new Coach(this.asking, {
      ask: async () => {
        /** @type {Opinion[]} */
        let opinions = [];
        await frame.attempt(async () => {
          ({ opinions } = await post(`${this.path}/advice`, { seat: this.shown }));
        });
        return opinions;
      },
      light: (pieces) => this.view.light([pieces]),
      see: (pieces) => this.view.see(pieces),
    });
    this.times = new SeatTimes(() => this.refresh({ all: true, moving: false }));
    this.asking.element.prepend(this.coach.element);
    this.asking.element.append(this.times.element);
    this.whatIf = new WhatIf(this);
    this.asking.bar.words.prepend(this.whatIf.sign);
    this.again = button(icon("again"), () => this.back.showAgain(), {
      class: "icon-button again",
      hidden: true,
    });
    this.fold = button(icon("story"), () => this.view.fold(!this.view.folded), {
      class: "icon-button fold",
      hidden: true,
    });
    this.following = new Following(this);
    this.leaving = new Leaving(this);
    this.back = new LookingBack(this);
    this.step = new InStep(this.path, {
      look: (all, moving) => this.lookOnce(all, moving),
      refused: (error) => this.refused(error),
      renew: (change) => this.renew(change),
      connected: (on) => frame.connected(on),
      signs: (signs) => this.partners.hear(signs),
    });
    this.tools();
  }

  /** A bot plays on for me: nothing is asked of me until I take my seat back. */
  get away() {
    const mine = this.info.chairs.filter((chair) => chair.yours);
    return mine.length > 0 && mine.every((chair) => chair.stand_in);
  }

  /** All have agreed to a pause. */
  get rests() {
    return Boolean(this.info.pause?.on);
  }

  get hot() {
    return this.info.you.length > 1 && !this.away;
  }

  async begin() {
    narrow.addEventListener("change", async () => {
      await this.refresh({ moving: false });
      this.view.comeForward();
      this.view.attend();
    });
    document.addEventListener("keydown", (event) => this.key(event));
    const shown = this.refresh({ moving: false });
    // At a shared screen the first thing to be seen may be the curtain.
    if (!this.hot || this.info.stopped) await shown;
    if (!this.info.stopped) this.step.listen(this.info);
  }

  refresh(how = {}) {
    return this.step.refresh(how);
  }

  /**
   * The house will not show it.
   * @param {Refused} error
   */
  refused(error) {
    if (this.view.scene) this.frame.say(error.message);
    else this.frame.empty(say("not-here"), error.message);
  }

  /** @param {TableReply} change */
  async renew(change) {
    this.info = change;
    await this.refresh({ all: true });
    if (!this.info.stopped) this.step.listen(this.info);
  }

  /**
   * @param {boolean} all
   * @param {boolean} moving
   */
  async lookOnce(all, moving) {
    if (all || this.hot || this.info.clock || !this.view.scene) this.info = await get(this.path);
    const { status, stopped, you } = this.info;
    wear(this.info.chairs);
    this.leaving.offer(status === "over" || stopped || this.away || !you.length ? null : status);
    if (status === "lobby") return this.showLobby();
    if (stopped) return this.showStopped(stopped);
    const seat = this.seat();
    const reply = this.hot ? await this.hotReply(seat) : await fetchScene(this.info, seat);
    if (this.back.at !== null) return this.back.keepLooking(reply);
    if (this.whatIf.on) return;
    return this.show(reply, moving);
  }

  /** Whose eyes: mine, or at a shared screen whoever is asked; nobody's when all have got up. */
  seat() {
    const { you, waiting } = this.info;
    if (this.away && you.length > 1) return -1;
    if (you.includes(this.shown) && waiting.includes(this.shown)) return this.shown;
    return (
      you.find((seat) => waiting.includes(seat)) ??
      (you.includes(this.shown) ? this.shown : (you[0] ?? -1))
    );
  }

  /**
   * At a shared screen nobody's secrets are shown until the one who is asked says: it is me.
   * @param {number} seat
   * @returns {Promise<Look>}
   */
  async hotReply(seat) {
    const last = this.actor ?? seat;
    const looks = [seat, -1, last].map((each) => fetchScene(this.info, each));
    const [mine, open, actor] = await Promise.all(looks);
    const { question } = mine.scene;
    const { can_undo, can_ask_back } = actor;
    if (!question || isPublic(mine.scene, open.scene)) {
      this.handover.lift();
      this.lifted = null;
      return { ...open, scene: publicScene(mine.scene, open.scene), can_undo, can_ask_back };
    }
    if (this.lifted !== seat) {
      await this.handover.wait(seat, this.info.chairs[seat].name);
      this.lifted = seat;
    }
    return { ...mine, can_undo, can_ask_back };
  }

  // Showing it.

  showLobby() {
    this.frame.setTitle(say("lobby"));
    this.frame.main.className = "page";
    this.lobby.show(this.info);
    if (!this.lobby.element.isConnected) replace(this.frame.main, this.lobby.element);
    this.undo.hidden = true;
    this.fold.hidden = true;
  }

  /** @param {StoppedReply} stopped */
  async showStopped(stopped) {
    this.step.close();
    this.undo.hidden = true;
    this.fold.hidden = true;
    await showStopped(this.frame, this.info, stopped, (change) => this.renew(change));
    if (stopped.play_on) this.step.waitForOthers();
  }

  /**
   * @param {Look} reply
   * @param {boolean} moving
   */
  async show(reply, moving) {
    const scene = this.partners.dress(reply);
    if (!this.view.element.isConnected) this.mount();
    const turned = this.shown !== scene.seat;
    await this.tellFirst(reply, moving && !turned);
    this.shown = scene.seat;
    const { lesson } = reply;
    const over = this.info.status === "over";
    if (this.away || this.rests || (lesson && lesson.kind !== "choose")) scene.question = null;
    const buttons = this.partners.proposing ? [this.partners.stop] : moreButtons(this, scene);
    const proposed = this.partners.onButtons(reply.proposals);
    const fresh = this.asking.ask(scene, { buttons, allowed: allowed(lesson), proposed });
    this.asking.bar.release();
    const sentence = lesson?.kind === "read" ? lesson.title : this.sentence(scene, over);
    this.asking.say(sentence, over ? "" : reply.log.at(-1)?.text);
    this.frame.setTitle(scene.title);
    const taught = this.lesson.show(lesson);
    this.view.point(lesson?.piece ?? null);
    this.log = reply.log;
    this.steps = reply.steps;
    this.again.hidden = !this.log.length;
    this.story.tell(this.log, null, scene);
    this.story.talk.hear(this.info.chat, this.company(), !this.info.you.length);
    this.partners.show(reply);
    this.pause.show(this.info);
    this.offerUndo(reply, over);
    if (fresh) this.coach.hide();
    // Partners are asked for what they would do.
    this.coach.offer(this.info.advice && !this.info.partners.length);
    this.whatIf.offer(!lesson && this.info.advice && !this.away);
    this.fold.hidden = false;
    const finale = hasFinale(scene);
    if (over) this.view.addTab(RESULT, say("result"), result(this.info, finale));
    this.back.leave();
    const first = !this.view.scene;
    const travelled = this.view.show(scene, this.info, { moving: moving && !turned });
    this.times.show(this.info, this.shown);
    this.telling.clear();
    this.story.toEnd();
    this.story.unread = false;
    // With nothing asked, each look brings the shared table forward, but not away from what is read.
    const reading = lesson?.kind === "read" && !taught;
    if (fresh && !reading) this.view.comeForward();
    if (taught && lesson) this.view.bringForward(lesson.piece);
    if (over && !this.ended) this.view.stage.select(finale ? TABLE : RESULT);
    this.view.keyPlay.regain();
    this.announce(scene, over, fresh, first);
    const moved = await travelled;
    if (moved) play("move");
    if (fresh || taught) this.view.attend();
    this.view.light(groups(this.step.untold.splice(0)));
    if (fresh && !lesson && !this.partners.proposing) this.takeUpHabit();
  }

  /** What I have said in an earlier game about how I like to be asked holds in this one. */
  takeUpHabit() {
    const option = usual(this.info.game, this.asking.question, this.shown);
    if (option) this.asking.send([option]);
  }

  /**
   * What others have done meanwhile is followed step by step, and a figure is seen to go its way,
   * before the table shows where all has come to.
   * @param {Look} reply
   * @param {boolean} moving
   */
  async tellFirst(reply, moving) {
    if (!moving || still() || document.hidden || !this.view.scene) return;
    if (!this.hot && this.following.isBehind(reply)) {
      await this.following.catchUp(reply);
      this.step.untold = this.step.untold.filter(({ step }) => step === reply.steps);
      return;
    }
    const lines = stories(this.step.untold);
    if (!lines.length) return;
    this.step.untold = [];
    this.hush(this.view.scene);
    await this.telling.tell(lines, this.shown);
  }

  /**
   * While something is told nothing is asked, but whether to go on, and nothing taken back.
   * @param {Scene} scene
   */
  hush(scene) {
    this.undo.hidden = true;
    this.unhelp();
    this.asking.bar.hold();
    this.asking.ask({ ...scene, question: null }, { buttons: [this.skip] });
    this.view.calm();
  }

  /** Advice and copies are about the question of now: where something else is seen there are none. */
  unhelp() {
    this.coach.hide();
    this.coach.offer(false);
    this.whatIf.end();
    this.whatIf.offer(false);
  }

  /**
   * @param {Scene} scene
   * @param {boolean} over
   * @param {boolean} fresh
   * @param {boolean} first
   */
  announce(scene, over, fresh, first) {
    if (over && !this.ended) play("end");
    else if (fresh && scene.question && !first) call(scene.title, scene.question.text);
    this.ended = over;
  }

  mount() {
    this.frame.main.className = "at-table";
    replace(this.frame.main, this.view.element, this.ruleDialog.element, this.handover.element);
  }

  company() {
    const others = this.info.chairs.some((chair) => chair.kind === "person" && !chair.yours);
    // Those who look on talk among themselves.
    return this.info.you.length ? others : this.info.status === "playing";
  }

  /**
   * @param {Scene} scene
   * @param {boolean} over
   */
  sentence(scene, over) {
    /** @param {number[]} seats */
    const names = (seats) => series(seats.map((seat) => this.info.chairs[seat].name));
    const { outcome } = this.info;
    // Where there is little room the result alone says why.
    if (over && outcome) return `${outcome.said} ${narrow.matches ? "" : outcome.why}`.trim();
    if (scene.question) return scene.question.text;
    if (this.rests) return say("game-rests");
    if (this.info.chairs.some((chair) => chair.yours && chair.conceded)) return say("given-up");
    const mine = this.info.chairs.filter((chair) => chair.yours);
    if (mine.some((chair) => isSpent(chair, this.info))) return say("clock-over");
    if (this.away) return say("bot-plays-for-you");
    const asked = scene.seats.filter((each) => each.waiting).map((each) => each.seat);
    const pause = asked.length ? say("waiting-for", { who: names(asked) }) : say("one-moment");
    return `${pause} ${this.info.hurried ?? ""}`.trim();
  }

  // Doing.

  /**
   * @param {string[]} options
   * @param {number} number
   */
  async send(options, number) {
    play("choose");
    if (this.whatIf.on) return this.whatIf.answer(options);
    if (this.partners.proposing) return this.partners.answer(options[0]);
    const seat = this.shown;
    learn(this.info.game, this.asking.question, seat, options);
    this.since = this.steps;
    const answer = { seat, options, number };
    const done = await this.frame.attempt(() => post(`${this.path}/decide`, answer));
    if (done) this.actor = seat;
    // Not waited for: at a shared screen the next look may have to wait for the curtain.
    this.refresh({ all: !done });
    return done;
  }

  /** @param {string} option */
  why(option) {
    return this.frame.attempt(async () => {
      this.ruleDialog.show(await post(`${this.path}/why`, { seat: this.shown, option }));
    });
  }

  tools() {
    name(this.fold, say("fold-story"));
    const rules = el(
      "a",
      { class: "icon-button", href: `/rules/${this.info.game}`, target: "_blank" },
      icon("rules"),
    );
    name(rules, say("rules"));
    name(this.again, say("show-again"));
    replace(this.frame.tools, this.coach.button, this.whatIf.button, this.undo, this.again, rules, this.fold);
    this.frame.addSwitch(this.leaving.button);
  }

  /**
   * What only I have seen anything after is mine to take back; about the rest all are asked.
   * @param {Look} reply
   * @param {boolean} over
   */
  offerUndo({ can_undo: own, can_ask_back: ask }, over) {
    const { asked_back: asked, chairs } = this.info;
    const others = chairs.some(({ kind, yours }) => kind === "person" && !yours);
    this.asksAll = !own;
    this.undo.hidden = over || this.away || !(own || (ask && !asked));
    replace(this.undo, icon("undo"), el("span", {}, say(own || !others ? "undo" : "ask-back")));
    set(this.undo, "title", say(own || !others ? "undo-long" : "ask-back-long"));
  }

  takeBack() {
    if (this.whatIf.on) return this.whatIf.takeBack();
    return busy(this.undo, () =>
      this.frame.attempt(async () => {
        const whose = { seat: this.hot ? (this.actor ?? this.shown) : this.shown };
        if (this.asksAll) await this.partners.askBack(whose);
        else await post(`${this.path}/undo`, whose);
        this.lifted = null;
        await this.refresh();
      }),
    );
  }

  // Keys.

  /** @param {KeyboardEvent} event */
  key(event) {
    const typing = closest(event, "input, select, textarea");
    if (
      typing ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      document.querySelector("dialog[open]")
    )
      return;
    if (this.telling.on && (event.key === "Escape" || event.key === " ")) this.telling.skip();
    else if (event.key === "Escape") this.escape();
    else if (event.key === "?") this.asking.explain();
    else if (event.key === "u" && !this.undo.hidden) this.takeBack();
    else if (this.back.at === null && this.asking.key(event.key)) this.afterKey();
    else if (!this.view.key(event.key)) return;
    event.preventDefault();
  }

  afterKey() {
    if (this.asking.plan?.full || this.asking.armed) this.asking.bar.focusConfirm();
  }

  escape() {
    if (this.asking.disarm() || this.coach.hide()) return;
    if (this.whatIf.on) return this.whatIf.leave();
    if (this.partners.company.pointing) return this.partners.company.toggle(false);
    if (this.partners.proposing) return this.partners.end();
    if (this.back.at !== null) this.back.toNow();
    else if (!this.view.tip.hide()) this.view.closeSeat();
  }
}
