// Tables that are offered to everybody: a chair to take, or a game to watch.

import { get } from "../lib/api.js";
import { el, replace } from "../lib/dom.js";
import { language, say, series } from "../lib/words.js";
import { sheet } from "./sheet.js";

/** @import { GameReply, PublicTable } from "../types.d.ts" */

/**
 * @param {HTMLElement} place
 * @param {GameReply[]} games
 */
export async function showPublic(place, games) {
  const [{ tables }] = await Promise.all([get("/public"), sheet("people")]);
  const titles = new Map(games.map(({ game, title }) => [game, title[language()]]));
  const lines = tables.map((table) => el("li", {}, line(table, titles)));
  const nothing = el("p", { class: "soft" }, say("public-none"));
  place.hidden = false;
  replace(
    place,
    el("h2", { class: "label" }, say("public-tables")),
    lines.length ? el("ul", {}, lines) : nothing,
  );
}

/**
 * @param {PublicTable} table
 * @param {Map<string, string>} titles
 */
function line({ table, game, status, seats, free, names }, titles) {
  const open = status === "lobby";
  return el(
    "a",
    { href: `/t/${table}` },
    el("b", {}, titles.get(game) ?? game),
    el("span", { class: "state" }, open ? say("public-free", { free, seats }) : say("public-watch")),
    el("span", { class: "company-of" }, names.length ? series(names) : ""),
  );
}
