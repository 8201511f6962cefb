// The table page: keeps what is shown in step with the house, and sends what is chosen.

import { get, post, Refused, Unreachable } from "../lib/api.js";
import { begin } from "../lib/deal.js";
import { button, busy, closest, el, name, replace } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { narrow, still } from "../lib/preferences.js";
import { play } from "../lib/sound.js";
import { Stream } from "../lib/stream.js";
import { say, series } from "../lib/words.js";
import { Asking } from "../question/asking.js";
import { fetchScene } from "../scene/fetch.js";
import { groups } from "../scene/lights.js";
import { Handover } from "../table/handover.js";
import { isPublic, publicScene } from "../table/hotseat.js";
import { allowed, Lesson } from "../table/lesson.js";
import { result } from "../table/result.js";
import { RuleDialog } from "../table/rule-dialog.js";
import { Story } from "../table/story.js";
import { stories, Telling } from "../table/telling.js";
import { TableView } from "../table/view.js";
import { Lobby } from "./lobby.js";
import { showStopped } from "./stopped.js";

/** @import { ChairReply, LogLine, Me, Message, Scene } from "../types.d.ts" */
/** @import { StoppedReply, TablePath, TableReply } from "../types.d.ts" */
/** @import { Look } from "../scene/fetch.js" */
/** @import { Frame } from "./frame.js" */

