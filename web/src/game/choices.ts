// Legal targets, sorted by where they are on the table. No rule: a target is whatever the server offers.
import type { Target } from "../protocol";
import type { At } from "./places";

export interface Choices {
  readonly cells: ReadonlyMap<string, readonly Target[]>;
  readonly spots: ReadonlyMap<string, readonly Target[]>;
  readonly buttons: readonly Target[];
  readonly passes: readonly Target[];
}

export const cellKey = (at: At): string => `${at[0]},${at[1]}`;

/** Where a target is on the table: on a cell, at a spot, a corner or a named place of a tile, on a whole tile ("*"), across it ("=NE"), or nowhere. */
export function placeOf({ where }: Pick<Target, "where">): { at: At; spot: string | null } | null {
  switch (where.type) {
    case "cell":
      return { at: where.at, spot: null };
    case "segment":
      return { at: where.at, spot: where.spot };
    case "corner":
      return { at: where.at, spot: where.corner };
    case "tile":
      return { at: where.at, spot: where.edges ? `=${where.edges}` : "*" };
    case "place":
      return { at: where.at, spot: where.place };
    default:
      return null;
  }
}

export const spotKey = (at: At, spot: string): string => `${at[0]},${at[1]}.${spot}`;

export function sortTargets(targets: readonly Target[]): Choices {
  const cells = new Map<string, Target[]>();
  const spots = new Map<string, Target[]>();
  const buttons: Target[] = [];
  const passes: Target[] = [];
  for (const target of targets) {
    const place = placeOf(target);
    if (target.where.type === "pass") passes.push(target);
    else if (place === null) buttons.push(target);
    else if (place.spot === null) push(cells, cellKey(place.at), target);
    else push(spots, spotKey(place.at, place.spot), target);
  }
  return { cells, spots, buttons, passes };
}

/** On how many tiles some targets lie. */
export const tilesOf = (targets: readonly Target[]): number =>
  new Set(targets.map((target) => placeOf(target)?.at.join())).size;

/** The places on the tile that the last decision was about, where others are far away; else all. */
export function atHand(choices: Choices, last: At | null): readonly Target[] {
  const all = [...choices.spots.values()].flat();
  const near = last ? all.filter((target) => cellKey(placeOf(target)!.at) === cellKey(last)) : [];
  return near.length ? near : all;
}

/** What has a name of its own can be told from others in words. */
export const isNamed = ({ where }: Pick<Target, "where">): boolean => where.type === "place";

/** What deserves a button though it is on the table: everything with a name or on one tile, or a few places. More is clicked on the board. */
export function listable(choices: Choices, last: At | null = null): readonly Target[] {
  const all = [...choices.spots.values()].flat();
  if (all.every(isNamed)) return all;
  const list = all.length <= 6 ? all : atHand(choices, last);
  return list.length <= (tilesOf(list) === 1 ? 14 : 6) ? list : [];
}

function push(map: Map<string, Target[]>, key: string, target: Target): void {
  const list = map.get(key);
  if (list) list.push(target);
  else map.set(key, [target]);
}

/** What the player has picked up to confirm: a target among those of the same place. */
export interface Picked {
  readonly at: At;
  readonly options: readonly Target[];
  readonly index: number;
}

export function pick(options: readonly Target[], preferRotation: number | null): Picked | null {
  const first = options[0];
  if (!first) return null;
  const place = placeOf(first);
  if (place === null) return null;
  const same = options.findIndex((t) => t.where.type === "cell" && t.where.turn === preferRotation);
  return { at: place.at, options, index: Math.max(0, same) };
}

/** The next legal way to lay it: rotation through what is legal and nothing else. */
export function rotate(picked: Picked, by: number): Picked {
  const n = picked.options.length;
  return { ...picked, index: (((picked.index + by) % n) + n) % n };
}

export function chosen(picked: Picked | null): Target | null {
  return picked?.options[picked.index] ?? null;
}

/** The nearest place in a direction (dx, dy with y to the north), for the arrow keys. */
export function neighbour(places: readonly At[], from: At, dx: number, dy: number): At | null {
  let best: At | null = null;
  let bestCost = Infinity;
  for (const at of places) {
    const along = (at[0] - from[0]) * dx + (at[1] - from[1]) * dy;
    if (along <= 0.01) continue;
    const aside = Math.abs((at[0] - from[0]) * dy) + Math.abs((at[1] - from[1]) * dx);
    const cost = along + 2 * aside;
    if (cost < bestCost) {
      best = at;
      bestCost = cost;
    }
  }
  return best;
}
