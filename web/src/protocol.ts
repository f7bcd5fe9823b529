// Generated from what is sent (src/bastide/view) by scripts/generate_types.py; do not edit.

export const VERSION = 2;

/** What can be said at a table in every language. */
export const PHRASES = ["hello", "good-luck", "well-done", "thanks", "moment", "your-turn", "oops", "good-game", "smile", "surprise", "clap", "tear"] as const;

/** A message that is a parameter of another: the sentence of that one says it. */
export interface PartView {
  id: string;
  args?: Record<string, number | string | (number | string | PartView)[] | PartView>;
}

/** Something said: its id and parameters, for every language, and the English sentence. */
export interface MessageView {
  id: string;
  text: string;
  args: Record<string, number | string | (number | string | PartView)[] | PartView>;
}

/** A tile on the table; ``tile`` is its name in this game, ``set`` and ``id`` name its picture. */
export interface TileView {
  tile: string;
  set: string;
  id: string;
  at: [number, number];
  top: "E" | "N" | "S" | "W";
}

/** A piece on the table. */
export interface PieceView {
  owner: number;
  piece: string;
  letter: string;
  at: [number, number];
  spot: string;
}

/** A piece that is neither on a tile nor in its owner's supply. */
export interface ElsewhereView {
  owner: number;
  piece: string;
  place: string;
}

/** Where a scoring marker stands, and the point tiles beside it. */
export interface TrackView {
  space: number;
  tiles: number[];
}

/** A player: score, and how many of each piece are still in the supply. */
export interface PlayerView {
  name: string;
  score: number;
  track: TrackView;
  supply: Record<string, number>;
}

/** What an expansion puts on or beside the table: a figure, a token, a card. It is on a tile (``at``; ``spot`` is a segment, a corner, or the edges that a ferry joins), on a space of the track, in a named place, or with the player of a seat. ``value`` is the number that it stands for, ``points`` are where its tokens lie on the tile, in a square of 100 by 100. */
export interface ShownView {
  kind: string;
  n: number;
  seat: number | null;
  at: [number, number] | null;
  spot: string | null;
  space: number | null;
  place: string | null;
  value: number;
  points: [number, number][];
}

/** Something that targets of the kind ``action`` would move, from where it is to the place that they name. ``kind`` is its picture, a piece or a token, ``seat`` whose it is; it is on a tile (``at``, ``spot``) or on a space of the track. ``past`` are tiles that it came by, ``may`` those to which chance may bring it. ``to`` is the space to which it would go, where the target does not say that, and ``choice`` which value of the target it belongs to, where there are several. */
export interface WayView {
  action: string;
  kind: string;
  seat: number | null;
  at: [number, number] | null;
  spot: string | null;
  past: [number, number][];
  may: [number, number][];
  space: number | null;
  to: number | null;
  choice: string | null;
}

/** The place of the last decision that had one. */
export interface LastView {
  at: [number, number];
  spot: string | null;
}

/** A position as its players see it; nothing still to come can fill the cells in ``impossible``. ``prompt`` says what must be decided, ``passing`` what comes of doing nothing, if that is allowed. ``ended`` says why a game was decided before its last tile. */
export interface View {
  setup: string;
  options: Record<string, string>;
  turn: number;
  active: number;
  current: number | "chance" | "over";
  step: string;
  prompt: MessageView;
  passing: MessageView | null;
  rules: string[];
  tile: string | null;
  tile_set: string | null;
  tile_id: string | null;
  tile_turns: number[];
  tiles: TileView[];
  pieces: PieceView[];
  elsewhere: ElsewhereView[];
  players: PlayerView[];
  unseen: Record<string, number>;
  impossible: [number, number][];
  designs: Record<string, [string, string]>;
  winners: number[];
  ended: MessageView | null;
  shown: ShownView[];
  ways: WayView[];
  last: LastView | null;
  key: string;
}

/** What has changed: a missing field stays as it was. ``tiles`` go behind the first ``tiles_from``, ``unseen`` holds only the designs whose number has changed. */
export interface ViewUpdate {
  turn?: number;
  active?: number;
  current?: number | "chance" | "over";
  step?: string;
  prompt?: MessageView;
  passing?: MessageView | null;
  rules?: string[];
  tile?: string | null;
  tile_set?: string | null;
  tile_id?: string | null;
  tile_turns?: number[];
  tiles_from?: number;
  tiles?: TileView[];
  pieces?: PieceView[];
  elsewhere?: ElsewhereView[];
  players?: PlayerView[];
  unseen?: Record<string, number>;
  impossible?: [number, number][];
  winners?: number[];
  ended?: MessageView | null;
  shown?: ShownView[];
  ways?: WayView[];
  last?: LastView | null;
}

/** An empty cell, and the rotation in which the tile would lie there. ``tile`` is the set and the id of the tile, where it is not the one that was drawn. */
export interface CellWhere {
  type: "cell";
  at: [number, number];
  turn: number;
  tile?: [string, string] | null;
}

