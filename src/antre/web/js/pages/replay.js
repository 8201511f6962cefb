// A game stepped through again, from any seat; the address always names the moment.

import { get } from "../lib/api.js";
import { button, closest, el, name, replace, set } from "../lib/dom.js";
import { wear } from "../lib/emblems.js";
import { icon } from "../lib/icons.js";
import { lasting, narrow, stillness } from "../lib/preferences.js";
import { say } from "../lib/words.js";
import { Asking } from "../question/asking.js";
import { ARROWS } from "../scene/board.js";
import { fetchScene } from "../scene/fetch.js";
import { groups } from "../scene/lights.js";
import { hasFinale, result } from "../table/result.js";
import { RuleDialog } from "../table/rule-dialog.js";
import { Story } from "../table/story.js";
import { TableView } from "../table/view.js";
import { showStopped } from "./stopped.js";

/** @import { LogLine, TableReply } from "../types.d.ts" */
/** @import { Icon } from "../lib/icons.js" */
/** @import { Frame } from "./frame.js" */

const PACE = 1100;
const LEAST = 150; // even at once

/**
 * @param {Frame} frame
 * @param {string} id
 */
export async function open(frame, id) {
  const info = await get(`/tables/${id}`);
  wear(info.chairs);
  // Before the first step there is only the lobby to be seen.
  if (info.status === "lobby") return location.replace(`/t/${id}`);
  const { stopped } = info;
  if (stopped) return showStopped(frame, info, stopped, () => location.replace(`/t/${id}`));
  await new Replay(frame, info).begin();
}

class Replay {
  /**
   * @param {Frame} frame
   * @param {TableReply} info
   */
  constructor(frame, info) {
    this.frame = frame;
    this.info = info;
    const asked = new URLSearchParams(location.search);
    this.seat = Number(asked.get("seat") ?? info.you[0] ?? -1);
    this.step = asked.has("step") ? Number(asked.get("step")) : 0;
    this.steps = 0;
    this.timer = 0;
    this.moving = false; // from one step to another
    /** @type {number | null} */
    this.wanted = null; // the step to go to after that
    /** @type {LogLine[]} */
    this.log = [];
    /** @type {number | null} */
    this.logOf = null; // whose log it is
    this.asking = new Asking({
      send: async () => false,
      rule: (rule) => frame.attempt(() => this.ruleDialog.rule(rule)),
      changed: () => {},
    });
    this.story = new Story({ look: (step) => this.go(step) });
    this.ruleDialog = new RuleDialog(info.game);
    this.view = new TableView(this.asking, this.story);
    this.playing = tool("go", "play-on", () => this.toggle());
    this.slider = el("input", {
      type: "range",
      min: 0,
      "aria-label": say("step"),
      on: { input: () => this.go(Number(this.slider.value)) },
    });
    this.eyes = el("select", {
      "aria-label": say("eyes"),
      on: { change: () => this.look(Number(this.eyes.value)) },
    });
  }

  async begin() {
    const fold = button(icon("story"), () => this.view.fold(!this.view.folded), {
      class: "icon-button fold",
    });
    name(fold, say("fold-story"));
    replace(this.frame.tools, fold);
    this.frame.main.className = "at-table replaying";
    replace(this.frame.main, this.view.element, this.ruleDialog.element);
    this.asking.element.append(this.controls());
    narrow.addEventListener("change", () => this.show(false));
    document.addEventListener("keydown", (event) => this.key(event));
    await this.show(false);
  }

  controls() {
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
      this.reviewLink(),
      button([icon("link"), el("span", {}, say("share"))], () => this.share(), {
        class: "quiet share",
      }),
    );
  }

  /** What a strong bot makes of it, for those who played. */
  reviewLink() {
    const { status, you, table } = this.info;
    if (status !== "over" || !you.length) return null;
    const href = `/review/${table}?seat=${you[0]}`;
    return el("a", { class: "quiet share", href }, icon("lamp"), el("span", {}, say("review")));
  }

  async show(moving = true) {
    const reply = await fetchScene(this.info, this.seat, this.step);
    const { scene } = reply;
    this.steps = reply.steps;
    const text = scene.question?.text;
    scene.question = null;
    this.asking.ask(scene);
    const atEnd = this.step >= this.steps && this.info.status === "over";
    this.asking.say(reply.log.at(-1)?.text ?? say("start-of-game"), text ?? "");
    this.frame.setTitle(scene.title);
    if (atEnd) this.view.addTab("result", say("result"), result(this.info, hasFinale(scene)));
    else this.view.extra.delete("result");
    this.story.tell(await this.wholeLog(), this.step, scene);
    this.story.talk.hear([], false);
    set(this.slider, "max", this.steps);
    this.slider.value = String(this.step);
    set(this.slider, "aria-valuetext", say("step-of", { step: this.step, of: this.steps }));
    this.fillEyes();
    history.replaceState(null, "", `?step=${this.step}&seat=${this.seat}`);
    const outcome = atEnd ? this.info.outcome : null;
    await this.view.show(scene, { ...this.info, outcome }, { moving });
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

  /** @param {number} step */
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
    const { wanted } = this;
    this.wanted = null;
    if (wanted !== null && wanted !== this.step) await this.go(wanted);
  }

  /**
   * Other eyes count other steps: the moment is kept as a share of the whole.
   * @param {number} seat
   */
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
      stillness.matches ? PACE * 1.5 : Math.max(lasting(PACE), LEAST),
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

  /** @param {KeyboardEvent} event */
  key(event) {
    if (closest(event, "input, select, .piece, [role=tab]") || event.ctrlKey || event.altKey)
      return;
    const step = ARROWS[event.key]?.[0];
    if (step) this.go(this.step + step);
  }
}

/**
 * A button with a sign alone.
 * @param {Icon} sign
 * @param {string} words
 * @param {() => void} act
 */
function tool(sign, words, act) {
  const node = button(icon(sign), act, { class: "icon-button" });
  name(node, say(words));
  return node;
}
