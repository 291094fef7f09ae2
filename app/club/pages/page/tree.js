// @ts-check Checks an append-only list with the browser's own cryptography: RFC 9162, 2.1.3.2 and
// 2.1.4.2, with SHA-256.

/** @param {(Uint8Array | string | number[])[]} parts */
const joined = (...parts) => {
  const all = parts.map((part) => (typeof part === "string" ? new TextEncoder().encode(part) : part));
  const bytes = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};
/** @param {(Uint8Array | string | number[])[]} parts */
export const hash = async (...parts) => new Uint8Array(await crypto.subtle.digest("SHA-256", joined(...parts)));
/** @param {Uint8Array} left @param {Uint8Array} right */
const node = (left, right) => hash([1], left, right);
/** @param {string} line */
export const leafHash = (line) => hash([0], line);

/** @param {string} text of base64 */
export const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
/** @param {(Uint8Array | string | number[])[]} parts */
export const base64Of = (...parts) => btoa(String.fromCharCode(...joined(...parts)));
/** @param {Uint8Array} one @param {Uint8Array} other */
export const same = (one, other) => one.length === other.length && one.every((byte, k) => byte === other[k]);

/**
 * Tells whether the node is a right child, or the last node of its level.
 * @param {number} place
 * @param {number} last
 */
const isRight = (place, last) => place % 2 === 1 || place === last;
/** @param {number} place @param {number} last @returns {[number, number]} */
const above = (place, last) => [Math.floor(place / 2), Math.floor(last / 2)];

/**
 * Tells whether the leaf belongs to the tree with that root.
 * @param {Uint8Array} leaf
 * @param {number} index
 * @param {number} size
 * @param {Uint8Array} root
 * @param {Uint8Array[]} proof
 */
export async function isIncluded(leaf, index, size, root, proof) {
  let place = index, last = size - 1, made = leaf;
  if (index >= size) return false;
  for (const each of proof) {
    if (last === 0) return false;
    if (isRight(place, last)) {
      made = await node(each, made);
      while (place % 2 === 0 && place > 0) [place, last] = above(place, last);
    } else made = await node(made, each);
    [place, last] = above(place, last);
  }
  return last === 0 && same(made, root);
}

/**
 * Tells whether the second tree begins with all leaves of the first tree, unchanged and without a
 * gap.
 * @param {number} first
 * @param {Uint8Array} firstRoot
 * @param {number} second
 * @param {Uint8Array} secondRoot
 * @param {Uint8Array[]} proof
 */
export async function isGrown(first, firstRoot, second, secondRoot, proof) {
  if (first === second) return proof.length === 0 && same(firstRoot, secondRoot);
  if (first < 1 || first > second || proof.length === 0) return false;
  const path = Number.isInteger(Math.log2(first)) ? [firstRoot, ...proof] : [...proof];
  let place = first - 1, last = second - 1;
  while (place % 2 === 1) [place, last] = above(place, last);
  let before = path[0], now = path[0];
  for (const each of path.slice(1)) {
    if (last === 0) return false;
    if (isRight(place, last)) {
      before = await node(each, before);
      now = await node(each, now);
      while (place % 2 === 0 && place > 0) [place, last] = above(place, last);
    } else now = await node(now, each);
    [place, last] = above(place, last);
  }
  return last === 0 && same(before, firstRoot) && same(now, secondRoot);
}

/**
 * Returns the first 80 bits in the form that people compare, "K7QX-9M2P-0ABC-DEFG"
 * (app/record/journal/journal_seal.h).
 * @param {Uint8Array} bytes
 */
export function codeOf(bytes) {
  let bits = 0n;
  for (const byte of bytes.slice(0, 10)) bits = bits * 256n + BigInt(byte);
  const letters = Array.from({ length: 16 }, (_, k) => "0123456789ABCDEFGHJKMNPQRSTVWXYZ"[Number((bits >> BigInt(75 - 5 * k)) & 31n)]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}
