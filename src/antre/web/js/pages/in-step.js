// In step with the house: what is heard from it leads to a look at the table, one at a time.

import { get, Refused, Unreachable } from "../lib/api.js";
import { Stream } from "../lib/stream.js";

/** @import { LogLine, Message, Passing, TablePath, TableReply } from "../types.d.ts" */

/** @typedef {{ all?: boolean, moving?: boolean }} How to look: at people too; with pieces that fly */
/**
 * @typedef {object} StepHooks
 * @property {(all: boolean, moving: boolean) => Promise<void>} look
 * @property {(error: Refused) => void} refused
 * @property {(change: TableReply) => Promise<void>} renew
 * @property {(on: boolean) => void} connected
 * @property {(signs: Passing[]) => void} signs what partners tell each other
 */

const PATIENCE = 6000;

export class InStep {
  /**
   * @param {TablePath} path
   * @param {StepHooks} hooks
   */
  constructor(path, hooks) {
    this.path = path;
    this.hooks = hooks;
    /** @type {Stream | null} */
    this.stream = null;
    /** @type {number | null} */
    this.seat = null; // whose stream it is
    this.wasOff = false;
    this.waiting = 0; // for others to play on
    /** @type {Required<How> | null} */
    this.wanted = null;
    /** @type {Promise<void> | null} */
    this.looking = null;
    /** @type {LogLine[]} */
    this.untold = []; // what was heard of since the last look
  }

  /** @param {TableReply} info */
  listen({ you, spectators, table, version }) {
    clearTimeout(this.waiting);
    const seat = you[0] ?? -1;
    if (seat === this.seat) return;
    this.stream?.close();
    this.seat = seat;
    if (seat < 0 && !spectators) return;
    this.stream = new Stream(table, seat, version, {
      heard: (message) => this.heard(message),
      state: (on) => (on ? this.connection(on) : this.unheard()),
    });
  }

  close() {
    this.stream?.close();
    this.seat = null;
    this.hooks.connected(true);
  }

  /** @param {boolean} on */
  connection(on) {
    const back = on && this.wasOff;
    this.wasOff = !on;
    this.hooks.connected(on);
    if (back) this.refresh({ all: true });
  }

  /**
   * The house is there and yet there is nothing to hear: the table may have been stopped, or I have
   * been given another chair.
   */
  async unheard() {
    this.connection(false);
    const info = await get(this.path).catch(() => null);
    if (info && (info.stopped || (info.you[0] ?? -1) !== this.seat)) await this.hooks.renew(info);
  }

  /** @param {Message} message */
  heard(message) {
    this.untold.push(...message.events);
    const { signs } = message;
    if (signs.length) this.hooks.signs(signs);
    // Who points or nods changes nothing on the table.
    if (signs.length && signs.every(({ kind }) => kind === "point" || kind === "sign")) return;
    const said = message.chat.length > 0 || signs.some(({ kind }) => kind === "talk");
    this.refresh({ all: message.lobby || message.over || said });
  }

  /**
   * Look again, one look at a time; what comes meanwhile is looked at afterwards.
   * @param {How} how
   */
  async refresh({ all = false, moving = true } = {}) {
    this.wanted = {
      all: all || (this.wanted?.all ?? false),
      moving: moving && (this.wanted?.moving ?? true),
    };
    this.looking ??= this.lookUntilDone();
    await this.looking;
  }

  async lookUntilDone() {
    try {
      while (this.wanted) {
        const { all, moving } = this.wanted;
        this.wanted = null;
        await this.hooks.look(all, moving).catch((error) => this.failed(error));
      }
    } finally {
      this.looking = null;
    }
  }

  /**
   * Nobody answered: the stream is opened anew, and once it is there we look again.
   * @param {unknown} error
   */
  failed(error) {
    if (error instanceof Unreachable) {
      this.connection(false);
      this.stream?.reopen();
    } else if (error instanceof Refused) this.hooks.refused(error);
    else throw error;
  }

  /** Nothing is told at a table that is stopped, yet somebody else may play on. */
  waitForOthers() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(async () => {
      const info = await get(this.path).catch(() => null);
      if (info && !info.stopped) await this.hooks.renew(info);
      else this.waitForOthers();
    }, PATIENCE);
  }
}
