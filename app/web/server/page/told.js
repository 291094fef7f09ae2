// @ts-check
// What an event says at a glance, in the reader's language. The referee words it (`told` of an event); the pages lay it out.

import { many, one, translated } from "/page/feed.js";
import { capital, number, say } from "/page/words.js";

/**
 * @typedef {{words: string, line: string, isExample: boolean}} Answer
 * @typedef {{look: string, mark: string, kind: string, main: string, more: string, todo: string, notation: string, calls: boolean, answers: Answer[]}} Told
 */

/** @type {{[look: string]: string}} */
const kMarks = { called: "✓", asked: "?", illegal: "✕", changed: "✎", advised: "▷", over: "★", quiet: "·" };
/** Some events have a sign of their own. @type {{[event: string]: string}} */
const kOwnMarks = { unfinished: "…", out_of_sync: "≠", tables_differ: "≠", in_sync: "=", undone: "↶", refused: "✕", arbiter_called: "!", paused: "❚❚", resumed: "▶", noted: "✎", ruled: "✎" };
/** @type {{[event: string]: string}} */
const kOwnLooks = { refused: "illegal", arbiter_called: "asked" };

/** A place's name stays small: "b7 is empty". @param {string} sentence */
const asSentence = (sentence) => /^\p{Ll}\d/u.test(sentence) ? sentence : capital(sentence);

/** @param {any} event an event, or a question that is open @returns {Promise<Told>} */
export async function told(event) {
  const from = event.told || { look: "quiet", main: event.text || "" }, isQuestion = !event.event, answers = from.answers || [];
  const look = kOwnLooks[event.event] || (from.look === "quiet" ? "changed" : from.look), about = many(from, "about"), more = many(from, "more");
  const all = await translated([...["kind", "main", "todo"].map((each) => one(from, each)), ...about, ...more, ...answers.map((/** @type {any} */ each) => one(each, "words"))]);
  const [kind, main, todo] = all, rest = all.slice(3);
  const besides = rest.splice(0, about.length), because = rest.splice(0, more.length);
  return {
    look, mark: kOwnMarks[event.event] || kMarks[from.look], todo, notation: from.notation || "", main: asSentence(main),
    kind: [capital(kind), from.rule ? say("rule", { r: from.rule }) : "", ...besides].filter(Boolean).join(" · "),
    more: because.join(" · "),
    calls: isQuestion || look === "illegal" && event.event !== "refused" || look === "asked" && event.event !== "unfinished" || event.as === "move",
    answers: answers.map((/** @type {any} */ each, /** @type {number} */ k) => ({ words: asSentence(rest[k]), line: each.line, isExample: each.is_example })),
  };
}

/** What a toss that is owed is likely to hit. @param {any} expected of the state; null: none is owed */
export const expectedNow = (expected) => expected ? say("expected_hits", { a: expected.attacker, b: expected.target, n: number(expected.mean) }) : "";

/** What stands large: where the other table differs, else the last ruling, or a hint that came after it. @param {any} state */
export const newest = (state) => state.other_table || ((state.advice?.number || 0) > (state.last_ruling?.number || 0) ? state.advice : state.last_ruling);
