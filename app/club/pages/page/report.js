// @ts-check
// A player's phone: the pairings, the own one by the code of the slip, and what all players of the table said of the result.

import { button, byId, element } from "/page/elements.js";
import { ask } from "/page/feed.js";
import { language, say } from "/page/words.js";
import { hasBoards, read, reportedWords, resultOf, seatNames } from "/hall/hall.js";

const kEvery = 4000, kRemembered = "umpire-report"; // milliseconds
/** What everybody may know of the tournament. @type {any} */
let cup = null;
/** The pairing that the player tapped. @type {any} */
let pairing = null;
let code = "", isCorrecting = false, shown = "";
/** What the club answered to the code. @type {any} */
let opened = null;

/** Which player of which tournament this phone is, so that the next round opens by itself. @returns {{cup: number, player: number, code: string} | null} */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(kRemembered) || "null");
  } catch {
    return null;
  }
}
/** @param {{cup: number, player: number, code: string} | null} who */
function remember(who) {
  try {
    if (who) localStorage.setItem(kRemembered, JSON.stringify(who));
    else localStorage.removeItem(kRemembered);
  } catch {
    // a private window
  }
}

const pairings = () => cup && cup.tournament && cup.round > 0 ? cup.tournament.rounds[0].filter((/** @type {any} */ each) => each.bye === null) : [];
/** The pairing as the club has it now. */
const newest = () => pairings().find((/** @type {any} */ each) => each.table === pairing.table) || pairing;
const names = () => seatNames(cup.tournament, pairing);

/** @param {string} key */
const wrong = (key) => { byId("wrong").textContent = key ? "▲ " + say(key) : ""; };
/** By the answer's status. */
const kRefusals = { 403: "report_wrong_code", 404: "report_over", 409: "report_has_result", 429: "report_too_many" };

/** Looks at the pairing by the code, or says a result. @param {string} [result] */
async function tell(result) {
  const asked = pairing, typed = code;
  try {
    const answer = await ask("/report/say", { method: "POST", body: JSON.stringify({ round: cup.round, table: asked.table, code: typed, ...(result ? { result } : {}) }) });
    if (asked !== pairing || typed !== code) return;
    if (answer.ok) {
      opened = await answer.json();
      remember({ cup: cup.id, player: opened.player, code });
      wrong("");
    } else {
      const key = kRefusals[/** @type {keyof typeof kRefusals} */ (answer.status)];
      if (key) wrong(key);
      else byId("wrong").textContent = "▲ " + (await answer.text()).trim();
      if (answer.status === 403) {
        remember(null);
        opened = null;
        code = "";
      }
      if (answer.status === 404) leave();
      if (answer.status === 409) await tell();
    }
  } catch {
    byId("wrong").textContent = "▲ " + say("silent");
  }
  if (result) isCorrecting = false;
  if (opened && opened.state === "stands") await readCup();
  show();
}

function leave() {
  pairing = opened = null;
  code = "";
  isCorrecting = false;
}

/** @param {any} each */
function choose(each) {
  leave();
  wrong("");
  pairing = each;
  show();
}

function showList() {
  byId("state").textContent = pairings().length > 0 ? say("report_choose") : say("report_none");
  const list = element("div", "", byId("view"), "choices");
  for (const each of pairings()) {
    const result = resultOf(each), card = button("", list, () => choose(each));
    element("b", say("hall_table", { t: each.table }), card);
    element("span", seatNames(cup.tournament, each).join(" – ") + (result ? " · " + result : ""), card);
  }
}

function showCode() {
  byId("state").textContent = say("hall_table", { t: pairing.table }) + " · " + names().join(" – ");
  const form = element("form", "", byId("view"), "asked"), input = element("input", "", element("label", say("report_code"), form));
  for (const [name, value] of [["id", "code"], ["maxlength", "12"], ["autocapitalize", "characters"], ["autocomplete", "off"], ["spellcheck", "false"], ["placeholder", "XXXX-XXXX"]])
    input.setAttribute(name, value);
  const yes = element("button", say("report_open"), form, "first");
  yes.id = "open";
  form.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    code = input.value.trim();
    if (code) tell();
  });
}

