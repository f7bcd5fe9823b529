// What happened, played one thing after the other at a human pace. The truth is the server's and is known at once:
// only its showing takes time. No thing of an expansion has a name here: what an event speaks of tells how it is shown.
import type { EventView, LogLine, PieceView, View } from "../protocol";
import { DARK, type At, type Light, type Place } from "./places";
import type { GameState } from "./state";
import { spokenOf } from "./story";

/** How something is shown. */
export type Motion =
  | "settle" // a tile is laid down
  | "land" // a piece comes from its owner
  | "light" // a feature is scored
  | "rise" // points rise from where they were made, and the score counts up
  | "home" // pieces go back to their owners
  | "draw" // a tile is drawn
  | "turn" // the next player's turn
  | "spot" // something on a place of a tile
  | "cell" // something on a tile
  | "player" // something with a player
  | "word" // something that is told only in words
  | "end"; // the game is over

const CORE: Readonly<Record<string, Motion>> = {
  placed: "settle",
  deployed: "land",
  scored: "light",
  points: "rise",
  award: "rise",
  returned: "home",
  drawn: "draw",
  turn: "turn",
  over: "end",
};

/** How long each is shown, in milliseconds. */
export const LENGTH: Readonly<Record<Motion, number>> = {
  settle: 480,
  land: 480,
  light: 750,
  rise: 950,
  home: 620,
  draw: 320,
  turn: 140,
  spot: 800,
  cell: 750,
  player: 850,
  word: 650,
  end: 600,
};

/** The motion of an event: its own, or that of the kind of thing that it speaks of. */
export function motionOf(event: EventView): Motion {
  const own = CORE[event.type];
  if (own) return own;
  if (event.sheet) return "light";
  if (event.at) return event.spot ? "spot" : "cell";
  return typeof event.player === "number" ? "player" : "word";
}

/** Points that rise from a place, or from a player's card if they were made nowhere. */
export interface Rise {
  seat: number;
  points: number;
  at: At | null;
  spot: string | null;
}

/** One thing that is shown. */
export interface Beat {
  motion: Motion;
  /** Milliseconds at ordinary speed; 0 for what is not waited for. */
  ms: number;
  events: readonly EventView[];
  line: LogLine;
  /** The game as it looks while this is shown. */
  state: GameState;
  light: Light;
  rises: readonly Rise[];
  /** Players that it is about. */
  seats: readonly number[];
}

interface Happened {
  line: LogLine;
  event: EventView;
}

/** The lines that are new; null if what is known now does not simply go on from what was known before. */
export function freshLines(before: GameState, after: GameState): readonly LogLine[] | null {
  const known = before.log.length;
  if (before.game !== after.game || after.log.length < known) return null;
  if (known && after.log[known - 1] !== before.log[known - 1]) return null;
  return after.log.slice(known);
}

/** Events of the final scoring are told by a screen of their own. */
function untilFinal(happened: readonly Happened[]): readonly Happened[] {
  const end = happened.findIndex(({ event }) => event.sheet?.final);
  return end < 0 ? happened : happened.slice(0, end);
}

/** Things that happen at the same time: points of one score, pieces that go home together. */
function together(a: Happened, b: Happened): boolean {
  return a.line === b.line && a.event.type === b.event.type && ["points", "returned"].includes(a.event.type);
}

function groups(happened: readonly Happened[]): Happened[][] {
  const found: Happened[][] = [];
  for (const one of happened) {
    const last = found.at(-1);
    if (last && together(last[0]!, one)) last.push(one);
    else found.push([one]);
  }
  return found;
}

/** Everything that is new, as beats in the order in which it happened. */
export function beatsOf(before: GameState, after: GameState): Beat[] {
  const lines = freshLines(before, after);
  if (!lines) return [];
  const all = lines.flatMap((line) => line.events.map((event) => ({ line, event })));
  const shownAt = changeOfThings(all);
  const parts = groups(untilFinal(all));
  const beats: Beat[] = [];
  let done = 0;
  let score: Place | null = null;
  let view = before.view;
  for (const part of parts) {
    const { line, event } = part[0]!;
    const motion = motionOf(event);
    done += part.length;
    view = viewAt(view, after.view, all, done, done > shownAt);
    if (event.sheet) score = [...event.sheet.at, event.sheet.spot];
    else if (motion !== "rise" && motion !== "home") score = null;
    const events = part.map((one) => one.event);
    const rises = motion === "rise" ? risesOf(events, score) : [];
    beats.push({
      motion,
      ms: lengthOf(motion, line, event, after, rises),
      events,
      line,
      state: { ...after, view, targets: [], log: logUntil(before.log, lines, part.at(-1)!) },
      light: lightOf(motion, events, beats.at(-1)),
      rises,
      seats: seatsOf(events),
    });
  }
  return beats;
}

