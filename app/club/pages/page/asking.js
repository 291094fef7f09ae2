// @ts-check A dialog that asks the arbiter for a name and a reason before a decision.

import { button, byId } from "/page/elements.js";
import { say } from "/page/words.js";

let arbiter = "";
try {
  arbiter = localStorage.getItem("umpire-arbiter") || "";
} catch {
  // a private window may not store anything
}

/** @param {string} who */
function name(who) {
  arbiter = who;
  byId("who").textContent = who ? say("hall_arbiter", { a: who }) : say("hall_name");
  try {
    localStorage.setItem("umpire-arbiter", who);
  } catch {
    // a private window may not store anything
  }
}

/**
 * A question of the dialog. `fill` adds fields to the dialog, and `send` sends the answer to the
 * server.
 * @typedef {{title: string, text: string, why: string, needsReason: boolean, yes: string, send:
 * (who: string, because: string) => Promise<Response>, fill?: (box: HTMLElement, yes: () => void)
 * => void}} Question
 */

/** Removes the message about a wrong entry as soon as the arbiter changes something. */
const forgetWrong = () => { byId("ask_wrong").textContent = ""; };

/** @param {Question} question */
export function askArbiter(question) {
  byId("ask_title").textContent = question.title;
  byId("ask_text").textContent = question.text;
  forgetWrong();
  byId("reason").value = "";
  byId("reason_label").textContent = question.why;
  byId("reason_part").hidden = question.why === "";
  byId("name").value = arbiter;
  byId("ask_name").hidden = arbiter !== "";
  byId("ask_yes").textContent = question.yes;
  byId("ask_yes").hidden = question.yes === "";
  const yes = async () => {
    const because = byId("reason").value.trim(), who = byId("name").value.trim();
    if (!who || (question.needsReason && !because)) {
      byId("ask_wrong").textContent = say(question.needsReason ? "hall_reason_needed" : "hall_name_needed");
      return;
    }
    name(who);
    try {
      const answer = await question.send(who, because);
      if (answer.ok) byId("ask").close();
      else byId("ask_wrong").textContent = (await answer.text()).trim();
    } catch {
      byId("ask_wrong").textContent = say("silent");
    }
  };
  byId("ask_yes").onclick = yes;
  byId("ask_more").replaceChildren();
  if (question.fill) question.fill(byId("ask_more"), yes);
  byId("ask").showModal();
}

/** Sets the dialog's words after a change of language. */
export function sayAsking() {
  name(arbiter);
  byId("name_label").textContent = say("hall_who");
  byId("ask_no").textContent = say("hall_back");
  byId("reasons").replaceChildren();
  for (const key of ["hall_reason_rule", "hall_reason_seen", "hall_reason_agree"])
    button(say(key), byId("reasons"), () => { byId("reason").value = say(key); forgetWrong(); });
}

byId("who").addEventListener("click", () => {
  const who = prompt(say("hall_who"));
  if (who && who.trim()) name(who.trim().slice(0, 40));
});
byId("ask_no").addEventListener("click", () => byId("ask").close());
byId("ask").addEventListener("input", forgetWrong);
byId("ask").querySelector("form").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
