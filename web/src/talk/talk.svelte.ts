// What was said at a table, and whom this browser does not want to hear.
import type { TalkLine } from "../protocol";

/** Lines by their number, each once; those of before stay. */
export function joined(before: readonly TalkLine[], more: readonly TalkLine[]): TalkLine[] {
  const all = new Map([...before, ...more].map((line) => [line.n, line] as const));
  return [...all.values()].sort((a, b) => a.n - b.n);
}

const key = (game: string): string => `bastide.muted.${game}`;

export class Talk {
  lines = $state.raw<readonly TalkLine[]>([]);
  /** What has just been said, until it has been read. */
  fresh = $state.raw<TalkLine | null>(null);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  /** What can be read: nobody hears those whom they have muted. */
  readonly heard = $derived(this.lines.filter((line) => !this.muted.has(line.seat)));

  constructor(private readonly game: string) {
    try {
      this.muted = new Set(JSON.parse(localStorage.getItem(key(game)) ?? "[]") as number[]);
    } catch {
      // what cannot be read is nobody
    }
  }

  take(more: readonly TalkLine[], yours: readonly number[]): void {
    const known = this.lines.at(-1)?.n ?? null;
    this.lines = joined(this.lines, more);
    const [only] = more;
    // Whoever joins is not told what was said long ago.
    if (more.length === 1 && only && only.n > (known ?? 0) && !yours.includes(only.seat) && !this.muted.has(only.seat))
      this.fresh = only;
  }

  toggle(seat: number): void {
    const next = new Set(this.muted);
    if (!next.delete(seat)) next.add(seat);
    this.muted = next;
    this.fresh = null;
    localStorage.setItem(key(this.game), JSON.stringify([...next]));
  }
}
