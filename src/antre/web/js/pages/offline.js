// Without a connection the shell still opens and the rules can be read.

import { get, Unreachable } from "../lib/api.js";

const KEPT = "antre-1"; // as in sw.js
const LATER = 4000; // milliseconds, for nothing here is urgent
const RULES = "/api/rules/";
const OURS = /\/(js|css|fonts|words|art)\//;

/** Keep what a page needs, and the rules of all games, once this page has come to rest. */
export function keepForLater() {
  if (!("serviceWorker" in navigator) || thrifty()) return;
  setTimeout(() => keepAll().catch(() => {}), LATER);
}

/** Whoever loses the connection meanwhile keeps what there is. */
async function keepAll() {
  await navigator.serviceWorker.register("/sw.js");
  await import("./rules.js");
  const games = await shelf();
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => OURS.test(path));
  const rules = games.map(({ game }) => `${RULES}${game}`);
  const cache = await caches.open(KEPT);
  for (const path of ["/", "/api/games", ...loaded, ...rules]) {
    if (!(await cache.match(path))) await cache.add(path);
  }
}

/** The games whose rules are at hand. */
export async function keptRules() {
  if (!("caches" in globalThis)) return [];
  const cache = await caches.open(KEPT);
  const kept = await Promise.all(
    (await shelf()).map(async (each) => (await cache.match(`${RULES}${each.game}`)) && each),
  );
  return kept.filter((each) => each !== undefined);
}

/** The games of the house, as far as they can be known now. */
async function shelf() {
  try {
    return (await get("/games")).games;
  } catch (error) {
    if (error instanceof Unreachable) return [];
    throw error;
  }
}

/** Does this person count bytes? */
function thrifty() {
  const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
  return connection?.saveData === true;
}
