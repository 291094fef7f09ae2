// @ts-check Shows the last moments before an event as a film, played or frame by frame.

import { button, element } from "/page/elements.js";
import { number, say } from "/page/words.js";

const kAhead = 5; // number of frames requested ahead
/** Writes seconds with one decimal, which is left out if it is zero. @param {number} seconds */
const inTenths = (seconds) => number(seconds, Number.isInteger(Math.round(10 * seconds) / 10) ? 0 : 1);

/**
 * Shows a film from its beginning, and returns a function that ends it.
 * @param {Element} parent
 * @param {number[]} times of each frame, in seconds before the event; the last one is marked
 * @param {(frame: number) => Promise<Response>} ask for the JPEG of a frame
 */
export function showFilm(parent, times, ask) {
  /** @type {(Promise<string> | undefined)[]} */
  const addresses = [];
  const last = times.length - 1;
  let at = 0, timer = 0, isOver = false;
  const picture = element("img", "", parent, "film"), said = element("p", "", parent);
  const row = element("div", "", parent, "row");
  const play = button("", row, () => { if (timer) stop(); else begin(); });
  const back = button("◀ " + say("film_frame"), row, () => step(-1)), slider = element("input", "", row), on = button(say("film_frame") + " ▶", row, () => step(1));
  Object.assign(slider, { type: "range", min: 0, max: last, value: 0 });
  slider.setAttribute("aria-label", say("film_show"));
  back.setAttribute("aria-label", say("film_back"));
  on.setAttribute("aria-label", say("film_on"));
  said.setAttribute("role", "status");
  slider.oninput = () => { stop(); show(Number(slider.value)); };

  /** @param {number} frame */
  const addressOf = (frame) => addresses[frame] ??= ask(frame).then(async (answer) => {
    if (!answer.ok) throw new Error(String(answer.status));
    return URL.createObjectURL(await answer.blob());
  });

  /** @param {number} frame */
  async function show(frame) {
    at = Math.max(0, Math.min(last, frame));
    const shown = at;
    for (let next = at; next <= Math.min(last, at + kAhead); ++next) addressOf(next).catch(() => {});
    try {
      const address = await addressOf(shown);
      if (at !== shown || isOver) return;
      picture.src = address;
      picture.dataset.frame = slider.value = String(shown);
      picture.alt = said.textContent = shown === last ? say("film_marked") : say("film_before", { n: inTenths(times[shown]) });
    } catch {
      stop();
      addresses[shown] = undefined;
      said.textContent = say("film_gone");
    }
  }
  /** @param {number} frames */
  function step(frames) {
    stop();
    show(at + frames);
  }
  function name() {
    play.textContent = say(timer ? "pause" : "film_play");
  }
  function stop() {
    clearTimeout(timer);
    timer = 0;
    name();
  }
  function begin() {
    if (at >= last) at = 0;
    show(at);
    goOn();
  }
  function goOn() {
    timer = at < last ? setTimeout(() => show(at + 1).then(() => { if (timer) goOn(); }), Math.max(0, times[at] - times[at + 1]) * 1000) : 0;
    name();
  }
  name();
  show(0);
  return () => {
    stop();
    isOver = true;
    for (const each of addresses) if (each) each.then(URL.revokeObjectURL, () => {});
  };
}
