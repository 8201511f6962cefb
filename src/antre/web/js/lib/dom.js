// Elements without markup in strings: what people write can never become part of the page.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {string | number | boolean | null | undefined} Attribute */
/** @typedef {HTMLElementEventMap} Events */
/** @typedef {{ [K in keyof Events]?: (event: Events[K]) => void }} Listeners */
/** @typedef {{ on?: Listeners, [name: string]: Attribute | Listeners }} Props */
/** @typedef {Node | string | null | undefined} Child */
/** @typedef {Child | Child[]} Children */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Props} props
 * @param {Children[]} children
 */
export function el(tag, props = {}, ...children) {
  return fill(document.createElement(tag), props, children);
}

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Props} props
 * @param {Children[]} children
 */
export function svg(tag, props = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

/**
 * @template {Element} E
 * @param {E} node
 * @param {Props} props
 * @param {Children[]} children
 */
function fill(node, { on = {}, ...attributes }, children) {
  for (const [kind, listener] of Object.entries(on)) {
    node.addEventListener(kind, /** @type {EventListener} */ (listener));
  }
  for (const [name, value] of Object.entries(attributes)) {
    set(node, name, /** @type {Attribute} */ (value));
  }
  node.append(...present(children));
  return node;
}

/** @param {Children[]} children */
const present = (children) =>
  children.flat().filter((child) => child !== null && child !== undefined);

/**
 * @param {Element} node
 * @param {string} name
 * @param {Attribute} value
 */
export function set(node, name, value) {
  if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : String(value));
}

/**
 * What a button without words is called.
 * @param {Element} node
 * @param {string} label
 */
export function name(node, label) {
  set(node, "aria-label", label);
  set(node, "title", label);
}

/**
 * @param {Children} label
 * @param {() => unknown} act
 * @param {Props} props
 */
export function button(label, act, props = {}) {
  return el("button", { type: "button", ...props, on: { click: act } }, label);
}

/**
 * The child nodes become `children`, in that order; what is in its place is not touched, so that
 * a click or a focus that is under way is not lost.
 * @param {Element} node
 * @param {Children[]} children
 */
export function replace(node, ...children) {
  const wanted = present(children);
  const now = node.childNodes;
  if (wanted.length === now.length && wanted.every((child, n) => child === now[n])) return;
  const focused = document.activeElement;
  node.replaceChildren(...wanted);
  if (focused instanceof HTMLElement || focused instanceof SVGElement) {
    if (node.contains(focused)) focus(focused);
  }
}

/**
 * The focus, without moving the page.
 * @param {HTMLElement | SVGElement | null | undefined} node
 */
export const focus = (node) => node?.focus({ preventScroll: true });

/**
 * The element that an event came from, or the one around it, that `selector` names.
 * @template {Element} [E=HTMLElement | SVGElement]
 * @param {Event} event
 * @param {string} selector
 * @returns {E | null}
 */
export function closest({ target }, selector) {
  return target instanceof Element ? target.closest(selector) : null;
}

/**
 * @template T
 * @param {HTMLButtonElement} node
 * @param {() => Promise<T>} work
 */
export function busy(node, work) {
  node.disabled = true;
  return work().finally(() => {
    node.disabled = false;
  });
}
