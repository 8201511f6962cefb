// The story of the game and the talk at the table.

import { button, el, replace } from "./dom.js";
import { emblem } from "./emblems.js";
import { say } from "./words.js";

export class Story {
  /** `hooks`: look(step), chat(text). */
  constructor(hooks) {
    this.hooks = hooks;
    this.told = "";
    this.list = el("ol", { class: "log", tabindex: "0", "aria-label": say("story") });
    this.live = el("p", { class: "aside-words", "aria-live": "polite" });
    this.talk = el("ol", { class: "talk", "aria-live": "polite", "aria-label": say("talk") });
    this.input = el("input", {
      type: "text",
      maxlength: 300,
      autocomplete: "off",
      "aria-label": say("chat-label"),
      placeholder: say("chat-hint"),
    });
    this.form = el("form", { class: "say" }, this.input, el("button", {}, say("chat-send")));
    this.form.addEventListener("submit", (event) => this.send(event));
    this.chat = el("div", { class: "chat" }, this.talk, this.form);
    const heading = el("h2", {}, say("story"));
    const props = { class: "story", "aria-label": say("story-and-talk") };
    this.element = el("aside", props, heading, this.list, this.live, this.chat);
  }

  async send(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    if (text && (await this.hooks.chat(text))) this.input.value = "";
  }

  /** `at` is the step that is looked at, or null for now. */
  tell(log, at) {
    const mark = JSON.stringify([log.length, log.at(-1), at]);
    if (mark === this.told) return;
    const fresh = this.told ? log.slice(this.count) : [];
    this.told = mark;
    this.count = log.length;
    let marked = false;
    const lines = log.map((line) => {
      const current = at !== null && line.step >= at && !marked;
      marked ||= current;
      return this.line(line, current);
    });
    this.list.replaceChildren(...lines);
    if (at === null) {
      this.list.scrollTop = this.list.scrollHeight;
      this.live.textContent = fresh.map((line) => line.text).join(" ");
    } else lines.find((line) => line.querySelector("[aria-current]"))?.scrollIntoView({ block: "nearest" });
  }

  line({ step, seat, text, kind }, current) {
    const props = { class: "line", "data-step": step, title: say("look-here") };
    if (current) props["aria-current"] = "step";
    const sign = seat >= 0 ? emblem(seat) : null;
    const look = button([sign, el("span", {}, text)], () => this.hooks.look(step), props);
    return el("li", { class: `event ${seat < 0 ? "chapter" : ""}`, "data-kind": kind }, look);
  }

  /** What was said; `mayTalk` if there is somebody to talk to and I sit here. */
  hear(chat, mayTalk) {
    this.chat.hidden = !mayTalk && !chat.length;
    this.form.hidden = !mayTalk;
    replace(
      this.talk,
      chat.map(({ seat, name, text }) =>
        el("li", {}, emblem(seat), el("b", {}, name), " ", el("span", {}, text)),
      ),
    );
    this.talk.scrollTop = this.talk.scrollHeight;
  }
}
