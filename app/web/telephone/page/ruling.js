// @ts-check Shows a ruling on a toss in words: its hits, the margin of each match, and the players'
// decisions.

import { button, byId, element } from "/page/elements.js";
import { number, say } from "/page/words.js";

/**
 * `decided`: the players' decisions by the question's key: "touch", "range", "count" or a match's
 * id. Umpire settles the toss by these decisions.
 * @typedef {Map<string, boolean | number>} Decided
 * @typedef {{answer: any, decided: Decided, chosen: string, dropped: string}} Ruled
 * @typedef {(key: string, value: boolean | number) => void} Decide
 */

/** @param {Ruled} state */
export function headline({ answer }) {
  const { void: touches, in_range, hits_min: a, hits_max: b } = answer.settled.toss;
  if (touches === true) return say("spoiled");
  if (in_range === false) return say("out");
  if (a < b) return say("range", { a, b });
  return b === 0 ? say("none") : say("hits", { n: b });
}

/** @param {Ruled} state */
function across({ answer }) {
  const toss = answer.ruling.toss;
  const lines = [say("across", { a: toss.attacker, b: toss.target, mm: number(toss.gap_mm, 0) })];
  if (toss.matches_allowed !== null) {
    lines.push(say("tossed", { k: toss.matches_dropped ?? toss.matches_counted, n: toss.matches_allowed }));
    if (toss.matches_too_many > 0) lines.push(say("too_many", { n: toss.matches_too_many }));
  }
  return lines.join(" ");
}

/** @param {any} match of the ruling */
function margin(match) {
  const key = match.verdict === "hit" ? "inside" : match.verdict === "miss" ? "beside" : "close_call";
  const mm = match.verdict === "too_close" ? number(match.margin_mm) : number(Math.abs(match.margin_mm));
  const line = say(key, { id: match.id, mm, d: number(match.doubt_mm) });
  return match.by === "tail" ? line + ", " + say("by_tail") : line;
}

/**
 * Returns the word for a match's result.
 * @param {any} match of the settled toss
 * @returns {"hit" | "miss" | "close"}
 */
const countsAs = ({ verdict }) => (verdict === "too_close" ? "close" : verdict);

/** Returns the lines below a shared picture. @param {Ruled} state */
export function linesOf(state) {
  const { ruling, settled } = state.answer;
  const matches = ruling.toss.matches.map((/** @type {any} */ match, /** @type {number} */ i) => {
    const now = settled.toss.matches[i];
    return margin(match) + (now.verdict === match.verdict ? "" : `; ${say(countsAs(now))} (${say("decided")})`);
  });
  return [across(state), ...matches];
}

/** @param {Ruled} state @param {Decide} decide */
function writeQuestions(state, decide) {
  const box = byId("questions");
  box.replaceChildren();
  /** @param {string} text @param {[string, boolean | number][]} answers @param {string} key */
  const ask = (text, answers, key) => {
    const question = element("div", "", box, "question");
    element("p", text, question);
    const row = element("div", "", question, "row");
    for (const [label, value] of answers) button(label, row, () => decide(key, value), state.decided.get(key) === value);
  };
  for (const { key, least, most } of state.answer.questions) {
    if (key === "touch") ask(say("q_touch"), [[say("touches"), true], [say("touches_not"), false]], key);
    else if (key === "range") ask(say("q_range"), [[say("in_range"), true], [say("out_range"), false]], key);
    else if (key === "count") ask(say("q_count"), Array.from({ length: most - least + 1 }, (_, i) => [String(least + i), least + i]), key);
    else ask(key + ": " + (state.decided.has(key) ? `${say(state.decided.get(key) ? "hit" : "miss")} (${say("decided")})` : say("decide")), [[say("is_hit"), true], [say("is_miss"), false]], key);
  }
}

/**
 * Shows the ruling in large letters.
 * @param {Ruled} state
 * @param {Decide} decide
 * @param {(id: string) => void} tapped
 */
export function writeRuling(state, decide, tapped) {
  const toss = state.answer.ruling.toss;
  const settled = state.answer.settled.toss;
  const isOpen = settled.hits_min < settled.hits_max;
  const isDecided = state.answer.decided.size > 0 && !isOpen;
  byId("headline").textContent = headline(state) + (isDecided ? " (" + say("decided") + ")" : "");
  byId("headline").className = isOpen ? "close" : settled.hits_max > 0 ? "hit" : "";
  byId("across").textContent = across(state);
  writeQuestions(state, decide);
  const row = byId("matches");
  row.replaceChildren();
  for (const match of settled.matches) {
    const counts = countsAs(match);
    const made = button(match.id + ": " + say(counts), row, () => tapped(match.id), state.chosen === match.id);
    made.classList.add(counts);
  }
  const chosen = toss.matches.find((/** @type {any} */ match) => match.id === state.chosen);
  const isSettled = chosen && settled.matches.some((/** @type {any} */ each) => each.id === chosen.id && each.verdict !== chosen.verdict);
  byId("margin").textContent = isSettled ? "" : chosen ? margin(chosen) : toss.matches.length > 0 ? say("tap") : "";
  const list = byId("because");
  list.replaceChildren();
  for (const reason of state.answer.because) element("li", reason, list);
  byId("dropped").value = state.dropped;
}
