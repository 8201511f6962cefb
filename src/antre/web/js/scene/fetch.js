// Scenes from the house. What all faces of a game refer to is asked for once and then kept.

import { get } from "../lib/api.js";
import { shape } from "../lib/preferences.js";
import { learnDefs } from "./faces.js";

/** @import { TableReply } from "../types.d.ts" */

/** @typedef {Awaited<ReturnType<typeof fetchScene>>} Look */

/** @type {Set<string>} */
const known = new Set(); // the games whose definitions are in this page

/**
 * The table of `info` as `seat` sees it, now or at a `step`.
 * @param {TableReply} info
 * @param {number} seat
 * @param {number | null} step
 */
export async function fetchScene(info, seat, step = null) {
  const past = step === null ? "" : `&step=${step}`;
  const spare = known.has(info.game) ? "&defs=0" : "";
  const reply = await get(
    `/tables/${info.table}/scene?seat=${seat}&shape=${shape()}${past}${spare}`,
  );
  const { scene } = reply;
  if (!scene) throw new Error("no game has begun at this table");
  if (scene.defs !== null) {
    learnDefs(scene.defs);
    known.add(info.game);
  }
  return { ...reply, scene };
}
