/** How long to wait before the nth attempt: doubling from half a second to fifteen, with some jitter. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const base = Math.min(15_000, 500 * 2 ** Math.min(attempt, 10));
  return Math.round(base * (0.75 + 0.5 * random()));
}
