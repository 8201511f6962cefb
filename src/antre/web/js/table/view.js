// The table on the page: seats, stage with its tabs, the bar, my own board, the story. It shows a
// scene and passes on what is touched; what to do about it is decided elsewhere.

import { el, focus, set } from "../lib/dom.js";
import { keep, kept, narrow } from "../lib/preferences.js";
import { say } from "../lib/words.js";
import { Drags } from "../question/drags.js";
import { TileInHand } from "../question/tile-in-hand.js";
import { ARROWS, Board, firstToChoose } from "../scene/board.js";
import { faceHolder } from "../scene/faces.js";
import { Lens } from "../scene/lens.js";
import { Lights } from "../scene/lights.js";
import { skyLayer, snapshot, travel } from "../scene/motion.js";
import { Tooltip } from "../scene/tooltip.js";
import { Zoom } from "../scene/zoom.js";
import { Finding } from "./finding.js";
import { KeyPlay } from "./key-play.js";
import { columnFor } from "./nearby.js";
import { OwnBoard } from "./own-board.js";
import { Passing } from "./passing.js";
import { SeatCards } from "./seat-cards.js";
import { TABLE, Tabs } from "./tabs.js";
import { Touching } from "./touching.js";
import { askedZones, nearby, standing, tabOf, wanted } from "./zones.js";

/** @import { Piece, Scene, TableReply, Zone } from "../types.d.ts" */
/** @import { Asking } from "../question/asking.js" */
/** @import { Place } from "../question/tile.js" */
/** @import { Box } from "../scene/roam.js" */
/** @import { ZoneView } from "../scene/zone.js" */
/** @import { Story } from "./story.js" */
/** @import { Tab } from "./tabs.js" */

const STORY = "story"; // on a narrow screen the story is a tab, and where zones stand beside the stage
const MARKET = "market"; // where there is no room for that, their tab

export class TableView {
  /**
   * @param {Asking} asking
   * @param {Story} story
   */
  constructor(asking, story) {
    this.asking = asking;
    this.story = story;
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {TableReply | null} */
    this.info = null; // the table that the scene belongs to
    /** @type {string | null} */
    this.pointed = null; // what a lesson speaks of
    this.passing = new Passing({
      changed: (ids, time) => {
        if (time) this.lights.flash(ids, time);
        this.again();
      },
      signed: (signs) => {
        this.seats.signs = signs;
        if (this.scene && this.info) this.seats.show(this.scene, this.info);
      },
    });
    this.folded = false; // the story
    this.column = 0; // how wide the right one is while zones stand in it beside the stage, else 0
    this.reading = false; // somebody has chosen the story instead of them
    this.board = new Board();
    this.tip = new Tooltip(this.board);
    this.lens = new Lens();
    this.lights = new Lights((ids) => this.relight(ids));
    const laid = {
      commit: (/** @type {Place} */ place) => asking.choose(place.option),
      changed: () => asking.moved(),
    };
    this.hand = new TileInHand(laid, this.lens);
    this.drags = new Drags(this.board, asking, this.tip, this.lens, this.hand);
    asking.tileControls.hand = this.hand;
    /** @type {Map<string, { title: string, node: HTMLElement }>} */
    this.extra = new Map(); // tab -> { title, node } that no scene brings
    this.seats = new SeatCards(this.board, {
      open: (seat) => this.openSeat(seat),
      close: () => this.closeSeat(),
    });
    this.stage = new Tabs("stage", say("parts-of-table"), (own) => this.selected(own));
    this.asides = new Tabs("asides", say("parts-beside"), (own) => this.turned(own));
    this.own = new OwnBoard();
    this.middle = el("div", { class: "middle" }, this.stage.element, asking.element);
    this.centre = el("div", { class: "centre" }, this.middle, this.own.element);
    this.side = el("div", { class: "side" }, this.asides.element, story.element);
    this.element = el(
      "div",
      { class: "table" },
      this.seats.element,
      this.centre,
      this.side,
      this.tip.element,
      this.lens.element,
      skyLayer(),
      faceHolder(),
    );
    new Finding(this.element, this.board, (zone, box) => this.lookAt(zone, box));
    this.keyPlay = new KeyPlay(this.element, () => asking.bar.focus());
    this.fold(kept("story", "open") === "folded");
    this.tip.watch(this.element);
    new Zoom(this.stage.body);
    const touched = [this.stage.body, this.asides.body, this.seats.element, this.own.zones];
    new Touching(touched, this.board, asking, this.drags, this.passing, this.tip);
    new ResizeObserver(() => this.rearrange()).observe(this.side);
  }

