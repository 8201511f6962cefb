// The books of campaigns that I belong to, in the den: opened, begun, or brought from a file.

import { post } from "../lib/api.js";
import { button, el } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { language, say } from "../lib/words.js";

/** @import { BookReply, GameReply } from "../types.d.ts" */
/** @import { Frame } from "./frame.js" */

/**
 * Nothing where no game of the house is played as a campaign.
 * @param {Frame} frame
 * @param {GameReply[]} games
 * @param {BookReply[]} books
 */
export function myBooks(frame, games, books) {
  const played = games.filter((game) => game.campaign);
  if (!played.length) return null;
  return el(
    "section",
    { class: "books", id: "books", "aria-label": say("books") },
    el("h2", { class: "label" }, say("books")),
    el("p", { class: "soft" }, say("books-intro")),
    el(
      "ul",
      {},
      books.map((book) => el("li", {}, bookLink(book, games))),
    ),
    el("div", { class: "book-ways" }, beginning(frame, played), bringing(frame)),
  );
}

/**
 * @param {BookReply} book
 * @param {GameReply[]} games
 */
function bookLink({ book, game, title, pages }, games) {
  const played = games.find((each) => each.game === game)?.title[language()] ?? game;
  return el(
    "a",
    { href: `/book/${book}`, "data-book": book },
    icon("book"),
    el("b", {}, title || say("book-untitled")),
    el("span", { class: "soft" }, played),
    el("span", { class: "soft" }, say("book-games", { count: pages.length })),
  );
}

/**
 * @param {Frame} frame
 * @param {GameReply[]} games
 */
function beginning(frame, games) {
  const title = el("input", { type: "text", id: "book-title", maxlength: 60 });
  const options = games.map((game) =>
    el("option", { value: game.game }, game.title[language()]),
  );
  const which = el("select", { id: "book-game" }, options);
  const begin = () =>
    frame.attempt(async () => {
      const made = await post("/books", { game: which.value, title: title.value });
      location.assign(`/book/${made.book}`);
    });
  return el(
    "details",
    {},
    el("summary", {}, say("book-begin")),
    el("p", {}, el("label", { for: title.id }, say("book-name")), title),
    el("p", {}, el("label", { for: which.id }, say("book-game")), which),
    button(say("book-begin"), begin, { class: "answer main begin-book" }),
  );
}

/** @param {Frame} frame */
function bringing(frame) {
  const change = () =>
    frame.attempt(async () => {
      const [file] = field.files ?? [];
      if (!file) return;
      const made = await post("/books/bring", await readBook(file));
      location.assign(`/book/${made.book}`);
    });
  const props = { type: "file", id: "book-file", class: "aside-words", accept: ".json" };
  const field = el("input", { ...props, on: { change } });
  const label = el("label", { for: field.id, class: "quiet" }, icon("up"), say("book-bring"));
  return el("p", { class: "bring" }, field, label);
}

/**
 * What is no book is for the house to refuse, in words.
 * @param {File} file
 * @returns {Promise<object>}
 */
async function readBook(file) {
  const text = await file.text();
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
