// @ts-check The arbiter's page: the open calls, all tables, and rulings with their reasons.

import { drawBoard, showDrawing } from "/page/drawing.js";
import { ask, one, translated } from "/page/feed.js";
import { button, byId, element } from "/page/elements.js";
import { showFilm } from "/page/film.js";
import { asSentence } from "/page/told.js";
import { language, languages, say, speak } from "/page/words.js";
import { askArbiter, sayAsking } from "/hall/asking.js";
import { hearCalls, keepKeyboard, sayAttention } from "/hall/attention.js";
import { gameName, gameWords, inOrder, read } from "/hall/hall.js";
import { reportCalls, sayTournament } from "/hall/tournament.js";
import { sayWitnesses, watchSeals } from "/hall/witnesses.js";

// kEvery, kSoon: milliseconds between two requests for the tables, and for a picture of a film.
// kSilent: seconds of silence after which a table is shown as stuck. kMany: number of tables above
// which all tables are shown small.
const kEvery = 400, kSoon = 60, kSilent = 30, kMany = 24;
/** @type {Map<string, any>} */
const tables = new Map();
let version = 0, run = 0, shownTable = "", isAnswered = false;
/** @type {any} */
let server = null;
let refusal = "";

/** Returns the seconds since the last message of a table. @param {any} table */
const silence = (table) => table.silent_s + (performance.now() - table.cameAt) / 1000;

/**
 * Tells whether nobody plays at the table: the referee said goodbye, or has seen no action yet.
 * @param {any} table
 */
const isFree = (table) => table.there ? Boolean(table.state && !table.state.over && table.state.ply === 0 && table.state.watching.frame_age_s === null) : table.left;

/** Tells whether the table's referee is gone without a goodbye. @param {any} table */
const isGone = (table) => !table.there && !isFree(table);

/** Lists the table's troubles that a ruling cannot mend. @param {any} table @returns {string[]} */
function troubles(table) {
  const age = silence(table), all = [];
  if (isGone(table)) all.push(say("hall_gone"));
  else if (table.there && age > kSilent) all.push(say("hall_stuck", { n: Math.round(age) }));
  if (table.referees > 1) all.push(say("hall_two_referees"));
  if (table.clock_wrong) all.push(say("hall_clock", { n: Math.round(Math.abs(table.clock_off_s) / 60) }));
  const isOver = table.state && table.state.over;
  if (table.there && !isFree(table) && !isOver && table.state && gameWords(table.state, age, true).heart.look === "blind")
    all.push(gameWords(table.state, age, true).heart.words);
  return isOver && !table.there ? [] : all;
}

/**
 * Lists the arbiter's possible answers to a call: for each, its command and its button's words.
 * @param {any} call
 */
function answersTo(call) {
  const seen = ["", say("hall_stays")], undo = ["undo 1", say("hall_undo")];
  if (call.about === "too_close")
    return call.choices.slice(0, 4).map((/** @type {any} */ choice, /** @type {number} */ k) => ["choose " + (k + 1), choice.said]);
  if (call.about === "no_time") return [["resign " + call.player, say("hall_lost_on_time")], ["", say("hall_come")], seen];
  if (call.about === "called") return [["", say("hall_come")], seen, ...(call.moved ? [undo] : [])];
  return [seen, undo];
}

/** Says which move a call is about, and what is said of it. @param {any} call */
const wordsOf = (call) => [call.moved, call.said].filter(Boolean).join(" · ");

/** Says what a call's board shows; empty: it is the board as it stands. @param {any} call */
const captionOf = (call) => call.about === "differs" ? say("hall_of_record")
  : !(call.moved || call.about === "too_close") ? "" : say(call.drawn === "after" ? "hall_after_move" : "hall_before_move");

/** @param {any} table @param {any} call @returns {number} the seconds since the call's event */
const waited = (table, call) => Math.max(0, (performance.now() - call.cameAt) / 1000, table.state ? table.state.time_s - call.time_us / 1e6 + silence(table) : 0);

/** @param {any} table @param {any} call @param {string} command @param {string} label */
const rule = (table, call, command, label) => askArbiter({
  title: say("hall_table", { t: table.table }) + ": " + label,
  text: call ? wordsOf(call) : "",
  why: say("hall_why"),
  needsReason: true,
  yes: say("hall_rule"),
  send: (arbiter, because) => ask("/rule?language=" + language(), {
    method: "POST",
    body: JSON.stringify({ table: table.table, record: table.record, about: call ? call.number : 0, command, because, arbiter }),
  }),
});

