// In the lobby: how long everybody may think, and what happens when time is up. The host chooses,
// everybody reads what it means.

import { post } from "../lib/api.js";
import { el, replace } from "../lib/dom.js";
import { span } from "../lib/time.js";
import { say } from "../lib/words.js";

/** @import { ClockKind, ClockRequest, TablePath, TableReply } from "../types.d.ts" */
/** @import { Frame } from "./frame.js" */

const [MINUTE, DAY] = [60, 86400];
const TIMES = {
  reminder: [2 * MINUTE, 5 * MINUTE, 15 * MINUTE, DAY],
  move: [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, DAY, 3 * DAY, 7 * DAY],
  game: [10 * MINUTE, 20 * MINUTE, 30 * MINUTE, 60 * MINUTE, 120 * MINUTE],
};
/** @type {Record<ClockKind, ClockRequest>} */
const FIRST = {
  reminder: { kind: "reminder", seconds: 5 * MINUTE, increment: 0, then: "nothing" },
  move: { kind: "move", seconds: 5 * MINUTE, increment: 0, then: "vote" },
  game: { kind: "game", seconds: 30 * MINUTE, increment: 15, then: "vote" },
};
const ADDED = [0, 5, 15, 30];
/** @type {("bot" | "vote" | "nothing")[]} */
const THEN = ["vote", "bot", "nothing"];

export class LobbyClock {
  /**
   * @param {Frame} frame
   * @param {TablePath} path
   * @param {(change: TableReply) => Promise<void>} renew
   */
  constructor(frame, path, renew) {
    this.frame = frame;
    this.path = path;
    this.renew = renew;
    this.look = ""; // what it was drawn from
    this.element = el("div", { class: "clock-choice", hidden: true });
  }

  /** @param {TableReply} info */
  show({ clock, host }) {
    const chosen = clock && {
      kind: clock.kind,
      seconds: clock.seconds,
      increment: clock.increment,
      then: clock.then,
    };
    this.element.hidden = !host && !chosen;
    const look = JSON.stringify([chosen, host]);
    if (look === this.look) return;
    this.look = look;
    replace(
      this.element,
      el("span", { class: "label" }, say("clock")),
      host ? this.kinds(chosen) : null,
      host && chosen ? this.more(chosen) : null,
      chosen && el("p", { class: "soft" }, meaning(chosen)),
    );
  }

  /** @param {ClockRequest | null} clock */
  kinds(clock) {
    /** @type {["none", ...ClockKind[]]} */
    const kinds = ["none", "reminder", "move", "game"];
    const options = kinds.map((kind) => ({ value: kind, words: say("clock-kind", { kind }) }));
    return this.select(say("clock"), options, clock?.kind ?? "none", (value) =>
      value === "none" ? null : FIRST[/** @type {ClockKind} */ (value)],
    );
  }

  /** @param {ClockRequest} clock */
  more(clock) {
    const { kind, seconds, increment, then } = clock;
    const times = [...new Set([...TIMES[kind], seconds])].sort((a, b) => a - b);
    const spans = times.map((time) => ({ value: String(time), words: span(time) }));
    const parts = [
      this.select(say("clock-time"), spans, String(seconds), (value) => ({
        ...clock,
        seconds: Number(value),
      })),
    ];
    if (kind === "game") {
      const added = [...new Set([...ADDED, increment])].sort((a, b) => a - b);
      const options = added.map((time) => ({
        value: String(time),
        words: say("clock-added", { count: time }),
      }));
      parts.push(
        this.select(say("clock-added-long"), options, String(increment), (value) => ({
          ...clock,
          increment: Number(value),
        })),
      );
    }
    if (kind !== "reminder") {
      const options = THEN.map((each) => ({
        value: each,
        words: say("clock-then", { then: each }),
      }));
      parts.push(
        this.select(say("clock-then-long"), options, then, (value) => ({
          ...clock,
          then: THEN.find((each) => each === value) ?? then,
        })),
      );
    }
    return parts;
  }

  /**
   * @param {string} label
   * @param {{ value: string, words: string }[]} options
   * @param {string} now
   * @param {(value: string) => ClockRequest | null} clock what is chosen by a value
   */
  select(label, options, now, clock) {
    const nodes = options.map(({ value, words }) =>
      el("option", { value, selected: value === now }, words),
    );
    const change = () => this.send(clock(node.value));
    const props = { "aria-label": label, title: label, on: { change } };
    const node = el("select", props, nodes);
    return node;
  }

  /** @param {ClockRequest | null} clock */
  send(clock) {
    return this.frame.attempt(async () =>
      this.renew(await post(`${this.path}/clock`, { clock })),
    );
  }
}

/**
 * What was chosen, in sentences.
 * @param {ClockRequest} clock
 */
function meaning({ kind, seconds, increment, then }) {
  const counted = say("clock-means", { kind, time: span(seconds), added: increment });
  return kind === "reminder" ? counted : `${counted} ${say("clock-means-then", { kind, then })}`;
}