/** A step of the final scoring as a beat: what is counted is lit, and its points rise. */
export function countedBeat(event: EventView, state: GameState): Beat {
  const { sheet } = event;
  const given: [number, number][] = sheet
    ? Object.entries(sheet.points).map(([seat, points]) => [Number(seat), points])
    : typeof event.player === "number"
      ? [[event.player, event.points ?? 0]]
      : [];
  const at: At | null = sheet?.at ?? event.at ?? null;
  const spot = sheet?.spot ?? null;
  return {
    motion: "rise",
    ms: LENGTH.rise,
    events: [event],
    line: { seq: state.seq, turn: state.view.turn, seat: null, kind: "", said: event.said, events: [event] },
    state,
    light: spokenOf([event]),
    rises: given.map(([seat, points]) => ({ seat, points, at, spot })),
    seats: given.map(([seat]) => seat),
  };
}

/** The event with which figures and tokens of expansions are shown as they are afterwards. */
function changeOfThings(all: readonly Happened[]): number {
  const own = all.findIndex(({ event }) => !(event.type in CORE));
  return own >= 0 ? own : all.findIndex(({ event }) => event.type === "points");
}

/** What one's own hand has done was seen already. */
function lengthOf(motion: Motion, line: LogLine, event: EventView, after: GameState, rises: readonly Rise[]): number {
  const own = after.yours.includes(line.seat ?? event.player ?? -1);
  if (own && (motion === "settle" || motion === "draw")) return 0;
  if (motion === "rise" && rises.every(({ points }) => points === 0)) return 0;
  return own && motion === "land" ? LENGTH.land / 2 : LENGTH[motion];
}

/** What is seen by itself needs no light. */
const UNLIT: ReadonlySet<Motion> = new Set(["settle", "land", "draw", "turn", "end"]);

function lightOf(motion: Motion, events: readonly EventView[], last: Beat | undefined): Light {
  if (motion === "rise" || motion === "home") {
    // What was scored stays lit while its points rise and its followers leave.
    if (last && ["light", "rise"].includes(last.motion)) return last.light;
    return spokenOf(events);
  }
  return UNLIT.has(motion) ? DARK : spokenOf(events);
}

function risesOf(events: readonly EventView[], score: Place | null): Rise[] {
  return events.map((event): Rise => {
    const at: At | null = event.at ?? (score ? [score[0], score[1]] : null);
    const spot = event.at ? (event.spot ?? null) : (score?.[2] ?? null);
    return { seat: event.player ?? 0, points: event.points ?? 0, at, spot };
  });
}

/** Data of events that are seats. */
const SEATS = ["player", "owner", "victim"] as const;
const seatsOf = (events: readonly EventView[]): number[] => [
  ...new Set(events.flatMap((event) => SEATS.flatMap((key) => (typeof event[key] === "number" ? event[key] : [])))),
];

/** The log as far as an event. */
function logUntil(old: readonly LogLine[], lines: readonly LogLine[], { line, event }: Happened): LogLine[] {
  const i = lines.indexOf(line);
  const told = { ...line, events: line.events.slice(0, line.events.indexOf(event) + 1) };
  return [...old, ...lines.slice(0, i), told];
}

const pieceOf = ({ player, piece, at, spot }: EventView): PieceView | null =>
  typeof player === "number" && piece && at && spot ? { owner: player, piece, letter: "", at, spot } : null;
const same = (a: PieceView, b: PieceView): boolean =>
  a.owner === b.owner && a.piece === b.piece && a.spot === b.spot && a.at.join() === b.at.join();

