// The tables that I sit at: those that wait for me first, games that are over and lessons apart.

import { el } from "../lib/dom.js";
import { language, say, series } from "../lib/words.js";

/** @import { GameReply, TableLine } from "../types.d.ts" */

/**
 * @param {TableLine[]} tables
 * @param {GameReply[]} games
 */
export function myTables(tables, games) {
  if (!tables.length) return [];
  const heading = el("h2", { class: "label" }, say("your-tables"));
  const lines = tables.map((table) => el("li", {}, tableLink(table, games)));
  return [el("section", { class: "tables", id: "tables" }, heading, el("ul", {}, lines))];
}

/**
 * @param {TableLine} line
 * @param {GameReply[]} games
 */
function tableLink({ table, game, status, names, your_turn: mine }, games) {
  const title = games.find((each) => each.game === game)?.title[language()] ?? game;
  const state = mine ? say("your-turn") : say("status", { status });
  const who = series(names.filter(Boolean));
  const props = { href: `/t/${table}`, class: mine ? "mine" : status };
  return el(
    "a",
    props,
    el("b", {}, title),
    el("span", {}, who),
    el("span", { class: "state" }, state),
  );
}
