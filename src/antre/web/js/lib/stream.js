// What happens, as it happens; after a break it goes on where it stopped.

/** @import { Message } from "../types.d.ts" */

const AGAIN = 1500;

export class Stream {
  /**
   * @param {string} table
   * @param {number} seat
   * @param {number} after the version that is known already
   * @param {{ heard(message: Message): void, state(connected: boolean): Promise<void> | void }} hooks
   */
  constructor(table, seat, after, hooks) {
    this.path = `/api/tables/${table}/stream?seat=${seat}`;
    this.after = after;
    this.hooks = hooks;
    this.timer = 0;
    this.closed = false;
    this.source = this.open();
  }

  open() {
    const source = new EventSource(`${this.path}&after=${this.after}`);
    source.onopen = () => this.hooks.state(true);
    source.onmessage = ({ data }) => {
      /** @type {Message} */
      const message = JSON.parse(data);
      this.after = Math.max(this.after, message.version);
      this.hooks.heard(message);
    };
    source.onerror = () => this.lost();
    return source;
  }

  /** Whoever has another chair by now has closed this stream, and another one is open. */
  async lost() {
    this.hang();
    await this.hooks.state(false);
    if (!this.closed) this.reopen();
  }

  reopen() {
    this.hang();
    this.timer = setTimeout(() => {
      this.source = this.open();
    }, AGAIN);
  }

  close() {
    this.closed = true;
    this.hang();
  }

  hang() {
    clearTimeout(this.timer);
    this.source.onerror = null;
    this.source.close();
  }
}