/**
 * Returns the table's picture with that hash, as soon as it has arrived.
 * @param {any} table
 * @param {string} hash
 * @param {number} every milliseconds
 */
async function evidence(table, hash, every) {
  for (;;) {
    const answer = await ask("/evidence?table=" + encodeURIComponent(table.table) + "&hash=" + hash + "&language=" + language());
    if (answer.status !== 202) return answer;
    await new Promise((wake) => setTimeout(wake, every)); // the picture is on its way
  }
}

let endFilm = () => {};
/**
 * Plays the film of the moments before the call, which arrives frame by frame.
 * @param {any} table
 * @param {any} call
 */
async function watch(table, call) {
  const view = byId("film_view"), kPlace = 0.2; // seconds from frame to frame
  endFilm();
  view.replaceChildren();
  element("p", say("hall_table", { t: table.table }) + " · " + wordsOf(call), view);
  byId("film").showModal();
  try {
    const answer = await evidence(table, call.moments, kEvery), text = (await answer.text()).trimEnd();
    if (!answer.ok) {
      element("p", text, view);
      return;
    }
    const frames = text.split("\n").map((hash, place) => ({ hash, place })).filter((frame) => frame.hash), last = frames[frames.length - 2].place;
    endFilm = showFilm(view, frames.map((frame) => Math.max(0, last - frame.place) * kPlace), (frame) => evidence(table, frames[frame].hash, kSoon));
  } catch {
    element("p", say("silent"), view);
  }
}

/**
 * Shows the picture that the call is based on.
 * @param {any} table
 * @param {any} call
 * @param {Element} card
 */
async function showEvidence(table, call, card) {
  const box = element("div", "", card, "evidence");
  try {
    const answer = await evidence(table, call.picture, kEvery);
    if (!answer.ok) {
      box.textContent = (await answer.text()).trim();
      return;
    }
    const picture = element("img", "", box);
    picture.src = URL.createObjectURL(await answer.blob());
    picture.onload = () => URL.revokeObjectURL(picture.src);
    picture.alt = wordsOf(call);
  } catch {
    box.textContent = say("silent");
  }
}

/** Shows the open calls, the oldest first, and then the tables in trouble. */
function showCalls() {
  const reports = reportCalls();
  const key = JSON.stringify([language(), reports, ...inOrder([...tables.values()]).map((each) => [each.table, each.calls, troubles(each).map((line) => line.replace(/\d+/g, ""))])]);
  if (byId("calls").dataset.key !== key) {
    byId("calls").dataset.key = key;
    keepKeyboard(() => writeCalls(reports));
  }
  for (const card of document.querySelectorAll(".call")) {
    const minutes = Math.floor((/** @type {any} */ (card).waited?.() || 0) / 60), told = card.querySelector(".waits");
    if (told) told.textContent = minutes > 0 ? say("hall_waits", { n: minutes }) : "";
  }
}

/** @param {string} name of the call @param {string} title @returns {any} the card of a call */
function callCard(name, title) {
  const card = element("article", "", byId("calls"), "call"), head = element("div", "", card, "head");
  card.dataset.call = name;
  element("h2", title, head);
  element("span", "", head, "waits");
  return card;
}

