// Who looks elsewhere is called back when it is their turn: by the title and the badge of the app
// always, by a tone and a notice of the browser where they have asked for it.

import { keep, kept } from "./preferences.js";
import { play } from "./sound.js";

const SIGN = "● ";
const ICON = "/art/icon-192.png";
let wished = kept("calls", "off") === "on";
/** @type {Notification | null} */
let notice = null;

/** Can this browser show notices at all? Not every one can, nor without a safe connection. */
export const canCall = () => "Notification" in window && isSecureContext;

/** Does who sits here want notices, and may we show them? */
export const calls = () => wished && canCall() && Notification.permission === "granted";

/**
 * Says whether it is as wished: the browser may refuse.
 * @param {boolean} on
 */
export async function setCalls(on) {
  wished = on && (await Notification.requestPermission()) === "granted";
  keep("calls", wished ? "on" : "off");
  return wished === on;
}

/**
 * It is your turn.
 * @param {string} title
 * @param {string} text
 */
export function call(title, text) {
  play("turn");
  if (!document.hidden) return;
  if (!document.title.startsWith(SIGN)) document.title = SIGN + document.title;
  navigator.setAppBadge?.().catch(() => undefined);
  if (calls()) notify(title, { body: text, icon: ICON, tag: location.pathname });
}

/**
 * Phones show notices only for their service worker (`sw.js`), which brings the page back.
 * @param {string} title
 * @param {NotificationOptions} what
 */
function notify(title, what) {
  notice?.close();
  try {
    notice = new Notification(title, what);
    notice.onclick = () => window.focus();
  } catch {
    eachWorker((worker) => worker.showNotification(title, what));
  }
}

function dismiss() {
  notice?.close();
  eachWorker(async (worker) => {
    for (const shown of await worker.getNotifications({ tag: location.pathname })) shown.close();
  });
}

/** @param {(worker: ServiceWorkerRegistration) => Promise<unknown>} work */
async function eachWorker(work) {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map(work)).catch(() => undefined);
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  if (document.title.startsWith(SIGN)) document.title = document.title.slice(SIGN.length);
  navigator.clearAppBadge?.().catch(() => undefined);
  dismiss();
});
