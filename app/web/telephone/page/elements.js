// @ts-check Makes elements of the pages. Texts come from the game and from players, so they are set
// as text, never as HTML.

/** @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);

/** @param {string} tag @param {string} text @param {Element | null} [parent] @param {string} [className] @returns {any} */
export function element(tag, text, parent, className) {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  if (parent) parent.append(made);
  return made;
}

/** Sets the text of an element; a rule's number, such as "MG-4", stays on one line. @param {Element} box @param {string} text */
export function setText(box, text) {
  box.replaceChildren(...text.split(/(\p{Lu}{2,4}-\d[\d.]*)/u).map((part, k) => k % 2 > 0 ? element("span", part, null, "clause") : part));
}

/** @param {string} text @param {Element} parent @param {() => void} pressed @param {boolean} [isPressed] */
export function button(text, parent, pressed, isPressed) {
  const made = element("button", text, parent);
  if (isPressed !== undefined) made.setAttribute("aria-pressed", String(isPressed));
  made.addEventListener("click", pressed);
  return made;
}

/** Shows that a box has more than is seen: fades its edges behind which there is more. @param {any} box @param {() => void} [moved] called when another part is seen */
export function fadeEdges(box, moved) {
  const fade = () => {
    const { scrollLeft: left, scrollTop: top, scrollWidth: width, scrollHeight: height, clientWidth: across, clientHeight: down } = box;
    for (const [edge, hidden] of /** @type {[string, number][]} */ ([["left", left], ["top", top], ["right", width - across - left], ["bottom", height - down - top]]))
      box.style.setProperty("--" + edge, hidden > 1 ? "1.5rem" : "0px");
    box.classList.toggle("fades", width > across + 1 || height > down + 1);
    moved?.();
  };
  box.onscroll = fade;
  new ResizeObserver(fade).observe(box);
  new MutationObserver(fade).observe(box, { childList: true, subtree: true, attributeFilter: ["open"] });
}

/**
 * Makes an element of a drawing (SVG).
 * @param {string} tag
 * @param {{[name: string]: string | number}} attributes
 * @param {Element} parent
 * @param {string} [words]
 * @returns {any}
 */
export function drawn(tag, attributes, parent, words) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  if (words !== undefined) made.textContent = words;
  parent.append(made);
  return made;
}
