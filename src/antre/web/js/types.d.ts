// What the house sends and takes, as in server/models*.py, core/scene.py and core/sketch.py: a test
// holds the fields to those. What no model describes is at the end.

export type Language = "en" | "fr";
export type InWords = Record<Language, string>;
export type Status = "lobby" | "playing" | "over" | "stopped";
export type GameKind = "rivals" | "teams" | "together";
export type Role = "shared" | "own" | "other" | "market" | "aside";

// The table as it looks.

export interface Scene {
  game: string;
  seat: number; // whose eyes; -1 for a spectator
  shape: string;
  language: Language;
  title: string;
  seats: SeatFacts[];
  question: Question | null;
  zones: Zone[];
  faces: Record<string, string>; // drawings by id, those that this page has not had yet
  defs: string | null; // what faces refer to; null for who has it already
  places: Record<string, Where> | null; // what places are called; null for who has it already
}

// A piece, or a zone and an area of it.
export type Where = string | [zone: string, x: number, y: number, w: number, h: number];

export interface Zone {
  id: string;
  role: Role;
  title: string;
  width: number;
  height: number;
  seat: number | null;
  lit: boolean;
  roam?: boolean; // a map larger than its frame
  finale?: boolean; // tells how the game ended
  follows?: string; // a figure on it that stays in sight wherever it goes
  near?: string; // seen together with the shared zones where there is room; else the tab it stands in
  pieces: Piece[];
}

/** What is false or not there is left out. */
export interface Piece {
  id: string;
  face: string;
  x: number;
  y: number;
  w: number;
  h: number;
  label: string;
  hint?: string;
  about?: string; // a rule, a chapter or a guide that a touch opens
  option?: string; // what choosing it means
  why?: string; // an option that is refused now, and can be asked about
  lit?: boolean;
  dim?: boolean;
  grip?: boolean; // picking it up is choosing its option
  rolls?: boolean; // a die: it tumbles to where it comes to lie
  grows?: number; // a bar that is seen to grow along its longer side, in this turn
}

/** A seat in figures. */
export interface SeatFacts {
  seat: number;
  score: number;
  waiting: boolean;
  emblem: string;
  facts: { face: string; text: string; label: string }[];
  parts: PartReply[];
}

export interface Question {
  text: string;
  rule: string;
  number: number;
  options: Choice[];
  confirm?: boolean; // asked for twice
  plan?: PlanOffer | null;
  lay?: TileOffer | null;
}

/** An option in words, with the piece that stands for it. */
export interface Choice {
  option: string;
  label: string;
  piece: string | null;
  habit: boolean; // how somebody likes to be asked: kept for the next game
}

/** Pieces that can be laid on slots, in any order. */
export interface PlanOffer {
  slots: string[];
  pieces: { piece: string; option: string }[];
}

/** A tile that can be laid on the grid of a zone: docs/client.md tells it in full. */
export interface TileOffer {
  zone: string;
  cell: number;
  x0: number;
  y0: number;
  turns: number[];
  shapes: Record<string, TileShape>;
  places: Record<string, TilePlace[]>;
  turn?: string; // what turning it is called, where that takes another tile up
}

export interface TileShape {
  cells: Cell[];
  face: string;
  w: number;
  h: number;
  ox: number;
  oy: number;
  piece?: string; // touching this piece takes the tile up that way
}

export type Cell = [x: number, y: number];
export type TilePlace = [gx: number, gy: number, option: string, note: string, label: string];

// Replies.

export interface Error {
  kind: string;
  rule: string | null;
  message: string;
  allowed: unknown[];
}

/** By kind: yes-no, number, one-of, some-of and per-seat (null: left open), earned. */
export type SettingValue = boolean | number | string | (string | null)[] | Record<string, number>;
export type SettingValues = Record<string, SettingValue>;

export interface ValueReply {
  id: string;
  title: InWords;
  help: InWords | null;
}

