// The way for friends to a table: a link to be copied, and the same to be scanned.

import { button, el } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/words.js";

/** @import { TablePath } from "../types.d.ts" */
/** @import { Frame } from "./frame.js" */

/**
 * @param {Frame} frame
 * @param {TablePath} path
 * @param {number} open how many chairs are free
 * @param {string} link
 */
export function invitation(frame, path, open, link) {
  const address = new URL(link, location.origin).href;
  const field = el("input", {
    type: "text",
    readonly: true,
    value: address,
    id: "invite",
    on: { focus: () => field.select() },
  });
  const copy = button([icon("link"), say("copy")], () => copied(frame, address, field), {
    class: "answer copy",
  });
  const label = el("label", { for: "invite" }, say("invite-text", { count: open }));
  const more = onlyHere(address) ? el("p", { class: "soft" }, say("invite-only-here")) : scan(path);
  return el("div", { class: "invite" }, label, el("div", { class: "pair" }, field, copy), more);
}

/** @param {TablePath} path */
function scan(path) {
  const code = el("img", { src: `/api${path}/invitation.svg`, alt: say("invite-code"), width: 148, height: 148 });
  return el("figure", { class: "scan" }, code, el("figcaption", { class: "soft" }, say("invite-scan")));
}

/**
 * @param {Frame} frame
 * @param {string} address
 * @param {HTMLInputElement} field
 */
async function copied(frame, address, field) {
  try {
    await navigator.clipboard.writeText(address);
    frame.say(say("copied"));
  } catch {
    field.focus();
    field.select();
  }
}

/**
 * Can an address be opened on this machine alone?
 * @param {string} address
 */
function onlyHere(address) {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname);
}
