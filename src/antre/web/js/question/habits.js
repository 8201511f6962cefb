// How somebody likes to be asked is chosen once: this browser remembers it for the next games.

import { keep, keepHere, kept, keptHere } from "../lib/preferences.js";

/** @import { Question } from "../types.d.ts" */

/**
 * What an option does, without what it does it to: habits of one kind replace each other.
 * @param {string} option
 */
const kind = (option) => option.split(":")[0];

/**
 * @param {string} game
 * @param {string} option
 */
const place = (game, option) => `habit.${game}.${kind(option)}`;

/**
 * At a table each habit is taken up once: who then wants it otherwise is not contradicted.
 * @param {number} seat
 * @param {string} option
 */
const settled = (seat, option) => `habit ${location.pathname} ${seat} ${kind(option)}`;

/**
 * @param {string} game
 * @param {Question | null} question
 * @param {number} seat
 * @param {string[]} chosen
 */
export function learn(game, question, seat, chosen) {
  for (const { option, habit } of question?.options ?? []) {
    if (!habit || !chosen.includes(option)) continue;
    keep(place(game, option), option);
    keepHere(settled(seat, option), true);
  }
}

/**
 * What I chose in an earlier game, where I am asked for the first time at this table.
 * @param {string} game
 * @param {Question | null} question
 * @param {number} seat
 */
export function usual(game, question, seat) {
  const known = question?.options.find(
    ({ option, habit }) => habit && kept(place(game, option), "") === option,
  );
  return known && !keptHere(settled(seat, known.option), false) ? known.option : null;
}
