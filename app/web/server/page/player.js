// @ts-check The page at the table: requests the state each second and at each event, and shows what
// has changed.

import { columnsOf, drawBoard, holdLetters, placeNames, placeOf, showLetters, swatch, trackName } from "/page/drawing.js";
import { ask, clockOf, command, heartOf, listen, showTime } from "/page/feed.js";
import { button, byId, element, fadeEdges, setText } from "/page/elements.js";
import { showFilm } from "/page/film.js";
import { showLesson } from "/page/lesson.js";
import { askTrack, askWhoGivesUp, beginPuttingRight, chosenPlace, closeRight, placesOf, sayOf, tapped } from "/page/right.js";
import { expectedNow, inSentences, newest, told } from "/page/told.js";
import { callPlayers, counted, duration, language, languages, say, side, speak } from "/page/words.js";

// kMostShown: maximum number of events in the list. kMostOpen: maximum number of players that are
// shown unfolded. kLong: number of letters above which a sentence is shown smaller. kThumb: minimum
// width of a square for a thumb, in pixels.
const kMostShown = 200, kMostOpen = 4, kLong = 42, kThumb = 22;

/** @type {any} */
let shown = null;
let cameAt = 0; // time at which `shown` came, in milliseconds since the page was opened
let firstNew = 0; // the number of the first event after the page was opened
const mayCommand = () => shown !== null && shown.may_command === true && !shown.over;

/** @param {string} line */
async function tell(line) {
  byId("answer").textContent = "";
  const trouble = await command(line, say("silent"));
  byId("answer").textContent = trouble;
  setTimeout(refresh, 150);
  return trouble === "";
}

/** Asks for a second tap before an action that cannot be taken back. @param {string} id */
function twice(id) {
  const pressed = byId(id);
  const name = () => { delete pressed.dataset.sure; pressed.textContent = say(id); };
  pressed.onclick = () => {
    if (pressed.dataset.sure) {
      name();
      if (id === "resign" && shown.to_move.length !== 1) askWhoGivesUp((shown.score || []).map((/** @type {any} */ each) => each.player));
      else tell(id);
      return;
    }
    pressed.dataset.sure = "yes";
    pressed.textContent = say("sure", { w: say(id) });
    setTimeout(name, 4000);
  };
  name();
}

/** @type {{[part: string]: string}} */
const drawnFrom = {};
/** Tells whether this part must be redrawn. @param {string} part @param {any} from */
function isNews(part, from) {
  const key = JSON.stringify([from, language(), mayCommand()]);
  const isOther = drawnFrom[part] !== key;
  drawnFrom[part] = key;
  return isOther;
}

/** @param {string} text */
function speakAloud(text) {
  if (byId("aloud").getAttribute("aria-pressed") !== "true" || !window.speechSynthesis) return;
  const call = new SpeechSynthesisUtterance(text);
  call.lang = language();
  speechSynthesis.cancel();
  speechSynthesis.speak(call);
}

/** @param {import("/page/told.js").Answer} answer */
function answered(answer) {
  if (!answer.isExample) { tell(answer.line); return; }
  byId("line").value = answer.line;
  byId("line").focus();
}

let rulingNumber = -1;
/**
 * Shows the last ruling, and the possible answers to it and to an open question.
 * @param {any} state
 */