/** A segment of a tile, and the piece that would act there (or null). ``feature`` is the kind of segment, ``role`` what a follower is called on it. */
export interface SegmentWhere {
  type: "segment";
  at: [number, number];
  spot: string;
  piece: string | null;
  feature: string | null;
  role: string | null;
}

/** A corner of a tile, and the piece that would stand there (or null). */
export interface CornerWhere {
  type: "corner";
  at: [number, number];
  corner: "NE" | "NW" | "SE" | "SW";
  piece: string | null;
}

/** A whole tile; ``edges`` are those that what is chosen would join, as "NE". */
export interface TileWhere {
  type: "tile";
  at: [number, number];
  edges?: string;
}

/** A place with a name, the tile that it is drawn on, and the piece that would stand there (or null). */
export interface PlaceWhere {
  type: "place";
  at: [number, number];
  place: string;
  piece: string | null;
}

/** A player. */
export interface PlayerWhere {
  type: "player";
  seat: number;
}

/** A number. */
export interface NumberWhere {
  type: "number";
  value: number;
}

/** One of several words; all words of the action where it has several. */
export interface ChoiceWhere {
  type: "choice";
  value: string;
}

/** Doing nothing. */
export interface PassWhere {
  type: "pass";
}

/** Something that may be chosen: the action to send, its kind, where to click, and what it means. ``label`` is missing where the tile that was drawn is laid: cell and rotation tell all, and there are many of them. ``values`` are the parts of the action by name, where its place does not tell all. */
export interface Target {
  text: string;
  kind: string;
  where: CellWhere | SegmentWhere | CornerWhere | TileWhere | PlaceWhere | PlayerWhere | NumberWhere | ChoiceWhere | PassWhere;
  label?: MessageView;
  values?: Record<string, string | number | null>;
}

/** What a target would bring: points at once, by seat; else what its feature is worth afterwards. ``finished`` is what it will be worth when it is finished, with the tiles that this takes at the least; null for what never is. ``grows`` says that it may become more. */
export interface Preview {
  points: Record<string, number>;
  worth?: number | null;
  finished?: number | null;
  grows?: boolean;
}

/** One line of a score sheet. */
export interface SheetLine {
  what: MessageView;
  count: number;
  worth: number;
  points: number;
  player: number | null;
  rules: string[];
}

/** A remark on a score sheet. */
export interface SheetNote {
  id: string;
  text: string;
  args: Record<string, number | string | (number | string | PartView)[] | PartView>;
  rules: string[];
}

/** What counted for a feature without being part of it: tiles around a cloister, cities of a farm. */
export interface Counted {
  cells: [number, number][];
  spots: [number, number, string][];
}

/** Points with their reasons; seats are written as text where they are keys. */
export interface Sheet {
  feature: string;
  at: [number, number];
  spot: string;
  tiles: number;
  complete: boolean;
  final: boolean;
  strengths: Record<string, number>;
  winners: number[];
  why: MessageView;
  lines: SheetLine[];
  notes: SheetNote[];
  points: Record<string, number>;
  rules: string[];
  spots: [number, number, string][];
  counted: Counted;
}

/** Something that followed from an action; further fields depend on its type. */
export interface EventView {
  at?: [number, number] | null;
  feature?: string | null;
  piece?: string | null;
  player?: number | null;
  points?: number | null;
  said: MessageView;
  score?: number | null;
  sheet?: Sheet | null;
  spot?: string | null;
  tile?: string | null;
  type: string;
  [more: string]: unknown;
}

/** One action in words, with what followed. ``seat`` is null for chance. ``kind`` is the kind of action; "" for a line that no action stands behind. ``computer``: it decided in place of the person in this seat. */
export interface LogLine {
  seq: number;
  turn: number;
  seat: number | null;
  kind: string;
  said: MessageView;
  events: EventView[];
  computer?: boolean;
}

/** One reason against an action. */
export interface ReasonView {
  id: string;
  text: string;
  args: Record<string, number | string | (number | string | PartView)[] | PartView>;
  rules: string[];
  places: [number, number][];
}

/** Who sits in a seat. ``player`` names the computer player; ``colour`` is a number for pictures. ``absence``: the computer decides for somebody who is away, or has left for good. */
export interface SeatView {
  name: string;
  kind: "ai" | "human" | "open";
  player: string | null;
  colour: number;
  absence?: "left" | "stand-in" | null;
}

/** Somebody offers to end the game, as a draw or by the points there are; who has accepted so far. */
export interface OfferView {
  what: "draw" | "end";
  by: number;
  accepted: number[];
}

/** How a game ended, if not by its rules alone: why, by whose doing, and who has won. */
export interface OutcomeView {
  why: "claimed" | "draw" | "end" | "out" | "resigned";
  by: number;
  winners: number[];
}

/** Who has just left the waiting room: they gave their seat back, or the host asked them to. */
export interface GoneView {
  name: string;
  why: "removed" | "stood-up";
}

/** A table at which the game has not begun: the seat of its host, and who is ready, seat by seat. */
export interface RoomView {
  host: number | null;
  ready: boolean[];
  open?: boolean;
  gone?: GoneView | null;
}

