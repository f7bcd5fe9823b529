// The tile that is laid: the one drawn, or the one that an action brings along.
import type { Target, View } from "../protocol";

export function tileOf(target: Target | null, view: View): readonly [set: string, id: string] | null {
  if (target?.where.type === "cell" && target.where.tile) return target.where.tile;
  return view.tile_set && view.tile_id ? [view.tile_set, view.tile_id] : null;
}
