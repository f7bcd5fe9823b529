// What a client knows of a game: exactly what the server has said, and nothing it has not.
import type {
  ClockView,
  DrawView,
  LogLine,
  OfferView,
  OutcomeView,
  Presence,
  RoomView,
  SeatView,
  StateMessage,
  Target,
  TimeView,
  UpdateMessage,
  View,
} from "../protocol";

export type Leaving = "computer" | "out";

export interface GameState {
  readonly game: string;
  readonly seq: number;
  readonly yours: readonly number[];
  readonly view: View;
  readonly targets: readonly Target[];
  readonly canUndo: boolean;
  readonly log: readonly LogLine[];
  readonly connected: readonly boolean[];
  readonly clock: ClockView | null;
  readonly clockAt: number;
  readonly seats: readonly SeatView[];
  readonly assist: "full" | "some" | "none";
  /** Who is ready, while the game has not begun. */
  readonly room?: RoomView | null;
  /** Who decides for somebody who leaves. */
  readonly leaving?: Leaving;
  readonly offer?: OfferView | null;
  /** What may be said at the table. */
  readonly talk?: "none" | "phrases" | "free";
  /** How the game ended, if not by its rules alone. */
  readonly outcome?: OutcomeView | null;
  /** What is promised about the draws. */
  readonly draw?: DrawView | null;
  /** What clock was agreed on. */
  readonly time?: TimeView | null;
  /** Whether it counts. */
  readonly rated?: boolean;
}

export type Reduced = { state: GameState } | { gap: true };

/** The whole state replaces whatever was known before. */
export function fromState(message: StateMessage, now: number): GameState {
  return {
    game: message.game,
    seq: message.seq,
    yours: message.yours,
    view: message.view,
    targets: message.targets,
    canUndo: message.can_undo,
    log: message.log,
    connected: message.connected,
    clock: message.clock ?? null,
    clockAt: now,
    seats: message.seats,
    assist: message.assist,
    room: message.room ?? null,
    leaving: message.leaving ?? "computer",
    draw: message.draw ?? null,
    time: message.time ?? null,
    rated: message.rated ?? false,
    offer: message.offer ?? null,
    talk: message.talk ?? "phrases",
    outcome: message.outcome ?? null,
  };
}

/** An update changes what it names; a gap in the sequence means that the client must join again. */
export function withUpdate(before: GameState | null, message: UpdateMessage, now: number): Reduced {
  if (before === null || before.game !== message.game) return { gap: true };
  if (message.seq > before.seq + 1 && (message.log[0]?.seq ?? Infinity) > before.seq + 1) return { gap: true };
  const { tiles, tiles_from: from, unseen, ...rest } = message.view;
  let laid = before.view.tiles;
  if (tiles) {
    if ((from ?? 0) > laid.length) return { gap: true };
    laid = [...laid.slice(0, from ?? 0), ...tiles];
  }
  // A field that is missing stays as it was; one that is null has become null.
  const left = { ...before.view.unseen, ...unseen };
  const view = { ...before.view, ...rest, tiles: laid, unseen: left } as View;
  return {
    state: {
      ...before,
      seq: message.seq,
      view,
      targets: message.targets,
      canUndo: message.can_undo,
      log: joinLogs(before.log, message.log, message.seq),
      clock: message.clock,
      clockAt: now,
    },
  };
}

export function withPresence(before: GameState, message: Presence): GameState {
  return { ...before, connected: message.connected };
}

/** Lines already known are kept, those taken back are dropped, new ones follow. */
export function joinLogs(old: readonly LogLine[], fresh: readonly LogLine[], seq: number): LogLine[] {
  const first = fresh[0]?.seq ?? Infinity;
  return [...old.filter((line) => line.seq < first && line.seq <= seq), ...fresh];
}

/** The seat that must decide, or null while chance draws or when the game is over. */
export function decider(view: View): number | null {
  return typeof view.current === "number" ? view.current : null;
}

/** Whether a player has any piece left. */
export function hasPieces(view: View, seat: number | null | undefined): boolean {
  return Object.values(view.players[seat ?? -1]?.supply ?? {}).some((n) => n > 0);
}

/** Whether a tile is to be laid by a player who has nothing to put on it. */
export const laysInVain = ({ view, targets }: GameState): boolean =>
  targets.some(({ where }) => where.type === "cell") && !hasPieces(view, decider(view));

export function isOver(view: View): boolean {
  return view.current === "over";
}

/** Milliseconds left for a seat at a moment. */
export function timeLeft(state: GameState, seat: number, now: number): number | null {
  if (state.clock === null) return null;
  const left = state.clock.left[seat];
  if (left === undefined) return null;
  return Math.max(0, state.clock.running === seat ? left - (now - state.clockAt) : left);
}
