// Spans of time, as they are read at a glance and as they are said.

import { say } from "./words.js";

const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

/**
 * What is left, at a glance: 1:05, 3 h 20, 2 d 4 h.
 * @param {number} seconds
 */
export function glance(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const hours = Math.floor((left % DAY) / HOUR);
  if (left >= DAY) return say("time-days-hours", { days: Math.floor(left / DAY), hours });
  if (left >= HOUR) {
    return say("time-hours-minutes", { hours, minutes: two(Math.floor((left % HOUR) / MINUTE)) });
  }
  return `${Math.floor(left / MINUTE)}:${two(left % MINUTE)}`;
}

/**
 * A span in words: 30 s, 5 min, 2 h, 3 days.
 * @param {number} seconds
 */
export function span(seconds) {
  if (seconds >= DAY) return say("time-days", { count: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return say("time-hours", { count: Math.floor(seconds / HOUR) });
  if (seconds >= MINUTE) return say("time-minutes", { count: Math.floor(seconds / MINUTE) });
  return say("time-seconds", { count: seconds });
}
