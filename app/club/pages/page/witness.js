// @ts-check A phone signs the club's list of seals after it has checked that nothing which it
// signed before was changed. The formats are those of C2SP (c2sp.org/tlog-checkpoint,
// c2sp.org/tlog-cosignature).

import { byId, element } from "/page/elements.js";
import { ask } from "/page/feed.js";
import { language, say } from "/page/words.js";
import { base64Of, bytesOf, codeOf, hash, isGrown, isIncluded, leafHash, same } from "/hall/tree.js";
import { read } from "/hall/hall.js";

const kEvery = 2000; // milliseconds between two requests for the newest checkpoint
const kText = 1, kCosignature = 4; // C2SP's bytes for the kinds of signatures

/**
 * The browser's stored data: the key, which no script can read, and the last signed tree.
 * @typedef {{keys: CryptoKeyPair, last: {club: string, size: number, root: string} | null}} Kept
 */
/** @type {Promise<IDBDatabase>} */
const opened = new Promise((done, fail) => {
  const opening = indexedDB.open("umpire-witness", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
  opening.onsuccess = () => done(opening.result);
  opening.onerror = () => fail(opening.error);
});
/** @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest} what @returns {Promise<any>} */
const inStore = async (mode, what) => {
  const transaction = (await opened).transaction("kept", mode, { durability: "strict" }), request = what(transaction.objectStore("kept"));
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done(request.result);
    transaction.onerror = transaction.onabort = () => fail(transaction.error);
  });
};
/** @param {Kept} kept */
const keep = (kept) => inStore("readwrite", (store) => store.put(kept, "me"));

/** @param {number} number @param {number} count of bytes */
const bigEndian = (number, count) => Array.from({ length: count }, (_, k) => Math.floor(number / 2 ** (8 * (count - 1 - k))) % 256);
/** @param {string} name @param {number} kind @param {Uint8Array} key */
const idOf = async (name, kind, key) => (await hash(name + "\n", [kind], key)).slice(0, 4);

/** @type {Kept} */
let kept;
let myName = "", myKey = "";
/** @type {Uint8Array} */
let myId;

async function begin() {
  kept = await inStore("readonly", (store) => store.get("me"));
  if (!kept) {
    kept = { keys: /** @type {CryptoKeyPair} */ (await crypto.subtle.generateKey("Ed25519", false, ["sign", "verify"])), last: null };
    await keep(kept);
  }
  const key = new Uint8Array(await crypto.subtle.exportKey("raw", kept.keys.publicKey)), code = codeOf(await hash(key));
  myName = "phone/" + code;
  myId = await idOf(myName, kCosignature, key);
  myKey = `${myName}+${[...myId].map((byte) => byte.toString(16).padStart(2, "0")).join("")}+${base64Of([kCosignature], key)}`;
  byId("me").textContent = say("witness_me", { code });
}

/**
 * Parses a note: a text of three lines, followed by signatures.
 * @param {string} note
 * @returns {{text: string, origin: string, size: number, root: Uint8Array, first: string[]}}
 */
function checkpointIn(note) {
  const [text, signatures] = note.split("\n\n"), [origin, size, root] = text.split("\n");
  return { text: text + "\n", origin, size: Number(size), root: bytesOf(root), first: signatures.split("\n")[0].split(" ") };
}

/**
 * Tells whether the club made the first signature.
 * @param {any} checkpoint
 * @param {string} club its key
 */
async function isClubs(checkpoint, club) {
  const [name] = club.split("+"), key = bytesOf(club.slice(name.length + 10)), signature = bytesOf(checkpoint.first[2]);
  if (key[0] !== kText || name !== checkpoint.origin || name !== checkpoint.first[1]) return false;
  if (!same(signature.slice(0, 4), await idOf(name, kText, key.slice(1)))) return false;
  const opened = await crypto.subtle.importKey("raw", key.slice(1), "Ed25519", false, ["verify"]);
  return crypto.subtle.verify("Ed25519", opened, signature.slice(4), new TextEncoder().encode(checkpoint.text));
}

