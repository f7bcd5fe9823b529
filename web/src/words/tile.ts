// A tile in words, for those who do not see its picture.
import type { TileShape } from "../protocol";
import { featureName } from "./say";
import { named, t } from "./words.svelte";

const SIDES = new Set(["N", "E", "S", "W"]);

/** What is on a tile as it lies; fields go without saying. */
export function tileText(shape: TileShape | undefined): string {
  const parts = (shape?.segments ?? [])
    .filter(({ kind }) => kind !== "field")
    .map(({ kind, spots }) => {
      const sides = spots.filter((spot) => SIDES.has(spot)).map((spot) => named("spot", spot));
      return sides.length ? t("on-sides", { what: featureName(kind), sides: sides.join(", ") }) : featureName(kind);
    });
  return parts.length ? t("tile-with", { parts: parts.join("; ") }) : t("tile");
}
