// @ts-check
// The page on a player's phone. For the code of the slip, it shows the player's pairing in the
// newest round, and the results that the players of the table have reported. It uses nothing from
// the pages of spectators, who may see a round later.

import { button, byId, element } from "/page/elements.js";
import { ask } from "/page/feed.js";
import { language, say } from "/page/words.js";
import { reportedWords, resultOf } from "/hall/hall.js";

const kEvery = 4000, kRemembered = "umpire-report"; // time between two requests, in milliseconds
let code = "", isCorrecting = false, isSilent = false, shown = "";
/** The club's last answer to the code; null before the first. @type {any} */
let opened = null;

/** Returns the stored code of this phone's player, so that the next round opens by itself; empty if none is stored. @returns {string} */
function remembered() {
  try {
    const kept = JSON.parse(localStorage.getItem(kRemembered) || "null");
    return kept && kept.code || "";
  } catch {
    return "";
  }
}
/** @param {string} its empty: forgets it */
function remember(its) {
  try {
    if (its) localStorage.setItem(kRemembered, JSON.stringify({ code: its }));
    else localStorage.removeItem(kRemembered);
  } catch {
    // a private window may not store anything
  }
}

/** @param {string} key */
const wrong = (key) => { byId("wrong").textContent = key ? "▲ " + say(key) : ""; };
/** Keys of the messages for refused requests, by the answer's HTTP status. */
const kRefusals = { 403: "report_wrong_code", 404: "report_over", 409: "report_has_result", 429: "report_too_many" };

/** @param {any} answer */
const gameOf = (answer) => answer && [answer.id, answer.round, answer.table].join();

/** Requests the pairing of the code, or reports a result. @param {string} [result] */
async function tell(result) {
  const typed = code, about = result ? { round: opened.round, table: opened.table, result } : {};
  try {
    const answer = await ask("/report/say?language=" + language(), { method: "POST", body: JSON.stringify({ code: typed, ...about }) });
    if (typed !== code) return;
    if (answer.ok) {
      const now = await answer.json();
      const isOther = gameOf(now) !== gameOf(opened);
      if (isOther) isCorrecting = false;
      if (isOther || isSilent || result) wrong("");
      isSilent = false;
      opened = now;
      remember(code);
    } else {
      const key = kRefusals[/** @type {keyof typeof kRefusals} */ (answer.status)];
      if (key) wrong(key);
      else byId("wrong").textContent = "▲ " + (await answer.text()).trim();
      if (answer.status === 403) leave();
      if (answer.status === 404 || answer.status === 409) await tell();
    }
  } catch {
    byId("wrong").textContent = "▲ " + say("silent");
    isSilent = true;
  }
  if (result) isCorrecting = false;
  show();
}

/** Forgets the player, so that another player may type a code. */
function leave() {
  remember("");
  opened = null;
  code = "";
  isCorrecting = false;
}

function showCode() {
  byId("state").textContent = "";
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

/** Shows the results that the player may report. @param {Element} box */
function showResults(box) {
  const all = opened.names, boards = opened.boards;
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

/** Returns the state of the reports in words. */
function stateWords() {
  const mine = opened.said[opened.seat];
  if (opened.state === "stands") return "✓ " + say("report_stands", { r: resultOf(opened) });
  if (opened.state === "differ") return "▲ " + say("report_differ");
  if (opened.state === "overdue") return "▲ " + say("report_overdue");
  if (mine) return say("report_waits", { r: reportedWords(mine, opened.names) });
  return say(opened.said.some(Boolean) ? "report_right" : "report_how");
}

function showOpened() {
  const box = byId("view"), hasGame = opened.state !== "no_game";
  byId("state").textContent = hasGame ? stateWords() : say("report_none");
  element("p", [say("report_you", { a: opened.name }), hasGame ? say("hall_table", { t: opened.table }) : ""].filter(Boolean).join(" · "), box, "soft");
  if (hasGame) showGame(box);
}

/** @param {Element} box */
function showGame(box) {
  const all = opened.names, mine = opened.said[opened.seat], said = opened.said.find((/** @type {string} */ each, /** @type {number} */ seat) => seat !== opened.seat && each);
  element("p", all.join(" – "), box);
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

/** Redraws only if something changed, because the player may be typing. */
function show() {
  const news = JSON.stringify([opened, isCorrecting]);
  if (news === shown) return;
  shown = news;
  byId("view").replaceChildren();
  byId("about").textContent = opened ? opened.tournament + (opened.round > 0 ? " · " + say("cup_round", { n: opened.round }) : "") : "";
  if (!opened) return showCode();
  showOpened();
  button(say("report_leave"), byId("view"), () => {
    leave();
    wrong("");
    show();
  }).id = "back";
}

async function goOn() {
  if (!document.hidden && !isCorrecting) {
    code = code || (opened ? "" : remembered());
    if (code) await tell();
    show();
  }
  setTimeout(goOn, kEvery);
}

document.documentElement.lang = language();
byId("title").textContent = say("report_title");
if (window.isSecureContext) goOn();
else wrong("report_insecure");
