// @ts-check Aiming help over the camera's preview: what to do, the play area's outline, and three
// seconds of "all is well" before the start.

import { say, words } from "/page/words.js";

const kCount = 3;
/**
 * Maximum silence of Umpire in milliseconds; after it the view does not count as good. Umpire
 * reports five times a second.
 */
const kSilence = 3000;
const kBeat = 100;

/** @type {{[need: string]: string}} */
const kSigns = { light: "☾", tags: "▣", farther: "−", nearer: "+", higher: "⇧", sharper: "≋", glare: "☀" };
/** @type {{[side: string]: string}} */
const kArrows = { left: "←", right: "→", upper: "↑", lower: "↓" };

/**
 * The server's report (docs/feed.md).
 * @typedef {{need: string, where: string | null}} Advice
 * @typedef {{well: boolean, begun: boolean, size: [number, number], advice: Advice[], tags: {seen:
 * number, of: number | null}, tilt_deg: number | null, area: [number, number][] | null, board:
 * [number, number][] | null}} Aim
 */

/** @param {Advice} advice @param {Aim} aim */
function sentenceOf({ need, where }, aim) {
  const { seen, of } = aim.tags;
  if (need === "tags") return seen > 0 ? say("aim_tags_few", { n: seen, m: of || 0 }) : say("aim_tags_none");
  if (where === null) return say("aim_" + need);
  const to = "to " + where;
  return say("aim_" + need, { where: say("at " + where), to: to in words.en ? say(to) : "" });
}

export class Aiming {
  /**
   * @param {HTMLElement} stage the video with the drawings over it
   * @param {HTMLElement} list of advice
   * @param {HTMLElement} start the message about the start
   */
  constructor(stage, list, start) {
    this.stage = stage;
    this.list = list;
    this.start = start;
    /** @type {Aim | null} */
    this.aim = null;
    this.came = 0;
    this.wellSince = 0; // time from which the view is good; 0: it is not
    this.hasStarted = false;
    /** @type {ReturnType<typeof setInterval> | null} */
    this.beat = null;
  }

  /** Notes that the camera was started. */
  begin() {
    Object.assign(this, { aim: null, came: 0, wellSince: 0, hasStarted: false });
    if (!this.beat) this.beat = setInterval(() => this.count(), kBeat);
  }

  end() {
    if (this.beat) clearInterval(this.beat);
    this.beat = null;
    this.aim = null;
  }

  /** Stores a report, which is drawn later. @param {Aim} aim */
  take(aim) {
    this.aim = aim;
    this.came = performance.now();
    if (!aim.well) this.wellSince = 0;
    else if (this.wellSince === 0) this.wellSince = this.came;
    if (aim.begun) this.hasStarted = true;
  }

  count() {
    if (this.aim && performance.now() - this.came > kSilence) {
      Object.assign(this, { aim: null, wellSince: 0 });
      this.write();
    }
    if (this.wellSince > 0 && performance.now() - this.wellSince >= 1000 * kCount) this.hasStarted = true;
    this.writeStart();
  }

  /** Tells whether there is any advice. */
  get hasAdvice() {
    return this.aim !== null && this.aim.advice.length > 0;
  }

  write() {
    const aim = this.aim;
    this.stage.classList.toggle("well", aim !== null && aim.well);
    const drawing = /** @type {SVGSVGElement} */ (this.stage.querySelector("svg"));
    if (aim) drawing.setAttribute("viewBox", `0 0 ${aim.size[0]} ${aim.size[1]}`);
    for (const each of drawing.querySelectorAll("polygon")) {
      const corners = aim && (each.classList.contains("board") ? aim.board : aim.area);
      each.setAttribute("points", corners ? corners.map((corner) => corner.join()).join(" ") : "");
    }
    this.list.hidden = !aim || (this.hasStarted && aim.advice.length === 0);
    this.list.classList.toggle("small", this.hasStarted);
    if (aim) this.writeAdvice(aim);
    this.writeStart();
  }

  /**
   * Writes the advice only if it changed, because a screen reader reads it aloud.
   * @param {Aim} aim
   */
  writeAdvice(aim) {
    const lines = aim.advice.map((each) => [each.need === "turn" ? kArrows[each.where || ""] : kSigns[each.need], sentenceOf(each, aim)]);
    if (!this.hasStarted && aim.tags.of !== null && aim.tilt_deg !== null) {
      lines.push(["", say("aim_facts", { n: aim.tags.seen, m: aim.tags.of, d: aim.tilt_deg })]);
    }
    if (JSON.stringify(lines) === this.list.dataset.lines) return;
    this.list.dataset.lines = JSON.stringify(lines);
    this.list.replaceChildren(
      ...lines.map(([sign, sentence]) => {
        const line = document.createElement("li");
        const mark = document.createElement("b");
        mark.textContent = sign;
        mark.setAttribute("aria-hidden", "true");
        line.append(mark, sentence);
        if (sign === "") line.className = "facts";
        return line;
      }),
    );
  }

  writeStart() {
    const number = /** @type {HTMLElement} */ (this.stage.querySelector("#count"));
    const left = kCount - Math.floor((performance.now() - this.wellSince) / 1000);
    const isCounting = this.aim !== null && this.wellSince > 0 && !this.hasStarted;
    const isReady = this.aim !== null && this.hasStarted && !this.aim.begun;
    number.hidden = !isCounting;
    number.textContent = isCounting ? String(Math.max(1, left)) : "";
    this.start.hidden = !isCounting && !isReady;
    const said = isCounting ? say("aim_begins") : isReady ? say("aim_begun") : "";
    if (this.start.textContent !== said) this.start.textContent = said;
  }
}
