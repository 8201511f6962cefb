// The story of the game and the talk at the table.

import { button, el, name, replace, set } from "../lib/dom.js";
import { emblem } from "../lib/emblems.js";
import { icon } from "../lib/icons.js";
import { narrator, setNarrator } from "../lib/preferences.js";
import { say } from "../lib/words.js";
import { miniature } from "../scene/faces.js";
import { named } from "../scene/places.js";
import { BROAD } from "../scene/zone.js";
import { Talk } from "./talk.js";

/** @import { LogLine, Piece, Scene } from "../types.d.ts" */
/** @import { Props } from "../lib/dom.js" */

const FACES = 3; // beside a sentence

export class Story {
  /**
   * @param {{ look(step: number): void, chat?(text: string): Promise<boolean> }} hooks
   */
  constructor(hooks) {
    this.hooks = hooks;
    this.told = "";
    this.count = 0; // how many lines were told
    /** @type {Map<string, Piece>} */
    this.pieces = new Map();
    /** @type {Set<string>} */
    this.inCards = new Set(); // those in the cards of seats
    this.unread = false; // lines were told that nobody has scrolled away from
    this.list = el("ol", { class: "log", tabindex: "0", "aria-label": say("story") });
    this.live = el("p", { class: "aside-words", "aria-live": "polite" });
    this.talk = new Talk(hooks.chat);
    this.narrator = button(icon("sound"), () => this.turnNarrator(), {
      class: "icon-button narrator",
      hidden: true,
    });
    const heading = el("div", { class: "story-head" }, el("h2", {}, say("story")), this.narrator);
    const props = { class: "story", "aria-label": say("story-and-talk") };
    this.element = el("aside", props, heading, this.list, this.live, this.talk.element);
    this.dressNarrator();
  }

  turnNarrator() {
    setNarrator(!narrator());
    this.dressNarrator();
  }

  /** Whoever does not want to hear the narrator reads the story alone. */
  dressNarrator() {
    name(this.narrator, narrator() ? say("narrator-off") : say("narrator-on"));
    set(this.narrator, "aria-pressed", String(narrator()));
    replace(this.narrator, icon(narrator() ? "sound" : "silence"));
    this.list.classList.toggle("unnarrated", !narrator());
  }

  /**
   * `at` is the step that is looked at, or null for now; `scene` is what lies on the table.
   * @param {LogLine[]} log
   * @param {number | null} at
   * @param {Scene} scene
   */
  tell(log, at, scene) {
    const pieces = scene.zones.flatMap((zone) => zone.pieces);
    this.pieces = new Map(pieces.map((each) => [each.id, each]));
    const cards = scene.zones.filter(({ role }) => role === "other");
    this.inCards = new Set(cards.flatMap((zone) => zone.pieces.map(({ id }) => id)));
    const mark = JSON.stringify([log.length, log.at(-1), at]);
    if (mark === this.told) return;
    const fresh = this.told ? log.slice(this.count) : [];
    this.told = mark;
    this.count = log.length;
    const current = at === null ? -1 : log.findLastIndex((line) => line.step <= at);
    const lines = log.map((line, n) => this.line(line, n === current));
    this.list.replaceChildren(...lines);
    this.narrator.hidden = !log.some((line) => line.aside);
    this.unread = at === null;
    if (at === null) {
      this.toEnd();
      this.live.textContent = fresh.map((line) => line.text).join(" ");
    } else
      lines
        .find((line) => line.querySelector("[aria-current]"))
        ?.scrollIntoView({ block: "nearest" });
  }

  /** What was told last is in sight; once more when the page has found its shape. */
  toEnd() {
    if (this.unread) this.list.scrollTop = this.list.scrollHeight;
  }

  /**
   * @param {LogLine} line
   * @param {boolean} current
   */
  line({ step, seat, text, kind, aside, lights = [] }, current) {
    /** @type {Props} */
    const props = { class: "line", "data-step": step, title: say("look-here") };
    if (current) props["aria-current"] = "step";
    const sign = seat >= 0 ? emblem(seat) : null;
    const remark = aside ? el("i", { class: "remark" }, aside) : null;
    const words = el("span", {}, named(text, "span"), this.faces(lights.flat()), remark);
    const look = button([sign, words], () => this.hooks.look(step), props);
    return el("li", { class: `event ${seat < 0 ? "chapter" : ""}`, "data-kind": kind }, look);
  }

  /**
   * The things that a sentence is about, small, as far as they are on the table. A place would
   * be too small to be known again.
   * @param {string[]} ids
   */
  faces(ids) {
    const found = [...new Set(ids)]
      .flatMap((id) => this.pieces.get(id) ?? [])
      .filter(({ w, h }) => w * h < BROAD);
    // What lies on a board need not be shown again from the card of its seat.
    const lying = new Set(found.filter(({ id }) => !this.inCards.has(id)).map(({ label }) => label));
    const once = found.filter(({ id, label }) => !this.inCards.has(id) || !lying.has(label));
    if (!once.length) return null;
    const small = once.slice(0, FACES).map(miniature);
    return el("span", { class: "pieces", "aria-hidden": "true" }, ...small);
  }
}
