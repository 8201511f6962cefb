// Before the game: who sits where, what is settled, and the link that brings friends.

import { get, post, put, Refused } from "../lib/api.js";
import { button, el, name, replace, set } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { language, say } from "../lib/words.js";
import { Talk } from "../table/talk.js";
import { invitation } from "./invitation.js";
import { LobbyClock } from "./lobby-clock.js";
import { LobbyDeal } from "./lobby-deal.js";
import { LobbyFriends } from "./lobby-friends.js";
import { allShields, chairShield } from "./lobby-shield.js";
import { Settings } from "./settings.js";

/** @import { ChairReply, GameReply, Me, Prepare, SettingValues } from "../types.d.ts" */
/** @import { TablePath, TableReply } from "../types.d.ts" */
/** @import { SettingRow } from "./settings.js" */
/** @import { Frame } from "./frame.js" */

const FEW = 2; // so many settings go below the chairs, more stand beside them

export class Lobby {
  /**
   * @param {Frame} frame
   * @param {Me} me
   * @param {TableReply} info
   * @param {TablePath} path
   * @param {(change: TableReply) => Promise<void>} renew
   */
  constructor(frame, me, info, path, renew) {
    this.frame = frame;
    this.me = me;
    this.info = info;
    this.path = path;
    this.renew = renew;
    this.title = el("h2", { id: "lobby-title" });
    this.chairs = el("ol", { class: "chairs" });
    /** @type {Map<number, { look: string, row: HTMLElement, nodes: HTMLElement[] }>} */
    this.rows = new Map(); // seat -> its row, and what it was made from
    this.clock = new LobbyClock(frame, path, renew);
    this.seating = el(
      "section",
      { class: "seating" },
      heading(say("chairs")),
      this.chairs,
      this.clock.element,
    );
    this.settled = el(
      "section",
      { class: "settled", hidden: true },
      heading(say("settings-of-game")),
    );
    this.doing = el("div", { class: "ways" });
    this.deal = new LobbyDeal(frame);
    this.friends = new LobbyFriends(frame, path);
    this.talk = new Talk((text) => frame.attempt(() => post(`${path}/chat`, { text })));
    this.book = el("a", { class: "quiet", hidden: true }, icon("book"), say("book-of"));
    this.advice = el("p", { class: "soft", hidden: true }, say("lobby-advice"));
    this.element = el(
      "section",
      { class: "paper lobby", "aria-labelledby": "lobby-title" },
      this.title,
      this.book,
      this.seating,
      this.settled,
      this.advice,
      this.doing,
      this.talk.element,
      this.deal.element,
    );
    this.games = get("/games");
    /** @type {Settings | null} */
    this.settings = null;
    this.sent = Promise.resolve(); // what was chosen is sent in that order
    /** @type {string[]} */
    this.levels = [];
    /** @type {HTMLInputElement | null} */
    this.nameOf = null; // where a stranger writes a name
    this.waysLook = "";
    this.dressing = -1; // the chair whose shields are shown
  }

  /** @param {TableReply} info */
  async show(info) {
    this.info = info;
    const { games } = await this.games;
    const game = games.find((each) => each.game === info.game);
    this.levels = game?.levels ?? [];
    this.title.textContent = game?.title[language()] ?? info.game;
    if (game) this.showSettings(game);
    replace(
      this.chairs,
      info.chairs.map((chair) => this.chair(chair)),
    );
    this.showWays();
    const others = info.chairs.some((chair) => chair.kind === "person" && !chair.yours);
    this.talk.hear(info.chat, others && info.you.length > 0);
    this.clock.show(info);
    // Whoever plays alone with bots may ask anyway.
    this.advice.hidden = !info.advice || info.chairs.filter(({ kind }) => kind === "person").length < 2;
    this.deal.show(info);
    this.frame.attempt(() => this.friends.show(info));
    this.book.hidden = !info.book || !info.host;
    set(this.book, "href", `/book/${info.book}`);
  }

  /** @param {GameReply} game */
  showSettings(game) {
    const settings = this.settings ?? this.laySettings(game);
    settings.sit(this.info.seats);
    settings.show(this.info.settings);
    this.settled.hidden = settings.element.hidden;
    this.element.classList.toggle("broad", settings.rows.length > FEW);
  }

  /** @param {GameReply} game */
  laySettings(game) {
    this.settings = new Settings(game, this.info.host, (row) => this.settle(row));
    this.settled.append(this.settings.element);
    this.chairs.before(this.settings.ofChairs);
    return this.settings;
  }

