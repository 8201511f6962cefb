// My account: made, entered, left, kept safe, and taken away again.

import { post } from "../lib/api.js";
import { button, el } from "../lib/dom.js";
import { say } from "../lib/words.js";

/** @import { Me } from "../types.d.ts" */
/** @typedef {(work: () => Promise<unknown>) => Promise<unknown>} Enter does it, and opens the page anew */

/** @type {Record<string, number>} */
const LONGEST = { text: 40, password: 200, url: 500 };

/**
 * @param {Me} me
 * @param {Enter} enter
 */
export function account(me, enter) {
  const inside = me.account === null ? coming(enter) : staying(me.account, enter);
  return el("details", { class: "account" }, el("summary", {}, say("account")), ...inside);
}

/** @param {Enter} enter */
function coming(enter) {
  const name = field("account-name", say("account-name"), "text", "username");
  const password = field("account-password", say("password"), "password", "current-password");
  /** @param {"/account" | "/login"} path */
  const go = (path) =>
    enter(() => post(path, { name: name.input.value, password: password.input.value }));
  const more = button(say("enrol"), () => go("/account"), { class: "quiet" });
  return [
    el("p", { class: "soft" }, say("account-text")),
    form([name.row, password.row], say("login"), () => go("/login"), more),
    farewell(enter),
  ];
}

/**
 * @param {string} who
 * @param {Enter} enter
 */
function staying(who, enter) {
  return [
    el("p", {}, say("logged-in", { who })),
    el(
      "div",
      { class: "buttons" },
      button(say("logout"), () => enter(() => post("/logout")), { class: "quiet" }),
      button(say("logout-others"), () => enter(() => post("/logout/others")), { class: "quiet" }),
    ),
    newPassword(enter),
    farewell(enter, "current-password"),
  ];
}

/** @param {Enter} enter */
function newPassword(enter) {
  const old = field("old-password", say("old-password"), "password", "current-password");
  const fresh = field("new-password", say("new-password"), "password", "new-password");
  const change = () =>
    enter(() => post("/account/password", { old: old.input.value, new: fresh.input.value }));
  return el(
    "details",
    {},
    el("summary", {}, say("change-password")),
    el("p", { class: "soft" }, say("change-password-text")),
    form([old.row, fresh.row], say("change-password"), change),
  );
}

/**
 * Everything of mine goes; who has an account says so with its password.
 * @param {Enter} enter
 * @param {string} [asked] what the browser may fill in for the password
 */
function farewell(enter, asked) {
  const password = asked ? field("farewell", say("password"), "password", asked) : null;
  const go = () => enter(() => post("/me/delete", { password: password?.input.value ?? "" }));
  return el(
    "details",
    {},
    el("summary", {}, say("forget-me")),
    el("p", { class: "soft" }, say("forget-me-text")),
    form(password ? [password.row] : [], say("forget-me-now"), go),
  );
}

/**
 * @param {HTMLElement[]} rows
 * @param {string} label
 * @param {() => unknown} sent
 * @param {HTMLElement[]} more
 */
export function form(rows, label, sent, ...more) {
  const send = el("button", { class: "answer main" }, label);
  const whole = el(
    "form",
    { class: "fields" },
    ...rows,
    el("div", { class: "buttons" }, send, ...more),
  );
  whole.addEventListener("submit", (event) => {
    event.preventDefault();
    sent();
  });
  return whole;
}

/**
 * @param {string} id
 * @param {string} label
 * @param {string} type
 * @param {string} autocomplete
 */
export function field(id, label, type, autocomplete) {
  const maxlength = LONGEST[type];
  const input = el("input", { type, id, maxlength, autocomplete });
  return { input, row: el("p", {}, el("label", { for: id }, label), input) };
}
