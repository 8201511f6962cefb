// The table on the page: seats, stage with its tabs, the bar, my own board, the story. It shows a
// scene and passes on what is touched; what to do about it is decided elsewhere.

import { Board, neighbour } from "./board.js";
import { ownStrip, scoreParts, seatCard } from "./company.js";
import { button, el, replace, set } from "./dom.js";
import { Drags } from "./drags.js";
import { faceHolder } from "./faces.js";
import { Hand } from "./hand.js";
import { icon } from "./icons.js";
import { Lights } from "./lights.js";
import { skyLayer, snapshot, travel } from "./motion.js";
import { keep, kept, narrow } from "./settings.js";
import { TABLE, Tabs } from "./tabs.js";
import { Tip } from "./tip.js";
import { say } from "./words.js";
import { Zoom } from "./zoom.js";

const MARGIN = 8; // around my board on a narrow screen, as in the style sheet
const STORY = "story"; // on a narrow screen the story is a tab

export class TableView {
  constructor(asking, story) {
    this.asking = asking;
    this.story = story;
    this.board = new Board();
    this.tip = new Tip(this.board);
    this.drags = new Drags(this.board, asking, this.tip);
    this.lights = new Lights((ids) => this.relight(ids));
    this.hand = new Hand({
      commit: (place) => asking.choose(place.option),
      changed: () => asking.moved(),
    });
    asking.layBar.hand = this.hand;
    this.cards = new Map(); // seat -> its card, and what it was made from
    this.extra = new Map(); // tab -> { title, node } that no scene brings
    this.seats = el("nav", { class: "seats", "aria-label": say("seats") });
    this.stage = new Tabs("stage", say("parts-of-table"), (own) => this.selected(own));
    this.asides = new Tabs("asides", say("parts-beside"), () => {});
    this.strip = el("div", { class: "strip" });
    this.handle = button(icon("up"), () => this.openSheet(!this.sheetOpen), { class: "handle" });
    this.own = el("div", { class: "own-zones" });
    const head = el("div", { class: "own-head" }, this.strip, this.handle);
    this.sheet = el("section", { class: "mat", "aria-label": say("own-board") }, head, this.own);
    this.past = el("div", { class: "past", role: "status", hidden: true });
    this.middle = el("div", { class: "middle" }, this.past, this.stage.element, asking.element);
    this.centre = el("div", { class: "centre" }, this.middle, this.sheet);
    this.side = el("div", { class: "side" }, this.asides.element, story.element);
    this.element = el(
      "div",
      { class: "table" },
      this.seats,
      this.centre,
      this.side,
      this.tip.element,
      skyLayer(),
      faceHolder(),
    );
    this.fold(kept("story", "open") === "folded");
    this.openSheet(false);
    this.listen();
  }

  // Showing.

  /** Show a scene; `info` is the table it belongs to. Pieces fly if `moving`. */
  async show(scene, info, { moving = true, at = null } = {}) {
    const before = moving && this.scene ? snapshot(this.board) : null;
    this.drags.before(before);
    this.scene = scene;
    this.info = info;
    this.element.classList.toggle("looking-back", at !== null);
    this.element.classList.toggle("watching", scene.seat < 0);
    this.element.dataset.seats = scene.seats.length;
    this.board.draw(scene, (piece) => this.manner(piece));
    for (const [id, zone] of this.board.zones)
      zone.element.classList.toggle("pointed", id === this.pointed);
    this.arrange();
    this.takeInHand();
    this.asking.render();
    this.tip.hide();
    this.drags.after();
    return before ? travel(before, this.board, this.drags.held) : 0;
  }

  /** The same scene again after something was laid or armed. */
  async again() {
    const before = snapshot(this.board);
    this.board.lay(this.scene, (piece) => this.manner(piece));
    this.asking.render();
    await travel(before, this.board);
  }

  /** A tile that is to be laid, over the zone that it belongs to. */
  takeInHand() {
    const { lay } = this.asking;
    this.hand.hold(lay, lay && this.board.zones.get(lay.zone));
  }

