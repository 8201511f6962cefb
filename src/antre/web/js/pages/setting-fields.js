// A control for each kind of setting: it shows a value, and says when somebody chooses another one.

import { button, el, name, set } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { language, say } from "../lib/words.js";

/** @import { SettingReply, SettingValue, ValueReply } from "../types.d.ts" */

/**
 * A setting, a name for it in this page, and the ids of its title and of its sentence.
 * @typedef {{ setting: SettingReply, id: string, title: string, help: string }} Words
 */
/**
 * What is settled for each seat has no element: it stands at the chairs.
 * @typedef {object} Field
 * @property {HTMLElement | null} element
 * @property {(value: SettingValue) => void} show
 * @property {(seat: number) => HTMLElement} [atChair]
 */
/** @typedef {(value: SettingValue) => void} Change */

/** @type {Record<SettingReply["kind"], (words: Words, change: Change) => Field>} */
const FIELDS = {
  "yes-no": yesNo,
  "one-of": oneOf,
  number: wholeNumber,
  "per-seat": perSeat,
  "some-of": someOf,
  earned,
};

/**
 * @param {Words} words
 * @param {Change} change
 */
export const settingField = (words, change) => FIELDS[words.setting.kind](words, change);

/**
 * @param {Words} words
 * @param {Change} change
 * @returns {Field}
 */
function yesNo({ id, help }, change) {
  const box = el("input", {
    type: "checkbox",
    class: "switch",
    id: `${id}-switch`,
    "aria-describedby": help,
    on: { change: () => change(box.checked) },
  });
  return {
    element: box,
    show(value) {
      box.checked = value === true;
    },
  };
}

/**
 * @param {Words} words
 * @param {Change} change
 * @returns {Field}
 */
function oneOf({ setting, title, help }, change) {
  const chips = setting.values.map((value) =>
    chip(value, { type: "radio", name: title }, () => change(value.id)),
  );
  const more = el("p", { class: "soft more" });
  const props = { class: "chips", role: "radiogroup" };
  const group = el(
    "div",
    { ...props, "aria-labelledby": title, "aria-describedby": help },
    chips.map((each) => each.element),
  );
  return {
    element: el("div", {}, group, more),
    show(chosen) {
      for (const { value, box } of chips) box.checked = value.id === chosen;
      explain(
        more,
        setting.values.filter((value) => value.id === chosen),
      );
    },
  };
}

/**
 * @param {Words} words
 * @param {Change} change
 * @returns {Field}
 */
function someOf({ setting, title, help }, change) {
  const chosen = () => chips.filter(({ box }) => box.checked).map(({ value }) => value.id);
  const chips = setting.values.map((value) =>
    chip(value, { type: "checkbox" }, () => change(chosen())),
  );
  const more = el("p", { class: "soft more" });
  const { least = 0, most = chips.length } = setting;
  const group = el(
    "div",
    { class: "chips", role: "group", "aria-labelledby": title, "aria-describedby": help },
    chips.map((each) => each.element),
  );
  return {
    element: el("div", {}, group, el("p", { class: "soft more" }, howMany(least, most)), more),
    show(value) {
      const ids = Array.isArray(value) ? value : [];
      for (const each of chips) {
        each.box.checked = ids.includes(each.value.id);
        each.box.disabled = ids.length >= most && !each.box.checked;
      }
      explain(
        more,
        setting.values.filter(({ id }) => ids.includes(id)),
      );
    },
  };
}

/**
 * @param {number} least
 * @param {number} most
 */
function howMany(least, most) {
  if (least === most) return say("choose-exactly", { count: most });
  return least ? say("choose-between", { least, most }) : say("choose-up-to", { count: most });
}

/**
 * A value that can be chosen.
 * @param {ValueReply} value
 * @param {{ type: "radio" | "checkbox", name?: string }} props
 * @param {() => void} change
 */
function chip(value, props, change) {
  const box = el("input", { ...props, value: value.id, on: { change } });
  const told = { class: "chip", title: value.help?.[language()] };
  return { value, box, element: el("label", told, box, value.title[language()]) };
}

/**
 * What the chosen values mean, as far as there is something to say.
 * @param {HTMLElement} node
 * @param {ValueReply[]} chosen
 */
function explain(node, chosen) {
  const told = chosen.flatMap(({ help }) => help?.[language()] ?? []);
  node.textContent = told.join(" ");
  node.hidden = !told.length;
}