  // Showing.

  /**
   * Show a scene; `info` is the table it belongs to. Pieces fly if `moving`.
   * @param {Scene} scene
   * @param {TableReply} info
   * @param {{ moving?: boolean, at?: number | null }} how
   */
  async show(scene, info, { moving = true, at = null } = {}) {
    const before = moving && this.scene ? snapshot(this.board) : null;
    this.drags.before(before);
    this.scene = scene;
    this.info = info;
    this.element.classList.toggle("looking-back", at !== null);
    this.element.classList.toggle("watching", scene.seat < 0);
    this.element.dataset.seats = String(scene.seats.length);
    this.board.draw(scene, (piece) => this.manner(piece));
    for (const [id, zone] of this.board.zones)
      zone.element.classList.toggle("pointed", id === this.pointed);
    this.arrange(scene, info);
    this.takeInHand();
    this.asking.render();
    this.tip.hide();
    this.drags.after();
    return before ? travel(before, this.board, this.drags.held) : 0;
  }

  /** The same scene again after something was laid or armed. */
  async again() {
    if (!this.scene) return;
    const before = snapshot(this.board);
    this.board.lay(this.scene, (piece) => this.manner(piece));
    this.asking.render();
    this.tip.hide();
    this.keyPlay.regain();
    await travel(before, this.board);
  }

  /** The same scene again while nothing is asked. */
  calm() {
    if (!this.scene) return;
    this.board.lay(this.scene, (piece) => this.manner(piece));
    this.takeInHand();
    this.asking.render();
  }

  /** A tile that is to be laid, over the zone that it belongs to. */
  takeInHand() {
    const { tile } = this.asking;
    this.hand.hold(tile, (tile && this.board.zones.get(tile.zone)) ?? null);
  }

  /**
   * What has just been told of lights up, one group of pieces after another.
   * @param {string[][]} groups
   */
  light(groups) {
    return this.lights.show(groups);
  }

  /** @param {string[]} ids */
  relight(ids) {
    for (const id of ids) {
      this.board.pieces.get(id)?.element.classList.toggle("flare", this.lights.has(id));
    }
  }

  /** @param {Piece} piece */
  manner(piece) {
    const how = this.asking.manner(piece);
    const marks = { pointed: this.pointed === piece.id, flare: this.lights.has(piece.id) };
    return { ...how, from: this.passing.on(piece.id), marks: { ...how.marks, ...marks } };
  }

  /**
   * @param {Scene} scene
   * @param {TableReply} info
   */
  arrange(scene, info) {
    const mine = scene.zones.filter((zone) => zone.role === "own");
    const fact = scene.seats.find((each) => each.seat === scene.seat);
    this.own.element.hidden = !mine.length;
    this.placeOwn(mine[0]);
    this.makeRoom(scene);
    const zones = mine.map((zone) => this.board.zones.get(zone.id)?.element);
    this.own.show(zones, fact, fact && info.chairs[fact.seat]);
    this.arrangeTabs(scene);
    this.seats.show(scene, info);
    this.seats.mark(this.stage.tab);
  }

