// @ts-check The requests of a game's pages to the referee.

import { duration, knows, language, say, unbroken } from "/page/words.js";

const query = new URLSearchParams(location.search);
// A scanned address has the token after the #, which browsers send to no server. An address with
// ?token= works too.
const token = /^#[\w.~-]{16,200}$/.test(location.hash) ? location.hash.slice(1) : query.get("token") || "";
/** @type {{[field: string]: string}} */
const headers = token ? { Authorization: "Bearer " + token } : {};

/** @param {string} path @param {RequestInit} [more] */
export const ask = (path, more = {}) => fetch(path, { headers, cache: "no-store", ...more });

/**
 * A sentence of the umpire: its English text, and its form for other languages.
 * @typedef {{text: string, form?: any}} Sentence
 */

/** @param {any} from @param {string} name @returns {Sentence} */
export const one = (from, name) => ({ text: from[name] || "", form: from[name + "_message"] });

/** @param {any} from @param {string} name @returns {Sentence[]} */
export const many = (from, name) => (from[name] || []).map((/** @type {string} */ text, /** @type {number} */ k) =>
  ({ text, form: (from[name + "_messages"] || [])[k] }));

/** @type {Map<string, string>} */
const known = new Map();
const kMostAsked = 40, kMostBytes = 12000;

/** Splits the sentences into lists that fit in one request. @param {Sentence[]} sentences */
function inParts(sentences) {
  /** @type {Sentence[][]} */
  const parts = [];
  let bytes = 0;
  for (const each of sentences) {
    bytes += 3 * JSON.stringify(each).length;
    if (parts.length === 0 || parts[parts.length - 1].length === kMostAsked || bytes > kMostBytes) {
      parts.push([]);
      bytes = 3 * JSON.stringify(each).length;
    }
    parts[parts.length - 1].push(each);
  }
  return parts;
}

/**
 * Translates sentences into the reader's language; the server does the work.
 * @param {Sentence[]} sentences
 * @returns {Promise<string[]>}
 */
export async function translated(sentences) {
  const tongue = language(), key = (/** @type {Sentence} */ each) => tongue + each.text;
  const asked = new Map(sentences.filter((each) => tongue !== "en" && typeof each.form === "object" && each.form && !known.has(key(each)))
    .map((each) => [key(each), each]));
  for (const part of inParts([...asked.values()])) {
    try {
      const answer = await ask("/sentences", { method: "POST", body: JSON.stringify({ language: tongue, messages: part }) });
      if (answer.ok) (await answer.json()).forEach((/** @type {string} */ said, /** @type {number} */ k) => known.set(key(part[k]), said));
    } catch {
      // the English text is shown
    }
  }
  return sentences.map((each) => unbroken(known.get(key(each)) || each.text));
}

/**
 * Sends a command. Returns why it was refused; `silent` if there is no answer; empty if it was
 * handed on.
 * @param {string} line
 * @param {string} silent
 */
export async function command(line, silent) {
  try {
    const answer = await ask("/command?language=" + language(), { method: "POST", body: line });
    return answer.ok ? "" : await answer.text();
  } catch {
    return silent;
  }
}

/**
 * Calls `heard` for each event from that number on, also after a lost connection is back.
 * @param {number | null} from a number; null: only new events
 * @param {(event: any) => void} heard
 */
export function listen(from, heard) {
  let next = from;
  const parts = [];
  if (next !== null) parts.push("from=" + next);
  if (token) parts.push("token=" + encodeURIComponent(token));
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/events` + (parts.length > 0 ? "?" + parts.join("&") : ""));
  socket.onmessage = (message) => {
    const event = JSON.parse(message.data);
    if (next !== null) next = event.event === "missed" ? event.first : event.number + 1;
    heard(event);
  };
  socket.onclose = () => setTimeout(() => listen(next, heard), 1500);
}

/**
 * Tells whether the referee watches, and if not, why and what people can do. A pause was asked for, so it is no failure.
 * @param {any} state
 * @param {boolean} isConnected
 */
export function heartOf(state, isConnected) {
  const age = state.watching.frame_age_s, isPaused = isConnected && state.paused && !state.over;
  const isBlind = !state.over && !isPaused && (!isConnected || !state.watching.now);
  const table = knows("state: " + state.table) ? say("state: " + state.table) : "";
  const why = !isConnected ? say("silent") : age === null ? say("no_picture_yet") : age > 3 ? say("no_picture_for", { n: Math.round(age) }) : table;
  const words = isBlind ? [say("blind"), why] : state.over ? [say("game_over")] : isPaused ? [say("paused")] : [say("watching"), table];
  const later = state.delay_s > 0 ? ", " + say("hall_delay", { n: state.delay_s }) : "";
  const todo = !isBlind || !isConnected ? "" : knows("do: " + state.table) ? say("do: " + state.table) : age !== null && age > 3 ? say("do: camera lost") : "";
  return { look: isBlind ? "blind" : state.over ? "over" : isPaused ? "paused" : "", words: words.filter(Boolean).join(": ") + later, todo };
}

/**
 * Returns each side's thinking time and remaining time now; `age` is the state's age in seconds.
 * @param {any} state
 * @param {number} age
 */
export function clockOf(state, age) {
  const { runs, turn_s, total_s, left_s, delay_s, flags } = state.clock, more = runs ? age : 0;
  const isThinking = (/** @type {string} */ player) => state.to_move.includes(player) && !state.over;
  return {
    runs,
    isThinking,
    turn: turn_s + more,
    /** false: no clock has run in this turn, so that its time says nothing. */
    hasTurnTime: runs || turn_s > 0,
    total: (/** @type {string} */ player) => (total_s[player] || 0) + (isThinking(player) ? more : 0),
    /** The remaining time of a side, at least 0; null if the side has no limit. */
    left: (/** @type {string} */ player) => !left_s || left_s[player] === undefined ? null
      : Math.max(0, left_s[player] - (isThinking(player) ? Math.max(0, more - delay_s[player]) : 0)),
    hasFallen: (/** @type {string} */ player) => (flags || []).includes(player),
  };
}

/**
 * Returns "left 4:59" or "⚑ left 0:00"; for a side without a limit "used 1:20".
 * @param {ReturnType<typeof clockOf>} clock
 * @param {string} player
 * @param {boolean} [isShort]
 */
export function timeOf(clock, player, isShort) {
  const left = clock.left(player), whole = left === null ? clock.total(player) : Math.ceil(left);
  const words = left === null ? say("in_all") : isShort ? "" : say("time_left");
  return [clock.hasFallen(player) ? "⚑" : "", words, duration(whole)].filter(Boolean).join(" ");
}
/**
 * Shows the time in the element of that player.
 * @param {HTMLElement} at
 * @param {ReturnType<typeof clockOf>} clock
 * @param {boolean} isShort
 */
export function showTime(at, clock, isShort) {
  const player = at.dataset.total || "", left = clock.left(player);
  at.textContent = timeOf(clock, player, isShort);
  at.classList.toggle("limited", left !== null);
  at.classList.toggle("nearly", left !== null && left < 20);
}