async function showRuling(state) {
  const ruling = newest(state), question = state.over ? null : state.question;
  if (!isNews("ruling", [ruling, question, state.names])) return;
  const isNew = rulingNumber >= 0 && (ruling?.number || 0) > rulingNumber;
  rulingNumber = ruling?.number || 0;
  byId("ruling").hidden = !ruling;
  byId("undo").hidden = ruling?.event === "illegal"; // it would take back the move before
  const words = ruling ? await told(ruling) : null;
  const isAsked = ruling?.event === "answer_needed", open = question ? await told(question) : null;
  byId("question").hidden = !open || isAsked;
  byId("question").className = open?.look || "";
  for (const part of ["mark", "kind", "main"]) byId("question-" + part).textContent = /** @type {any} */ (open)?.[part] || "";
  if (words) {
    byId("ruling").className = words.look;
    const isListed = ruling.event === "asked" && mayCommand() && words.answers.length > 0; // by the buttons below
    if (/^\w+:/.test(words.notation)) words.notation = ""; // a command such as "move:I-C1@IP" tells a reader nothing
    for (const part of ["mark", "kind", "main", "notation"]) setText(byId(part), /** @type {any} */ (words)[part] || "");
    if (isListed) for (const [part, text] of [["main", words.kind], ["kind", ""], ["notation", ""]]) setText(byId(part), text);
    byId("more").textContent = [words.more, mayCommand() || ruling.event === "advised" ? words.todo : ""].filter(Boolean).join(" ");
    byId("main").classList.toggle("long", byId("main").textContent.length > kLong);
  }
  for (const id of ["choices", "examples"]) byId(id).replaceChildren();
  const answers = mayCommand() ? [...(isAsked && open ? [] : words?.answers || []), ...(open?.answers || [])] : [];
  for (const each of answers) {
    const row = byId(each.isExample ? "examples" : "choices");
    button(each.words, row, () => answered(each)).className = !each.isExample && row.childElementCount === 1 ? "first" : "";
  }
  if (ruling?.event === "out_of_sync" && mayCommand()) await offerCorrections(ruling.differences || []);
  if (isNew && words) {
    speakAloud([words.kind, words.main, ruling.event === "advised" ? "" : words.more].filter(Boolean).join(". "));
    if (words.calls && navigator.vibrate) navigator.vibrate([200, 100, 200]);
  }
}

/** Offers to correct each place in which table and record differ. @param {any[]} differences */
async function offerCorrections(differences) {
  const places = await placesOf(shown.board || {});
  for (const { where } of differences) {
    const place = placeOf(shown.board, where);
    if (place) button(sayOf(places, "correct_place", "correct_at", where), byId("choices"), () => tapped(place, shown)).className = "place";
  }
}

let endFilm = () => {};
/** Shows the film of the moments before the newest event that has one. */
function watch() {
  const { film, times_s, event } = shown.moments;
  endFilm();
  byId("film-view").replaceChildren();
  element("p", [...byId("events").children].find((line) => line.event.number === event)?.textContent || "", byId("film-view"));
  endFilm = showFilm(byId("film-view"), times_s, (frame) => ask(`/moments.jpg?film=${film}&frame=${frame}`));
  byId("watched").showModal();
}

let areOthersOpen = false;
/** Shows the players; of many, folds those who are not to move. @param {any} state */
function showScore(state) {
  const sides = state.score || state.to_move.map((/** @type {string} */ player) => ({ player, counts: [] }));
  if (!isNews("score", [sides, state.names, state.to_move, state.over, state.lays_in_secret])) return;
  byId("score").replaceChildren();
  byId("score").className = sides.length > 2 ? "several" : "";
  const others = sides.length > kMostOpen && !state.over ? element("details", "", null) : null;
  if (others) {
    element("summary", say("players_wait", { n: sides.filter((/** @type {any} */ each) => !state.to_move.includes(each.player)).length }), others);
    others.open = areOthersOpen;
    others.ontoggle = () => areOthersOpen = others.open;
  }
  sides.forEach((/** @type {any} */ each, /** @type {number} */ seat) => {
    const moves = !state.over && state.to_move.includes(each.player), wins = state.over && state.over.winner === each.player;
    const part = element("div", "", others && !moves ? others : byId("score"), "side" + (moves ? " moves" : "")), name = element("b", "", part);
    swatch(name, each, seat, 22);
    name.append(side(each.player) + (wins ? " ★" : ""));
    if (moves) element("div", "", part, "turn").dataset.turn = say(state.to_move.length > 1 ? "to_act" : "to_move");
    element("div", each.counts.map((/** @type {any} */ one) => one.number + " " + counted(one.what, one.number)).join(", "), part);
    element("div", "", part, "total").dataset.total = each.player;
  });
  if (others) byId("score").append(others);
}
/** Shows the clocks, which go on between two answers. */
function showClocks() {
  if (!shown) return;
  const clock = clockOf(shown, (performance.now() - cameAt) / 1000);
  for (const each of document.querySelectorAll("[data-turn]"))
    each.textContent = (shown.paused ? "❚❚ " : clock.runs ? "▶ " : "") + /** @type {HTMLElement} */ (each).dataset.turn + (clock.hasTurnTime ? " " + duration(clock.turn) : "");
  for (const each of document.querySelectorAll("[data-total]"))
    showTime(/** @type {HTMLElement} */ (each), clock, false);
}

