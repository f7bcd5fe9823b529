// What somebody has solved, kept in this browser: a rating against the puzzles, and the days in a row.
import type { Shelf } from "../net/kept";

export interface Book {
  rating: number;
  /** By puzzle: found at the first attempt, found later, or looked up. */
  done: Record<string, Result>;
  /** Days whose puzzle was found, as 2026-11-17. */
  days: string[];
}
export type Result = "first" | "later" | "shown";

const KEY = "bastide.puzzles";
const BEGIN = 1000;
const SCALE = 400;
const LEARNING = 20; // puzzles until a rating is settled; as long it moves faster
const MOST_DAYS = 4000;

export function puzzleBook(shelf: Shelf = localStorage): Book {
  const empty: Book = { rating: BEGIN, done: {}, days: [] };
  try {
    const found = JSON.parse(shelf.getItem(KEY) ?? "{}") as Partial<Book> | null;
    return {
      rating: Number.isFinite(found?.rating) ? found!.rating! : BEGIN,
      done: found?.done && typeof found.done === "object" ? found.done : {},
      days: Array.isArray(found?.days) ? found.days : [],
    };
  } catch {
    return empty;
  }
}

/** How likely somebody of a rating finds the solution of a puzzle. */
export const expected = (rating: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - rating) / SCALE));

/** Write down how a puzzle went. It counts once, whatever is tried later; a day counts if the solution was found. */
export function keepResult(
  puzzle: { id: string; rating: number },
  result: Result,
  day: string | null,
  shelf: Shelf = localStorage,
): Book {
  const book = puzzleBook(shelf);
  if (!(puzzle.id in book.done)) {
    const pace = Object.keys(book.done).length < LEARNING ? 40 : 20;
    const score = result === "first" ? 1 : 0;
    book.rating = Math.round(book.rating + pace * (score - expected(book.rating, puzzle.rating)));
    book.done[puzzle.id] = result;
  }
  if (day && result !== "shown" && book.done[puzzle.id] !== "shown" && !book.days.includes(day))
    book.days = [...book.days, day].slice(-MOST_DAYS);
  shelf.setItem(KEY, JSON.stringify(book));
  return book;
}

/** A day where the player is, as 2026-11-17. */
export const dayOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, "0")).join("-");

/** The days in a row up to today, or up to yesterday as long as today's puzzle is not solved. */
export function streak(days: readonly string[], now: Date): number {
  const solved = new Set(days);
  const before = (n: number) => dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - n, 12));
  const first = solved.has(before(0)) ? 0 : 1;
  let n = 0;
  while (solved.has(before(first + n))) n++;
  return n;
}
