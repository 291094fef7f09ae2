// @ts-check
// The wall's page: one table after the other, as everybody may know it.

import { drawBoard, fitBoard, swatch } from "/page/drawing.js";
import { byId, element } from "/page/elements.js";
import { language, say } from "/page/words.js";
import { gameName, gameWords, inOrder, read } from "/hall/hall.js";

const query = new URLSearchParams(location.search);
const kSeconds = Math.max(2, Number(query.get("seconds")) || 12);
document.documentElement.lang = language();

/** @type {any[]} */
let tables = [];
let next = 0, delay = 0;

/** @param {any} table */
function show(table) {
  const { state } = table, words = gameWords(state, 0, true);
  byId("title").textContent = say("hall_table", { t: table.table }) + " · " + gameName(state.game);
  byId("sides").replaceChildren();
  words.players.forEach((each, seat) => {
    const part = element("div", "", byId("sides"), "side" + (each.moves ? " moves" : ""));
    swatch(part, each.player, seat, 34);
    element("b", each.name, part);
    element("span", (each.wins ? "★ " + say("winner") : each.moves ? "▶ " + say("to_move") : "") + " " + each.time, part);
  });
  drawBoard(state, byId("board"));
  fitBoard(byId("board"), innerWidth * .94, innerHeight * .7);
  byId("delay").textContent = delay > 0 ? say("hall_delay", { n: delay }) : "";
  byId("round").textContent = inOrder(tables).map((each) => (each.table === table.table ? "●" : "○") + " " + each.table).join("  ");
}

async function goOn() {
  const answer = await read("/games");
  if (answer && answer.tables) {
    tables = answer.tables;
    delay = answer.delay_s;
  }
  const all = inOrder(tables);
  if (all.length === 0) {
    byId("title").textContent = answer && answer.refused ? answer.refused : say("hall_no_game");
    setTimeout(goOn, 2000);
    return;
  }
  show(all[next++ % all.length]);
  setTimeout(goOn, kSeconds * 1000);
}
goOn();