export interface SettingReply {
  id: string;
  kind: "yes-no" | "one-of" | "number" | "per-seat" | "some-of" | "earned";
  title: InWords;
  help: InWords;
  rule: string;
  seats: number[]; // the numbers of seats it is meant for; empty: any
  when: Record<string, boolean | string>; // what others must be for it to mean anything
  values: ValueReply[];
  default?: SettingValue; // yes-no, one-of, number, some-of
  low?: number; // number
  high?: number;
  distinct?: boolean; // per-seat: no two seats have the same
  least?: number; // some-of
  most?: number; // some-of: how many; earned: how often
}

export interface AboutReply {
  appeal: InWords;
  origin: InWords; // what is as in the box, and what is our own
  minutes: [low: number, high: number];
  weight: number; // how much there is to learn, 1 to 5
  picture: boolean;
}

export interface GameReply {
  game: string;
  title: InWords;
  kind: GameKind; // if nothing is chosen
  seats: [least: number, most: number];
  settings: SettingReply[];
  edition: string;
  about: AboutReply | null; // null: nobody has written it
  lesson: boolean;
  campaign: boolean; // do its games earn something for later ones?
  levels: string[]; // the bots that may be seated
}

export interface GamesReply {
  games: GameReply[];
  public_tables: boolean;
}

export interface RuleReply {
  id: string;
  title: InWords;
  text: InWords;
  kind: string;
}

export interface ChapterReply {
  id: string;
  title: InWords;
  guide: boolean; // advice, not rules
  cards: boolean; // what is in the box, not rules
  rules: RuleReply[];
}

export interface RulesReply {
  game: string;
  title: InWords;
  chapters: ChapterReply[];
}

export interface Me {
  guest: string;
  name: string;
  language: Language;
  account: string | null;
  tables: TableLine[];
}

export interface TableLine {
  table: string;
  game: string;
  status: Status;
  names: string[];
  your_turn: boolean;
  moment: InWords | null;
  created: number; // seconds since 1970
  lesson: boolean;
  said: InWords | null; // how it ended
  put_away: boolean;
}

export interface TableLaid {
  table: string;
  invite: string;
  commitment: string | null; // what is promised of the deal; none at a lesson
}

export interface DealReply {
  scheme: number;
  table: string;
  commitment: string; // the promise: a hash of the secret
  words: string[]; // what each seat has added
  secret: string | null; // opened when the game is over
  unchecked: number;
}

export interface VerdictReply {
  kind: "as-dealt" | "differs" | "breaks-off" | "not-kept" | "closed" | "no-deal";
  draws: number;
  unchecked: number;
  words: number;
  draw: number; // the first that differs, from 1
  written: string;
  dealt: string;
  message: string;
}

export interface ChairReply {
  seat: number;
  kind: "person" | "hot" | "bot" | "open";
  name: string;
  level: string;
  online: boolean;
  stand_in: boolean;
  conceded: boolean; // given up: a bot plays it to the end
  last: boolean; // if I gave up here, the game would be over
  votes: number;
  shield: number; // of the five
  yours: boolean;
  token?: string | null;
}

export interface ReasonReply {
  rule: string;
  values: Record<string, unknown>;
}

export interface OutcomeReply {
  kind: GameKind;
  winners: number[];
  utilities: number[]; // each seat's share of the victory
  margins: number[]; // by how much each seat's side won or lost
  reason: ReasonReply;
  said: string;
  why: string; // what decided the game; may be empty
  margin: string; // by how much, where all play together; may be empty
}

export interface PartReply {
  label: string;
  value: number;
}

/** What is in the way of a game, and what can be done. */
export interface StoppedReply {
  kind: "game" | "rules" | "edition" | "setup" | "entries" | "result";
  message: string;
  play_on: boolean;
  record: boolean;
}

