// @ts-check The view of the seals on the arbiter's page and the wall's page: a code for phones to
// scan, and the number of signatures.

import { button, byId, drawn, element } from "/page/elements.js";
import { ask } from "/page/feed.js";
import { language, say } from "/page/words.js";
import { read } from "/hall/hall.js";

// kEvery: milliseconds between two requests for the checkpoint. kQuiet: width of the light margin
// around a code, in modules (ISO/IEC 18004, 5.3.8).
const kEvery = 2000, kQuiet = 4;

/** @param {string[]} modules @param {Element} parent */
export function drawCode(modules, parent) {
  const side = modules.length + 2 * kQuiet;
  const code = drawn("svg", { viewBox: `${-kQuiet} ${-kQuiet} ${side} ${side}`, class: "qr", role: "img", "shape-rendering": "crispEdges" }, parent);
  drawn("rect", { x: -kQuiet, y: -kQuiet, width: side, height: side, fill: "#ffffff" }, code);
  const dark = modules.flatMap((row, y) => [...row].map((module, x) => (module === "1" ? `M${x} ${y}h1v1h-1z` : "")));
  drawn("path", { d: dark.join(""), fill: "#000000" }, code);
}

/** Returns the state of a list of seals, in lines. @param {any} seen */
export const sealWords = (seen) => [
  seen.size > 0 ? say("witness_state", { n: seen.size, code: seen.code }) : say("witness_none"),
  seen.size > 0 ? say("witness_count", { n: seen.witnesses.length }) : "",
].filter(Boolean);

/** @param {any} seen @param {Element} box */
export function showSeals(seen, box) {
  drawCode(seen.modules, box);
  element("p", say("witness_scan"), box);
  for (const line of sealWords(seen)) element("p", line, box);
}

/** @returns {Promise<any>} null if the club signs nothing */
export async function readSeals() {
  const seen = await read("/witness/shown?language=" + language());
  return seen && seen.club ? seen : null;
}

/** @type {any} */
let seen = null;
/** Sets the words of the seals on the arbiter's page. */
export function sayWitnesses() {
  byId("show_witnesses").hidden = !seen;
  byId("show_witnesses").textContent = say("witness_show") + (seen && seen.size > 0 ? " (" + seen.witnesses.length + ")" : "");
  byId("witnesses_title").textContent = say("witness_show");
  byId("witnesses_close").textContent = say("hall_close");
  byId("witnesses_view").replaceChildren();
  if (!seen) return;
  showSeals(seen, byId("witnesses_view"));
  if (seen.refused) element("p", "▲ " + seen.refused, byId("witnesses_view")).setAttribute("role", "alert");
  if (seen.waiting === 0) return;
  element("p", say("witness_waiting", { n: seen.waiting }), byId("witnesses_view"));
  button(say("witness_publish"), byId("witnesses_view"), async () => {
    await ask("/witness/publish?language=" + language(), { method: "POST" });
    await look();
  });
}

async function look() {
  const answer = await readSeals(), isNew = JSON.stringify(answer) !== JSON.stringify(seen);
  seen = answer;
  if (isNew) sayWitnesses();
}

export function watchSeals() {
  byId("show_witnesses").addEventListener("click", () => byId("witnesses").showModal());
  byId("witnesses_close").addEventListener("click", () => byId("witnesses").close());
  (async function goOn() {
    await look();
    setTimeout(goOn, kEvery);
  })();
}
