// @ts-check Draws the attention of an arbiter who looks elsewhere, and answers calls by keyboard.

import { byId } from "/page/elements.js";
import { say } from "/page/words.js";

// length of a tone in seconds; frequencies of the tones in hertz
const kRemembered = "umpire-arbiter-sound", kTone = .18, kCall = [659, 880], kTrouble = [440, 330];
/** @type {AudioContext | null} */
let audio = null;
/**
 * The names of the calls and troubles at the last look; null before the first.
 * @type {Set<string> | null}
 */
let known = null;

let wantsSound = false;
try {
  wantsSound = localStorage.getItem(kRemembered) === "on";
} catch {
  // a private window may not store anything
}

/**
 * Starts the sound. A browser allows sound only after the user has pressed something on the page.
 */
function wake() {
  if (!wantsSound) return;
  audio = audio || new AudioContext();
  audio.resume();
}

/** @param {number[]} tones played one after the other */
function play(tones) {
  const heard = audio;
  if (!heard || !wantsSound) return;
  tones.forEach((tone, place) => {
    const from = heard.currentTime + place * kTone, source = new OscillatorNode(heard, { frequency: tone }), volume = new GainNode(heard, { gain: .25 });
    volume.gain.setTargetAtTime(0, from + kTone / 2, kTone / 5);
    source.connect(volume).connect(heard.destination);
    source.start(from);
    source.stop(from + kTone);
  });
}

/**
 * Takes the names of all open calls and troubles, and plays tones if there is a new one.
 * @param {string[]} calls
 * @param {string[]} troubles names of each
 */
export function hearCalls(calls, troubles) {
  const before = known;
  known = new Set([...calls, ...troubles]);
  if (!before) return;
  if (calls.some((each) => !before.has(each))) play(kCall);
  else if (troubles.some((each) => !before.has(each))) play(kTrouble);
}

function turnSound() {
  wantsSound = !wantsSound;
  try {
    localStorage.setItem(kRemembered, wantsSound ? "on" : "off");
  } catch {
    // a private window may not store anything
  }
  wake();
  play(kCall);
  sayAttention();
}

export function sayAttention() {
  byId("sound").textContent = "♪ " + say("hall_sound");
  byId("sound").setAttribute("aria-pressed", String(wantsSound));
  byId("keys").textContent = say("hall_keys");
}

/** Returns the buttons of a call. @param {Element} call @returns {any[]} */
const buttonsOf = (call) => [...call.querySelectorAll(".row > button")];
const callWithFocus = () => document.activeElement && document.activeElement.closest(".call");

/** Runs `make`, which rebuilds the calls, and keeps the keyboard focus. @param {() => void} make */
export function keepKeyboard(make) {
  const call = /** @type {HTMLElement | null} */ (callWithFocus()), place = call ? buttonsOf(call).indexOf(document.activeElement) : -1;
  make();
  const again = call && [...byId("calls").querySelectorAll(".call")].find((each) => each.dataset.call === call.dataset.call);
  if (again && place >= 0) buttonsOf(again)[place]?.focus();
}

/**
 * N goes to the next call, a digit presses one of the call's buttons, S switches the sound on or
 * off.
 * @param {KeyboardEvent} event
 */
function press(event) {
  const isTyping = event.target instanceof Element && event.target.closest("input, select, textarea");
  if (isTyping || event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
  const calls = [...byId("calls").querySelectorAll(".call")].filter((each) => buttonsOf(each).length > 0), call = callWithFocus(), key = event.key.toLowerCase();
  if (key === "s") turnSound();
  if (calls.length === 0 || byId("part_tables").hidden) return;
  if (key === "n") buttonsOf(calls[(call ? calls.indexOf(call) + 1 : 0) % calls.length])[0].focus();
  if (/^[1-9]$/.test(key)) buttonsOf(call || calls[0])[Number(key) - 1]?.click();
}

byId("sound").addEventListener("click", turnSound);
document.addEventListener("keydown", press);
for (const event of ["pointerdown", "keydown"]) document.addEventListener(event, wake);
