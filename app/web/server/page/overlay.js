// @ts-check The overlay of a stream, and the board on a television; both follow the state.

import { drawBoard, fitBoard, placeNames, swatch, trackName } from "/page/drawing.js";
import { ask, clockOf, heartOf, listen, showTime } from "/page/feed.js";
import { byId, element, setText } from "/page/elements.js";
import { expectedNow, newest, told } from "/page/told.js";
import { callPlayers, capital, counted, duration, knows, language, say, side } from "/page/words.js";

const onTelevision = location.pathname.endsWith("/board");
document.body.classList.toggle("television", onTelevision);
document.documentElement.lang = language();
byId("silence").textContent = "▲ " + say("unheard");
// number of letters above which a sentence is shown smaller; width and height of the board on a
// stream, in pixels
const kLong = 42, kOnStream = [580, 480];
const kLongMore = 110; // number of letters that fill two lines of a television
// pixels of the letters of a call on a television, the largest that fit; number of calls before it
const kLetters = [76, 68, 60, 52, 44, 38], kEarlier = 3;
const kTossMs = 6000; // milliseconds for which a toss is shown with its lines before the count
/** Forms of sentences that are no moves; they are shown small. */
const kAside = ["%1 is ready", "%1 is placed on the table"];
// states without trouble
const kQuiet = ["still", "settling", "hand over the table", "out of sync"];

/** @type {any} */
let shown = null;
let cameAt = 0; // time at which `shown` came, in milliseconds since the page was opened

/** @param {any} state */
function showScore(state) {
  const box = byId("score"), sides = state.score || state.to_move.map((/** @type {string} */ player) => ({ player, counts: [] }));
  box.classList.toggle("gone", sides.length === 0);
  box.classList.toggle("several", sides.length > 2);
  box.classList.toggle("many", sides.length > 4);
  box.replaceChildren();
  sides.forEach((/** @type {any} */ each, /** @type {number} */ seat) => {
    const moves = !state.over && state.to_move.includes(each.player), wins = state.over && state.over.winner === each.player;
    const part = element("div", "", box, "side" + (moves ? " moves" : "")), name = element("div", "", part, "name");
    swatch(name, each, seat, 34);
    element("span", side(each.player), name);
    if (wins) element("small", "★ " + say("winner"), name);
    else if (moves) element("small", "", name).dataset.turn = say(state.to_move.length === 1 ? "to_move" : "to_act");
    const counts = element("div", "", part, "counts");
    for (const one of each.counts) {
      const count = element("span", "", counts);
      element("b", String(one.number), count);
      count.append(counted(one.what, one.number));
    }
    element("div", "", counts, "clock").dataset.total = each.player;
  });
}
/** Updates the clocks between two answers. With many players there is no room for words. */
function showClocks() {
  if (!shown) return;
  const clock = clockOf(shown, (performance.now() - cameAt) / 1000), sides = document.querySelectorAll(".side").length;
  for (const each of document.querySelectorAll("[data-turn]"))
    each.textContent = [shown.paused ? "❚❚" : clock.runs || sides > 2 ? "▶" : "", sides > 2 ? "" : /** @type {HTMLElement} */ (each).dataset.turn, clock.hasTurnTime ? duration(clock.turn) : ""].filter(Boolean).join(" ");
  for (const each of document.querySelectorAll("[data-total]"))
    showTime(/** @type {HTMLElement} */ (each), clock, sides > 4);
}

/** Shows whether the referee is really watching. @param {any} state @param {boolean} isConnected */
function showHeart(state, isConnected) {
  const heart = heartOf(state, isConnected);
  byId("heart").className = heart.look;
  byId("watching").textContent = [heart.words, heart.todo].filter(Boolean).join(". ");
  document.body.classList.toggle("stale", onTelevision && heart.look === "blind");
  if (!isConnected && !state.over) return;
  for (const [id, name] of [["beat", "now"], ["silence", ""]]) { // restarts the animations
    const fresh = byId(id).cloneNode(true);
    fresh.className = name;
    byId(id).replaceWith(fresh);
  }
}

/** @param {any} state @param {boolean} isConnected */
function showTable(state, isConnected) {
  const key = "state: " + state.table;
  const words = !isConnected ? (state.over ? "" : say("silent")) : state.paused ? say("paused") : kQuiet.includes(state.table) || !knows(key) ? "" : say(key);
  byId("table").textContent = capital(words);
  byId("table").classList.toggle("gone", words === "");
}

/** @param {any} ruling @param {any} expected */
async function showRuling(ruling, expected) {
  byId("ruling").className = "panel" + (ruling || expected ? "" : " gone");
  byId("expected").textContent = expectedNow(expected);
  if (!ruling) return;
  const words = await told(ruling);
  byId("ruling").classList.add(words.look);
  for (const part of ["mark", "kind", "main"]) setText(byId(part), /** @type {any} */ (words)[part] || "");
  byId("more").textContent = ruling.event === "advised" ? [words.todo, onTelevision ? "" : words.more].filter(Boolean).join(" ") : words.more;
  byId("main").classList.toggle("long", words.main.length > kLong);
  byId("main").classList.toggle("aside", kAside.includes(ruling.told?.main_message?.form));
  byId("more").classList.toggle("long", words.more.length > kLongMore);
  await showEarlier(ruling.number);
  fitWords();
  fitToRoom();
}

