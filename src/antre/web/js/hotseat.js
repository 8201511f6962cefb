// Several people at one screen: what may be shown while more than one pair of eyes looks on.

const pieces = (scene) => scene.zones.flatMap((zone) => zone.pieces);

/** Could a spectator see everything that this question is about? */
export function isPublic(scene, open) {
  if (scene.question.plan) return false;
  const seen = new Set(pieces(open).map((piece) => piece.id));
  const drawn = new Set(pieces(scene).map((piece) => piece.id));
  const about = scene.question.options.map((each) => each.piece).filter((id) => drawn.has(id));
  return about.every((id) => seen.has(id));
}

/** The table as a spectator sees it, with the question of one seat attached. */
export function publicScene(mine, open) {
  const own = new Map(pieces(mine.scene).map((piece) => [piece.id, piece]));
  const attach = (piece) => {
    const { option = null, why = null, dim = piece.dim, grip } = own.get(piece.id) ?? {};
    return { ...piece, option, why, dim, grip };
  };
  const { seat, question, seats, title } = mine.scene;
  const zones = open.scene.zones.map((zone) => ({
    ...zone,
    role: zone.role === "other" && zone.seat === seat ? "own" : zone.role,
    pieces: zone.pieces.map(attach),
  }));
  const faces = { ...open.scene.faces, ...mine.scene.faces };
  const scene = { ...open.scene, seat, question, seats, title, zones, faces };
  return { ...open, scene, can_undo: mine.can_undo };
}
