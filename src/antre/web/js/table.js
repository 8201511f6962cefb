// The table page: keeps what is shown in step with the house, and sends what is chosen.

import { get, post, Refused, Unreachable } from "./api.js";
import { Asking } from "./asking.js";
import { Curtain } from "./curtain.js";
import { button, busy, el, replace } from "./dom.js";
import { Explain } from "./explain.js";
import { name } from "./frame.js";
import { icon } from "./icons.js";
import { isPublic, publicScene } from "./hotseat.js";
import { allowed, Lesson } from "./lesson.js";
import { groups } from "./lights.js";
import { Lobby } from "./lobby.js";
import { result } from "./result.js";
import { fetchScene } from "./scenes.js";
import { narrow, stillness } from "./settings.js";
import { play } from "./sound.js";
import { Story } from "./story.js";
import { Stream } from "./stream.js";
import { TableView } from "./view.js";
import { say, series } from "./words.js";

const RESULT = "result";
const PATIENCE = 6000;

export async function open(frame, id) {
  const info = await get(`/tables/${id}`);
  await new TablePage(frame, info).begin();
}

class TablePage {
  constructor(frame, info) {
    this.frame = frame;
    this.info = info;
    this.path = `/tables/${info.table}`;
    this.at = null; // the step that is looked at, or null for now
    this.version = -1;
    this.unlit = []; // groups of pieces that are to light up
    this.lifted = null; // for whom the curtain was lifted
    this.asking = new Asking({
      send: (options, number) => this.send(options, number),
      why: (option) => this.why(option),
      rule: (rule) => frame.attempt(() => this.explain.rule(rule)),
      changed: () => this.view.again(),
    });
    this.story = new Story({
      look: (step) => this.lookAt(step),
      chat: (text) => frame.attempt(() => post(`${this.path}/chat`, { text })),
    });
    this.explain = new Explain(info.game);
    this.curtain = new Curtain();
    this.view = new TableView(this.asking, this.story);
    this.lesson = new Lesson(this.path, {
      attempt: (work) => frame.attempt(work),
      done: () => this.refresh(),
    });
    this.view.addLesson(this.lesson.element);
    this.lobby = new Lobby(frame, this.path, (change) => this.renew(change));
    this.tools();
  }

  get hot() {
    return this.info.you.length > 1;
  }

  async begin() {
    narrow.addEventListener("change", () => this.refresh({ moving: false }));
    document.addEventListener("keydown", (event) => this.key(event));
    const shown = this.refresh({ moving: false });
    // At a shared screen the first thing to be seen may be the curtain.
    if (!this.hot) await shown;
    this.listen();
  }

  listen() {
    const seat = this.info.you[0] ?? -1;
    this.stream?.close();
    this.heardSeat = seat;
    if (seat < 0 && !this.info.spectators) return;
    this.stream = new Stream(this.info.table, seat, this.info.version, {
      heard: (message) => this.heard(message),
      state: (on) => this.connection(on),
    });
  }

  connection(on) {
    const back = on && this.wasOff;
    this.wasOff = !on;
    this.frame.connected(on);
    if (back) this.refresh({ all: true });
  }

  heard(message) {
    this.unlit.push(...groups(message.events));
    this.refresh({ all: message.lobby || message.over || message.chat.length > 0 });
  }

  // What is so.

