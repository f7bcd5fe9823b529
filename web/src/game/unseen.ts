// Tiles that are still to come, with the pictures that go with them.
import type { View } from "../protocol";

export interface Left { name: string; set: string | null; id: string | null; count: number }

type Listed = { unseen_tiles?: { name: string; set: string; id: string; count: number }[] };

/** Most first. Where the server does not name the pictures, those of the tiles on the table help out. */
export function leftTiles(view: View): Left[] {
  const listed = (view as View & Listed).unseen_tiles;
  if (listed) return [...listed].filter((tile) => tile.count > 0).sort((a, b) => b.count - a.count);
  const seen = new Map(view.tiles.map((tile) => [tile.tile, tile]));
  const [main = "base"] = view.setup.split("+").map((part) => part.replace(/^\d+\*/, ""));
  return Object.entries(view.unseen)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => {
      const known = seen.get(name);
      const [set, id] = name.includes(":") ? name.split(":") : name.includes("/") ? name.split("/") : [main, name];
      return { name, count, set: known?.set ?? set ?? null, id: known?.id ?? id ?? null };
    })
    .sort((a, b) => b.count - a.count);
}
