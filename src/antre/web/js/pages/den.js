// The den: who I am, what can be played, and the tables that wait for me.

import { get, put } from "../lib/api.js";
import { el } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { account } from "./account.js";
import { denPicture } from "./den-picture.js";
import { GameCard } from "./game-card.js";
import { myTables } from "./my-tables.js";
import { takeAway } from "./take-away.js";

/** @import { GameReply, Me } from "../types.d.ts" */
/** @import { Frame } from "./frame.js" */

/**
 * @param {Frame} frame
 * @param {string} _path
 * @param {Me} me
 */
export async function open(frame, _path, me) {
  const { games, levels } = await get("/games");
  frame.setTitle("Antre");
  frame.main.className = "page den";
  frame.main.replaceChildren(...new Den(frame, me, games, levels).parts());
}

class Den {
  /**
   * @param {Frame} frame
   * @param {Me} me
   * @param {GameReply[]} games
   * @param {string[]} levels
   */
  constructor(frame, me, games, levels) {
    this.frame = frame;
    this.me = me;
    this.games = games;
    this.levels = levels;
  }

  parts() {
    const title = el("h2", {}, say("den-title"));
    const hero = el(
      "section",
      { class: "hero" },
      denPicture(),
      el("div", { class: "hero-words" }, title, el("p", {}, say("den-text")), this.nameField()),
    );
    const games = el(
      "section",
      { class: "games", "aria-label": say("games") },
      this.games.map((game) => new GameCard(this.frame, game, this.levels).element),
    );
    const tables = myTables(this.me.tables, this.games);
    return [hero, games, ...tables, account(this.me, (work) => this.enter(work)), takeAway()];
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

  /** @param {() => Promise<unknown>} work */
  enter(work) {
    return this.frame.attempt(async () => {
      await work();
      location.reload();
    });
  }
}
