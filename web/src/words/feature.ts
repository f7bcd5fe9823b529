// A feature in words: what it is, how large, how far from finished, whose, and what it is worth.
import type { FeatureMessage, SeatView } from "../protocol";
import { capital, featureName, seatName } from "./say";
import { t } from "./words.svelte";

/** Its parts in the order in which they are told; values only where the table agreed to that help. */
export function featureParts(feature: FeatureMessage, seats: readonly SeatView[], values: boolean): string[] {
  const tiles = new Set(feature.spots.map(([x, y]) => `${x},${y}`)).size;
  const endless = feature.value_finished === null; // what can never be finished has no sides to count
  const finished = feature.grows ? "worth-finished-more" : "worth-finished";
  return [
    capital(featureName(feature.kind)),
    t("tiles-n", { n: tiles }),
    feature.complete ? t("finished") : feature.open && !endless ? t("open-n", { n: feature.open }) : "",
    feature.owners.length
      ? feature.owners.map((o) => `${seatName(seats, o.seat)} (${o.strength})`).join(", ")
      : t("nobody"),
    values ? t("worth-now", { n: feature.value_now }) : "",
    values && !endless && !feature.complete ? t(finished, { n: feature.value_finished ?? 0 }) : "",
  ].filter(Boolean);
}