  /**
   * My board lies along the bottom; one that is taller than wide stands above the story.
   * @param {Zone | undefined} zone
   */
  placeOwn(zone) {
    const beside = zone !== undefined && !narrow.matches && zone.height >= zone.width;
    this.element.classList.toggle("beside", beside);
    const home = beside ? this.side : this.centre;
    if (this.own.element.parentElement === home) return;
    if (beside) home.prepend(this.own.element);
    else home.append(this.own.element);
  }

  /**
   * The right column is as wide as what stands there beside the stage needs it.
   * @param {Scene} scene
   */
  makeRoom(scene) {
    const own = scene.zones.find((zone) => zone.role === "own");
    const above = own && this.element.classList.contains("beside") ? own : null;
    const open = !narrow.matches && !this.folded;
    const room = { width: innerWidth, height: this.side.clientHeight };
    this.column = open ? columnFor(room, nearby(scene), above) : 0;
    this.element.classList.toggle("near", this.column > 0);
    this.element.style.setProperty("--column", `${this.column}px`);
  }

  /** The page has another height: what stood beside the stage may have no room any more. */
  rearrange() {
    const { column, scene, info } = this;
    if (!scene || !info) return;
    this.makeRoom(scene);
    if (!column !== !this.column) this.arrange(scene, info);
  }

  /** @param {Scene} scene */
  arrangeTabs(scene) {
    const asked = askedZones(scene);
    const column = this.columnTabs(scene);
    const tabs = this.stageTabs(scene, new Set(column.flatMap(({ zones }) => zones)));
    const story = [...tabs, ...column].some(({ id }) => id === STORY);
    if (!story && this.story.element.parentElement !== this.side) this.side.append(this.story.element);
    this.stage.set(tabs, this.board, asked);
    // On a narrow screen the stage scrolls, and keys must be able to scroll it.
    set(this.stage.body, "tabindex", narrow.matches ? "0" : null);
    this.asides.set(column, this.board, asked);
  }

  /**
   * What stands in the right column besides my board and the story.
   * @param {Scene} scene
   */
  columnTabs(scene) {
    if (narrow.matches || this.folded) return [];
    const board = this.element.classList.contains("beside");
    // Below my board there is no room for both what is near and the story.
    if (this.column) return [...nearby(scene).map(tabOf), ...(board ? [this.storyTab()] : [])];
    return board ? [] : standing(scene, "aside").map(tabOf);
  }

  /**
   * @param {Scene} scene
   * @param {Set<Zone>} elsewhere what stands in the right column
   */
  stageTabs(scene, elsewhere) {
    const shared = standing(scene, "shared");
    const chief = shared.find((zone) => zone.roam) ?? shared[0];
    /** @type {Tab[]} */
    const tabs = chief ? [{ id: TABLE, title: chief.title, zones: shared }] : [];
    const near = narrow.matches || this.column ? [] : nearby(scene);
    if (near.length) {
      const title = near[0].near ?? "";
      tabs.push({ id: MARKET, title, zones: near, stacked: near.length > 2 });
    }
    const others = [...standing(scene, "market"), ...standing(scene, "aside")];
    const alone = others.filter((zone) => !elsewhere.has(zone) && !near.includes(zone));
    tabs.push(...alone.map(tabOf));
    for (const { seat } of scene.seats) tabs.push(...this.seatTab(seat, scene.zones));
    for (const [id, { title, node }] of this.extra) tabs.push({ id, title, zones: [], node });
    return narrow.matches ? [...tabs, this.storyTab()] : tabs;
  }

  /** @returns {Tab} */
  storyTab() {
    const { element, talk } = this.story;
    return { id: STORY, title: say("story"), zones: [], node: element, calls: talk.unread };
  }

  /**
   * What a seat has, out of sight until its card is touched.
   * @param {number} seat
   * @param {Zone[]} zones
   */
  seatTab(seat, zones) {
    const full = zones.filter((zone) => zone.seat === seat && zone.role === "aside");
    const brief = zones.filter((zone) => zone.seat === seat && zone.role === "other");
    const shown = narrow.matches || !full.length ? [...brief, ...full] : full;
    if (!shown.length) return [];
    const { title } = full[0] ?? brief[0];
    const head = this.seats.headOf(seat, title);
    return [{ id: `seat-${seat}`, title, zones: shown, head, silent: true }];
  }