/** How much time everybody has: ``minutes`` for the game or for each move, and seconds more after a turn. ``holidays`` are the days that each seat may still take off, ``resting`` the milliseconds for which one's time does not run yet. Whose time is up ``loses``, or the computer decides for them. */
export interface TimeView {
  minutes: number;
  increment: number;
  loses: boolean;
  per: "game" | "move";
  holidays: number[];
  resting: number[];
}

/** The promise that all draws follow from a secret with this hash, and which seats have added a salt. */
export interface DrawView {
  hash: string;
  salted: boolean[];
}

/** After the game: the secret that was promised, the salts by seat, and how many draws followed from them. All of them did: they were drawn again and compared. */
export interface DrawProof {
  hash: string;
  secret: string;
  salts: string[];
  draws: number;
}

/** Something said at the table: one of the phrases that are known in every language, or words. */
export interface TalkLine {
  n: number;
  seat: number;
  phrase: string | null;
  text: string | null;
}

/** Milliseconds left for every seat when the message was sent, and whose clock runs. */
export interface ClockView {
  left: number[];
  running: number | null;
}

/** A seat with followers on a feature. */
export interface Owner {
  seat: number;
  strength: number;
}

/** A feature. ``value_finished`` is what it will be worth when it is finished, with the tiles that this takes at the least; ``grows`` says that it may become more. */
export interface FeatureView {
  kind: string;
  title: MessageView;
  spots: [number, number, string][];
  complete: boolean;
  open: number;
  owners: Owner[];
  value_now: number;
  value_finished: number | null;
  grows: boolean;
  rules: string[];
}

/** A farm, who owns it, and what it is worth now. */
export interface Farm {
  spots: [number, number, string][];
  owners: number[];
  worth: number;
}

/** One action of a game and the position after it. Step 0 is the beginning and has no action. */
export interface ReplayStep {
  seq: number;
  turn: number;
  actor: number | "chance" | null;
  action: string | null;
  kind: string;
  said: MessageView | null;
  events: EventView[];
  view: View;
}

/** A game step by step; ``total`` counts all steps, of which those asked for are given. */
export interface Replay {
  setup: string;
  players: string[];
  seats: SeatView[];
  total: number;
  steps: ReplayStep[];
}

/** How likely one of some tiles is drawn, seen from a seat. ``count`` of the ``of`` tiles to be drawn are among them, ``aside`` more are set aside and count only if they come back. ``ever``: anybody draws one before the end; ``mine``: this seat does; ``before``: one of the others does before this seat draws next; ``next``: this seat does with its next tile. */
export interface ChancesView {
  count: number;
  of: number;
  aside: number;
  ever: number;
  mine: number;
  before: number;
  next: number;
}

/** The unseen tiles that may lie in a free cell, how many of each, and when one comes. ``in_hand``: the tile just drawn fits. ``lost``: nothing still to come can fill it. ``said`` tells it in words. */
export interface CellOdds {
  at: [number, number];
  seat: number;
  tiles: Record<string, number>;
  in_hand: boolean;
  lost: boolean;
  chances: ChancesView;
  said: MessageView[];
}

/** Somebody who could get a share of a feature by laying one tile; ``alone``: even all of it. */
export interface JoiningView {
  seat: number;
  tiles: Record<string, number>;
  cells: [number, number][];
  alone: boolean;
  chances: ChancesView;
}

/** An open feature: its free cells, the tiles that finish it at once, who leads, who could join. ``lost``: a cell of it can never be filled. ``said`` is the same in words. */
export interface FeatureOdds {
  seat: number;
  cells: [number, number][];
  fits: number[];
  finishing: Record<string, number>;
  chances: ChancesView;
  leaders: number[];
  joining: JoiningView[];
  lost: boolean;
  said: MessageView[];
}

/** A move that was judged: the decisions that belong together, why, and what became of it. ``points`` are everybody's at the end, ``lead`` is over the others' mean, ``win`` the chance to win; each of the mover's with its standard error. ``behind`` is what the best move has over it, world by world, and ``clear`` says that this is more than luck. */
export interface MoveView {
  actions: string[];
  said: MessageView[];
  why: MessageView;
  expects: MessageView;
  points: number[];
  lead: number;
  lead_error: number;
  win: number;
  win_error: number;
  behind: number;
  behind_error: number;
  win_behind: number;
  clear: boolean;
  worlds: number;
}

/** A hint for a seat: where to look, and as deep as was asked, the best move or several of ``total``. ``why_not`` compares the best move with the one that was asked about. */
export interface HintView {
  seat: number;
  depth: "full" | "move" | "nudge";
  nudge: MessageView[];
  wind: string;
  moves: MoveView[];
  total: number;
  why_not: MessageView[];
}

/** A decision of a player, against the best. ``index`` is that of its first action in the game. ``loss`` is in points of the lead with its standard error, ``win_loss`` in chance to win; ``chances`` are everybody's to win after it, ``expected`` their points. ``better`` is the best move that was found. */
export interface DecisionView {
  index: number;
  length: number;
  turn: number;
  seat: number;
  actions: string[];
  better: string[];
  grade: "best" | "blunder" | "even" | "mistake" | "slip" | "unjudged";
  loss: number;
  error: number;
  win_loss: number;
  chances: number[];
  expected: number[];
  why: MessageView;
  better_why: MessageView | null;
}

