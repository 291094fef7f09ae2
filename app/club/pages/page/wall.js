// @ts-check The wall's page: shows the public state of one table after the other.

import { drawBoard, fitBoard, swatch } from "/page/drawing.js";
import { byId, element } from "/page/elements.js";
import { newest, told } from "/page/told.js";
import { language, say } from "/page/words.js";
import { gameName, gameWords, inOrder, read, resultOf, seatNames, standingsTable } from "/hall/hall.js";
import { drawCode, readSeals, showSeals } from "/hall/witnesses.js";

const query = new URLSearchParams(location.search);
const kSeconds = Math.max(2, Number(query.get("seconds")) || 12);
document.documentElement.lang = language();

const isAll = query.get("tables") === "all";
/**
 * The scenes that the wall shows one after the other, before they begin again.
 * @type {(() => void | Promise<void>)[]}
 */
let round = [];
let next = 0;
/** Maximum number of rows that fit on a wall at once. */
const kRows = 14;
/** Maximum number of tables that fit on a wall at once. */
const kTiles = 12;

/** Functions that update the shown clocks. @type {(() => void)[]} */
let clocks = [];
setInterval(() => clocks.forEach((turn) => turn()), 500);

/** @param {string} title @param {string} footer */
function begin(title, footer) {
  clocks = [];
  byId("title").textContent = title;
  byId("round").textContent = footer;
  for (const id of ["sides", "call", "board", "all", "cup"]) byId(id).replaceChildren();
  byId("cup").classList.remove("reports");
}

/** Lists the tables at the foot, the shown table in bold. @param {any[]} all @param {string} shown */
function listTables(all, shown) {
  all.forEach(({ table }, k) => {
    byId("round").append(k > 0 ? " · " : say("cup_tables") + ": ");
    element(table === shown ? "b" : "span", table, byId("round"));
  });
}

/** @param {any} state @param {Element} parent @param {number} size */
function showSides(state, parent, size) {
  const shownAt = performance.now();
  const times = gameWords(state, 0, true).players.map((each, seat) => {
    const part = element("div", "", parent, "side" + (each.moves ? " moves" : ""));
    swatch(part, each, seat, size);
    element("b", each.name, part);
    element("span", each.wins ? "★ " + say("winner") : each.moves ? "▶ " + say("to_move") : "", part);
    return element("span", "", part);
  });
  const turn = () => gameWords(state, (performance.now() - shownAt) / 1000, true).players.forEach((each, seat) => {
    times[seat].textContent = each.time;
    times[seat].className = "time" + (each.left === null ? "" : each.left < 20 ? " limited nearly" : " limited");
  });
  clocks.push(turn);
  turn();
}

/** Shows the newest ruling of a game. @param {any} state @param {Element} parent @param {boolean} isShort */
async function showCall(state, parent, isShort) {
  const ruling = newest(state);
  if (!ruling && isShort && state.ply === 0) element("p", say("hall_no_move"), parent, "main");
  if (!ruling) return;
  const words = await told(ruling);
  parent.className = words.look;
  if (!isShort) element("p", words.mark + " " + words.kind, parent, "kind");
  element("p", words.main || words.kind, parent, "main");
  if (!isShort) element("p", words.more, parent, "more");
}

/** @param {number} delay */
const sayDelay = (delay) => byId("delay").textContent = delay > 0 ? say("hall_delay", { n: delay }) : "";

/** @param {any} table @param {any[]} all @param {number} delay */
async function showTable(table, all, delay) {
  const { state } = table;
  begin(say("hall_table", { t: table.table }) + " · " + gameName(state.game), "");
  if (all.length > 1) listTables(all, table.table);
  showSides(state, byId("sides"), 44);
  await showCall(state, byId("call"), false);
  drawBoard(state, byId("board"));
  fitBoard(byId("board"), innerWidth * (byId("call").childElementCount > 0 ? .5 : .94), innerHeight * .77);
  sayDelay(delay);
}

