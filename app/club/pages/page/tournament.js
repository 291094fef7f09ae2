// @ts-check
// The tournament on the arbiter's page: rounds, results, standings and players.

import { ask } from "/page/feed.js";
import { button, byId, element } from "/page/elements.js";
import { keysAfter, knows, language, say } from "/page/words.js";
import { askArbiter } from "/hall/asking.js";
import { drawLots, enterPlayOff, pairByHand } from "/hall/arbiters_day.js";
import { gameName, read, reportedWords, resultOf, seatNames, standingsTable } from "/hall/hall.js";

const kEvery = 2000; // milliseconds between two requests for the tournament
const kSystems = ["round-robin", "double-round-robin", "groups", "swiss", "knockout"];
/** The server's last answer; null before the first. @type {any} */
let cup = null;
// numbers of the shown tournament and of its shown round; 0: the newest tournament, the last round
let wanted = 0, round = 0;
/** The message about a refused or running change. */
let note = "";

/** @param {any} what the change to send */
const change = (what) => ask("/tournament/change?language=" + language(), { method: "POST", body: JSON.stringify({ id: cup ? cup.id : 0, ...what }) });

/** Asks the arbiter, then changes the tournament. @param {string} title @param {any} what @param {boolean} [needsReason] */
const changeAfterAsking = (title, what, needsReason = false) => askArbiter({
  title, text: "", why: needsReason ? say("hall_why") : "", needsReason, yes: say("cup_say"),
  send: async (arbiter, because) => afterwards(await change({ ...what, arbiter, because })),
});

/** @param {Response} answer */
function afterwards(answer) {
  if (answer.ok) setTimeout(lookOnce, 150);
  return answer;
}

/**
 * Lists the possible results of a pairing: the value to send, and the button's words.
 * @param {string[]} names
 */
const resultsOf = (names) => [
  ["1-0", say("cup_wins", { a: names[0] })], ["draw", say("cup_draw")], ["0-1", say("cup_wins", { a: names[1] })],
  ["0-0", say("cup_both_lose")], ["½-0", say("cup_half", { a: names[0], b: names[1] })], ["0-½", say("cup_half", { a: names[1], b: names[0] })],
  ["+-", say("cup_absent", { a: names[1] })], ["-+", say("cup_absent", { a: names[0] })], ["--", say("cup_nobody")],
];

/** Lists the results that need no game. @param {string[]} names */
const forfeitsOf = (names) => resultsOf(names).slice(-3);

/** @param {any} pairing @param {number} number of the round */
function enterResult(pairing, number) {
  const names = seatNames(cup.tournament, pairing), last = lastOf(pairing, number);
  const isOtherGame = Boolean(last) && last.what === "other_game";
  let said = "";
  const isTeams = cup.tournament.players.some((/** @type {any} */ each) => pairing.seats.includes(each.number) && each.members.length > 0);
  askArbiter({
    title: say("hall_table", { t: pairing.table }) + " · " + names.join(" – "),
    text: isOtherGame ? "▲ " + say("cup_not: other_game", { s: last.said }) : "",
    why: pairing.result ? say("cup_why") : "",
    needsReason: pairing.result !== null,
    yes: "",
    send: async (arbiter, because) => afterwards(await change({ do: "result", round: number, table: pairing.table, result: said, arbiter, because })),
    fill: (box, yes) => {
      const choose = (/** @type {string} */ result) => { said = result; yes(); };
      const row = names.length === 2 ? element("div", "", box, "choices") : null;
      if (row) for (const [result, label] of (isOtherGame ? forfeitsOf : resultsOf)(names)) button(label, row, () => choose(result));
      if (names.length > 2 || isTeams || isOtherGame) {
        const line = element("label", say(names.length > 2 ? "cup_places" : isTeams ? "cup_boards" : "cup_by_hand"), box);
        const typed = element("input", "", line);
        button(say("cup_say"), box, () => choose(typed.value.trim())).className = "first";
      }
      if (names.length > 2) button(say("cup_nobody"), box, () => choose("--"));
      if (pairing.result) button(say("cup_unknown"), box, () => choose("none"));
    },
  });
}

/** Returns the last change of a table. @param {any} pairing @param {number} number */
const lastOf = (pairing, number) => cup.changes.find((/** @type {any} */ each) => each.round === number && each.table === pairing.table);

