// @ts-check
// The way of a toss through the page: take, send, choose two galleys, read the ruling, decide, share.

import { Aiming } from "/telephone/aim.js";
import { canBeCamera, TelephoneCamera } from "/telephone/camera.js";
import { askDrawing, askPicture, askRuling, hasToken, keepLine, sayCode, sendPicture, theToken, troubleWith } from "/telephone/line.js";
import { headline, linesOf, writeRuling } from "/telephone/ruling.js";
import { cornersOf, endsOf, pictureWithWords, TossView } from "/telephone/toss.js";
import { button, byId, element } from "/page/elements.js";
import { language, languages as names, say, speak, words } from "/page/words.js";

const view = new TossView(byId("drawing"));
const kMostDropped = 15;

/**
 * @typedef {"take" | "sending" | "looking" | "who" | "whom" | "ruling" | "ruled"} Stage
 * @typedef {import("/telephone/line.js").Trouble} Trouble
 */
const state = {
  /** @type {Stage} */ at: "take",
  /** @type {File | null} */ file: null,
  sent: 0,
  /** @type {any} */ seen: null, // the answer to the picture
  /** @type {Blob | null} */ upright: null, // the picture as Umpire received it
  attacker: "",
  target: "",
  dropped: "",
  /** @type {any} */ answer: null, // the answer with the ruling
  /** @type {Map<string, boolean | number>} */ decided: new Map(),
  chosen: "", // id of the match whose margin is shown
  /** @type {Trouble | null} */ trouble: null,
  line: "",
  // how Umpire wants to use this phone
  /** @type {import("/telephone/line.js").Here | null} */ here: null,
  code: "", // key of the message about the typed code
  isWarned: false, // true after the warning about the browser's message
  camera: { trouble: "", sent: 0, table: "waiting" },
  saved: false,
  isDrawn: false, // true once the ruling's picture has arrived
};

let errand = 0; // number of the newest request, whose answer alone counts
// number of the newest request with the players' decisions, whose answer alone counts
let decision = 0;

/** @param {File | null} file */
async function send(file) {
  if (!file) return;
  const mine = ++errand;
  Object.assign(state, { file, seen: null, answer: null, attacker: "", target: "", chosen: "", decided: new Map(), trouble: null, saved: false, sent: 0 });
  state.trouble = hasToken() ? troubleWith(file) : { key: "no_code" };
  state.at = state.trouble ? "take" : "sending";
  if (!state.trouble) view.show(file);
  write();
  if (state.trouble) return;
  try {
    const seen = await sendPicture(file, language(), (part) => {
      if (mine !== errand) return;
      Object.assign(state, { sent: part, at: part < 1 ? "sending" : "looking" });
      write();
    });
    if (mine !== errand) return;
    Object.assign(state, { seen, at: "who", upright: null });
    if (seen.look.galleys.length < 2) Object.assign(state, { at: "take", trouble: { key: "few" } });
  } catch (trouble) {
    if (mine !== errand) return;
    Object.assign(state, { at: "take", trouble });
  }
  write();
  showUpright(mine);
}

/** @param {number} mine */
async function showUpright(mine) {
  if (state.at === "take" || !state.seen) return;
  try {
    state.upright = state.upright || (await askPicture(String(state.seen.toss)));
  } catch {
    return; // the phone's own picture stays
  }
  if (mine === errand) view.show(state.upright);
}

const query = () => ({ toss: String(state.seen.toss), attacker: state.attacker, target: state.target, lang: language(), ...(state.dropped ? { dropped: state.dropped } : {}) });

async function rule() {
  const mine = ++errand;
  Object.assign(state, { at: "ruling", trouble: null, chosen: "", saved: false, isDrawn: false });
  write();
  try {
    const answer = await askRuling(query(), state.decided);
    if (mine !== errand) return;
    Object.assign(state, { answer, at: "ruled" });
    write();
    const made = decision, picture = await askDrawing(query(), state.decided);
    if (mine !== errand) return;
    if (made === decision) view.show(picture);
    state.isDrawn = true;
    write();
  } catch (trouble) {
    if (mine !== errand) return;
    Object.assign(state, { at: "whom", target: "", trouble });
    write();
  }
}

