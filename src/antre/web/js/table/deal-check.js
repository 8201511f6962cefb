// At the end: was it dealt as promised? The house draws every draw again, and this browser looks at
// what it has noted before the game.

import { get } from "../lib/api.js";
import { fits, noted } from "../lib/deal.js";
import { busy, button, el, replace } from "../lib/dom.js";
import { say } from "../lib/words.js";

/** @import { DealReply, TablePath, TableReply } from "../types.d.ts" */

/** What was found out is shown again when the page is: the table, and a sentence for each finding.
 * @type {Map<string, Finding[]>} */
const found = new Map();

/** @typedef {{ good: boolean | null, text: string }} Finding */

/** @param {TableReply} info */
export function dealCheck({ deal, table, lesson }) {
  if (!deal) {
    return el("p", { class: "soft no-deal" }, lesson ? say("deal-lesson") : say("deal-unpromised"));
  }
  const told = el("ul", { class: "findings" });
  const check = async () => {
    found.set(table, await findings(table, deal).catch(failed));
    replace(told, lines(table));
  };
  /** @type {HTMLButtonElement} */
  const ask = button(say("deal-check"), () => busy(ask, check), { class: "quiet check-deal" });
  replace(told, lines(table));
  return el("div", { class: "deal-check" }, ask, el("div", { role: "status" }, told));
}

/**
 * @param {Error} error
 * @returns {Finding[]}
 */
const failed = (error) => [{ good: null, text: error.message }];

/** @param {string} table */
function lines(table) {
  const marks = { true: "✓", false: "✗", null: "·" };
  return (found.get(table) ?? []).map(({ good, text }) =>
    el("li", { "data-good": String(good) }, `${marks[`${good}`]} ${text}`),
  );
}

/**
 * @param {string} table
 * @param {DealReply} deal
 * @returns {Promise<Finding[]>}
 */
async function findings(table, deal) {
  /** @type {TablePath} */
  const path = `/tables/${table}`;
  const verdict = await get(`${path}/verify`);
  const whole = verdict.unchecked ? null : true;
  const dealt = { good: verdict.kind === "as-dealt" && whole, text: verdict.message };
  const own = [await ownPromise(deal), ownNote(deal), ownWord(deal)];
  const advice = { good: null, text: say("deal-advice") };
  return [dealt, ...own.filter((finding) => finding !== null), advice];
}

/**
 * @param {DealReply} deal
 * @returns {Promise<Finding | null>}
 */
async function ownPromise(deal) {
  const good = await fits(deal);
  if (good === null) return null;
  return { good, text: good ? say("deal-fits") : say("deal-fits-not") };
}

/**
 * @param {DealReply} deal
 * @returns {Finding}
 */
function ownNote({ table, commitment }) {
  const note = noted(table);
  if (!note) return { good: null, text: say("deal-not-noted") };
  const good = note.commitment === commitment;
  return { good, text: good ? say("deal-noted") : say("deal-noted-other") };
}

/**
 * @param {DealReply} deal
 * @returns {Finding | null}
 */
function ownWord({ table, words }) {
  const word = noted(table)?.word;
  if (!word) return null;
  const good = words.includes(word);
  return { good, text: good ? say("deal-word-in", { word }) : say("deal-word-missing", { word }) };
}
