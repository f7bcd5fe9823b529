// Everything a game can be made of, fetched once.
import { getSets } from "../net/api";
import type { Sets } from "../protocol";

let found = $state.raw<Sets | null>(null);
let asked = false;

/** The sets there are, once they have come. */
export function catalogue(): Sets | null {
  if (!asked) {
    asked = true;
    getSets().then(
      (sets) => (found = sets),
      () => (asked = false),
    );
  }
  return found;
}
