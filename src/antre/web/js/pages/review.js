// A finished game looked at again: everybody's chances, luck and choices, what cost me most.

import { get, post } from "../lib/api.js";
import { button, el, replace, set } from "../lib/dom.js";
import { emblem, wear } from "../lib/emblems.js";
import { icon } from "../lib/icons.js";
import { language, percent, say } from "../lib/words.js";
import { sameDeal } from "../table/same-deal.js";
import { Curve } from "./review-curve.js";
import { showStopped } from "./stopped.js";

/** @import { AccountReply, FaultReply, ReviewedReply, ReviewReply, TableReply, TablePath } from "../types.d.ts" */
/** @import { Frame } from "./frame.js" */

const PAUSE = 700; // until it is asked again how far it has come

/**
 * @param {Frame} frame
 * @param {string} id
 */
export async function open(frame, id) {
  const info = await get(`/tables/${id}`);
  wear(info.chairs);
  if (info.stopped) return showStopped(frame, info, info.stopped, () => location.reload());
  if (info.status !== "over" || !info.you.length) return location.replace(`/t/${id}`);
  const page = new ReviewPage(frame, info);
  frame.setTitle(say("review"));
  frame.main.className = "page";
  replace(frame.main, page.element);
  await page.begin();
}

class ReviewPage {
  /**
   * @param {Frame} frame
   * @param {TableReply} info
   */
  constructor(frame, info) {
    this.frame = frame;
    this.info = info;
    /** @type {TablePath} */
    this.path = `/tables/${info.table}`;
    const asked = Number(new URLSearchParams(location.search).get("seat") ?? info.you[0]);
    this.seat = info.you.includes(asked) ? asked : info.you[0];
    this.body = el("div", { class: "review-body" });
    this.element = el(
      "article",
      { class: "paper review" },
      el("header", {}, el("h2", {}, say("review")), el("p", {}, info.outcome?.said ?? "")),
      this.ways(),
      this.body,
      sameDeal(info),
    );
  }

  get together() {
    return this.info.outcome?.kind === "together";
  }

  ways() {
    const { table, you, chairs } = this.info;
    const eyes = el("select", {
      "aria-label": say("review-of"),
      on: { change: () => location.assign(`?seat=${eyes.value}`) },
    });
    eyes.append(
      ...you.map((seat) =>
        el("option", { value: seat, selected: seat === this.seat }, chairs[seat].name),
      ),
    );
    return el(
      "p",
      { class: "review-ways" },
      you.length > 1 ? eyes : null,
      el("a", { class: "quiet", href: `/r/${table}?seat=${this.seat}` }, say("replay")),
      button([icon("again"), say("review-same-deal")], () => this.again(0), {
        class: "quiet",
        title: say("review-same-deal-long"),
      }),
      el("a", { class: "quiet", href: `/t/${table}` }, say("result")),
    );
  }

  /** @param {number} choice */
  again(choice) {
    return this.frame.attempt(async () => {
      const laid = await post(`${this.path}/again`, { seat: this.seat, choice });
      location.assign(`/t/${laid.table}`);
    });
  }

  async begin() {
    let reply = await post(`${this.path}/review`, { seat: this.seat });
    this.wait(reply);
    while (reply.state === "working") {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      reply = await get(`${this.path}/review?seat=${this.seat}`);
      this.wait(reply);
    }
    if (reply.review) return this.show(reply.review);
    // Who asked may be told that there is none: the house has begun anew in between.
    const retry = button(say("review-try-again"), () => this.frame.attempt(() => this.begin()), {
      class: "answer main",
    });
    replace(this.body, el("p", { role: "status" }, say("review-failed")), retry);
  }

  /** @param {ReviewReply} reply */
  wait({ progress }) {
    if (!this.bar) {
      this.bar = el("progress", { max: 1, value: 0, "aria-label": say("review") });
    }
    if (!this.bar.isConnected) {
      replace(this.body, el("p", { role: "status" }, say("review-underway")), this.bar);
    }
    set(this.bar, "value", progress);
  }

