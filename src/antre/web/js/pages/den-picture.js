// The picture over the den: a stone table in a cave, lit by a hearth.

import { svg } from "../lib/dom.js";

/** @type {[name: string, d: string][]} */
const BACK = [
  ["deep", "M0 0H1200V460H0Z"],
  ["wall far", "M300 460C290 250 420 90 700 80C990 72 1150 220 1150 460Z"],
  ["wall", "M430 460C428 300 520 176 720 172C920 168 1020 300 1022 460Z"],
];
/** @type {[name: string, d: string][]} */
const FRONT = [
  [
    "rock",
    "M0 0H1200V120C1140 84 1100 130 1040 96C990 66 930 92 880 62C820 30 760 66 690 44C600 20 560 70 480 56C400 42 350 96 270 92C180 88 140 170 70 176C40 180 20 230 0 236Z",
  ],
  ["rock", "M1200 460V250C1160 270 1158 330 1120 350C1090 366 1084 420 1060 460Z"],
  [
    "floor",
    "M0 460V404C150 380 320 404 470 392C640 378 820 394 960 386C1060 380 1130 398 1200 388V460Z",
  ],
];
const TEETH = "M560 52l16 58 14-60zM880 60l20 82 20-78zM1010 84l12 44 14-38zM660 40l9 34 10-34z";
const STONES = "M300 400l30-44 52-12 36 26 14 30zM1004 392l18-34 48-12 34 22 14 26z";
/** @type {[name: string, d: string][]} */
const FLAMES = [
  [
    "outer",
    "M728 178c54 54 76 92 76 130a78 66 0 0 1-156 0c0-28 14-48 28-62 5 20 12 30 24 34 8-38 8-66 28-102z",
  ],
  [
    "middle",
    "M724 222c36 38 48 64 48 90a49 44 0 0 1-98 0c0-18 8-32 18-42 3 12 7 18 14 21 4-24 6-42 18-69z",
  ],
  ["inner", "M722 276c20 20 26 34 26 48a26 24 0 0 1-52 0c0-13 8-28 26-48z"],
];
const LOGS = "M640 352l170-20 4 18-170 22zM650 332l164 22-4 18-164-22z";
const SLAB =
  "M520 378L930 378L972 404L962 424L490 424L480 404ZM540 424L572 424L580 460L530 460ZM880 424L912 424L922 460L872 460Z";
const TOP = "M520 378L930 378L972 404L480 404Z";
const CARDS = "M600 384l34-2 6 14-36 2zM648 381l34-1 3 14-35 1zM800 380l34 2-2 14-35-2z";
/** @type {[x: number, y: number][]} */
const COINS = [
  [740, 392],
  [764, 387],
  [756, 397],
  [548, 395],
  [566, 389],
  [872, 391],
  [894, 396],
];
/** @type {[x: number, y: number, r: number][]} */
const SPARKS = [
  [690, 150, 2.4],
  [770, 128, 2],
  [742, 92, 1.6],
  [706, 112, 2],
  [800, 172, 1.8],
  [664, 196, 1.6],
  [830, 130, 1.4],
  [640, 140, 1.3],
];

export function denPicture() {
  /**
   * @param {number} offset
   * @param {string} name
   */
  const stop = (offset, name) => svg("stop", { offset, class: name });
  const at = { id: "hearth-glow", gradientUnits: "userSpaceOnUse", cx: 726, cy: 320, r: 460 };
  const glow = svg("radialGradient", at, stop(0, "warm"), stop(0.3, "amber"), stop(1, "none"));
  /** @param {[name: string, d: string]} shape */
  const path = ([name, d]) => svg("path", { class: name, d });
  const light = svg("rect", { class: "glow", width: 1200, height: 460, fill: "url(#hearth-glow)" });
  return svg(
    "svg",
    {
      class: "hearth",
      viewBox: "0 0 1200 460",
      preserveAspectRatio: "xMidYMax slice",
      "aria-hidden": "true",
    },
    svg("defs", {}, glow),
    BACK.map(path),
    light,
    FRONT.map(path),
    path(["rock", TEETH]),
    path(["stones", STONES]),
    SPARKS.map(([cx, cy, r]) => svg("circle", { class: "spark", cx, cy, r })),
    path(["logs", LOGS]),
    FLAMES.map(([name, d]) => path([`flame ${name}`, d])),
    path(["slab", SLAB]),
    path(["edge", TOP]),
    path(["cards", CARDS]),
    COINS.map(([cx, cy]) => svg("ellipse", { class: "coin", cx, cy, rx: 12, ry: 5 })),
  );
}
