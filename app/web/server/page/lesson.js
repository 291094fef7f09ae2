// @ts-check
// The rules of the game on one page: sentences, the clauses behind them, and example turns that are drawn as the board is.

import { drawBoard, lookOf } from "/page/drawing.js";
import { drawn, element } from "/page/elements.js";
import { ask } from "/page/feed.js";
import { language } from "/page/words.js";

const kWood = "#f7d9a0", kDark = "#20180a";
/** How a part of a scene is drawn: an area, a line, a disc or a text. @type {{[kind: string]: {[attribute: string]: string | number}}} */
const kInks = {
  zone: { fill: "#56b4e9", "fill-opacity": .45 }, order: { stroke: kWood, "stroke-width": 3 },
  hull_of_a: { fill: lookOf("A").fill, stroke: lookOf("A").rim, "stroke-width": 1.5 }, hull_of_b: { fill: lookOf("B").fill, stroke: lookOf("B").rim, "stroke-width": 1.5 },
  bow: { fill: "#8a6b3c" }, oar: { stroke: kWood, "stroke-width": 2.4 }, mast: { r: 2.8, fill: "#fff4dc", stroke: kDark, "stroke-width": .8 },
  hit: { stroke: "#ff8a3c", "stroke-width": 1.8, "stroke-dasharray": "5 3" }, match: { stroke: "#ffffff", "stroke-width": 3 }, head: { r: 2.5, fill: "#d0311f", stroke: kDark, "stroke-width": .5 },
  name_of_a: { fill: lookOf("A").ink, "font-size": 13 }, name_of_b: { fill: lookOf("B").ink, "font-size": 13 }, label: { fill: "#ffffff", "font-size": 11 },
};

/** @param {any} scene @param {Element} box */
function drawScene(scene, box) {
  const [left, low] = scene.corner_mm, [width, height] = scene.size_mm, top = low + height;
  const svg = drawn("svg", { viewBox: [left, 0, width, height].join(" "), role: "img" }, box);
  drawn("rect", { x: left, y: 0, width, height, fill: "#23465f" }, svg);
  for (const { kind, points_mm, text } of scene.marks) {
    const points = points_mm.map((/** @type {number[]} */ [x, y]) => [x, top - y]), [x, y] = points[0], ink = kInks[kind] || {};
    if (text) drawn("text", { x, y: y + 4, "text-anchor": "middle", "font-weight": 700, ...ink }, svg, text);
    else if (points.length === 1) drawn("circle", { cx: x, cy: y, ...ink }, svg);
    else if (points.length === 2) drawn("line", { x1: x, y1: y, x2: points[1][0], y2: points[1][1], "stroke-linecap": "round", ...ink }, svg);
    else drawn("polygon", { points: points.map((/** @type {number[]} */ each) => each.join(",")).join(" "), ...ink }, svg);
  }
}

/** @param {any} line @param {Element} list */
function showLine(line, list) {
  const item = element("li", line.text, list);
  if (line.clauses.length === 0) return;
  const behind = element("details", "", item);
  element("summary", "§ " + line.clauses.map((/** @type {any} */ each) => each.id).join(", "), behind);
  for (const { id, text } of line.clauses) element("p", id + ": " + text, behind);
}

/** @param {any} picture @param {Element} row */
function showPicture(picture, row) {
  const figure = element("figure", "", row), box = element("div", "", figure, "drawing");
  if (picture.scene) drawScene(picture.scene, box);
  else drawBoard(picture, box, { ghost: picture.ghost });
  if (picture.text) element("figcaption", "→ " + picture.text, figure);
}

/** In the reader's language. @param {Element} box */
export async function showLesson(box) {
  const answer = await ask("/lesson?language=" + language()).catch(() => null);
  const lesson = answer && answer.ok ? await answer.json() : null;
  box.replaceChildren();
  for (const part of lesson ? lesson.parts : []) {
    element("h3", part.heading, box);
    const list = element("ul", "", box);
    for (const line of part.lines) showLine(line, list);
    for (const example of part.examples) {
      const row = element("div", "", box, "pictures");
      for (const picture of example) showPicture(picture, row);
    }
  }
}
