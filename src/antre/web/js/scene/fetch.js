// Scenes from the house. Faces, what they refer to, and what places are called, are sent once and
// then kept.

import { get } from "../lib/api.js";
import { shape } from "../lib/preferences.js";
import { learn, learnDefs } from "./faces.js";
import { learnPlaces } from "./places.js";

/** @import { TableReply } from "../types.d.ts" */

/** @typedef {Awaited<ReturnType<typeof fetchScene>>} Look */

let drawn = ""; // what the house calls the faces of the last scene

/**
 * The table of `info` as `seat` sees it, now or at a `step`.
 * @param {TableReply} info
 * @param {number} seat
 * @param {number | null} step
 */
export async function fetchScene(info, seat, step = null) {
  const past = step === null ? "" : `&step=${step}`;
  const reply = await get(
    `/tables/${info.table}/scene?seat=${seat}&shape=${shape()}${past}&drawn=${drawn}`,
  );
  const { scene } = reply;
  if (!scene) throw new Error("no game has begun at this table");
  if (scene.defs !== null) learnDefs(scene.defs);
  if (scene.places !== null) learnPlaces(scene.places);
  learn(scene.faces);
  drawn = reply.drawn;
  return { ...reply, scene };
}