/** @param {any[]} some @param {number} count @param {number} delay */
async function showAll(some, count, delay) {
  begin(say("hall_tables", { n: count }), "");
  const columns = Math.ceil(Math.sqrt(some.length)), rows = Math.ceil(some.length / columns);
  byId("all").style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
  byId("all").style.gridTemplateRows = `repeat(${rows}, minmax(0, 1fr))`;
  sayDelay(delay);
  const boards = [];
  for (const { table, state } of some) {
    const tile = element("section", "", byId("all"));
    element("h2", say("hall_table", { t: table }) + " · " + gameName(state.game), tile);
    showSides(state, tile, 24);
    boards.push({ state, box: element("div", "", tile, "board") });
    await showCall(state, element("div", "", tile), true);
  }
  // the boards take the room that the words leave
  const places = boards.map(({ box }) => [box.clientWidth, box.clientHeight]);
  boards.forEach(({ state, box }, k) => {
    drawBoard(state, box);
    fitBoard(box, places[k][0], places[k][1]);
  });
}

/** @param {any} cup @param {any[]} pairings */
function showPairings(cup, pairings) {
  begin(cup.name + " · " + say("cup_round", { n: cup.round }), "");
  byId("cup").style.setProperty("--rows", String(pairings.length));
  const body = element("tbody", "", element("table", "", byId("cup")));
  for (const pairing of pairings) {
    const line = element("tr", "", body);
    element("td", pairing.bye === null ? String(pairing.table) : "", line);
    element("td", seatNames(cup.tournament, pairing).join(" – "), line, "names");
    element("td", pairing.bye === null ? resultOf(pairing) || "–" : say("cup_bye"), line, "points");
  }
  const isOpen = cup.tournament.rounds[0].some((/** @type {any} */ each) => each.bye === null && !each.result);
  byId("cup").classList.toggle("reports", isOpen);
  if (!isOpen) return;
  const scan = element("div", "", byId("cup"), "scan");
  drawCode(cup.reporting.modules, scan);
  element("p", say("report_scan"), scan);
}

/** @param {any} cup @param {number} from */
function showStandings(cup, from) {
  begin(cup.name + " · " + say("cup_standings"), say("cup_round", { n: cup.round }));
  const rows = cup.standings.rows.slice(from, from + kRows);
  byId("cup").style.setProperty("--rows", String(rows.length));
  standingsTable({ ...cup.standings, rows }, element("table", "", byId("cup")));
}

/** @param {any} seals */
function showWitnesses(seals) {
  begin(say("witness_show"), "");
  showSeals(seals, byId("cup"));
}

/**
 * Returns the scenes in order: each table, all tables, the witnesses' code, the tournament's last
 * round, the standings.
 * @param {any} games
 * @param {any} cup
 * @param {any} seals
 */
function roundOf(games, cup, seals) {
  /** @type {(() => void | Promise<void>)[]} */
  const shows = [];
  const all = games && games.tables ? inOrder(games.tables) : [];
  if (!isAll) for (const table of all) shows.push(() => showTable(table, all, games.delay_s));
  for (let k = 0; (isAll || all.length > 1) && k < all.length; k += kTiles)
    shows.push(() => showAll(all.slice(k, k + kTiles), all.length, games.delay_s));
  if (isAll) return shows;
  if (seals && seals.size > 0) shows.push(() => showWitnesses(seals));
  if (!cup || !cup.tournament || cup.round === 0) return shows;
  const pairings = cup.tournament.rounds[0];
  for (let k = 0; k < pairings.length; k += kRows) shows.push(() => showPairings(cup, pairings.slice(k, k + kRows)));
  for (let k = 0; k < cup.standings.rows.length; k += kRows) shows.push(() => showStandings(cup, k));
  return shows;
}

async function goOn() {
  const games = await read("/games");
  if (games) round = roundOf(games, await read("/standings?language=" + language()), await readSeals());
  if (round.length === 0) {
    byId("title").textContent = games && games.refused ? games.refused : say("hall_no_game");
    setTimeout(goOn, 2000);
    return;
  }
  await round[next++ % round.length]();
  setTimeout(goOn, kSeconds * 1000);
}
goOn();
