// @ts-check
// Draws the board of a game, for all pages. What is tapped on it is told, where somebody may tap.

import { drawn } from "/page/elements.js";
import { drawGhost } from "/page/ghost.js";
import { drawPieces } from "/page/pieces.js";
import { side } from "/page/words.js";

/**
 * `event`: the last ruling; what it speaks of is marked. `ghost`: what the computer would do. `chosen`: a place's name.
 * @typedef {{kind: "cell" | "galley" | "spot", name: string, thing: any}} Tapped
 * @typedef {{event?: any, ghost?: any, tapped?: (tapped: Tapped) => void, chosen?: string}} Options
 */

/** A side is told by its colour and by its shape or rim. As the kit prints the pieces. */
const kWood = { fill: "#f6ecd2", rim: "#6b5d3a", ink: "#20180a" }, kStone = { fill: "#30353f", rim: "#ffffff", ink: "#ffffff" };
const kRed = { fill: "#c43430", rim: "#20180a", ink: "#ffffff" }, kBlue = { fill: "#224ea6", rim: "#ffffff", ink: "#ffffff" };
const kYellow = { fill: "#f2c93a", rim: "#20180a", ink: "#201c10" };
/** @type {{[player: string]: {fill: string, rim: string, ink: string}}} */
const kLooks = {
  roman: kWood, gaul: kStone, A: kWood, B: kStone, light: kRed, dark: kBlue, first: kRed, second: kBlue,
  red: { fill: "#b82e2a", rim: "#20180a", ink: "#ffffff" }, yellow: kYellow,
  imperial: { fill: "#c2c4c8", rim: "#18181c", ink: "#18181c" }, turk: { fill: "#a4d2a0", rim: "#102810", ink: "#102810" },
  third: { fill: "#2f7d4f", rim: "#ffffff", ink: "#ffffff" }, fourth: kYellow, fifth: { fill: "#6b3f8f", rim: "#ffffff", ink: "#ffffff" },
  sixth: { fill: "#e07b24", rim: "#20180a", ink: "#201c10" }, seventh: { fill: "#4db3c4", rim: "#102028", ink: "#102028" },
  eighth: { fill: "#5a4030", rim: "#ffffff", ink: "#ffffff" },
};
/** @param {string} player */
export const lookOf = (player) => kLooks[player] || kWood;

/** The players of a state, by seat. @param {any} state @returns {string[]} */
const playersOf = (state) => (state.score || []).map((/** @type {any} */ each) => each.player);

/** A side's sign beside its name. @param {Element} parent @param {string} player @param {number} seat @param {number} size */
export function swatch(parent, player, seat, size) {
  const svg = drawn("svg", { width: size, height: size, viewBox: "0 0 20 20", "aria-hidden": "true" }, parent);
  const { fill, rim } = lookOf(player), paint = { fill, stroke: rim, "stroke-width": 2 };
  if (seat % 2 === 0) drawn("circle", { cx: 10, cy: 10, r: 8.5, ...paint }, svg);
  else drawn("rect", { x: 1.5, y: 1.5, width: 17, height: 17, rx: 2, ...paint }, svg);
}

/** The places and pieces that the event speaks of. @param {any} event @returns {Set<string>} */
function spokenOf(event) {
  if (!event || event.event === "advised") return new Set(); // it is drawn as a ghost
  const texts = [event.action, event.what, ...(event.differences || []).map((/** @type {any} */ each) => each.where),
                 ...(event.event === "tables_differ" ? event.where : []), ...(event.could_become || []).slice(0, 1), ...(event.choices || []).slice(0, 1).map((/** @type {any} */ each) => each.action)];
  return new Set(texts.filter(Boolean).flatMap((text) => text.match(/[\p{L}\d*]+/gu) || []));
}
/** Wrong is vermilion and dashed, what was done is blue. @param {any} event */
function markOf(event) {
  const isWrong = event && ["illegal", "out_of_sync", "tables_differ"].includes(event.event);
  return { fill: "none", stroke: isWrong ? "#D55E00" : "#0072B2", "stroke-dasharray": isWrong ? "12 6" : "none" };
}
/** A mark that is seen on any ground. @param {(attributes: any) => void} outline @param {any} mark @param {number} width */
function ring(outline, mark, width) {
  outline({ fill: "none", stroke: "#ffffff", "stroke-width": width * 1.7, opacity: .9 });
  outline({ ...mark, "stroke-width": width });
}

/** @param {Element} shape @param {string} name @param {() => void} tapped */
export function tappable(shape, name, tapped) {
  shape.setAttribute("role", "button");
  shape.setAttribute("tabindex", "0");
  shape.setAttribute("aria-label", name);
  shape.addEventListener("click", tapped);
  shape.addEventListener("keydown", (/** @type {any} */ key) => {
    if (key.key === "Enter" || key.key === " ") { key.preventDefault(); tapped(); }
  });
}