/** A tile that was drawn: the points of the lead that it was worth more than the mean of the bag. */
export interface LuckView {
  index: number;
  turn: number;
  seat: number;
  tile: string;
  luck: number;
}

/** A turn in which the chance of a seat to win changed much. */
export interface TurningView {
  turn: number;
  index: number;
  seat: number;
  change: number;
  why: MessageView;
}

/** The ledger of a seat: its parts add up to ``total``, the lead over the others' mean at the end. ``thirds`` says in which third of the game the rest came about, as far as that is known. */
export interface AccountView {
  seat: number;
  luck: number;
  their_luck: number;
  decisions: number;
  their_decisions: number;
  small: number;
  rest: number;
  total: number;
  thirds?: number[];
}

/** How many decisions of a seat were not clearly worse than the best, and what the others cost. */
export interface AccuracyView {
  seat: number;
  decisions: number;
  sound: number;
  share: number;
  lost: number;
  grades: Record<string, number>;
}

/** What was found out about a game; ``start`` are the chances to win at its beginning. */
export interface ReviewView {
  players: string[];
  scores: number[];
  winners: number[];
  depth: string;
  seed: number;
  over: boolean;
  start: number[];
  decisions: DecisionView[];
  draws: LuckView[];
  turning: TurningView[];
  ledger: AccountView[];
  accuracy: AccuracyView[];
  said: MessageView[];
  worlds?: number;
  judged?: number;
}

/** How far the review of a game is: ``done`` of its actions, and all that was found in the end. */
export interface ReviewStatus {
  state: "done" | "failed" | "none" | "running";
  done: number;
  of: number;
  review: ReviewView | null;
}

/** The position before an action of a game, and what could be chosen there: to try it again. */
export interface ReviewPosition {
  index: number;
  view: View;
  targets: Target[];
}

/** A puzzle in the list: what it is played with, what it is about, how difficult it is. */
export interface PuzzleEntry {
  id: string;
  setup: string;
  themes: string[];
  grade: "easy" | "hard" | "medium";
  rating: number;
}

/** All puzzles, and which is that of the day. */
export interface PuzzleList {
  day: string;
  today: string | null;
  puzzles: PuzzleEntry[];
}

/** A puzzle without its solution: the position, whose move it is, how many moves there are. ``names`` are the players as the messages call them; ``nudge`` says where to look, for whoever wants that. */
export interface PuzzleView {
  id: string;
  position: string;
  setup: string;
  options: Record<string, string>;
  names: string[];
  seat: number;
  tile: string;
  unseen: number;
  moves: number;
  themes: string[];
  grade: "easy" | "hard" | "medium";
  rating: number;
  nudge: MessageView[];
}

/** What is said to a move in a puzzle; nothing yet unless it is ``complete``. ``loss`` is what it loses in points of the lead. The solution is told once it is found or revealed. */
export interface PuzzleAnswer {
  puzzle: string;
  complete: boolean;
  right: boolean;
  loss: number | null;
  said: MessageView[];
  solution: string[];
  solution_said: MessageView[];
}

/** An answer of the scoring quiz: points by seat. ``mistake`` says what was done wrong, if anything. */
export interface QuizChoice {
  points: Record<string, number>;
  mistake: MessageView | null;
}

/** What is this worth, and to whom? A position, the feature that is asked about, the sheet that answers. ``about`` is the set that the question was made for. ``final``: the feature counts as if the game ended here; else it is complete and about to be scored. ``line`` is the position in one line. */
export interface QuizView {
  seed: number;
  about: string;
  setup: string;
  names: string[];
  view: View;
  line: string;
  said: MessageView;
  spots: [number, number, string][];
  final: boolean;
  choices: QuizChoice[];
  right: number;
  sheet: Sheet;
}

/** A piece of the strategy guide: what to do and why, and what was measured. Its board goes by its id. */
export interface AdviceView {
  id: string;
  title: MessageView;
  text: MessageView;
  measured: MessageView;
}

/** The strategy guide. */
export interface GuideView {
  advice: AdviceView[];
}

/** The first message: which game, and by which link. ``tokens`` are further seats of the same screen; ``name`` is what somebody who takes an open seat wants to be called. */
export interface Join {
  type: "join";
  version: number;
  game: string;
  token: string;
  tokens?: string[];
  name?: string | null;
}

/** Choose an action. */
export interface Act {
  type: "act";
  seq: number;
  game?: string | null;
  version?: number | null;
  action: string | Record<string, string | number | boolean | (string | number | null)[] | null>;
}

/** Take the last own decision back. */
export interface Undo {
  type: "undo";
  seq: number;
  game?: string | null;
  version?: number | null;
}

/** Before the game begins: what somebody wants to be called, in which colour, and whether they are ready. What is left out stays as it is; ``seat`` is needed where several people sit at one screen. ``salt`` is what they add to the draws of the game: random bytes, hexadecimal. */
export interface Settle {
  type: "settle";
  seat?: number | null;
  name?: string | null;
  colour?: number | null;
  ready?: boolean | null;
  salt?: string | null;
}

