// @ts-check
// A move that is not made yet: an arrow from where the piece stands to where it goes, and a ring there.

import { drawn } from "/page/elements.js";

/** @typedef {{at: number[], radius: number}} Place */

/** What the action names, in its order; a name within a longer one is none. @param {string} action @param {Map<string, Place>} places */
function namedIn(action, places) {
  const found = [];
  for (const [name, place] of places) {
    const letters = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), heading = /^[a-z]\d+$/.test(name) ? "(?:[nesw](?![a-z]))?" : "";
    const from = name ? action.search(new RegExp("(?<![\\p{L}\\d])" + letters + heading + "(?![\\p{L}\\d])", "u")) : -1;
    if (from >= 0) found.push({ from, to: from + name.length, place });
  }
  const isPart = (/** @type {any} */ each) => found.some((one) => one !== each && one.from <= each.from && each.to <= one.to);
  return found.filter((each) => !isPart(each)).sort((a, b) => a.from - b.from).map((each) => each.place);
}

/** @param {any} advice an event, or nothing @param {Map<string, Place>} places by the name that the notation has @param {number} width of the line @param {Element} svg */
export function drawGhost(advice, places, width, svg) {
  const named = advice ? namedIn(advice.action, places) : [];
  if (named.length === 0) return;
  const first = named[0], last = named[named.length - 1], group = drawn("g", { class: "ghost", "pointer-events": "none", "aria-hidden": "true" }, svg);
  /** Seen on any ground. @param {string} shape @param {any} attributes @param {boolean} isDashed */
  const draw = (shape, attributes, isDashed) => {
    const line = { fill: "none", ...attributes, "stroke-linejoin": "round" };
    drawn(shape, { ...line, stroke: "#ffffff", "stroke-width": width * 2, opacity: .9 }, group);
    drawn(shape, { ...line, stroke: "#0072B2", "stroke-width": width, "stroke-dasharray": isDashed ? `${width * 2.2} ${width * 1.4}` : "none" }, group);
  };
  draw("circle", { cx: last.at[0], cy: last.at[1], r: last.radius }, true);
  const way = [last.at[0] - first.at[0], last.at[1] - first.at[1]], length = Math.hypot(way[0], way[1]);
  if (length <= last.radius) return;
  const [x, y] = [way[0] / length, way[1] / length], head = width * 3, tip = length - Math.min(last.radius * .45, length / 3);
  const along = (/** @type {number} */ far, /** @type {number} */ aside) => [first.at[0] + x * far - y * aside, first.at[1] + y * far + x * aside];
  const [[x1, y1], [x2, y2]] = [along(Math.min(first.radius * .75, length / 4), 0), along(tip - head, 0)]; // the piece's number stays free
  draw("line", { x1, y1, x2, y2 }, true);
  draw("polygon", { points: [along(tip, 0), along(tip - head, head * .62), along(tip - head, -head * .62)].map((each) => each.join(",")).join(" "), fill: "#0072B2" }, false);
}
