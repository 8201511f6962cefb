// What if? A line tried on a copy of the table, with what it promises, and the way back.

import { post } from "../lib/api.js";
import { button, el, replace } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { shape } from "../lib/preferences.js";
import { percent, say } from "../lib/words.js";
import { learn } from "../scene/faces.js";

/** @import { TablePath, TableReply } from "../types.d.ts" */
/** @import { Asking } from "../question/asking.js" */
/** @import { Coach } from "../table/coach.js" */
/** @import { TableView } from "../table/view.js" */
/** @import { Frame } from "./frame.js" */

/**
 * The page that one tries something at.
 * @typedef {object} Real
 * @property {Frame} frame
 * @property {TablePath} path
 * @property {TableReply} info
 * @property {number} shown whose eyes
 * @property {Asking} asking
 * @property {TableView} view
 * @property {Coach} coach
 * @property {(how: { all: boolean, moving: boolean }) => Promise<void>} refresh
 */

export class WhatIf {
  /** @param {Real} real */
  constructor(real) {
    this.real = real;
    /** @type {string[] | null} */
    this.line = null; // what I have chosen on the copy; null at the real table
    /** @type {number[]} */
    this.parts = []; // how many options each of my answers had
    this.button = button([icon("fork"), el("span", {}, say("what-if"))], () => this.enter(), {
      class: "tool try-line",
      hidden: true,
      title: say("what-if-long"),
    });
    this.back = button(say("what-if-back"), () => this.leave(), { class: "answer main back" });
    this.undo = button(say("what-if-undo"), () => this.takeBack(), { class: "answer" });
    this.sign = el("p", { class: "what-if-sign", role: "status", hidden: true });
  }

  get on() {
    return this.line !== null;
  }

  /** @param {boolean} allowed */
  offer(allowed) {
    this.button.hidden = !allowed || this.on || !this.real.asking.question;
  }

  enter() {
    return this.show([], []);
  }

  /**
   * One more answer on the copy.
   * @param {string[]} options
   */
  answer(options) {
    return this.show([...(this.line ?? []), ...options], [...this.parts, options.length]);
  }

  takeBack() {
    const parts = this.parts.slice(0, -1);
    const kept = parts.reduce((sum, each) => sum + each, 0);
    return this.show((this.line ?? []).slice(0, kept), parts);
  }

  /**
   * @param {string[]} line
   * @param {number[]} parts
   */
  show(line, parts) {
    const { frame, path, shown, asking, view, info, coach } = this.real;
    // Advice is about the real table.
    coach.hide();
    return frame.attempt(async () => {
      const tried = { seat: shown, options: line, shape: shape() };
      const { scene, asked, prospect } = await post(`${path}/what-if`, tried);
      learn(scene.faces);
      [this.line, this.parts] = [line, parts];
      this.button.hidden = true;
      document.body.classList.add("what-if");
      asking.ask(scene, { buttons: line.length ? [this.undo, this.back] : [this.back] });
      asking.say(asked && scene.question ? scene.question.text : say("what-if-end"), "");
      this.tell(prospect);
      await view.show(scene, { ...info, outcome: null }, { moving: true });
    });
  }

  /** @param {number | null} prospect */
  tell(prospect) {
    const words =
      prospect === null
        ? say("what-if-unknown")
        : say("what-if-prospect", { share: percent(prospect) });
    replace(this.sign, el("b", {}, say("what-if")), ` ${words}`);
    this.sign.hidden = false;
  }

  /** Nothing of it has happened. */
  leave() {
    this.end();
    return this.real.refresh({ all: true, moving: false });
  }

  /** The copy is gone; the page will show something else. */
  end() {
    this.line = null;
    this.parts = [];
    this.sign.hidden = true;
    document.body.classList.remove("what-if");
  }
}
