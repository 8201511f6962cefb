// The shield of a chair; whoever may choose it opens it to the five there are.

import { button, el, name } from "../lib/dom.js";
import { emblem, shield, SHIELDS } from "../lib/emblems.js";
import { say } from "../lib/words.js";

/** @import { ChairReply, TableReply } from "../types.d.ts" */

/**
 * The shield itself: a button for whoever sits there, and for the host where no guest sits.
 * @param {TableReply} info
 * @param {ChairReply} chair
 * @param {boolean} open
 * @param {() => void} toggle
 */
export function chairShield({ host }, chair, open, toggle) {
  const drawn = emblem(chair.seat);
  if (!chair.yours && (!host || chair.kind === "person")) return drawn;
  const node = button(drawn, toggle, { class: "dress", "aria-expanded": String(open) });
  name(node, say("shield-of", { seat: chair.seat + 1 }));
  return node;
}

/**
 * All shields; those that other people bear cannot be had.
 * @param {TableReply} info
 * @param {ChairReply} chair
 * @param {(which: number) => void} choose
 * @param {() => void} shut
 */
export function allShields({ chairs }, chair, choose, shut) {
  const people = chairs.filter(({ seat, kind }) => seat !== chair.seat && isPerson(kind));
  const row = el("span", { class: "shields" });
  for (let which = 0; which < SHIELDS; which += 1) {
    const own = which === chair.shield;
    const node = button(shield(which), () => choose(which), {
      class: "dress",
      "aria-pressed": String(own),
    });
    name(node, say("shield", { shield: which }));
    node.disabled = people.some((other) => other.shield === which);
    row.append(node);
  }
  row.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") shut();
  });
  return row;
}

/** @param {ChairReply["kind"]} kind */
const isPerson = (kind) => kind === "person" || kind === "hot";
