// @ts-check
// The connection to Umpire: the token of the code, the pictures that are sent, and the answers.

const kToken = "umpire-token";
/** The server's maximum size of a picture, in bytes. */
const kMostBytes = 32 * 1024 * 1024;
/**
 * Maximum time without progress of the upload, in milliseconds. Then the request is aborted, and
 * the page sends the picture again.
 */
const kStalled = 12000;
/** Maximum time for examining a picture, in milliseconds; 50 megapixels take half of it. */
const kLongestLook = 60000;
const kBetween = 3000;

/**
 * Takes the token from the address. It stands after the #, so browsers send it to no server; it is
 * removed from the address bar at once.
 */
function takeToken() {
  const said = location.hash.slice(1);
  if (/^[0-9a-f]{32}$/.test(said)) {
    localStorage.setItem(kToken, said);
    history.replaceState(null, "", location.pathname);
  }
  return localStorage.getItem(kToken) || "";
}

/** @param {string} fresh */
function keepToken(fresh) {
  localStorage.setItem(kToken, fresh);
  location.reload();
}

let token = takeToken();
export const hasToken = () => token !== "";
export const theToken = () => token;
window.addEventListener("hashchange", () => {
  token = takeToken();
  location.reload();
});

/**
 * A fault: a key of the dictionary, or a sentence of Umpire's in the reader's language.
 * @typedef {{key?: string, sentence?: string}} Trouble
 */

/**
 * Returns a file's fault that is known before sending.
 * @param {File} file
 * @returns {Trouble | null}
 */
export function troubleWith(file) {
  if (file.type.startsWith("video/")) return { key: "is_film" };
  if (file.type && !file.type.startsWith("image/")) return { key: "no_picture" };
  return file.size > kMostBytes ? { key: "too_large" } : null;
}

/** @param {number} status @param {string} body @returns {Trouble} */
function troubleOf(status, body) {
  /** @type {{[status: number]: string}} */
  const keys = { 401: "old_code", 403: "old_code", 408: "cut", 413: "too_large", 503: "busy", 0: "lost" };
  if (status === 422) {
    try {
      return { sentence: JSON.parse(body).failure };
    } catch {
      return { key: "cut" };
    }
  }
  return { key: keys[status] || "cut" };
}

/**
 * Sends a picture. `progress` receives the sent share from 0 to 1; after 1 Umpire examines the
 * picture.
 * @param {File} file
 * @param {string} language
 * @param {(part: number) => void} progress
 * @returns {Promise<any>}
 */
export function sendPicture(file, language, progress) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    /** @type {ReturnType<typeof setTimeout>} */
    let watch;
    const wait = (/** @type {number} */ time) => {
      clearTimeout(watch);
      watch = setTimeout(() => request.abort(), time);
    };
    request.open("POST", "/telephone/toss?lang=" + language);
    request.setRequestHeader("Authorization", "Bearer " + token);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.upload.onprogress = (event) => {
      wait(kStalled);
      progress(event.loaded / Math.max(1, event.total));
    };
    request.upload.onload = () => {
      wait(kLongestLook);
      progress(1);
    };
    request.onloadend = () => {
      clearTimeout(watch);
      if (request.status === 200) {
        resolve(JSON.parse(request.responseText));
      } else {
        reject(troubleOf(request.status, request.responseText));
      }
    };
    wait(kStalled);
    request.send(file);
  });
}

/** @param {string} path @param {{[name: string]: string}} query @returns {Promise<Response>} */
async function ask(path, query) {
  let answer;
  try {
    answer = await fetch(path + "?" + new URLSearchParams(query), { headers: { Authorization: "Bearer " + token }, cache: "no-store" });
  } catch {
    throw troubleOf(0, "");
  }
  if (!answer.ok) {
    throw troubleOf(answer.status, await answer.text());
  }
  return answer;
}

/**
 * Asks Umpire to show a code for typing, or sends the typed code.
 * @param {string} typed
 * @returns {Promise<string>} a key of the dictionary for the fault; empty: success
 */
export async function sayCode(typed) {
  try {
    const answer = await fetch("/telephone/code", { method: "POST", body: typed, cache: "no-store" });
    if (answer.ok && typed) keepToken((await answer.json()).token);
    return answer.ok ? "" : answer.status === 410 ? "code_over" : answer.status === 429 ? "code_often" : "code_wrong";
  } catch {
    return "lost";
  }
}

/** Returns the decisions as a request has them. @param {Map<string, boolean | number>} decided */
const saidOf = (decided) => Object.fromEntries([...decided].map(([key, value]) => [key, String(value)]));

/**
 * Asks for the ruling after the players' decisions; `decided` of the answer keeps these decisions.
 * @param {{[name: string]: string}} query
 * @param {Map<string, boolean | number>} decided
 * @returns {Promise<any>}
 */
export async function askRuling(query, decided) {
  const kept = new Map(decided);
  const answer = await ask("/telephone/ruling", { ...query, ...saidOf(decided) });
  return { ...(await answer.json()), decided: kept };
}

/**
 * Returns the ruling after the players' decisions, drawn on the picture.
 * @param {{[name: string]: string}} query
 * @param {Map<string, boolean | number>} decided
 * @returns {Promise<Blob>}
 */
export async function askDrawing(query, decided) {
  return (await ask("/telephone/ruling.jpg", { ...query, ...saidOf(decided) })).blob();
}

/**
 * Returns the picture that Umpire examined, upright even if the browser does not rotate it.
 * @param {string} toss
 * @returns {Promise<Blob>}
 */
export async function askPicture(toss) {
  return (await ask("/telephone/picture.jpg", { toss })).blob();
}

/**
 * What Umpire offers this phone: the port of HTTPS, if the phone may be the camera, and then the
 * game, if a game is played.
 * @typedef {{secure_port: number | null, game: string | null}} Here
 */

/**
 * Asks repeatedly whether Umpire is there, while the page is visible. `told` gets a key of the
 * dictionary if it is not.
 * @param {(trouble: string, here: Here | null) => void} told
 */
export function keepLine(told) {
  const look = async () => {
    if (document.visibilityState === "visible") {
      try {
        const here = await (await ask("/telephone/here", {})).json();
        told("", here);
      } catch (trouble) {
        told(/** @type {Trouble} */ (trouble).key === "old_code" ? "old_code" : "lost", null);
      }
    }
  };
  setInterval(look, kBetween);
  document.addEventListener("visibilitychange", look);
  look();
}