  /**
   * The host has chosen something: one after the other, so that the last one counts.
   * @param {SettingRow} row
   */
  settle(row) {
    const { id } = row.setting;
    const settings = { [id]: row.chosen };
    row.sending += 1;
    this.sent = this.sent.then(async () => {
      await this.frame.attempt(() => this.sendSettings(row, settings));
      row.sending -= 1;
      row.hear(this.info.settings[id]);
    });
  }

  /**
   * @param {SettingRow} row
   * @param {SettingValues} settings
   */
  async sendSettings(row, settings) {
    try {
      this.info = await post(`${this.path}/settings`, { settings });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      row.complain(error.message);
    }
  }

  /** @param {ChairReply} chair */
  chair(chair) {
    const { host, you, chairs } = this.info;
    const shields = chairs.map(({ shield, kind }) => [shield, kind]);
    const look = JSON.stringify([{ ...chair, token: null }, host, you, this.maySit, shields, this.dressing]);
    const before = this.rows.get(chair.seat);
    const row = before?.row ?? el("li", { "data-seat": chair.seat });
    const nodes = before?.look === look ? before.nodes : this.chairNodes(chair);
    this.rows.set(chair.seat, { look, row, nodes });
    row.className = chair.kind;
    replace(row, nodes, this.settings?.atChair(chair.seat));
    return row;
  }

  /** @param {ChairReply} chair */
  chairNodes(chair) {
    const order = this.info.host ? this.order(chair) : null;
    const { seat } = chair;
    const open = this.dressing === seat;
    const shield = chairShield(this.info, chair, open, () => this.dress(open ? -1 : seat, seat));
    /** @type {HTMLElement[]} */
    const nodes = [el("span", { class: "who-sits" }, shield, this.name(chair), order)];
    const mayChange = this.info.host && (chair.kind !== "person" || chair.yours);
    if (mayChange && !(chair.yours && chair.kind === "person")) nodes.push(this.chooser(chair));
    else if (chair.kind === "open" && (this.info.you.length || this.maySit))
      nodes.push(this.sitButton(chair));
    if (chair.kind === "hot" && this.info.host) nodes.push(this.nameField(chair));
    const bear = (/** @type {number} */ which) => this.bear(seat, which);
    if (open) nodes.push(allShields(this.info, chair, bear, () => this.dress(-1, seat)));
    return nodes;
  }

  /**
   * The host exchanges a chair with the one above or below it.
   * @param {ChairReply} chair
   */
  order({ seat }) {
    /**
     * @param {number} to
     * @param {string} words
     * @param {string} way
     */
    const step = (to, words, way) => {
      const node = button(icon("up"), () => this.move(seat, to), { class: `icon-button ${way}` });
      name(node, words);
      node.disabled = to < 0 || to >= this.info.seats;
      return node;
    };
    const up = step(seat - 1, say("chair-up", { seat: seat + 1 }), "rise");
    const down = step(seat + 1, say("chair-down", { seat: seat + 1 }), "sink");
    return el("span", { class: "order" }, up, down);
  }

  /**
   * @param {number} seat
   * @param {number} to
   */
  move(seat, to) {
    return this.frame.attempt(async () =>
      this.renew(await post(`${this.path}/move`, { seat, to })),
    );
  }

  /**
   * @param {number} seat
   * @param {number} shield
   */
  async bear(seat, shield) {
    await this.frame.attempt(async () =>
      this.renew(await post(`${this.path}/shield`, { seat, shield })),
    );
    await this.dress(-1, seat);
  }

  /**
   * Show the shields for one chair, or none; the focus goes to the one borne at `seat`.
   * @param {number} open
   * @param {number} seat
   */
  async dress(open, seat) {
    this.dressing = open;
    await this.show(this.info);
    /** @type {HTMLElement | null | undefined} */
    const node = this.rows.get(seat)?.row.querySelector(
      open === seat ? "[aria-pressed=true]" : ".dress",
    );
    node?.focus();
  }

  /** @param {ChairReply} chair */
  name(chair) {
    return el("span", { class: "name" }, this.called(chair));
  }

  /** @param {ChairReply} chair */
  called(chair) {
    if (chair.kind === "open") return say("open-chair");
    if (chair.kind === "bot") return say("bot-named", { who: chair.name, level: chair.level });
    return chair.yours && chair.kind === "person"
      ? say("you-named", { who: chair.name })
      : chair.name;
  }