/** Before the game begins: give one's seat back. */
export interface StandUp {
  type: "stand-up";
}

/** A seat as the host wants it: one of before (``was``), of a computer player, or free for a guest. */
export interface Chair {
  was?: number | null;
  player?: string | null;
  name?: string | null;
}

/** Before the game begins, by the host: the seats in their order. Who is not among them must go. */
export interface Arrange {
  type: "arrange";
  seq: number;
  game?: string | null;
  version?: number | null;
  seats: Chair[];
}

/** By the host: begin, although somebody is not ready. */
export interface Begin {
  type: "begin";
  seq: number;
  game?: string | null;
  version?: number | null;
}

/** By the host: show the table in the lobby, with the key that invites to it; without one, hide it. */
export interface Publish {
  type: "publish";
  invite?: string | null;
}

/** Leave the game for good: the computer plays on, or the seat is out, as the table agreed. */
export interface Resign {
  type: "resign";
  seat?: number | null;
}

/** Offer to end the game: as a draw, or by the points there are. All who play must accept. */
export interface Offer {
  type: "offer";
  what: "draw" | "end";
}

/** Accept an offer, or decline it; whoever made it takes it back. */
export interface AnswerOffer {
  type: "answer";
  accept: boolean;
}

/** Let the computer decide for somebody who must decide and has been away for a while. */
export interface StandIn {
  type: "stand-in";
  seat: number;
}

/** Somebody has been away beyond their time: they count as having left, and a last opponent has won. */
export interface Claim {
  type: "claim";
  seat: number;
}

/** Take some days off, where a table plays by post and agreed on holidays. */
export interface Rest {
  type: "rest";
  days: number;
  seat?: number | null;
}

/** Say something to the table: a phrase, or words where the table agreed to that. */
export interface Say {
  type: "say";
  phrase?: string | null;
  text?: string | null;
}

/** Tell whoever runs the server that something should not have been said. */
export interface Report {
  type: "report";
  n: number;
}

/** Why may this not be chosen? */
export interface Explain {
  type: "explain";
  id: number;
  action: string | Record<string, string | number | boolean | (string | number | null)[] | null>;
}

/** What is this feature, whose is it and what is it worth? */
export interface AskFeature {
  type: "feature";
  id: number;
  at: [number, number];
  spot: string;
}

/** All farms with their owners and what they are worth. */
export interface AskFarms {
  type: "farms";
  id: number;
}

/** Which tiles may lie in this empty cell? */
export interface AskCell {
  type: "cell";
  id: number;
  at: [number, number];
}

/** What the computer thinks of each target; only where the game's assistance is full. */
export interface AskHints {
  type: "hints";
  id: number;
}

/** What should whoever decides look at, or do? Only where the game's assistance is full. ``instead`` is a move, one decision or two that belong together: why not this one? */
export interface AskHint {
  type: "hint";
  id: number;
  depth?: "full" | "move" | "nudge";
  instead?: (string | Record<string, string | number | boolean | (string | number | null)[] | null>)[];
}