/**
 * Returns who reported the result, or why the table's own result is missing.
 * @param {any} pairing
 * @param {number} number
 */
function originOf(pairing, number) {
  const last = lastOf(pairing, number);
  if (!last) return "";
  if (knows("cup_not: " + last.what)) return "▲ " + say("cup_not: " + last.what, { s: last.said });
  if (last.what === "reported") return say("report_says", { a: last.who, r: reportedWords(last.said, seatNames(cup.tournament, pairing)) });
  if (last.player > 0) return say("cup_by_phone", { a: last.who });
  if (last.from) return last.because || say("cup_from", { t: last.from });
  return [last.who, last.because].filter(Boolean).join(": ");
}

/** The newest tournament, even if the page shows another one. @type {any} */
let played = null;
/**
 * Lists the matters for which players need the arbiter: reports by phone that differ or are not
 * confirmed, and guessed codes.
 */
export const reportCalls = () => (played && played.tournament && played.calls || []).map((/** @type {any} */ call) => {
  const number = call.round || played.tournament.rounds.length;
  const pairing = (played.tournament.rounds[number - 1] || []).find((/** @type {any} */ each) => each.bye === null && each.table === call.table);
  const names = pairing ? seatNames(played.tournament, pairing) : [];
  const said = (call.said || []).map((/** @type {string} */ each, /** @type {number} */ seat) => (each ? say("report_says", { a: names[seat], r: reportedWords(each, names) }) : ""));
  return { table: call.table, about: call.about, text: said.filter(Boolean).join(" ") || names.join(" – "), enter: pairing && played.id === cup.id ? () => enterResult(pairing, number) : null, isDone: Boolean(pairing && pairing.result) };
}).filter((/** @type {any} */ each) => !each.isDone);

function showRound() {
  const all = cup.tournament.rounds, number = round > 0 && round <= all.length ? round : all.length;
  byId("cup_rounds").replaceChildren();
  all.forEach((/** @type {any} */ _, /** @type {number} */ k) => { element("option", say("cup_round", { n: k + 1 }), byId("cup_rounds")).value = String(k + 1); });
  byId("cup_rounds").value = String(number);
  byId("cup_rounds").hidden = all.length < 2;
  byId("cup_round_title").textContent = all.length > 0 ? say("cup_round", { n: number }) : "";
  byId("cup_pairings").replaceChildren();
  for (const pairing of all.length > 0 ? all[number - 1] : []) {
    const names = seatNames(cup.tournament, pairing), isBye = pairing.bye !== null;
    const card = element(isBye ? "div" : "button", "", byId("cup_pairings"), "pairing" + (isBye ? " bye" : pairing.result ? "" : " open"));
    element("b", isBye ? "" : String(pairing.table), card, "number");
    element("span", names.join(" – "), card, "names");
    element("b", isBye ? say("cup_bye") : resultOf(pairing) || say("cup_enter"), card, "result");
    const origin = isBye ? "" : originOf(pairing, number);
    if (origin) element("span", origin, card, "soft" + (origin.startsWith("▲") ? " bad" : ""));
    if (isBye) continue;
    card.title = say("cup_enter");
    card.addEventListener("click", () => enterResult(pairing, number));
  }
  for (const game of number === all.length ? cup.tournament.play_offs || [] : []) {
    const card = element("div", "", byId("cup_pairings"), "pairing bye");
    element("b", "", card, "number");
    element("span", say("cup_play_off") + ": " + seatNames(cup.tournament, game).join(" – "), card, "names");
    element("b", resultOf(game), card, "result");
  }
}

