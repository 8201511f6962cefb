// What every page has: the mark, the switches, and a place for short notices.

import { calls, canCall, setCalls } from "../lib/attention.js";
import { put, Refused, Unreachable } from "../lib/api.js";
import { button, closest, el, name, replace, set } from "../lib/dom.js";
import { patterns } from "../lib/emblems.js";
import { icon, mark } from "../lib/icons.js";
import { pace, PACES, setPace, setSound, setTheme, sound, theme } from "../lib/preferences.js";
import { language, say } from "../lib/words.js";

/** @import { Language } from "../types.d.ts" */

const NOTICE = 6000;

export class Frame {
  constructor() {
    this.timer = 0;
    this.title = el("h1", { class: "title" }, "Antre");
    this.box = el("div", { class: "switches" });
    // Opens them where there is little room.
    this.more = button(icon("more"), () => this.openSwitches(!this.opened), {
      class: "icon-button more",
    });
    this.tools = el("div", { class: "page-tools" });
    this.notice = el("p", { class: "notice", role: "status", hidden: true });
    this.offline = el("p", { class: "offline", role: "status", hidden: true }, say("offline"));
    this.main = el("main", { id: "main", tabindex: "-1" });
    const home = el("a", { class: "home", href: "/", "aria-label": say("home") }, mark());
    const skip = el("a", { class: "skip", href: "#main" }, say("skip"));
    const head = el("header", { class: "top" }, home, this.title, this.tools, ...this.switches());
    document.body.replaceChildren(skip, head, this.main, this.notice, this.offline, patterns());
  }

  switches() {
    const light = button(icon("light"), () => this.turnLight(light), {
      class: "icon-button light",
    });
    const tone = button(icon("sound"), () => this.turnSound(tone), { class: "icon-button tone" });
    const speed = button(icon("after"), () => this.turnPace(speed), {
      class: "icon-button pace",
    });
    const bell = button(icon("bell"), () => this.turnCalls(bell), {
      class: "icon-button bell",
      hidden: !canCall(),
    });
    const other = language() === "en" ? "fr" : "en";
    const spoken = el("span", { class: "aside-words" }, ` ${say("in-other-language")}`);
    const tongue = button([other.toUpperCase(), spoken], () => this.turnLanguage(other), {
      class: "icon-button tongue",
      lang: other,
      title: say("in-other-language"),
    });
    this.dressLight(light);
    this.dressSound(tone);
    this.dressPace(speed);
    this.dressCalls(bell);
    this.box.append(tongue, light, tone, bell, speed);
    name(this.more, say("settings"));
    this.openSwitches(false);
    document.addEventListener("pointerdown", (event) => {
      if (this.opened && !closest(event, ".switches, .more")) this.openSwitches(false);
    });
    document.addEventListener("keydown", (event) => this.escape(event), true);
    return [this.more, this.box];
  }

  /** @param {KeyboardEvent} event */
  escape(event) {
    if (event.key !== "Escape" || !this.opened) return;
    this.openSwitches(false);
    this.more.focus();
    event.preventDefault();
  }

  get opened() {
    return this.box.classList.contains("open");
  }

  /**
   * One more thing to do, out of the way of the others.
   * @param {HTMLElement} node
   */
  addSwitch(node) {
    node.addEventListener("click", () => this.openSwitches(false));
    this.box.append(node);
  }

  /** @param {boolean} open where they are a menu */
  openSwitches(open) {
    this.box.classList.toggle("open", open);
    set(this.more, "aria-expanded", String(open));
  }

  /** @param {HTMLElement} node */
  turnLight(node) {
    setTheme(theme() === "dark" ? "light" : "dark");
    this.dressLight(node);
  }

  /** @param {HTMLElement} node */
  dressLight(node) {
    const next = theme() === "dark" ? "light" : "dark";
    name(node, next === "light" ? say("make-light") : say("make-dark"));
    replace(node, icon(next));
  }

  /** @param {HTMLElement} node */
  turnSound(node) {
    setSound(!sound());
    this.dressSound(node);
  }

  /** @param {HTMLElement} node */
  dressSound(node) {
    name(node, sound() ? say("sound-off") : say("sound-on"));
    set(node, "aria-pressed", String(sound()));
    replace(node, icon(sound() ? "sound" : "silence"));
  }

  /** @param {HTMLElement} node */
  async turnCalls(node) {
    const done = await setCalls(!calls());
    this.dressCalls(node);
    this.say(done ? say("called", { on: String(calls()) }) : say("calls-refused"));
  }

  /** @param {HTMLElement} node */
  dressCalls(node) {
    name(node, calls() ? say("calls-off") : say("calls-on"));
    set(node, "aria-pressed", String(calls()));
    replace(node, icon(calls() ? "bell" : "hush"));
  }

  /** @param {HTMLElement} node */
  turnPace(node) {
    setPace(PACES[(PACES.indexOf(pace()) + 1) % PACES.length]);
    this.dressPace(node);
    this.say(say("told-at", { pace: pace() }));
  }

  /** @param {HTMLElement} node */
  dressPace(node) {
    name(node, say("told-at", { pace: pace() }));
    replace(node, icon(pace()));
  }

  /** @param {Language} other */
  turnLanguage(other) {
    return this.attempt(async () => {
      await put("/me", { language: other });
      location.reload();
    });
  }

  /** @param {string} text */
  setTitle(text) {
    this.title.textContent = text;
    document.title = text === "Antre" ? text : `${text} · Antre`;
  }

  /** @param {string} text */
  say(text) {
    clearTimeout(this.timer);
    this.notice.textContent = text;
    this.notice.hidden = false;
    this.timer = setTimeout(() => {
      this.notice.hidden = true;
    }, NOTICE);
  }

  /** @param {boolean} on */
  connected(on) {
    this.offline.hidden = on;
  }

  /**
   * Do something that may be refused; what went wrong is said in words.
   * @param {() => unknown} work
   */
  async attempt(work) {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Refused) this.say(error.message);
      else if (error instanceof Unreachable) this.say(say("unreachable"));
      else throw error;
      return false;
    }
  }

  /**
   * Nothing to show here, and why.
   * @param {string} title
   * @param {string} text
   * @param {Node[]} more
   */
  empty(title, text, more = []) {
    const home = el("a", { class: "answer main", href: "/" }, say("to-the-den"));
    const paper = el(
      "section",
      { class: "paper alone" },
      el("h2", {}, title),
      el("p", {}, text),
      more,
      home,
    );
    replace(this.main, paper);
  }
}
