// The story of a game in a few lines, from what the log tells.
import { pointsByFeature, scoreCurve, sheetsOf } from "../game/story";
import type { EventView, LogLine } from "../protocol";

export type Tale =
  | { tells: "biggest"; seat: number; points: number; feature: string; turn: number }
  | { tells: "lead"; seat: number; turn: number }
  | { tells: "always"; seat: number }
  | { tells: "follower"; seat: number; piece: string; feature: string; points: number; turn: number }
  | { tells: "strength"; seat: number; feature: string; points: number }
  | { tells: "final"; seat: number; points: number }
  | { tells: "shared"; n: number };

const LINES = 5;

/** Who is ahead alone; -1 where nobody is. */
const leader = (row: readonly number[]): number => {
  const most = Math.max(...row);
  return row.filter((points) => points === most).length === 1 ? row.indexOf(most) : -1;
};

/** The biggest score, who took the lead for good, what somebody lived on, the most at the end, and what was shared. */
export function taleOf(log: readonly LogLine[], players: number): Tale[] {
  const tale: Tale[] = [];
  let biggest: (Tale & { tells: "biggest" }) | null = null;
  for (const line of log)
    for (const { sheet } of line.events)
      for (const [seat, points] of Object.entries(sheet?.points ?? {}))
        if (sheet && points > (biggest?.points ?? 0))
          biggest = { tells: "biggest", seat: Number(seat), points, feature: sheet.feature, turn: line.turn };
  if (biggest) tale.push(biggest);
  if (players > 1) {
    const rows = scoreCurve(log, players);
    const last = leader(rows.at(-1) ?? []);
    const since = rows.findLastIndex((row) => leader(row) !== last) + 1;
    const first = rows.findIndex((row) => leader(row) >= 0);
    if (last >= 0)
      tale.push(since <= first ? { tells: "always", seat: last } : { tells: "lead", seat: last, turn: since });
  }
  const follower = bestFollower(log);
  if (follower) tale.push(follower);
  let strength: (Tale & { tells: "strength" }) | null = null;
  for (const [feature, row] of pointsByFeature(log, players))
    row.forEach((points, seat) => {
      if (points > (strength?.points ?? 0)) strength = { tells: "strength", seat, feature, points };
    });
  if (strength) tale.push(strength);
  const final = Array<number>(players).fill(0);
  const sheets = sheetsOf(log);
  for (const sheet of sheets)
    if (sheet.final)
      for (const [seat, points] of Object.entries(sheet.points))
        final[Number(seat)] = (final[Number(seat)] ?? 0) + points;
  const most = Math.max(0, ...final);
  if (most) tale.push({ tells: "final", seat: final.indexOf(most), points: most });
  const shared = sheets.filter((sheet) => Object.values(sheet.points).filter((points) => points > 0).length > 1).length;
  if (shared) tale.push({ tells: "shared", n: shared });
  return tale.slice(0, LINES);
}

/** The follower that has brought its owner most by itself, and the turn in which it was sent out. */
function bestFollower(log: readonly LogLine[]): (Tale & { tells: "follower" }) | null {
  const standing = new Map<string, { seat: number; piece: string; turn: number }>();
  let best: (Tale & { tells: "follower" }) | null = null;
  for (const line of log)
    for (const event of line.events) {
      const place = [...(event.at ?? []), event.spot].join();
      if (event.type === "deployed" && typeof event.player === "number" && event.piece)
        standing.set(place, { seat: event.player, piece: event.piece, turn: line.turn });
      else if (event.sheet)
        for (const [who, points] of Object.entries(event.sheet.points)) {
          const seat = Number(who);
          const own = event.sheet.spots
            .flatMap((spot) => standing.get(spot.join()) ?? [])
            .filter((p) => p.seat === seat);
          if (own.length === 1 && points > (best?.points ?? 0))
            best = { tells: "follower", ...own[0]!, feature: event.sheet.feature, points };
        }
      else if (event.type === "returned") standing.delete(place);
    }
  return best;
}

/** The scores that have brought the winners most, best first. */
export function highlights(log: readonly LogLine[], winners: readonly number[], most = 3): EventView[] {
  const gain = ({ sheet }: EventView) => Math.max(0, ...winners.map((seat) => sheet?.points[seat] ?? 0));
  return log
    .flatMap((line) => line.events)
    .filter((event) => gain(event) > 0)
    .toSorted((a, b) => gain(b) - gain(a))
    .slice(0, most);
}

/** By how much the best are ahead of the next; null where there is nobody else. */
export function margin(scores: readonly number[], winners: readonly number[]): number | null {
  const others = scores.filter((_, seat) => !winners.includes(seat));
  const first = scores[winners[0] ?? -1];
  return others.length && first !== undefined ? first - Math.max(...others) : null;
}