  /** @param {ChairReply} chair */
  chooser(chair) {
    const kinds = [
      ["open", say("kind-open")],
      ["hot", say("kind-hot")],
    ];
    for (const level of this.levels) kinds.push([`bot ${level}`, say("kind-bot", { level })]);
    const now = chair.kind === "bot" ? `bot ${chair.level}` : chair.kind;
    const change = () => {
      const [kind, level] = select.value.split(" ");
      const { seat } = chair;
      if (kind === "bot") this.prepare({ seat, kind, level });
      else if (kind === "hot")
        this.prepare({ seat, kind, name: say("guest-number", { seat: seat + 1 }) });
      else this.prepare({ seat, kind: "open" });
    };
    const options = kinds.map(([value, words]) =>
      el("option", { value, selected: value === now }, words),
    );
    const label = say("chair-number", { seat: chair.seat + 1 });
    const select = el("select", { "aria-label": label, on: { change } }, options);
    return select;
  }

  /** @param {ChairReply} chair */
  nameField(chair) {
    const change = () => this.prepare({ seat: chair.seat, kind: "hot", name: field.value });
    const label = say("name-of-chair", { seat: chair.seat + 1 });
    const field = el("input", {
      type: "text",
      maxlength: 24,
      value: chair.name,
      "aria-label": label,
      on: { change },
    });
    return field;
  }

  /** @param {Prepare} chair */
  prepare(chair) {
    return this.frame.attempt(async () => this.renew(await post(`${this.path}/chair`, chair)));
  }

  /** With an invitation; or where everybody may. */
  get maySit() {
    return this.invite || this.info.public;
  }

  get invite() {
    return new URLSearchParams(location.search).get("invite");
  }

  /** A link that is being copied or a name that is being written is left alone. */
  showWays() {
    const { you, host, invite, chairs } = this.info;
    const open = chairs.map((chair) => chair.kind === "open");
    const look = JSON.stringify([you, host, invite, this.maySit, open]);
    if (look === this.waysLook) return;
    this.waysLook = look;
    // Whoever copies the address of the page sends an invitation too.
    if (invite && !this.invite) history.replaceState(history.state, "", `?invite=${invite}`);
    replace(this.doing, this.ways());
  }

  ways() {
    const { info } = this;
    if (!info.you.length) return this.strangerWays();
    const open = info.chairs.filter((chair) => chair.kind === "open").length;
    const parts = [];
    if (open && info.invitation) parts.push(invitation(this.frame, this.path, open, info.invitation));
    parts.push(this.friends.element);
    if (info.host) {
      const words = open ? say("start-with-bots", { count: open }) : say("start");
      const start = button(words, () => this.start(), { class: "answer main start" });
      parts.push(el("div", { class: "buttons" }, start));
    } else parts.push(el("p", { class: "soft" }, say("host-starts")));
    return parts;
  }

  async start() {
    if (this.settings?.faulty) return this.settings.faulty.point();
    await this.sent;
    await this.deal.sent;
    await this.frame.attempt(async () => this.renew(await post(`${this.path}/start`)));
  }

  strangerWays() {
    const free = this.info.chairs.some((chair) => chair.kind === "open");
    if (!this.maySit) return el("p", { class: "soft" }, say("need-invite"));
    if (!free) return el("p", { class: "soft" }, say("all-taken"));
    const field = el("input", {
      type: "text",
      id: "name",
      maxlength: 24,
      value: this.me.name,
      autocomplete: "nickname",
    });
    const label = el("label", { for: "name" }, say("your-name"));
    const sit = button(say("sit-down"), () => this.sit(null), { class: "answer main sit" });
    this.nameOf = field;
    return el("div", { class: "invite" }, label, el("div", { class: "pair" }, field, sit));
  }

  /** @param {ChairReply} chair */
  sitButton({ seat }) {
    const [mine] = this.info.you;
    const sit = () => (mine === undefined ? this.sit(seat) : this.move(mine, seat));
    return button(say("sit-here"), sit, { class: "quiet" });
  }

  /** @param {number | null} seat */
  sit(seat) {
    return this.frame.attempt(async () => {
      const name = this.nameOf?.value.trim() ?? "";
      if (name !== this.me.name) this.me = await put("/me", { name });
      await post(`${this.path}/join`, { invite: this.invite, ...(seat !== null && { seat }) });
      history.replaceState(null, "", location.pathname);
      await this.renew(await get(this.path));
    });
  }
}

/** @param {string} words */
const heading = (words) => el("h3", { class: "label" }, words);