  /** What has just been told of lights up, one group of pieces after another. */
  light(groups) {
    return this.lights.show(groups);
  }

  relight(ids) {
    for (const id of ids) {
      this.board.pieces.get(id)?.element.classList.toggle("flare", this.lights.has(id));
    }
  }

  manner(piece) {
    const how = this.asking.manner(piece);
    const marks = { pointed: this.pointed === piece.id, flare: this.lights.has(piece.id) };
    how.marks = { ...how.marks, ...marks };
    return how;
  }

  arrange() {
    const { zones } = this.scene;
    const mine = zones.filter((zone) => zone.role === "own");
    const fact = this.scene.seats.find((each) => each.seat === this.scene.seat);
    this.sheet.hidden = !mine.length;
    this.placeSheet(mine[0]);
    if (fact) ownStrip(this.strip, fact, this.info.chairs[fact.seat]);
    const score = fact && narrow.matches ? [scoreParts(fact)] : [];
    replace(this.own, [...mine.map((zone) => this.elementOf(zone)), ...score]);
    this.arrangeTabs(zones);
    this.arrangeSeats(zones);
  }

  /** My board lies along the bottom; one that is taller than wide stands above the story. */
  placeSheet(zone) {
    const beside = Boolean(zone) && !narrow.matches && zone.height >= zone.width;
    this.element.classList.toggle("beside", beside);
    const home = beside ? this.side : this.centre;
    if (this.sheet.parentElement === home) return;
    if (beside) home.prepend(this.sheet);
    else home.append(this.sheet);
  }

  elementOf(zone) {
    return this.board.zones.get(zone.id).element;
  }

  arrangeTabs(zones) {
    const of = (role) =>
      zones.filter((zone) => zone.role === role && (zone.seat === null || role !== "aside"));
    const tab = (zone) => ({ id: zone.id, title: zone.title, zones: [zone] });
    const beside = narrow.matches || this.folded || this.element.classList.contains("beside");
    const shared = of("shared");
    const chief = shared.find((zone) => zone.roam) ?? shared[0];
    const tabs = chief ? [{ id: TABLE, title: chief.title, zones: shared }] : [];
    tabs.push(...of("market").map(tab), ...(beside ? of("aside").map(tab) : []));
    for (const { seat } of this.scene.seats) tabs.push(...this.seatTab(seat, zones));
    for (const [id, { title, node }] of this.extra) tabs.push({ id, title, zones: [], node });
    if (narrow.matches)
      tabs.push({ id: STORY, title: say("story"), zones: [], node: this.story.element });
    else if (this.story.element.parentElement !== this.side) this.side.append(this.story.element);
    this.stage.set(tabs, this.board, this.askedZones());
    // On a narrow screen the stage scrolls, and keys must be able to scroll it.
    set(this.stage.body, "tabindex", narrow.matches ? "0" : null);
    this.asides.set(beside ? [] : of("aside").map(tab), this.board, this.askedZones());
  }

  /** What a seat has, out of sight until its card is touched. */
  seatTab(seat, zones) {
    const full = zones.filter((zone) => zone.seat === seat && zone.role === "aside");
    const brief = zones.filter((zone) => zone.seat === seat && zone.role === "other");
    const shown = narrow.matches || !full.length ? [...brief, ...full] : full;
    const title = full[0]?.title ?? brief[0]?.title;
    return shown.length ? [{ id: `seat-${seat}`, title, zones: shown, silent: true }] : [];
  }

  arrangeSeats(zones) {
    replace(
      this.seats,
      this.scene.seats.map((fact) => this.card(fact, zones)),
    );
    this.markSeats();
  }

