// @ts-check Shows an event at a glance, in the reader's language. The referee words it (`told` of
// an event); the pages lay it out.

import { many, one, translated } from "/page/feed.js";
import { capital, number, say } from "/page/words.js";

/**
 * @typedef {{words: string, line: string, isExample: boolean}} Answer
 * @typedef {{look: string, mark: string, kind: string, main: string, more: string, todo: string, notation: string, calls: boolean, answers: Answer[]}} Told
 */

/** @type {{[look: string]: string}} */
const kMarks = { called: "✓", asked: "?", illegal: "✕", changed: "✎", advised: "▷", over: "★", quiet: "·" };
/** Signs of events that have a sign of their own. @type {{[event: string]: string}} */
const kOwnMarks = { unfinished: "…", out_of_sync: "≠", tables_differ: "≠", in_sync: "=", undone: "↶", refused: "✕", arbiter_called: "!", paused: "❚❚", resumed: "▶", noted: "✎", ruled: "✎" };
/** @type {{[event: string]: string}} */
const kOwnLooks = { refused: "illegal", arbiter_called: "asked" };

/**
 * Writes the first letter as a capital, except of a place's name: "b7 is empty".
 * @param {string} sentence
 */
export const asSentence = (sentence) => /^\p{Ll}\d/u.test(sentence) ? sentence : capital(sentence);

/** Makes each text a sentence with a full stop. @param {string[]} texts */
export const inSentences = (texts) => texts.filter(Boolean).map((each) => asSentence(each) + (/[.?!…]$/.test(each) ? "" : ".")).join(" ");

/**
 * Describes an event. Each order, and each difference between table and record, is a line of its own.
 * @param {any} event an event, or an open question @returns {Promise<Told>}
 */
export async function told(event) {
  const from = event.told || { look: "quiet", main: event.text || "" }, isQuestion = !event.event, answers = from.answers || [];
  const look = kOwnLooks[event.event] || (from.look === "quiet" ? "changed" : from.look), about = many(from, "about"), more = many(from, "more");
  const all = await translated([...["kind", "main", "todo"].map((each) => one(from, each)), ...about, ...more, ...answers.map((/** @type {any} */ each) => one(each, "words"))]);
  const [kind, main, todo] = all, rest = all.slice(3);
  const besides = rest.splice(0, about.length), because = rest.splice(0, more.length);
  return {
    look, mark: kOwnMarks[event.event] || kMarks[from.look], todo, notation: from.notation || "", main: asSentence(main).replaceAll("; ", ";\n"),
    kind: [capital(kind) + (from.rule ? ` (${say("rule", { r: from.rule })})` : ""), besides.join(", ")].filter(Boolean).join(" · "),
    more: inSentences(because),
    calls: isQuestion || look === "illegal" && event.event !== "refused" || look === "asked" && event.event !== "unfinished" || event.as === "move",
    answers: answers.map((/** @type {any} */ each, /** @type {number} */ k) => ({ words: asSentence(rest[k]), line: each.line, isExample: each.is_example })),
  };
}

/**
 * Describes the expected hits of a toss that is due.
 * @param {any} expected of the state; null: no toss is due
 */
export const expectedNow = (expected) => expected ? say("expected_hits", { a: expected.attacker, b: expected.target, n: number(expected.mean) }) : "";

/**
 * Returns the newest item, which is shown large: a difference to the other table, else the last
 * ruling or a later hint.
 * @param {any} state
 */
export const newest = (state) => state.other_table || ((state.advice?.number || 0) > (state.last_ruling?.number || 0) ? state.advice : state.last_ruling);
