import type { Replay } from "../protocol";

/** The record that was opened from a file. */
export const loaded = $state.raw<{ replay: Replay | null }>({ replay: null });
