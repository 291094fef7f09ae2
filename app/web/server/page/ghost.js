// @ts-check
// A move that is not made yet, as the state's `ghost` has it: an arrow from where a piece stands to where it goes, and a ring there.

import { drawn } from "/page/elements.js";

/**
 * `places`: and pieces, by name. `width`: of a line. `size`: of a square, where the board has squares. `flip`: a point of the table as it is drawn.
 * @typedef {{at: number[], radius: number}} Place
 * @typedef {{places: Map<string, Place>, width: number, size?: number, flip?: (point: number[]) => number[]}} Ground
 */

/** Dashed, and seen on any ground. @param {string} shape @param {any} attributes @param {number} width @param {Element} group */
function line(shape, attributes, width, group) {
  const all = { fill: "none", ...attributes, "stroke-linejoin": "round" };
  drawn(shape, { ...all, stroke: "#ffffff", "stroke-width": width * 2, opacity: .9 }, group);
  drawn(shape, { ...all, stroke: "#0072B2", "stroke-width": width, "stroke-dasharray": `${width * 2.2} ${width * 1.4}` }, group);
}
/** Letters on a white ground. @param {string} words @param {number[]} at @param {number} height @param {Element} group */
function badge(words, [x, y], height, group) {
  const half = height * (.35 * words.length + .35);
  drawn("rect", { x: x - half, y: y - height * .75, width: 2 * half, height: height * 1.5, rx: height * .6, fill: "#ffffff", stroke: "#0072B2", "stroke-width": height * .14 }, group);
  drawn("text", { x, y: y + height * .36, fill: "#0072B2", "font-size": height, "font-weight": 700, "text-anchor": "middle" }, group, words);
}
/** @param {number[][]} points */
const joined = (points) => points.map((each) => each.join(",")).join(" ");

/** Through all points; the head lies at the last one. @param {number[][]} points @param {number} width @param {Element} group */
function arrow(points, width, group) {
  const [x2, y2] = points[points.length - 1], [x1, y1] = points[points.length - 2], length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return;
  const [x, y] = [(x2 - x1) / length, (y2 - y1) / length], head = Math.min(width * 3.4, length);
  const back = (/** @type {number} */ aside) => [x2 - x * head - y * aside, y2 - y * head + x * aside];
  line("polyline", { points: joined([...points.slice(0, -1), back(0)]) }, width, group);
  drawn("polygon", { points: joined([[x2, y2], back(head * .62), back(-head * .62)]), fill: "#0072B2", stroke: "#ffffff", "stroke-width": width * .5 }, group);
}

/** A ship of two squares, with its bow there. @param {Place} to @param {number} heading in degrees @param {Ground} ground @param {Element} group */
function longShip({ at: [x, y] }, heading, { size = 0, width }, group) {
  const half = size * .42, hull = [[0, -half], [half, -half * .2], [half * .8, half * 2.9], [-half * .8, half * 2.9], [-half, -half * .2]];
  line("polygon", { points: joined(hull), transform: `translate(${x} ${y}) rotate(${90 - heading})` }, width, group);
}

/** @param {any} way @param {Ground} ground @param {Element} group */
function drawWay(way, ground, group) {
  const { places, width } = ground, find = (/** @type {any} */ end) => end && (places.get(end.piece) || places.get(end.place));
  const from = find(way.from), to = find(way.to) || from;
  if (!to) return;
  if (way.heading_deg !== null && ground.size) longShip(to, way.heading_deg, ground, group);
  else line("circle", { cx: to.at[0], cy: to.at[1], r: to.radius }, width, group);
  if (way.label) badge(way.label, to.at, Math.max(to.radius * .5, width * 2), group);
  const length = from ? Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]) : 0;
  if (length <= to.radius) return;
  const part = (/** @type {number} */ far) => [0, 1].map((k) => from.at[k] + (to.at[k] - from.at[k]) * far / length);
  arrow([part(Math.min(from.radius * .75, length / 4)), part(length - Math.min(to.radius * .45, length / 3))], width, group); // the piece's number stays free
}

/** Where a galley would lie, and its way there. @param {any} ship @param {Ground} ground @param {Element} group */
function drawShip(ship, { width, flip = (point) => point }, group) {
  const [bowPort, sternPort, sternStarboard, bowStarboard] = ship.hull_mm.map(flip), path = ship.path_mm.map(flip), shoulder = .26, last = path[path.length - 1];
  const along = (/** @type {number[]} */ from, /** @type {number[]} */ to, /** @type {number} */ far) => [0, 1].map((k) => from[k] + (to[k] - from[k]) * far);
  const bow = along(bowPort, bowStarboard, .5), signs = ship.signs.map((/** @type {any} */ each) => ({ at: flip(each.at_mm), letters: each.letters }));
  line("polygon", { class: "hull", points: joined([bow, along(bowPort, sternPort, shoulder), sternPort, sternStarboard, along(bowStarboard, sternStarboard, shoulder)]) }, width, group);
  if (path.length > 1) arrow([along(path[0], path[1], .4), ...path.slice(1), bow], width, group); // the galley's name stays free
  const isLast = (/** @type {any} */ sign) => path.length > 1 && Math.hypot(sign.at[0] - last[0], sign.at[1] - last[1]) < 1;
  for (const sign of signs.filter((/** @type {any} */ each) => !isLast(each))) badge(sign.letters, sign.at, width * 3, group);
  badge([ship.name, ...signs.filter(isLast).map((/** @type {any} */ each) => each.letters)].join(" "), last, width * 3, group);
}

/** @param {any} ghost of the state, or nothing @param {Ground} ground @param {Element} svg */
export function drawGhost(ghost, ground, svg) {
  if (!ghost) return;
  const group = drawn("g", { class: "ghost", "pointer-events": "none", "aria-hidden": "true" }, svg);
  for (const ship of ground.flip ? ghost.ships : []) drawShip(ship, ground, group);
  for (const way of ghost.ways) drawWay(way, ground, group);
  if (!group.firstChild) group.remove();
}
