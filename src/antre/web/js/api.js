// The way to the house: JSON in, JSON out, and errors that say in words what is wrong.

export class Refused extends Error {
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

async function call(method, path, body) {
  const asked = { method, headers: { "X-Antre": "1" }, credentials: "same-origin" };
  if (body !== undefined) {
    asked.body = JSON.stringify(body);
    asked.headers["Content-Type"] = "application/json";
  }
  let answer;
  try {
    answer = await fetch(`/api${path}`, asked);
  } catch (error) {
    throw new Unreachable(String(error));
  }
  const data = await answer.json().catch(() => null);
  if (answer.ok && data !== null) return data;
  throw data?.error ? new Refused(answer.status, data.error) : new Unreachable(answer.status);
}

export const get = (path) => call("GET", path);
export const post = (path, body = {}) => call("POST", path, body);
export const put = (path, body) => call("PUT", path, body);
