// For those who play by keys: pieces show the keys that stand for them, and the focus is never lost.

import { closest } from "../lib/dom.js";

const BY_KEYS = "by-keys";

export class KeyPlay {
  /**
   * @param {HTMLElement} root
   * @param {() => void} home lays the focus on what is asked
   */
  constructor(root, home) {
    this.root = root;
    this.home = home;
    document.addEventListener("keydown", (event) => this.pressed(event), true);
    root.addEventListener("pointerdown", () => root.classList.remove(BY_KEYS));
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const other = event.ctrlKey || event.metaKey || event.altKey;
    if (!other && !closest(event, "input, select, textarea")) this.root.classList.add(BY_KEYS);
  }

  /** What had the focus may be gone, or be something that nothing can be done with any more. */
  regain() {
    if (!this.root.classList.contains(BY_KEYS) || document.querySelector("dialog[open]")) return;
    if (isLost(document.activeElement)) this.home();
  }

  /** Nothing that arrows mean something to has the focus. */
  get free() {
    return document.activeElement?.matches("body, main, .ask") ?? true;
  }
}

/** @param {Element | null} active */
function isLost(active) {
  if (!active || active === document.body || !active.checkVisibility()) return true;
  return active.matches(".piece:not([tabindex])");
}
