// @ts-check
// Draws a printed board with its pieces: squares of the sea, or the zones of a map.

import { drawn } from "/page/elements.js";
import { drawGhost } from "/page/ghost.js";
import { knows, say } from "/page/words.js";

/** @type {{[ground: string]: string}} */
const kGrounds = { plain: "#f3ead8", sea: "#d6e8f2", calm: "#eef2f4", land: "#cdb180", wall: "#9c9086", "first port": "#e9bdb8", "second port": "#f4e4ac" };

/** Squares of equal size in the room of a spot, one for each piece. @param {number[]} room with y downwards @param {number} count */
function placesIn([x, y, width, height], count) {
  const columns = Math.min(Math.ceil(Math.sqrt(count * Math.max(.2, width / height))), count), rows = Math.ceil(count / columns);
  const size = Math.min(width / columns, height / rows);
  return [...Array(count).keys()].map((k) =>
    ({ x: x + width / 2 + (k % columns - (columns - 1) / 2) * size, y: y + height / 2 + (Math.floor(k / columns) - (rows - 1) / 2) * size, size }));
}

/** @param {any} piece @param {{x: number, y: number, size: number}} place @param {any} look @param {Element} group */
function drawPiece(piece, { x, y, size }, look, group) {
  const half = size * .4, paint = { fill: look.fill, stroke: look.rim, "stroke-width": size * .05, "stroke-linejoin": "round" };
  if (piece.shape === "ship") {
    const hull = [[0, -half], [half, -half * .2], [half * .8, half * 2.8], [-half * .8, half * 2.8], [-half, -half * .2]];
    const ship = drawn("g", { transform: `translate(${x} ${y}) rotate(${90 - (piece.heading_deg || 0)})` }, group);
    drawn("polygon", { points: hull.map((each) => each.join(",")).join(" "), ...paint }, ship);
  } else if (piece.shape === "marker") {
    drawn("polygon", { points: `${x},${y - half} ${x + half},${y + half} ${x - half},${y + half}`, ...paint }, group);
  } else if (piece.seat % 2 === 0) {
    drawn("circle", { cx: x, cy: y, r: half, ...paint }, group);
  } else {
    drawn("rect", { x: x - half, y: y - half, width: 2 * half, height: 2 * half, rx: half * .15, ...paint }, group);
  }
  const strength = piece.strength > 0 ? String(piece.strength) + (piece.damaged ? "†" : "") : "";
  const lines = [piece.label.replace(/^[A-Z]-/, ""), strength].filter(Boolean);
  const height = Math.min(2 * half / (lines.length * 1.15), 2.5 * half / Math.max(2, ...lines.map((each) => each.length)));
  lines.forEach((line, k) => drawn("text", { x, y: y + height * (k - (lines.length - 1) / 2 + .36), fill: look.ink, "font-size": height,
                                             "font-weight": 700, "text-anchor": "middle" }, group, line));
}

/** What lies there, in words. @param {any} spot @param {any[]} here */
const spoken = (spot, here) => [spot.name, ...here.map((each) => each.label || "").filter(Boolean)].join(" ");

/**
 * @param {any} board
 * @param {string[]} players
 * @param {Element} box
 * @param {import("/page/drawing.js").Options} options
 * @param {any} drawing what the other boards use too
 */
