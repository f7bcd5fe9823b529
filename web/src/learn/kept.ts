// How far somebody is in each lesson, kept in this browser.
import type { Shelf } from "../net/kept";

export interface Progress {
  /** What was played, by both. */
  actions: string[];
  /** The step that is shown. */
  at: number;
}

const KEY = "bastide.lessons";
type Book = Record<string, Progress | "done">;

function book(shelf: Shelf): Book {
  try {
    const found: unknown = JSON.parse(shelf.getItem(KEY) ?? "{}");
    return found !== null && typeof found === "object" ? (found as Book) : {};
  } catch {
    return {};
  }
}

export const progressOf = (name: string, shelf: Shelf = localStorage): Progress | "done" | null =>
  book(shelf)[name] ?? null;

export function keepProgress(name: string, progress: Progress | "done", shelf: Shelf = localStorage): void {
  shelf.setItem(KEY, JSON.stringify({ ...book(shelf), [name]: progress }));
}
