// In the lobby: what the house promises of the deal, and the word that one adds to it.

import { addWord, note, noted, randomWord } from "../lib/deal.js";
import { el, replace } from "../lib/dom.js";
import { say } from "../lib/words.js";

/** @import { DealReply, TableReply } from "../types.d.ts" */
/** @import { Frame } from "./frame.js" */

export class LobbyDeal {
  /** @param {Frame} frame */
  constructor(frame) {
    this.frame = frame;
    this.summary = el("summary", {});
    this.promise = el("code", { class: "promise" });
    this.field = el("input", {
      type: "text",
      id: "deal-word",
      maxlength: 64,
      autocomplete: "off",
      spellcheck: "false",
      on: { change: () => this.send(this.field.value) },
    });
    this.own = el(
      "div",
      { class: "own-word", hidden: true },
      el("label", { for: "deal-word" }, say("deal-word")),
      this.field,
    );
    this.element = el(
      "details",
      { class: "deal", hidden: true },
      this.summary,
      el("p", { class: "soft" }, say("deal-explained")),
      el("p", {}, say("deal-promise"), " ", this.promise),
      this.own,
    );
    this.sent = Promise.resolve(); // the game begins after what was said before
    this.offered = false; // a word is made once a sitting; who takes it away wants none
    /** @type {TableReply | null} */
    this.info = null;
  }

  /** @param {TableReply} info */
  show(info) {
    this.info = info;
    const { deal, you, chairs } = info;
    this.element.hidden = !deal;
    if (!deal) return;
    const people = chairs.filter(({ kind }) => kind === "person").length;
    const count = deal.words.filter(Boolean).length;
    replace(this.summary, say("deal-words", { count, of: people }));
    this.promise.textContent = deal.commitment;
    this.own.hidden = !you.length;
    if (you.length) this.showOwn(deal, you[0]);
    else this.offered = false;
  }

  /**
   * @param {DealReply} deal
   * @param {number} seat
   */
  showOwn(deal, seat) {
    const word = deal.words[seat];
    if (document.activeElement !== this.field) this.field.value = word;
    if (this.offered) return;
    this.offered = true;
    const before = noted(deal.table);
    if (!before) note(deal.table, deal.commitment, word);
    if (!word && before?.word !== "") this.send(randomWord());
  }

  /** @param {string} word */
  send(word) {
    const { info } = this;
    if (!info?.deal || !info.you.length) return;
    const { table, commitment } = info.deal;
    const [seat] = info.you;
    this.sent = this.sent.then(async () => {
      await this.frame.attempt(async () =>
        this.show(await addWord(table, seat, commitment, word)),
      );
    });
  }
}