  /** Look again, one look at a time; what comes meanwhile is looked at afterwards. */
  async refresh({ all = false, moving = true } = {}) {
    this.wanted = { all: all || this.wanted?.all, moving: moving && (this.wanted?.moving ?? true) };
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

  /** Nobody answered: the stream is opened anew, and once it is there we look again. */
  lookFailed(error) {
    if (error instanceof Unreachable) {
      this.connection(false);
      this.stream?.reopen();
    } else if (!(error instanceof Refused)) throw error;
    else if (this.view.scene) this.frame.say(error.message);
    else this.frame.empty(say("not-here"), error.message);
  }

  async renew(change) {
    this.info = change ?? this.info;
    await this.refresh({ all: true });
    if ((this.info.you[0] ?? -1) !== this.heardSeat) this.listen();
  }

  async lookOnce(all, moving) {
    if (all || this.hot || !this.view.scene) this.info = await get(this.path);
    const mine = this.info.chairs.filter((chair) => chair.yours);
    this.leave.hidden = this.info.status === "over" || mine.every((chair) => chair.stand_in);
    if (this.info.status === "lobby") return this.showLobby();
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

  /** At a shared screen nobody's secrets are shown until the one who is asked says: it is me. */
  async hotReply(seat) {
    const last = this.actor ?? seat;
    const looks = [seat, -1, last].map((each) => fetchScene(this.info, each));
    const [mine, open, actor] = await Promise.all(looks);
    const { question } = mine.scene;
    mine.can_undo = actor.can_undo;
    if (!question || isPublic(mine.scene, open.scene)) {
      this.curtain.lift();
      this.lifted = null;
      return publicScene(mine, open);
    }
    if (this.lifted !== seat) {
      await this.curtain.wait(seat, this.info.chairs[seat].name);
      this.lifted = seat;
    }
    return mine;
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

  async show(reply, moving) {
    const { scene } = reply;
    if (!this.view.element.isConnected) this.mount();
    const turned = this.shown !== scene.seat;
    this.shown = scene.seat;
    this.version = reply.version;
    const { lesson = null } = reply;
    const over = this.info.status === "over";
    if (lesson && lesson.kind !== "choose") scene.question = null;
    const buttons = this.moreButtons(scene, over);
    const fresh = this.asking.ask(scene, { buttons, allowed: allowed(lesson) });
    const sentence = lesson?.kind === "read" ? lesson.title : this.sentence(scene, over);
    this.asking.say(sentence, reply.log.at(-1)?.text);
    this.frame.setTitle(scene.title);
    const taught = this.lesson.show(lesson);
    this.view.point(lesson?.piece ?? null);
    this.log = reply.log;
    this.story.tell(this.log, null, scene);
    this.story.hear(this.info.chat, this.company());
    this.undo.hidden = over || !reply.can_undo;
    this.fold.hidden = false;
    if (over) this.view.addTab(RESULT, say("result"), result(scene, this.info));
    this.view.lookBack(null);
    const first = !this.view.scene;
    const travelled = this.view.show(scene, this.info, { moving: moving && !turned });
    this.story.toEnd();
    this.story.unread = false;
    if (fresh) this.view.comeForward();
    if (taught && lesson?.piece) this.view.bringForward(lesson.piece);
    if (over && !this.ended) this.view.stage.select(RESULT);
    this.announce(scene, over, fresh, first);
    const moved = await travelled;
    if (moved) play("move");
    this.view.light(this.unlit.splice(0));
  }

  announce(scene, over, fresh, first) {
    if (over && !this.ended) play("end");
    else if (fresh && scene.question && !first) play("turn");
    this.ended = over;
    if (scene.question && document.hidden) document.title = `● ${document.title}`;
  }

  mount() {
    this.frame.main.className = "at-table";
    replace(this.frame.main, this.view.element, this.explain.element, this.curtain.element);
  }

  company() {
    const others = this.info.chairs.some((chair) => chair.kind === "person" && !chair.yours);
    return others && this.info.you.length > 0;
  }

  sentence(scene, over) {
    const names = (seats) => series(seats.map((seat) => this.info.chairs[seat].name));
    if (over) {
      const winners = this.info.winners;
      const mine = winners.length === 1 && winners[0] === scene.seat;
      return mine ? say("you-won") : say("won", { who: names(winners), count: winners.length });
    }
    if (scene.question) return scene.question.text;
    const asked = scene.seats.filter((each) => each.waiting).map((each) => each.seat);
    return asked.length ? say("waiting-for", { who: names(asked) }) : say("one-moment");
  }

  moreButtons(scene, over) {
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
        const { table } = await post(`${this.path}/rematch`);
        location.assign(`/t/${table}`);
      });
    return button(say("rematch"), go, { class: "answer main rematch" });
  }

  // Doing.

  async send(options, number) {
    play("choose");
    const seat = this.shown;
    const answer = { seat, options, number };
    const done = await this.frame.attempt(() => post(`${this.path}/decide`, answer));
    if (done) this.actor = seat;
    // Not waited for: at a shared screen the next look may have to wait for the curtain.
    this.refresh({ all: !done });
    return done;
  }

  why(option) {
    return this.frame.attempt(async () => {
      this.explain.show(await post(`${this.path}/why`, { seat: this.shown, option }));
    });
  }

  tools() {
    this.undo = button([icon("undo"), el("span", {}, say("undo"))], () => this.takeBack(), {
      class: "tool undo",
      hidden: true,
      title: say("undo-long"),
    });
    this.fold = button(icon("story"), () => this.view.fold(!this.view.folded), {
      class: "icon-button fold",
      hidden: true,
    });
    name(this.fold, say("fold-story"));
    const rules = el(
      "a",
      { class: "icon-button", href: `/rules/${this.info.game}`, target: "_blank" },
      icon("rules"),
    );
    name(rules, say("rules"));
    replace(this.frame.tools, this.undo, rules, this.fold);
    this.leave = button(icon("leave"), () => this.getUp(), {
      class: "icon-button leave",
      hidden: true,
    });
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

  lookAt(step) {
    return this.frame.attempt(async () => {
      const seat = this.hot ? -1 : this.shown;
      const reply = await fetchScene(this.info, seat, step);
      this.at = step;
      const { scene } = reply;
      scene.question = null;
      this.asking.ask(scene, { buttons: [] });
      this.asking.say(say("back-then"), reply.log.at(-1)?.text);
      this.frame.setTitle(scene.title);
      this.story.tell(this.log, step, scene);
      this.view.lookBack(say("looking-back"), () => this.backToNow());
      const then = { ...this.info, winners: [] };
      await this.view.show(scene, then, { moving: !this.hot && !stillness.matches, at: step });
      if (narrow.matches) this.view.stage.select("table");
      this.view.light(groups(reply.log.filter((line) => line.step === step)));
    });
  }

  /** The game goes on while somebody looks back: only the story grows. */
  keepLooking(reply) {
    this.log = reply.log;
    this.story.tell(this.log, this.at, this.view.scene);
  }

  async backToNow() {
    this.at = null;
    this.story.told = "";
    await this.refresh({ all: true, moving: !stillness.matches });
  }

  // Keys.

  key(event) {
    const typing = event.target.closest?.("input, select, textarea");
    if (
      typing ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      document.querySelector("dialog[open]")
    )
      return;
    if (event.key === "Escape") this.escape();
    else if (event.key === "?") this.asking.explain();
    else if (event.key === "u" && !this.undo.hidden) this.takeBack();
    else if (this.at === null && this.asking.key(event.key)) this.afterKey();
    else if (!this.view.key(event.key)) return;
    event.preventDefault();
  }

  afterKey() {
    if (this.asking.plan?.full || this.asking.armed)
      this.asking.element.querySelector(".confirm")?.focus();
  }

  escape() {
    if (this.asking.disarm()) return;
    if (this.at !== null) this.backToNow();
    else this.view.tip.hide();
  }
}