  /** @param {number} seat */
  openSeat(seat) {
    const tab = `seat-${seat}`;
    if (this.stage.has(tab)) this.stage.select(this.stage.tab === tab ? TABLE : tab, true);
    else if (narrow.matches) this.own.open(!this.own.isOpen);
    focus(this.seats.element.querySelector(`[data-seat="${seat}"] button`));
  }

  /** Back from the board of another seat to the table. */
  closeSeat() {
    const open = this.seats.element.querySelector(".seat-card.open");
    if (!open) return;
    this.stage.select(TABLE, true);
    focus(open.querySelector("button"));
  }

  /** @param {boolean} own did a person choose the tab? */
  selected(own) {
    if (own && narrow.matches) this.own.open(false);
    this.element.classList.toggle("whole", this.extra.has(this.stage.tab));
    if (this.stage.tab === STORY) this.read(this.stage);
    this.seats.mark(this.stage.tab);
  }

  /** @param {boolean} own did a person choose the tab beside the stage? */
  turned(own) {
    const story = this.asides.tab === STORY;
    if (own) this.reading = story;
    if (story) this.read(this.asides);
  }

  /**
   * The story has come forward.
   * @param {Tabs} tabs
   */
  read(tabs) {
    this.story.list.scrollTop = this.story.list.scrollHeight;
    this.story.talk.unread = false;
    tabs.labels.find(({ dataset }) => dataset.tab === STORY)?.classList.remove("asked");
  }

  /** A new question: what it is about comes forward. */
  comeForward() {
    if (!this.scene) return;
    const asked = askedZones(this.scene);
    const about = wanted(this.scene.question);
    const zones = this.scene.zones.filter((zone) => asked.has(zone.id));
    // On a wide page what others have before them is in sight, in the card of their seat.
    const elsewhere = zones.filter((zone) => zone.role !== "own" && (narrow.matches || zone.role !== "other"));
    const own = zones.find((zone) => zone.role === "own");
    this.own.open(Boolean(own) && !elsewhere.length, own ? this.own.reach(own, about) : null);
    if (!narrow.matches) for (const zone of elsewhere) this.board.zones.get(zone.id)?.seek(about);
    const found = [this.stage, this.asides].map((tabs) => this.frontOf(tabs, elsewhere));
    // What stands beside the stage is chosen with an eye on what all share.
    const idle = !found[0] && (!found[1] || this.column);
    if (idle && !this.extra.has(this.stage.tab)) this.stage.select(TABLE);
  }

  /**
   * One of these zones is in front, if any is there; gives back whether one is.
   * @param {Tabs} tabs
   * @param {Zone[]} zones
   */
  frontOf(tabs, zones) {
    const there = zones.filter((zone) => tabs.tabOf(zone.id));
    const seen = there.some((zone) => tabs.shows(zone.id));
    if (there.length && !seen) this.turnTo(tabs, there[0].id);
    return there.length > 0;
  }

  /**
   * The tab of a zone comes to the front, unless somebody reads the story there.
   * @param {Tabs} tabs
   * @param {string} zone
   */
  turnTo(tabs, zone) {
    const tab = tabs.tabOf(zone);
    const kept = this.reading && this.column && tabs === this.asides;
    if (tab && !kept) tabs.select(tab);
  }

  /**
   * On a narrow screen a map comes closer to what is asked, and to what a lesson speaks of.
   */
  attend() {
    if (!this.scene || !narrow.matches) return;
    const { tile } = this.asking;
    const asked = [...wanted(this.scene.question)];
    const ids = new Set(asked.filter((id) => this.board.pieces.get(id)?.how.marks.can !== false));
    if (this.pointed) ids.add(this.pointed);
    for (const view of this.board.zones.values()) {
      if (view.roam) view.attend(ids, tile?.zone === view.id ? tile.ground : []);
    }
  }

