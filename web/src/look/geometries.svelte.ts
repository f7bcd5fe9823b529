// Outlines and anchors of tiles as they lie, fetched once each.
import { SvelteMap } from "svelte/reactivity";
import { geometryKey } from "../game/geometry";
import { getGeometry } from "../net/api";
import type { TileShape } from "../protocol";

const known = new SvelteMap<string, TileShape>();
const asked = new Set<string>();

/** The shape of a tile if it has come; asks for it if not. */
export function shapeOf(set: string, id: string, rotation: number): TileShape | undefined {
  const key = geometryKey(set, id, rotation);
  if (!asked.has(key)) {
    asked.add(key);
    getGeometry(set, id, rotation).then(
      (shape) => known.set(key, shape),
      () => asked.delete(key),
    );
  }
  return known.get(key);
}