const kCell = 100;

/** @param {any} board @param {string[]} players @param {Element} box @param {Options} options */
function drawCells(board, players, box, options) {
  const xs = board.cells.map((/** @type {any} */ cell) => cell.x), ys = board.cells.map((/** @type {any} */ cell) => cell.y);
  const left = Math.min(...xs) - .5, top = Math.max(...ys) + .5;
  const across = (Math.max(...xs) + .5 - left) * kCell, down = (top - Math.min(...ys) + .5) * kCell, isSquare = board.shape === "square";
  const margin = isSquare ? 38 : 14;
  const svg = drawn("svg", { viewBox: [-margin, -8, across + margin + 8, down + margin + 8].join(" "), role: "group" }, box);
  const spoken = spokenOf(options.event), mark = markOf(options.event);
  const at = (/** @type {any} */ cell) => [(cell.x - left) * kCell, (top - cell.y) * kCell];
  /** @param {any} cell @param {number} inset @param {any} attributes @param {Element} parent */
  const outline = (cell, inset, attributes, parent) => {
    const [x, y] = at(cell), half = kCell / 2 - inset;
    const corner = (/** @type {number} */ k) => [x + half / .866 * Math.sin(k * Math.PI / 3), y + half / .866 * Math.cos(k * Math.PI / 3)].join(",");
    if (isSquare) drawn("rect", { x: x - half, y: y - half, width: 2 * half, height: 2 * half, ...attributes }, parent);
    else drawn("polygon", { points: [...Array(6).keys()].map(corner).join(" "), ...attributes }, parent);
  };
  for (const cell of board.cells) {
    const group = drawn("g", { "data-cell": cell.name, class: options.chosen === cell.name ? "chosen" : "" }, svg), isDark = (cell.name.charCodeAt(0) + Number(cell.name.slice(1))) % 2 === 0;
    outline(cell, 0, { class: "ground", fill: !isSquare ? "#8a7756" : isDark ? "#7d6b4c" : "#9a8663", stroke: "#3a3122", "stroke-width": 2 }, group);
    if (spoken.has(cell.name)) ring((each) => outline(cell, 7, each, group), mark, 7);
    if (options.chosen === cell.name) outline(cell, 5, { fill: "#0072B2", "fill-opacity": .5, stroke: "#ffffff", "stroke-width": 5 }, group);
    for (const unit of board.units.filter((/** @type {any} */ each) => each.cell === cell.name)) drawStack(group, at(cell), unit, players);
    if (options.tapped) tappable(group, cell.name, () => options.tapped?.({ kind: "cell", name: cell.name, thing: cell }));
  }
  const letters = { fill: "currentColor", "font-size": 28, "text-anchor": "middle" };
  for (const cell of isSquare ? board.cells : []) {
    const [x, y] = at(cell);
    if (cell.name.slice(1) === "1") drawn("text", { x, y: down + 28, ...letters }, svg, cell.name[0]);
    if (cell.name[0] === "a") drawn("text", { x: -20, y: y + 10, ...letters }, svg, cell.name.slice(1));
  }
  drawGhost(options.ghost, { places: new Map(board.cells.map((/** @type {any} */ cell) => [cell.name, { at: at(cell), radius: kCell * .43 }])), width: 9 }, svg);
}
/** Stones lie one above the other, each a step higher; the height is written on the top one. @param {Element} group @param {number[]} at @param {any} unit @param {string[]} players */
function drawStack(group, [x, y], unit, players) {
  const { fill, rim, ink } = lookOf(players[unit.seat]), step = 13, radius = 31, lowest = y + step * (unit.height - 1) / 2;
  for (let k = 0; k < unit.height; ++k) drawn("circle", { cx: x, cy: lowest - k * step, r: radius, fill, stroke: rim, "stroke-width": 4 }, group);
  if (unit.height > 1)
    drawn("text", { x, y: lowest - (unit.height - 1) * step + 13, fill: ink, "font-size": 38, "font-weight": 700, "text-anchor": "middle" }, group, String(unit.height));
}