  /** @param {boolean} folded */
  fold(folded) {
    this.folded = folded;
    this.element.classList.toggle("folded", folded);
    keep("story", folded ? "folded" : "open");
    if (this.scene && this.info) this.arrange(this.scene, this.info);
  }

  /**
   * A tab of our own, such as the result.
   * @param {string} id
   * @param {string} title
   * @param {HTMLElement} node
   */
  addTab(id, title, node) {
    this.extra.set(id, { title, node });
  }

  /**
   * Something of our own above the question.
   * @param {HTMLElement} node
   */
  addAbove(node) {
    this.middle.insertBefore(node, this.asking.element);
  }

  /**
   * A piece or a zone that is spoken of must be in sight.
   * @param {string} id
   */
  bringForward(id) {
    const zone = this.scene?.zones.find(
      (each) => each.id === id || each.pieces.some((piece) => piece.id === id),
    );
    if (!zone) return;
    if (zone.role === "own")
      this.own.open(true, zone.id === id ? null : this.own.reach(zone, new Set([id])));
    for (const tabs of [this.stage, this.asides]) {
      const tab = tabs.tabOf(zone.id);
      if (tab) tabs.select(tab);
    }
    this.board.zones.get(zone.id)?.turnTo(id);
  }

  /**
   * A place that somebody wants to see is in sight: its part of the table is in front, a map shows
   * it, and nothing of my own hides it.
   * @param {ZoneView} view
   * @param {Box} box
   */
  lookAt(view, box) {
    const own = view.zone.role === "own";
    if (narrow.matches) this.own.open(own);
    for (const tabs of [this.stage, this.asides]) {
      const tab = tabs.tabOf(view.id);
      if (tab) tabs.select(tab);
    }
    if (view.roam && narrow.matches) view.roam.closeOn(box);
    else if (view.roam) view.reveal(box);
    else view.scrollTo(box);
  }

  /** What a lesson speaks of comes forward again, with the room that there is now. */
  seePointed() {
    if (this.pointed) this.bringForward(this.pointed);
    this.attend();
  }

  /**
   * On a narrow screen what is advised is in sight, on a map from as near as what is asked.
   * @param {string[]} ids
   */
  see(ids) {
    const item = this.board.pieces.get(ids[0] ?? "");
    if (!item || !narrow.matches) return;
    const { view } = item;
    if (view.zone.role === "own") return this.comeForward();
    this.own.open(false);
    this.bringForward(ids[0]);
    view.attend(new Set(ids), []);
  }

  /**
   * What is told of is in sight: its tab is in front, and my board does not hide it.
   * @param {string[]} ids
   */
  lookTo(ids) {
    const [id] = ids;
    const item = id === undefined ? undefined : this.board.pieces.get(id);
    if (!item || item.view.zone.role === "own") return;
    if (narrow.matches) this.own.open(false);
    for (const tabs of [this.stage, this.asides]) this.turnTo(tabs, item.view.id);
    item.view.seek(new Set(ids));
  }

  /**
   * An arrow leads to the first piece that can be chosen; for a map that can be seen there are
   * keys as well: closer, farther, all of it.
   * @param {string} letter
   */
  key(letter) {
    if (ARROWS[letter] && this.keyPlay.free) return this.enter();
    const seen = [...this.board.zones.values()].find(({ roam }) => roam?.frame.width);
    return seen?.roam?.key(letter) ?? false;
  }

  enter() {
    const first = firstToChoose(this.board);
    focus(first);
    return Boolean(first);
  }

  /**
   * Something that is spoken of: a piece or a whole zone; null for nothing.
   * @param {string | null} id
   */
  point(id) {
    this.pointed = id;
  }
}