/** @param {string} id of a galley */
function chooseGalley(id) {
  if (state.at === "who" || id === state.attacker) {
    const isTakenBack = id === state.attacker;
    Object.assign(state, { attacker: isTakenBack ? "" : id, at: isTakenBack ? "who" : "whom" });
    write();
  } else {
    Object.assign(state, { target: id, decided: new Map() });
    rule();
  }
}

view.tapped = (/** @type {string} */ id) => {
  if (state.at === "who" || state.at === "whom") {
    chooseGalley(id);
  } else if (state.at === "ruled") {
    state.chosen = state.chosen === id ? "" : id;
    write();
  }
};

/**
 * Takes a decision; a second equal decision withdraws it. Umpire counts the hits.
 * @param {string} key
 * @param {boolean | number} value
 */
async function decide(key, value) {
  const [mine, toss] = [++decision, errand];
  if (state.decided.get(key) === value) {
    state.decided.delete(key);
  } else {
    state.decided.set(key, value);
  }
  if (key !== "count") state.decided.delete("count");
  state.saved = false;
  write();
  /** @type {any} */
  let news;
  try {
    news = { answer: await askRuling(query(), state.decided), trouble: null };
  } catch (trouble) {
    news = { decided: new Map(state.answer?.decided), trouble };
  }
  if (mine !== decision || toss !== errand) return;
  Object.assign(state, news);
  write();
  if (news.trouble) return;
  const picture = await askDrawing(query(), news.answer.decided).catch(() => null); // then the picture before the decision stays
  if (picture && mine === decision && toss === errand) view.show(picture);
}

function drawView() {
  if (!state.seen) return view.showAll();
  const look = state.seen.look;
  if (state.at === "ruled") {
    const toss = state.answer.ruling.toss;
    const ruled = new Set(toss.matches.map((/** @type {any} */ each) => each.id));
    const matches = state.answer.matches.filter((/** @type {any} */ each) => ruled.has(each.id));
    const galleys = look.galleys.filter((/** @type {any} */ each) => each.id === toss.attacker || each.id === toss.target);
    view.begin(look, [...galleys.flatMap(cornersOf), ...matches.flatMap(endsOf)]);
    for (const match of matches) view.addMatch(match, match.id === state.chosen);
    return;
  }
  view.begin(look, [...look.galleys.flatMap(cornersOf), ...look.matches.flatMap(endsOf)]);
  for (const galley of look.galleys) {
    const role = galley.id === state.attacker ? "attacker" : galley.id === state.target ? "target" : "";
    view.addGalley(galley, role, galley.id);
  }
}

function writeGalleys() {
  const row = byId("galleys");
  row.replaceChildren();
  if (state.at !== "who" && state.at !== "whom") return;
  for (const galley of state.seen.look.galleys) {
    const name = galley.fleet ? galley.id + " (" + galley.fleet + ")" : galley.id;
    button(name, row, () => chooseGalley(galley.id), galley.id === state.attacker);
  }
}

/** Tells whether this phone may be the camera of a game. */
const mayBeCamera = () => Boolean(state.here && state.here.secure_port !== null);
/** Tells whether the page rules on tosses: only War Galley has tosses. */
const takesTosses = () => Boolean(state.here && (!mayBeCamera() || state.here.game === "war-galley"));

/** @param {string} stage whose message is shown first */
function toldAt(stage) {
  /** @type {{[stage: string]: string}} */
  const told = {
    take: state.trouble || !state.here ? "" : say(mayBeCamera() ? "hint_camera" : "hint"),
    sending: say("sending", { p: Math.floor(100 * state.sent) }),
    looking: say("looking"),
    who: say("who"),
    whom: say("whom", { a: state.attacker }),
    ruling: say("ruling"),
    ruled: state.saved ? say("saved") : "",
  };
  return told[stage];
}

