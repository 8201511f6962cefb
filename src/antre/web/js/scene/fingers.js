// What fingers do on a board: two of them spread, one taps twice.

/** @typedef {{ clientX: number, clientY: number }} Finger */

const TWICE = 320; // milliseconds between the taps of a double tap
const NEAR = 28; // pixels between them
const STILL = 10; // a finger that goes farther does not tap
// What answers to a tap itself.
const THINGS = ".piece[data-act], .in-hand, button, a, input";

/**
 * How far two fingers are apart.
 * @param {Finger[]} fingers
 */
export const spread = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1;

/**
 * The point between some fingers.
 * @param {Finger[]} fingers
 */
export function between(fingers) {
  /** @param {keyof Finger} axis */
  const mean = (axis) => fingers.reduce((sum, each) => sum + each[axis], 0) / fingers.length;
  return { clientX: mean("clientX"), clientY: mean("clientY") };
}

/**
 * Call `act` when the ground is tapped twice in one place.
 * @param {HTMLElement} ground
 * @param {(event: PointerEvent) => void} act
 */
export function onDoubleTap(ground, act) {
  /** @type {PointerEvent | null} */
  let down = null;
  /** @type {PointerEvent | null} */
  let last = null; // the tap before
  ground.addEventListener("pointerdown", (event) => {
    const taps = event.isPrimary && event.pointerType !== "mouse" && !onThing(event);
    down = taps ? event : null;
    if (!taps) last = null;
  });
  ground.addEventListener("pointerup", (event) => {
    if (!down || down.pointerId !== event.pointerId || spread([down, event]) > STILL) return;
    const twice = last && event.timeStamp - last.timeStamp < TWICE && spread([last, event]) < NEAR;
    last = twice ? null : event;
    if (twice) act(event);
  });
}

/** @param {PointerEvent} event */
const onThing = ({ target }) => target instanceof Element && target.closest(THINGS) !== null;