export function drawPieces(board, players, box, options, drawing) {
  /** @param {(box: number[]) => number} edgeOf */
  const edges = (edgeOf) => board.spots.map((/** @type {any} */ each) => edgeOf(each.box_mm));
  const left = Math.min(...edges(([x]) => x)), right = Math.max(...edges(([x, , width]) => x + width));
  const low = Math.min(...edges(([, y]) => y)), top = Math.max(...edges(([, y, , height]) => y + height));
  const hasSquares = board.tracks.length === 0, letters = hasSquares ? 5 : 1, edge = Math.max(right, top) * .004;
  const flipped = (/** @type {number[]} */ [x, y, width, height]) => [x, top - y - height, width, height];
  const svg = drawn("svg", { viewBox: [left - letters, -edge, right - left + letters + edge, top - low + letters + edge].join(" "), role: "group" }, box);
  if (hasSquares) svg.dataset.columns = String(Math.round(right / board.spots[0].box_mm[2]));
  const pieces = drawn("g", { "pointer-events": "none" }, svg);
  /** @type {Map<number, number>} */
  const areas = new Map(), drawnAreas = new Map(); // the breaches of a wall are one spot
  for (const { spot } of board.spots) areas.set(spot, (areas.get(spot) || 0) + 1);
  /** @type {Map<string, import("/page/ghost.js").Place>} */
  const named = new Map();
  for (const spot of board.spots) {
    const [x, y, width, height] = flipped(spot.box_mm), area = drawnAreas.get(spot.spot) || 0, isFirst = area === 0;
    const here = board.pieces.filter((/** @type {any} */ each) => each.spot === spot.spot)
      .filter((/** @type {any} */ _, /** @type {number} */ k) => k % (areas.get(spot.spot) || 1) === area);
    drawnAreas.set(spot.spot, area + 1);
    if (!named.has(spot.name)) named.set(spot.name, { at: [x + width / 2, y + height / 2], radius: Math.min(width, height) * .46 });
    const group = drawn("g", { "data-spot": spot.name, class: options.chosen === spot.name ? "chosen" : "" }, svg);
    const rect = (/** @type {any} */ attributes) => drawn("rect", { x, y, width, height, ...attributes }, group);
    rect({ class: "ground", fill: kGrounds[spot.ground] || kGrounds.plain, stroke: "#5d5648", "stroke-width": edge / 2 });
    if (drawing.spoken.has(spot.name)) drawing.ring((/** @type {any} */ each) => drawn("rect", { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge,
                                                                                                ...each, "stroke-dasharray": "none" }, group), drawing.mark, edge * 2);
    if (options.chosen === spot.name) rect({ fill: "#0072B2", "fill-opacity": .35, stroke: "#0072B2", "stroke-width": edge * 2 });
    if (!hasSquares && isFirst && spot.room_mm[2] < spot.box_mm[2])
      drawn("text", { x: x + edge, y: y + top * .022, fill: "#20180a", "font-size": top * .022, "font-weight": 700 }, pieces, spot.name);
    const places = here.length > 0 ? placesIn(flipped(spot.room_mm), here.length) : [];
    here.forEach((/** @type {any} */ each, /** @type {number} */ k) => {
      drawPiece(each, places[k], drawing.lookOf(players[each.seat]), pieces);
      if (each.label) named.set(each.label, { at: [places[k].x, places[k].y], radius: places[k].size * .5 });
    });
    if (options.tapped) drawing.tappable(group, spoken(spot, here), () => options.tapped?.({ kind: "spot", name: spot.name, thing: spot }));
  }
  if (hasSquares) drawAxes(board, top, svg);
  svg.append(pieces); // above all squares: a ship lies on two
  drawGhost(options.ghost, { places: named, width: edge * 2.5, size: hasSquares ? board.spots[0].box_mm[2] : 0 }, svg);
}
/** Letters below, numbers on the left. @param {any} board @param {number} top @param {Element} svg */
function drawAxes(board, top, svg) {
  const words = { fill: "currentColor", "font-size": 4, "text-anchor": "middle" };
  for (const { name, box_mm: [x, y, width, height] } of board.spots) {
    const [letter, number] = [name.replace(/\d+$/, ""), name.replace(/^\D+/, "")];
    if (y === 0) drawn("text", { x: x + width / 2, y: top + 4, ...words }, svg, letter);
    if (x === 0) drawn("text", { x: -2.5, y: top - y - height / 2 + 1.4, ...words }, svg, number);
  }
}

/**
 * The board with what a player knows of the player's own tokens: "LOd6,PAa2 ??d9 red" names them, and only that player is told so.
 * @param {any} state
 */
export function boardAsKnown(state) {
  const { board, position } = state;
  if (state.game !== "naval-battle" || !board || !state.position_is_secret || !position) return board;
  const labels = new Map([...position.matchAll(/\b([A-Z]{2})((?:[a-z]\d+!?)+)/g)]
    .flatMap(([, unit, places]) => places.match(/[a-z]\d+/g).map((/** @type {string} */ place) => [place, unit])));
  const names = new Map(board.spots.map((/** @type {any} */ each) => [each.spot, each.name]));
  return { ...board, pieces: board.pieces.map((/** @type {any} */ each) => ({ ...each, label: each.label || labels.get(names.get(each.spot)) || "" })) };
}

/** "Turkish morale" of a number beside the board. @param {string} key */
export const trackName = (key) => knows("track: " + key) ? say("track: " + key) : key;
