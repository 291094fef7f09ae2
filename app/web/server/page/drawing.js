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

/** Separates letters from what lies below them. @param {string} colour */
const haloOf = (colour) => `paint-order: stroke; stroke: ${colour}; stroke-width: .25em; stroke-linejoin: round`;
// kLeastLetter: pixels below which nobody reads a letter. kCrowded: pixels below which the letters
// beside a board are too near to each other to be enlarged. kFaded: pixels of a faded edge
const kLeastLetter = 12, kCrowded = 10, kFaded = 14;

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
  const title = place.querySelector(".title"), spoken = place.getAttribute("aria-label") || name;
  place.setAttribute("aria-label", title ? title.textContent + spoken.slice(name.length) : spoken);
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

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @param {Box} a @param {Box} b */
const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
/** @param {Box} a @param {Box} b @param {number} [by] the least distance from the edge */
const holds = (a, b, by = 0) => a.left + by <= b.left && b.right <= a.right - by && a.top + by <= b.top && b.bottom <= a.bottom - by;

/**
 * Returns where a name of that size may stand, the best first: in its place, or else around it.
 * @param {Box} place @param {number} width @param {number} height @param {number} gap @returns {Box[]}
 */
function spotsFor({ left, top, right, bottom }, width, height, gap) {
  const along = (/** @type {number} */ from, /** @type {number} */ to) => [0, 1, .5, .25, .75, .125, .375, .625, .875].map((share) => from + share * (to - from));
  const across = along(left, right - width), down = along(top, bottom - height);
  return [[left + 2 * gap, top + 2 * gap], ...[bottom + gap, top - gap - height].flatMap((y) => across.map((x) => [x, y])),
    ...[right + gap, left - gap - width].flatMap((x) => down.map((y) => [x, y]))]
    .map(([x, y]) => ({ left: x, top: y, right: x + width, bottom: y + height }));
}

/**
 * Writes the names of a map as large as all find room beside the pieces, the frames and each other.
 * @param {Element} box
 */
export function placeNames(box) {
  const svg = /** @type {any} */ (box.querySelector("svg")), ground = box.querySelector(".map"), titles = [...box.querySelectorAll(".title")];
  if (!ground) return;
  const rectOf = (/** @type {Element} */ each) => each.getBoundingClientRect(), matrix = svg.getScreenCTM(), map = rectOf(ground);
  const page = rectOf(box).width / /** @type {any} */ (box).offsetWidth, gap = map.width / 200; // `page`: a television's page is scaled
  const pieces = [...box.querySelectorAll("svg > g[pointer-events]:not(.ghost) > :not(text)")].map(rectOf);
  const frames = [...box.querySelectorAll(".ghost > rect")].map((each) => { // with half of their lines
    const { x, y, width, height } = rectOf(each), line = Number(each.getAttribute("stroke-width")) * matrix.a;
    return new DOMRect(x - line / 2, y - line / 2, width + line, height + line);
  });
  const zones = new Map([...box.querySelectorAll("[data-spot] > .ground")].map((each) => [each.parentElement, rectOf(each)]));
  const isFree = (/** @type {Box} */ name, /** @type {Box | undefined} */ place) => holds(map, name, 1) && ![...pieces, ...frames].some((other) => meets(name, other))
    && [...zones.values()].every((zone) => zone === place && holds(zone, name, 2 * gap) || !meets(name, zone));
  for (let letters = Math.max(kLeastLetter, Math.round(map.width / page / 36)); letters >= kLeastLetter; --letters) {
    const free = titles.map((title) => {
      title.setAttribute("font-size", String(letters * page / matrix.a));
      const place = /** @type {Box} */ (zones.get(title.parentElement)), around = frames.find((frame) => holds(frame, place)) || place, spots = spotsFor(around, rectOf(title).width, .95 * letters * page, gap);
      return { title, spots: spots.filter((each) => isFree(each, place)), any: spots.find((each) => holds(map, each)) || spots[0] };
    });
    /** @type {Box[]} */
    const taken = [];
    for (const { title, spots, any } of free.sort((one, other) => one.spots.length - other.spots.length)) { // who has least choice comes first
      const spot = spots.find((each) => !taken.some((other) => meets(each, other))) || letters === kLeastLetter && any;
      if (!spot) break;
      taken.push(spot);
      const at = new DOMPoint(spot.left, spot.top + .74 * letters * page).matrixTransform(matrix.inverse()); // the letters' base line
      title.setAttribute("transform", `translate(${at.x} ${at.y})`);
      /** @type {any} */ (title).style.cssText = haloOf("#f6f1e3");
    }
    if (taken.length === titles.length) return;
  }
}

/**
 * Shows the letters and numbers beside a board. Where all would be too small to read, shows each
 * fifth, larger.
 * @param {Element} svg @param {number} scale pixels in a unit of the drawing
 */
export function showLetters(svg, scale) {
  for (const letter of /** @type {NodeListOf<any>} */ (svg.querySelectorAll(".axis"))) {
    letter.dataset.height ||= letter.getAttribute("font-size");
    const size = letter.dataset.height * scale, nth = Number(letter.textContent) || letter.textContent.charCodeAt(0) - 96;
    const more = Math.max(0, kLeastLetter - size) / scale;
    letter.setAttribute("font-size", Number(letter.dataset.height) + more);
    letter.setAttribute(Number(letter.textContent) > 0 ? "dx" : "dy", Number(letter.textContent) > 0 ? -.6 * more : .7 * more); // away from the squares
    letter.style.display = size < kCrowded && nth > 1 && nth % 5 > 0 ? "none" : "";
  }
}

/** Keeps the letters and numbers beside a board in sight while a part of the board is shown. @param {Element} box */
export function holdLetters(box) {
  const svg = /** @type {any} */ (box.querySelector("svg")), { left, bottom } = box.getBoundingClientRect(), all = svg.getBoundingClientRect(), scale = svg.getScreenCTM().a;
  const inside = (/** @type {number} */ hidden) => hidden > 0 ? hidden + Math.min(hidden, kFaded) : 0; // beside the faded edge
  const right = inside(left - all.left), up = inside(all.bottom - bottom);
  for (const letter of svg.querySelectorAll(".axis")) {
    const isNumber = Number(letter.textContent) > 0, away = isNumber ? right : up;
    if (away > 0 && letter.parentElement !== svg) { // above the squares, which take the taps
      svg.append(letter);
      letter.style.cssText += haloOf("var(--ground)") + "; pointer-events: none";
    }
    letter.setAttribute("transform", isNumber ? `translate(${away / scale} 0)` : `translate(0 ${-away / scale})`);
  }
}

/** Makes the board as large as fits. @param {Element} box @param {number} width @param {number} height */
export function fitBoard(box, width, height) {
  const svg = /** @type {any} */ (box.querySelector("svg"));
  if (!svg) return;
  const [, , across, down] = svg.getAttribute("viewBox").split(" ").map(Number), scale = Math.min(width / across, height / down);
  svg.setAttribute("width", across * scale);
  svg.setAttribute("height", down * scale);
  showLetters(svg, scale);
}
