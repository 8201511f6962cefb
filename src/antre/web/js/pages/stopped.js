// A table that cannot be played from what is stored: why, what it came to, and what can be done.

import { get, post } from "../lib/api.js";
import { busy, button, el, replace } from "../lib/dom.js";
import { emblem } from "../lib/emblems.js";
import { icon } from "../lib/icons.js";
import { language, say } from "../lib/words.js";
import { recordLink, result } from "../table/result.js";

/** @import { StoppedReply, TableReply } from "../types.d.ts" */
/** @import { Frame } from "./frame.js" */

/**
 * @param {Frame} frame
 * @param {TableReply} info
 * @param {StoppedReply} stopped
 * @param {(change: TableReply) => void} renew what to do once it is played on
 */
export async function showStopped(frame, info, stopped, renew) {
  const { games } = await get("/games");
  const title = games.find((each) => each.game === info.game)?.title[language()] ?? info.game;
  frame.setTitle(title);
  frame.main.className = "page";
  const message = el("p", { class: "message" }, icon("clock"), el("span", {}, stopped.message));
  const paper =
    info.status === "over"
      ? el("section", { class: "paper rests" }, result(info), message, toTheDen())
      : el(
          "section",
          { class: "paper rests" },
          el("h2", {}, say("rests")),
          message,
          company(info),
          ways(frame, info, stopped, renew),
        );
  replace(frame.main, paper);
}

/**
 * Who sits there, as ever.
 * @param {TableReply} info
 */
function company({ chairs }) {
  const taken = chairs.filter((chair) => chair.name);
  return el(
    "ul",
    { class: "company", "aria-label": say("seats") },
    taken.map(({ seat, name }) => el("li", {}, emblem(seat), name)),
  );
}

/**
 * @param {Frame} frame
 * @param {TableReply} info
 * @param {StoppedReply} stopped
 * @param {(change: TableReply) => void} renew
 */
function ways(frame, info, stopped, renew) {
  const seated = info.you.length > 0;
  const go = () =>
    frame.attempt(async () => renew(await post(`/tables/${info.table}/play-on`)));
  const on = button(say("play-on-today"), () => busy(on, go), { class: "answer main on" });
  return el(
    "div",
    { class: "buttons" },
    stopped.play_on && (seated || info.host) ? on : null,
    stopped.record && seated ? recordLink(info) : null,
    toTheDen(),
  );
}

const toTheDen = () => el("a", { class: "quiet", href: "/" }, say("to-the-den"));
