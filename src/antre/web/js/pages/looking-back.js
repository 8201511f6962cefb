// Earlier moments of a game that is played: one that is pointed at, or all since my last answer.

import { button } from "../lib/dom.js";
import { narrow, still } from "../lib/preferences.js";
import { say } from "../lib/words.js";
import { fetchScene } from "../scene/fetch.js";
import { groups } from "../scene/lights.js";
import { stories } from "../table/telling.js";

/** @import { LogLine, Scene, TableReply } from "../types.d.ts" */
/** @import { Asking } from "../question/asking.js" */
/** @import { Look } from "../scene/fetch.js" */
/** @import { Story } from "../table/story.js" */
/** @import { Telling } from "../table/telling.js" */
/** @import { TableView } from "../table/view.js" */
/** @import { Frame } from "./frame.js" */

/**
 * The page as it is now, which one looks back from.
 * @typedef {object} Now
 * @property {Frame} frame
 * @property {TableReply} info
 * @property {boolean} hot several people at one screen
 * @property {number} shown whose eyes
 * @property {LogLine[]} log
 * @property {number} since as many steps as there were when I last answered
 * @property {Asking} asking
 * @property {Story} story
 * @property {TableView} view
 * @property {Telling} telling
 * @property {(scene: Scene) => void} hush
 * @property {() => void} unhelp
 * @property {(how: { all: boolean, moving: boolean }) => Promise<void>} refresh
 */

const FARTHEST = 40; // steps that are shown again

export class LookingBack {
  /** @param {Now} now */
  constructor(now) {
    this.now = now;
    /** @type {number | null} */
    this.at = null; // the step that is looked at, or null for now
    this.look = 0; // how often another moment was looked at
    this.button = button(say("back-to-now"), () => this.toNow(), { class: "answer main back" });
  }

  /**
   * How the table was; a figure that went its way then goes it again.
   * @param {number} step
   */
  lookAt(step) {
    return this.now.frame.attempt(async () => {
      const look = this.elsewhere();
      const lines = this.linesOf(step);
      const story = stories(lines);
      if (story.length && step) {
        await this.show(step - 1, false);
        await this.tell(story);
        if (look !== this.look) return;
      }
      await this.show(step, !this.now.hot && !still());
      if (narrow.matches) this.now.view.stage.select("table");
      this.now.view.light(groups(lines));
    });
  }

  /** What has happened since I last answered, deed by deed. */
  showAgain() {
    return this.now.frame.attempt(async () => {
      const look = this.elsewhere();
      const last = this.now.log.at(-1)?.step ?? 0;
      const first = Math.max(Math.min(this.now.since, last - 1), last - FARTHEST, 0);
      await this.show(first, false);
      for (let step = first + 1; step <= last; step += 1) {
        const lines = this.linesOf(step);
        if (!lines.length) continue;
        const told = await this.tell(lines);
        if (look !== this.look) return;
        if (!told) break;
        await this.show(step, true);
      }
      await this.toNow();
    });
  }

  /** What is told of another moment ends; says by what to know whether this look was the last. */
  elsewhere() {
    this.now.telling.skip();
    this.look += 1;
    return this.look;
  }

  /** @param {number} step */
  linesOf(step) {
    return this.now.log.filter((line) => line.step === step);
  }

  /**
   * Tell of the deeds that followed on what is shown; false if somebody has seen enough.
   * @param {LogLine[]} lines
   */
  tell(lines) {
    if (this.now.view.scene) this.now.hush(this.now.view.scene);
    return this.now.telling.tell(lines);
  }

  /**
   * @param {number} step
   * @param {boolean} moving
   */
  async show(step, moving) {
    const { info, hot, shown, log, asking, story, view, telling, frame } = this.now;
    const reply = await fetchScene(info, hot ? -1 : shown, step);
    this.at = step;
    this.now.unhelp();
    const { scene } = reply;
    scene.question = null;
    // The bar keeps its height, so that the table stays where it is.
    asking.bar.hold();
    asking.ask(scene, { buttons: [this.button] });
    asking.say(say("looking-back"), reply.log.at(-1)?.text);
    asking.element.classList.add("past");
    frame.setTitle(scene.title);
    story.tell(log, step, scene);
    const travelled = view.show(scene, { ...info, outcome: null }, { moving, at: step });
    telling.clear();
    await travelled;
  }

  /**
   * The game goes on while somebody looks back: only the story grows.
   * @param {Look} reply
   */
  keepLooking(reply) {
    this.now.log = reply.log;
    const { view, story, log } = this.now;
    if (view.scene) story.tell(log, this.at, view.scene);
  }

  async toNow() {
    this.at = null;
    this.elsewhere();
    this.now.story.told = "";
    await this.now.refresh({ all: true, moving: !still() });
  }

  /** What is shown is now. */
  leave() {
    this.now.asking.element.classList.remove("past");
  }
}