/** @param {any[]} reports players' reports that an arbiter has to settle */
function writeCalls(reports) {
  byId("calls").replaceChildren();
  const waiting = [...tables.values()].flatMap((table) => table.calls.map((/** @type {any} */ call) => ({ table, call })));
  waiting.sort((a, b) => waited(b.table, b.call) - waited(a.table, a.call));
  for (const { table, call } of waiting) {
    const isAsked = call.about === "too_close" && call.said; // the question is the title
    const card = callCard(table.table + " " + call.number, "? " + say("hall_table", { t: table.table }) + " · " + (isAsked ? call.said : say("hall_about: " + call.about)));
    card.waited = () => waited(table, call);
    if (call.moved) element("p", call.moved, card, "moved");
    if (call.said && !isAsked) element("p", call.said, card);
    const views = element("div", "", card, "views"), board = element("figure", "", views), caption = captionOf(call);
    const hasBoard = call.drawing && (call.about !== "called" || call.moved); // a player may call about anything
    if (hasBoard) showDrawing(call.drawing, element("div", "", board, "board"));
    if (hasBoard && caption) element("figcaption", caption, board, "soft");
    if (!hasBoard) board.remove();
    if (call.picture) showEvidence(table, call, views);
    const row = element("div", "", card, "row");
    for (const [command, label] of answersTo(call)) button(label, row, () => rule(table, call, command, label));
    if (call.about !== "too_close") row.firstElementChild?.classList.add("first"); // the usual answer; no candidate is
    if (call.moments) button(say("film_show"), row, () => watch(table, call));
    button(say("hall_open"), row, () => open(table.table));
  }
  for (const call of reports) {
    const card = callCard(call.table + " " + call.about, "? " + (call.table ? say("hall_table", { t: call.table }) + " · " : "") + say("hall_about: " + call.about));
    if (call.text) element("p", call.text, card);
    if (call.enter) button(say("cup_enter"), element("div", "", card, "row"), call.enter).className = "first";
  }
  const wrong = inOrder([...tables.values()]).flatMap((table) => troubles(table).map((line) => ({ table, line })));
  for (const { table, line } of wrong) {
    const card = callCard(table.table + " " + line.replace(/\d+/g, ""), "▲ " + say("hall_table", { t: table.table }));
    card.classList.add("trouble");
    if (isGone(table)) card.waited = () => silence(tables.get(table.table) || table);
    element("p", line, card);
    button(say("hall_open"), element("div", "", card, "row"), () => open(table.table));
  }
  const count = waiting.length + reports.length + wrong.length, named = (/** @type {string} */ kind) => [...document.querySelectorAll(kind)].map((each) => /** @type {HTMLElement} */ (each).dataset.call || "");
  hearCalls(named(".call:not(.trouble)"), named(".call.trouble"));
  if (count === 0) element("p", "✓ " + say("hall_nothing"), byId("calls"), "nothing");
  byId("queue_title").textContent = say("hall_calls", { n: count });
  document.title = (count > 0 ? "(" + count + ") " : "") + "Umpire";
}

/**
 * The small board of each table, with the state that it shows.
 * @type {Map<string, {state: any, box: HTMLElement}>}
 */
const boards = new Map();
/**
 * Draws a table's board if its state is new. With many tables there is no room for boards.
 * @param {any} table
 * @param {HTMLElement} card
 */
function showBoard(table, card) {
  if (!table.state || tables.size > kMany) return;
  const known = boards.get(table.table) || { state: null, box: element("div", "", null, "small") };
  if (known.state !== table.state) drawBoard(table.state, known.box);
  boards.set(table.table, { ...known, state: table.state });
  card.append(known.box);
}

/** @param {any} table @param {HTMLElement} card */
function fill(table, card) {
  const age = silence(table), trouble = troubles(table);
  card.className = "table" + (trouble.length > 0 ? " trouble" : table.calls.length > 0 ? " waits" : isFree(table) ? " free" : "");
  card.replaceChildren();
  element("b", table.table, card, "number");
  const box = element("div", "", card, "words");
  element("div", gameName(table.game), box, "game");
  if (table.state) {
    const said = gameWords(table.state, age, table.there);
    for (const each of said.players)
      element("div", isFree(table) ? each.name : (each.wins ? "★ " : each.moves ? "▶ " : "") + each.name + "  " + each.time, box, each.moves && !isFree(table) ? "moves" : "");
    element("div", said.move, box, "soft");
  }
  showBoard(table, card);
  const sign = trouble.length > 0 ? "▲ " + (isGone(table) ? say("hall_gone_short") : trouble[0]) : table.calls.length > 0 ? "? " + say("hall_calls", { n: table.calls.length })
    : table.state && table.state.over ? "★ " + say("game_over") : isFree(table) ? "○ " + say("hall_free") : table.state && table.state.paused ? "❚❚ " + say("paused") : "● " + say("watching");
  const line = element("div", sign.slice(0, sign.indexOf(" ")), card, "sign");
  element("span", sign.slice(sign.indexOf(" ")), line);
  card.setAttribute("aria-label", say("hall_table", { t: table.table }) + ", " + sign);
}

/** Updates the cards' words; the cards keep their places. */
function showTables() {
  const box = byId("tables");
  for (const table of inOrder([...tables.values()])) {
    let card = /** @type {HTMLElement | null} */ (box.querySelector(`[data-table="${CSS.escape(table.table)}"]`));
    if (!card) {
      card = /** @type {HTMLElement} */ (element("button", "", null));
      card.dataset.table = table.table;
      card.addEventListener("click", () => open(table.table));
      const after = [...box.children].find((each) => inOrder([{ table: each.dataset.table }, table])[0] === table);
      box.insertBefore(card, after || null);
    }
    fill(table, card);
  }
  box.classList.toggle("many", tables.size > kMany);
  byId("hall_title").textContent = tables.size > 0 ? say("hall_tables", { n: tables.size }) : say("hall_no_game");
}

