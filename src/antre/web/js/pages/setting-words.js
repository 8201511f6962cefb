// Settings in words: what was chosen, for those who only read it, and what is wrong with it.

import { el } from "../lib/dom.js";
import { language, say, series } from "../lib/words.js";

/** @import { SettingReply, SettingValue } from "../types.d.ts" */
/** @import { Field } from "./setting-fields.js" */

/**
 * @param {SettingReply} setting
 * @param {string} id
 */
const called = ({ values }, id) =>
  values.find((value) => value.id === id)?.title[language()] ?? id;

/**
 * @param {SettingReply} setting
 * @param {SettingValue} value
 */
function inWords(setting, value) {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return called(setting, value);
  const things = Array.isArray(value)
    ? value.flatMap((id) => (id ? called(setting, id) : []))
    : Object.entries(value).map(([id, count]) =>
        say("so-often", { what: called(setting, id), count }),
      );
  return things.length ? series(things) : say("none");
}

/**
 * A setting that is read, not changed.
 * @param {SettingReply} setting
 * @returns {Field}
 */
export function settingTold(setting) {
  if (setting.kind === "per-seat") return toldAtChairs(setting);
  const element = el("p", { class: "setting-value" });
  return {
    element,
    show(value) {
      element.textContent = inWords(setting, value);
    },
  };
}

/**
 * @param {SettingReply} setting
 * @returns {Field}
 */
function toldAtChairs(setting) {
  /** @type {(string | null)[]} */
  let given = [];
  /** @type {Map<number, { element: HTMLElement, value: HTMLElement }>} */
  const chairs = new Map();
  /** @param {number} seat */
  const dress = (seat) => {
    const node = chairs.get(seat)?.value;
    const id = given[seat];
    if (node) node.textContent = id ? called(setting, id) : say("left-open");
  };
  /** @param {number} seat */
  const fresh = (seat) => {
    const value = el("b", {});
    const title = el("span", {}, setting.title[language()]);
    const props = { class: "of-seat", "data-setting": setting.id };
    const element = el("span", props, title, value);
    chairs.set(seat, { element, value });
    dress(seat);
    return element;
  };
  return {
    element: null,
    show(value) {
      given = Array.isArray(value) ? value : [];
      for (const seat of chairs.keys()) dress(seat);
    },
    atChair: (seat) => chairs.get(seat)?.element ?? fresh(seat),
  };
}

/**
 * What keeps a value from being taken; empty where nothing does.
 * @param {SettingReply} setting
 * @param {SettingValue} value
 */
export function fault({ kind, low = 0, high = 0, least = 0, most = 0 }, value) {
  /** @param {number} number */
  const outside = (number) => !Number.isInteger(number) || number < low || number > high;
  if (kind === "number" && outside(Number(value))) return say("number-between", { low, high });
  if (kind === "some-of" && Array.isArray(value) && value.length < least)
    return say("choose-more", { count: least - value.length });
  if (kind === "earned" && typeof value === "object") {
    const within = Object.values(value).every((each) => Number.isInteger(each) && each <= most);
    if (!within) return say("number-between", { low: 0, high: most });
  }
  return "";
}
