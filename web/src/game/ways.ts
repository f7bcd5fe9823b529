// What a target would move, as the server tells it, and what that looks like on the board.
import type { Target, WayView } from "../protocol";
import type { At } from "./places";

/** What choosing a target would move; null where nothing is. */
export function wayOf({ kind, values }: Target, ways: readonly WayView[]): WayView | null {
  const words: readonly unknown[] = Object.values(values ?? {});
  return ways.find((way) => way.action === kind && (way.choice === null || words.includes(way.choice))) ?? null;
}

/** The space of the track that a target is about: the one that it names, or to which it would move something. */
export function spaceOf(target: Target, ways: readonly WayView[]): number | null {
  const named = target.values?.space;
  return typeof named === "number" ? named : (wayOf(target, ways)?.to ?? null);
}

/** How many tiles away a tile is, diagonals counting once. */
export const distance = (a: At, b: At): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));

/** A gently bent arrow between two points, from beside the first to just before the second. */
export function arrow([x1, y1]: At, [x2, y2]: At, gap = 12): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 2 * gap) return "";
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const bend = 0.12 * length;
  const [mx, my] = [(x1 + x2) / 2 + bend * uy, (y1 + y2) / 2 - bend * ux];
  const round = (n: number) => Math.round(10 * n) / 10;
  const at = (x: number, y: number) => `${round(x)} ${round(y)}`;
  return `M${at(x1 + gap * ux, y1 + gap * uy)}Q${at(mx, my)} ${at(x2 - gap * ux, y2 - gap * uy)}`;
}

const EDGES: Readonly<Record<string, At>> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };

/** The line across a tile from edge to edge ("NE"), in a square of 100 by 100. */
export function crossing(edges: string): string {
  const [from, to] = [...edges].map((edge) => EDGES[edge] ?? [50, 50]);
  return from && to ? `M${from.join(" ")}Q50 50 ${to.join(" ")}` : "";
}

/** Where the mark of such a line stands: each pair of edges has a point of its own. */
export function crossingPoint(edges: string): At {
  const ends = [...edges].map((edge): At => EDGES[edge] ?? [50, 50]);
  if (edges === "NS") return [50, 33];
  if (edges === "EW") return [33, 50];
  const sum = (i: 0 | 1) => 50 + ends.reduce((n, end) => n + (end[i] - 50) / 2.2, 0);
  return [sum(0), sum(1)];
}
