// Parts of the table that share one place: one of them is in front.

import { button, el, replace, set } from "../lib/dom.js";
import { ARROWS } from "../scene/board.js";

/** @import { Zone } from "../types.d.ts" */
/** @import { Board } from "../scene/board.js" */

/**
 * Some zones, or a node of our own, behind one label.
 * @typedef {object} Tab
 * @property {string} id
 * @property {string} title
 * @property {Zone[]} zones
 * @property {HTMLElement} [node]
 * @property {HTMLElement} [head] what stands above the zones
 * @property {boolean} [stacked] the zones lie in two columns, each as large as the height allows
 * @property {boolean} [calls] there is something new behind it
 * @property {boolean} [silent] without a label: opened from elsewhere
 */

export const TABLE = "table"; // the tab of the shared zones

export class Tabs {
  /**
   * @param {string} name
   * @param {string} label
   * @param {(own: boolean) => void} selected
   */
  constructor(name, label, selected) {
    this.selected = selected;
    this.tab = TABLE;
    /** @type {Map<string, string[]>} */
    this.zones = new Map(); // tab -> its zones
    /** @type {Map<string, HTMLElement>} */
    this.panels = new Map();
    this.list = el("div", { class: "tabs", role: "tablist", "aria-label": label });
    this.head = el("div", { class: "tab-row" }, this.list); // with the tools of a map, which cover nothing there
    this.body = el("div", { class: `panels ${name}` });
    this.element = el("div", { class: `${name}-box` }, this.head, this.body);
    /** @type {Board | null} */
    this.board = null;
    this.list.addEventListener("keydown", (event) => this.key(event));
  }

  get labels() {
    return /** @type {HTMLElement[]} */ ([...this.list.children]);
  }

  /**
   * @param {Tab[]} tabs
   * @param {Board} board
   * @param {Set<string>} asked the zones that a question is about
   */
  set(tabs, board, asked) {
    this.board = board;
    this.element.hidden = !tabs.length;
    this.zones = new Map(tabs.map((tab) => [tab.id, tab.zones.map((zone) => zone.id)]));
    this.panels = new Map(tabs.map((tab) => [tab.id, this.panel(tab, board)]));
    replace(this.body, [...this.panels.values()]);
    const before = new Map(this.labels.map((each) => [each.dataset.tab, each]));
    const loud = tabs.filter((tab) => !tab.silent);
    const nodes = loud.map((tab) => this.label(tab, before.get(tab.id), board, asked));
    replace(this.list, nodes);
    this.list.hidden = loud.length < 2;
    this.select(this.tab);
    this.head.hidden = this.list.hidden && this.head.children.length < 2;
  }

  /**
   * @param {Tab} tab
   * @param {Board} board
   */
  panel(tab, board) {
    const fresh = () => el("div", { id: `panel-${tab.id}`, role: "tabpanel" });
    const panel = this.panels.get(tab.id) ?? fresh();
    set(panel, "class", `panel${tab.node ? " of-node" : ""}${tab.head ? " headed" : ""}`);
    set(panel, "aria-label", tab.title);
    const zones = tab.stacked ? this.stacks(panel, tab, board) : elements(tab.zones, board);
    replace(panel, tab.head, tab.node, zones);
    return panel;
  }

  /**
   * @param {HTMLElement} panel
   * @param {Tab} tab
   * @param {Board} board
   */
  stacks(panel, { zones }, board) {
    const half = Math.ceil(zones.length / 2);
    /** @type {NodeListOf<HTMLElement>} */
    const before = panel.querySelectorAll(":scope > .stack");
    return [zones.slice(0, half), zones.slice(half)].map((stacked, n) => {
      const stack = before[n] ?? el("div", { class: "stack" });
      const height = stacked.reduce((sum, zone) => sum + zone.height, 0);
      stack.style.setProperty("--w", String(Math.max(...stacked.map((zone) => zone.width))));
      stack.style.setProperty("--h", String(height));
      replace(stack, elements(stacked, board));
      return stack;
    });
  }

  /**
   * @param {Tab} tab
   * @param {HTMLElement | undefined} before
   * @param {Board} board
   * @param {Set<string>} asked
   */
  label(tab, before, board, asked) {
    const props = { role: "tab", "data-tab": tab.id, "aria-controls": `panel-${tab.id}` };
    const node = before ?? button("", () => this.select(tab.id, true), props);
    node.textContent = tab.title;
    const about = tab.zones.some((zone) => asked.has(zone.id));
    node.classList.toggle("asked", about || Boolean(tab.calls));
    for (const { id } of tab.zones) {
      const view = board.zones.get(id);
      if (view) view.handle = node;
    }
    return node;
  }

  /** @param {string} id */
  has(id) {
    return this.panels.has(id);
  }

  /** @param {string} zone */
  tabOf(zone) {
    return [...this.zones].find(([, zones]) => zones.includes(zone))?.[0] ?? null;
  }

  /** @param {string} zone */
  shows(zone) {
    return this.tabOf(zone) === this.tab;
  }

  /**
   * Bring a tab forward; `own` if a person asked for it.
   * @param {string} id
   */
  select(id, own = false) {
    const before = this.tab;
    this.tab = this.has(id) ? id : ([...this.panels.keys()][0] ?? TABLE);
    for (const [tab, panel] of this.panels) panel.hidden = tab !== this.tab;
    const chosen = this.labels.find((node) => node.dataset.tab === this.tab);
    for (const node of this.labels) {
      set(node, "aria-selected", String(node === chosen));
      set(node, "tabindex", node === (chosen ?? this.labels[0]) ? "0" : "-1");
    }
    const shown = (this.zones.get(this.tab) ?? []).map((id) => this.board?.zones.get(id));
    replace(this.head, this.list, ...shown.map((view) => view?.roam?.tools));
    if (this.tab !== before) {
      chosen?.scrollIntoView({ block: "nearest", inline: "nearest" });
      this.body.scrollTo(0, 0);
    }
    this.selected(own);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const step = ARROWS[event.key]?.[0];
    if (!step) return;
    event.preventDefault();
    const nodes = this.labels;
    const now = nodes.findIndex((node) => node === document.activeElement);
    const next = nodes.at((now + step) % nodes.length);
    if (next?.dataset.tab) this.select(next.dataset.tab, true);
    next?.focus();
  }
}

/**
 * @param {Zone[]} zones
 * @param {Board} board
 */
const elements = (zones, board) => zones.map((zone) => board.zones.get(zone.id)?.element);