export interface TableReply {
  table: string;
  game: string;
  seats: number;
  status: Status;
  stopped: StoppedReply | null; // cannot be played or, where it is over, be replayed
  host: boolean;
  you: number[];
  chairs: ChairReply[];
  settings: SettingValues;
  spectators: boolean;
  public: boolean | null;
  absent_after: number | null;
  version: number;
  waiting: number[];
  hurried: string | null; // said while bots have less time than they want
  next: string | null;
  outcome: OutcomeReply | null;
  scores: number[];
  parts: PartReply[][]; // by seat, once the game is over
  chat: ChatLine[];
  invite: string | null;
  invitation: string | null; // where friends sit down
  lesson: boolean;
  deal: DealReply | null; // null where draws were never promised
  advice: boolean; // may whoever is asked something ask for advice?
  take_back: boolean; // may all agree to take back what they have seen?
  asked_back: AskedBackReply | null;
  pause: PauseReply | null;
  clock: ClockReply | null; // null: everybody thinks as long as they like
  book: string | null; // of the campaign that it is played for
  partners: number[]; // the others who win or lose with me
}

export type ClockKind = "reminder" | "move" | "game";

export interface ClockRequest {
  kind: ClockKind;
  seconds: number;
  increment: number; // seconds that each move adds to a whole game
  then: "nothing" | "bot" | "vote"; // when time is up
}

export interface ChooseClock {
  clock: ClockRequest | null;
}

/** Null for bots and open chairs. */
export type SecondsLeft = number | null;

export interface ClockReply extends ClockRequest {
  left: SecondsLeft[]; // by seat
  running: number[]; // the seats whose time runs
}

export interface PauseReply {
  seat: number; // who wants it
  to_agree: number[]; // the seats of those who have not agreed yet
  on: boolean;
}

export interface AskedBackReply {
  seat: number; // who asks
  to_agree: number[]; // the seats of those who have not agreed yet
}

export interface ProposalReply {
  seat: number; // who proposes
  owner: number; // who is asked
  option: string;
  piece: string | null;
  label: string;
  reason: string; // may be empty
}

export interface QuestionReply {
  question: Question;
}

/** By setting and value, how often. */
export type Gained = Record<string, Record<string, number>>;

export interface PageReply {
  mark: string;
  day: string;
  names: string[];
  won: boolean;
  margin: number;
  gained: Gained;
  said: InWords;
  told: Record<Language, string[]>;
}

export interface BookReply {
  book: string;
  game: string;
  title: string;
  keeper: boolean; // may I rename it and begin it anew?
  company: string[]; // names, the keeper first
  begun: number; // so many pages count no more
  earned: Gained;
  rewards: SettingReply[]; // what can be earned
  pages: PageReply[];
}

export interface BooksReply {
  books: BookReply[];
}

export interface Joined {
  table: string;
  seat: number;
}

export interface Version {
  version: number;
}

export interface WhyReply {
  rule: string;
  title: string;
  text: string;
}

/** A figure that goes from piece to piece. */
export interface WalkReply {
  figure: string; // the piece that lends its face
  by: string[];
  stays: boolean; // it is seen there until the next scene
}

export interface LogLine {
  step: number;
  seat: number;
  kind: string;
  text: string;
  aside?: string; // a narrator's remark
  lights?: Lit[];
  walk?: WalkReply;
}

export interface FurtherReply {
  id: string;
  title: string;
}

export interface Opinion {
  option: string;
  then: string[];
  prospect: number;
  why: string; // beside the others that are named; empty where nothing can be said
}

export interface DealPlayedReply {
  table: string | null; // where I sat there
  name: string;
  seat: number;
  score: number;
  won: number; // the share of the victory
  margin: number;
  created: number;
  here: boolean; // is it this table?
}

export interface SameDealReply {
  played: DealPlayedReply[]; // the best first
}

export interface AdviceReply {
  opinions: Opinion[];
}

export interface WhatIf {
  seat: number;
  options: string[]; // one after the other; none: as it is now
  shape: string;
}

export interface WhatIfReply {
  scene: Scene;
  asked: boolean;
  over: boolean;
  prospect: number | null;
}

export interface MomentReply {
  choice: number; // after so many choices of the game
  step: number; // the same in the replay
  moment: string; // how far the game had come, such as the round
  chances: number[]; // by seat
  text: string;
}