/**
 * @param {Words} words
 * @param {Change} change
 * @returns {Field}
 */
function wholeNumber({ setting, title, help }, change) {
  const { low = 0, high = low } = setting;
  const inside = stepper(setting.title[language()], low, high, change);
  set(inside.box, "aria-labelledby", title);
  set(inside.box, "aria-describedby", help);
  return { element: inside.element, show: (value) => inside.show(Number(value)) };
}

/**
 * One value for each seat; of distinct ones, what another seat has cannot be chosen.
 * @param {Words} words
 * @param {Change} change
 * @returns {Field}
 */
function perSeat({ setting, help }, change) {
  /** @type {(string | null)[]} */
  let given = [];
  /** @type {Map<number, { element: HTMLElement, select: HTMLSelectElement }>} */
  const chairs = new Map();
  /** @param {number} seat */
  const choose = (seat) => {
    const value = chairs.get(seat)?.select.value || null;
    change(given.map((each, other) => (other === seat ? value : each)));
  };
  /** @param {number} seat */
  const fresh = (seat) => {
    const values = setting.values.map(({ id, title }) =>
      el("option", { value: id }, title[language()]),
    );
    const select = el(
      "select",
      {
        "aria-label": say("for-chair", { what: setting.title[language()], seat: seat + 1 }),
        "aria-describedby": help,
        on: { change: () => choose(seat) },
      },
      el("option", { value: "" }, say("left-open")),
      values,
    );
    const label = el("span", { "aria-hidden": "true" }, setting.title[language()]);
    const element = el("label", { class: "of-seat", "data-setting": setting.id }, label, select);
    chairs.set(seat, { element, select });
    dress(seat);
    return element;
  };
  /** @param {number} seat */
  const dress = (seat) => {
    const select = chairs.get(seat)?.select;
    if (!select) return;
    const taken = given.filter((value, other) => setting.distinct && value && other !== seat);
    for (const option of select.options) option.disabled = taken.includes(option.value);
    select.value = given[seat] ?? "";
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
 * How often each thing was earned.
 * @param {Words} words
 * @param {Change} change
 * @returns {Field}
 */
function earned({ setting, title, help }, change) {
  const { most = 1 } = setting;
  /** @type {Record<string, number>} */
  let counts = {};
  const rows = setting.values.map((value) => {
    const label = value.title[language()];
    const { box, element, show } = stepper(label, 0, most, (count) => {
      change({ ...counts, [value.id]: count });
    });
    set(box, "aria-label", label);
    return { id: value.id, show, element: el("div", {}, el("span", {}, label), element) };
  });
  const list = el(
    "div",
    { class: "earned", role: "group", "aria-labelledby": title, "aria-describedby": help },
    rows.map((row) => row.element),
  );
  return {
    element: list,
    show(value) {
      counts = typeof value === "object" && !Array.isArray(value) ? value : {};
      for (const row of rows) row.show(counts[row.id] ?? 0);
    },
  };
}

/**
 * A whole number with a step down and a step up.
 * @param {string} what
 * @param {number} low
 * @param {number} high
 * @param {(value: number) => void} change
 */
function stepper(what, low, high, change) {
  let typing = false; // what is being typed is not written over
  const box = el("input", {
    type: "number",
    inputmode: "numeric",
    min: low,
    max: high,
    on: {
      input: () => {
        typing = true;
      },
      change: () => {
        typing = false;
        change(box.value === "" ? NaN : Number(box.value));
      },
    },
  });
  /** @param {number} by */
  const step = (by) => {
    const now = Number.isFinite(box.valueAsNumber) ? box.valueAsNumber : low;
    const next = Math.max(low, Math.min(high, Math.round(now) + by));
    if (next !== box.valueAsNumber) change(next);
  };
  const fewer = button(icon("minus"), () => step(-1), { class: "icon-button" });
  const more = button(icon("plus"), () => step(1), { class: "icon-button" });
  name(fewer, say("fewer", { what }));
  name(more, say("more", { what }));
  return {
    box,
    element: el("span", { class: "stepper" }, fewer, box, more),
    /** @param {number} value */
    show(value) {
      if (Number.isFinite(value) && !typing) box.value = String(value);
      fewer.disabled = value <= low;
      more.disabled = value >= high;
    },
  };
}
