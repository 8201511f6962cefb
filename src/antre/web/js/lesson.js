// One idea at a time: the panel of the first lessons.

import { post } from "./api.js";
import { button, el, replace } from "./dom.js";
import { say } from "./words.js";

export class Lesson {
  /** `hooks`: attempt(work), done(). */
  constructor(path, hooks) {
    this.path = `${path}/lesson`;
    this.hooks = hooks;
    this.shown = null;
    this.element = el("aside", { class: "lesson", hidden: true, "aria-label": say("lesson") });
  }

  /** Says whether this is another lesson than before. */
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

  fill({ text, title, step, of, kind }) {
    const head = el(
      "p",
      { class: "count" },
      say("lesson-step", { step, of }),
      " · ",
      el("b", {}, title),
    );
    const bar = el("progress", { value: step, max: of, "aria-label": say("lesson-progress") });
    const idea = el("div", { class: "idea" }, head, el("p", { role: "status" }, text), bar);
    const on = button(say("go-on"), () => this.read({ step }), { class: "answer main go-on" });
    const skip = button(say("skip-lessons"), () => this.read({ step, skip: true }), {
      class: "quiet skip-lessons",
    });
    replace(this.element, idea, el("div", { class: "turn" }, kind === "read" ? on : null, skip));
    if (kind === "read") on.focus({ preventScroll: true });
  }

  read(body) {
    return this.hooks.attempt(async () => {
      await post(this.path, body);
      await this.hooks.done();
    });
  }
}

/** What a lesson lets one choose: all of it (null), nothing, or the options it names. */
export function allowed(lesson) {
  if (!lesson || lesson.plan.some((options) => !options.length)) return null;
  return new Set([...(lesson.options ?? []), ...lesson.plan.flat()]);
}
