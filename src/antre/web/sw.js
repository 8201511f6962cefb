// Keeps the shell and the rules for when the house cannot be reached; whatever can be fetched is
// fetched, so nothing that is kept is ever shown in place of something newer.

const KEPT = "antre-1"; // as in pages/offline.js
const STATIC = /^\/(js|css|fonts|words|art)\/|^\/manifest\.webmanifest$|^\/api\/(games|rules\/)/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("notificationclick", (event) => event.waitUntil(comeBack(event.notification)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (STATIC.test(pathname)) event.respondWith(freshOrKept(request, pathname));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/"))
    event.respondWith(freshOrKept(request, "/"));
});

async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/**
 * To the page of a table that has called; its tag is the address.
 * @param {Notification} notice
 */
async function comeBack(notice) {
  notice.close();
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => new URL(url).pathname === notice.tag);
  await (page ? page.focus() : self.clients.openWindow(notice.tag));
}

/**
 * @param {Request} request
 * @param {string} name under which it is kept: every page has the same shell
 */
async function freshOrKept(request, name) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(name, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(name);
    if (kept) return kept;
    throw error;
  }
}
