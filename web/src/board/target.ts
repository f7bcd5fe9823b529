// Where the marks of targets are drawn, and how large they may be so that no two overlap.
import { placeOf } from "../game/choices";
import { anchor, corner } from "../game/geometry";
import type { At } from "../game/places";
import type { Target, TileShape } from "../protocol";

/** Pixels between the middles of two marks that a finger, or a mouse, can tell apart. */
export const APART = { coarse: 44, fine: 22 } as const;

/** The point of a mark in the measure of the picture, and how far the next one is. */
export interface Mark {
  point: At;
  gap: number;
}

const ON_TILE: readonly At[] = [
  [50, 50],
  [15, 15],
  [85, 15],
  [15, 85],
  [85, 85],
];

function gap(point: At, others: readonly At[]): number {
  let least = Infinity;
  for (const other of others) {
    if (other !== point) least = Math.min(least, Math.hypot(point[0] - other[0], point[1] - other[1]));
  }
  return least;
}

/** A mark for every place; that of a whole tile steps aside for those of its segments. */
export function marksOf(
  spots: ReadonlyMap<string, readonly Target[]>,
  shapeAt: (at: At) => TileShape | undefined,
): Map<string, Mark> {
  const points = new Map<string, At>();
  const whole: [string, At][] = [];
  for (const [key, [first]] of spots) {
    const place = first && placeOf(first);
    if (!place) continue;
    if (place.spot === "*") whole.push([key, corner(place.at)]);
    else points.set(key, anchor(place.at, place.spot, shapeAt(place.at)));
  }
  const taken = [...points.values()];
  for (const [key, [x, y]] of whole) {
    const free = ON_TILE.map(([dx, dy]): At => [x + dx, y + dy]);
    points.set(
      key,
      free.find((point) => gap(point, taken) > 30) ?? free.reduce((a, b) => (gap(b, taken) > gap(a, taken) ? b : a)),
    );
  }
  const all = [...points.values()];
  return new Map([...points].map(([key, point]) => [key, { point, gap: gap(point, all) }]));
}