let openPlayer = 0; // number of the player whose buttons are shown; 0: of none
/** @param {any} player */
function playerRow(player) {
  const next = cup.tournament.rounds.length + 1, isGone = player.withdrawn_after !== null;
  const isAway = player.absences.some((/** @type {any} */ each) => each.round === next);
  const fold = element("details", "", byId("cup_player_list"), "player"), head = element("summary", "", fold), row = element("div", "", fold, "row");
  Object.assign(fold, { name: "player", open: openPlayer === player.number }); // of one name, the browser keeps one open
  fold.ontoggle = () => { if (fold.open || openPlayer === player.number) openPlayer = fold.open ? player.number : 0; };
  element("span", [`${player.number}. ${player.name}`, player.club, player.rating || "", player.members.join(", ")].filter(Boolean).join(" · "), head, "names");
  if (isGone) element("b", say(player.expelled ? "cup_expelled" : "cup_stopped"), head);
  else if (isAway) element("b", say("cup_is_away"), head);
  const doing = (/** @type {string} */ key, /** @type {any} */ what) => button(say(key), row, () => changeAfterAsking(player.name + ": " + say(key), { do: "player", number: player.number, ...what }));
  if (isGone || isAway) {
    doing("cup_plays", { withdrawn_after: null, absent: next, bye: "" });
    return;
  }
  doing("cup_stops", { withdrawn_after: next - 1 });
  doing("cup_away", { absent: next, bye: "zero" });
  if (cup.tournament.system === "swiss") doing("cup_away_half", { absent: next, bye: "half" });
  button(say("cup_expel"), row, () => changeAfterAsking(player.name + ": " + say("cup_expel"), { do: "expel", number: player.number }, true));
}

/** Returns the answer to an incomplete form. @param {string} key of the missing part's words */
const lacking = (key) => new Response(say(key), { status: 400 });

function addPlayer() {
  /** @type {{[field: string]: any}} */
  const fields = {};
  askArbiter({
    title: say("cup_add"), text: "", why: "", needsReason: false, yes: say("cup_add"),
    send: async (arbiter) => !fields.player.value.trim() ? lacking("cup_player_missing") : afterwards(await change({ do: "add", name: fields.player.value.trim(), club: fields.club.value.trim(), rating: Number(fields.rating.value) || 0, arbiter })),
    fill: (box) => {
      for (const key of ["player", "club", "rating"]) fields[key] = element("input", "", element("label", say("cup_" + key), box));
      fields.rating.type = "number";
    },
  });
}

/** @param {string} label @param {Element} box @param {[string, string][]} options */
function choice(label, box, options) {
  const list = element("select", "", element("label", label, box));
  for (const [value, words] of options) element("option", words, list).value = value;
  return list;
}

/**
 * Returns a file's text, decoded as UTF-8 or in the encoding that the arbiter has chosen; null if
 * the file does not fit the encoding.
 * @param {File} file
 * @param {string} letters
 */
