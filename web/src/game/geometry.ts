// Measures of the picture: a tile is 100 units wide, x grows to the right and y downwards.
import type { SegmentShape, TileShape, TileView } from "../protocol";
import type { At } from "./places";
import { crossingPoint } from "./ways";

export const TILE = 100;
const TOPS = ["N", "E", "S", "W"];

export const rotationOf = (top: string): number => Math.max(0, TOPS.indexOf(top));
export const topOf = (rotation: number): string => TOPS[((rotation % 4) + 4) % 4] ?? "N";

/** The upper left corner of a cell in the picture. */
export const corner = (at: At): At => [TILE * at[0], -TILE * at[1]];

/** Some cells as one path. */
export const area = (cells: readonly At[]): string =>
  cells.map((at) => `M${corner(at).join(" ")}h100v100h-100z`).join("");

const SIDES: readonly (readonly [dx: number, dy: number, line: (x: number, y: number) => string])[] = [
  [0, 1, (x, y) => `M${x} ${y}h100`],
  [1, 0, (x, y) => `M${x + TILE} ${y}v100`],
  [0, -1, (x, y) => `M${x} ${y + TILE}h100`],
  [-1, 0, (x, y) => `M${x} ${y}v100`],
];

/** The line round some cells, with none between them. */
export function contour(cells: readonly At[]): string {
  const all = new Set(cells.map((at) => at.join()));
  return cells
    .flatMap(([x, y]) =>
      SIDES.filter(([dx, dy]) => !all.has(`${x + dx},${y + dy}`)).map(([, , line]) => line(...corner([x, y]))),
    )
    .join("");
}

/**
 * Which copy of a design lies where: its stretch of meadow, so that they join without a seam, its region, and one of four
 * variants. Pictures that the server draws (art/paint/regions.py) reckon the same.
 */
export function seedAt([x, y]: At): number {
  const wrap = (n: number, m: number) => ((n % m) + m) % m;
  const bend = (by: readonly number[], n: number) => by[wrap(n, by.length)]!;
  const [u, v] = [Math.floor((x + bend(BY_ROW, y)) / ACROSS), Math.floor((y + bend(BY_COLUMN, x)) / ACROSS)];
  const region = wrap(u + 2 * v, 4);
  const variant = wrap(Math.floor(x / 4) + 2 * Math.floor(y / 4), 4);
  return wrap(x, 4) + 4 * wrap(-y, 4) + 16 * (region + 4 * variant);
}
const BY_ROW = [0, 1, 1, 0, 0, -1, -1];
const BY_COLUMN = [0, 0, 1, 1, 0];
const ACROSS = 5;

export interface Extent {
  west: number;
  north: number;
  east: number;
  south: number;
}

/** The part of the picture that some cells cover, with a margin in tiles. */
export function extent(cells: readonly At[], margin = 1): Extent {
  const list: readonly At[] = cells.length ? cells : [[0, 0]];
  const xs = list.map((c) => c[0]);
  const ys = list.map((c) => c[1]);
  return {
    west: TILE * (Math.min(...xs) - margin),
    east: TILE * (Math.max(...xs) + 1 + margin),
    north: -TILE * (Math.max(...ys) + margin),
    south: -TILE * (Math.min(...ys) - 1 - margin),
  };
}

export function segmentAt(geometry: TileShape | undefined, spot: string): SegmentShape | null {
  return geometry?.segments.find((s) => s.spots.includes(spot)) ?? null;
}

const CORNER_POINTS: Record<string, At> = { NE: [100, 0], SE: [100, 100], SW: [0, 100], NW: [0, 0] };

/** Where the nth piece stands on a spot of a tile, in the measure of the whole picture. */
export function anchor(at: At, spot: string | null, geometry: TileShape | undefined, nth = 0): At {
  const [x, y] = corner(at);
  if (spot?.startsWith("=")) {
    const [dx, dy] = crossingPoint(spot.slice(1));
    return [x + dx, y + dy];
  }
  const edge = spot === null ? undefined : CORNER_POINTS[spot];
  if (edge) return [x + edge[0], y + edge[1]];
  const segment = spot === null ? null : segmentAt(geometry, spot);
  const anchors = segment?.anchors ?? (spot === null ? undefined : geometry?.places[spot]) ?? [];
  const point = anchors[nth % Math.max(1, anchors.length)];
  if (!point) return [x + 50 + 12 * nth, y + 58];
  const over = Math.floor(nth / anchors.length); // more pieces than anchors: step aside
  return [x + point[0] + 5 * over, y + point[1] - 3 * over];
}

/** On which side of its tile a segment lies: a wind, or "C" for the middle. */
export function sideAt(geometry: TileShape | undefined, spot: string): string | null {
  const point = segmentAt(geometry, spot)?.anchors[0];
  if (!point) return null;
  const wind = (at: number, low: string, high: string) => (at < 38 ? low : at > 62 ? high : "");
  return wind(point[1], "N", "S") + wind(point[0], "W", "E") || "C";
}

export const geometryKey = (set: string, id: string, rotation: number): string => `${set}/${id}/${rotation}`;
export const keyOfTile = (tile: TileView): string => geometryKey(tile.set, tile.id, rotationOf(tile.top));

/** Every empty cell beside a tile. */
export function borderCells(tiles: readonly TileView[]): At[] {
  const taken = new Set(tiles.map((t) => `${t.at[0]},${t.at[1]}`));
  const found = new Map<string, At>();
  for (const tile of tiles) {
    for (const [dx, dy] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      const at: At = [tile.at[0] + dx, tile.at[1] + dy];
      const key = `${at[0]},${at[1]}`;
      if (!taken.has(key)) found.set(key, at);
    }
  }
  return [...found.values()];
}
