// The keys that stand for options and pieces, in the order of the list.

// Letters that mean something else at the table are left out.
const KEYS = [..."1234567890abcdefghijkmnopqstvwxyz"];

/**
 * What is written on the key for the `n`th option; nothing where keys have run out.
 * @param {number} n
 */
export const keyName = (n) => KEYS[n]?.toUpperCase();

/**
 * The place in the list that a key stands for, or -1.
 * @param {string} letter
 */
export const placeOfKey = (letter) => KEYS.indexOf(letter.toLowerCase());
