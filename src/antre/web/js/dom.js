// Elements without markup in strings: what people write can never become part of the page.

const SVG = "http://www.w3.org/2000/svg";

export function el(tag, props = {}, ...children) {
  return fill(document.createElement(tag), props, children);
}

export function svg(tag, props = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

function fill(node, props, children) {
  for (const [name, value] of Object.entries(props)) {
    if (name === "on") {
      for (const [kind, listener] of Object.entries(value)) node.addEventListener(kind, listener);
    } else set(node, name, value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

export function set(node, name, value) {
  if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : String(value));
}

export function button(label, act, props = {}) {
  return el("button", { type: "button", ...props, on: { click: act } }, label);
}

/** The child nodes become `children`, in that order; what is in its place is not touched, so that
 * a click or a focus that is under way is not lost. */
export function replace(node, ...children) {
  const wanted = children.flat().filter(Boolean);
  const now = node.childNodes;
  if (wanted.length === now.length && wanted.every((child, n) => child === now[n])) return;
  const focused = document.activeElement;
  node.replaceChildren(...wanted);
  if (focused instanceof Element && node.contains(focused)) focused.focus({ preventScroll: true });
}

export function busy(node, work) {
  node.disabled = true;
  return work().finally(() => {
    node.disabled = false;
  });
}
