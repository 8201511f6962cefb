// The end: who won, with how much, and what it was made of.

import { bar } from "./company.js";
import { el } from "./dom.js";
import { emblem } from "./emblems.js";
import { icon } from "./icons.js";
import { say, series } from "./words.js";

export function result(scene, info) {
  const names = info.chairs.map((chair) => chair.name);
  const winners = info.winners.map((seat) => names[seat]);
  const heading = el("h2", {}, say("won", { who: series(winners), count: winners.length }));
  const seats = [...scene.seats].sort((a, b) => b.score - a.score);
  const links = el("p", { class: "links" }, record(info));
  return el("section", { class: "result" }, heading, chart(seats, info, names), links);
}

function record({ table }) {
  const props = { href: `/api/tables/${table}/record`, download: true, class: "quiet" };
  return el("a", props, icon("down"), say("record"));
}

/** A table whose cells carry bars, so that it reads as a chart and as figures. */
function chart(seats, info, names) {
  const parts = seats[0].parts.map((part) => part.label);
  const most = Math.max(1, ...seats.flatMap((seat) => seat.parts.map((part) => part.value)));
  const total = Math.max(1, ...seats.map((seat) => seat.score));
  const head = seats.map(({ seat }) => {
    const crown = info.winners.includes(seat) ? icon("crown") : null;
    return el("th", { scope: "col" }, emblem(seat), el("span", {}, names[seat], crown));
  });
  const row = (label, values, scale, kind) =>
    el(
      "tr",
      { class: kind },
      el("th", { scope: "row" }, label),
      values.map((value, n) =>
        el(
          "td",
          { class: `seat-${seats[n].seat % 5}` },
          bar(value / scale),
          el("b", {}, String(value)),
        ),
      ),
    );
  const rows = parts.map((label, n) =>
    row(
      label,
      seats.map((seat) => seat.parts[n].value),
      most,
      "part",
    ),
  );
  rows.push(
    row(
      say("total"),
      seats.map((seat) => seat.score),
      total,
      "total",
    ),
  );
  const caption = el("caption", { class: "aside-words" }, say("score-parts"));
  const corner = el("td", {});
  return el(
    "table",
    { class: "chart" },
    caption,
    el("thead", {}, el("tr", {}, corner, head)),
    el("tbody", {}, rows),
  );
}