/**
 * Returns why the phone must not sign; empty if all is right.
 * @param {any} answer
 * @param {any} checkpoint
 */
async function whatIsWrong(answer, checkpoint) {
  const { last } = kept, { size, root } = checkpoint;
  if (last && last.club !== answer.key) return "witness_other";
  if (!(await isClubs(checkpoint, answer.key))) return "witness_wrong";
  if (last && !(await isGrown(last.size, bytesOf(last.root), size, root, answer.proof.map(bytesOf)))) return "witness_back";
  for (const { line, place, proof } of answer.seals)
    if (!(await isIncluded(await leafHash(line), place, size, root, proof.map(bytesOf)))) return "witness_wrong";
  return "";
}

/** @param {any} answer @param {any} checkpoint */
async function sign(answer, checkpoint) {
  byId("sign").hidden = true;
  const time = Math.floor(Date.now() / 1000), message = new TextEncoder().encode(`cosignature/v1\ntime ${time}\n${checkpoint.text}`);
  kept.last = { club: answer.key, size: checkpoint.size, root: base64Of(checkpoint.root) };
  await keep(kept); // stored before the signature is sent
  const signature = new Uint8Array(await crypto.subtle.sign("Ed25519", kept.keys.privateKey, message));
  const taken = await ask("/witness/sign?language=" + language(), {
    method: "POST",
    body: JSON.stringify({ key: myKey, signature: `— ${myName} ${base64Of(myId, bigEndian(time, 8), signature)}` }),
  });
  byId("wrong").textContent = taken.ok ? "" : (await taken.text()).trim();
  if (!taken.ok) byId("sign").hidden = false;
  else await show(answer.key, { ...checkpoint, signers: (await taken.json()).witnesses });
}

/** @param {string} club @param {any} checkpoint */
async function show(club, checkpoint) {
  const isMine = checkpoint.signers.includes(myName);
  byId("state").textContent = [say("witness_state", { n: checkpoint.size, code: codeOf(checkpoint.root) }),
    isMine ? "✓ " + say("witness_signed") : "", say("witness_count", { n: checkpoint.signers.length })].filter(Boolean).join(" ");
  byId("sign").hidden = isMine;
}

let shown = "";
async function look() {
  const answer = await read("/witness/log?after=" + (kept.last ? kept.last.size : 0) + "&language=" + language());
  const news = JSON.stringify(answer);
  if (!answer || answer.refused) byId("state").textContent = answer ? answer.refused : say("silent");
  else if (!answer.note && !kept.last) byId("state").textContent = say("witness_none");
  else if (news !== shown) {
    const checkpoint = answer.note ? checkpointIn(answer.note) : null;
    const wrong = checkpoint ? await whatIsWrong(answer, checkpoint) : "witness_back";
    byId("wrong").textContent = wrong ? "▲ " + say(wrong) : "";
    if (wrong) {
      byId("sign").hidden = true;
      byId("state").textContent = "";
      byId("games").replaceChildren();
    } else {
      const signers = answer.note.trimEnd().split("\n\n")[1].split("\n").slice(1).map((/** @type {string} */ line) => line.split(" ")[1]);
      await show(answer.key, { ...checkpoint, signers });
      byId("sign").onclick = () => sign(answer, checkpoint);
      if (answer.seals.length > 0) byId("games").replaceChildren();
      for (const { line } of answer.seals) {
        const [table, n, , last] = line.split(" "), bytes = Uint8Array.from(last.match(/../g), (each) => parseInt(each, 16));
        element("li", say("witness_game", { t: table, n, code: codeOf(bytes) }), byId("games"));
      }
    }
  }
  shown = news;
  setTimeout(look, kEvery);
}

document.documentElement.lang = language();
byId("title").textContent = say("witness_title");
byId("about").textContent = say("witness_about");
byId("sign").textContent = say("witness_sign");
if (!window.isSecureContext) byId("wrong").textContent = say("witness_insecure");
else begin().then(look, () => { byId("wrong").textContent = say("witness_no_key"); });
