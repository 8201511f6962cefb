// Drawings that come with a scene: read as SVG, freed of all that is not drawing, kept by id.

import { svg } from "../lib/dom.js";

/** @import { Piece } from "../types.d.ts" */

const BANNER = 5.5; // so many times as wide as high, a piece is told by its beginning
const ELEMENTS = new Set(
  (
    "g path rect circle ellipse line polyline polygon text tspan defs linearGradient " +
    "radialGradient stop pattern clipPath mask symbol use filter feGaussianBlur feOffset feBlend " +
    "feColorMatrix feComposite feFlood feMerge feMergeNode feTurbulence feDropShadow"
  ).split(" "),
);
const ATTRIBUTES = new Set(
  (
    "id class d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points transform viewBox fill " +
    "fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin " +
    "stroke-dasharray stroke-dashoffset stroke-miterlimit opacity font-family font-size " +
    "font-weight font-style font-variant letter-spacing text-anchor dominant-baseline dx dy " +
    "textLength lengthAdjust offset stop-color stop-opacity gradientUnits gradientTransform " +
    "spreadMethod patternUnits patternContentUnits patternTransform clip-path clip-rule mask " +
    "clipPathUnits maskUnits maskContentUnits filter filterUnits preserveAspectRatio paint-order " +
    "color-interpolation-filters in in2 result stdDeviation mode values type operator k1 k2 k3 k4 " +
    "flood-color flood-opacity baseFrequency numOctaves seed stitchTiles href vector-effect " +
    "visibility"
  ).split(" "),
);
const holder = svg("defs");
/** @type {Set<string>} */
const known = new Set();
let lastDefs = "";

/** The place where all faces live; it must be in the page, and not `display: none`. */
export function faceHolder() {
  return svg("svg", { class: "sources", "aria-hidden": "true" }, holder);
}

/**
 * Take in what the faces of a game refer to.
 * @param {string} defs
 */
export function learnDefs(defs) {
  if (defs === lastDefs) return;
  lastDefs = defs;
  for (const node of parse(defs)) {
    if (!node.id) continue;
    // A seat may bear another shield at this table than at the one before.
    const old = holder.querySelector(`#${CSS.escape(node.id)}`);
    if (old) old.replaceWith(node);
    else holder.append(node);
  }
}

/**
 * Take in the faces that a scene brings.
 * @param {Record<string, string>} faces
 */
export function learn(faces) {
  for (const [id, drawing] of Object.entries(faces)) {
    if (known.has(id)) continue;
    known.add(id);
    const group = svg("g", { id: `face-${id}` });
    group.append(...parse(drawing));
    holder.append(group);
  }
}

/** @param {string} face */
export const shown = (face) => svg("use", { href: `#face-${face}` });

/**
 * A piece as small as a word beside it wants it; of a banner, its beginning.
 * @param {Piece} piece
 */
export function miniature({ face, w, h }) {
  const viewBox = `0 0 ${w > BANNER * h ? h : w} ${h}`;
  return svg("svg", { viewBox, "data-face": face, "aria-hidden": "true" }, shown(face));
}

/**
 * A face in a picture of its own, as large as it happens to be.
 * @param {string} face
 */
export function picture(face) {
  /** @type {SVGGElement | null} */
  const group = holder.querySelector(`#face-${CSS.escape(face)}`);
  const box = group?.getBBox();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 1, height: 1 };
  const viewBox = `${x} ${y} ${width || 1} ${height || 1}`;
  return svg("svg", { viewBox, class: "face", "aria-hidden": "true" }, shown(face));
}

/** @param {string} drawing */
function parse(drawing) {
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`;
  const parsed = new DOMParser().parseFromString(source, "image/svg+xml");
  if (parsed.querySelector("parsererror")) return [];
  clean(parsed.documentElement);
  return [...parsed.documentElement.children].map((node) => document.importNode(node, true));
}

/** @param {Element} node */
export function clean(node) {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === Node.TEXT_NODE) continue;
    if (!(child instanceof Element) || !ELEMENTS.has(child.localName)) child.remove();
    else {
      for (const attribute of [...child.attributes]) {
        if (!harmless(attribute)) child.removeAttributeNode(attribute);
      }
      clean(child);
    }
  }
}

/** @param {Attr} attribute */
function harmless({ name, value }) {
  if (!ATTRIBUTES.has(name)) return false;
  if (name === "href") return value.startsWith("#");
  return !/url\(\s*(?!['"]?#)/i.test(value);
}
