// What is settled before a game: every setting with its title, a sentence, its rule and a control.
// Whoever may not change them reads them.

import { el, name } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { language, say } from "../lib/words.js";
import { settingField } from "./setting-fields.js";
import { fault, settingTold } from "./setting-words.js";

/** @import { GameReply, SettingReply, SettingValue, SettingValues } from "../types.d.ts" */

/** @typedef {(row: SettingRow) => void} Chose */

export class Settings {
  /**
   * @param {GameReply} game
   * @param {boolean} mayChange
   * @param {Chose} chose hears of every choice that can be taken
   */
  constructor(game, mayChange, chose = () => {}) {
    this.seats = 0;
    const chosen = (/** @type {SettingRow} */ row) => {
      this.sit(this.seats);
      chose(row);
    };
    this.all = game.settings.map((each) => new SettingRow(game.game, each, mayChange, chosen));
    const elements = (/** @type {boolean} */ chairs) =>
      this.all.filter((row) => row.ofChairs === chairs).map((row) => row.element);
    this.element = el("div", { class: "settings" }, elements(false));
    this.ofChairs = el("div", { class: "settings" }, elements(true)); // without their controls
  }

  /** Those that mean something: for so many seats, and as others are set. */
  get rows() {
    const now = Object.fromEntries(this.all.map((row) => [row.setting.id, row.value]));
    return this.all.filter(({ setting: { seats, when } }) => {
      const fits = Object.entries(when).every(([id, value]) => now[id] === value);
      return fits && (!seats.length || seats.includes(this.seats));
    });
  }

  /**
   * The table has so many seats: what was chosen stays, even while it means nothing.
   * @param {number} seats
   */
  sit(seats) {
    this.seats = seats;
    for (const row of this.all) {
      row.element.hidden = !this.rows.includes(row);
      row.sit(seats);
    }
    this.element.hidden = !this.rows.some((row) => !row.ofChairs);
    this.ofChairs.hidden = !this.rows.some((row) => row.ofChairs);
  }

  /** @param {SettingValues} values what the house says */
  show(values) {
    for (const row of this.all) {
      if (row.setting.id in values) row.hear(values[row.setting.id]);
    }
    this.sit(this.seats);
  }

  /** All that was chosen and means something at this table. */
  get chosen() {
    return Object.fromEntries(this.rows.map((row) => [row.setting.id, row.chosen]));
  }

  /** The first one that cannot be taken as it is. */
  get faulty() {
    return this.rows.find((row) => row.draft);
  }

  /**
   * The controls of one chair.
   * @param {number} seat
   */
  atChair(seat) {
    return this.rows.flatMap((row) => row.field.atChair?.(seat) ?? []);
  }
}

export class SettingRow {
  /**
   * @param {string} game
   * @param {SettingReply} setting
   * @param {boolean} mayChange
   * @param {Chose} chose
   */
  constructor(game, setting, mayChange, chose) {
    this.setting = setting;
    this.chose = chose;
    this.seats = 0;
    this.value = unset(setting);
    this.draft = false; // it cannot be taken yet as it is
    this.sending = 0; // choices that the house has not answered yet
    this.complaint = el("p", { class: "complaint", role: "alert", hidden: true });
    const id = `${game}-${setting.id}`;
    const named = setting.title[language()];
    const switched = mayChange && setting.kind === "yes-no";
    const label = switched ? el("label", { for: `${id}-switch` }, named) : named;
    const title = el("h4", { id: `${id}-title` }, label);
    const help = el("p", { class: "soft", id: `${id}-help` }, setting.help[language()]);
    this.field = mayChange
      ? settingField({ setting, id, title: title.id, help: help.id }, (to) => this.choose(to))
      : settingTold(setting);
    this.element = el(
      "section",
      { class: `setting ${setting.kind}`, "data-setting": setting.id },
      title,
      ruleLink(game, setting),
      help,
      this.field.element,
      this.complaint,
    );
    this.field.show(this.value);
  }

  get ofChairs() {
    return this.setting.kind === "per-seat";
  }

  /** What was chosen, for as many seats as there are. */
  get chosen() {
    if (!this.ofChairs || !Array.isArray(this.value)) return this.value;
    const given = this.value;
    return Array.from({ length: this.seats }, (_, seat) => given[seat] ?? null);
  }

  /** @param {number} seats */
  sit(seats) {
    this.seats = seats;
    if (this.ofChairs) this.field.show(this.chosen);
  }

  /**
   * What the house says; not while something else is being chosen.
   * @param {SettingValue} value
   */
  hear(value) {
    if (this.draft || this.sending) return;
    this.value = value;
    this.field.show(this.chosen);
  }

  /** @param {SettingValue} value */
  choose(value) {
    this.value = this.ofChairs ? this.withSpare(value) : value;
    this.field.show(this.chosen);
    const wrong = fault(this.setting, value);
    this.draft = wrong !== "";
    this.complain(wrong);
    if (!this.draft) this.chose(this);
  }

  /**
   * What was chosen for chairs that are not at the table now is kept.
   * @param {SettingValue} value
   */
  withSpare(value) {
    if (!Array.isArray(value) || !Array.isArray(this.value)) return value;
    const free = (/** @type {string | null} */ each) =>
      !this.setting.distinct || !value.includes(each);
    return [...value, ...this.value.slice(this.seats).map((each) => (free(each) ? each : null))];
  }

  /** Here something is wrong. */
  point() {
    this.element.scrollIntoView({ block: "nearest" });
    this.element.querySelector("input")?.focus({ preventScroll: true });
  }

  /** @param {string} text what is wrong with it; empty if nothing is */
  complain(text) {
    this.complaint.textContent = text;
    this.complaint.hidden = !text;
  }
}

/**
 * What it is when nobody has chosen.
 * @param {SettingReply} setting
 * @returns {SettingValue}
 */
function unset(setting) {
  if (setting.kind === "earned") return {};
  return setting.default ?? [];
}

/**
 * @param {string} game
 * @param {SettingReply} setting
 */
function ruleLink(game, { rule, title }) {
  const link = el(
    "a",
    { class: "icon-button", href: `/rules/${game}#${rule}`, target: "_blank" },
    icon("rules"),
  );
  name(link, say("rule-of", { what: title[language()] }));
  return link;
}
