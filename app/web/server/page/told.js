// @ts-check
// What an event says at a glance: a sign, its kind, the main line, more, and what may be answered.

import { many, one, translated } from "/page/feed.js";
import { capital, knows, number, say, side } from "/page/words.js";

/**
 * @typedef {{words: string, line: string, isExample?: boolean}} Answer
 * `brief`: what stands in the place of `more` where letters are large.
 * @typedef {{look: string, mark: string, kind: string, main: string, more: string, notation?: string, calls?: boolean, answers?: Answer[], brief?: string}} Told
 */

const kMostChoices = 5, kMostPlaces = 4, kMostExpected = 3;

/** @param {any} from @param {string} name */
const said = async (from, name) => (await translated([one(from, name)]))[0];
/** @param {any} from @param {string} name */
const allSaid = (from, name) => translated(many(from, name));
/** Why, with the players' own names. @param {any} event */
const reason = (event) => said(event, event.because_sentence ? "because_sentence" : "because");
/** @param {any} event */
const ruleOf = (event) => event.rule ? " · " + say("rule", { r: event.rule }) : "";
/** A place's name stays small: "b7 is empty". @param {string} sentence */
const asSentence = (sentence) => /^\p{Ll}\d/u.test(sentence) ? sentence : capital(sentence);
/** What was played, as a player would say it. @param {any} event */
const action = async (event) => event.hidden ? say("hidden")
  : event.sentence ? asSentence(await said(event, "sentence")) : await said(event, "action");
/** A sentence need not say who it was; what has none does. @param {any} event */
const who = (event) => event.sentence && event.sentence !== event.action ? "" : side(event.player) + ": ";
/** What stands small below the sentence. @param {any} event @param {string} name */
const notation = (event, name) => event.sentence && event.sentence !== event[name] && !event[name + "_message"] ? event[name] : "";
/** A list of actions, as a player would say them. @param {any} event @param {string} name */
const played = async (event, name) => (await allSaid(event, event.sentences ? "sentences" : name))
  .map((each) => event.hidden ? say("hidden") : each);
/** What the rules say of it, but for what the sentence has said. @param {any} event */
const happened = async (event) => {
  const all = await allSaid(event, "events");
  return all.filter((_, k) => !(event.sentence || "").endsWith(event.events[k])).join(" · ");
};

/** An example that names a piece or a place is one of many: it is changed before it is said. @param {string} each @returns {Answer} */
const answerOf = (each) => /\d/.test(each) ? { words: say("example", { a: each }), line: "play " + each, isExample: true }
  : { words: each, line: "play " + each };

/** A question that is open. @param {any} question @returns {Promise<Told>} */
export async function askedNow(question) {
  const whom = question.players.map(side).join(", ");
  return { look: "asked", mark: "?", kind: say("asks") + (whom ? ": " + whom : ""), main: await said(question, "question"), more: "", calls: true,
           answers: (question.examples || []).slice(0, kMostChoices).map(answerOf) };
}

/** What a toss that is owed is likely to hit. @param {any} expected of the state; null: none is owed */
export const expectedNow = (expected) => expected ? say("expected_hits", { a: expected.attacker, b: expected.target, n: number(expected.mean) }) : "";

/** @param {any} event @returns {Promise<Told>} */
async function asked(event) {
  const choices = event.choices.slice(0, kMostChoices);
  const words = await Promise.all(choices.map((/** @type {any} */ each) => action(each)));
  const reasons = await Promise.all(choices.map((/** @type {any} */ each) => each.because ? reason(each) : ""));
  const illegal = (/** @type {number} */ k) => reasons[k] ? say("illegal") + ": " + reasons[k] : "";
  return { look: "asked", mark: "?", kind: say("asked"), main: words.slice(0, 3).join("  ·  "), calls: true,
           notation: choices.some((/** @type {any} */ each) => notation(each, "action")) ? choices.map((/** @type {any} */ each) => each.action).join("  ·  ") : "",
           more: words.map((each, k) => [each + " " + Math.round(100 * choices[k].probability) + " %", illegal(k)].filter(Boolean).join(", ")).join(" · "),
           answers: words.map((each, k) => ({ line: "choose " + (k + 1), words: each + (illegal(k) ? " (" + illegal(k) + ")" : "") })) };
}

/** @param {any} event @returns {Promise<Told>} */
async function differ(event) {
  const shown = event.differences.slice(0, kMostPlaces), left = event.differences.length - shown.length;
  const all = await Promise.all(shown.map(async (/** @type {any} */ each) => {
    const [s, r] = await translated([one(each, "seen"), one(each, "recorded")]);
    return say("instead", { w: each.where, s, r });
  }));
  return { look: "illegal", mark: "≠", kind: say("differ"), main: all.join(" · "), more: left > 0 ? say("more_differ", { k: left }) : "", calls: true };
}

