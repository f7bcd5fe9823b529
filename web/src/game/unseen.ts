// Tiles that are still to come, with the pictures that go with them.
import type { View } from "../protocol";

export interface Left {
  name: string;
  set: string;
  id: string;
  count: number;
}

/** Most first. */
export function leftTiles(view: View): Left[] {
  return Object.entries(view.unseen)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => {
      const [set, id] = view.designs[name] ?? ["base", name];
      return { name, count, set, id };
    })
    .sort((a, b) => b.count - a.count);
}