/** What some targets would bring; only for whoever decides, where the game's assistance is full. */
export interface AskPreviews {
  type: "previews";
  id: number;
  actions: (string | Record<string, string | number | boolean | (string | number | null)[] | null>)[];
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** The whole position. ``you`` is the seat of the first token, ``yours`` are all seats of this client. While the game has not begun, ``room`` says who is ready. ``leaving`` is what becomes of the seat of somebody who leaves, ``draw`` what is promised about the draws, ``time`` what clock was agreed on. */
export interface StateMessage {
  type: "state";
  version: number;
  game: string;
  seq: number;
  you: number | null;
  yours: number[];
  view: View;
  targets: Target[];
  can_undo: boolean;
  log: LogLine[];
  connected: boolean[];
  clock: ClockView | null;
  seats: SeatView[];
  assist: "full" | "none" | "some";
  seeded: boolean;
  listed: boolean;
  room?: RoomView | null;
  leaving?: "computer" | "out";
  offer?: OfferView | null;
  outcome?: OutcomeView | null;
  talk?: "free" | "none" | "phrases";
  draw?: DrawView | null;
  time?: TimeView | null;
  rated?: boolean;
}

/** What has changed since the sequence number before. */
export interface UpdateMessage {
  type: "update";
  version: number;
  game: string;
  seq: number;
  view: ViewUpdate;
  targets: Target[];
  can_undo: boolean;
  log: LogLine[];
  clock: ClockView | null;
}

/** Why an action may not be chosen; no reasons if it may. */
export interface Explained {
  type: "explained";
  id: number;
  action: string | Record<string, string | number | boolean | (string | number | null)[] | null>;
  legal: boolean;
  reasons: ReasonView[];
}

/** A feature. ``value_finished`` is what it will be worth when it is finished, with the tiles that this takes at the least; ``grows`` says that it may become more. ``odds`` are those of an open one, for the seat that asks, unless the game is played without assistance. */
export interface FeatureMessage {
  type: "feature";
  kind: string;
  title: MessageView;
  spots: [number, number, string][];
  complete: boolean;
  open: number;
  owners: Owner[];
  value_now: number;
  value_finished: number | null;
  grows: boolean;
  rules: string[];
  id: number;
  odds?: FeatureOdds | null;
}

/** All farms. */
export interface FarmsMessage {
  type: "farms";
  id: number;
  farms: Farm[];
}

/** The designs of the game, by name, that may lie in an empty cell, whether any of them is left or not. ``lost`` tells that nothing still to come can fill it. ``odds`` are for the seat that asks, unless the game is played without assistance. */
export interface CellMessage {
  type: "cell";
  id: number;
  at: [number, number];
  tiles: string[];
  lost: boolean;
  odds?: CellOdds | null;
}

/** The computer's opinion of the targets of a state, in their order; higher is better. */
export interface HintsMessage {
  type: "hints";
  id: number;
  seq: number;
  hints: (number | null)[];
}

/** A hint about the position with this sequence number. */
export interface HintMessage {
  type: "hint";
  id: number;
  seq: number;
  hint: HintView;
}

/** What the targets that were asked about would bring, in their order; null for what is none. */
export interface PreviewsMessage {
  type: "previews";
  id: number;
  previews: (Preview | null)[];
}

/** Something was refused; nothing has changed. ``id`` repeats that of a question. */
export interface Refused {
  type: "refused";
  seq: number | null;
  code: "bad-token" | "begun" | "busy" | "early" | "illegal" | "message" | "name" | "no-game" | "not-your-turn" | "notation" | "over" | "rate" | "stale" | "taken" | "too-large" | "undo" | "version" | "waiting";
  message: MessageView;
  rules: string[];
  reasons: ReasonView[];
  id?: number | null;
}

/** Which seats have somebody connected; those of computer players always have. */
export interface Presence {
  type: "presence";
  connected: boolean[];
}

/** What was said at the table: after a join all that is kept of it, then each line as it comes. */
export interface TalkMessage {
  type: "talk";
  lines: TalkLine[];
}

/** The same players start another game; ``POST /games/{id}/rematch`` exchanges a key for one of it. */
export interface Rematch {
  type: "rematch";
  game: string;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** The server ends the connection; come back. */
export interface Bye {
  type: "bye";
  reason: string;
}

/** A set that can be played with: how many copies at most, and which chapters of the rule book are its. ``minutes`` is how much longer a game of two takes with it, ``complexity`` from 1 to 3 how much there is to learn; 0 where nobody says. */
export interface SetInfo {
  name: string;
  title: MessageView;
  summary: string;
  tiles: number;
  stands_alone: boolean;
  excludes: string[];
  copies: number;
  chapters: string[];
  minutes: number;
  complexity: number;
}

/** A difference in the rules of the set ``set``; without the sets in ``needs`` it changes nothing. */
export interface OptionInfo {
  key: string;
  values: string[];
  default: string;
  rule: string;
  title: MessageView;
  set: string;
  needs: string[];
}

/** A game to begin with: what it is called, its sets as in a setup, and the preset of its rules. */
export interface SuggestionInfo {
  name: string;
  title: MessageView;
  sets: string;
  preset: string;
}

/** What a preset is meant for: sets, players, and minutes for each of them, who lose when they are up. */
export interface PresetTable {
  sets: string;
  players: number;
  minutes: number;
}

/** A piece, a pawn in a player's colour or a figure, and its picture ``/api/pieces/NAME.svg``. ``view`` is left, top and width of the picture about its foot, ``lying`` the same where it lies (on the kinds of segment in ``lies_on``); on a board it is ``scale`` times as large, its foot ``foot`` below. */
export interface PieceInfo {
  name: string;
  stands: string;
  lies_on: string[];
  view: number[];
  lying: number[] | null;
  scale: number;
  foot: number;
}

/** What can be printed on kinds of segment or on tiles; its picture is ``/api/marks/NAME.svg``. */
export interface MarkInfo {
  name: string;
  on: string[];
  values: string[];
  sign: string;
  drawn: boolean;
}

/** What shows best what a set is about: one of its tiles, or a piece where it has none. */
export interface Face {
  tile: string | null;
  piece: string | null;
}

/** Everything a new game can be made of, and the sets that have a lesson (``/api/lessons/NAME``). */
export interface Sets {
  sets: SetInfo[];
  options: OptionInfo[];
  presets: Record<string, Record<string, string>>;
  tables: Record<string, PresetTable>;
  suggestions: SuggestionInfo[];
  players: string[];
  colours: string[];
  pieces: PieceInfo[];
  tokens: string[];
  marks: MarkInfo[];
  faces: Record<string, Face>;
  lessons: string[];
}

/** One thing to read or to do: ``do`` are the actions that lead on, ``by`` is who does it. 0 is whoever learns; what another does is done for them. */
export interface LessonStepView {
  say: MessageView | null;
  do: string[];
  by: number;
}

/** A lesson: the set that it is about, and its steps. */
export interface LessonView {
  name: string;
  title: MessageView;
  steps: LessonStepView[];
}

/** The board of a rule: what it is played with, what is to be tried (``do``), and what comes of it. ``steps`` tell the same in words, or what there is to see where nothing is tried. ``names`` are the players as the messages and ``do`` call them. ``rules`` are those that the answer cites. Signs in the messages, ① and so on, stand in the picture, and ``signs`` are their places; there are none where programs are told. */
export interface RuleBoardView {
  rule: string;
  setup: string;
  options: Record<string, string>;
  names: string[];
  do: string[];
  refused: boolean;
  steps: MessageView[];
  answer: MessageView[];
  rules: string[];
  signs: [number, number][];
}

/** The boards of some rules: ``of`` names the rule whose board each of them has, its own or another's. ``sizes`` are width and height of their pictures. */
export interface RuleBoards {
  of: Record<string, string>;
  boards: RuleBoardView[];
  sizes: Record<string, [number, number]>;
}

/** A seat of a new game: somebody at this screen, a computer player, or whoever gets the link. */
export interface SeatChoice {
  kind?: "human" | "ai" | "open";
  name?: string | null;
  player?: string | null;
  colour?: number | null;
}

/** Thinking time for the whole game, and seconds added after each turn; or for each move (``per``). A move may take up to 14 days; then people may take ``holidays``, so many days in all. If somebody's time is up, the computer decides for them, or (``loses``, with two players) the other wins. */
export interface ClockChoice {
  minutes: number;
  increment?: number;
  loses?: boolean;
  per?: "game" | "move";
  holidays?: number;
}

/** A number of one's own for the draws of a game whose secret was promised before (``POST /draws``). */
export interface Salted {
  hash: string;
  salt: string;
}

/** The hash of a secret, for a game that is about to be started. */
export interface DrawPromise {
  hash: string;
}

/** A game to be started. ``seed`` makes its draws repeatable, so it is for trying things out. A ``waiting`` one begins when everybody has taken their seat and is ready; one key invites to all of them. If it is ``open``, the lobby shows it, and anybody may join; else only who has the link. If ``rated``, it counts: it is for people who are known (``POST /people``) and agree by being ready, without help. For somebody who is ``leaving``, the computer plays on, or their seat is out and cannot win. At the table people ``talk`` in phrases of every language, freely, or not at all. A ``preset`` may bring a clock; one that is given here comes first. With the ``same`` draws as others it has their sets, options and beginner, and as many seats. Whoever starts a game that begins at once may add to its ``draw``; in a waiting room everybody may. */
export interface NewGame {
  setup?: string;
  options?: Record<string, string>;
  preset?: string | null;
  same?: string | null;
  draw?: Salted | null;
  seats: SeatChoice[];
  first?: number;
  seed?: number | null;
  clock?: ClockChoice | null;
  assist?: "full" | "some" | "none";
  listed?: boolean;
  waiting?: boolean;
  open?: boolean;
  rated?: boolean;
  leaving?: "computer" | "out";
  talk?: "none" | "phrases" | "free";
}

/** Somebody who wants to find their games on all their devices. */
export interface NewPerson {
  name: string;
  language?: string;
}

/** Seats of a game that are mine. */
export interface GameKeys {
  game: string;
  tokens: string[];
}

/** Another move at a decision that was made: one action, or two that belong together. */
export interface Attempt {
  actions: string[];
}

/** A move in a puzzle, one action or two that belong together; ``reveal`` asks for the solution too. */
export interface PuzzleMove {
  actions?: string[];
  reveal?: boolean;
}

/** Somebody wants to sit down. */
export interface SeatWish {
  name: string;
}

/** What was played in a game that is not kept: its state is answered, or what the last action ``changed``. ``ask`` is a question about the game, as over the WebSocket. */
export interface SoFar {
  actions?: string[];
  names: string[];
  changed?: boolean;
  ask?: Record<string, unknown> | null;
}

/** What was played in a lesson. */
export interface LessonSoFar {
  actions?: string[];
  names?: string[];
  changed?: boolean;
  ask?: Record<string, unknown> | null;
}

/** Further keys of the game that is over, of the same screen: each is exchanged for one of the rematch. Who is the first to ask may add to its ``draw``. */
export interface RematchKeys {
  tokens?: string[];
  draw?: Salted | null;
}

/** The key to a seat. Null for computer players, and in a rematch for the seats of others. */
export interface SeatToken {
  seat: number;
  token: string | null;
}

/** A new game, with the keys to its seats and the key for those who only watch. ``invite`` is the key with which anybody can take a free seat until the game begins. ``salted``: what was added to its draw counts; in a rematch it does not if somebody else was faster. */
export interface GameCreated {
  game: string;
  seats: SeatToken[];
  spectate: string | null;
  invite?: string | null;
  salted?: boolean;
}

/** A game that anybody may watch; ``current`` is the seat that must decide, where that is at hand. */
export interface ListedGame {
  game: string;
  setup: string;
  players: string[];
  turn: number;
  current: number | null;
  over: boolean;
  spectate: string;
}

export interface ListedGames {
  games: ListedGame[];
}

/** A seat of an open table. */
export interface LobbySeat {
  name: string;
  kind: "human" | "ai" | "open";
  player: string | null;
}

/** A table that anybody may join with the key of its invitation. ``options`` are the rules that differ from the official ones. */
export interface OpenTable {
  game: string;
  setup: string;
  options: Record<string, string>;
  seats: LobbySeat[];
  free: number;
  clock: ClockChoice | null;
  assist: "full" | "some" | "none";
  talk: "none" | "phrases" | "free";
  leaving: "computer" | "out";
  rated: boolean;
  invite: string;
}

/** What goes on at this server for anybody to see: tables to join, and games to watch that go on. */
export interface Lobby {
  tables: OpenTable[];
  games: ListedGame[];
}

/** The name under which others can play with the draws of a game. */
export interface SameDraws {
  same: string;
}

/** A game among those with the same draws; scores and winners once it is over. */
export interface SameTable {
  players: LobbySeat[];
  turn: number;
  over: boolean;
  scores: number[] | null;
  winners: number[] | null;
}

/** Games with the same draws, the oldest first: what is played, and what came of it. */
export interface SameTables {
  setup: string;
  options: Record<string, string>;
  clock: ClockChoice | null;
  tables: SameTable[];
}

/** How well somebody plays at a kind of table. */
export interface RatingLine {
  person: string;
  name: string;
  kind: string;
  rating: number;
  games: number;
  won: number;
}

/** The best at a kind of table. */
export interface Ratings {
  kind: string;
  best: RatingLine[];
}

/** A rated game of somebody, and what it changed. */
export interface RatedOne {
  game: string;
  kind: string;
  at: number;
  players: string;
  score: number;
  won: number;
  before: number;
  after: number;
}

/** What anybody may know of somebody. */
export interface PersonPage {
  id: string;
  name: string;
  ratings: RatingLine[];
  games: RatedOne[];
}

/** Somebody new, with the key by which they are known. It is told only once. */
export interface PersonCreated {
  id: string;
  name: string;
  key: string;
}

/** A game of somebody: the keys to their seats, and whose turn it is, where that was looked up. */
export interface MyGame {
  game: string;
  tokens: string[];
  setup: string;
  players: string[];
  turn: number;
  current: number | null;
  yours: number[];
  over: boolean;
  waiting: boolean;
  created: number;
}

/** Who I am. ``push_key`` is what a browser needs to be told by this server. ``signs_in``: an account elsewhere stands for me, by which I can sign in here. */
export interface Me {
  id: string;
  name: string;
  mail: string | null;
  mail_confirmed: boolean;
  can_mail: boolean;
  push_key: string;
  signs_in: boolean;
  games: MyGame[];
}

/** Where people can sign in with an account that they have already, as they know it; null: nowhere. */
export interface SignIn {
  name: string | null;
}

/** Where the browser goes next. */
export interface SignInBegun {
  address: string;
}

/** What somebody wants to be called whom nobody knows yet, if their account does not say. */
export interface SignInWish {
  name?: string;
  language?: string;
}

/** How far a game is: who plays, and which seat must decide (null: none, it is over, or ``waiting``). ``spectate`` is a key for those who only watch, for everybody to pass on: of a game that anybody may watch; of others, only if it is the key that was asked with. */
export interface GameNow {
  players: string[];
  turn: number;
  current: number | null;
  you: number | null;
  waiting: boolean;
  spectate: string | null;
}

/** A rule in words. */
export interface RuleInfo {
  id: string;
  section: string;
  text: string;
  examples: string[];
  page: string;
  chapter: string;
}

export interface Rules {
  rules: RuleInfo[];
}

/** A segment as printed: the spots that name it (first ``spot``), its outline, where pieces stand. */
export interface SegmentShape {
  spot: string;
  spots: string[];
  kind: string;
  outline: string;
  anchors: [number, number][];
}

/** A tile in a square of 100 by 100, y downwards. ``others`` are parts where nobody stands, ``places`` where pieces stand in the quarters of a city. */
export interface TileShape {
  set: string;
  id: string;
  turn: number;
  segments: SegmentShape[];
  others: Record<string, string>;
  places: Record<string, [number, number][]>;
}

/** Is the server well? */
export interface Health {
  status: "ok" | "starting" | "stopping" | "failing";
  version: string;
}

/** What went wrong. */
export interface ErrorBody {
  code: string;
  message: MessageView;
  rules: string[];
  reasons: ReasonView[];
}

export interface ErrorAnswer {
  error: ErrorBody;
}

export type Where = CellWhere | SegmentWhere | CornerWhere | TileWhere | PlaceWhere | PlayerWhere | NumberWhere | ChoiceWhere | PassWhere;

export type ClientMessage = Join | Act | Undo | Settle | StandUp | Arrange | Begin | Publish | Resign | Offer | AnswerOffer | StandIn | Claim | Rest | Say | Report | Explain | AskFeature | AskFarms | AskCell | AskHints | AskHint | AskPreviews | Ping;

export type ServerMessage = StateMessage | UpdateMessage | Explained | FeatureMessage | FarmsMessage | CellMessage | HintsMessage | HintMessage | PreviewsMessage | Refused | Presence | TalkMessage | Rematch | Pong | Bye;
