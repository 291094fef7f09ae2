// @ts-check
// What an arbiter does besides results: pairs by hand, expels, draws lots, and enters play-offs.

import { button, byId, element } from "/page/elements.js";
import { say } from "/page/words.js";
import { askArbiter } from "/hall/asking.js";

/** A function that sends a change to the club. @typedef {(what: any) => Promise<Response>} Change */

/** Formats a player for a list: "3. Anna". @param {any} player */
const offered = (player) => `${player.number}. ${player.name}`;
/** Returns the number at the beginning of a field's text; 0 if there is none. @param {{value: string}} field */
const numberIn = (field) => parseInt(field.value, 10) || 0;

/** Adds a field that offers the players by number and name. @param {string} label @param {Element} box @param {any} tournament */
function playerField(label, box, tournament) {
  if (!document.getElementById("cup_offered")) element("datalist", "", document.body).id = "cup_offered";
  byId("cup_offered").replaceChildren();
  for (const player of tournament.players) element("option", "", byId("cup_offered")).value = offered(player);
  const field = label ? element("input", "", element("label", label, box)) : element("input", "", box);
  field.setAttribute("list", "cup_offered");
  return field;
}

/** Tells whether the last round has no result, so that it may be paired again. @param {any} tournament */
const isLastOpen = (tournament) => tournament.rounds.length > 0 && tournament.rounds.at(-1).every((/** @type {any} */ each) => !each.result);

/**
 * Pairs the last round again while it has no result, otherwise the next round. If rules are broken,
 * the arbiter is told first, and may then let the round count.
 * @param {any} tournament
 * @param {Change} change
 */
export function pairByHand(tournament, change) {
  const isAnew = isLastOpen(tournament), round = tournament.rounds.length + (isAnew ? 0 : 1);
  /** @type {any[][]} */
  const rows = [];
  let told = "";
  askArbiter({
    title: say("cup_pair") + " · " + say("cup_round", { n: round }), text: say("cup_pair_how"), why: say("hall_why"), needsReason: false, yes: say("cup_say"),
    send: async (arbiter, because) => {
      const pairs = rows.map((row) => row.map(numberIn).filter(Boolean)).filter((row) => row.length > 0), asked = JSON.stringify(pairs);
      const answer = await change({ do: "pair", round, pairs, in_spite: told === asked, arbiter, because });
      told = answer.status === 409 ? asked : "";
      byId("ask_yes").textContent = say(told ? "cup_in_spite" : "cup_say");
      return answer;
    },
    fill: (box) => {
      const list = element("div", "", box, "pairs");
      const name = (/** @type {number} */ number) => offered(tournament.players.find((/** @type {any} */ each) => each.number === number));
      const add = (/** @type {number[]} */ seats) => {
        const line = element("div", "", list, "row"), row = [playerField("", line, tournament), playerField("", line, tournament)];
        row.forEach((field, k) => {
          field.setAttribute("aria-label", say(k === 0 ? "cup_seat_first" : "cup_seat_second"));
          field.setAttribute("placeholder", say(k === 0 ? "cup_seat_first" : "cup_seat_other"));
          field.value = seats[k] ? name(seats[k]) : "";
        });
        rows.push(row);
      };
      for (const pairing of isAnew ? tournament.rounds.at(-1) : []) add(pairing.seats);
      const playing = tournament.players.filter((/** @type {any} */ each) => each.withdrawn_after === null && !each.absences.some((/** @type {any} */ away) => away.round === round));
      while (rows.length * 2 < playing.length) add([]);
    },
  });
}

/** @param {Change} change */
export function drawLots(change) {
  /** @type {any} */
  let seed = null;
  askArbiter({
    title: say("cup_lots"), text: say("cup_lots_how"), why: "", needsReason: false, yes: say("cup_lots"),
    send: (arbiter) => change({ do: "lots", ...(seed.value === "" ? {} : { seed: Number(seed.value) }), arbiter }),
    fill: (box) => {
      seed = element("input", "", element("label", say("cup_seed"), box));
      seed.type = "number";
    },
  });
}

/** @param {any} tournament @param {Change} change */
export function enterPlayOff(tournament, change) {
  /** @type {any[]} */
  let fields = [];
  let result = "";
  askArbiter({
    title: say("cup_play_off"), text: "", why: "", needsReason: false, yes: "",
    send: (arbiter) => change({ do: "play_off", seats: fields.map(numberIn).filter(Boolean), result, arbiter }),
    fill: (box, yes) => {
      fields = ["cup_seat_first", "cup_seat_other"].map((key) => playerField(say(key), box, tournament));
      const row = element("div", "", box, "choices");
      for (const [said, words] of [["1-0", "1 – 0"], ["draw", "½ – ½"], ["0-1", "0 – 1"]]) button(words, row, () => { result = said; yes(); });
    },
  });
}
