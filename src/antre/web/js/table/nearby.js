// Whether what one chooses from can be seen beside the stage, together with what all share.

/** @import { Zone } from "../types.d.ts" */

const TABS = 46; // pixels: the labels above it and the gaps, as in the style sheet
const LEAST = 0.99; // pixels for a unit: zones are drawn to be read at about one
const MOST = 0.22; // of the page: beyond that the stage needs the width more

/**
 * How wide the right column of a page is to be so that any of these zones fits into it below my
 * board, or above the story; 0 if there is no room for that.
 * @param {{ width: number, height: number }} room of the page, and of the column
 * @param {Zone[]} zones
 * @param {Zone | null} own my board, where it stands in the column
 */
export function columnFor(room, zones, own) {
  if (!zones.length) return 0;
  const ratio = Math.max(...zones.map((zone) => zone.height / zone.width));
  const widest = Math.max(...zones.map((zone) => zone.width));
  const tall = own
    ? (room.height - TABS) / (own.height / own.width + ratio)
    : (room.height / 2 - TABS) / ratio;
  const width = Math.min(tall, Math.max(widest, MOST * room.width));
  return width < LEAST * widest ? 0 : Math.floor(width);
}
