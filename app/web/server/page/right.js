// @ts-check Corrects the record by a tap on the board: shows the possible corrections of the place
// and sends the chosen one.

import { swatch, trackName } from "/page/drawing.js";
import { ask, translated } from "/page/feed.js";
import { button, byId, element } from "/page/elements.js";
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
/** @param {string} title */
function open(title) {
  box().hidden = false;
  box().replaceChildren();
  element("p", title, box());
  requestAnimationFrame(uncover);
  return box();
}
/** Scrolls so that the tapped place stays visible above the panel. */
function uncover() {
  const place = document.querySelector("#board .chosen")?.getBoundingClientRect(), covered = box().closest("footer").getBoundingClientRect();
  if (place && place.bottom > covered.top && place.left < covered.right) scrollBy({ top: place.bottom - covered.top + 24 });
}
/** @param {string} line */
async function correct(line) {
  if (await speak("correct " + line)) closeRight();
}
/** @param {Element} parent */
const leave = (parent) => button(say("leave"), parent, closeRight);

/** If several players have to act, asks which of them resigns. @param {string[]} players */
export function askWhoGivesUp(players) {
  choose("");
  const row = element("div", "", open(say("resign")), "row");
  for (const player of players) button(side(player), row, async () => { if (await speak("resign " + player)) closeRight(); });
  leave(row);
}

/** @param {string} cell @param {any} state */
function askCell(cell, state) {
  choose(cell);
  const panel = open(say("really", { w: cell }));
  const first = element("div", "", panel, "row");
  button(say("nothing"), first, () => correct(`${cell} empty`));
  leave(first);
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
  leave(row);
}

/** Asks for the right number on a track beside the board. @param {any} track */
export function askTrack(track) {
  ++asked;
  const panel = open(say("really_is", { w: trackName(track.key) })), row = element("div", "", panel, "row");
  for (let value = track.least; value <= track.most; ++value)
    button(String(value), row, () => value === track.value ? closeRight() : correct(`${track.key}=${value}`), value === track.value);
  leave(row);
}

/** @param {Correction} each @param {string} value in the reader's language */
function optionText(each, value) {
  switch (each.aspect) {
  case "gone": return say("nothing");
  case "place": return say("lies_on", { w: value });
  case "arrival": return say("arrival", { v: value, w: each.from });
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
    leave(element("div", "", open(say("tap_there")), "row"));
  });
  if (alone.childElementCount === 0) alone.remove();
}

/** @param {any} offer */
async function showOffer(offer) {
  const mine = asked;
  const values = offer.pieces.flatMap((/** @type {any} */ piece) => [{ text: piece.name, form: piece.name_message },
    ...piece.corrections.map((/** @type {Correction} */ each) => ({ text: each.value, form: each.value_message }))]);
  const said = new Map((await translated(values)).map((each, k) => [values[k].text, each]));
  if (mine !== asked) return;
  const text = (/** @type {Correction} */ each) => optionText(each, said.get(each.value) || "");
  const panel = open(say("really", { w: offer.where })), likely = element("div", "", panel, "row");
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
  leave(element("div", "", panel, "row"));
}

/** Requests the referee's possible corrections of a place. @param {any} spot @param {any} state */
async function askSpot(spot, state) {
  const mine = ++asked;
  choose(spot.name);
  const newest = Math.max(0, ...state.offers.map((/** @type {any} */ each) => each.number));
  leave(element("div", "", open(say("one_moment")), "row"));
  if (!await speak("point " + spot.spot)) return;
  for (let waited = 0; waited < kPatience; waited += kAskEvery) {
    await new Promise((done) => setTimeout(done, kAskEvery));
    if (mine !== asked) return;
    const answer = await ask("/state").catch(() => null);
    const offers = answer && answer.ok ? (await answer.json()).offers : [];
    const offer = offers.find((/** @type {any} */ each) => each.where === spot.name && each.number > newest);
    if (mine !== asked) return;
    if (offer) return showOffer(offer);
  }
  leave(element("div", "", open(say("no_offer")), "row"));
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
