// The den: who I am, what can be played, and the tables that wait for me.

import { get, post, put } from "./api.js";
import { busy, button, el } from "./dom.js";
import { hearth } from "./hearth.js";
import { icon } from "./icons.js";
import { language, say, series } from "./words.js";

const BOTS = 3;

export async function open(frame) {
  const { games, levels } = await get("/games");
  frame.setTitle("Antre");
  frame.main.className = "page den";
  frame.main.replaceChildren(...new Den(frame, games, levels).parts());
}

class Den {
  constructor(frame, games, levels) {
    this.frame = frame;
    this.me = frame.me;
    this.games = games;
    this.levels = levels;
  }

  parts() {
    const title = el("h2", {}, say("den-title"));
    const hero = el(
      "section",
      { class: "hero" },
      hearth(),
      el("div", { class: "hero-words" }, title, el("p", {}, say("den-text")), this.nameField()),
    );
    const tables = this.me.tables.length ? [this.tables()] : [];
    const games = el(
      "section",
      { class: "games", "aria-label": say("games") },
      this.games.map((game) => this.game(game)),
    );
    return [hero, ...tables, games, this.account()];
  }

  nameField() {
    const change = () =>
      this.frame.attempt(async () => {
        this.me = await put("/me", { name: field.value.trim() });
      });
    const props = {
      type: "text",
      id: "name",
      maxlength: 24,
      value: this.me.name,
      autocomplete: "nickname",
    };
    const field = el("input", { ...props, placeholder: say("name-hint"), on: { change } });
    return el("p", { class: "who" }, el("label", { for: "name" }, say("your-name")), field);
  }

  tables() {
    const heading = el("h2", { class: "label" }, say("your-tables"));
    const lines = this.me.tables.map((table) => el("li", {}, this.tableLink(table)));
    return el("section", { class: "tables" }, heading, el("ul", {}, lines));
  }

  tableLink({ table, game, status, names, your_turn: mine }) {
    const title = this.games.find((each) => each.game === game)?.title[language()] ?? game;
    const state = mine ? say("your-turn") : say("status", { status });
    const who = series(names.filter(Boolean));
    const props = { href: `/t/${table}`, class: mine ? "mine" : status };
    return el(
      "a",
      props,
      el("b", {}, title),
      el("span", {}, who),
      el("span", { class: "state" }, state),
    );
  }

  game(game) {
    const title = el("h3", {}, game.title[language()]);
    const [least, most] = game.seats;
    const seats = el("p", { class: "soft" }, say("seats-range", { least, most }));
    const now = button([icon("go"), say("play-now")], () => this.playNow(game, now), {
      class: "answer main play",
    });
    const learn = game.lesson
      ? el("a", { class: "answer", href: `/learn/${game.game}` }, say("learn"))
      : null;
    const rules = el(
      "a",
      { class: "quiet", href: `/rules/${game.game}` },
      icon("rules"),
      say("rules"),
    );
    const row = el("div", { class: "buttons" }, now, learn, rules);
    return el(
      "article",
      { class: "paper game", "data-game": game.game },
      title,
      seats,
      this.origin(game),
      row,
      this.inviting(game),
    );
  }

  /** What of this game is known from print, and what we had to make up. */
  origin({ reconstructed }) {
    const count = reconstructed.length;
    if (!count) return el("p", { class: "soft origin" }, say("all-known"));
    const list = el(
      "ul",
      {},
      reconstructed.map((each) => el("li", {}, each)),
    );
    return el(
      "details",
      { class: "soft origin" },
      el("summary", {}, say("reconstructed", { count })),
      list,
    );
  }

  inviting(game) {
    const seats = this.seatsField(game);
    const variants = game.options.map((each) => this.variant(game, each));
    const watch = this.check(`watch-${game.game}`, say("may-watch"), true);
    const wait = this.absence(game);
    const lay = button(
      say("lay-table"),
      () => this.invite(game, { seats, variants, watch, wait }, lay),
      { class: "answer main lay" },
    );
    const fit = () => this.fitVariants(seats, variants);
    seats.field.addEventListener("change", fit);
    fit();
    const fields = [seats.row, ...variants.map((each) => each.row), watch.row, wait.row];
    const text = el("p", { class: "soft" }, say("invite-intro"));
    return el(
      "details",
      { class: "inviting" },
      el("summary", {}, say("invite")),
      text,
      el("div", { class: "fields" }, fields),
      lay,
    );
  }

