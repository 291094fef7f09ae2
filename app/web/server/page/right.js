// @ts-check Corrects the record by a tap on the board: shows the possible corrections of the place
// and sends the chosen one.

import { swatch, trackName } from "/page/drawing.js";
import { ask, one, translated } from "/page/feed.js";
import { button, byId, element, fadeEdges } from "/page/elements.js";
import { say, side } from "/page/words.js";

/** @typedef {{aspect: string, value: string, value_message?: any, from: string, correct: string, likely: boolean}} Correction */

const kMostLikely = 5, kAskEvery = 200, kPatience = 6000;

const box = () => byId("right");
/** The correction of a piece that lies elsewhere, while its place is still missing. */
let unplaced = "";
let chosen = "";
let asked = 0; // number of the newest tap, which alone is answered
/** @type {(line: string) => Promise<boolean>} */
let speak = async () => false;
/** @type {() => void} */
let changed = () => {};

/** Returns the place whose panel is open. */
export const chosenPlace = () => chosen;

/**
 * @param {(line: string) => Promise<boolean>} says sends a line; false: it was not accepted
 * @param {() => void} moved called when another spot is chosen
 */
export function beginPuttingRight(says, moved) {
  speak = says;
  changed = moved;
}

export function closeRight() {
  ++asked;
  unplaced = chosen = "";
  box().hidden = true;
  changed();
}

/** @param {string} place */
function choose(place) {
  chosen = place;
  changed();
}
/** Opens the panel with its title and the way out. Returns the part below, which scrolls if it has no room. @param {string} title */
function open(title) {
  box().hidden = false;
  box().replaceChildren();
  const head = element("div", "", box(), "row"), body = element("div", "", box(), "body");
  element("p", title, head);
  button(say("leave"), head, closeRight);
  fadeEdges(body);
  requestAnimationFrame(uncover);
  return body;
}
/** Scrolls so that the tapped place stays visible above the panel. */
function uncover() {
  const place = document.querySelector("#board .chosen")?.getBoundingClientRect(), covered = box().closest("footer").getBoundingClientRect();
  if (place && place.bottom > covered.top && place.left < covered.right) scrollBy({ top: place.bottom - covered.top + 24 });
}
/** The places of a map in words, such as "on the South wall", by their names. @typedef {Map<string, string>} Places */

/** Returns the places for which the board has words. @param {any} board @returns {Promise<Places>} */
export async function placesOf(board) {
  const spots = (board.spots || []).filter((/** @type {any} */ each) => each.at), said = await translated(spots.map((/** @type {any} */ each) => one(each, "at")));
  return new Map(spots.map((/** @type {any} */ each, /** @type {number} */ k) => [each.name, said[k]]));
}
/** Says something of a place: `keyAt` with its words, or else `key` with its name. @param {Places} places @param {string} key @param {string} keyAt @param {string} name */
export const sayOf = (places, key, keyAt, name) => say(places.has(name) ? keyAt : key, { w: places.get(name) || name });

/** @param {string} line */
async function correct(line) {
  if (await speak("correct " + line)) closeRight();
}

/** If several players have to act, asks which of them resigns. @param {string[]} players */
export function askWhoGivesUp(players) {
  choose("");
  const row = element("div", "", open(say("resign")), "row");
  for (const player of players) button(side(player), row, async () => { if (await speak("resign " + player)) closeRight(); });
}

/** @param {string} cell @param {any} state */
function askCell(cell, state) {
  choose(cell);
  const panel = open(say("really", { w: cell }));
  button(say("nothing"), element("div", "", panel, "row"), () => correct(`${cell} empty`));
  state.score.forEach((/** @type {any} */ score, /** @type {number} */ seat) => {
    const { player, counts } = score;
    const heading = element("h3", "", panel), highest = counts.some((/** @type {any} */ each) => each.what === "catapults") ? 3 : 2;
    swatch(heading, score, seat, 18);
    heading.append(" " + side(player));
    const row = element("div", "", panel, "row");
    for (let height = 1; height <= highest; ++height) button(String(height), row, () => correct(`${cell} ${player} ${height}`)).setAttribute("aria-label", side(player) + " " + height);
  });
}

/** @param {any} galley */
function askGalley(galley) {
  choose(galley.name);
  const panel = open(say("really_galley", { w: galley.name })), most = 9;
  const fields = [["port", galley.oars.port], ["starboard", galley.oars.starboard], ["masts", galley.masts]].map(([key, value]) => {
    const label = element("label", say(key), panel), field = element("select", "", label);
    for (let k = 0; k <= most; ++k) element("option", String(k), field);
    field.value = String(value);
    field.id = "right-" + key;
    return field;
  });
  const row = element("div", "", panel, "row");
  button(say("correct"), row, () => correct(galley.name + " " + fields.map((each) => each.value).join("/"))).className = "first";
}

