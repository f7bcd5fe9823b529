// The log, read for screens: what each line speaks of, what was scored, how the scores grew.
import type { EventView, LogLine, Sheet } from "../protocol";
import type { At, Light, Place } from "./places";

/** The tiles and segments that some events speak of, and what counted for those that were scored. */
export function spokenOf(events: readonly EventView[]): Light {
  const cells: At[] = [];
  const spots: Place[] = [];
  for (const event of events) {
    if (event.sheet) spots.push(...event.sheet.spots);
    else if (event.at && event.spot) spots.push([event.at[0], event.at[1], event.spot]);
    else if (event.at) cells.push(event.at);
  }
  const counted = events.flatMap((event) => event.sheet?.counted ?? []);
  return {
    cells,
    spots,
    counted: { cells: counted.flatMap((found) => found.cells), spots: counted.flatMap((found) => found.spots) },
  };
}

/** The last thing that a player did, with all that followed from it. */
export function lastMove(log: readonly LogLine[]): LogLine[] {
  let end = log.length;
  while (end > 0 && log[end - 1]!.seat === null) end--;
  const last = log[end - 1];
  if (!last) return [];
  return log.slice(0, end).filter((line) => line.turn === last.turn && line.seat === last.seat);
}

/** What tells why a player of this screen was not asked about a figure, until one of them decides again. */
export function unaskedOf(log: readonly LogLine[], yours: readonly number[]): EventView | undefined {
  const last = log.findLast((line) => line.seat !== null && yours.includes(line.seat));
  return last?.events.find((event) => event.type === "unasked" && yours.includes(event.player ?? -1));
}

/** What has happened since somebody of this screen last decided; all of it for who only watches. */
export function sinceMine(log: readonly LogLine[], yours: readonly number[]): LogLine[] {
  const mine = log.findLastIndex(({ seat }) => seat !== null && yours.includes(seat));
  return log.slice(mine + 1);
}

/** Sheets in the order in which they were scored. */
export function sheetsOf(log: readonly LogLine[]): Sheet[] {
  return log.flatMap((line) => line.events.flatMap((e) => (e.sheet ? [e.sheet] : [])));
}

/** Scores after each turn, for every player, from the points that were given. */
export function scoreCurve(log: readonly LogLine[], players: number): number[][] {
  const now = Array<number>(players).fill(0);
  const rows: number[][] = [[...now]];
  let turn = 0;
  for (const line of log) {
    for (const event of line.events) {
      const { player, score } = event;
      if (event.type === "points" && typeof player === "number" && typeof score === "number") now[player] = score;
    }
    while (turn < line.turn) {
      turn++;
      rows.push([...now]);
    }
    rows[rows.length - 1] = [...now];
  }
  return rows;
}

/** Points of every player by what they were given for. */
export function pointsByFeature(log: readonly LogLine[], players: number): Map<string, number[]> {
  const table = new Map<string, number[]>();
  for (const sheet of sheetsOf(log)) {
    const row = table.get(sheet.feature) ?? Array<number>(players).fill(0);
    for (const [seat, points] of Object.entries(sheet.points)) row[Number(seat)] = (row[Number(seat)] ?? 0) + points;
    table.set(sheet.feature, row);
  }
  return table;
}

/** How often every player put down a piece. */
export function piecesPlaced(log: readonly LogLine[], players: number): number[] {
  const counts = Array<number>(players).fill(0);
  for (const line of log) {
    for (const event of line.events) {
      if (event.type === "deployed" && typeof event.player === "number")
        counts[event.player] = (counts[event.player] ?? 0) + 1;
    }
  }
  return counts;
}

export interface TurnLines {
  key: number;
  turn: number;
  seat: number | null;
  lines: LogLine[];
}

export const isPass = (line: LogLine): boolean => line.kind === "pass";

/** The kind of a line that tells what the beginning of a turn brings. */
const TURN_BEGINS = "turn";

/** A draw, or passing, is worth a line only if something came of it. */
const DULL = new Set(["drawn", "turn"]);
const isDull = (line: LogLine): boolean =>
  (line.seat === null || line.kind === TURN_BEGINS || isPass(line)) && line.events.every((e) => DULL.has(e.type));

/** What happens as the next turn begins belongs to that turn, though the last move of this one has brought it on. */
function atNextTurn(line: LogLine): LogLine[] {
  const end = line.events.findIndex((event) => event.type === "turn");
  const next = line.events[end];
  if (!next || typeof next.turn !== "number" || end === line.events.length - 1) return [line];
  const begun: LogLine = {
    ...line,
    turn: next.turn,
    seat: next.player ?? null,
    kind: TURN_BEGINS,
    events: line.events.slice(end + 1),
  };
  return [{ ...line, events: line.events.slice(0, end) }, begun];
}

/** The log in parts: one for every turn. */
export function byTurn(log: readonly LogLine[]): TurnLines[] {
  const turns: TurnLines[] = [];
  for (const line of log.flatMap(atNextTurn)) {
    if (isDull(line)) continue;
    const last = turns.at(-1);
    if (last && last.turn === line.turn && (last.seat === line.seat || line.seat === null)) last.lines.push(line);
    else turns.push({ key: turns.length, turn: line.turn, seat: line.seat, lines: [line] });
  }
  return turns;
}

/** Everything that happened in each turn, whoever decided in it. */
export function eventsOf(turns: readonly TurnLines[]): Map<number, EventView[]> {
  const found = new Map<number, EventView[]>();
  for (const { turn, lines } of turns)
    found.set(turn, [...(found.get(turn) ?? []), ...lines.flatMap((line) => line.events)]);
  return found;
}
