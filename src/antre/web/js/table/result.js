// The end: who won, with how much, and what it was made of.

import { el } from "../lib/dom.js";
import { emblem } from "../lib/emblems.js";
import { icon } from "../lib/icons.js";
import { numeral, say } from "../lib/words.js";
import { dealCheck } from "./deal-check.js";
import { sameDeal } from "./same-deal.js";
import { bar } from "./seats.js";

/** @import { OutcomeReply, Scene, TableReply } from "../types.d.ts" */

/**
 * A seat as it ended.
 * @typedef {object} Ended
 * @property {number} seat
 * @property {string} name
 * @property {number} score
 * @property {boolean} winner
 * @property {Map<string, number>} parts
 */

/**
 * Does the table itself tell how the game ended?
 * @param {Scene} scene
 */
export const hasFinale = ({ zones }) => zones.some((zone) => zone.finale);

/**
 * @param {TableReply} info
 * @param {boolean} [told] does the table itself show what was counted?
 */
export function result(info, told = false) {
  const { outcome } = info;
  const links = el("p", { class: "links" }, reviewLink(info), recordLink(info), bookLink(info));
  if (!outcome) return el("section", { class: "result" }, links);
  return el(
    "section",
    { class: "result" },
    el("h2", {}, outcome.said),
    el("p", { class: "reason" }, reasons(outcome)),
    told ? null : chart(standing(info, outcome)),
    links,
    sameDeal(info),
    dealCheck(info),
  );
}

/** @param {TableReply} info */
const reviewLink = ({ table, you }) =>
  you.length ? el("a", { class: "quiet", href: `/review/${table}` }, icon("lamp"), say("review")) : null;

/** @param {TableReply} info */
const bookLink = ({ book }) =>
  book && el("a", { class: "quiet", href: `/book/${book}` }, icon("book"), say("book-of"));

/**
 * What decided it; where all play together, also by how much.
 * @param {OutcomeReply} outcome
 */
const reasons = ({ why, margin }) => [why, margin].filter(Boolean).join(" ");

/**
 * The seats, the best first: a margin is never positive for who lost, and the same within a team.
 * @param {TableReply} info
 * @param {OutcomeReply} outcome
 * @returns {Ended[]}
 */
function standing({ chairs, scores, parts }, { winners, margins }) {
  const seats = chairs.map(({ seat, name }) => ({
    seat,
    name,
    score: scores[seat],
    winner: winners.includes(seat),
    parts: new Map((parts[seat] ?? []).map(({ label, value }) => [label, value])),
  }));
  return seats.sort((a, b) => margins[b.seat] - margins[a.seat] || b.score - a.score);
}

/**
 * The whole game as data.
 * @param {TableReply} info
 */
export function recordLink({ table }) {
  const props = { href: `/api/tables/${table}/record`, download: true, class: "quiet" };
  return el("a", props, icon("down"), say("record"));
}

/**
 * A table whose cells carry bars, so that it reads as a chart and as figures.
 * @param {Ended[]} seats
 */
function chart(seats) {
  const labels = [...new Set(seats.flatMap(({ parts }) => [...parts.keys()]))];
  const most = Math.max(1, ...seats.flatMap(({ parts }) => [...parts.values()].map(Math.abs)));
  const total = Math.max(1, ...seats.map(({ score }) => score));
  const head = seats.map(({ seat, name, winner }) =>
    el(
      "th",
      { scope: "col", class: winner ? "winner" : null },
      emblem(seat),
      el("span", {}, name, ...(winner ? crown() : [])),
    ),
  );
  /**
   * @param {string} label
   * @param {(seat: Ended) => number} value
   * @param {number} scale
   * @param {string} kind
   */
  const row = (label, value, scale, kind) =>
    el(
      "tr",
      { class: kind },
      el("th", { scope: "row" }, label),
      seats.map((seat) =>
        el(
          "td",
          { class: `seat-${seat.seat % 5}` },
          bar(value(seat) / scale),
          el("b", {}, numeral(value(seat))),
        ),
      ),
    );
  const rows = labels.map((label) =>
    row(label, ({ parts }) => parts.get(label) ?? 0, most, "part"),
  );
  // A score that is made of one thing needs no sum.
  if (labels.length !== 1) rows.push(row(say("total"), ({ score }) => score, total, "total"));
  return el(
    "table",
    { class: "chart" },
    el("caption", { class: "aside-words" }, say("score-parts")),
    el("thead", {}, el("tr", {}, el("td", {}), head)),
    el("tbody", {}, rows),
  );
}

function crown() {
  return [icon("crown"), el("span", { class: "aside-words" }, say("winner"))];
}
