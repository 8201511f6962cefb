// A game at a glance: its picture, how many play, how long, and how much there is to learn.

import { el } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/words.js";

/** @import { GameReply } from "../types.d.ts" */

const HEAVIEST = 5;

/** @param {GameReply} game */
export function gamePicture({ game, about }) {
  if (!about?.picture) return null;
  return el("img", { class: "game-picture", src: `/api/games/${game}/picture`, alt: "" });
}

/** @param {GameReply} game */
export function gameFacts({ seats: [least, most], about }) {
  const players =
    least === most ? say("seats-only", { count: most }) : say("seats-range", { least, most });
  const facts = [el("li", {}, icon("people"), players)];
  if (about) {
    const [low, high] = about.minutes;
    const { weight } = about;
    facts.push(el("li", {}, icon("clock"), say("minutes", { low, high })));
    facts.push(el("li", {}, dots(weight), say("weight", { weight })));
  }
  return el("ul", { class: "game-facts" }, facts);
}

/** @param {number} weight */
function dots(weight) {
  const all = Array.from({ length: HEAVIEST }, (_, n) => el("i", { class: n < weight && "on" }));
  return el("span", { class: "weight", "aria-hidden": "true" }, all);
}
