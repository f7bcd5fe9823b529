// Whether the player points with a finger.
const query = globalThis.matchMedia?.("(pointer: coarse)");
let coarse = $state(query?.matches ?? false);
query?.addEventListener("change", (event) => (coarse = event.matches));

export const byTouch = (): boolean => coarse;