/** The calls that came, oldest first. @type {any[]} */
const calls = [];
/** Lists the last calls before the one that is shown large. @param {number} number of that call */
async function showEarlier(number) {
  if (!onTelevision) return;
  const lines = await Promise.all(calls.filter((each) => each.number < number).slice(-kEarlier).map(told));
  byId("earlier").replaceChildren();
  for (const each of lines) element("li", each.mark + " " + each.main, byId("earlier"));
}
/** Makes the call as large as fits beside the last call before it, and leaves out what does not fit. */
function fitWords() {
  if (!onTelevision) return;
  const box = byId("words"), list = byId("earlier"), all = [...list.children];
  const isFull = () => box.scrollHeight > box.clientHeight + 1 || list.scrollHeight > list.clientHeight + 1;
  const fits = (/** @type {number} */ letters) => { box.style.setProperty("--letters", letters + "px"); return !isFull(); };
  list.replaceChildren(...all.slice(-1));
  if (!kLetters.some(fits)) {
    list.replaceChildren();
    kLetters.some(fits);
    return;
  }
  for (const each of all.slice(0, -1).reverse()) {
    list.prepend(each);
    if (isFull()) return each.remove();
  }
}

/** The film whose last frame was shown; undefined before the first state. @type {string | null | undefined} */
let film;
/** Shows a toss with its lines before its count, or before the question about it. @param {any} state */
async function showToss(state) {
  const moments = state.moments, isNew = film !== undefined && moments && moments.film !== film;
  film = moments ? moments.film : null;
  if (!isNew || !moments.toss) return;
  const answer = await ask(`/moments.jpg?film=${moments.film}&frame=${moments.times_s.length - 1}`);
  if (!answer.ok) return;
  const picture = /** @type {HTMLImageElement} */ (byId("toss").querySelector("img"));
  picture.src = URL.createObjectURL(await answer.blob());
  try {
    await picture.decode();
  } catch {
    return; // the count is shown without the film
  }
  byId("ruling").classList.add("gone");
  byId("toss").classList.remove("gone");
  await new Promise((done) => setTimeout(done, kTossMs));
  byId("toss").classList.add("gone");
  URL.revokeObjectURL(picture.src);
}

/** @param {any} state */
function showBoard(state) {
  byId("board").classList.toggle("gone", !state.board);
  document.body.classList.toggle("bare", !state.board);
  drawBoard(state, byId("board"));
  const tracks = (state.board && state.board.tracks) || [], box = tracks.length > 0 ? element("div", "", byId("board")) : null;
  if (box) box.id = "tracks";
  for (const each of tracks) element("b", String(each.value), element("span", trackName(each.key) + " ", box));
  fitToRoom();
}
/** Fits the board to its room: to a television, or to a fixed size on a stream. */
function fitToRoom() {
  const box = byId("board"), words = box.querySelector("#tracks");
  const [width, height] = onTelevision ? [box.clientWidth - 20, box.clientHeight - 20 - (words ? words.offsetHeight + 10 : 0)] : kOnStream;
  fitBoard(box, width, height);
  placeNames(box);
}

let last = "";
/** @param {any} state @param {boolean} isConnected */
async function show(state, isConnected) {
  showTable(state, isConnected);
  showHeart(state, isConnected);
  const key = JSON.stringify({ ...state, time_s: 0, watching: null, clock: null });
  if (key === last) return;
  last = key;
  callPlayers(state.names);
  await showToss(state);
  showScore(state);
  showClocks();
  showBoard(state);
  await showRuling(newest(state), state.expected_hits);
  document.documentElement.dataset.shown = String(state.events.last);
}

let asking = false, isAgain = false;
async function refresh() {
  if (asking) { isAgain = true; return; }
  asking = true;
  try {
    const answer = await ask("/state");
    if (answer.ok) {
      shown = await answer.json();
      cameAt = performance.now();
      await show(shown, true);
    }
  } catch {
    if (shown) {
      showTable(shown, false);
      showHeart(shown, false);
    }
  }
  asking = false;
  if (isAgain) { isAgain = false; refresh(); }
}
function fit() {
  const { clientWidth: width, clientHeight: height } = document.documentElement, isTall = onTelevision && height > width;
  document.body.classList.toggle("tall", isTall);
  const scale = isTall ? width / 1080 : Math.min(width / 1920, height / 1080);
  const across = Math.max(0, (width - scale * (isTall ? 1080 : 1920)) / 2), down = isTall ? 0 : Math.max(0, (height - scale * 1080) / 2);
  document.body.style.transform = scale === 1 ? "" : `translate(${across}px, ${down}px) scale(${scale})`;
  document.body.style.height = isTall ? height / scale + "px" : "";
  fitToRoom();
}
addEventListener("resize", fit);
fit();
// An event announces news; the position and the film follow slightly later.
listen(onTelevision ? 1 : null, (event) => {
  if (event.event === "called" || event.event === "undone") {
    calls.push(event);
    calls.splice(0, calls.length - kEarlier - 1);
    last = ""; // the earlier calls may come after the state
  }
  setTimeout(refresh, 150);
});
refresh();
setInterval(refresh, onTelevision ? 1000 : 2000);
setInterval(showClocks, 500);
