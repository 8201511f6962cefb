// One idea at a time: the panel of the first lessons.

import { post } from "../lib/api.js";
import { button, el, replace, set } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/words.js";
import { named } from "../scene/places.js";

/** @import { LessonRead, LessonReply, TablePath } from "../types.d.ts" */

/**
 * @typedef {object} Hooks
 * @property {(work: () => Promise<void>) => Promise<boolean>} attempt
 * @property {() => Promise<void>} done the lesson was read
 * @property {() => void} see what it speaks of is to be seen
 */

export class Lesson {
  /**
   * @param {string} game
   * @param {TablePath} path
   * @param {Hooks} hooks
   */
  constructor(game, path, hooks) {
    this.game = game;
    /** @type {`${TablePath}/lesson`} */
    this.path = `${path}/lesson`;
    this.hooks = hooks;
    /** @type {string | null} */
    this.shown = null;
    this.folded = false; // only its title is seen; on a narrow screen alone
    this.toggle = button("", () => this.turnOver(), { class: "quiet fold-lesson" });
    this.element = el("aside", { class: "lesson", hidden: true, "aria-label": say("lesson") });
  }

  /**
   * Says whether this is another lesson than before.
   * @param {LessonReply | null} lesson
   */
  show(lesson) {
    this.element.hidden = !lesson;
    const key = lesson && `${lesson.step} ${lesson.kind}`;
    if (key === this.shown) return false;
    this.shown = key;
    this.fold(false);
    if (lesson) this.fill(lesson);
    else replace(this.element);
    this.element.classList.toggle("reading", lesson?.kind === "read");
    return true;
  }

  /** @param {LessonReply} lesson */
  fill({ text, title, further, step, of, kind }) {
    const head = el(
      "p",
      { class: "count" },
      say("lesson-step", { step, of }),
      " · ",
      el("b", {}, title),
    );
    const link = further && {
      class: "further",
      href: `/rules/${this.game}#${further.id}`,
      target: "_blank",
    };
    const more = further && link && el("p", {}, el("a", link, further.title));
    const bar = el("progress", { value: step, max: of, "aria-label": say("lesson-progress") });
    const idea = el("div", { class: "idea" }, head, el("p", { role: "status" }, named(text)), more, bar);
    const on = button(say("go-on"), () => this.read({ step }), { class: "answer main go-on" });
    const skip = button(say("skip-lessons"), () => this.read({ step, skip: true }), {
      class: "quiet skip-lessons",
    });
    const next = kind === "read" ? on : null;
    replace(this.element, idea, el("div", { class: "turn" }, next, this.toggle, skip));
    if (kind === "read") on.focus({ preventScroll: true });
  }

  turnOver() {
    this.fold(!this.folded);
    if (this.folded) this.hooks.see();
  }

  /** The board is touched: what is to be done there has been read. */
  makeRoom() {
    if (!this.element.classList.contains("reading")) this.fold(true);
  }

  /**
   * Fold it away, so that there is room for what it speaks of, or show its words again.
   * @param {boolean} folded
   */
  fold(folded) {
    this.folded = folded;
    this.element.classList.toggle("folded", folded);
    set(this.toggle, "aria-expanded", String(!folded));
    replace(this.toggle, icon("up"), el("span", {}, say(folded ? "lesson-words" : "lesson-see")));
  }

  /** @param {LessonRead} body */
  read(body) {
    return this.hooks.attempt(async () => {
      await post(this.path, body);
      await this.hooks.done();
    });
  }
}

/**
 * What a lesson lets one choose: all of it (null), nothing, or the options it names.
 * @param {LessonReply | null} lesson
 */
export function allowed(lesson) {
  if (!lesson || lesson.plan.some((options) => !options.length)) return null;
  return new Set([...(lesson.options ?? []), ...lesson.plan.flat()]);
}