let inView = ""; // the call to whose place the board was scrolled, and the width of the page then
/** Scrolls the board to the place of a new call, and again when the phone is turned; else the reader's part of the board stays in view. @param {any} state */
function scrollToCall(state) {
  const call = newest(state), box = byId("board"), places = [...box.querySelectorAll(call === state.advice ? ".ghost > *" : ".acted, .wrong")].map((each) => each.getBoundingClientRect());
  const key = call?.number + " " + innerWidth;
  if (!call || key === inView || places.length === 0) return;
  inView = key;
  const { left, top } = box.getBoundingClientRect(), last = places[places.length - 1];
  box.scrollBy({ left: last.left + last.width / 2 - left - box.clientWidth / 2, top: last.top + last.height / 2 - top - box.clientHeight / 2 });
}

/** @param {any} state */
function showBoard(state) {
  if (!isNews("board", [state.board, state.drawing, chosenPlace(), innerWidth])) return;
  const box = byId("board"), { scrollLeft: left, scrollTop: top } = box;
  drawBoard(state, box, { chosen: chosenPlace(), tapped: mayCommand() ? (/** @type {any} */ each) => tapped(each, shown) : undefined });
  byId("hint").hidden = !mayCommand() || !state.board;
  byId("hint").textContent = say("tap_hint");
  const columns = columnsOf(state.board);
  if (columns * kThumb > box.clientWidth) // wider than the page, to be scrolled
    Object.assign(box.firstChild.style, { minWidth: columns * kThumb + "px", maxHeight: "none" });
  const svg = box.firstChild;
  if (svg) showLetters(svg, svg.getScreenCTM().a);
  placeNames(box);
  box.scrollTo({ left, top });
  scrollToCall(state);
  byId("tracks").replaceChildren();
  for (const track of state.board?.tracks || []) {
    const text = trackName(track.key) + ": " + track.value;
    if (mayCommand()) button(text, byId("tracks"), () => askTrack(track));
    else element("span", text, byId("tracks"));
  }
}

/** @param {any} state @param {boolean} isConnected */
function showHeart(state, isConnected) {
  const heart = heartOf(state, isConnected);
  byId("heart").className = heart.look;
  if (byId("heart").textContent !== heart.words) byId("heart").textContent = heart.words;
  byId("todo").hidden = heart.todo === "";
  byId("todo").textContent = heart.todo;
  document.body.classList.toggle("blind", heart.look === "blind"); // the last call may be old
}

/** @param {any} state */
async function show(state) {
  if (isNews("names", state.names)) {
    callPlayers(state.names);
    for (const line of byId("events").children) write(line);
  }
  showHeart(state, true);
  showScore(state);
  showClocks();
  byId("buttons").hidden = byId("typed").hidden = !mayCommand();
  byId("went").hidden = !state.over;
  if (!mayCommand() && !byId("right").hidden) closeRight();
  byId("pause").textContent = say(state.paused ? "resume" : "pause");
  byId("pause").onclick = () => tell(state.paused ? "resume" : "pause");
  byId("secret").hidden = !state.position || !(state.position_is_secret || !state.board);
  byId("position").textContent = state.position || "";
  byId("film").hidden = !state.moments;
  byId("expected").textContent = expectedNow(state.expected_hits);
  await showRuling(state);
  showBoard(state); // last, so that the board does not move under a thumb
}

let asking = false;
async function refresh() {
  if (asking) return;
  asking = true;
  try {
    const answer = await ask("/state");
    if (!answer.ok) throw new Error(answer.status === 401 ? say("old_code") : (await answer.text()).trim());
    shown = await answer.json();
    cameAt = performance.now();
    firstNew = firstNew || shown.events.last + 1;
    await show(shown);
  } catch (error) {
    if (shown && error instanceof TypeError) showHeart(shown, false);
    else Object.assign(byId("heart"), { className: "blind",
      textContent: say("blind") + ": " + (error instanceof TypeError ? say("silent") : /** @type {any} */ (error).message) });
  }
  asking = false;
}