function writeNotes() {
  const list = byId("notes").querySelector("ul");
  list.replaceChildren();
  const notes = state.seen && state.at !== "take" ? state.seen.notes : [];
  for (const note of notes) element("li", note, list);
  byId("notes").hidden = notes.length === 0;
}

/** @type {TelephoneCamera} */
const camera = new TelephoneCamera(document.querySelector("video") || document.createElement("video"), (news) => {
  if (news.aim) {
    aiming.take(news.aim);
  } else {
    Object.assign(state.camera, news);
  }
  writeCamera();
});
const aiming = new Aiming(byId("stage"), byId("aim"), byId("start"));

function writeCamera() {
  const isOffered = mayBeCamera() && (state.at === "take" || camera.isOn);
  byId("camera").hidden = !isOffered;
  byId("warning").hidden = !state.isWarned || canBeCamera();
  byId("secure").href = `https://${location.hostname}:${state.here?.secure_port}/telephone#${theToken()}`;
  byId("warning-details").textContent = say("camera_details");
  byId("warning-proceed").textContent = say("camera_proceed");
  document.body.classList.toggle("aims", camera.isOn);
  byId("stage").hidden = !camera.isOn;
  if (!camera.isOn) aiming.end();
  else if (!aiming.beat) aiming.begin();
  byId("light").hidden = !camera.isOn || !camera.hasLight;
  byId("camera-switch").hidden = state.isWarned && !canBeCamera();
  byId("camera-switch").textContent = say(camera.isOn ? "camera_stop" : canBeCamera() ? "camera_start" : "camera_use");
  const { trouble, sent, table } = state.camera;
  const isKnown = "table: " + table in words.en;
  // the advice already says why the table is not found, or what improves the picture
  const isAdvised = (table === "waiting" || table === "still") && aiming.hasAdvice;
  byId("camera-table").hidden = !camera.isOn || trouble !== "" || !isKnown || isAdvised;
  byId("camera-table").textContent = isKnown ? say("table: " + table) : "";
  byId("camera-table").className = table === "still" ? "hit" : "close";
  const isSet = isKnown && table === "still" && !isAdvised; // the telephone stands as it should
  byId("camera-told").hidden = trouble === "" && (!camera.isOn || isSet);
  byId("camera-told").textContent = trouble ? say(trouble) : say("camera_on");
  byId("camera-told").dataset.sent = String(sent);
  aiming.write();
  if (table === "still" && !byId("start").hidden) byId("camera-table").hidden = true; // the start says so
  byId("camera-switch").classList.toggle("first", !camera.isOn);
  for (const id of ["told", "take", "choose"]) if (camera.isOn) byId(id).hidden = true;
}

/** Updates the whole page. */
function write() {
  const { at, trouble } = state;
  document.documentElement.lang = language();
  const game = mayBeCamera() && state.here?.game ? say("game: " + state.here.game) : "";
  document.title = game ? "Umpire: " + game : say("title");
  byId("game").hidden = game === "";
  byId("game").textContent = game;
  document.body.classList.toggle("films", mayBeCamera());
  document.body.dataset.at = at === "take" && !trouble ? "take" : at === "take" ? "trouble" : at;
  for (const each of document.querySelectorAll("[data-say]")) each.textContent = say(/** @type {HTMLElement} */ (each).dataset.say || "");
  byId("take").querySelector("span").textContent = say(at === "take" && !trouble ? "take" : "again");
  byId("line").hidden = state.line === "";
  byId("line").textContent = state.line ? say(state.line) : "";
  byId("trouble").hidden = trouble === null;
  byId("trouble").textContent = trouble ? trouble.sentence || say(trouble.key || "cut") : "";
  byId("told").textContent = toldAt(at);
  byId("told").hidden = byId("told").textContent === "";
  byId("progress").hidden = at !== "sending" && at !== "looking" && at !== "ruling";
  if (at === "sending") {
    byId("progress").value = state.sent;
  } else {
    byId("progress").removeAttribute("value");
  }
  const isAsked = at === "take" || at === "who" || at === "whom" || at === "ruled";
  byId("take").hidden = byId("choose").hidden = !isAsked || !takesTosses();
  writeCode();
  byId("picture").hidden = at === "take";
  byId("ruling").hidden = at !== "ruled";
  byId("share").hidden = at !== "ruled" || !state.isDrawn;
  byId("others").hidden = at !== "ruled";
  const isForAgain = trouble !== null && ["cut", "busy", "lost"].includes(trouble.key || "");
  byId("resend").hidden = at !== "take" || !isForAgain || !state.file;
  writeGalleys();
  writeNotes();
  writeCamera();
  if (at === "ruled") writeRuling(state, decide, view.tapped);
  byId("drawing").setAttribute("aria-label", at === "ruled" ? headline(state) : toldAt(at) || say("title"));
  drawView();
}

