// What was promised about the draws of a game, as this browser saw it, and whether it was kept.
import type { DrawProof } from "../protocol";
import type { Shelf } from "../net/kept";

interface Seen {
  game: string;
  hash: string;
  /** What people at this screen have added, by seat or by those before. */
  salts: string[];
}

const KEY = "bastide.promises";
const MOST = 60;

function all(shelf: Shelf): Seen[] {
  try {
    const found: unknown = JSON.parse(shelf.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Seen[]) : [];
  } catch {
    return [];
  }
}

export const seenOf = (game: string, shelf: Shelf = localStorage): Seen | null =>
  all(shelf).find((seen) => seen.game === game) ?? null;

/** Remember a promise; the first one counts, whatever is said later. */
export function remember(game: string, hash: string, salts: readonly string[] = [], shelf: Shelf = localStorage): void {
  const before = seenOf(game, shelf);
  if (before && !salts.length) return;
  const seen = { game, hash: before?.hash ?? hash, salts: [...(before?.salts ?? []), ...salts] };
  shelf.setItem(KEY, JSON.stringify([seen, ...all(shelf).filter((one) => one.game !== game)].slice(0, MOST)));
}

/** A number of our own that nobody can guess. */
export const newSalt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export async function hashOf(secret: string): Promise<string> {
  const bytes = new Uint8Array((secret.match(/../g) ?? []).map((two) => parseInt(two, 16)));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type Verdict = "kept" | "other-hash" | "other-secret" | "salt-missing";

/** Is the proof of what we saw? `hash` is that of its secret, where the browser can work it out. */
export function verdict(proof: DrawProof, seen: Seen | null, hash: string | null): Verdict {
  if (seen && seen.hash !== proof.hash) return "other-hash";
  if (hash !== null && hash !== proof.hash) return "other-secret";
  const ours = seen?.salts ?? [];
  // Whoever was ready twice has added twice; the last counts.
  if (ours.length && !ours.some((salt) => proof.salts.includes(salt))) return "salt-missing";
  return "kept";
}