  seatsField({ game, seats: [least, most] }) {
    const counts = Array.from({ length: most - least + 1 }, (_, n) => least + n);
    const options = counts.map((n) =>
      el("option", { value: n, selected: n === Math.min(most, BOTS + 1) }, String(n)),
    );
    const field = el("select", { id: `seats-${game}` }, options);
    return { field, row: el("p", {}, el("label", { for: field.id }, say("how-many")), field) };
  }

  variant({ game }, { option, title, default: on, seats = [] }) {
    return { option, seats, ...this.check(`${game}-${option}`, title[language()], on) };
  }

  /** A variant may be meant for some numbers of players only. */
  fitVariants({ field }, variants) {
    for (const { seats, row } of variants) {
      row.hidden = seats.length > 0 && !seats.includes(Number(field.value));
    }
  }

  check(id, words, on) {
    const field = el("input", { type: "checkbox", id, checked: on });
    return { field, row: el("p", { class: "check" }, field, el("label", { for: id }, words)) };
  }

  absence({ game }) {
    const choices = [
      ["", say("absent-never")],
      ["300", say("absent-minutes", { count: 5 })],
      ["86400", say("absent-day")],
    ];
    const options = choices.map(([value, words]) => el("option", { value }, words));
    const field = el("select", { id: `absent-${game}` }, options);
    return { field, row: el("p", {}, el("label", { for: field.id }, say("absent")), field) };
  }

  playNow(game, node) {
    const bots = Math.min(BOTS, game.seats[1] - 1);
    const level = this.levels.includes("normal") ? "normal" : this.levels[0];
    const chairs = [
      { kind: "me" },
      ...Array.from({ length: bots }, () => ({ kind: "bot", level })),
    ];
    return this.lay({ game: game.game, chairs, start: true }, node);
  }

  invite(game, { seats, variants, watch, wait }, node) {
    const count = Number(seats.field.value);
    const chairs = [{ kind: "me" }, ...Array.from({ length: count - 1 }, () => ({ kind: "open" }))];
    const fitting = variants.filter(({ row }) => !row.hidden);
    const options = Object.fromEntries(fitting.map(({ option, field }) => [option, field.checked]));
    const patience = wait.field.value ? Number(wait.field.value) : null;
    return this.lay(
      {
        game: game.game,
        seats: count,
        chairs,
        options,
        spectators: watch.field.checked,
        absent_after: patience,
      },
      node,
    );
  }

  lay(wanted, node) {
    return busy(node, () =>
      this.frame.attempt(async () => {
        const { table } = await post("/tables", wanted);
        location.assign(`/t/${table}`);
      }),
    );
  }

  account() {
    const { account } = this.me;
    const summary = el("summary", {}, say("account"));
    if (account) {
      const out = button(say("logout"), () => this.enter("/logout", {}), { class: "quiet" });
      return el(
        "details",
        { class: "account" },
        summary,
        el("p", {}, say("logged-in", { who: account })),
        out,
      );
    }
    const name = el("input", {
      type: "text",
      id: "account-name",
      maxlength: 40,
      autocomplete: "username",
    });
    const password = el("input", {
      type: "password",
      id: "account-password",
      autocomplete: "current-password",
    });
    const go = (path) => this.enter(path, { name: name.value, password: password.value });
    const form = el(
      "form",
      { class: "fields" },
      el("p", {}, el("label", { for: name.id }, say("account-name")), name),
      el("p", {}, el("label", { for: password.id }, say("password")), password),
      el(
        "div",
        { class: "buttons" },
        el("button", { class: "answer main" }, say("login")),
        button(say("enrol"), () => go("/account"), { class: "quiet" }),
      ),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      go("/login");
    });
    return el(
      "details",
      { class: "account" },
      summary,
      el("p", { class: "soft" }, say("account-text")),
      form,
    );
  }

  enter(path, body) {
    return this.frame.attempt(async () => {
      await post(path, body);
      location.reload();
    });
  }
}