async function share() {
  if (!view.picture) return;
  const picture = await pictureWithWords(view.picture, { headline: byId("headline").textContent, lines: linesOf(state) });
  if (!picture) return;
  const file = new File([picture], "umpire-ruling.jpg", { type: "image/jpeg" });
  try {
    if (navigator.canShare && navigator.canShare({ files: [file] })) {
      await navigator.share({ files: [file], title: headline(state) });
      return;
    }
  } catch (error) {
    // the reader cancelled the sharing
    if (/** @type {any} */ (error).name === "AbortError") return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  state.saved = true;
  write();
}

for (const id of ["take", "choose"]) {
  const input = byId(id).querySelector("input");
  input.addEventListener("change", () => {
    send(input.files[0] || null);
    input.value = ""; // cleared so that the same picture can be chosen again
  });
}
byId("share").addEventListener("click", share);
byId("camera-switch").addEventListener("click", async () => {
  if (camera.isOn) {
    camera.stop();
  } else if (canBeCamera()) {
    Object.assign(state.camera, { trouble: "", sent: 0 });
    await camera.start(theToken());
  } else {
    state.isWarned = true;
  }
  write();
});
byId("light").addEventListener("click", () => camera.switchLight());
byId("resend").addEventListener("click", () => send(state.file));
byId("others").addEventListener("click", () => {
  Object.assign(state, { at: "who", attacker: "", target: "", answer: null, decided: new Map() });
  write();
  showUpright(++errand);
});
byId("dropped").addEventListener("change", () => {
  Object.assign(state, { dropped: byId("dropped").value, decided: new Map() });
  rule();
});
byId("language").addEventListener("change", async () => {
  await speak(byId("language").value);
  writeChoices();
  write();
  if (state.at === "ruled") rule(); // requests the reasons in the new language
});

function writeChoices() {
  const languages = byId("language");
  languages.replaceChildren();
  for (const [code, name] of Object.entries(names)) element("option", name, languages).value = code;
  languages.value = language();
  const dropped = byId("dropped");
  dropped.replaceChildren();
  element("option", say("uncounted"), dropped).value = "";
  for (let n = 1; n <= kMostDropped; ++n) element("option", String(n), dropped).value = String(n);
}

/** Shows the field for the code if this phone has no valid code. */
function writeCode() {
  const isWanted = !hasToken() || state.line === "old_code";
  if (isWanted && byId("code").hidden) sayCode("");
  byId("code").hidden = !isWanted;
  byId("code-told").hidden = state.code === "";
  byId("code-told").textContent = state.code ? say(state.code) : "";
}

byId("code").addEventListener("submit", async (/** @type {Event} */ event) => {
  event.preventDefault();
  state.code = await sayCode(byId("typed").value.trim());
  byId("typed").value = "";
  write();
});

writeChoices();
if (!hasToken()) state.trouble = { key: "no_code" };
write();
if (hasToken()) {
  keepLine((line, here) => {
    const isNews = line !== state.line || (here && JSON.stringify(here) !== JSON.stringify(state.here));
    if (!isNews) return;
    if (here) state.here = here;
    const isBack = line === "" && state.trouble?.key === "lost" && state.file;
    state.line = line;
    write();
    if (isBack) send(state.file); // sends the picture again that was on its way when the line broke
  });
}
window.addEventListener("resize", drawView);
