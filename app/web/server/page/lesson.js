// @ts-check Shows the rules of the game on one page: sentences, their clauses, and example turns
// drawn like the board.

import { showDrawing } from "/page/drawing.js";
import { element } from "/page/elements.js";
import { ask } from "/page/feed.js";
import { language } from "/page/words.js";

/** @param {any} line @param {Element} list */
function showLine(line, list) {
  const item = element("li", line.text, list);
  if (line.clauses.length === 0) return;
  const behind = element("details", "", item);
  element("summary", "§ " + line.clauses.map((/** @type {any} */ each) => each.id).join(", "), behind);
  for (const { id, text } of line.clauses) element("p", id + ": " + text, behind);
}

/** @param {any} picture @param {Element} row */
function showPicture(picture, row) {
  const figure = element("figure", "", row);
  showDrawing(picture.drawing, element("div", "", figure, "drawing"));
  if (picture.text) element("figcaption", "→ " + picture.text, figure);
}

/** Shows the lesson in the reader's language. @param {Element} box */
export async function showLesson(box) {
  const answer = await ask("/lesson?language=" + language()).catch(() => null);
  const lesson = answer && answer.ok ? await answer.json() : null;
  box.replaceChildren();
  for (const part of lesson ? lesson.parts : []) {
    element("h3", part.heading, box);
    const list = element("ul", "", box);
    for (const line of part.lines) showLine(line, list);
    for (const example of part.examples) {
      const row = element("div", "", box, "pictures");
      for (const picture of example) showPicture(picture, row);
    }
  }
}