/** Asks for the right number on a track beside the board. @param {any} track */
export function askTrack(track) {
  ++asked;
  const panel = open(say("really_is", { w: trackName(track.key) })), row = element("div", "", panel, "row");
  for (let value = track.least; value <= track.most; ++value)
    button(String(value), row, () => value === track.value ? closeRight() : correct(`${track.key}=${value}`), value === track.value);
}

/** @param {Correction} each @param {string} value in the reader's language @param {Places} places */
function optionText(each, value, places) {
  switch (each.aspect) {
  case "gone": return say("nothing");
  case "place": return sayOf(places, "lies_on", "lies_at", each.value);
  case "arrival": return say("arrival", { v: value, w: places.get(each.from) || each.from });
  case "owner": return side(value);
  case "entrenchment": return value ? say("entrenchment", { v: value, p: side(each.from) }) : say("no_entrenchment");
  default: return value;
  }
}
/** Returns the title of a correction's group; empty: it has no group. @param {Correction} each */
const titleOf = (each) => ["gone", "place"].includes(each.aspect) ? "" : say("about_" + each.aspect, { p: side(each.from) });

/** @param {any} piece @param {Element} panel @param {(each: Correction) => string} text */
function addCorrections(piece, panel, text) {
  const alone = element("div", "", panel, "row");
  /** @type {Map<string, Element>} */
  const groups = new Map();
  for (const each of piece.corrections) {
    const title = titleOf(each);
    if (title && !groups.has(title)) {
      const group = element("details", "", panel);
      element("summary", title, group);
      groups.set(title, element("div", "", group, "row"));
    }
    button(text(each), groups.get(title) || alone, () => correct(each.correct));
  }
  if (piece.elsewhere) button(say("elsewhere"), alone, () => {
    unplaced = piece.elsewhere;
    open(say("tap_there"));
  });
  if (alone.childElementCount === 0) alone.remove();
}

/** @param {any} offer @param {any} board */
async function showOffer(offer, board) {
  const mine = asked;
  const values = offer.pieces.flatMap((/** @type {any} */ piece) => [{ text: piece.name, form: piece.name_message },
    ...piece.corrections.map((/** @type {Correction} */ each) => ({ text: each.value, form: each.value_message }))]);
  const said = new Map((await translated(values)).map((each, k) => [values[k].text, each])), places = await placesOf(board);
  if (mine !== asked) return;
  const text = (/** @type {Correction} */ each) => optionText(each, said.get(each.value) || "", places);
  const panel = open(sayOf(places, "really", "really_at", offer.where)), likely = element("div", "", panel, "row");
  for (const piece of offer.pieces)
    for (const each of piece.corrections.filter((/** @type {Correction} */ one) => one.likely).slice(0, kMostLikely)) {
      const whole = [said.get(piece.name) || "", titleOf(each), text(each)].filter(Boolean).join(": ");
      button("✔ " + say("as_seen", { w: whole }), likely, () => correct(each.correct)).className = "first";
    }
  if (likely.childElementCount === 0) likely.remove();
  for (const piece of offer.pieces.filter((/** @type {any} */ each) => each.corrections.length > 0 || each.elsewhere)) {
    const isOnly = offer.pieces.length === 1, name = said.get(piece.name) || (isOnly ? "" : say("another"));
    const part = isOnly ? panel : element("details", "", panel);
    if (name) element(isOnly ? "h3" : "summary", name, part);
    addCorrections(piece, part, text);
  }
  if (offer.pieces.length === 0) element("div", say("nothing_wrong"), panel);
}

/** Requests the referee's possible corrections of a place. @param {any} spot @param {any} state */
async function askSpot(spot, state) {
  const mine = ++asked;
  choose(spot.name);
  const newest = Math.max(0, ...state.offers.map((/** @type {any} */ each) => each.number));
  open(say("one_moment"));
  if (!await speak("point " + spot.spot)) return;
  for (let waited = 0; waited < kPatience; waited += kAskEvery) {
    await new Promise((done) => setTimeout(done, kAskEvery));
    if (mine !== asked) return;
    const answer = await ask("/state").catch(() => null);
    const offers = answer && answer.ok ? (await answer.json()).offers : [];
    const offer = offers.find((/** @type {any} */ each) => each.where === spot.name && each.number > newest);
    if (mine !== asked) return;
    if (offer) return showOffer(offer, state.board);
  }
  open(say("no_offer"));
}

/** @param {import("/page/drawing.js").Tapped} tapped @param {any} state */
export function tapped({ kind, name, thing }, state) {
  if (unplaced) {
    correct(unplaced + name);
    return;
  }
  ++asked;
  if (kind === "cell") askCell(name, state);
  else if (kind === "galley") askGalley(thing);
  else askSpot(thing, state);
}
