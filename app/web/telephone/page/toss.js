// @ts-check Shows the picture of a toss for tapping.

/** The document umpire.table/1 of the command line. @typedef {any} Look */

const kSvg = "http://www.w3.org/2000/svg";
/** Maximum distance of a tap from its target, in pixels of the screen. */
const kReach = 34;

/** @param {number[]} p @param {number[]} a @param {number[]} b */
function distanceToSegment([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** @param {number[]} point @param {number[][]} corners */
function distanceToArea(point, corners) {
  const sides = corners.map((corner, i) => ({ from: corner, to: corners[(i + 1) % corners.length] }));
  const turns = sides.map(({ from, to }) => (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]));
  const isInside = turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
  return isInside ? 0 : Math.min(...sides.map(({ from, to }) => distanceToSegment(point, from, to)));
}

/**
 * The picture with the things that can be tapped. Points are in the picture's coordinates, in which
 * pixel corners are whole numbers.
 */
export class TossView {
  /** @param {SVGSVGElement} drawing with an <image> and a <g> */
  constructor(drawing) {
    this.drawing = drawing;
    this.image = /** @type {SVGImageElement} */ (drawing.querySelector("image"));
    this.marks = /** @type {SVGGElement} */ (drawing.querySelector("g"));
    this.address = "";
    this.size = [1, 1];
    /** @type {Blob | null} */
    this.picture = null;
    /** @type {(id: string) => void} */
    this.tapped = () => {};
    /** @type {{id: string, distance: (point: number[]) => number}[]} */
    this.things = [];
    drawing.addEventListener("click", (event) => this.hear(event));
  }

  /** @param {Blob} picture */
  show(picture) {
    URL.revokeObjectURL(this.address);
    this.picture = picture;
    this.address = URL.createObjectURL(picture);
    this.image.setAttribute("href", this.address);
  }

  /** Shows the whole picture before Umpire has examined it. */
  showAll() {
    this.clear();
    this.size = [400, 300];
    this.place([0, 0, 400, 300], "xMidYMid meet");
  }

  /**
   * Shows only the part of the picture around these points.
   * @param {Look} look
   * @param {number[][]} points
   */
  begin(look, points) {
    this.clear();
    this.size = [look.picture.width, look.picture.height];
    const [width, height] = this.size;
    const room = 0.07 * Math.max(width, height);
    const range = (/** @type {number} */ k, /** @type {number} */ most) => {
      const all = points.map((point) => point[k]);
      return [Math.max(0, Math.min(most, ...all) - room), Math.min(most, Math.max(0, ...all) + room)];
    };
    const [left, right] = points.length > 0 ? range(0, width) : [0, width];
    const [top, bottom] = points.length > 0 ? range(1, height) : [0, height];
    this.place([left, top, right - left, bottom - top], "none");
  }

  /** @param {number[]} box @param {string} fit */
  place(box, fit) {
    this.drawing.setAttribute("viewBox", box.join(" "));
    this.image.setAttribute("width", String(this.size[0]));
    this.image.setAttribute("height", String(this.size[1]));
    this.image.setAttribute("preserveAspectRatio", fit);
  }

  clear() {
    this.marks.replaceChildren();
    this.things = [];
  }

  /** @param {string} tag @param {{[name: string]: string}} attributes @param {string} [words] */
  draw(tag, attributes, words) {
    const made = document.createElementNS(kSvg, tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    if (words !== undefined) made.textContent = words;
    this.marks.append(made);
    return made;
  }

  /**
   * Draws a galley's outline with its name; `role`: "", "attacker" or "target".
   * @param {any} galley
   * @param {string} role
   * @param {string} words
   */
  addGalley(galley, role, words) {
    const corners = cornersOf(galley);
    const points = corners.map((each) => each.join(",")).join(" ");
    const letters = this.letters();
    this.draw("polygon", { points, class: "rim" });
    this.draw("polygon", { points, class: "galley " + role });
    const middle = [0, 1].map((k) => corners.reduce((sum, each) => sum + each[k], 0) / 4);
    this.draw("text", { x: String(middle[0]), y: String(middle[1] + letters / 3), "font-size": String(letters), class: "name" }, words);
    this.things.push({ id: galley.id, distance: (point) => distanceToArea(point, corners) });
  }

  /**
   * Adds a match as a target for taps; the picture itself shows the match.
   * @param {any} match
   * @param {boolean} isChosen
   */
  addMatch(match, isChosen) {
    const [tail, head] = endsOf(match);
    if (isChosen) {
      const ends = { x1: String(tail[0]), y1: String(tail[1]), x2: String(head[0]), y2: String(head[1]) };
      this.draw("line", { ...ends, class: "rim chosen" });
      this.draw("line", { ...ends, class: "chosen" });
    }
    this.things.push({ id: match.id, distance: (point) => distanceToSegment(point, tail, head) });
  }

  /** Returns the letter size in the picture's coordinates that is 15 pixels on the screen. */
  letters() {
    const matrix = this.drawing.getScreenCTM();
    return 15 / (matrix && matrix.a > 0 ? matrix.a : 1);
  }

  /** @param {MouseEvent} event */
  hear(event) {
    const matrix = this.drawing.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const reach = kReach / matrix.a;
    const near = this.things.map(({ id, distance }) => ({ id, distance: distance([x, y]) })).sort((a, b) => a.distance - b.distance)[0];
    if (near && near.distance <= reach) this.tapped(near.id);
  }
}

/** @param {any} galley of the look @returns {number[][]} */
export const cornersOf = (galley) => galley.outline_px.map((/** @type {number[]} */ [u, v]) => [u + 0.5, v + 0.5]);
/** @param {any} match of the look @returns {number[][]} */
export const endsOf = (match) => [match.tail_px, match.head_px].map(([u, v]) => [u + 0.5, v + 0.5]);

/**
 * Returns the ruling's picture with lines of words below it, as a JPEG.
 * @param {Blob} picture
 * @param {{headline: string, lines: string[]}} words
 * @returns {Promise<Blob | null>}
 */
export async function pictureWithWords(picture, words) {
  const image = await createImageBitmap(picture);
  const canvas = document.createElement("canvas");
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const [width, height] = [image.width, image.height];
  const letters = Math.max(14, Math.min(width, height) / 28);
  const fontOf = (/** @type {number} */ size, weight = "400") => `${weight} ${size}px "Inter", "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif`;
  context.font = fontOf(letters);
  const lines = words.lines.flatMap((line) => wrapped(context, line, width - 2 * letters));
  canvas.width = width;
  canvas.height = height + Math.ceil(letters * (3.4 + 1.45 * lines.length));
  context.fillStyle = "#10141a";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, width, height);
  context.fillStyle = "#ffffff";
  context.font = fontOf(1.6 * letters, "700");
  context.fillText(words.headline, letters, height + 2.1 * letters);
  context.font = fontOf(letters);
  lines.forEach((line, i) => context.fillText(line, letters, height + letters * (3.7 + 1.45 * i)));
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
}

/** @param {CanvasRenderingContext2D} context @param {string} text @param {number} width */
function wrapped(context, text, width) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = (lines[lines.length - 1] + " " + word).trim();
    if (context.measureText(longer).width <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