/** The part of the table where galleys are and would be, with room around them: at least a third of it, at most all. @param {any} board @param {any} ghost */
function partOf(board, ghost) {
  const [width, depth] = board.area_mm, margin = 10, room = 75;
  const afloat = board.galleys.filter((/** @type {any} */ galley) => !galley.sunk).map((/** @type {any} */ galley) => galley.center_mm);
  for (const ship of ghost ? ghost.ships : []) afloat.push(...ship.path_mm);
  if (afloat.length === 0) return [-margin, -margin, width + 2 * margin, depth + 2 * margin];
  const range = (/** @type {number[]} */ values, /** @type {number} */ most) => {
    const low = Math.min(...values) - room, high = Math.max(...values) + room;
    const size = Math.min(Math.max(high - low, most / 3), most + 2 * margin);
    return [Math.min(Math.max((low + high - size) / 2, -margin), most + margin - size), size];
  };
  const [left, across] = range(afloat.map((/** @type {number[]} */ [x]) => x), width);
  const [top, down] = range(afloat.map((/** @type {number[]} */ [, y]) => depth - y), depth);
  return [left, top, across, down];
}
/** @param {any} board @param {string[]} players @param {Element} box @param {Options} options */
function drawGalleys(board, players, box, options) {
  const [width, depth] = board.area_mm, [length, beam] = board.box_mm;
  const svg = drawn("svg", { viewBox: partOf(board, options.ghost).join(" "), role: "group" }, box);
  drawn("rect", { x: 0, y: 0, width, height: depth, rx: 6, fill: "#23465f", stroke: "#dfe9f2", "stroke-width": 2 }, svg);
  const spoken = spokenOf(options.event), mark = markOf(options.event);
  for (const galley of board.galleys) {
    const [x, y] = galley.center_mm, { fill, rim, ink } = lookOf(players[galley.seat]);
    const group = drawn("g", { "data-galley": galley.name, class: options.chosen === galley.name ? "chosen" : "", opacity: galley.sunk ? .45 : 1 }, svg);
    const ship = drawn("g", { transform: `translate(${x} ${depth - y}) rotate(${-galley.heading_deg})` }, group);
    const hull = `M ${length / 2} 0 L ${length / 2 - beam * .45} ${beam / 2} H ${-length / 2} V ${-beam / 2} H ${length / 2 - beam * .45} Z`;
    if (spoken.has(galley.name)) ring((each) => drawn("path", { d: hull, "stroke-linejoin": "round", ...each }, ship), mark, 11);
    if (options.chosen === galley.name) drawn("circle", { r: length, fill: "#0072B2", "fill-opacity": .5, stroke: "#ffffff", "stroke-width": 3 }, ship);
    for (const [count, where] of [[galley.oars.port, -1], [galley.oars.starboard, 1]])
      for (let k = 0; k < count; ++k) {
        const along = length * (.26 - .6 * (k + .5) / Math.max(count, 4));
        drawn("line", { x1: along, y1: where * beam / 2, x2: along - 5, y2: where * (beam / 2 + 13), stroke: "#f7d9a0", "stroke-width": 3.4 }, ship);
      }
    drawn("path", { class: "ground", d: hull, fill, stroke: rim, "stroke-width": 3, "stroke-dasharray": galley.sunk ? "6 5" : "none" }, ship);
    for (let k = 0; k < galley.masts; ++k)
      drawn("circle", { cx: -length * .42 + k * 6.5, cy: beam * .34, r: 2.6, fill: "#d0311f", stroke: "#fff", "stroke-width": .8 }, ship);
    const letters = { x, "text-anchor": "middle", "font-weight": 700 };
    drawn("text", { y: depth - y + 7, fill: ink, "font-size": 20, ...letters }, group, galley.name);
    if (galley.sunk) drawn("text", { y: depth - y + 18, fill: "#ff9d7a", "font-size": 44, ...letters }, group, "✕");
    if (options.tapped && !galley.sunk) tappable(group, galley.name, () => options.tapped?.({ kind: "galley", name: galley.name, thing: galley }));
  }
  const flip = (/** @type {number[]} */ [x, y]) => [x, depth - y];
  drawGhost(options.ghost, { places: new Map(board.galleys.map((/** @type {any} */ each) => [each.name, { at: flip(each.center_mm), radius: length * .7 }])), width: 4.5, flip }, svg);
}

/** The board as the state has it; an empty box where it has none. @param {any} state @param {Element} box @param {Options} [options] */
export function drawBoard(state, box, options = {}) {
  box.replaceChildren();
  const { board } = state, players = playersOf(state);
  if (!board) return;
  const marked = { spoken: spokenOf(options.event), mark: markOf(options.event), ring, lookOf, tappable };
  if (board.kind === "cells") drawCells(board, players, box, options);
  else if (board.kind === "galleys") drawGalleys(board, players, box, options);
  else drawPieces(board, players, box, options, marked);
  const svg = /** @type {any} */ (box.firstChild);
  svg.setAttribute("aria-label", players.map(side).join(", "));
}

/** As large as fits. @param {Element} box @param {number} width @param {number} height */
export function fitBoard(box, width, height) {
  const svg = /** @type {any} */ (box.querySelector("svg"));
  if (!svg) return;
  const [, , across, down] = svg.getAttribute("viewBox").split(" ").map(Number), scale = Math.min(width / across, height / down);
  svg.setAttribute("width", across * scale);
  svg.setAttribute("height", down * scale);
}