async function textOf(file, letters) {
  try {
    return new TextDecoder(letters, { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/**
 * Adds a field for a file, with words in the page's language; a browser's own field uses the
 * browser's language.
 * @param {string} label
 * @param {Element} box
 */
function fileField(label, box) {
  const field = element("span", "", element("label", label, box), "file"), chosen = element("span", "", null), file = element("input", "", field);
  file.type = "file";
  file.accept = ".csv,.txt,.trf,.trfx,.json";
  element("b", say("cup_choose"), field);
  field.append(chosen);
  const show = () => { chosen.textContent = file.files[0]?.name || say("cup_no_file"); };
  file.addEventListener("change", show);
  show();
  return file;
}

/** The encodings that the arbiter may choose for a file. */
const kLetters = ["utf-8", "windows-1250", "windows-1251", "windows-1252"];

function newTournament() {
  /** @type {{[field: string]: any}} */
  const fields = {};
  askArbiter({
    title: say("cup_new"), text: "", why: "", needsReason: false, yes: say("cup_make"),
    send: async (arbiter) => {
      const file = fields.file.files[0];
      // true if the file contains more about the tournament than its players
      const saysMore = file && /\.(trfx?|txt|json)$/i.test(file.name);
      if (!fields.name.value.trim() && !saysMore) return lacking("cup_name_missing");
      if (!file) return lacking("cup_file_missing");
      if (fields.system.value === "swiss" && !(Number(fields.rounds.value) > 0) && !saysMore) return lacking("cup_rounds_missing");
      const players = await textOf(file, fields.letters.value);
      if (players === null) {
        fields.letters.parentElement.hidden = false;
        return lacking("cup_letters_wrong");
      }
      const answer = await change({
        do: "new", name: fields.name.value.trim(), game: fields.game.value, system: fields.system.value, rounds: Number(fields.rounds.value) || 0,
        seats: Number(fields.seats.value) || 0, players, file: file.name, arbiter });
      if (answer.ok) wanted = round = 0;
      return afterwards(answer);
    },
    fill: (box) => {
      fields.name = element("input", "", element("label", say("cup_name"), box));
      fields.game = choice(say("cup_game"), box, [["", say("cup_any_game")], ...keysAfter("game: ").map((each) => /** @type {[string, string]} */ ([each, gameName(each)]))]);
      fields.system = choice(say("cup_system"), box, kSystems.map((each) => [each, say("cup_system: " + each)]));
      fields.rounds = element("input", "", element("label", say("cup_rounds"), box));
      fields.seats = element("input", "", element("label", say("cup_seats"), box));
      fields.rounds.type = fields.seats.type = "number";
      fields.file = fileField(say("cup_file"), box);
      fields.letters = choice(say("cup_letters"), box, kLetters.map((each) => /** @type {[string, string]} */ ([each, say("cup_letters: " + each)])));
      fields.letters.parentElement.hidden = true;
      const showSeats = () => {
        fields.seats.parentElement.hidden = fields.system.value !== "groups";
        fields.rounds.placeholder = fields.system.value === "swiss" ? "" : say("cup_all_rounds");
      };
      fields.system.addEventListener("change", showSeats);
      fields.seats.value = "3";
      showSeats();
    },
  });
}

/** Saves the server's answer as a file. @param {string} path @param {string} name */
async function save(path, name) {
  try {
    let answer = await ask(path);
    while (answer.status === 202) {
      note = say("cup_printing");
      showHead();
      await new Promise((wake) => setTimeout(wake, 300));
      answer = await ask(path);
    }
    note = answer.ok ? "" : (await answer.text()).trim();
    if (answer.ok) {
      const link = element("a", "", null);
      link.href = URL.createObjectURL(await answer.blob());
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    }
  } catch {
    note = say("silent");
  }
  showHead();
}

function showHead() {
  byId("cup_name").textContent = cup && cup.tournament ? cup.tournament.name : say("cup_none");
  byId("cup_refused").textContent = note || (cup && cup.refused) || "";
  byId("cup_list").replaceChildren();
  for (const each of cup ? cup.list : []) element("option", each.name, byId("cup_list")).value = String(each.id);
  byId("cup_list").value = cup ? String(cup.id) : "";
  byId("cup_list").hidden = !cup || cup.list.length < 2;
  byId("cup_do").replaceChildren();
  byId("cup_rare").replaceChildren();
  byId("cup_more").hidden = !cup || !cup.tournament;
  byId("cup_more_title").textContent = say("more");
  byId("cup_new").className = cup && !cup.tournament ? "first" : "";
  const missing = cup && cup.missing ? cup.missing.length : 0;
  byId("show_tournament").textContent = say("cup_tournament") + (missing > 0 ? " (" + missing + ")" : "");
  if (!cup || !cup.tournament) {
    byId("cup_state").textContent = "";
    return;
  }
  const made = cup.tournament.rounds.length, name = cup.tournament.name.replace(/[^\p{L}\p{N} _-]/gu, "");
  byId("cup_state").textContent = cup.busy ? say("cup_busy")
    : made === 0 ? say("cup_no_round", { m: cup.planned || "?" })
    : [cup.planned > 0 ? say("cup_round_of", { n: made, m: cup.planned }) : say("cup_round", { n: made }),
      missing > 0 ? say("cup_missing", { n: missing }) : say("cup_all_in")].join(" · ");
  if (typeof cup.tournament.lots === "number") byId("cup_state").textContent += " · " + say("cup_lots_are", { n: cup.tournament.lots });
  showWhatToDo(made, missing, name);
}

/** Adds the button that prints a notice. @param {string} what @param {Element} box @param {string} name of the tournament */
function printButton(what, box, name) {
  const shown = round || cup.tournament.rounds.length;
  return button(say("cup_print_" + what), box, () =>
    save(`/tournament/notice?id=${cup.id}&what=${what}&round=${shown}&language=${language()}`, `${name} ${shown} ${what}.pdf`));
}

/**
 * Shows the next step as the one accented button, the usual prints beside it, and the rest under "More".
 * @param {number} made rounds
 * @param {number} missing results
 * @param {string} name of the tournament
 */
function showWhatToDo(made, missing, name) {
  const open = made > 0 ? cup.tournament.rounds[made - 1].filter((/** @type {any} */ each) => each.bye === null) : [];
  const next = open.find((/** @type {any} */ each) => !each.result), isBegun = open.some((/** @type {any} */ each) => each.result);
  const mayGoOn = !cup.busy && (cup.planned === 0 || made < cup.planned), box = byId("cup_do");
  const makeNext = () => changeAfterAsking(say("cup_round", { n: made + 1 }), { do: "round", go_on: missing > 0 }, missing > 0);
  if (mayGoOn && missing === 0) button(say("cup_next"), box, makeNext);
  else if (next && isBegun) button(say("cup_enter"), box, () => enterResult(next, made));
  const prints = made === 0 ? [] : next ? ["pairings", "results", "standings"] : ["standings", "results", "pairings"];
  for (const what of prints) printButton(what, box, name);
  if (!cup.busy) box.firstElementChild?.classList.add("first");
  showRare(made, missing, name, mayGoOn && missing > 0 ? makeNext : null);
}

/**
 * Shows the rare commands under "More".
 * @param {number} made rounds
 * @param {number} missing results
 * @param {string} name of the tournament
 * @param {(() => void) | null} goOn makes the next round without the missing results
 */
function showRare(made, missing, name, goOn) {
  const box = byId("cup_rare"), isOfGroups = cup.tournament.system === "groups";
  const changed = async (/** @type {any} */ what) => afterwards(await change(what));
  const rare = (/** @type {string} */ id, /** @type {() => void} */ pressed) => { button(say(id), box, pressed).id = id; };
  if (goOn) rare("cup_go_on", goOn);
  if (!isOfGroups && !cup.busy) rare("cup_pair", () => pairByHand(cup.tournament, changed));
  if (made > 0 && missing === 0 && !cup.busy) rare("cup_play_off", () => enterPlayOff(cup.tournament, changed));
  if (!cup.busy && (made === 0 || typeof cup.tournament.lots !== "number")) rare("cup_lots", () => drawLots(changed));
  if (made > 0) printButton("slips", box, name);
  rare("cup_codes", () => askArbiter({
    title: say("cup_codes"), text: say("cup_codes_why"), why: "", needsReason: false, yes: say("cup_codes"),
    send: async (arbiter) => afterwards(await ask("/tournament/codes?language=" + language(), { method: "POST", body: JSON.stringify({ id: cup.id, arbiter }) })),
  }));
  rare("cup_save", () => save(`/tournament/file?id=${cup.id}&language=${language()}`, name + ".json"));
  if (!isOfGroups) rare("cup_report", () => save(`/tournament/report?id=${cup.id}&language=${language()}`, name + ".trf"));
}

function showAll() {
  const is = Boolean(cup && cup.tournament);
  byId("cup_round").hidden = byId("cup_rest").hidden = !is;
  byId("cup_new").textContent = say("cup_new");
  showHead();
  if (!is) return;
  showRound();
  byId("cup_standings_title").textContent = say("cup_standings");
  standingsTable(cup.standings, byId("cup_standings"));
  byId("cup_players_title").textContent = say("cup_players", { n: cup.tournament.players.length });
  byId("cup_player_list").replaceChildren();
  cup.tournament.players.forEach(playerRow);
  button(say("cup_add"), byId("cup_player_list"), addPlayer);
}

// numbers of the last request, and of the newest request that was answered
let asked = 0, shown = 0;
async function lookOnce() {
  const mine = ++asked;
  const after = cup && cup.tournament ? `${cup.id}:${cup.version}` : "";
  const answer = await read(`/tournament?id=${wanted}&after=${after}&language=${language()}`);
  if (!answer || !answer.list || mine < shown) return; // a newer request was answered already
  shown = mine;
  const isSame = cup !== null && after === `${answer.id}:${answer.version}`;
  const isQuiet = isSame && cup.busy === answer.busy && cup.refused === answer.refused && cup.list.length === answer.list.length;
  cup = isSame ? { ...cup, busy: answer.busy, refused: answer.refused, list: answer.list, calls: answer.calls } : answer;
  played = cup.list.length === 0 || cup.list[0].id === cup.id ? cup : await read("/tournament?id=0&after=&language=" + language()) || played;
  if (!isQuiet) showAll();
}

/** Updates the texts when the language changes. */
export const sayTournament = () => showAll();

byId("cup_new").addEventListener("click", newTournament);
byId("cup_list").addEventListener("change", () => { wanted = Number(byId("cup_list").value); round = 0; lookOnce(); });
byId("cup_rounds").addEventListener("change", () => { round = Number(byId("cup_rounds").value); showAll(); });
(async function goOn() {
  await lookOnce();
  setTimeout(goOn, cup && cup.busy ? 300 : kEvery);
})();
