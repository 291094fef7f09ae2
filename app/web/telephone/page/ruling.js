// @ts-check Shows a ruling on a toss in words: its hits, the margin of each match, and the players'
// decisions.

import { outcomeOf, questionsOf } from "/telephone/toss.js";
import { button, byId, element } from "/page/elements.js";
import { number, say } from "/page/words.js";

/**
 * @typedef {{answer: any, decided: Map<string, boolean | number>, chosen: string, dropped: string}} Ruled
 * @typedef {(key: string, value: boolean | number) => void} Decide
 */

/** @param {Ruled} state */
export function headline({ answer, decided }) {
  const { kind, least, most } = outcomeOf(answer.ruling.toss, decided);
  if (kind === "spoiled") return say("spoiled");
  if (kind === "out") return say("out");
  if (least < most) return say("range", { a: least, b: most });
  return most === 0 ? say("none") : say("hits", { n: most });
}

/** @param {Ruled} state */
export function across({ answer }) {
  const toss = answer.ruling.toss;
  const lines = [say("across", { a: toss.attacker, b: toss.target, mm: number(toss.gap_mm, 0) })];
  if (toss.matches_allowed !== null) lines.push(say("tossed", { k: toss.matches_counted, n: toss.matches_allowed }));
  return lines.join(" ");
}

/** @param {any} match of the ruling */
export function margin(match) {
  const key = match.verdict === "hit" ? "inside" : match.verdict === "miss" ? "beside" : "close_call";
  const mm = match.verdict === "too_close" ? number(match.margin_mm) : number(Math.abs(match.margin_mm));
  const line = say(key, { id: match.id, mm, d: number(match.doubt_mm) });
  return match.by === "tail" ? line + ", " + say("by_tail") : line;
}

/**
 * Returns the match's result after the players' decision.
 * @param {any} match
 * @param {Map<string, boolean | number>} decided
 * @returns {"hit" | "miss" | "close"} what the match counts as after the players' decision
 */
export function countsAs(match, decided) {
  const said = decided.get(match.id);
  if (match.verdict !== "too_close") return match.verdict;
  return said === undefined ? "close" : said ? "hit" : "miss";
}

/** @param {Ruled} state @param {Decide} decide */
function writeQuestions(state, decide) {
  const box = byId("questions");
  box.replaceChildren();
  const toss = state.answer.ruling.toss;
  /** @param {string} text @param {[string, boolean | number][]} answers @param {string} key */
  const ask = (text, answers, key) => {
    const question = element("div", "", box, "question");
    element("p", text, question);
    const row = element("div", "", question, "row");
    for (const [label, value] of answers) button(label, row, () => decide(key, value), state.decided.get(key) === value);
  };
  for (const { key, kind } of questionsOf(toss, state.decided)) {
    if (kind === "touch") ask(say("q_touch"), [[say("touches"), true], [say("touches_not"), false]], key);
    if (kind === "range") ask(say("q_range"), [[say("in_range"), true], [say("out_range"), false]], key);
    if (kind === "match") ask(key + ": " + say("decide"), [[say("is_hit"), true], [say("is_miss"), false]], key);
  }
  const { asksCount } = outcomeOf(toss, state.decided);
  if (asksCount) {
    const open = outcomeOf(toss, new Map([...state.decided].filter(([key]) => key !== "count")));
    /** @type {[string, number][]} */
    const numbers = [];
    for (let n = open.least; n <= open.most; ++n) numbers.push([String(n), n]);
    ask(say("q_count"), numbers, "count");
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
  const { kind, least, most } = outcomeOf(toss, state.decided);
  const isDecided = state.decided.size > 0 && least === most;
  byId("headline").textContent = headline(state) + (isDecided ? " (" + say("decided") + ")" : "");
  byId("headline").className = least < most ? "close" : kind === "hits" && most > 0 ? "hit" : "";
  byId("across").textContent = across(state);
  writeQuestions(state, decide);
  const row = byId("matches");
  row.replaceChildren();
  for (const match of toss.matches) {
    const counts = countsAs(match, state.decided);
    const made = button(match.id + ": " + say(counts), row, () => tapped(match.id), state.chosen === match.id);
    made.classList.add(counts);
  }
  const chosen = toss.matches.find((/** @type {any} */ match) => match.id === state.chosen);
  byId("margin").textContent = chosen ? margin(chosen) : toss.matches.length > 0 ? say("tap") : "";
  const list = byId("because");
  list.replaceChildren();
  for (const reason of state.answer.because) element("li", reason, list);
  byId("dropped").value = state.dropped;
}
