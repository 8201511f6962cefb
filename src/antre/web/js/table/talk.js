// What people say to each other at a table, before the game and during it. Whoever does not want to
// hear somebody silences them with a click, for this page alone.

import { button, el, name, replace, set } from "../lib/dom.js";
import { emblem } from "../lib/emblems.js";
import { icon } from "../lib/icons.js";
import { keepHere, keptHere } from "../lib/preferences.js";
import { say } from "../lib/words.js";

/** @import { ChatLine } from "../types.d.ts" */

const LONGEST = 300; // letters

export class Talk {
  /** @param {(text: string) => Promise<boolean>} [send] did it go well? */
  constructor(send) {
    this.send = send;
    /** @type {ChatLine[] | null} */
    this.said = null; // not known yet
    this.unread = false; // something was said behind a tab
    this.key = `silenced ${location.pathname}`;
    /** @type {Set<string>} */
    this.silenced = new Set();
    this.list = el("ol", { class: "talk", "aria-live": "polite", "aria-label": say("talk") });
    this.input = el("input", {
      type: "text",
      maxlength: LONGEST,
      autocomplete: "off",
      placeholder: say("chat-hint"),
    });
    this.form = el("form", { class: "say" }, this.input, el("button", {}, say("chat-send")));
    this.form.addEventListener("submit", (event) => this.submit(event));
    this.element = el("div", { class: "chat" }, this.list, this.form);
  }

  /** @param {SubmitEvent} event */
  async submit(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    if (text && (await this.send?.(text))) this.input.value = "";
  }

  /**
   * What was said; `mayTalk` if there is somebody to talk to. Who watches is heard by who watches.
   * @param {ChatLine[]} chat
   * @param {boolean} mayTalk
   * @param {boolean} watching
   */
  hear(chat, mayTalk, watching = false) {
    set(this.input, "aria-label", say(watching ? "chat-watching" : "chat-label"));
    const more = this.said !== null && chat.length > this.said.length;
    if (more && !this.element.getClientRects().length) this.unread = true;
    this.said = chat;
    /** @type {string[]} */
    const silenced = keptHere(this.key, []);
    this.silenced = new Set(silenced);
    this.element.hidden = !mayTalk && !chat.length;
    this.form.hidden = !mayTalk;
    this.show();
  }

  show() {
    replace(
      this.list,
      (this.said ?? []).map((line) => this.line(line)),
    );
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** @param {ChatLine} line */
  line({ seat, name: who, text }) {
    const silent = this.silenced.has(who);
    const sign = seat < 0 ? icon("people") : emblem(seat);
    const hush = button([sign, el("b", {}, who)], () => this.turn(who), { class: "who-says" });
    name(hush, say(silent ? "unmute" : "mute", { who }));
    set(hush, "aria-pressed", String(silent));
    const words = el("span", { class: silent ? "soft" : null }, silent ? say("muted") : text);
    return el("li", {}, hush, " ", words);
  }

  /** @param {string} who */
  turn(who) {
    if (!this.silenced.delete(who)) this.silenced.add(who);
    keepHere(this.key, [...this.silenced]);
    this.show();
  }
}
