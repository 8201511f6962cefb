// Who sits at the table: a card for each seat, and what a score is made of.

import { button, el, replace, set, svg } from "../lib/dom.js";
import { emblem } from "../lib/emblems.js";
import { icon } from "../lib/icons.js";
import { numeral, say } from "../lib/words.js";
import { picture } from "../scene/faces.js";

/** @import { ChairReply, SeatFacts } from "../types.d.ts" */

/** @typedef {{ own: boolean, winner: boolean, sign: string }} SeatState */

/**
 * @param {SeatFacts} fact
 * @param {ChairReply | undefined} chair
 */
const called = (fact, chair) => chair?.name || say("seat-number", { seat: fact.seat + 1 });

/**
 * @param {SeatFacts} fact
 * @param {ChairReply | undefined} chair
 * @param {SeatState} state
 * @param {() => void} open shows what the seat has
 */
export function seatCard(fact, chair, state, open) {
  const head = button(
    [
      emblem(fact.seat),
      el("span", { class: "name" }, called(fact, chair)),
      el("span", { class: "time", "aria-hidden": "true" }),
      el("span", { class: "signs" }, chairSigns(chair, fact.waiting, state)),
      el("span", { class: "score", "aria-hidden": "true" }, numeral(fact.score)),
      el("span", { class: "aside-words" }, spokenSeat(fact, chair)),
    ],
    open,
    { class: "head" },
  );
  const card = el("div", { class: `seat-card seat-${fact.seat % 5}`, "data-seat": fact.seat });
  const { own, winner } = state;
  for (const [mark, on] of Object.entries({ own, winner, waiting: fact.waiting })) {
    card.classList.toggle(mark, on);
  }
  card.append(head, facts(fact));
  if (state.sign) card.append(el("span", { class: "bubble", "aria-hidden": "true" }, state.sign));
  return card;
}

/**
 * @param {SeatFacts} fact
 * @param {ChairReply | undefined} chair
 */
function spokenSeat(fact, chair) {
  const parts = ["", say("points", { count: fact.score })];
  if (fact.waiting) parts.push(say("is-asked"));
  if (chair?.kind === "bot") parts.push(say("is-bot"));
  else if (chair && !chair.online) parts.push(say("is-away"));
  parts.push(...fact.facts.map((each) => each.label));
  return parts.join(", ");
}

/**
 * @param {ChairReply | undefined} chair
 * @param {boolean} waiting
 * @param {SeatState} state
 */
function chairSigns(chair, waiting, state) {
  const signs = [];
  if (state.winner) signs.push(icon("crown"));
  if (chair?.kind === "bot" || chair?.stand_in) signs.push(icon("bot"));
  else if (chair && !chair.online) signs.push(icon("clock"));
  if (waiting) signs.push(el("i", { class: "ember" }));
  return signs;
}

/** @param {SeatFacts} seat */
function facts({ facts }) {
  const nodes = facts.map(({ face, text, label }) =>
    el("span", { class: "fact", title: label }, face ? picture(face) : null, text),
  );
  return el("span", { class: "facts", "aria-hidden": "true" }, nodes);
}

/**
 * My own strip: who I am and my score.
 * @param {HTMLElement} element
 * @param {SeatFacts} fact
 * @param {ChairReply | undefined} chair
 */
export function ownStrip(element, fact, chair) {
  set(element, "class", `strip seat-${fact.seat % 5}${fact.waiting ? " waiting" : ""}`);
  replace(
    element,
    emblem(fact.seat),
    el("span", { class: "name" }, called(fact, chair)),
    el("span", { class: "score" }, say("points", { count: fact.score })),
  );
}

/**
 * What a score is made of, as bars.
 * @param {SeatFacts} fact
 */
export function scoreParts({ parts }) {
  const most = Math.max(1, ...parts.map((part) => Math.abs(part.value)));
  const lines = parts.map(({ label, value }) =>
    el(
      "li",
      { title: label },
      el("span", { class: "part" }, label),
      bar(value / most),
      el("b", {}, numeral(value)),
    ),
  );
  return el("ul", { class: "parts", "aria-label": say("score-parts") }, lines);
}

/**
 * What counts against somebody is drawn in another colour.
 * @param {number} share from -1 to 1
 */
export function bar(share) {
  const kind = share < 0 ? "bar against" : "bar";
  const picture = svg("svg", { viewBox: "0 0 100 8", class: kind, "aria-hidden": "true" });
  set(picture, "preserveAspectRatio", "none");
  picture.append(svg("rect", { class: "base", width: 100, height: 8 }));
  picture.append(svg("rect", { class: "amount", width: Math.abs(100 * share), height: 8 }));
  return picture;
}
