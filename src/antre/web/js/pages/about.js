// What a game is and where it comes from, for who does not know it yet.

import { get } from "../lib/api.js";
import { el, replace } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { language, say } from "../lib/words.js";
import { gameFacts, gamePicture } from "./game-facts.js";

/** @import { Frame } from "./frame.js" */

/**
 * @param {Frame} frame
 * @param {string} slug
 */
export async function open(frame, slug) {
  const { games } = await get("/games");
  const game = games.find((each) => each.game === slug);
  if (!game) return frame.empty(say("not-here"), say("no-such-game"));
  const title = game.title[language()];
  const { about } = game;
  frame.setTitle(title);
  frame.main.className = "page";
  const links = el(
    "div",
    { class: "buttons" },
    el("a", { class: "answer main", href: "/" }, say("to-the-den")),
    game.lesson ? el("a", { class: "answer", href: `/learn/${slug}` }, say("learn")) : null,
    el("a", { class: "quiet", href: `/rules/${slug}` }, icon("rules"), say("rules")),
  );
  const paragraphs = about?.origin[language()].split("\n\n").map((text) => el("p", {}, text)) ?? [];
  const origin = [el("h3", {}, say("origin")), ...paragraphs];
  const paper = el(
    "article",
    { class: "paper about" },
    gamePicture(game),
    el("h2", {}, title),
    about ? el("p", { class: "appeal" }, about.appeal[language()]) : null,
    gameFacts(game),
    about ? origin : null,
    links,
  );
  replace(frame.main, paper);
}
