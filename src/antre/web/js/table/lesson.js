// One idea at a time: the panel of the first lessons.

import { post } from "../lib/api.js";
import { button, el, replace } from "../lib/dom.js";
import { say } from "../lib/words.js";

/** @import { LessonRead, LessonReply, TablePath } from "../types.d.ts" */

export class Lesson {
  /**
   * @param {string} game
   * @param {TablePath} path
   * @param {{ attempt(work: () => Promise<void>): Promise<boolean>, done(): Promise<void> }} hooks
   */
  constructor(game, path, hooks) {
    this.game = game;
    /** @type {`${TablePath}/lesson`} */
    this.path = `${path}/lesson`;
    this.hooks = hooks;
    /** @type {string | null} */
    this.shown = null;
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
    const idea = el("div", { class: "idea" }, head, el("p", { role: "status" }, text), more, bar);
    const on = button(say("go-on"), () => this.read({ step }), { class: "answer main go-on" });
    const skip = button(say("skip-lessons"), () => this.read({ step, skip: true }), {
      class: "quiet skip-lessons",
    });
    replace(this.element, idea, el("div", { class: "turn" }, kind === "read" ? on : null, skip));
    if (kind === "read") on.focus({ preventScroll: true });
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
