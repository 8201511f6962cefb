// Several people at one screen: what may be shown while more than one pair of eyes looks on.

/** @import { Piece, Scene, Zone } from "../types.d.ts" */

/** @param {Scene} scene */
const pieces = (scene) => scene.zones.flatMap((zone) => zone.pieces);

/**
 * Could a spectator see everything that this question is about?
 * @param {Scene} scene
 * @param {Scene} open
 */
export function isPublic(scene, open) {
  const { question } = scene;
  if (!question) return true;
  if (question.plan) return false;
  const seen = new Set(pieces(open).map((piece) => piece.id));
  const drawn = new Set(pieces(scene).map((piece) => piece.id));
  const about = question.options.flatMap((each) => each.piece ?? []);
  return about.every((id) => seen.has(id) || !drawn.has(id));
}

/**
 * The table as a spectator sees it, with the question of one seat attached.
 * @param {Scene} mine
 * @param {Scene} open
 * @returns {Scene}
 */
export function publicScene(mine, open) {
  const own = new Map(pieces(mine).map((piece) => [piece.id, piece]));
  /**
   * @param {Piece} piece
   * @returns {Piece}
   */
  const attach = (piece) => {
    const { option, why, dim = piece.dim, grip } = own.get(piece.id) ?? {};
    return { ...piece, option, why, dim, grip };
  };
  const { seat, question, seats, title } = mine;
  /** @type {Zone[]} */
  const zones = open.zones.map((zone) => ({
    ...zone,
    role: zone.role === "other" && zone.seat === seat ? "own" : zone.role,
    pieces: zone.pieces.map(attach),
  }));
  const faces = { ...open.faces, ...mine.faces };
  return { ...open, seat, question, seats, title, zones, faces };
}
