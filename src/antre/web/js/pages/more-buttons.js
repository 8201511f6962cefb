// What can be done at a table besides answering: come back, help others on, play once more.

import { post } from "../lib/api.js";
import { begin } from "../lib/deal.js";
import { button, el } from "../lib/dom.js";
import { say } from "../lib/words.js";

/** @import { ChairReply, Scene, TablePath, TableReply } from "../types.d.ts" */
/** @import { Frame } from "./frame.js" */

/**
 * The table that one sits at.
 * @typedef {object} Sat
 * @property {Frame} frame
 * @property {TableReply} info
 * @property {TablePath} path
 * @property {(change: TableReply) => Promise<void>} renew
 */

/**
 * @param {Sat} sat
 * @param {Scene} scene
 * @returns {HTMLElement[]}
 */
export function moreButtons(sat, scene) {
  const { chairs, you, status, table } = sat.info;
  if (status === "over") {
    const replay = el("a", { class: "quiet", href: `/r/${table}` }, say("replay"));
    if (!you.length) return [replay];
    const review = el("a", { class: "quiet", href: `/review/${table}` }, say("review"));
    return [rematchButton(sat), review, replay];
  }
  const left = chairs.filter(
    (chair) => chair.yours && chair.stand_in && !chair.conceded && !isSpent(chair, sat.info),
  );
  if (left.length) return [returnButton(sat, left)];
  const absent = chairs.filter(
    (chair) => (isAbsent(chair) || isLate(chair, sat.info)) && scene.seats[chair.seat]?.waiting,
  );
  return you.length ? absent.map((chair) => replaceButton(sat, chair)) : [];
}

/** @param {ChairReply} chair */
const isAbsent = ({ yours, online, stand_in, kind }) =>
  !yours && !online && !stand_in && kind === "person";

/**
 * Somebody's time is up, and the others may vote.
 * @param {ChairReply} chair
 * @param {TableReply} info
 */
const isLate = ({ seat, yours, stand_in }, { clock }) =>
  !yours && !stand_in && clock?.then === "vote" && (clock.left[seat] ?? 1) <= 0;

/**
 * No time is left for the whole game, and a bot plays on: there is no way back.
 * @param {ChairReply} chair
 * @param {TableReply} info
 */
export const isSpent = ({ seat, stand_in }, { clock }) =>
  stand_in && clock?.kind === "game" && clock.then === "bot" && (clock.left[seat] ?? 1) <= 0;

/**
 * One button for all the chairs that I have left.
 * @param {Sat} sat
 * @param {ChairReply[]} chairs
 */
function returnButton(sat, chairs) {
  const back = async () => {
    for (const { seat } of chairs) await sat.renew(await post(`${sat.path}/return`, { seat }));
  };
  const words = say("take-seat-back", { count: chairs.length });
  return button(words, () => sat.frame.attempt(back), { class: "answer main return" });
}

/**
 * @param {Sat} sat
 * @param {ChairReply} chair
 */
function replaceButton(sat, { seat, name: who }) {
  const go = async () => sat.renew(await post(`${sat.path}/replace`, { seat }));
  return button(say("let-bot-play", { who }), () => sat.frame.attempt(go), { class: "answer" });
}

/** @param {Sat} sat */
function rematchButton({ frame, path, info }) {
  if (info.next) {
    return el("a", { class: "answer main", href: `/t/${info.next}` }, say("join-rematch"));
  }
  const go = async () => {
    const laid = await post(`${path}/rematch`, { start: false });
    const alone = info.chairs.every(({ yours, kind }) => yours || kind === "bot");
    if (alone) await begin(laid, info.you[0]);
    location.assign(`/t/${laid.table}`);
  };
  return button(say("rematch"), () => frame.attempt(go), { class: "answer main rematch" });
}
