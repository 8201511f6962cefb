// The way to the house: JSON in, JSON out, and errors that say in words what is wrong.

/** @import { Error as Refusal, Get, Post, Put } from "../types.d.ts" */

export class Refused extends Error {
  /**
   * @param {number} status
   * @param {Refusal} error
   */
  constructor(status, error) {
    super(error.message);
    this.status = status;
    this.kind = error.kind;
    this.rule = error.rule;
    this.allowed = error.allowed;
  }
}

/** Nobody answered at all. */
export class Unreachable extends Error {}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function call(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = { "X-Antre": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: "same-origin",
      body: body && JSON.stringify(body),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  const data = await answer.json().catch(() => null);
  if (answer.ok && data !== null) return data;
  throw data?.error
    ? new Refused(answer.status, data.error)
    : new Unreachable(String(answer.status));
}

/** @type {Get} */
export const get = (/** @type {string} */ path) => call("GET", path);

// What somebody says about themselves holds for all that they do afterwards, however soon.
/** @type {Promise<unknown>} */
let known = Promise.resolve();

/** @type {Post} */
export const post = async (/** @type {string} */ path, /** @type {object} */ body = {}) => {
  await known;
  return call("POST", path, body);
};
/** @type {Put} */
export const put = (path, body) => {
  const answer = known.then(() => call("PUT", path, body));
  known = answer.catch(() => null);
  return answer;
};
