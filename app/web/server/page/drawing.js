// @ts-check
// Shows the board of a game on all pages, as the program has drawn it. Calls `tapped` for a tap on
// the board, if it is given.

import { drawn } from "/page/elements.js";
import { knows, say, side } from "/page/words.js";

/**
 * `chosen`: a place's name.
 * @typedef {{kind: "cell" | "galley" | "spot", name: string, thing: any}} Tapped
 * @typedef {{tapped?: (tapped: Tapped) => void, chosen?: string}} Options
 */

/**
 * Elements and attributes that are copied from a drawing. All others are left out, because the
 * drawing may come from another program's table.
 */
const kShapes = ["svg", "g", "rect", "circle", "line", "polyline", "polygon", "text"];
const kAttributes = /^(viewBox|class|data-(cell|spot|galley)|aria-(label|hidden)|transform|opacity|points|[xyr]|[xy][12]|[cr][xy]|width|height|pointer-events|(fill|stroke)(-[a-z]+)?|font-(size|weight)|text-anchor)$/;

/** Returns a map's title in the reader's language, if it is known. @param {string | null} title */
const titleOf = (title) => knows("title: " + title) ? say("title: " + title) : title;

/** @param {Element} from @param {Element} parent @returns {any} */
function copy(from, parent) {
  const names = from.getAttributeNames().filter((name) => kAttributes.test(name));
  const made = drawn(from.localName, Object.fromEntries(names.map((name) => [name, from.getAttribute(name) || ""])), parent);
  for (const child of from.children) if (kShapes.includes(child.localName)) copy(child, made);
  if (from.localName === "text") made.textContent = from.classList.contains("title") ? titleOf(from.textContent) : from.textContent;
  return made;
}

/** @param {string | null | undefined} drawing @param {Element} box @returns {any} the drawing; nothing where there is none */
export function showDrawing(drawing, box) {
  box.replaceChildren();
  const root = drawing ? new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement : null;
  return root && root.localName === "svg" ? copy(root, box) : null;
}

/**
 * Draws the sign of a side in its colours: round for even seats, square for odd seats.
 * @param {Element} parent
 * @param {any} score of the side, as the state has it
 * @param {number} seat
 * @param {number} size
 */
export function swatch(parent, { look = { fill: "#e8e8e8", edge: "#201810" } }, seat, size) {
  const svg = drawn("svg", { width: size, height: size, viewBox: "0 0 20 20", "aria-hidden": "true" }, parent);
  // A rim in the colour of the text, because a dark piece is not seen on a dark page.
  const paint = { fill: look.fill, stroke: look.edge, "stroke-width": 2 }, rim = { fill: "currentColor" };
  if (seat % 2 === 0) for (const [r, how] of [[10, rim], [8, paint]]) drawn("circle", { cx: 10, cy: 10, r, .../** @type {any} */ (how) }, svg);
  else for (const [at, how] of [[0, rim], [2, paint]]) drawn("rect", { x: at, y: at, width: 20 - 2 * at, height: 20 - 2 * at, rx: 2, .../** @type {any} */ (how) }, svg);
}

/** @param {Element} place @param {string} name @param {() => void} tapped */
function tappable(place, name, tapped) {
  place.setAttribute("role", "button");
  place.setAttribute("aria-label", place.getAttribute("aria-label") || name);
  place.setAttribute("tabindex", "0");
  place.addEventListener("click", tapped);
  place.addEventListener("keydown", (/** @type {any} */ key) => {
    if (key.key === "Enter" || key.key === " ") { key.preventDefault(); tapped(); }
  });
}

/** Returns what the state says of a place. @param {any} board @param {string} kind @param {string} name */
const thingOf = (board, kind, name) => [board.cells, board.galleys, board.spots][["cell", "galley", "spot"].indexOf(kind)].find((/** @type {any} */ each) => each.name === name);

/**
 * Draws the state's board; an empty box if there is none.
 * @param {any} state
 * @param {Element} box
 * @param {Options} [options]
 */
export function drawBoard(state, box, options = {}) {
  const svg = showDrawing(state.drawing, box);
  if (!svg) return;
  svg.setAttribute("role", "group");
  svg.setAttribute("aria-label", (state.score || []).map((/** @type {any} */ each) => side(each.player)).join(", "));
  for (const kind of /** @type {Tapped["kind"][]} */ (["cell", "galley", "spot"]))
    for (const place of svg.querySelectorAll(`[data-${kind}]`)) {
      const name = place.dataset[kind];
      if (name === options.chosen) place.classList.add("chosen");
      const thing = options.tapped && thingOf(state.board, kind, name);
      if (thing && !thing.sunk) tappable(place, name, () => options.tapped?.({ kind, name, thing }));
    }
}

/** Returns the number of squares in a row; 0 if the board has no squares. @param {any} board */
export const columnsOf = (board) => board && board.kind === "pieces" && board.tracks.length === 0 ? new Set(board.spots.map((/** @type {any} */ each) => each.box_mm[0])).size : 0;

/** Returns the name of a number beside the board, such as "Turkish morale". @param {string} key */
export const trackName = (key) => knows("track: " + key) ? say("track: " + key) : key;

/** Makes the board as large as fits. @param {Element} box @param {number} width @param {number} height */
export function fitBoard(box, width, height) {
  const svg = /** @type {any} */ (box.querySelector("svg"));
  if (!svg) return;
  const [, , across, down] = svg.getAttribute("viewBox").split(" ").map(Number), scale = Math.min(width / across, height / down);
  svg.setAttribute("width", across * scale);
  svg.setAttribute("height", down * scale);
}
