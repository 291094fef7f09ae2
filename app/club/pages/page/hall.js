// @ts-check The shared parts of the arbiter's page and the wall's page.

import { element } from "/page/elements.js";
import { ask, clockOf, heartOf, many, timeOf, translated } from "/page/feed.js";
import { callPlayers, duration, knows, say, side } from "/page/words.js";

/**
 * Returns the game's displayed name, such as "Murus Gallicus" for "murus-gallicus".
 * @param {string} game
 */
export const gameName = (game) => knows("game: " + game) ? say("game: " + game) : game;

const order = new Intl.Collator("en", { numeric: true });
/** Returns the tables in the order of their names. @param {any[]} tables */
export const inOrder = (tables) => [...tables].sort((a, b) => order.compare(a.table, b.table));

/** @param {string} path @returns {Promise<any>} null if the server does not answer */
export async function read(path) {
  try {
    const answer = await ask(path);
    return answer.ok ? await answer.json() : { refused: (await answer.text()).trim() };
  } catch {
    return null;
  }
}

/**
 * Describes the state of a game in words; `age` is the state's age in seconds.
 * @param {any} state
 * @param {number} age
 * @param {boolean} isThere
 */
export function gameWords(state, age, isThere) {
  callPlayers(state.names || {});
  const watching = { ...state.watching, frame_age_s: state.watching.frame_age_s === null ? null : state.watching.frame_age_s + age };
  const heart = heartOf({ ...state, watching: { ...watching, now: watching.now && age < 20 } }, isThere);
  const clock = clockOf(state, age);
  const scored = (state.score || []).map((/** @type {any} */ each) => each.player);
  const players = scored.length > 0 ? scored : [...new Set([...Object.keys(state.clock.total_s || {}), ...state.to_move])];
  return {
    heart,
    players: players.map((player) => ({
      name: side(player),
      player,
      look: (state.score || []).find((/** @type {any} */ each) => each.player === player)?.look,
      moves: state.to_move.includes(player) && !state.over,
      wins: Boolean(state.over && state.over.winner === player),
      time: clock.left(player) === null ? duration(clock.total(player)) : timeOf(clock, player),
      left: clock.left(player),
    })),
    move: state.ply > 0 ? say("hall_move", { n: state.ply }) : say("hall_no_move"),
  };
}

/** Formats points as people write them: "3½". @param {number} value */
export const points = (value) => {
  const whole = Math.floor(value), rest = value - whole;
  const part = rest === .25 ? "¼" : rest === .5 ? "½" : rest === .75 ? "¾" : "";
  return part || rest === 0 ? (whole > 0 || !part ? whole : "") + part : String(value);
};

/**
 * Returns the names of the seated players.
 * @param {any} tournament
 * @param {any} pairing
 * @returns {string[]}
 */
export const seatNames = (tournament, pairing) => pairing.seats.map((/** @type {number} */ seat) =>
  tournament.players.find((/** @type {any} */ player) => player.number === seat).name);

/**
 * Returns the result, such as "1 – 0" or "1 – 0 (forfeit)"; empty if it is unknown.
 * @param {any} pairing
 * @returns {string}
 */
export function resultOf(pairing) {
  if (!pairing.result) return "";
  const cameAll = pairing.result.every((/** @type {any} */ seat) => seat.came);
  return pairing.result.map((/** @type {any} */ seat) => points(seat.board_points || seat.points)).join(" – ") + (cameAll ? "" : ` (${say("cup_forfeit")})`);
}

/** Returns in words a result that players report as "1-0", "draw", "2.5:1.5" or "1,3,2". @param {string} said @param {string[]} names */
export function reportedWords(said, names) {
  if (said === "draw") return say("cup_draw");
  if (said === "1-0" || said === "0-1") return say("cup_wins", { a: names[said === "1-0" ? 0 : 1] });
  return said.includes(",") ? said.split(",").map((place, seat) => `${place}. ${names[seat]}`).join(" · ") : said;
}

/** FIDE's acronyms of the tie-breaks (Handbook, C.07), which are the headings of their columns. */
const kTieBreaks = { "buchholz": "BH", "buchholz-cut-1": "BH-C1", "sonneborn-berger": "SB", "direct-encounter": "DE", "wins": "WIN", "games-won": "WON",
  "second-seat": "BPG", "board-points": "GP", "play-off": "PO", "lots": "LOT" };

/**
 * Shows the standings; a legend below explains the acronyms.
 * @param {any} standings
 * @param {HTMLElement} table
 * @param {number} [most] rows
 */
export function standingsTable(standings, table, most = Infinity) {
  table.replaceChildren();
  const names = standings.rows.length > 0 ? Object.keys(standings.rows[0].tie_breaks) : [];
  const acronyms = names.map((each) => kTieBreaks[/** @type {keyof typeof kTieBreaks} */ (each)] || each), legend = element("caption", "", table);
  translated(many(standings, "tie_break_titles")).then((titles) =>
    legend.textContent = acronyms.map((each, k) => each + "\u00a0– " + titles[k]).join(" · "));
  const head = element("tr", "", element("thead", "", table)), body = element("tbody", "", table);
  for (const [words, look] of [["#"], [say("cup_player"), "names"], [say("cup_points")], ...acronyms.map((each) => [each])]) element("th", words, head, look);
  for (const row of standings.rows.slice(0, most)) {
    const line = element("tr", "", body);
    element("td", row.rank + ".", line);
    element("td", row.name, line, "names");
    element("td", points(row.points), line, "points");
    for (const each of names) element("td", points(row.tie_breaks[each]), line);
  }
}