/** What the player may say. @param {Element} box */
function showResults(box) {
  const all = names(), boards = hasBoards(cup.tournament, pairing);
  const row = element("div", "", box, "choices");
  row.id = "results";
  if (boards === 0 && all.length === 2) {
    for (const result of ["1-0", "draw", "0-1"]) button(reportedWords(result, all), row, () => tell(result));
    return;
  }
  const fields = all.map((/** @type {string} */ name) => {
    const input = element("input", "", element("label", say(boards > 0 ? "report_boards" : "report_place", { a: name }), row));
    for (const [key, value] of [["type", "number"], ["inputmode", "decimal"], ["min", boards > 0 ? "0" : "1"], ["step", boards > 0 ? "0.5" : "1"], ["max", String(boards || all.length)]])
      input.setAttribute(key, value);
    return input;
  });
  button(say("cup_say"), row, () => tell(fields.map((/** @type {any} */ each) => each.value).join(boards > 0 ? ":" : ",")));
}

/** What follows from what was said. */
function stateWords() {
  const mine = opened.said[opened.seat], all = names();
  if (opened.state === "stands") return "✓ " + say("report_stands", { r: resultOf(newest()) });
  if (opened.state === "differ") return "▲ " + say("report_differ");
  if (opened.state === "overdue") return "▲ " + say("report_overdue");
  if (mine) return say("report_waits", { r: reportedWords(mine, all) });
  return say(opened.said.some(Boolean) ? "report_right" : "report_how");
}

function showOpened() {
  const all = names(), mine = opened.said[opened.seat], said = opened.said.find((/** @type {string} */ each, /** @type {number} */ seat) => seat !== opened.seat && each), box = byId("view");
  byId("state").textContent = stateWords();
  element("p", [say("report_you", { a: all[opened.seat] }), say("hall_table", { t: pairing.table })].join(" · "), box, "soft");
  const list = element("ul", "", box);
  opened.said.forEach((/** @type {string} */ each, /** @type {number} */ seat) => {
    if (each) element("li", say("report_says", { a: all[seat], r: reportedWords(each, all) }), list);
  });
  if (opened.state === "stands") return;
  const isAsked = said && said !== mine;
  if (isAsked) {
    const yes = button(say("report_confirm", { r: reportedWords(said, all) }), box, () => tell(said));
    yes.className = "first";
    yes.id = "confirm";
  }
  if ((!mine && !said) || isCorrecting) showResults(box);
  else button(say(mine ? "report_again" : "report_not_so"), box, () => { isCorrecting = true; show(); }).id = "other";
}

/** Nothing is drawn anew where nothing is new: somebody may be typing. */
function show() {
  const news = JSON.stringify([cup && cup.round, pairing, opened, isCorrecting, pairing ? resultOf(newest()) : cup]);
  if (news === shown) return;
  shown = news;
  byId("view").replaceChildren();
  byId("about").textContent = cup && cup.tournament ? cup.name + (cup.round > 0 ? " · " + say("cup_round", { n: cup.round }) : "") : "";
  if (!pairing) showList();
  else if (!opened) showCode();
  else showOpened();
  if (pairing) button(say(opened ? "report_leave" : "hall_back"), byId("view"), () => {
    if (opened) remember(null);
    leave();
    wrong("");
    show();
  }).id = "back";
}

async function readCup() {
  const answer = await read("/standings");
  if (answer && answer.refused) byId("wrong").textContent = "▲ " + answer.refused;
  if (!answer || answer.refused) return;
  if (cup && (cup.id !== answer.id || cup.round !== answer.round)) leave();
  cup = answer;
}

async function goOn() {
  if (!document.hidden) {
    if (!opened || opened.state === "stands") await readCup();
    if (opened && !isCorrecting && !(opened.state === "stands" && resultOf(newest()))) await tell();
    const me = remembered();
    const mine = !pairing && me && cup && me.cup === cup.id ? pairings().find((/** @type {any} */ each) => each.seats.includes(me.player)) : null;
    if (mine && me) {
      pairing = mine;
      code = me.code;
      await tell();
    }
    show();
  }
  setTimeout(goOn, kEvery);
}

document.documentElement.lang = language();
byId("title").textContent = say("report_title");
if (window.isSecureContext) goOn();
else wrong("report_insecure");
