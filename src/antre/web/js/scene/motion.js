// Pieces fly from where they were to where they are, over everything else on the page.

import { svg } from "../lib/dom.js";
import { lasting, still, stillness } from "../lib/preferences.js";
import { shown } from "./faces.js";
import { BROAD } from "./zone.js";

/** @import { Piece } from "../types.d.ts" */
/** @import { Board, Spot } from "./board.js" */

/** @typedef {{ spot: Spot, piece: Piece, home: string }} Placed a piece, and where it was seen */
/** @typedef {Map<string, Placed>} Snapshot */
/**
 * @typedef {{ kind: "appear", id: string, now: Placed }
 *   | { kind: "vanish", id: string, old: Placed }
 *   | { kind: "roll", id: string, old: Placed | null, now: Placed }
 *   | { kind: "fly" | "turn", id: string, old: Placed, now: Placed }} Move
 */
/** @typedef {ReturnType<typeof carry>} Carried */

const FLIGHT = 380;
const TURN = 320;
const FADE = 240;
const ROLL = 620;
const HIGHLIGHT = 1400;
const MOST = 60;
const NEAR = 6;
const EASE = "cubic-bezier(.22,.8,.3,1)";
const sky = svg("svg", { class: "sky", "aria-hidden": "true" });

export const skyLayer = () => sky;

/**
 * Where everything is and what it looks like, before a change.
 * @param {Board} board
 */
export function snapshot(board) {
  /** @type {Snapshot} */
  const places = new Map();
  for (const [id, { piece, place, view }] of board.pieces) {
    const spot = board.spot(id);
    if (spot) places.set(id, { spot, piece, home: `${view.id} ${place.x} ${place.y}` });
  }
  return places;
}

/**
 * Show what has changed since `before`, but not what is `held` in the hand; resolves when the
 * pieces have arrived.
 * @param {Snapshot} before
 * @param {Board} board
 * @param {string | null} held
 */
export async function travel(before, board, held = null) {
  const after = snapshot(board);
  if (held) for (const places of [before, after]) places.delete(held);
  const moves = compare(before, after);
  if (!moves.length || moves.length > MOST || document.hidden) return 0;
  if (still()) highlight(moves, board);
  else
    await Promise.allSettled(moves.map((move, n) => perform(move, lasting(Math.min(n * 25, 250)), board)));
  return moves.length;
}

/**
 * @param {Snapshot} before
 * @param {Snapshot} after
 */
function compare(before, after) {
  /** @type {Move[]} */
  const moves = [];
  const gone = new Map([...before].filter(([id]) => !after.has(id)));
  for (const [id, now] of after) {
    const old = before.get(id) ?? claim(gone, now);
    // What is out of sight and stays there is not seen to change.
    if (now.spot.hidden && (!old || old.spot.hidden)) continue;
    const stayed = old && (old.home === now.home || near(old.spot, now.spot));
    if (now.piece.rolls && old?.piece.face !== now.piece.face) moves.push({ kind: "roll", id, old, now });
    else if (!old) moves.push({ kind: "appear", id, now });
    else if (!stayed) moves.push({ kind: "fly", id, old, now });
    else if (turned(old.piece, now.piece)) moves.push({ kind: "turn", id, old, now });
  }
  for (const [id, old] of gone) if (!old.spot.hidden) moves.push({ kind: "vanish", id, old });
  return moves;
}

/**
 * Coins and cards are turned over; boards and counters just look different.
 * @param {Piece} old
 * @param {Piece} now
 */
function turned(old, now) {
  const { w, h, face, label } = now;
  const small = w * h < BROAD && w / h > 0.5 && w / h < 1.5;
  return small && face !== old.face && label !== old.label;
}

/**
 * What lay in the same place under another name has been turned over.
 * @param {Snapshot} gone
 * @param {Placed} now
 */