/** @param {string} tableName */
function open(tableName) {
  shownTable = tableName;
  showDetail();
  if (!byId("detail").open) byId("detail").showModal();
}

function showDetail() {
  const table = tables.get(shownTable);
  if (!table) return;
  byId("detail_title").textContent = say("hall_table", { t: table.table }) + " · " + gameName(table.game);
  const said = table.state ? gameWords(table.state, silence(table), table.there) : null;
  byId("detail_words").textContent = said ? [said.heart.words, said.move, ...said.players.map((each) => each.name + " " + each.time)].join(" · ") : say("hall_no_state");
  if (table.state) drawBoard(table.state, byId("board"));
  else byId("board").replaceChildren();
  byId("faults").replaceChildren();
  for (const fault of table.faults) element("li", fault, byId("faults"));
  byId("detail_rule").replaceChildren();
  if (table.record)
    for (const [command, label] of [table.state?.paused ? ["resume", say("hall_resume")] : ["pause", say("hall_pause")], ["undo 1", say("hall_undo")], ["stands", say("hall_stands")], ["", say("hall_note")]])
      button(label, byId("detail_rule"), () => rule(table, null, command, label));
}

function showServer() {
  const lines = [];
  if (refusal) lines.push(refusal);
  else if (!isAnswered || !server) lines.push(say("hall_no_server"));
  else {
    if (!server.broker) lines.push(say("hall_no_broker"));
    if (!server.database) lines.push(say("hall_no_database"));
    if (server.certificate_ends) lines.push(server.certificate_days < 0 ? say("hall_certificate_over") : say("hall_certificate", { n: server.certificate_days }));
  }
  byId("server").className = lines.length > 0 ? "bad" : "";
  byId("server").textContent = lines.length > 0 ? "▲ " + lines.join(" · ") : "● " + say("hall_server");
}

/**
 * Stores a table's new state. Keeps each call's time of arrival, so that the oldest call stays
 * first. If the record gives no board, the call keeps the board that the table showed at its
 * arrival.
 * @param {any} table
 */
async function take(table) {
  const before = tables.get(table.table), known = new Map((before ? before.calls : []).map((/** @type {any} */ call) => [call.number, call]));
  table.cameAt = performance.now();
  for (const call of table.calls) {
    const earlier = known.get(call.number);
    call.cameAt = earlier?.cameAt ?? table.cameAt;
    call.drawing ??= earlier?.drawing ?? table.state?.drawing;
    const [moved, said, ...choices] = await translated([one(call, "move"), one(call, "text"), ...call.choices.map((/** @type {any} */ each) => one(each, "words"))]);
    Object.assign(call, { moved: asSentence(moved), said: asSentence(said) });
    choices.forEach((words, k) => { call.choices[k].said = asSentence(words); });
  }
  tables.set(table.table, table);
}

async function look() {
  const answer = await read(`/hall?after=${version}&run=${run}`);
  isAnswered = answer !== null;
  refusal = answer && answer.refused ? answer.refused : "";
  if (answer && answer.tables) {
    if (answer.run !== run) tables.clear();
    ({ version, run, server } = answer);
    for (const table of answer.tables) await take(table);
    if (answer.tables.some((/** @type {any} */ table) => table.table === shownTable) && byId("detail").open) showDetail();
  }
  showServer();
  showTables();
  showCalls();
  setTimeout(look, kEvery);
}

/** Selects the visible part of the page. @param {"tables" | "tournament"} part */
function show(part) {
  for (const each of ["tables", "tournament"]) {
    byId("part_" + each).hidden = each !== part;
    byId("show_" + each).setAttribute("aria-pressed", String(each === part));
  }
}

function showWords() {
  document.documentElement.lang = language();
  byId("tongue").setAttribute("aria-label", say("language"));
  byId("detail_close").textContent = byId("film_close").textContent = say("hall_close");
  byId("show_tables").textContent = say("cup_tables");
  sayAsking();
  sayAttention();
  sayTournament();
  sayWitnesses();
}

for (const [code, name] of Object.entries(languages)) element("option", name, byId("tongue")).value = code;
byId("tongue").value = language();
byId("tongue").addEventListener("change", async () => {
  await speak(byId("tongue").value);
  showWords();
  showDetail();
});
byId("show_tables").addEventListener("click", () => show("tables"));
byId("show_tournament").addEventListener("click", () => show("tournament"));
byId("film_close").addEventListener("click", () => byId("film").close());
byId("film").addEventListener("close", () => endFilm());
byId("detail_close").addEventListener("click", () => byId("detail").close());
showWords();
show("tables");
watchSeals();
look();
