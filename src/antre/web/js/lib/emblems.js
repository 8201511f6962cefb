// Seats are told apart by shields: colour, pattern and beast, never by colour alone. The beasts are those
// of the game-icons set (see NOTICE), each one path in a box of 512.

import { svg } from "./dom.js";

const BEASTS = [
  "M244 66l12 26-37-14 4 21-191 122-10 125 18-2c37 42 8 118 8 118h32l31-63s-42-73-8-125c-4 81 44 117 44 117l35-9-2 17 59-17s-67-58-36-128l15-9c-16 119 72 114 92 217h26l-52-224 18 10s13 38 23 67c7 20 26 33 47 33l30-1c12-9 16-18 17-27 0-5-1-9-2-13-8 11-21 23-45 24v-16c28-1 36-28 36-28 1-3 4-5 7-6 3 0 6 1 8 3 0 0 14 17 12 37 0 8-3 17-9 25l19-1 45-48c-69-46-55-96-44-146l-63-27c2 20 1 37 1 37h-16s0-40-8-68c-2-8-5-16-9-20-44 34-32 98-32 98l-16 3s-8-42 10-79zM476 66l-56 47 34 19zM346 209s10 1 20 5c10 5 20 14 20 31-54 4-40-36-40-36M357 380l18 82h28l-7-78z",
  "M343 22c-57 0-61 36-91 55-97-34-119 144-82 253-16 32-31 76-44 135 57 31 119 39 182 10-6-38-14-69-22-96 25-12 60-14 87 15 0-29-19-41-41-42l-22-48c43-45 75-100 58-157-10-38 58-62 122-54-24-21-56-30-85-33-9-22-33-38-62-38zM354 44c10 0 18 8 18 18s-8 18-18 18-17-8-17-18c0-10 7-18 17-18zM296 318l16 35c-11 3-22 9-29 16-3-11-6-21-9-30a500 500 0 0 0 22-21z",
  "M179 39c-24 39-36 101-11 147l-16 9c-7-12-11-24-14-37-34-6-69-8-105-2 34 10 53 23 77 46-27 10-60 31-93 71 35-9 65-12 89-7-37 23-64 56-88 114 36-17 65-18 103-18-23 32-35 77-36 112 24-26 57-60 87-78 3 29 15 58 36 85 0-44 10-89 31-134-18 9-32 19-50 30 7-28 13-56 19-84-23 2-39 10-60 19 16-34 32-67 49-100l17 9-29 57c19-4 29-4 46-1-5 20-9 40-14 61 66-36 149-46 227-50 8-13 14-24 19-35l-7-25-24 31-8-27-22 29-8-26-24 31-7-28-24 32 1-42 23-42 7 28 24-31 8 28 23-30 7 27 24-31 8 27 25-32c2-10 4-22 7-35-55-4-106 4-154 9-38-20-81-26-122-18-13-30-27-59-41-89M326 158c-5 14-14 19-25 21-16-5-29-16-35-30 21-4 43 3 60 9",
  "M64 45c-89 25-39 158-2 162-8 42-13 84-12 127 0 23 51 59 105 86 31 47 84 47 101 47 17 0 70 0 101-47 54-27 105-63 105-86 1-43-4-85-12-127 37-4 87-137-2-162-29 1-56 16-82 37-48-20-73-21-110-21s-62 1-110 21c-26-21-53-36-82-37M69 95c6 0 17 5 27 14 3 3-23 51-27 50-4-1-15-48-4-63 1-1 2-1 4-1M443 95c2 0 3 0 4 1 11 15 0 62-4 63-4 1-30-47-27-50 10-9 21-14 27-14M182 177c17-1 31 24 42 44-54 16-83-17-58-37 6-5 11-7 16-7zM330 177c5 0 10 2 16 7 25 20-4 53-58 37 11-20 25-45 42-44M256 252c17 0 37 9 30 36-1 6-12 9-21 10v9c100 41 80 138-9 138s-109-97-9-138v-9c-9-1-20-4-21-10-7-27 13-36 30-36",
  "M141 17c4 67 1 131-4 193l-24-12 15 42-62-25 54 55-42 2c31 20 69 33 91 60 28 40 43 80 45 155 22 11 51 11 71 0 5-78 15-113 43-154 0 0 0 0 0 0 23-28 61-41 92-61l-42-2 53-55-61 25 15-42-23 12c-11-61-19-123-16-184-29 44-52 100-64 151l-18-5c3-13 7-26 11-39-18-3-35-3-53-1 5 13 10 26 13 40l-18 5c-17-61-46-111-76-160zM188 261c9 0 19 5 29 15 18 19 14 48-1 71 3-41-15-64-52-73 8-9 16-13 24-13M315 261c7 0 14 3 21 11l-1 3c-35 9-53 32-52 72-14-23-17-52 2-71 10-10 20-15 30-15",
];
const PATTERNS = [
  { size: [8, 8], d: "M-1 5 5-1M3 9 9 3", broad: true },
  { size: [8, 8], d: "M2 2h.01M6 6h.01", broad: true },
  { size: [10, 8], d: "M0 5 5 1l5 4", broad: false },
  { size: [12, 7], d: "M0 3Q3-1 6 3t6 0", broad: false },
  { size: [8, 8], d: "M0 0l8 8M8 0 0 8", broad: false },
];
/** How many shields there are. */
export const SHIELDS = BEASTS.length;
const SHIELD = "M3 5Q24 11 45 5V25Q43 40 24 46.5Q5 40 3 25Z";

/** The definitions that emblems refer to; once a page. */
export function patterns() {
  const defs = PATTERNS.map(({ size: [width, height], d, broad }, which) => {
    const props = { id: `pattern-${which}`, width, height, patternUnits: "userSpaceOnUse" };
    return svg("pattern", props, svg("path", { d, class: broad ? "weave broad" : "weave" }));
  });
  return svg("svg", { class: "sources", "aria-hidden": "true" }, svg("defs", {}, defs));
}

/** @type {number[]} */
let borne = [];

/**
 * From now on each seat is seen with the shield that it bears at this table, and in its colour.
 * @param {{ shield: number }[]} chairs
 */
export function wear(chairs) {
  borne = chairs.map(({ shield }) => shield);
  const { style } = document.documentElement;
  borne.forEach((which, seat) => style.setProperty(`--seat-${seat}`, `var(--shield-${which})`));
}

/** @param {number} seat */
export const emblem = (seat) => shield(borne[seat] ?? seat % SHIELDS);

/** @param {number} which */
export function shield(which) {
  return svg(
    "svg",
    { viewBox: "0 0 48 48", class: `emblem shield-${which}`, "aria-hidden": "true" },
    svg("path", { class: "field", d: SHIELD }),
    svg("path", { d: SHIELD, fill: `url(#pattern-${which})` }),
    svg("path", { class: "sign", d: BEASTS[which], transform: "translate(9.5 9) scale(.055)" }),
  );
}
