// The first lesson is a table like any other: lay it and go there.

import { post } from "../lib/api.js";

/** @import { Frame } from "./frame.js" */

/**
 * @param {Frame} _frame
 * @param {string} game
 */
export async function open(_frame, game) {
  const { table } = await post(`/learn/${game}`);
  location.replace(`/t/${table}`);
}