/** @param {any} event @returns {Promise<Told>} */
async function advised(event) {
  const isMove = event.as === "move", then = (await played(event, "line")).slice(1, 1 + kMostExpected).join(", ");
  return { look: "advised", mark: "▷", kind: say(isMove ? "computers_move" : "a_hint") + (who(event) ? "" : " · " + side(event.player)),
           main: who(event) + await action(event), notation: notation(event, "action"), calls: isMove, brief: isMove ? say("make_it") : "",
           more: [isMove ? say("make_it") : "", then ? say("expected_then", { w: then }) : ""].filter(Boolean).join(" ") };
}

/** @type {{[event: string]: (event: any) => Promise<Told>}} */
const kTold = {
  called: async (event) => ({ look: "called", mark: "✓", kind: say("move", { k: event.ply }) + (who(event) ? "" : " · " + side(event.player)) + (event.source === "seen" ? "" : " · " + say("as_said")),
                              main: who(event) + await action(event), more: await happened(event), notation: notation(event, "action") }),
  asked,
  unfinished: async (event) => ({ look: "asked", mark: "…", kind: say("unfinished"), more: "",
                                  main: say("may_become", { w: (await played(event, "could_become")).slice(0, 4).join(", ") }),
                                  notation: event.sentences ? event.could_become.slice(0, 4).join(", ") : "" }),
  illegal: async (event) => ({ look: "illegal", mark: "✕", kind: say("illegal") + ruleOf(event) + (who(event) ? "" : " · " + side(event.player)), main: who(event) + await action(event), notation: notation(event, "action"),
                               more: await reason(event), calls: true, answers: [{ line: "stands", words: say("stands") }] }),
  out_of_sync: differ,
  tables_differ: async (event) => ({ look: "illegal", mark: "≠", kind: say("tables_differ"), main: event.where.join(" · "), more: await reason(event), calls: true }),
  in_sync: async () => ({ look: "called", mark: "=", kind: say("agree"), main: "", more: "" }),
  amended: async (event) => ({ look: "changed", mark: "✎", kind: [say("changed"), event.hidden ? event.where : "", event.by ? side(event.by) : ""].filter(Boolean).join(" · "), notation: notation(event, "what"),
                               main: event.hidden ? say("hidden") : event.sentence ? asSentence(await said(event, "sentence")) : await said(event, "what"),
                               more: event.rule ? say("against", { r: event.rule }) : "" }),
  undone: async (event) => ({ look: "changed", mark: "↶", kind: say("undone"), main: asSentence((await played(event, "actions")).join(", ")), more: "",
                               notation: event.sentences && !event.hidden ? event.actions.join(", ") : "" }),
  agreement_needed: async (event) => ({ look: "asked", mark: "?", kind: say("all_agree"), main: event.players.map(side).join(", "), more: event.what || "", calls: true,
                                        answers: event.players.map((/** @type {string} */ each) => ({ line: "agree " + each, words: say("agreed", { p: side(each) }) })) }),
  answer_needed: askedNow,
  advised,
  over: async (event) => ({ look: "over", mark: "★", kind: say("game_over") + ruleOf(event),
                            main: event.winner ? say("wins", { p: side(event.winner) }) : say("draw"), more: await reason(event) }),
  noted: async (event) => ({ look: "changed", mark: "✎", kind: say("note"), main: (await translated([{ text: event.text.replace(/^note: /, ""), form: event.text_message }]))[0], more: "" }),
  arbiter_called: async (event) => ({ look: "asked", mark: "!", kind: say("hall_about: called") + (event.by ? ": " + side(event.by) : ""), main: event.why, more: "" }),
  ruled: async (event) => ({ look: "changed", mark: "✎", kind: say("hall_arbiter", { a: event.arbiter }), main: event.because, more: event.command }),
  refused: async (event) => ({ look: "illegal", mark: "✕", kind: say("refused"), main: event.command, more: await reason(event) }),
  paused: async () => ({ look: "changed", mark: "❚❚", kind: say("pause"), main: "", more: "" }),
  resumed: async () => ({ look: "changed", mark: "▶", kind: say("resume"), main: "", more: "" }),
  state: async (event) => ({ look: "changed", mark: "·", kind: knows("state: " + event.state) ? say("state: " + event.state) : "", main: "", more: "" }),
};

/** @param {any} event @returns {Promise<Told>} */
export const told = (event) => (kTold[event.event] || (async () => ({ look: "changed", mark: "·", kind: "", main: event.text || "", more: "" })))(event);

/** What stands large: where the other table differs, else the last ruling, or a hint that came after it. @param {any} state */
export const newest = (state) => state.other_table || ((state.advice?.number || 0) > (state.last_ruling?.number || 0) ? state.advice : state.last_ruling);
