// People I have played with, in the den: who invites me, and whom I invite again with one click.

import { get, post } from "../lib/api.js";
import { button, el, replace } from "../lib/dom.js";
import { language, say } from "../lib/words.js";
import { sheet } from "./sheet.js";

/** @import { FriendReply, FriendsReply, GameReply, InvitationReply, TableRequest } from "../types.d.ts" */
/** @import { Frame } from "./frame.js" */

/**
 * Where it is told: the link at the head of the den, the invitations, and the friends.
 * @typedef {{ call: HTMLElement, asked: HTMLElement, friends: HTMLElement }} Places
 */

/**
 * @param {Frame} frame
 * @param {GameReply[]} games
 * @param {Places} places
 */
export async function showFriends(frame, games, places) {
  const [told] = await Promise.all([get("/friends"), sheet("people")]);
  new MyFriends(frame, games, places).draw(told);
}

class MyFriends {
  /**
   * @param {Frame} frame
   * @param {GameReply[]} games
   * @param {Places} places
   */
  constructor(frame, games, { call, asked, friends }) {
    this.frame = frame;
    this.games = games;
    this.call = call;
    this.asked = asked;
    this.friends = friends;
  }

  /** @param {FriendsReply} told */
  draw({ friends, invitations }) {
    this.call.hidden = this.asked.hidden = !invitations.length;
    this.call.textContent = say("invitations-wait", { count: invitations.length });
    replace(this.asked, invitations.map((each) => this.invitation(each)));
    this.friends.hidden = !friends.length;
    replace(this.friends, friends.length ? this.list(friends) : null);
  }

  /** @param {FriendReply[]} friends */
  list(friends) {
    const open = this.friends.querySelector("details")?.open ?? false;
    return el(
      "details",
      { open },
      el("summary", { class: "label" }, say("friends", { count: friends.length })),
      el("p", { class: "soft" }, say("friends-text")),
      el("ul", {}, friends.map((friend) => el("li", {}, this.friend(friend)))),
    );
  }

  /** @param {string} slug */
  title(slug) {
    return this.games.find(({ game }) => game === slug)?.title[language()] ?? slug;
  }

  /** @param {InvitationReply} invitation */
  invitation({ table, game, by, friend, invite }) {
    const come = el("a", { class: "answer main", href: `/t/${table}?invite=${invite}` }, say("come"));
    const refuse = button(say("not-now"), () => this.renew(() => post("/friends/refuse", { table })), {
      class: "answer",
    });
    return el(
      "p",
      { class: "invitation" },
      el("b", {}, say("invited-by", { who: by, game: this.title(game) })),
      come,
      refuse,
      this.blocking(friend, by, true),
    );
  }

  /** @param {FriendReply} friend */
  friend({ friend, name, games, game, blocked }) {
    const known = this.games.find((each) => each.game === game);
    const again = button(say("invite-again", { game: this.title(game) }), () => this.again(friend, known), {
      class: "answer",
      disabled: !known || blocked,
    });
    return [
      el("b", {}, name),
      el("span", { class: "soft" }, say("history-games", { count: games })),
      again,
      this.blocking(friend, name, !blocked),
    ];
  }

  /**
   * @param {string} friend
   * @param {string} who
   * @param {boolean} blocked what it is to be
   */
  blocking(friend, who, blocked) {
    const words = blocked ? say("block", { who }) : say("unblock", { who });
    return button(words, () => this.renew(() => post("/friends/block", { friend, blocked })), {
      class: "quiet",
    });
  }

  /** @param {() => Promise<FriendsReply>} work */
  renew(work) {
    return this.frame.attempt(async () => this.draw(await work()));
  }

  /**
   * A table of the game we played last, with a chair for each of us.
   * @param {string} friend
   * @param {GameReply | undefined} game
   */
  again(friend, game) {
    return this.frame.attempt(async () => {
      if (!game) return;
      /** @type {TableRequest["chairs"]} */
      const chairs = [{ kind: "me" }, { kind: "open" }];
      while (chairs.length < game.seats[0]) chairs.push({ kind: "open" });
      const { table } = await post("/tables", { game: game.game, chairs });
      await post(`/tables/${table}/call`, { friend });
      location.assign(`/t/${table}`);
    });
  }
}
