// In a lobby: friends to call with one click, and whether everybody may come.

import { get, post } from "../lib/api.js";
import { button, el, replace } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/words.js";

/** @import { FriendReply, TablePath, TableReply } from "../types.d.ts" */
/** @import { Frame } from "./frame.js" */

export class LobbyFriends {
  /**
   * @param {Frame} frame
   * @param {TablePath} path
   */
  constructor(frame, path) {
    this.frame = frame;
    this.path = path;
    /** @type {Promise<FriendReply[]> | null} */
    this.friends = null; // asked for when there is a chair to offer
    this.callable = el("div", { class: "chips", hidden: true });
    this.offer = el("input", { type: "checkbox", id: "public", on: { change: () => this.turn() } });
    const label = el("label", { for: "public" }, say("public-table"));
    this.choice = el("p", { class: "public-choice", hidden: true }, this.offer, label);
    this.told = el("p", { class: "soft", hidden: true }, say("public-told"));
    this.element = el("div", { class: "calling" }, this.callable, this.choice, this.told);
  }

  /** @param {TableReply} info */
  async show(info) {
    const free = info.chairs.some((chair) => chair.kind === "open");
    this.offer.checked = info.public === true;
    this.choice.hidden = !info.host || info.public === null;
    this.told.hidden = info.host || info.public !== true;
    if (!free || !info.you.length) {
      this.callable.hidden = true;
      return;
    }
    const known = await this.known();
    this.callable.hidden = !known.length;
    if (known.length && !this.callable.childNodes.length) {
      const title = el("span", {}, say("call-friends"));
      replace(this.callable, title, known.map((friend) => this.chip(friend)));
    }
  }

  /** Asked for once; where nobody answered, again the next time. */
  known() {
    this.friends ??= get("/friends").then(
      ({ friends }) => friends.filter((each) => !each.blocked),
      (error) => {
        this.friends = null;
        throw error;
      },
    );
    return this.friends;
  }

  /** @param {FriendReply} friend */
  chip({ friend, name }) {
    const chip = button([icon("plus"), name], () => this.call(chip, friend), { class: "answer" });
    return chip;
  }

  /**
   * @param {HTMLButtonElement} chip
   * @param {string} friend
   */
  call(chip, friend) {
    return this.frame.attempt(async () => {
      await post(`${this.path}/call`, { friend });
      chip.disabled = true;
      this.frame.say(say("called-friend"));
    });
  }

  turn() {
    return this.frame.attempt(() => post(`${this.path}/public`, { public: this.offer.checked }));
  }
}