export interface TurnReply {
  choice: number;
  step: number;
  moment: string;
  text: string;
  happened: string; // in the words of the story
}

export interface FaultReply {
  choice: number;
  step: number;
  moment: string;
  question: string;
  option: string;
  better: string;
  chance: number;
  best: number;
  doubt: number;
  why: string;
}

export interface AccountReply {
  start: number;
  luck: number;
  own: number;
  others: number;
  counted: number;
  end: number;
  judged: number;
  cost: number;
}

export interface ReviewedReply {
  seat: number;
  choices: number;
  curve: MomentReply[];
  turns: TurnReply[];
  faults: FaultReply[];
  accounts: AccountReply[];
}

export interface ReviewReply {
  state: "none" | "working" | "failed" | "ready";
  progress: number;
  review: ReviewedReply | null;
}

export interface FromHere {
  seat: number;
  choice: number; // 0: the same deal again
}

export interface LessonReply {
  step: number;
  of: number;
  kind: "read" | "choose" | "watch";
  text: string;
  rule: string;
  title: string;
  further: FurtherReply | null; // more to read about it
  piece: string; // where to look: a piece or a zone
  options: string[] | null;
  plan: string[][];
}

export interface SceneReply {
  version: number;
  scene: Scene | null;
  log: LogLine[];
  can_undo: boolean;
  can_ask_back: boolean; // may I ask the others to take an answer back?
  drawn: string; // stands for the faces of this scene
  step: number;
  steps: number;
  lesson: LessonReply | null;
  proposals: ProposalReply[];
}

// Requests.

export interface MeChange {
  name?: string;
  language?: Language;
}

