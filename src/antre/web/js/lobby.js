// Before the game: who sits where, and the link that brings friends.

import { get, post, put } from "./api.js";
import { button, el, replace } from "./dom.js";
import { emblem } from "./emblems.js";
import { icon } from "./icons.js";
import { language, say } from "./words.js";

export class Lobby {
  constructor(frame, path, renew) {
    this.frame = frame;
    this.path = path;
    this.renew = renew;
    this.element = el("section", { class: "paper lobby", "aria-labelledby": "lobby-title" });
    this.games = get("/games");
  }

  async show(info) {
    this.info = info;
    const { games, levels } = await this.games;
    this.levels = levels;
    const game = games.find((each) => each.game === info.game);
    const title = el("h2", { id: "lobby-title" }, game.title[language()]);
    const chairs = el(
      "ol",
      { class: "chairs" },
      info.chairs.map((chair) => this.chair(chair)),
    );
    const variants = game.options.filter((each) => info.options[each.option]);
    replace(
      this.element,
      title,
      variants.map((each) => el("p", { class: "soft" }, each.title[language()])),
      el("h3", { class: "label" }, say("chairs")),
      chairs,
      this.ways(),
    );
  }

  chair(chair) {
    const name = el("span", { class: "name" }, this.called(chair));
    const row = el("li", { class: chair.kind, "data-seat": chair.seat }, emblem(chair.seat), name);
    const mayChange = this.info.host && (chair.kind !== "person" || chair.yours);
    if (mayChange && !(chair.yours && chair.kind === "person")) row.append(this.chooser(chair));
    else if (!this.info.you.length && chair.kind === "open" && this.invite)
      row.append(this.sitButton(chair));
    if (chair.kind === "hot" && this.info.host) row.append(this.nameField(chair));
    return row;
  }

  called(chair) {
    if (chair.kind === "open") return say("open-chair");
    if (chair.kind === "bot") return say("bot-named", { who: chair.name, level: chair.level });
    return chair.yours && chair.kind === "person"
      ? say("you-named", { who: chair.name })
      : chair.name;
  }

  chooser(chair) {
    const kinds = [
      ["open", say("kind-open")],
      ["hot", say("kind-hot")],
    ];
    for (const level of this.levels) kinds.push([`bot ${level}`, say("kind-bot", { level })]);
    const now = chair.kind === "bot" ? `bot ${chair.level}` : chair.kind;
    const change = ({ target }) => {
      const [kind, level] = target.value.split(" ");
      const who = say("guest-number", { seat: chair.seat + 1 });
      this.prepare({
        seat: chair.seat,
        kind,
        ...(level && { level }),
        ...(kind === "hot" && { name: who }),
      });
    };
    const options = kinds.map(([value, words]) =>
      el("option", { value, selected: value === now }, words),
    );
    const label = say("chair-number", { seat: chair.seat + 1 });
    return el("select", { "aria-label": label, on: { change } }, options);
  }

  nameField(chair) {
    const change = ({ target }) =>
      this.prepare({ seat: chair.seat, kind: "hot", name: target.value });
    const label = say("name-of-chair", { seat: chair.seat + 1 });
    return el("input", {
      type: "text",
      maxlength: 24,
      value: chair.name,
      "aria-label": label,
      on: { change },
    });
  }

  prepare(chair) {
    return this.frame.attempt(async () => this.renew(await post(`${this.path}/chair`, chair)));
  }

  get invite() {
    return new URLSearchParams(location.search).get("invite");
  }

  ways() {
    const { info } = this;
    if (!info.you.length) return this.strangerWays();
    const open = info.chairs.filter((chair) => chair.kind === "open").length;
    const parts = [];
    if (open && info.invite) parts.push(this.link(open));
    if (info.host) {
      const words = open ? say("start-with-bots", { count: open }) : say("start");
      const start = button(words, () => this.start(), { class: "answer main start" });
      parts.push(el("div", { class: "buttons" }, start));
    } else parts.push(el("p", { class: "soft" }, say("host-starts")));
    return parts;
  }

  start() {
    return this.frame.attempt(async () => this.renew(await post(`${this.path}/start`)));
  }

  link(open) {
    const address = `${location.origin}/t/${this.info.table}?invite=${this.info.invite}`;
    const field = el("input", {
      type: "text",
      readonly: true,
      value: address,
      id: "invite",
      on: { focus: ({ target }) => target.select() },
    });
    const copy = button([icon("link"), say("copy")], () => this.copy(address, field), {
      class: "answer copy",
    });
    const label = el("label", { for: "invite" }, say("invite-text", { count: open }));
    return el("div", { class: "invite" }, label, el("div", { class: "pair" }, field, copy));
  }

  async copy(address, field) {
    try {
      await navigator.clipboard.writeText(address);
      this.frame.say(say("copied"));
    } catch {
      field.focus();
      field.select();
    }
  }

  strangerWays() {
    const free = this.info.chairs.some((chair) => chair.kind === "open");
    if (!this.invite) return el("p", { class: "soft" }, say("need-invite"));
    if (!free) return el("p", { class: "soft" }, say("all-taken"));
    const field = el("input", {
      type: "text",
      id: "name",
      maxlength: 24,
      value: this.frame.me.name,
      autocomplete: "nickname",
    });
    const label = el("label", { for: "name" }, say("your-name"));
    const sit = button(say("sit-down"), () => this.sit(null), { class: "answer main sit" });
    this.nameOf = field;
    return el("div", { class: "invite" }, label, el("div", { class: "pair" }, field, sit));
  }

  sitButton({ seat }) {
    return button(say("sit-here"), () => this.sit(seat), { class: "quiet" });
  }

  sit(seat) {
    return this.frame.attempt(async () => {
      const name = this.nameOf?.value.trim() ?? "";
      if (name !== this.frame.me.name) this.frame.me = await put("/me", { name });
      await post(`${this.path}/join`, { invite: this.invite, ...(seat !== null && { seat }) });
      history.replaceState(null, "", location.pathname);
      await this.renew(await get(this.path));
    });
  }
}
