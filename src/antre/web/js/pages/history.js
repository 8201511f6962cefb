// What I have played to its end: all games, or one of them with how I play it.

import { get } from "../lib/api.js";
import { el, replace } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { language, say, series } from "../lib/words.js";
import { barPlot, coursePlot, figure } from "./plots.js";
import { sheet } from "./sheet.js";

/** @import { GameReply, HistoryReply, PlayReply, ProfileReply, RatingReply } from "../types.d.ts" */
/** @import { Frame } from "./frame.js" */

/**
 * @param {Frame} frame
 * @param {string} slug of one game; empty: all
 */
export async function open(frame, slug) {
  const [{ games }, past] = await Promise.all([get("/games"), get("/me/history"), sheet("people")]);
  const page = new History(past, games);
  frame.main.className = "page past";
  const profile = past.games.find(({ game }) => game === slug);
  frame.setTitle(profile ? page.title(slug) : say("history"));
  replace(frame.main, ...(profile ? page.ofGame(profile) : page.ofAll()));
}

/** @param {number} at seconds since 1970 */
const day = (at) =>
  new Date(at * 1000).toLocaleDateString(language(), { dateStyle: "medium" });

class History {
  /**
   * @param {HistoryReply} past
   * @param {GameReply[]} games
   */
  constructor(past, games) {
    this.past = past;
    this.games = games;
  }

  /** @param {string} slug of a game, which may have left the house */
  title(slug) {
    return this.games.find(({ game }) => game === slug)?.title[language()] ?? slug;
  }

  ofAll() {
    const { past } = this;
    const head = el("h2", {}, say("history"));
    if (!past.count) return [head, el("p", { class: "soft" }, say("history-empty")), this.ways()];
    const cards = past.games.map((profile) => this.card(profile));
    return [
      head,
      el("ul", { class: "profiles" }, cards),
      el("h2", { class: "label" }, say("history-games", { count: past.count })),
      this.list(past.plays),
      this.ways(),
    ];
  }

  ways() {
    const file = { class: "quiet", href: "/api/me/history.csv", download: "antre.csv" };
    return el(
      "div",
      { class: "buttons" },
      el("a", { class: "answer", href: "/" }, say("to-the-den")),
      this.past.count ? el("a", file, icon("down"), say("history-csv")) : null,
    );
  }

  /** @param {ProfileReply} profile */
  card(profile) {
    return el(
      "li",
      {},
      el(
        "a",
        { href: `/history/${profile.game}` },
        el("b", {}, this.title(profile.game)),
        this.facts(profile).map((fact) => el("span", {}, fact)),
      ),
    );
  }

  /**
   * One game in a few words.
   * @param {ProfileReply} profile
   */
  facts({ played, counted, won, ratings, record }) {
    return [
      say("history-games", { count: played }),
      ...(counted ? [say("history-won", { won, games: counted })] : []),
      ...(record ? [say("record-won", { won: record.won, games: record.games })] : []),
      ...ratings.map(({ against, rating }) => say("rating-short", { against, rating })),
    ];
  }

  /** @param {ProfileReply} profile */
  ofGame(profile) {
    const { game, mean, best, record, ratings, parts, traits } = profile;
    const here = this.games.find((each) => each.game === game)?.levels ?? [];
    const lines = [
      say("history-games", { count: profile.played }),
      ...(profile.counted ? [say("history-won", { won: profile.won, games: profile.counted })] : []),
      ...(mean === null || best === null
        ? []
        : [say("history-scores", { mean: figure(mean), best: figure(best) })]),
    ];
    const plots = [
      ...ratings.map((rating) => this.rating(rating, here)),
      ...(record ? [this.record(record)] : []),
      ...(parts.length ? [this.parts(parts)] : []),
      ...traits.map((group) => this.traits(group)),
    ];
    return [
      el(
        "article",
        { class: "paper profile" },
        el("h2", {}, this.title(game)),
        el("p", { class: "profile-facts" }, lines.join(" · ")),
        plots.length ? el("div", { class: "plots" }, plots) : el("p", {}, say("nothing-counts")),
      ),
      el("h2", { class: "label" }, say("history-games", { count: profile.played })),
      this.list(this.past.plays.filter((play) => play.game === game)),
      el(
        "div",
        { class: "buttons" },
        el("a", { class: "answer", href: "/history/" }, say("history-all")),
      ),
    ];
  }

  /**
   * @param {RatingReply} rating
   * @param {string[]} here the bots that play this game
   */
  rating({ against, rating, low, high, sure, games, course }, here) {
    const title = say("rating-against", { against });
    const marks = against === "bots" ? this.past.levels.filter(({ level }) => here.includes(level)) : [];
    const points = course.map(({ at, rating: value }) => ({ day: day(at), value }));
    const heads = [say("day"), say("rating")];
    const named = marks.map(({ level, rating: value }) => ({
      label: say("rated-bot", { level }),
      value,
    }));
    const said = [
      el("p", { class: "rating-now" }, el("b", {}, figure(rating)), ` ${say("history-games", { count: games })}`),
      el("p", {}, say("rating-range", { low: figure(low), high: figure(high) })),
      el("p", { class: "soft" }, say("rating-sure", { sure })),
    ];
    const drawn = points.length
      ? coursePlot(title, heads, points, { low, high }, named, said)
      : [el("h3", {}, title), ...said];
    return el("section", { class: "rating", "data-against": against }, drawn);
  }

  /** @param {NonNullable<ProfileReply["record"]>} record */
  record({ games, won, best }) {
    return el(
      "section",
      { class: "record" },
      el("h3", {}, say("record-together")),
      el("p", {}, say("record-won", { won, games })),
      best === null ? null : el("p", {}, say("record-best", { best: figure(best) })),
    );
  }

  /** @param {ProfileReply["parts"]} parts */
  parts(parts) {
    const bars = parts.map(({ label, mean }) => ({ label, value: mean }));
    return barPlot(say("mean-by-part"), [say("part"), say("mean")], bars);
  }

  /** @param {ProfileReply["traits"][number]} group */
  traits({ title, lines }) {
    const bars = lines.map(({ label, games, won }) => ({ label, value: won, of: games }));
    return barPlot(title, [title, say("head-games"), say("head-won")], bars);
  }

  // The games themselves.

  /** @param {PlayReply[]} plays */
  list(plays) {
    return el("ol", { class: "plays" }, plays.map((play) => el("li", {}, this.line(play))));
  }

  /** @param {PlayReply} play */
  line(play) {
    const { table, at, names, said, won } = play;
    const others = names.filter(Boolean);
    const text = [
      el("b", {}, this.title(play.game)),
      el("span", { class: won ? "how won" : "how" }, this.how(play)),
      el("span", {}, said ?? ""),
      el("time", { datetime: new Date(at * 1000).toISOString() }, day(at)),
      others.length ? el("span", { class: "soft" }, say("played-with", { who: series(others) })) : null,
    ];
    if (!table) return el("div", { class: "play-line" }, text);
    return el("a", { class: "play-line", href: `/r/${table}` }, text, icon("go"));
  }

  /** @param {PlayReply} play */
  how({ kind, won, left, counts, place, seats }) {
    const how = left ? "left" : kind === "together" ? (won ? "won" : "lost") : won ? "won" : "place";
    const said = say("play-how", { how, place, seats });
    return counts ? said : `${said} · ${say("does-not-count")}`;
  }
}
