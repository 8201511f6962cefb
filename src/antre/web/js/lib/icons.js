// The signs of the interface, each one path in a box of 24.

import { svg } from "./dom.js";

const PATHS = {
  undo: "M9 5 4 10l5 5v-3.5h5a3.5 3.5 0 0 1 0 7H9V21h5a6 6 0 0 0 0-12H9z",
  why: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 14.2a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6zM12 5.5c2.2 0 3.9 1.4 3.9 3.4 0 1.6-.9 2.4-1.8 3.1-.8.6-1.1.9-1.1 1.7v.5h-2v-.6c0-1.7.9-2.5 1.7-3.1.7-.6 1.2-.9 1.2-1.6 0-.8-.8-1.4-1.9-1.4-1.1 0-1.9.7-2 1.8H8c.1-2.3 1.8-3.8 4-3.8z",
  sound:
    "M4 9v6h4l5 4V5L8 9zm11.5-.9v7.8a4.3 4.3 0 0 0 0-7.8zm0-3.6v2a6 6 0 0 1 0 11v2a8 8 0 0 0 0-15z",
  silence:
    "M4 9v6h4l5 4V5L8 9zm12.2 1.2L14.8 11.6 16.2 13l-1.4 1.4 1.4 1.4 1.4-1.4 1.4 1.4 1.4-1.4L19 13l1.4-1.4-1.4-1.4-1.4 1.4z",
  dark: "M14 3a9 9 0 1 0 7 13.5A8 8 0 0 1 14 3z",
  light:
    "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM4.9 3.5l2.8 2.8-1.4 1.4-2.8-2.8zm11.4 12.8 1.4-1.4 2.8 2.8-1.4 1.4zM19.1 3.5l1.4 1.4-2.8 2.8-1.4-1.4zM6.3 14.9l1.4 1.4-2.8 2.8-1.4-1.4z",
  story: "M5 3h11a3 3 0 0 1 3 3v15H8a3 3 0 0 1-3-3zm3 4v2h8V7zm0 4v2h8v-2zm0 4v2h5v-2z",
  rules:
    "M12 5C9.5 3.5 6 3 3 3.5v15c3-.5 6.5 0 9 1.5 2.5-1.5 6-2 9-1.5v-15c-3-.5-6.5 0-9 1.5zm-1 2.2v10c-1.8-.7-4-1-6-.9v-10c2-.1 4.3.2 6 .9z",
  link: "M10.6 13.4a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7l-1.5 1.5 1.4 1.4 1.5-1.5a2 2 0 1 1 2.9 2.9L14.9 12a2 2 0 0 1-2.9 0zm2.8-2.8a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1.5-1.5-1.4-1.4-1.5 1.5a2 2 0 1 1-2.9-2.9L9.1 12a2 2 0 0 1 2.9 0z",
  first: "M5 5h2.5v14H5zm14 0v14L8.5 12z",
  before: "M16 5v14L6 12z",
  after: "M8 5v14l10-7z",
  last: "M16.5 5H19v14h-2.5zM5 5v14l10.5-7z",
  go: "M7 4v16l13-8z",
  pause: "M6 4h4.5v16H6zm7.5 0H18v16h-4.5z",
  up: "m12 8 7 7-1.6 1.6L12 11.2l-5.4 5.4L5 15z",
  close:
    "m6.4 5 5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z",
  bot: "M11 2h2v3h5a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h5zM8.5 9a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zm7 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM8 14.5V16h8v-1.5zM7 20h10v2H7z",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm-1 2v6l4.5 2.7 1-1.7-3.5-2V7z",
  people:
    "M8 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zm8.5 1.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM8 13.5c-4 0-6.5 2-6.5 5V20h13v-1.5c0-3-2.5-5-6.5-5zm8.5 0c-.7 0-1.3.1-1.9.2 1.2 1.2 1.9 2.8 1.9 4.8V20h6v-1.3c0-3.2-2.3-5.2-6-5.2z",
  crown: "M3 7l4.5 4L12 4l4.5 7L21 7l-2 11H5zm2.5 12.5h13V21h-13z",
  more: "M5 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  leave: "M4 3h10v4h-2V5H6v14h6v-2h2v4H4zM15 7.5l5.5 4.5-5.5 4.5V13.5H9v-3h6z",
  plus: "M10.5 4h3v6.5H20v3h-6.5V20h-3v-6.5H4v-3h6.5z",
  minus: "M4 10.5h16v3H4z",
  whole: "M3 3h7v2.6H5.6V10H3zm11 0h7v7h-2.6V5.6H14zM3 14h2.6v4.4H10V21H3zm15.4 0H21v7h-7v-2.6h4.4z",
  turn: "M12 4a8 8 0 0 1 7.4 5H22l-4 5-4-5h2.2A5 5 0 1 0 17 13.5h3A8 8 0 1 1 12 4z",
  flip: "M11 3h2v18h-2zM9 6v12H2zm6 0 7 12h-7z",
  again:
    "M12 4a8 8 0 1 1-7.4 5H2l4-5 4 5H7.8A5 5 0 1 0 12 7zM10.500 9.500l5 3-5 3z",
  slow: "M9 5v14l9-7z",
  normal: "M4 5v14l8-7zm9 0v14l8-7z",
  fast: "M2 6v12l6.500-6zm7 0v12l6.500-6zm7 0v12l6.500-6z",
  instant: "M3 5v14l8-7zm8 0v14l8-7zm8.500 0H22v14h-2.500z",
  down: "M11 3h2v9.2l3.3-3.3 1.4 1.4L12 16l-5.7-5.7 1.4-1.4 3.3 3.3zM4 18h16v2.5H4z",
};

/** @typedef {keyof typeof PATHS} Icon */

/** @param {Icon} name */
export function icon(name) {
  const props = { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true", focusable: "false" };
  return svg("svg", props, svg("path", { d: PATHS[name] }));
}

/** The arch with the hearth: the mark of the house. */
export function mark() {
  const props = { viewBox: "0 0 64 64", class: "mark", "aria-hidden": "true", focusable: "false" };
  return svg(
    "svg",
    props,
    svg("path", { class: "arch", d: "M6 60V32C6 15 17 4 32 4s26 11 26 28v28z" }),
    svg("path", {
      class: "fire",
      d: "M32 18c9 9 12 15 12 22a12 12 0 0 1-24 0c0-4 2-7 4-9 1 3 2 4 4 5 1-6 1-12 4-18z",
    }),
    svg("path", { class: "heart", d: "M32 34c4 4 5 7 5 10a5 5 0 0 1-10 0c0-3 2-6 5-10z" }),
  );
}