/** The table when so many of the events have happened: as it is at the end, without what is still to come. */
function viewAt(now: View, end: View, all: readonly Happened[], done: number, things: boolean): View {
  const later = all.slice(done).map(({ event }) => event);
  const absent = new Set(later.flatMap((event) => (event.type === "placed" && event.at ? [event.at.join()] : [])));
  const pieces = [...end.pieces];
  const supplies = end.players.map((player) => ({ ...player.supply }));
  for (const event of later.toReversed()) {
    const piece = pieceOf(event);
    if (!piece) continue;
    const supply = supplies[piece.owner];
    if (event.type === "returned") {
      pieces.push(piece);
      if (supply) supply[piece.piece] = Math.max(0, (supply[piece.piece] ?? 0) - 1);
    } else if (event.type === "deployed") {
      const i = pieces.findIndex((one) => same(one, piece));
      if (i >= 0) pieces.splice(i, 1);
      if (supply) supply[piece.piece] = (supply[piece.piece] ?? 0) + 1;
    }
  }
  const told = all.slice(0, done).map(({ event }) => event);
  const drawn = told.some((event) => event.type === "drawn") || !later.some((event) => event.type === "drawn");
  const turn = told.findLast((event) => event.type === "turn");
  const placed = told.findLast((event) => event.type === "placed" || event.type === "deployed");
  const laid = told.some((event) => event.type === "placed");
  return {
    ...now,
    tiles: absent.size ? end.tiles.filter((tile) => !absent.has(tile.at.join())) : end.tiles,
    pieces,
    elsewhere: things ? end.elsewhere : now.elsewhere,
    shown: things ? end.shown : now.shown,
    players: now.players.map((player, seat) => {
      const score = told.findLast((event) => event.type === "points" && event.player === seat)?.score ?? player.score;
      const last = end.players[seat]!;
      return {
        ...player,
        score,
        track: score === last.score ? last.track : player.track,
        supply: supplies[seat] ?? player.supply,
      };
    }),
    ...(drawn && told.some((event) => event.type === "drawn")
      ? { tile: end.tile, tile_set: end.tile_set, tile_id: end.tile_id, unseen: end.unseen }
      : laid
        ? { tile: null, tile_set: null, tile_id: null }
        : {}),
    ...(turn ? { turn: Number(turn.turn ?? now.turn), active: turn.player ?? now.active } : {}),
    ...(turn || laid ? { impossible: end.impossible } : {}),
    current: turn ? (turn.player ?? now.current) : now.current,
    last: placed?.at ? { at: placed.at, spot: placed.spot ?? null } : now.last,
  };
}

/** How quickly it is played: a factor of the lengths above, or not at all. */
export const SPEEDS = { calm: 1.6, brisk: 1, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

/** More than this is not waited for: what is behind is played faster. */
const LONGEST = 6000; // milliseconds
/** Whoever was away for longer sees how things are. */
const MANY = 80; // beats

/** What is heard of all that is shown at once. */
const LOUDEST: readonly Motion[] = ["rise", "land", "settle"];

export interface Ports {
  later: (ms: number, then: () => void) => () => void;
  /** A beat begins; null when all have been shown. */
  show: (beat: Beat | null) => void;
  /** A beat that is not waited for, or begins. */
  sound?: (beat: Beat) => void;
}

/** Plays beats one after the other. */
export class Stage {
  private queue: Beat[] = [];
  private now: Beat | null = null;
  private cancel: (() => void) | null = null;

  constructor(private readonly ports: Ports) {}

  get playing(): boolean {
    return this.now !== null;
  }

  get current(): Beat | null {
    return this.now;
  }

  play(beats: readonly Beat[], speed: Speed): void {
    const factor = SPEEDS[speed];
    if (factor === 0 || this.queue.length + beats.length > MANY) {
      this.skip();
      const heard = LOUDEST.map((motion) => beats.find((beat) => beat.motion === motion)).find(Boolean);
      if (heard) this.ports.sound?.(heard);
      return;
    }
    this.queue.push(...beats.map((beat) => ({ ...beat, ms: beat.ms * factor })));
    const total = this.queue.reduce((sum, beat) => sum + beat.ms, 0);
    if (total > LONGEST * factor)
      this.queue = this.queue.map((beat) => ({ ...beat, ms: (beat.ms * LONGEST * factor) / total }));
    if (!this.now) this.next();
  }

  /** Show how things are. */
  skip(): void {
    this.cancel?.();
    this.cancel = null;
    this.queue = [];
    if (this.now) {
      this.now = null;
      this.ports.show(null);
    }
  }

  private next(): void {
    this.cancel = null;
    let beat = this.queue.shift();
    while (beat?.ms === 0) {
      this.ports.sound?.(beat);
      beat = this.queue.shift();
    }
    const was = this.now;
    this.now = beat ?? null;
    if (beat) {
      this.ports.show(beat);
      this.ports.sound?.(beat);
      this.cancel = this.ports.later(beat.ms, () => this.next());
    } else if (was) this.ports.show(null);
  }
}
