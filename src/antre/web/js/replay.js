// A game stepped through again, from any seat; the address always names the moment.

import { get } from "./api.js";
import { Asking } from "./asking.js";
import { button, el, replace, set } from "./dom.js";
import { Explain } from "./explain.js";
import { name } from "./frame.js";
import { icon } from "./icons.js";
import { groups } from "./lights.js";
import { result } from "./result.js";
import { fetchScene } from "./scenes.js";
import { narrow, stillness } from "./settings.js";
import { Story } from "./story.js";
import { TableView } from "./view.js";
import { say } from "./words.js";

const PACE = 1100;

export async function open(frame, id) {
  const info = await get(`/tables/${id}`);
  await new Replay(frame, info).begin();
}

class Replay {
  constructor(frame, info) {
    this.frame = frame;
    this.info = info;
    const asked = new URLSearchParams(location.search);
    this.seat = Number(asked.get("seat") ?? info.you[0] ?? -1);
    this.step = asked.has("step") ? Number(asked.get("step")) : 0;
    this.steps = 0;
    this.timer = 0;
    this.asking = new Asking({ rule: (rule) => frame.attempt(() => this.explain.rule(rule)) });
    this.story = new Story({ look: (step) => this.go(step) });
    this.explain = new Explain(info.game);
    this.view = new TableView(this.asking, this.story);
    this.controls = this.makeControls();
  }

  async begin() {
    const fold = button(icon("story"), () => this.view.fold(!this.view.folded), {
      class: "icon-button fold",
    });
    name(fold, say("fold-story"));
    replace(this.frame.tools, fold);
    this.frame.main.className = "at-table replaying";
    replace(this.frame.main, this.view.element, this.explain.element);
    this.asking.element.append(this.controls);
    narrow.addEventListener("change", () => this.show(false));
    document.addEventListener("keydown", (event) => this.key(event));
    await this.show(false);
  }

  makeControls() {
    const tool = (sign, words, act) => {
      const node = button(icon(sign), act, { class: "icon-button" });
      name(node, say(words));
      return node;
    };
    this.playing = tool("go", "play-on", () => this.toggle());
    this.slider = el("input", {
      type: "range",
      min: 0,
      "aria-label": say("step"),
      on: { input: () => this.go(Number(this.slider.value)) },
    });
    const change = ({ target }) => this.look(Number(target.value));
    this.eyes = el("select", { "aria-label": say("eyes"), on: { change } });
    return el(
      "div",
      { class: "controls" },
      tool("first", "to-start", () => this.go(0)),
      tool("before", "step-back", () => this.go(this.step - 1)),
      this.playing,
      tool("after", "step-on", () => this.go(this.step + 1)),
      tool("last", "to-end", () => this.go(this.steps)),
      this.slider,
      this.eyes,
      button([icon("link"), el("span", {}, say("share"))], () => this.share(), {
        class: "quiet share",
      }),
    );
  }

  async show(moving = true) {
    const reply = await fetchScene(this.info, this.seat, this.step);
    const { scene } = reply;
    this.steps = reply.steps;
    this.asked = scene.question;
    const text = scene.question?.text;
    scene.question = null;
    this.asking.ask(scene);
    const atEnd = this.step >= this.steps && this.info.status === "over";
    this.asking.say(reply.log.at(-1)?.text ?? say("start-of-game"), text ?? "");
    this.frame.setTitle(scene.title);
    if (atEnd) this.view.addTab("result", say("result"), result(scene, this.info));
    else this.view.extra.delete("result");
    this.story.tell(await this.wholeLog(), this.step, scene);
    this.story.hear([], false);
    set(this.slider, "max", this.steps);
    this.slider.value = this.step;
    set(this.slider, "aria-valuetext", say("step-of", { step: this.step, of: this.steps }));
    this.fillEyes();
    history.replaceState(null, "", `?step=${this.step}&seat=${this.seat}`);
    const winners = atEnd ? this.info.winners : [];
    await this.view.show(scene, { ...this.info, winners }, { moving });
    this.view.light(groups(this.log.filter((line) => line.step === this.step)));
  }

  async wholeLog() {
    if (this.logOf !== this.seat) {
      this.logOf = this.seat;
      const reply = await fetchScene(this.info, this.seat);
      this.log = reply.log;
    }
    return this.log;
  }

  fillEyes() {
    const over = this.info.status === "over";
    const seats = this.info.chairs.filter((chair) => over || chair.yours);
    const options = seats.map(({ seat, name: who }) =>
      el("option", { value: seat, selected: seat === this.seat }, who),
    );
    replace(
      this.eyes,
      el("option", { value: -1, selected: this.seat < 0 }, say("spectator")),
      options,
    );
  }

  async go(step) {
    const next = Math.max(0, Math.min(this.steps, step));
    if (this.moving) {
      this.wanted = next;
      return;
    }
    this.moving = true;
    this.step = next;
    await this.frame.attempt(() => this.show());
    this.moving = false;
    if (this.wanted !== undefined && this.wanted !== this.step) {
      const { wanted } = this;
      this.wanted = undefined;
      await this.go(wanted);
    }
  }

  /** Other eyes count other steps: the moment is kept as a share of the whole. */
  look(seat) {
    return this.frame.attempt(async () => {
      const share = this.steps ? this.step / this.steps : 0;
      this.seat = seat;
      const reply = await fetchScene(this.info, seat);
      this.step = Math.round(share * reply.steps);
      await this.show(false);
    });
  }

  toggle() {
    const on = !this.timer;
    clearTimeout(this.timer);
    this.timer = 0;
    name(this.playing, say(on ? "pause" : "play-on"));
    replace(this.playing, icon(on ? "pause" : "go"));
    if (on) this.tick();
  }

  tick() {
    this.timer = setTimeout(
      async () => {
        if (this.step >= this.steps) return this.toggle();
        await this.go(this.step + 1);
        if (this.timer) this.tick();
      },
      stillness.matches ? PACE * 1.5 : PACE,
    );
  }

  async share() {
    try {
      await navigator.clipboard.writeText(location.href);
      this.frame.say(say("copied"));
    } catch {
      this.frame.say(location.href);
    }
  }

  key(event) {
    if (
      event.target.closest?.("input, select, .piece, [role=tab]") ||
      event.ctrlKey ||
      event.altKey
    )
      return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step) this.go(this.step + step);
  }
}
