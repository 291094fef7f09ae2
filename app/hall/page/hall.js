// @ts-check
// What the arbiter's page and the wall's page have in common.

import { ask, clockOf, heartOf } from "/page/feed.js";
import { callPlayers, duration, knows, say, side } from "/page/words.js";

/** "murus-gallicus" as people say it. @param {string} game */
export const gameName = (game) => knows("game: " + game) ? say("game: " + game) : game;

const order = new Intl.Collator("en", { numeric: true });
/** Tables stand in the order of their names, whatever happens. @param {any[]} tables */
export const inOrder = (tables) => [...tables].sort((a, b) => order.compare(a.table, b.table));

/** @param {string} path @returns {Promise<any>} none where nobody answers */
export async function read(path) {
  try {
    const answer = await ask(path);
    return answer.ok ? await answer.json() : { refused: (await answer.text()).trim() };
  } catch {
    return null;
  }
}

/**
 * How a game stands, in words: `state` came so many seconds ago.
 * @param {any} state @param {number} age @param {boolean} isThere
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
      moves: state.to_move.includes(player) && !state.over,
      wins: Boolean(state.over && state.over.winner === player),
      time: duration(clock.total(player)),
    })),
    move: say("hall_move", { n: state.ply }),
  };
}
