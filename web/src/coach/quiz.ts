// What is kept of the scoring quiz in this browser: how many answers in a row were right, and which sets are asked about.
import type { Shelf } from "../net/kept";

export interface QuizBook {
  streak: number;
  longest: number;
  right: number;
  answered: number;
  /** The sets that are asked about; none: all. */
  sets: string[];
}

const KEY = "bastide.quiz";
export const NEW_BOOK: QuizBook = { streak: 0, longest: 0, right: 0, answered: 0, sets: [] };
const count = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0);

export function quizBook(shelf: Shelf = localStorage): QuizBook {
  try {
    const found = JSON.parse(shelf.getItem(KEY) ?? "{}") as Partial<Record<keyof QuizBook, unknown>> | null;
    const sets = Array.isArray(found?.sets) ? found.sets.filter((name) => typeof name === "string") : [];
    const [streak, longest] = [count(found?.streak), count(found?.longest)];
    return { streak, longest, right: count(found?.right), answered: count(found?.answered), sets };
  } catch {
    return NEW_BOOK;
  }
}

export function keepQuizBook(book: QuizBook, shelf: Shelf = localStorage): void {
  shelf.setItem(KEY, JSON.stringify(book));
}

/** The book after an answer. */
export function answered(book: QuizBook, right: boolean): QuizBook {
  const streak = right ? book.streak + 1 : 0;
  return {
    ...book,
    streak,
    longest: Math.max(book.longest, streak),
    right: book.right + Number(right),
    answered: book.answered + 1,
  };
}
