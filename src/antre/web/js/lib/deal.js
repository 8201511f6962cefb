// A deal that can be checked: this browser notes what the house has promised before the first
// draw, and adds a word of its own.

import { post } from "./api.js";
import { keep, kept } from "./preferences.js";

/** @import { DealReply, TableLaid, TablePath } from "../types.d.ts" */

/**
 * What was noted of a table: its promise as it was seen first, and the word that was added.
 * @typedef {object} Note
 * @property {string} table
 * @property {string} commitment
 * @property {string} word
 */

const NOTES = "deals";
const MOST_NOTES = 100;
const LETTERS = "abcdefghijklmnopqrstuvwxyz234567"; // five bits each
const GROUPS = 5;
const LETTERS_A_GROUP = 6;

/** @returns {Note[]} */
function notes() {
  try {
    const read = JSON.parse(kept(NOTES, "[]"));
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

/**
 * @param {string} table
 * @returns {Note | undefined}
 */
export const noted = (table) => notes().find((note) => note.table === table);

/**
 * A promise is noted once: what is shown later must be the same.
 * @param {string} table
 * @param {string} commitment
 * @param {string} word
 */
export function note(table, commitment, word) {
  const before = notes().filter((each) => each.table !== table);
  const promise = noted(table)?.commitment ?? commitment;
  keep(NOTES, JSON.stringify([...before, { table, commitment: promise, word }].slice(-MOST_NOTES)));
}

/** A word of 150 random bits, in groups that can be read out. */
export function randomWord() {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * LETTERS_A_GROUP));
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  return letters.match(/.{6}/g)?.join("-") ?? letters;
}

/**
 * @param {string} table
 * @param {number} seat
 * @param {string} commitment
 * @param {string} word
 */
export async function addWord(table, seat, commitment, word) {
  /** @type {TablePath} */
  const path = `/tables/${table}`;
  const info = await post(`${path}/word`, { seat, word });
  note(table, commitment, info.deal?.words[seat] ?? "");
  return info;
}

/**
 * Begin a table of which we are the only person: the promise is here before anything is drawn.
 * @param {TableLaid} laid
 * @param {number} [seat] where we sit
 */
export async function begin({ table, commitment }, seat = 0) {
  if (commitment) await addWord(table, seat, commitment, randomWord());
  /** @type {TablePath} */
  const path = `/tables/${table}`;
  await post(`${path}/start`);
}

/**
 * Does the secret fit the promise? Computed here; null where this page may not compute it, which
 * browsers allow over https only.
 * @param {DealReply} deal
 */
export async function fits({ table, secret, commitment }) {
  if (!crypto.subtle || !secret) return null;
  const head = new TextEncoder().encode(`antre deal 1 commitment\n${table}\n`);
  const bytes = (secret.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array([...head, ...bytes]));
  return hex(new Uint8Array(digest)) === commitment;
}

/** @param {Uint8Array} bytes */
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