function claim(gone, now) {
  for (const [id, old] of gone) {
    if (old.home === now.home || near(old.spot, now.spot)) {
      gone.delete(id);
      return old;
    }
  }
  return null;
}

/**
 * @param {Spot} a
 * @param {Spot} b
 */
function near(a, b) {
  const apart = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  return apart < NEAR && Math.abs(a.width - b.width) < NEAR;
}

/**
 * Not what only makes room: a place, a figure without a name, what has another size where it lies.
 * @param {Move} move
 */
function notable(move) {
  if (move.kind === "vanish") return false;
  const { piece, home } = move.now;
  const old = move.kind === "fly" ? move.old : null;
  const made = old !== null && zoneOf(old.home) === zoneOf(home) && old.piece.w !== piece.w;
  return Boolean(piece.label) && piece.w * piece.h <= BROAD && !made;
}

/** @param {string} home */
const zoneOf = (home) => home.slice(0, home.indexOf(" "));

/**
 * @param {Move[]} moves
 * @param {Board} board
 */
function highlight(moves, board) {
  for (const move of moves.filter(notable)) {
    const element = board.pieces.get(move.id)?.element;
    element?.classList.add("changed");
    setTimeout(() => element?.classList.remove("changed"), HIGHLIGHT);
  }
}

/**
 * @param {Move} move
 * @param {number} delay
 * @param {Board} board
 */
async function perform(move, delay, board) {
  if (move.kind === "vanish") return vanish(move.old);
  const element = board.pieces.get(move.id)?.element;
  if (!element) return;
  if (move.kind === "appear") return appear(element);
  element.classList.add("away");
  try {
    if (move.kind === "roll") await roll(move.old, move.now, delay);
    else await (move.kind === "turn" ? turn : fly)(move.old, move.now, delay);
  } finally {
    element.classList.remove("away");
  }
}

/** @param {SVGElement} element */
async function appear(element) {
  const frames = [{ opacity: 0 }, { opacity: 1 }];
  await element.animate(frames, { duration: lasting(FADE), easing: "ease-out" }).finished;
}

/** @param {Placed} old */
async function vanish({ spot, piece }) {
  const ghost = raise(piece, spot);
  const frames = [
    { transform: at(spot), opacity: 1 },
    { transform: at(spot), opacity: 0 },
  ];
  await end(ghost, ghost.animate(frames, { duration: lasting(FADE), easing: "ease-in", fill: "both" }));
}

/**
 * @param {Placed} old
 * @param {Placed} now
 * @param {number} delay
 */
async function fly(old, now, delay) {
  const ghost = raise(now.piece, now.spot);
  const from = at(old.spot, old.spot.width / now.spot.width, old.spot.height / now.spot.height);
  const frames = [{ transform: from }, { transform: at(now.spot) }];
  await end(ghost, ghost.animate(frames, { duration: lasting(FLIGHT), delay, easing: EASE, fill: "both" }));
}

/**
 * @param {Placed} old
 * @param {Placed} now
 * @param {number} delay
 */
async function turn(old, now, delay) {
  /** @type {KeyframeAnimationOptions} */
  const half = { duration: lasting(TURN) / 2, fill: "both" };
  const edge = at({ ...now.spot, x: now.spot.x + now.spot.width / 2 }, 0.02, 1);
  const back = raise(old.piece, now.spot);
  const away = [{ transform: at(now.spot) }, { transform: edge }];
  await end(back, back.animate(away, { ...half, delay, easing: "ease-in" }));
  const front = raise(now.piece, now.spot);
  const here = [{ transform: edge }, { transform: at(now.spot) }];
  await end(front, front.animate(here, { ...half, easing: "ease-out" }));
}

/**
 * A die comes tumbling, from where it lay or from beside the table, and rocks before it lies still.
 * @param {Placed | null} old
 * @param {Placed} now
 * @param {number} delay
 */
