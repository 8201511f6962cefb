// All that the house has of a person, as a file.

import { el } from "../lib/dom.js";
import { say } from "../lib/words.js";

export function takeAway() {
  const link = el("a", { href: "/api/me/export", download: "antre.json" }, say("take-away"));
  return el("p", { class: "soft take-away" }, link);
}
