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

/** Factors of a map's names, the largest first; the first that fits counts. */
const kNames = [1.5, 1.4, 1.3, 1.2, 1.1, 1];
/** Separates a map's name from the roads below it. */
const kHalo = "paint-order: stroke; stroke: #f6f1e3; stroke-width: .25em; stroke-linejoin: round";
const kLeastLetter = 12; // pixels below which nobody reads a letter beside a board

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
const thingOf = (board, kind, name) => [board.cells, board.galleys, board.spots][["cell", "galley", "spot"].indexOf(kind)]?.find((/** @type {any} */ each) => each.name === name);

/** Returns the place of that name as a tap on it gives it; nothing if the board has no such place. @param {any} board @param {string} name @returns {Tapped | undefined} */
export const placeOf = (board, name) => /** @type {Tapped["kind"][]} */ (["cell", "galley", "spot"]).map((kind) => ({ kind, name, thing: board && thingOf(board, kind, name) })).find(({ thing }) => thing && !thing.sunk);

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

/** @param {DOMRect} a @param {DOMRect} b */
const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
/** Returns the rectangle without the room above and below most letters. @param {Element} words */
function lettersOf(words) {
  const { x, y, width, height } = words.getBoundingClientRect();
  return new DOMRect(x, y + .2 * height, width, .58 * height);
}

/**
 * Enlarges each name of a map as far as it stays on the map or in its place, and beside the pieces and the other names.
 * @param {Element} box
 */
export function enlargeNames(box) {
  const map = box.querySelector(".map")?.getBoundingClientRect(), titles = [...box.querySelectorAll(".title")];
  const pieces = [...box.querySelectorAll("svg > g[pointer-events] > :not(text)")], breaches = [...box.querySelectorAll("[data-spot$='*'] .ground")];
  for (const title of map ? titles : []) {
    const place = title.parentElement?.querySelector(".ground")?.getBoundingClientRect(), around = place && meets(lettersOf(title), place) ? place : map;
    const letters = Number(title.getAttribute("font-size")), scale = /** @type {any} */ (title).getScreenCTM()?.a || 1;
    const isRoom = (/** @type {number} */ factor, /** @type {number} */ down) => {
      title.setAttribute("font-size", String(factor * letters));
      title.setAttribute("y", String((factor - 1) * letters * down));
      title.setAttribute("x", "0");
      title.setAttribute("x", String(-Math.max(0, title.getBoundingClientRect().right - map.right + 2) / scale));
      const here = lettersOf(title), whole = title.getBoundingClientRect();
      return here.left >= around.left && here.right <= around.right && here.top >= around.top && whole.bottom <= map.bottom
        && !breaches.some((other) => meets(here, other.getBoundingClientRect())) && ![...pieces, ...titles].some((other) => other !== title && meets(whole, other.getBoundingClientRect()));
    };
    kNames.some((factor) => factor === 1 ? isRoom(1, 0) || true : isRoom(factor, .75) || isRoom(factor, .2));
  }
  for (const title of titles) /** @type {any} */ (title).style.cssText = kHalo;
}

/** Makes the board as large as fits. @param {Element} box @param {number} width @param {number} height */
export function fitBoard(box, width, height) {
  const svg = /** @type {any} */ (box.querySelector("svg"));
  if (!svg) return;
  const [, , across, down] = svg.getAttribute("viewBox").split(" ").map(Number), scale = Math.min(width / across, height / down);
  svg.setAttribute("width", across * scale);
  svg.setAttribute("height", down * scale);
  for (const letter of svg.querySelectorAll("text[fill=currentColor]")) // beside the board
    letter.style.display = letter.getAttribute("font-size") * scale < kLeastLetter ? "none" : "";
}