const RESULT = "result";
const PATIENCE = 6000;
const FARTHEST = 40; // steps that are shown again

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
    /** @type {number | null} */
    this.at = null; // the step that is looked at, or null for now
    /** @type {LogLine[]} */
    this.log = [];
    this.shown = -1; // whose eyes
    /** @type {number | null} */
    this.actor = null; // who has answered last, at a shared screen
    this.ended = false;
    this.leaving = 0; // asked once whether to get up
    this.waiting = 0; // for others to play on
    /** @type {Stream | null} */
    this.stream = null;
    /** @type {number | null} */
    this.heardSeat = null; // whose stream it is
    this.wasOff = false;
    /** @type {{ all: boolean, moving: boolean } | null} */
    this.wanted = null; // how to look again
    /** @type {Promise<void> | null} */
    this.looking = null;
    /** @type {LogLine[]} */
    this.untold = []; // what was heard of since the last look
    this.look = 0; // how often another moment was looked at
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
      look: (step) => this.lookAt(step),
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
    });
    this.view.addLesson(this.lesson.element);
    this.lobby = new Lobby(frame, me, info, this.path, (change) => this.renew(change));
    this.undo = button([icon("undo"), el("span", {}, say("undo"))], () => this.takeBack(), {
      class: "tool undo",
      hidden: true,
      title: say("undo-long"),
    });
    this.again = button(icon("again"), () => this.showAgain(), {
      class: "icon-button again",
      hidden: true,
    });
    this.fold = button(icon("story"), () => this.view.fold(!this.view.folded), {
      class: "icon-button fold",
      hidden: true,
    });
    this.leave = button(icon("leave"), () => this.getUp(), {
      class: "icon-button leave",
      hidden: true,
    });
    this.tools();
  }

  get hot() {
    return this.info.you.length > 1;
  }

  async begin() {
    narrow.addEventListener("change", async () => {
      await this.refresh({ moving: false });
      this.view.comeForward();
    });
    document.addEventListener("keydown", (event) => this.key(event));
    const shown = this.refresh({ moving: false });
    // At a shared screen the first thing to be seen may be the curtain.
    if (!this.hot || this.info.stopped) await shown;
    if (!this.info.stopped) this.listen();
  }

  listen() {
    const seat = this.info.you[0] ?? -1;
    this.stream?.close();
    this.heardSeat = seat;
    if (seat < 0 && !this.info.spectators) return;
    this.stream = new Stream(this.info.table, seat, this.info.version, {
      heard: (message) => this.heard(message),
      state: (on) => (on ? this.connection(on) : this.unheard()),
    });
  }

  /** @param {boolean} on */
  connection(on) {
    const back = on && this.wasOff;
    this.wasOff = !on;
    this.frame.connected(on);
    if (back) this.refresh({ all: true });
  }

  /** The house is there and yet there is nothing to hear: the table may have been stopped. */
  async unheard() {
    this.connection(false);
    const info = await get(this.path).catch(() => null);
    if (info?.stopped) await this.renew(info);
  }

  /** @param {Message} message */
  heard(message) {
    this.untold.push(...message.events);
    this.refresh({ all: message.lobby || message.over || message.chat.length > 0 });
  }

  // What is so.

  /** Look again, one look at a time; what comes meanwhile is looked at afterwards. */
  async refresh({ all = false, moving = true } = {}) {
    this.wanted = {
      all: all || (this.wanted?.all ?? false),
      moving: moving && (this.wanted?.moving ?? true),
    };
    if (this.looking) return this.looking;
    this.looking = this.lookUntilDone();
    await this.looking;
  }

  async lookUntilDone() {
    try {
      while (this.wanted) {
        const { all, moving } = this.wanted;
        this.wanted = null;
        await this.lookOnce(all, moving).catch((error) => this.lookFailed(error));
      }
    } finally {
      this.looking = null;
    }
  }

  /**
   * Nobody answered: the stream is opened anew, and once it is there we look again.
   * @param {unknown} error
   */
  lookFailed(error) {
    if (error instanceof Unreachable) {
      this.connection(false);
      this.stream?.reopen();
    } else if (!(error instanceof Refused)) throw error;
    else if (this.view.scene) this.frame.say(error.message);
    else this.frame.empty(say("not-here"), error.message);
  }

  /** @param {TableReply} change */
  async renew(change) {
    this.info = change;
    clearTimeout(this.waiting);
    await this.refresh({ all: true });
    if (!this.info.stopped && (this.info.you[0] ?? -1) !== this.heardSeat) this.listen();
  }

  /**
   * @param {boolean} all
   * @param {boolean} moving
   */
  async lookOnce(all, moving) {
    if (all || this.hot || !this.view.scene) this.info = await get(this.path);
    const mine = this.info.chairs.filter((chair) => chair.yours);
    const { status, stopped } = this.info;
    this.leave.hidden =
      status === "over" || stopped !== null || mine.every((chair) => chair.stand_in);
    if (status === "lobby") return this.showLobby();
    if (stopped) return this.showStopped(stopped);
    const seat = this.seat();
    const reply = this.hot ? await this.hotReply(seat) : await fetchScene(this.info, seat);
    if (this.at !== null) return this.keepLooking(reply);
    return this.show(reply, moving);
  }

  /** Whose eyes: mine, or at a shared screen whoever is asked. */
  seat() {
    const { you, waiting } = this.info;
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
    const { can_undo } = actor;
    if (!question || isPublic(mine.scene, open.scene)) {
      this.handover.lift();
      this.lifted = null;
      return { ...open, scene: publicScene(mine.scene, open.scene), can_undo };
    }
    if (this.lifted !== seat) {
      await this.handover.wait(seat, this.info.chairs[seat].name);
      this.lifted = seat;
    }
    return { ...mine, can_undo };
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
    this.stream?.close();
    this.heardSeat = null;
    this.frame.connected(true);
    this.undo.hidden = true;
    this.fold.hidden = true;
    await showStopped(this.frame, this.info, stopped, (change) => this.renew(change));
    if (stopped.play_on) this.waitForOthers();
  }

  /** Nothing is told at a table that is stopped, yet somebody else may play on. */
  waitForOthers() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(async () => {
      const info = await get(this.path).catch(() => null);
      if (info && !info.stopped) await this.renew(info);
      else this.waitForOthers();
    }, PATIENCE);
  }

  /**
   * @param {Look} reply
   * @param {boolean} moving
   */
  async show(reply, moving) {
    const { scene } = reply;
    if (!this.view.element.isConnected) this.mount();
    const turned = this.shown !== scene.seat;
    await this.tellFirst(moving && !turned);
    this.shown = scene.seat;
    const { lesson } = reply;
    const over = this.info.status === "over";
    if (lesson && lesson.kind !== "choose") scene.question = null;
    const buttons = this.moreButtons(scene, over);
    const fresh = this.asking.ask(scene, { buttons, allowed: allowed(lesson) });
    const sentence = lesson?.kind === "read" ? lesson.title : this.sentence(scene, over);
    this.asking.say(sentence, over ? "" : reply.log.at(-1)?.text);
    this.frame.setTitle(scene.title);
    const taught = this.lesson.show(lesson);
    this.view.point(lesson?.piece ?? null);
    this.log = reply.log;
    this.steps = reply.steps;
    this.again.hidden = !this.log.length;
    this.story.tell(this.log, null, scene);
    this.story.hear(this.info.chat, this.company());
    this.undo.hidden = over || !reply.can_undo;
    this.fold.hidden = false;
    if (over) this.view.addTab(RESULT, say("result"), result(this.info));
    this.view.showNow();
    const first = !this.view.scene;
    const travelled = this.view.show(scene, this.info, { moving: moving && !turned });
    this.telling.clear();
    this.story.toEnd();
    this.story.unread = false;
    // With nothing asked, each look brings the shared table forward, but not away from what is read.
    const reading = lesson?.kind === "read" && !taught;
    if (fresh && !reading) this.view.comeForward();
    if (taught && lesson) this.view.bringForward(lesson.piece);
    if (over && !this.ended) this.view.stage.select(RESULT);
    this.announce(scene, over, fresh, first);
    const moved = await travelled;
    if (moved) play("move");
    this.view.light(groups(this.untold.splice(0)));
  }

  /**
   * A figure is seen to go its way before the table shows where it has come to.
   * @param {boolean} moving
   */
  async tellFirst(moving) {
    const lines = moving && !still() && !document.hidden ? stories(this.untold) : [];
    if (!lines.length || !this.view.scene) return;
    this.untold = [];
    this.hush(this.view.scene);
    await this.telling.tell(lines, this.shown);
  }

  /**
   * While something is told nothing is asked, but whether to go on.
   * @param {Scene} scene
   */
  hush(scene) {
    this.asking.ask({ ...scene, question: null }, { buttons: [this.skip] });
    this.view.calm();
  }

  /**
   * @param {Scene} scene
   * @param {boolean} over
   * @param {boolean} fresh
   * @param {boolean} first
   */
  announce(scene, over, fresh, first) {
    if (over && !this.ended) play("end");
    else if (fresh && scene.question && !first) play("turn");
    this.ended = over;
    if (scene.question && document.hidden) document.title = `● ${document.title}`;
  }

  mount() {
    this.frame.main.className = "at-table";
    replace(this.frame.main, this.view.element, this.ruleDialog.element, this.handover.element);
  }

  company() {
    const others = this.info.chairs.some((chair) => chair.kind === "person" && !chair.yours);
    return others && this.info.you.length > 0;
  }

  /**
   * @param {Scene} scene
   * @param {boolean} over
   */
  sentence(scene, over) {
    /** @param {number[]} seats */
    const names = (seats) => series(seats.map((seat) => this.info.chairs[seat].name));
    const { outcome } = this.info;
    if (over && outcome) return `${outcome.said} ${outcome.why}`.trim();
    if (scene.question) return scene.question.text;
    const asked = scene.seats.filter((each) => each.waiting).map((each) => each.seat);
    const pause = asked.length ? say("waiting-for", { who: names(asked) }) : say("one-moment");
    return `${pause} ${this.info.hurried ?? ""}`.trim();
  }

  /**
   * @param {Scene} scene
   * @param {boolean} over
   */
  moreButtons(scene, over) {
    /** @type {HTMLElement[]} */
    const buttons = [];
    const { chairs, you } = this.info;
    if (over) {
      const replay = el("a", { class: "quiet", href: `/r/${this.info.table}` }, say("replay"));
      if (you.length) buttons.push(this.rematchButton());
      buttons.push(replay);
      return buttons;
    }
    for (const chair of chairs) {
      if (chair.yours && chair.stand_in) buttons.push(this.act("return", "take-seat-back", chair));
      const absent = !chair.yours && !chair.online && !chair.stand_in && chair.kind === "person";
      const asked = scene.seats[chair.seat]?.waiting;
      if (you.length && absent && asked) buttons.push(this.act("replace", "let-bot-play", chair));
    }
    return buttons;
  }

  /**
   * @param {"return" | "replace"} path
   * @param {string} words
   * @param {ChairReply} chair
   */
  act(path, words, { seat, name: who }) {
    const go = () =>
      this.frame.attempt(async () => this.renew(await post(`${this.path}/${path}`, { seat })));
    return button(say(words, { who }), go, { class: "answer" });
  }

  rematchButton() {
    if (this.info.next) {
      return el("a", { class: "answer main", href: `/t/${this.info.next}` }, say("join-rematch"));
    }
    const go = () =>
      this.frame.attempt(async () => {
        const laid = await post(`${this.path}/rematch`, { start: false });
        const alone = this.info.chairs.every(({ yours, kind }) => yours || kind === "bot");
        if (alone) await begin(laid, this.info.you[0]);
        location.assign(`/t/${laid.table}`);
      });
    return button(say("rematch"), go, { class: "answer main rematch" });
  }

  // Doing.

  /**
   * @param {string[]} options
   * @param {number} number
   */
  async send(options, number) {
    play("choose");
    const seat = this.shown;
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
    replace(this.frame.tools, this.undo, this.again, rules, this.fold);
    name(this.leave, say("get-up"));
    this.frame.addSwitch(this.leave);
  }

  /** The first click asks, the second one leaves. */
  getUp() {
    if (!this.leaving) {
      this.leaving = setTimeout(() => this.stay(), PATIENCE);
      this.leave.classList.add("sure");
      name(this.leave, say("get-up-sure"));
      this.frame.say(this.info.status === "lobby" ? say("get-up-sure") : say("get-up-long"));
      return;
    }
    this.stay();
    this.frame.attempt(async () => this.renew(await post(`${this.path}/leave`)));
  }

  stay() {
    clearTimeout(this.leaving);
    this.leaving = 0;
    this.leave.classList.remove("sure");
    name(this.leave, say("get-up"));
  }

  takeBack() {
    return busy(this.undo, () =>
      this.frame.attempt(async () => {
        await post(`${this.path}/undo`, {
          seat: this.hot ? (this.actor ?? this.shown) : this.shown,
        });
        this.lifted = null;
        await this.refresh();
      }),
    );
  }

  // Looking back.

  /**
   * How the table was; a figure that went its way then goes it again.
   * @param {number} step
   */
  lookAt(step) {
    return this.frame.attempt(async () => {
      const look = this.lookElsewhere();
      const lines = this.linesOf(step);
      const story = stories(lines);
      if (story.length && step) {
        await this.showThen(step - 1, false);
        await this.tellThen(story);
        if (look !== this.look) return;
      }
      await this.showThen(step, !this.hot && !still());
      if (narrow.matches) this.view.stage.select("table");
      this.view.light(groups(lines));
    });
  }

  /** What has happened since I last answered, deed by deed. */
  showAgain() {
    return this.frame.attempt(async () => {
      const look = this.lookElsewhere();
      const last = this.log.at(-1)?.step ?? 0;
      const first = Math.max(Math.min(this.since, last - 1), last - FARTHEST, 0);
      await this.showThen(first, false);
      for (let step = first + 1; step <= last; step += 1) {
        const lines = this.linesOf(step);
        if (!lines.length) continue;
        const told = await this.tellThen(lines);
        if (look !== this.look) return;
        if (!told) break;
        await this.showThen(step, true);
      }
      await this.backToNow();
    });
  }

  /** What is told of another moment ends; says by what to know whether this look was the last. */
  lookElsewhere() {
    this.telling.skip();
    this.look += 1;
    return this.look;
  }

  /** @param {number} step */
  linesOf(step) {
    return this.log.filter((line) => line.step === step);
  }

  /**
   * Tell of the deeds that followed on what is shown; false if somebody has seen enough.
   * @param {LogLine[]} lines
   */
  tellThen(lines) {
    if (this.view.scene) this.hush(this.view.scene);
    return this.telling.tell(lines);
  }

  /**
   * @param {number} step
   * @param {boolean} moving
   */
  async showThen(step, moving) {
    const reply = await fetchScene(this.info, this.hot ? -1 : this.shown, step);
    this.at = step;
    const { scene } = reply;
    scene.question = null;
    this.asking.ask(scene, { buttons: [] });
    this.asking.say(say("back-then"), reply.log.at(-1)?.text);
    this.frame.setTitle(scene.title);
    this.story.tell(this.log, step, scene);
    this.view.lookBack(say("looking-back"), () => this.backToNow());
    const then = { ...this.info, outcome: null };
    const travelled = this.view.show(scene, then, { moving, at: step });
    this.telling.clear();
    await travelled;
  }

  /**
   * The game goes on while somebody looks back: only the story grows.
   * @param {Look} reply
   */
  keepLooking(reply) {
    this.log = reply.log;
    if (this.view.scene) this.story.tell(this.log, this.at, this.view.scene);
  }

  async backToNow() {
    this.at = null;
    this.lookElsewhere();
    this.story.told = "";
    await this.refresh({ all: true, moving: !still() });
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
    else if (this.at === null && this.asking.key(event.key)) this.afterKey();
    else if (!this.view.key(event.key)) return;
    event.preventDefault();
  }

  afterKey() {
    if (this.asking.plan?.full || this.asking.armed) this.asking.focusConfirm();
  }

  escape() {
    if (this.asking.disarm()) return;
    if (this.at !== null) this.backToNow();
    else this.view.tip.hide();
  }
}
