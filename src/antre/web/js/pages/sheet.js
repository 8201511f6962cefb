// The style of pages that few open, fetched when one of them is.

import { el } from "../lib/dom.js";

/**
 * @param {string} name
 * @returns {Promise<void>}
 */
export function sheet(name) {
  return new Promise((done) => {
    const arrived = () => done();
    const link = el("link", {
      rel: "stylesheet",
      href: `/css/${name}.css`,
      on: { load: arrived, error: arrived },
    });
    document.head.append(link);
  });
}