  /** @param {ReviewedReply} review */
  show(review) {
    const curve = new Curve(review, this.lines(), (step) => this.momentOf(step));
    replace(
      this.body,
      el("h3", {}, say("review-chances")),
      curve.element,
      el("h3", {}, say("review-faults")),
      this.faults(review),
      el("h3", {}, say("review-turns")),
      this.turns(review),
      el("h3", {}, say("review-account")),
      el("p", { class: "soft" }, say("review-account-long")),
      this.account(review),
      el("p", { class: "soft" }, say("review-honest")),
    );
  }

  /** Whose chances are drawn: of who play together, one. */
  lines() {
    if (this.together) return [{ seat: this.seat, name: say("review-team") }];
    return this.info.chairs.map(({ seat, name }) => ({ seat, name }));
  }

  /** @param {number} step */
  momentOf(step) {
    return `/r/${this.info.table}?step=${step}&seat=${this.seat}`;
  }

  /** @param {ReviewedReply} review */
  turns({ turns }) {
    if (!turns.length) return el("p", {}, say("review-no-turns"));
    return el(
      "ol",
      { class: "review-turns" },
      turns.map(({ step, moment, text, happened }) =>
        el(
          "li",
          {},
          when(moment),
          el("p", {}, `${text} `, el("a", { href: this.momentOf(step) }, say("review-show"))),
          happened && el("p", { class: "soft" }, happened),
        ),
      ),
    );
  }

  /** @param {ReviewedReply} review */
  faults({ faults, accounts }) {
    const { judged, cost } = accounts[this.seat];
    const looked = say("review-looked", { count: judged, cost: hundredths(cost) });
    const none = el("p", {}, say("review-no-faults"));
    const cards = faults.map((each) => this.fault(each));
    return el(
      "div",
      {},
      el("p", { class: "soft" }, looked),
      faults.length ? el("ol", { class: "faults" }, cards) : none,
    );
  }

  /** @param {FaultReply} fault */
  fault({ choice, step, moment, question, option, better, chance, best, doubt, why }) {
    const sure = doubt >= 0.005 ? say("review-doubt", { doubt: hundredths(doubt) }) : "";
    return el(
      "li",
      { class: "fault" },
      when(moment),
      el("p", { class: "soft" }, question),
      el("p", {}, share(chance), say("review-chosen", { option })),
      el("p", { class: "better" }, share(best), say("review-better", { better })),
      el("p", {}, why, " ", sure && el("small", { class: "soft" }, `(${sure})`)),
      el(
        "p",
        { class: "fault-ways" },
        el("a", { class: "quiet", href: this.momentOf(step) }, say("review-show")),
        button(say("review-from-here"), () => this.again(choice), { class: "quiet" }),
      ),
    );
  }

  /** @param {ReviewedReply} review */
  account({ accounts }) {
    const { chairs } = this.info;
    const head = chairs.map(({ seat, name }) =>
      el("th", { scope: "col" }, emblem(seat), el("span", {}, name)),
    );
    /**
     * @param {string} title
     * @param {(own: AccountReply) => string} tell
     */
    const row = (title, tell) =>
      el(
        "tr",
        {},
        el("th", { scope: "row" }, title),
        chairs.map(({ seat }) => el("td", {}, tell(accounts[seat]))),
      );
    const rows = [
      row(say("review-start"), ({ start }) => percent(start)),
      row(say("review-luck"), ({ luck }) => signed(luck)),
      row(say("review-own"), ({ own }) => signed(own)),
      row(say("review-others"), ({ others }) => signed(others)),
      row(say("review-counted"), ({ counted }) => signed(counted)),
      row(say("review-end"), ({ end }) => percent(end)),
    ];
    return el(
      "div",
      { class: "wide-table", tabindex: "0", role: "region", "aria-label": say("review-account") },
      el(
        "table",
        { class: "account" },
        el("thead", {}, el("tr", {}, el("td", {}), head)),
        el("tbody", {}, rows),
      ),
    );
  }
}

/**
 * In which round it was, where a game has words for that.
 * @param {string} moment
 */
const when = (moment) => moment && el("p", { class: "when" }, moment);

/** @param {number} chance */
const share = (chance) => el("b", { class: "share" }, percent(chance));

/** @param {number} part */
const hundredths = (part) => Math.round(100 * part).toLocaleString(language());

/**
 * A change with its sign, in points out of a hundred.
 * @param {number} part
 */
function signed(part) {
  const points = Math.round(100 * part);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
