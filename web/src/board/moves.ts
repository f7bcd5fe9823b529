// What has moved between two pictures of the board.
import type { At } from "../game/places";
import type { Standing } from "./standing";

export interface Moves {
  /** Where those came from that stand elsewhere now, by their key. */
  from: ReadonlyMap<string, At>;
  /** Those that stand nowhere any more. */
  gone: readonly Standing[];
}

export const NO_MOVES: Moves = { from: new Map(), gone: [] };

/** A piece that left one place and stands in another has moved: the same kind, of the same owner. */
export function movements(before: readonly Standing[], now: readonly Standing[]): Moves {
  const there = new Set(now.map((one) => one.key));
  const here = new Set(before.map((one) => one.key));
  const gone = before.filter((one) => !there.has(one.key));
  const from = new Map<string, At>();
  for (const one of now) {
    if (here.has(one.key)) continue;
    const i = gone.findIndex((other) => other.kind === one.kind && other.owner === one.owner);
    if (i < 0) continue;
    from.set(one.key, gone[i]!.point);
    gone.splice(i, 1);
  }
  return { from, gone };
}
