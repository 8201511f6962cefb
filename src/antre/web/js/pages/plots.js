// Plots, drawn by hand: each with the same numbers as a table, for who reads rather than looks.

import { el, svg } from "../lib/dom.js";
import { language, say } from "../lib/words.js";

/** @typedef {{ label: string, value: number, of?: number }} Bar `of`: what the value is a part of */
/** @typedef {{ day: string, value: number }} Point */
/** @typedef {{ label: string, value: number }} Mark */

const WIDTH = 304; // of a phone, where nothing is written smaller than 13
const ROW = 40;
const HEIGHT = 190;
const LEFT = 44;
const FOOT = 22;

/** @param {number} value */
export const figure = (value) =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);

/**
 * Bars from one line of zero, to the left what is below it.
 * @param {string} title
 * @param {string[]} heads of the table
 * @param {Bar[]} bars
 */
export function barPlot(title, heads, bars) {
  const least = Math.min(0, ...bars.map(({ value }) => value));
  const most = Math.max(1e-9, ...bars.map(({ value, of }) => Math.max(value, of ?? value)));
  const room = WIDTH - 60;
  const x = (/** @type {number} */ value) => ((value - least) / (most - least)) * room;
  const rows = bars.map(({ label, value, of }, n) => {
    const y = n * ROW;
    const from = x(Math.min(0, value));
    const told = of === undefined ? figure(value) : say("wins-of", { won: value, games: of });
    return svg(
      "g",
      {},
      svg("text", { x: 0, y: y + 14 }, label),
      of === undefined ? null : bar("whole", x(0), y, x(of) - x(0)),
      bar(value < 0 ? "below" : "above", from, y, x(Math.max(0, value)) - from),
      svg("text", { class: "number", x: x(Math.max(value, of ?? value, 0)) + 6, y: y + 29 }, told),
    );
  });
  const drawn = picture(title, bars.length * ROW, rows);
  const lines = bars.map(({ label, value, of }) =>
    of === undefined ? [label, figure(value)] : [label, figure(of), figure(value)],
  );
  return plot(title, drawn, heads, lines);
}

/**
 * @param {string} kind
 * @param {number} x
 * @param {number} y
 * @param {number} width
 */
const bar = (kind, x, y, width) =>
  svg("rect", { class: kind, x, y: y + 20, width, height: 10, rx: 3 });

/**
 * How a number went, game by game, with what it may be now, and marks to compare it with.
 * @param {string} title
 * @param {string[]} heads
 * @param {Point[]} points
 * @param {{ low: number, high: number }} now
 * @param {Mark[]} marks
 * @param {HTMLElement[]} said above the picture
 */
export function coursePlot(title, heads, points, now, marks, said) {
  const values = [now.low, now.high, ...points.map(({ value }) => value)];
  const shown = marks.filter(({ value }) => value >= now.low - 150 && value <= now.high + 150);
  const all = [...values, ...shown.map(({ value }) => value)];
  const least = Math.min(...all);
  const most = Math.max(...all);
  const y = (/** @type {number} */ value) =>
    12 + (1 - (value - least) / (most - least || 1)) * (HEIGHT - FOOT - 20);
  const step = (WIDTH - LEFT - 20) / Math.max(1, points.length - 1);
  const x = (/** @type {number} */ n) => (points.length > 1 ? LEFT + n * step : WIDTH / 2);
  const last = x(points.length - 1);
  const way = points.map(({ value }, n) => `${x(n)},${y(value)}`).join(" ");
  const drawn = picture(title, HEIGHT, [
    ...shown.flatMap(({ label, value }) => [
      svg("line", { class: "mark", x1: LEFT, x2: WIDTH, y1: y(value), y2: y(value) }),
      svg("text", { class: "number", x: LEFT + 4, y: y(value) - 4 }, label),
    ]),
    svg("text", { class: "number", x: 0, y: y(now.high) + 4 }, figure(now.high)),
    svg("text", { class: "number", x: 0, y: y(now.low) + 4 }, figure(now.low)),
    svg("line", { class: "band", x1: last, x2: last, y1: y(now.high), y2: y(now.low) }),
    svg("polyline", { class: "way", points: way }),
    ...points.map(({ value }, n) => svg("circle", { cx: x(n), cy: y(value), r: 3.5 })),
    svg("text", { class: "number", x: LEFT, y: HEIGHT - 4 }, points[0].day),
  ]);
  return plot(title, drawn, heads, points.map(({ day, value }) => [day, figure(value)]), said);
}

/**
 * @param {string} title
 * @param {number} height
 * @param {SVGElement[]} inside
 */
function picture(title, height, inside) {
  const props = { class: "plot", viewBox: `0 0 ${WIDTH} ${height}`, role: "img" };
  return svg("svg", { ...props, "aria-label": title }, inside);
}

/**
 * @param {string} title
 * @param {SVGElement} drawn
 * @param {string[]} heads
 * @param {string[][]} lines
 * @param {HTMLElement[]} said
 */
function plot(title, drawn, heads, lines, said = []) {
  return el(
    "figure",
    { class: "plotted" },
    el("figcaption", {}, el("h3", {}, title), said),
    drawn,
    el(
      "details",
      {},
      el("summary", {}, say("same-as-table")),
      table(title, heads, lines),
    ),
  );
}

/**
 * @param {string} title
 * @param {string[]} heads
 * @param {string[][]} lines
 */
function table(title, heads, lines) {
  const row = (/** @type {string[]} */ [first, ...rest]) =>
    el("tr", {}, el("th", { scope: "row" }, first), rest.map((cell) => el("td", {}, cell)));
  return el(
    "table",
    {},
    el("caption", { class: "aside-words" }, title),
    el("thead", {}, el("tr", {}, heads.map((head) => el("th", { scope: "col" }, head)))),
    el("tbody", {}, lines.map(row)),
  );
}
