// The seats of a waiting room as the host may order them, without the screen.
import type { Chair, SeatView } from "../protocol";

/** The seats as they are. */
export const asTheyAre = (seats: readonly SeatView[]): Chair[] => seats.map((_, was) => ({ was }));

/** Somebody changes places with whoever sits above (-1) or below (1) them. */
export function moved(seats: readonly SeatView[], seat: number, by: -1 | 1): Chair[] {
  const chairs = asTheyAre(seats);
  const to = seat + by;
  const [one, other] = [chairs[seat], chairs[to]];
  if (one && other) [chairs[seat], chairs[to]] = [other, one];
  return chairs;
}

/** A seat that is free for whoever comes, or of a computer player. */
export const given = (seats: readonly SeatView[], seat: number, to: Chair): Chair[] =>
  asTheyAre(seats).map((chair, n) => (n === seat ? to : chair));

/** One seat fewer. */
export const without = (seats: readonly SeatView[], seat: number): Chair[] =>
  asTheyAre(seats).filter((_, n) => n !== seat);

/** Whose colours cannot be had: those of other people; computers give theirs up. */
export const takenColours = (seats: readonly SeatView[], seat: number): ReadonlySet<number> =>
  new Set(seats.filter((other, n) => n !== seat && other.kind === "human").map((other) => other.colour));
