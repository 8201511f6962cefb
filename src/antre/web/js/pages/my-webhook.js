// The address of mine that is called when it is my turn and I am away.

import { get, post, put } from "../lib/api.js";
import { button, el, replace } from "../lib/dom.js";
import { language, say } from "../lib/words.js";
import { field, form } from "./account.js";
import { sheet } from "./sheet.js";

/** @import { LastCall, WebhookReply } from "../types.d.ts" */
/** @import { Frame } from "./frame.js" */

const MINUTES = [1, 5, 15, 30, 60];

/**
 * @param {Frame} frame
 * @param {HTMLElement} place
 */
export async function showWebhook(frame, place) {
  const [told] = await Promise.all([get("/me/webhook"), sheet("people")]);
  new MyWebhook(frame, place).draw(told);
}

class MyWebhook {
  /**
   * @param {Frame} frame
   * @param {HTMLElement} place
   */
  constructor(frame, place) {
    this.frame = frame;
    this.place = place;
    this.answer = el("p", { role: "status" });
  }

  /** @param {WebhookReply} told */
  draw(told) {
    this.answer.textContent = told.last ? lastCall(told.last) : "";
    const text = el("p", { class: "soft" }, say("webhook-text"));
    if (!told.allowed) return replace(this.place, text, el("p", {}, say("webhook-not-here")));
    const state = told.url === null ? null : stateOf(told);
    replace(
      this.place,
      text,
      state && el("p", { class: told.given_up ? "complaint" : "" }, state),
      this.address(told),
      told.secret === null ? null : secret(told.secret),
      this.answer,
    );
  }

  /** @param {WebhookReply} told */
  address(told) {
    const url = field("webhook-url", say("webhook-url"), "url", "url");
    url.input.value = told.url ?? "";
    url.input.placeholder = "https://example.org/…";
    url.input.required = true;
    const minutes = minutesField(told.minutes);
    const save = () => this.keep(whole(url.input.value), Number(minutes.input.value), true);
    const known = told.url === null ? [] : this.buttons(told.url, told.minutes, told.active);
    return form([url.row, minutes.row], say("webhook-save"), save, ...known);
  }

  /**
   * What can be done with an address that is known.
   * @param {string} url
   * @param {number} minutes
   * @param {boolean} active
   */
  buttons(url, minutes, active) {
    const turned = active ? say("webhook-off") : say("webhook-on");
    return [
      button(say("webhook-try"), () => this.attempt(), { class: "answer" }),
      button(turned, () => this.keep(url, minutes, !active), { class: "quiet" }),
      button(say("webhook-secret"), () => this.renew(() => post("/me/webhook/secret")), {
        class: "quiet",
      }),
      button(say("webhook-delete"), () => this.forget(), { class: "quiet" }),
    ];
  }

  /**
   * @param {string} url
   * @param {number} minutes
   * @param {boolean} active
   */
  keep(url, minutes, active) {
    return this.renew(() => put("/me/webhook", { url, minutes, active }));
  }

  forget() {
    return this.renew(async () => {
      await post("/me/webhook/delete");
      return get("/me/webhook");
    });
  }

  async attempt() {
    this.answer.textContent = say("webhook-trying");
    const done = await this.frame.attempt(async () => {
      this.answer.textContent = (await post("/me/webhook/try")).message;
    });
    if (!done) this.answer.textContent = "";
  }

  /** @param {() => Promise<WebhookReply>} work */
  renew(work) {
    return this.frame.attempt(async () => this.draw(await work()));
  }
}

/** @param {WebhookReply} told */
function stateOf({ active, given_up }) {
  if (given_up) return say("webhook-given-up");
  return active ? say("webhook-is-on") : say("webhook-is-off");
}

/** @param {number} chosen */
function minutesField(chosen) {
  const offered = [...new Set([...MINUTES, chosen])].sort((one, other) => one - other);
  const options = offered.map((count) =>
    el(
      "option",
      { value: count, selected: count === chosen },
      say("webhook-minutes", { count }),
    ),
  );
  const input = el("select", { id: "webhook-minutes" }, options);
  const label = el("label", { for: "webhook-minutes" }, say("webhook-after"));
  return { input, row: el("p", {}, label, input) };
}

/** @param {string} made */
function secret(made) {
  return el(
    "div",
    { class: "webhook-secret" },
    el("p", {}, say("webhook-secret-text")),
    el("code", {}, made),
  );
}

/** @param {LastCall} call */
function lastCall({ at, message }) {
  const shown = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" });
  return say("webhook-last", { when: shown.format(1000 * at), message });
}

/**
 * An address as machines write it: a name in other letters, too.
 * @param {string} written
 */
function whole(written) {
  try {
    return new URL(written.trim()).href;
  } catch {
    return written.trim();
  }
}
