// Which options a game can have.
import type { OptionInfo } from "../protocol";

/** Options that belong to what is chosen and change something there, each once: sets may share one. */
export function optionsFor(all: readonly OptionInfo[], sets: ReadonlySet<string>): OptionInfo[] {
  const alone = all.some((o) => sets.has(o.set));
  const found = all.filter(
    (o) => (sets.has(o.set) || !alone || o.set === "base") && o.needs.every((name) => sets.has(name)),
  );
  return [...new Map(found.map((o) => [o.key, o])).values()];
}
