// What every page has: the mark, the switches, and a place for short notices.

import { put, Refused, Unreachable } from "./api.js";
import { button, el, replace, set } from "./dom.js";
import { patterns } from "./emblems.js";
import { icon, mark } from "./icons.js";
import { setSound, setTheme, sound, theme } from "./settings.js";
import { LANGUAGES, language, say } from "./words.js";

const NOTICE = 6000;

export class Frame {
  constructor(me) {
    this.me = me;
    this.title = el("h1", { class: "title" }, "Antre");
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
    const other = LANGUAGES.find((each) => each !== language());
    const spoken = el("span", { class: "aside-words" }, ` ${say("in-other-language")}`);
    const tongue = button([other.toUpperCase(), spoken], () => this.turnLanguage(other), {
      class: "icon-button tongue",
      lang: other,
      title: say("in-other-language"),
    });
    this.dressLight(light);
    this.dressSound(tone);
    const box = el("div", { class: "switches" }, tongue, light, tone);
    this.box = box;
    const more = button(icon("more"), () => this.openSwitches(more, box), {
      class: "icon-button more",
    });
    name(more, say("settings"));
    set(more, "aria-expanded", "false");
    return [more, box];
  }

  /** One more thing to do, out of the way of the others. */
  addSwitch(node) {
    this.box.append(node);
  }

  openSwitches(more, box) {
    const open = box.classList.toggle("open");
    set(more, "aria-expanded", String(open));
  }

  turnLight(node) {
    setTheme(theme() === "dark" ? "light" : "dark");
    this.dressLight(node);
  }

  dressLight(node) {
    const next = theme() === "dark" ? "light" : "dark";
    name(node, next === "light" ? say("make-light") : say("make-dark"));
    replace(node, icon(next));
  }

  turnSound(node) {
    setSound(!sound());
    this.dressSound(node);
  }

  dressSound(node) {
    name(node, sound() ? say("sound-off") : say("sound-on"));
    set(node, "aria-pressed", String(sound()));
    replace(node, icon(sound() ? "sound" : "silence"));
  }

  turnLanguage(other) {
    return this.attempt(async () => {
      await put("/me", { language: other });
      location.reload();
    });
  }

  setTitle(text) {
    this.title.textContent = text;
    document.title = text === "Antre" ? text : `${text} · Antre`;
  }

  say(text) {
    clearTimeout(this.timer);
    this.notice.textContent = text;
    this.notice.hidden = false;
    this.timer = setTimeout(() => {
      this.notice.hidden = true;
    }, NOTICE);
  }

  connected(on) {
    this.offline.hidden = on;
  }

  /** Do something that may be refused; what went wrong is said in words. */
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

  /** Nothing to show here, and why. */
  empty(title, text) {
    const home = el("a", { class: "answer main", href: "/" }, say("to-the-den"));
    const paper = el(
      "section",
      { class: "paper alone" },
      el("h2", {}, title),
      el("p", {}, text),
      home,
    );
    replace(this.main, paper);
  }
}

export function name(node, label) {
  set(node, "aria-label", label);
  set(node, "title", label);
}
