// One idea at a time: the panel of the first lesson.

import { el } from "./dom.js";
import { say } from "./words.js";

export function lessonPanel({ text, step, of }) {
  const count = el("p", { class: "count" }, say("lesson-step", { step, of }));
  const bar = el("progress", { value: step, max: of, "aria-label": say("lesson-progress") });
  return [count, el("p", { class: "idea", role: "status" }, text), bar];
}
