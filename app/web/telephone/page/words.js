// @ts-check The pages' texts in the reader's language. The server makes the tables from words.json
// and the translations. For an entry with forms, the number at {n} selects the form.

import { en, languages } from "/page/words/en.js";

/** @typedef {string | {one?: string, few?: string, many?: string, other: string}} Entry */

/** The name of each language in that language, by its code. */
export { languages };

/** Texts by language and key: English, and the languages that the reader has chosen. @type {{[language: string]: {[key: string]: Entry}}} */
export const words = { en };

/** Loads a language. Its entries are in the order of the English keys. @param {string} code */
async function load(code) {
  if (code in words) return;
  const list = /** @type {Entry[]} */ ((await import(`/page/words/${code}.js`))[code]);
  words[code] = Object.fromEntries(Object.keys(en).map((key, k) => [key, list[k]]));
}

const kRemembered = "umpire-language";

function remembered() {
  try {
    return localStorage.getItem(kRemembered) || "";
  } catch {
    return ""; // a private window may not store anything
  }
}

/**
 * Returns the language of the address (?lang=hu), else the language chosen before, else the
 * browser's first supported language.
 */
function firstLanguage() {
  const query = new URLSearchParams(location.search);
  const wanted = [query.get("lang") || query.get("language") || "", remembered(), ...navigator.languages, navigator.language];
  return wanted.map((each) => each.slice(0, 2).toLowerCase()).find((each) => each in languages) || "en";
}

let spoken = firstLanguage();
await load(spoken).catch(() => spoken = "en");
export const language = () => spoken;

/** @param {string} code */
export async function speak(code) {
  await load(code);
  spoken = code;
  try {
    localStorage.setItem(kRemembered, spoken);
  } catch {
    // a private window may not store anything
  }
}

/** @param {string} key */
export const knows = (key) => key in words.en;

/** Returns the rest of each key that begins with `beginning`, in the order of the words: the games for "game: ". @param {string} beginning */
export const keysAfter = (beginning) => Object.keys(words.en).filter((key) => key.startsWith(beginning)).map((key) => key.slice(beginning.length));

const beforeUnit = /(?<=\d) (?=(%|±|mm|cm|s|min|MB|мм|см|с|мин|МБ)(?!\p{L}))/gu;
/** Keeps a number and its unit on one line: "40 %", "0.7 ± 1.2". @param {string} text */
export const unbroken = (text) => text.replace(beforeUnit, "\u00a0").replace(/± (?=\d)/g, "±\u00a0");

/**
 * Returns the entry in the current language, with the values inserted at {their names}.
 * @param {string} key
 * @param {{[name: string]: string | number}} [values]
 */
export function say(key, values = {}) {
  const entry = words[spoken][key];
  const forms = /** @type {{[form: string]: string}} */ (typeof entry === "string" ? { other: entry } : entry);
  const form = forms[new Intl.PluralRules(spoken).select(Number(values.n || 0))] || forms.other;
  return unbroken(form.replace(/\{(\w+)\}/g, (_, name) => String(values[name])));
}

/** Formats millimetres as the current language writes them, with a minus sign (−) for a hyphen. @param {number} mm @param {number} [digits] */
export function number(mm, digits = 1) {
  return new Intl.NumberFormat(spoken, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(mm).replace("-", "\u2212");
}

/** @param {string} text */
export const capital = (text) => text ? text[0].toUpperCase() + text.slice(1) : "";

/** The players' own names, by side. @type {{[player: string]: string}} */
let named = {};
/** @param {{[player: string]: string}} names */
export function callPlayers(names) {
  named = names;
}

/**
 * Returns a player's own name, else the side's name. An unknown side stays unchanged.
 * @param {string} player "roman", "roman, gaul"
 */
export const side = (player) => player.split(", ").map((each) => Object.hasOwn(named, each) ? named[each] : capital(knows("player: " + each) ? say("player: " + each) : each)).join(", ");

/** Returns the noun after a number, such as "towers". @param {string} what @param {number} n */
export const counted = (what, n) => knows("count: " + what) ? say("count: " + what, { n }) : what;

/** Formats 75 s as "1:15". @param {number} seconds */
export function duration(seconds) {
  const whole = Math.floor(seconds), two = (/** @type {number} */ each) => String(each).padStart(2, "0");
  const hours = Math.floor(whole / 3600), minutes = Math.floor(whole / 60) % 60;
  return (hours > 0 ? hours + ":" + two(minutes) : String(minutes)) + ":" + two(whole % 60);
}