  /** The card of a seat; as long as nothing has changed, the one that is there. */
  card(fact, zones) {
    const { seat } = fact;
    const own = seat === this.scene.seat;
    const state = { own, winner: this.info.winners?.includes(seat) };
    const chair = this.info.chairs[seat];
    const look = JSON.stringify([fact, chair, state, narrow.matches]);
    const before = this.cards.get(seat);
    const fresh = () => seatCard(fact, chair, state, () => this.openSeat(seat));
    const card = before?.look === look ? before.card : fresh();
    this.cards.set(seat, { look, card });
    const brief = zones.find((zone) => zone.role === "other" && zone.seat === seat);
    const inside = own ? scoreParts(fact) : brief && this.briefly(brief);
    if (inside && !narrow.matches && inside.parentElement !== card) {
      card.querySelector(".zone, .parts, .small")?.remove();
      card.append(inside);
    }
    for (const zone of zones) {
      if (zone.seat === seat && zone.role !== "own") this.board.zones.get(zone.id).handle = card;
    }
    return card;
  }

  /** The brief board of a seat; a small copy where its only picture is already on the stage. */
  briefly(zone) {
    const view = this.board.zones.get(zone.id);
    return view.element.parentElement?.closest(".stage") ? view.mirror() : view.element;
  }

  openSeat(seat) {
    const tab = `seat-${seat}`;
    if (this.stage.has(tab)) this.stage.select(this.stage.tab === tab ? TABLE : tab, true);
    else if (narrow.matches) this.openSheet(!this.sheetOpen);
    this.seats.querySelector(`[data-seat="${seat}"] button`)?.focus({ preventScroll: true });
  }

  selected(own) {
    if (own && narrow.matches) this.openSheet(false);
    this.element.classList.toggle("whole", this.extra.has(this.stage.tab));
    if (this.stage.tab === STORY) this.story.list.scrollTop = this.story.list.scrollHeight;
    this.markSeats();
  }

  markSeats() {
    for (const card of this.seats.children) {
      const open = this.stage.tab === `seat-${card.dataset.seat}`;
      card.classList.toggle("open", open);
      set(card.querySelector("button"), "aria-pressed", String(open));
    }
  }

  /** The zones that hold what the question is about. */
  askedZones() {
    const wanted = this.wanted();
    const laid = this.scene.question?.lay?.zone;
    const asked = this.scene.zones.filter(
      (zone) => zone.id === laid || zone.pieces.some(({ id }) => wanted.has(id)),
    );
    return new Set(asked.map((zone) => zone.id));
  }

  /** A new question: what it is about comes forward. */
  comeForward() {
    const asked = this.askedZones();
    const zones = this.scene.zones.filter((zone) => asked.has(zone.id));
    const elsewhere = zones.filter((zone) => zone.role !== "own");
    const own = zones.find((zone) => zone.role === "own");
    this.openSheet(Boolean(own) && !elsewhere.length, own ? this.reach(own, this.wanted()) : null);
    const there = elsewhere.some((zone) => this.stage.shows(zone.id) || this.asides.shows(zone.id));
    for (const zone of elsewhere) this.board.zones.get(zone.id).seek(this.wanted());
    if (there) return;
    const [first] = elsewhere;
    const tab = first && (this.stage.tabOf(first.id) ?? null);
    if (tab) this.stage.select(tab);
    else if (first && this.asides.tabOf(first.id)) this.asides.select(this.asides.tabOf(first.id));
    else if (!this.extra.has(this.stage.tab)) this.stage.select(TABLE);
  }

  /** What the question is about. */
  wanted() {
    const { question } = this.scene;
    const options = question?.options.map((each) => each.piece) ?? [];
    const { slots = [], pieces = [] } = question?.plan ?? {};
    return new Set([...options, ...slots, ...pieces.map(({ piece }) => piece)]);
  }

  /** How far down my board must be seen for these pieces to be in sight. */
  reach(zone, ids) {
    const bottoms = zone.pieces.filter(({ id }) => ids.has(id)).map(({ y, h }) => y + h);
    return (Math.max(...bottoms) * (innerWidth - 2 * MARGIN)) / zone.width + MARGIN;
  }

