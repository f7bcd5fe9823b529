// What several tables made of the same tiles.
import type { SameTable } from "../protocol";

export interface Line {
  name: string;
  seat: number;
  table: number;
  score: number;
  won: boolean;
  /** Points more than the others in the same seat on average; null if there are none. */
  ahead: number | null;
}

/** Everybody who has played to the end, the best compared with others in the same seat first. */
export function compare(tables: readonly SameTable[]): Line[] {
  const lines = tables.flatMap((table, n) =>
    (table.scores ?? []).map((score, seat) => ({
      name: table.players[seat]?.name ?? "",
      seat,
      table: n,
      score,
      won: table.winners?.includes(seat) ?? false,
    })),
  );
  return lines
    .map((line) => {
      const others = lines.filter((other) => other.seat === line.seat && other.table !== line.table);
      const mean = others.reduce((sum, other) => sum + other.score, 0) / others.length;
      return { ...line, ahead: others.length ? Math.round(line.score - mean) : null };
    })
    .toSorted((a, b) => (b.ahead ?? 0) - (a.ahead ?? 0) || b.score - a.score || a.table - b.table || a.seat - b.seat);
}
