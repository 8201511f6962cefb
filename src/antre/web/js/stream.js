// What happens, as it happens; after a break it goes on where it stopped.

const AGAIN = 1500;

export class Stream {
  /** `hooks`: heard(message), state(connected). */
  constructor(table, seat, after, hooks) {
    this.path = `/api/tables/${table}/stream?seat=${seat}`;
    this.after = after;
    this.hooks = hooks;
    this.source = null;
    this.timer = 0;
    this.open();
  }

  open() {
    this.source = new EventSource(`${this.path}&after=${this.after}`);
    this.source.onopen = () => this.hooks.state(true);
    this.source.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      this.after = Math.max(this.after, message.version);
      this.hooks.heard(message);
    };
    this.source.onerror = () => {
      this.hooks.state(false);
      this.reopen();
    };
  }

  reopen() {
    this.close();
    this.timer = setTimeout(() => this.open(), AGAIN);
  }

  close() {
    clearTimeout(this.timer);
    this.source.onerror = null;
    this.source.close();
  }
}