let pictureAddress = "";
async function showPicture() {
  const answer = await ask("/table.jpg").catch(() => null); // showHeart reports a lost connection
  if (!answer) return;
  byId("picture").hidden = !answer.ok;
  if (!answer.ok) return;
  const fresh = URL.createObjectURL(await answer.blob());
  byId("picture").src = fresh;
  if (pictureAddress) URL.revokeObjectURL(pictureAddress);
  pictureAddress = fresh;
}

/** Adds an event to the list, newest first. @param {any} event */
async function log(event) {
  if (event.event === "state" || event.event === "missed" || event.event === "started") return;
  const line = element("li", event.text);
  byId("events").prepend(line);
  while (byId("events").children.length > kMostShown) byId("events").lastChild.remove();
  line.event = event;
  await write(line);
}
/** @param {any} line of the log, in the language that is read now */
async function write(line) {
  const words = await told(line.event);
  line.textContent = inSentences([words.kind, words.main, words.more]) || line.event.text;
  if (words.notation) element("small", words.notation, line);
}

/** @param {any} event */
async function heard(event) {
  log(event);
  if (event.event === "refused" && event.number >= firstNew && firstNew > 0 && mayCommand()) {
    const words = await told(event);
    byId("answer").textContent = [words.kind, words.more].filter(Boolean).join(": ");
  }
  refresh();
  setTimeout(refresh, 150);
  setTimeout(showPicture, 300);
}

/** @param {boolean} isShown */
function showFurther(isShown) {
  byId("extra").hidden = !isShown;
  byId("further").setAttribute("aria-expanded", String(isShown));
}
function nameAll() {
  document.documentElement.lang = language();
  for (const [id, key] of [["aloud", "aloud"], ["lesson-name", "rules"], ["log-name", "log"], ["went", "log"], ["secret-name", "secret"]])
    byId(id).textContent = say(key);
  byId("further").textContent = "⋯";
  for (const attribute of ["aria-label", "title"]) byId("further").setAttribute(attribute, say("more"));
  for (const id of ["undo", "resign"]) twice(id);
  byId("advise").textContent = say("get_hint");
  byId("say").querySelector("button").textContent = say("say_it");
  byId("line").setAttribute("aria-label", say("typed"));
  byId("line").placeholder = say("typed") + ": play …";
  byId("film").textContent = say("film_show");
  byId("film-close").textContent = say("hall_close");
  byId("picture").alt = say("table_seen");
  byId("tongue").setAttribute("aria-label", say("language"));
  for (const line of byId("events").children) write(line);
  teach();
}
/** Requests the lesson only when the reader opens it. */
function teach() {
  if (byId("lesson").open) showLesson(byId("lesson-text"));
}

for (const [code, name] of Object.entries(languages)) element("option", name, byId("tongue")).value = code;
byId("tongue").value = language();
byId("tongue").onchange = async () => { await speak(byId("tongue").value); closeRight(); nameAll(); refresh(); };
byId("further").onclick = () => showFurther(byId("extra").hidden);
byId("aloud").onclick = () => {
  const isOn = byId("aloud").getAttribute("aria-pressed") !== "true";
  byId("aloud").setAttribute("aria-pressed", String(isOn));
  if (isOn) speakAloud(byId("heart").textContent);
};
byId("film").onclick = watch;
byId("went").onclick = () => {
  byId("log").open = true;
  byId("log").scrollIntoView();
};
byId("film-close").onclick = () => byId("watched").close();
byId("watched").onclose = () => endFilm();
byId("lesson").ontoggle = teach;
byId("advise").onclick = () => tell("hint");
byId("say").onsubmit = async (/** @type {Event} */ submitted) => {
  submitted.preventDefault();
  if (await tell(byId("line").value)) byId("line").value = "";
};
fadeEdges(byId("board"), () => { if (byId("board").firstChild) holdLetters(byId("board")); });
addEventListener("resize", () => { if (shown) showBoard(shown); });
beginPuttingRight(tell, () => { if (shown) showBoard(shown); });
nameAll();
listen(1, heard);
refresh();
showPicture();
setInterval(refresh, 1000);
setInterval(showClocks, 500);
setInterval(showPicture, 3000);
