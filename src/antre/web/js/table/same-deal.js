// Others who have played the same deal, and how they did.

import { get } from "../lib/api.js";
import { el, replace } from "../lib/dom.js";
import { emblem } from "../lib/emblems.js";
import { icon } from "../lib/icons.js";
import { language, numeral, say } from "../lib/words.js";

/** @import { DealPlayedReply, TablePath, TableReply } from "../types.d.ts" */

/**
 * Nothing, as long as nobody else has finished a game of the deal.
 * @param {TableReply} info
 */
export function sameDeal({ table, you, stopped }) {
  const element = el("section", { class: "same-deal", hidden: true });
  if (you.length && !stopped) fill(element, table, you[0]);
  return element;
}

/**
 * @param {HTMLElement} element
 * @param {string} table
 * @param {number} seat
 */
async function fill(element, table, seat) {
  /** @type {TablePath} */
  const path = `/tables/${table}`;
  // What cannot be told now is left out: it is not what the page is for.
  const { played } = await get(`${path}/same-deal?seat=${seat}`).catch(() => ({ played: [] }));
  if (played.every(({ here }) => here)) return;
  const heads = [say("deal-who"), say("deal-score"), say("deal-won"), say("deal-day")].map(
    (title) => el("th", { scope: "col" }, title),
  );
  replace(
    element,
    el("h3", {}, say("deal-others")),
    el(
      "div",
      { class: "wide-table", tabindex: "0", role: "region", "aria-label": say("deal-others") },
      el(
        "table",
        { class: "account" },
        el("thead", {}, el("tr", {}, heads)),
        el("tbody", {}, played.map(row)),
      ),
    ),
  );
  element.hidden = false;
}

/** @param {DealPlayedReply} played */
function row({ table, name, seat, score, won, created, here }) {
  const day = new Date(created * 1000).toLocaleDateString(language(), { dateStyle: "medium" });
  const link = table && !here ? el("a", { href: `/t/${table}` }, day) : day;
  return el(
    "tr",
    { class: here ? "this-game" : null },
    el("th", { scope: "row" }, emblem(seat), el("span", {}, here ? say("deal-here", { name }) : name)),
    el("td", {}, numeral(score)),
    el("td", {}, won > 0 ? icon("crown") : "", won > 0 ? say("deal-yes") : say("deal-no")),
    el("td", {}, link),
  );
}