async function roll(old, now, delay) {
  const { x, y, width } = now.spot;
  const from = old ? old.spot : { x: x + width * 3, y: y - width * 2.5 };
  const hop = { x: (from.x + x) / 2, y: (from.y + y) / 2 - width / 2 };
  const frames = [
    { transform: tilted(now.spot, from, -540), opacity: old ? 1 : 0 },
    { transform: tilted(now.spot, hop, -200), opacity: 1, offset: 0.5 },
    { transform: tilted(now.spot, now.spot, 14), opacity: 1, offset: 0.85 },
    { transform: tilted(now.spot, now.spot, 0), opacity: 1 },
  ];
  const ghost = raise(now.piece, now.spot);
  await end(ghost, ghost.animate(frames, { duration: lasting(ROLL), delay, easing: "ease-out", fill: "both" }));
}

/**
 * What is as large as `size` at a place, turned about its middle.
 * @param {Spot} size
 * @param {{ x: number, y: number }} place
 * @param {number} angle
 */
const tilted = ({ width, height }, { x, y }, angle) =>
  `translate(${x + width / 2}px, ${y + height / 2}px) rotate(${angle}deg) ` +
  `translate(${-width / 2}px, ${-height / 2}px)`;

/** @param {{ x: number, y: number }} spot */
const at = ({ x, y }, sx = 1, sy = 1) => `translate(${x}px, ${y}px) scale(${sx}, ${sy})`;

/**
 * @param {Piece} piece
 * @param {Spot} spot
 */
function raise(piece, spot) {
  const scale = `scale(${spot.width / piece.w} ${spot.height / piece.h})`;
  const ghost = svg("g", { class: "ghost" }, svg("g", { transform: scale }, shown(piece.face)));
  sky.append(ghost);
  return ghost;
}

/**
 * @param {SVGElement} ghost
 * @param {Animation} animation
 */
async function end(ghost, animation) {
  try {
    await animation.finished;
  } finally {
    ghost.remove();
  }
}

/**
 * A figure with the face of a piece goes from place to place, so long for each step; where nothing
 * is to move it is set down at each of them. Resolves with what takes it away again, at once if
 * `signal` says so.
 * @param {Piece} piece
 * @param {Spot} size
 * @param {Spot[]} by
 * @param {number} time
 * @param {AbortSignal} signal
 */
export async function walk(piece, size, by, time, signal) {
  const ghost = raise(piece, size);
  ghost.classList.add("walker");
  const places = by.map((spot) => at(centred(size, spot)));
  ghost.style.transform = places[0];
  for (const [n, place] of places.slice(1).entries()) {
    if (signal.aborted) break;
    const frames = [{ transform: places[n] }, { transform: place }];
    const easing = stillness.matches ? "step-end" : "ease-in-out";
    const animation = ghost.animate(frames, { duration: time, easing });
    const stop = () => animation.finish();
    signal.addEventListener("abort", stop, { once: true });
    await animation.finished;
    signal.removeEventListener("abort", stop);
    ghost.style.transform = place;
  }
  return () => ghost.remove();
}

/**
 * Something of that size in the middle of a place.
 * @param {Spot} size
 * @param {Spot} place
 */
const centred = ({ width, height }, place) => ({
  x: place.x + (place.width - width) / 2,
  y: place.y + (place.height - height) / 2,
});

/**
 * A piece under the finger; `move` takes it along, `spot` says where it is, `drop` lets go.
 * @param {Piece} piece
 * @param {Spot} spot
 */
export function carry(piece, spot) {
  const ghost = raise(piece, spot);
  ghost.classList.add("carried");
  let now = spot;
  /**
   * @param {number} x
   * @param {number} y
   */
  const move = (x, y) => {
    now = { ...spot, x: x - spot.width * 0.55, y: y - spot.height * 0.55 };
    ghost.style.transform = at(now, 1.1, 1.1);
  };
  return { move, spot: () => now, drop: () => ghost.remove() };
}