export interface Account {
  name: string;
  password: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface Farewell {
  password?: string;
}

export interface ChairRequest {
  kind: "me" | "open" | "bot" | "hot";
  level?: string;
  name?: string;
}

export interface TableRequest {
  game: string;
  seats?: number;
  settings?: SettingValues;
  chairs: ChairRequest[];
  spectators?: boolean;
  public?: boolean;
  absent_after?: number | null;
  advice?: boolean; // for everybody, though there are several people
  take_back?: boolean | null; // null: where all win or lose together
  book?: string | null;
  clock?: ClockRequest | null;
  start?: boolean;
}

export interface PutAway {
  away: boolean;
}

export interface Join {
  invite: string | null;
  seat?: number;
}

export interface Prepare extends ChairRequest {
  seat: number;
}

export interface Move {
  seat: number; // whose person goes elsewhere
  to: number;
}

export interface Shield {
  seat: number;
  shield: number;
}

export interface SettingsRequest {
  settings: SettingValues; // those that change
}

export interface Chat {
  text: string;
}

export interface Consult {
  seat: number;
  unasked?: boolean; // the page asks, not a person: one quick proposal
}

export interface OneSeat {
  seat: number;
}

export interface Decide {
  seat: number;
  options: string[];
  number?: number;
}

export interface Why {
  seat: number;
  option: string;
}

export interface Word {
  seat: number;
  word: string;
}

export interface Rematch {
  start?: boolean;
}

export interface Sign {
  seat: number;
  sign: SignName;
}

export interface Point {
  seat: number;
  piece: string;
}

export interface Propose {
  seat: number;
  owner: number;
  option: string | null; // null takes it back
  number: number;
}

export interface Agree {
  seat: number;
  agrees: boolean;
}

export interface BookRequest {
  game: string;
  title?: string;
}

export interface BookTitle {
  title: string;
}

export interface LessonRead {
  step: number;
  skip?: boolean;
}

// What is under which address.

export type TablePath = `/tables/${string}`;
export type BookPath = `/books/${string}`;

export interface PlayReply {
  table: string | null;
  game: string;
  at: number;
  kind: "rivals" | "teams" | "together";
  seats: number;
  place: number;
  won: boolean;
  left: boolean;
  counts: boolean;
  score: number;
  margin: number;
  names: string[];
  said: string | null;
}

export interface CoursePoint {
  at: number;
  rating: number;
}

export interface RatingReply {
  against: "people" | "bots";
  rating: number;
  low: number;
  high: number;
  sure: "vague" | "rough" | "good";
  games: number;
  course: CoursePoint[];
}

export interface RecordReply {
  games: number;
  won: number;
  best: number | null;
}

export interface MeanReply {
  label: string;
  mean: number;
}

export interface TraitReply {
  label: string;
  games: number;
  won: number;
}

export interface TraitsReply {
  title: string;
  lines: TraitReply[];
}

export interface ProfileReply {
  game: string;
  played: number;
  counted: number;
  won: number;
  mean: number | null;
  best: number | null;
  ratings: RatingReply[];
  record: RecordReply | null;
  parts: MeanReply[];
  traits: TraitsReply[];
}

export interface LevelReply {
  level: string;
  rating: number;
}

export interface HistoryReply {
  count: number;
  plays: PlayReply[];
  games: ProfileReply[];
  levels: LevelReply[];
}

export interface FriendReply {
  friend: string;
  name: string;
  games: number;
  last: number;
  game: string;
  blocked: boolean;
}

export interface InvitationReply {
  table: string;
  game: string;
  by: string;
  friend: string;
  at: number;
  invite: string;
}

export interface FriendsReply {
  friends: FriendReply[];
  invitations: InvitationReply[];
}

export interface Refusal {
  table: string;
}

export interface Block {
  friend: string;
  blocked: boolean;
}

export interface Call {
  friend: string;
}

export interface Offer {
  public: boolean;
}

export interface PublicTable {
  table: string;
  game: string;
  status: "lobby" | "playing";
  seats: number;
  free: number;
  names: string[];
  online: number;
}

export interface PublicReply {
  tables: PublicTable[];
}

export interface LastCall {
  at: number; // seconds since 1970
  result: string;
  status: number | null;
  message: string; // the same in words
}

export interface WebhookReply {
  allowed: boolean;
  url: string | null;
  minutes: number;
  active: boolean;
  given_up: boolean;
  last: LastCall | null;
  secret: string | null; // told once
}

export interface WebhookChange {
  url: string;
  minutes?: number;
  active?: boolean;
}

export interface CallAnswer {
  result: string;
  status: number | null;
  message: string;
}

export interface Get {
  (path: "/games"): Promise<GamesReply>;
  (path: "/me"): Promise<Me>;
  (path: `/rules/${string}`): Promise<RulesReply>;
  (path: `${TablePath}/scene?${string}`): Promise<SceneReply>;
  (path: `${TablePath}/verify`): Promise<VerdictReply>;
  (path: `${TablePath}/review?${string}`): Promise<ReviewReply>;
  (path: `${TablePath}/same-deal?${string}`): Promise<SameDealReply>;
  (path: `${TablePath}/open?${string}`): Promise<QuestionReply>;
  (path: "/books"): Promise<BooksReply>;
  (path: "/me/history"): Promise<HistoryReply>;
  (path: "/friends"): Promise<FriendsReply>;
  (path: "/public"): Promise<PublicReply>;
  (path: "/me/webhook"): Promise<WebhookReply>;
  (path: BookPath): Promise<BookReply>;
  (path: TablePath): Promise<TableReply>;
}

export interface Put {
  (path: "/me", body: MeChange): Promise<Me>;
  (path: "/me/webhook", body: WebhookChange): Promise<WebhookReply>;
}

export interface Post {
  (path: "/account" | "/login", body: Account): Promise<Me>;
  (path: "/account/password", body: NewPassword): Promise<Me>;
  (path: "/me/delete", body: Farewell): Promise<object>;
  (path: "/me/webhook/try"): Promise<CallAnswer>;
  (path: "/me/webhook/secret"): Promise<WebhookReply>;
  (path: "/me/webhook/delete"): Promise<object>;
  (path: "/logout"): Promise<object>;
  (path: "/logout/others"): Promise<Me>;
  (path: "/tables", body: TableRequest): Promise<TableLaid>;
  (path: `/learn/${string}`): Promise<TableLaid>;
  (path: `${TablePath}/rematch`, body: Rematch): Promise<TableLaid>;
  (path: `${TablePath}/word`, body: Word): Promise<TableReply>;
  (path: `${TablePath}/${"start" | "leave" | "play-on"}`): Promise<TableReply>;
  (path: "/friends/refuse", body: Refusal): Promise<FriendsReply>;
  (path: "/friends/block", body: Block): Promise<FriendsReply>;
  (path: `${TablePath}/call`, body: Call): Promise<object>;
  (path: `${TablePath}/public`, body: Offer): Promise<TableReply>;
  (path: `${TablePath}/put-away`, body: PutAway): Promise<object>;
  (path: `${TablePath}/delete`): Promise<object>;
  (path: `${TablePath}/settings`, body: SettingsRequest): Promise<TableReply>;
  (path: `${TablePath}/chair`, body: Prepare): Promise<TableReply>;
  (path: `${TablePath}/move`, body: Move): Promise<TableReply>;
  (path: `${TablePath}/shield`, body: Shield): Promise<TableReply>;
  (path: `${TablePath}/chat`, body: Chat): Promise<TableReply>;
  (
    path: `${TablePath}/${"replace" | "return" | "concede" | "pause"}`,
    body: OneSeat,
  ): Promise<TableReply>;
  (path: `${TablePath}/agree-pause`, body: Agree): Promise<TableReply>;
  (path: `${TablePath}/clock`, body: ChooseClock): Promise<TableReply>;
  (path: `${TablePath}/join`, body: Join): Promise<Joined>;
  (path: `${TablePath}/decide`, body: Decide): Promise<Version>;
  (path: `${TablePath}/undo`, body: OneSeat): Promise<Version>;
  (path: `${TablePath}/what-if`, body: WhatIf): Promise<WhatIfReply>;
  (path: `${TablePath}/review`, body: OneSeat): Promise<ReviewReply>;
  (path: `${TablePath}/again`, body: FromHere): Promise<TableLaid>;
  (path: `${TablePath}/advice`, body: OneSeat): Promise<AdviceReply>;
  (path: `${TablePath}/why`, body: Why): Promise<WhyReply>;
  (path: `${TablePath}/lesson`, body: LessonRead): Promise<Version>;
  (path: `${TablePath}/propose`, body: Propose): Promise<object>;
  (path: `${TablePath}/consult`, body: Consult): Promise<object>;
  (path: `${TablePath}/point`, body: Point): Promise<object>;
  (path: `${TablePath}/sign`, body: Sign): Promise<object>;
  (path: `${TablePath}/ask-back`, body: OneSeat): Promise<Version>;
  (path: `${TablePath}/agree-back`, body: Agree): Promise<Version>;
  (path: "/books", body: BookRequest): Promise<BookReply>;
  (path: "/books/bring", body: object): Promise<BookReply>;
  (path: `${BookPath}/title`, body: BookTitle): Promise<BookReply>;
  (path: `${BookPath}/anew`): Promise<BookReply>;
  (path: `${BookPath}/leave`): Promise<object>;
}

// What no model describes.

/** A piece that lights up, or several that light up together. */
export type Lit = string | string[];

/** The signs one can give beside one's seat. */
export type SignName = "good" | "wait" | "thanks" | "ouch" | "yours" | "hurray";

/** A passing sign: a proposal is there or gone, somebody points, or nods. */
export type Passing =
  | { kind: "proposal"; seat: number }
  | { kind: "point"; seat: number; piece: string }
  | { kind: "sign"; seat: number; sign: SignName }
  | ({ kind: "talk" } & ChatLine); // among spectators

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
}

/** A message of the stream: something happened. */
export interface Message {
  version: number;
  events: LogLine[];
  waiting: number[];
  over: boolean;
  lobby: boolean;
  chat: ChatLine[];
  signs: Passing[];
}
