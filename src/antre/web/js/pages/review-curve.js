// The curve of everybody's chances: a drawing to point at, and the same as a table.

import { el, replace, set, svg } from "../lib/dom.js";
import { emblem } from "../lib/emblems.js";
import { narrow } from "../lib/preferences.js";
import { percent, say } from "../lib/words.js";

/** @import { MomentReply, ReviewedReply } from "../types.d.ts" */

/** @typedef {{ seat: number, name: string }} Line */

const [WIDTH, HEIGHT] = narrow.matches ? [320, 250] : [760, 280];
const LEFT = 44;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 30;
const LETTER = 7; // as wide as a letter of a label is at most, more or less
// Colours alone do not tell the seats apart.
const DASHES = ["none", "9 5", "2 4", "14 4 2 4", "5 3"];

export class Curve {
  /**
   * @param {ReviewedReply} review
   * @param {Line[]} lines whose chances are drawn
   * @param {(step: number) => string} address of a moment in the replay
   */
  constructor(review, lines, address) {
    this.review = review;
    this.lines = lines;
    this.address = address;
    this.hand = svg("line", { class: "hand", y1: TOP, y2: HEIGHT - BOTTOM });
    this.said = el("p", { class: "moment", "aria-live": "polite" });
    this.show = el("a", { class: "quiet", href: "" }, say("review-show"));
    this.slider = el("input", {
      type: "range",
      min: 0,
      max: review.curve.length - 1,
      value: review.curve.length - 1,
      "aria-label": say("review-moment"),
      on: { input: () => this.point(Number(this.slider.value)) },
    });
    this.drawing = this.draw();
    this.element = el(
      "figure",
      { class: "curve" },
      this.legend(),
      this.drawing,
      this.slider,
      el("div", { class: "moment-ways" }, this.said, this.show),
      this.table(),
    );
    this.point(review.curve.length - 1);
  }

  /** @param {number} choice */
  x(choice) {
    return LEFT + ((WIDTH - LEFT - RIGHT) * choice) / this.review.choices;
  }

  /** @param {number} chance */
  y(chance) {
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance);
  }

  draw() {
    const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((chance) => [
      svg("line", { class: "grid", x1: LEFT, x2: WIDTH - RIGHT, y1: this.y(chance), y2: this.y(chance) }),
      svg("text", { x: LEFT - 6, y: this.y(chance) + 4, "text-anchor": "end" }, percent(chance)),
    ]);
    const turns = this.review.turns.map(({ choice }) =>
      svg("line", { class: "turn", x1: this.x(choice), x2: this.x(choice), y1: TOP, y2: HEIGHT - BOTTOM }),
    );
    const lines = this.lines.map(({ seat }) =>
      svg("polyline", {
        class: `line seat-${seat % 5}`,
        "stroke-dasharray": DASHES[seat % DASHES.length],
        points: this.review.curve
          .map(({ choice, chances }) => `${this.x(choice)},${this.y(chances[seat])}`)
          .join(" "),
      }),
    );
    return svg(
      "svg",
      {
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        "aria-hidden": "true",
        on: {
          pointermove: (event) => this.point(this.nearest(event)),
          click: (event) => location.assign(this.address(this.review.curve[this.nearest(event)].step)),
        },
      },
      ...grid,
      ...this.rounds(),
      ...turns,
      ...lines,
      ...this.faults(),
      this.hand,
    );
  }

  /** Where another round begins, and its name where there is room for it. */
  rounds() {
    const { curve } = this.review;
    const begin = curve.filter(({ moment }, place) => moment && moment !== curve[place - 1]?.moment);
    let free = LEFT;
    return begin.flatMap(({ choice, moment }) => {
      const x = this.x(choice);
      const tick = svg("line", { class: "round", x1: x, x2: x, y1: TOP, y2: HEIGHT - BOTTOM + 6 });
      const end = x + 4 + LETTER * moment.length;
      if (x < free || end > WIDTH) return [tick];
      free = end;
      return [tick, svg("text", { x: x + 4, y: HEIGHT - 10 }, moment)];
    });
  }

  /** What cost me most, on my own line. */
  faults() {
    const { curve, faults, seat } = this.review;
    return faults.map(({ choice }) => {
      const moment = curve.findLast((each) => each.choice <= choice) ?? curve[0];
      const [x, y] = [this.x(moment.choice), this.y(moment.chances[seat])];
      return svg("path", { class: "fault-mark", d: `M${x} ${y - 7}l7 7l-7 7l-7-7z` });
    });
  }

  legend() {
    return el(
      "figcaption",
      { class: "legend" },
      this.lines.map(({ seat, name }) =>
        el(
          "span",
          { class: `seat-${seat % 5}` },
          emblem(seat),
          name,
          svg(
            "svg",
            { viewBox: "0 0 34 6", width: 34, height: 6, "aria-hidden": "true" },
            svg("line", {
              class: `line seat-${seat % 5}`,
              x1: 0,
              x2: 34,
              y1: 3,
              y2: 3,
              "stroke-dasharray": DASHES[seat % DASHES.length],
            }),
          ),
        ),
      ),
    );
  }

  /**
   * The moment of the curve that is pointed at.
   * @param {MouseEvent} event
   */
  nearest({ clientX }) {
    const { left, width } = this.drawing.getBoundingClientRect();
    const at = ((clientX - left) / width) * WIDTH;
    const far = this.review.curve.map(({ choice }) => Math.abs(this.x(choice) - at));
    return far.indexOf(Math.min(...far));
  }

  /** @param {number} place */
  point(place) {
    const moment = this.review.curve[place];
    const x = this.x(moment.choice);
    set(this.hand, "x1", x);
    set(this.hand, "x2", x);
    this.slider.value = String(place);
    const chances = this.chances(moment);
    set(this.slider, "aria-valuetext", `${moment.moment} ${moment.text} ${chances}`.trim());
    replace(
      this.said,
      el("b", {}, moment.moment),
      ` ${say("review-moment-of", { text: moment.text, chances })}`,
    );
    set(this.show, "href", this.address(moment.step));
  }

  /** @param {MomentReply} moment */
  chances({ chances }) {
    return this.lines.map(({ seat, name }) => `${name} ${percent(chances[seat])}`).join(" · ");
  }

  table() {
    const head = [
      say("review-choices-made"),
      say("review-what-happened"),
      ...this.lines.map(({ name }) => name),
    ];
    const rows = this.review.curve.map((moment) =>
      el(
        "tr",
        {},
        el("th", { scope: "row" }, el("a", { href: this.address(moment.step) }, String(moment.choice))),
        el("td", {}, moment.moment && el("span", { class: "when" }, `${moment.moment} `), moment.text),
        this.lines.map(({ seat }) => el("td", { class: "number" }, percent(moment.chances[seat]))),
      ),
    );
    return el(
      "details",
      {},
      el("summary", {}, say("review-numbers")),
      el(
        "div",
        { class: "wide-table", tabindex: "0", role: "region", "aria-label": say("review-numbers") },
        el(
          "table",
          { class: "account" },
          el("thead", {}, el("tr", {}, head.map((title) => el("th", { scope: "col" }, title)))),
          el("tbody", {}, rows),
        ),
      ),
    );
  }
}
