// Parts of the table that share one place: one of them is in front.

import { button, el, replace, set } from "./dom.js";

export const TABLE = "table"; // the tab of the shared zones

export class Tabs {
  constructor(name, label, selected) {
    this.selected = selected;
    this.tab = TABLE;
    this.zones = new Map(); // tab -> its zones
    this.panels = new Map();
    this.list = el("div", { class: "tabs", role: "tablist", "aria-label": label });
    this.body = el("div", { class: `panels ${name}` });
    this.element = el("div", { class: `${name}-box` }, this.list, this.body);
    this.list.addEventListener("keydown", (event) => this.key(event));
  }

  /** `tabs`: { id, title, zones, node?, silent? }; a silent one is opened from elsewhere. */
  set(tabs, board, asked) {
    this.element.hidden = !tabs.length;
    this.zones = new Map(tabs.map((tab) => [tab.id, tab.zones.map((zone) => zone.id)]));
    this.panels = new Map(tabs.map((tab) => [tab.id, this.panel(tab, board)]));
    replace(this.body, [...this.panels.values()]);
    const before = new Map([...this.list.children].map((each) => [each.dataset.tab, each]));
    const loud = tabs.filter((tab) => !tab.silent);
    const nodes = loud.map((tab) => this.label(tab, before.get(tab.id), board, asked));
    replace(this.list, nodes);
    this.list.hidden = loud.length < 2;
    this.select(this.tab);
  }

  panel(tab, board) {
    const fresh = () => el("div", { id: `panel-${tab.id}`, role: "tabpanel" });
    const panel = this.panels.get(tab.id) ?? fresh();
    set(panel, "class", tab.node ? "panel of-node" : "panel");
    set(panel, "aria-label", tab.title);
    replace(
      panel,
      tab.node ? [tab.node] : tab.zones.map((zone) => board.zones.get(zone.id).element),
    );
    return panel;
  }

  label(tab, before, board, asked) {
    const props = { role: "tab", "data-tab": tab.id, "aria-controls": `panel-${tab.id}` };
    const node = before ?? button("", () => this.select(tab.id, true), props);
    node.textContent = tab.title;
    node.classList.toggle(
      "asked",
      tab.zones.some((zone) => asked.has(zone.id)),
    );
    for (const zone of tab.zones) board.zones.get(zone.id).handle = node;
    return node;
  }

  has(id) {
    return this.panels.has(id);
  }

  tabOf(zone) {
    return [...this.zones].find(([, zones]) => zones.includes(zone))?.[0] ?? null;
  }

  shows(zone) {
    return this.tabOf(zone) === this.tab;
  }

  /** Bring a tab forward; `own` if a person asked for it. */
  select(id, own = false) {
    const before = this.tab;
    this.tab = this.has(id) ? id : ([...this.panels.keys()][0] ?? TABLE);
    for (const [tab, panel] of this.panels) panel.hidden = tab !== this.tab;
    const chosen = [...this.list.children].find((node) => node.dataset.tab === this.tab);
    for (const node of this.list.children) {
      set(node, "aria-selected", String(node === chosen));
      set(node, "tabindex", node === (chosen ?? this.list.firstChild) ? "0" : "-1");
    }
    if (this.tab !== before) {
      chosen?.scrollIntoView({ block: "nearest", inline: "nearest" });
      this.body.scrollTo(0, 0);
    }
    this.selected(own);
  }

  key(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const nodes = [...this.list.children];
    const next = nodes.at((nodes.indexOf(document.activeElement) + step) % nodes.length);
    this.select(next.dataset.tab, true);
    next.focus();
  }
}