  /** `reach`: how many pixels of my board are to be seen, as many as possible if null. */
  openSheet(open, reach = null) {
    this.sheetOpen = open;
    this.sheet.style.setProperty("--reach", `${reach ?? 0}px`);
    this.sheet.classList.toggle("brief", reach !== null);
    this.own.scrollTop = 0;
    this.sheet.classList.toggle("open", open);
    set(this.handle, "aria-expanded", String(open));
    set(this.handle, "aria-label", say(open ? "close-board" : "open-board"));
  }

  fold(folded) {
    this.folded = folded;
    this.element.classList.toggle("folded", folded);
    keep("story", folded ? "folded" : "open");
    if (this.scene) this.arrange();
  }

  /** A tab of our own, such as the result. */
  addTab(id, title, node) {
    this.extra.set(id, { title, node });
  }

  addLesson(node) {
    this.middle.insertBefore(node, this.asking.element);
  }

  /** A piece or a zone that is spoken of must be in sight. */
  bringForward(id) {
    const { zones } = this.scene;
    const zone = zones.find(
      (each) => each.id === id || each.pieces.some((piece) => piece.id === id),
    );
    if (!zone) return;
    if (zone.role === "own")
      this.openSheet(true, zone.id === id ? null : this.reach(zone, new Set([id])));
    for (const tabs of [this.stage, this.asides]) {
      const tab = tabs.tabOf(zone.id);
      if (tab) tabs.select(tab);
    }
    this.board.zones.get(zone.id).seek(new Set([id]));
  }

  /** A key for a map that can be seen: closer, farther, all of it. */
  key(letter) {
    const seen = [...this.board.zones.values()].find(({ roam }) => roam?.frame.width);
    return seen?.roam.key(letter) ?? false;
  }

  lookBack(words, back) {
    this.past.hidden = words === null;
    if (words === null) return;
    const now = button(say("back-to-now"), back, { class: "answer main back" });
    replace(this.past, el("span", {}, words), now);
  }

  /** Something that is spoken of: a piece or a whole zone; null for nothing. */
  point(id) {
    this.pointed = id;
  }

  // Touching.

  listen() {
    this.tip.watch(this.element);
    new Zoom(this.stage.body);
    for (const root of [this.stage.body, this.asides.body, this.seats, this.own]) {
      root.addEventListener("click", (event) => this.clicked(event));
      root.addEventListener("pointerdown", (event) => this.drags.grab(event));
      root.addEventListener("keydown", (event) => this.keyOnPiece(event));
    }
  }

  clicked(event) {
    const element = event.target.closest(".piece");
    if (!element || this.drags.dragged) return;
    const active = element.dataset.act ? element : beneath(event);
    if (active) this.touch(active);
    else if (event.pointerType === "touch") this.tip.show(element);
  }

  touch(element) {
    const { piece } = this.board.pieces.get(element.dataset.id);
    this.asking.touch(piece, element.dataset.act);
  }

  keyOnPiece(event) {
    const element = event.target.closest(".piece");
    if (!element) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.touch(element);
      this.focusNext(element.dataset.act);
    } else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      neighbour(this.board, element, event.key)?.focus({ preventScroll: true });
    }
  }

  /** With keys, the next thing to do gets the focus: the free slot, the next piece, the button. */
  focusNext(act) {
    const { plan } = this.asking;
    if (!plan || (act !== "hold" && act !== "slot")) return;
    if (plan.full) this.asking.element.querySelector(".confirm")?.focus();
    else if (plan.held) this.focusPiece(plan.firstFree() ?? plan.slots[0]);
    else this.focusPiece(plan.pieces.find(({ piece }) => !plan.slotOf(piece))?.piece);
  }

  focusPiece(id) {
    this.board.pieces.get(id)?.element.focus({ preventScroll: true });
  }
}

/** A place may be covered by what lies on it: what can be done under the pointer counts. */
function beneath({ clientX, clientY }) {
  const found = document.elementsFromPoint(clientX, clientY);
  return found.map((node) => node.closest(".piece")).find((piece) => piece?.dataset.act) ?? null;
}
