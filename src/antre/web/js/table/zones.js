// Which zones of a scene stand where, and which of them a question is about.

/** @import { Question, Scene, Zone } from "../types.d.ts" */
/** @import { Tab } from "./tabs.js" */

/**
 * Is there anything in a zone but its ground?
 * @param {Zone} zone
 */
const hasSomething = ({ pieces }) => pieces.some(({ label }) => label);

/**
 * The zones of a role that are on the table for all.
 * @param {Scene} scene
 * @param {Zone["role"]} role
 */
export const standing = ({ zones }, role) =>
  zones.filter(
    (zone) =>
      zone.role === role &&
      (role === "shared" || hasSomething(zone)) &&
      (zone.seat === null || role !== "aside"),
  );

/**
 * @param {Zone} zone
 * @returns {Tab}
 */
export const tabOf = (zone) => ({ id: zone.id, title: zone.title, zones: [zone] });

/**
 * The zones that are best seen together with what all share.
 * @param {Scene} scene
 */
export const nearby = ({ zones }) => zones.filter((zone) => zone.near && hasSomething(zone));

/**
 * The zones that hold what the question is about.
 * @param {Scene} scene
 */
export function askedZones({ zones, question }) {
  const about = wanted(question);
  const laid = question?.lay?.zone;
  const asked = zones.filter(
    (zone) => zone.id === laid || zone.pieces.some(({ id }) => about.has(id)),
  );
  return new Set(asked.map((zone) => zone.id));
}

/**
 * The pieces and slots that a question is about.
 * @param {Question | null} question
 */
export function wanted(question) {
  const options = question?.options.flatMap((each) => each.piece ?? []) ?? [];
  const { slots = [], pieces = [] } = question?.plan ?? {};
  return new Set([...options, ...slots, ...pieces.map(({ piece }) => piece)]);
}
