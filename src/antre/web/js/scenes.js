// Scenes from the house. What all faces of a game refer to is asked for once and then kept.

import { get } from "./api.js";
import { learnDefs } from "./faces.js";
import { shape } from "./settings.js";

const known = new Set(); // the games whose definitions are in this page

/** The table of `info` as `seat` sees it, now or at a `step`. */
export async function fetchScene(info, seat, step = null) {
  const past = step === null ? "" : `&step=${step}`;
  const spare = known.has(info.game) ? "&defs=0" : "";
  const reply = await get(
    `/tables/${info.table}/scene?seat=${seat}&shape=${shape()}${past}${spare}`,
  );
  const defs = reply.scene?.defs;
  if (typeof defs === "string") {
    learnDefs(defs);
    known.add(info.game);
  }
  return reply;
}
