import { describe, expect, it } from "vitest";
import { dayOf, expected, keepResult, puzzleBook, streak } from "../src/puzzles/kept";

function shelf(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  };
}
const noon = new Date(2026, 2, 30, 12); // the day after clocks were changed in much of Europe

describe("rating", () => {
  it("rises with what is found at once, more for what is harder", () => {
    const easy = keepResult({ id: "a", rating: 600 }, "first", null, shelf());
    const hard = keepResult({ id: "a", rating: 1800 }, "first", null, shelf());
    expect(easy.rating).toBeGreaterThan(1000);
    expect(hard.rating).toBeGreaterThan(easy.rating);
  });
  it("falls with what was found later or looked up, and counts a puzzle once", () => {
    const own = shelf();
    const after = keepResult({ id: "a", rating: 1000 }, "later", null, own).rating;
    expect(after).toBe(980);
    expect(keepResult({ id: "a", rating: 1000 }, "first", null, own).rating).toBe(after);
    expect(keepResult({ id: "b", rating: 1000 }, "shown", null, own).rating).toBeLessThan(after);
    expect(expected(1400, 1000)).toBeCloseTo(10 / 11);
  });
  it("begins anew where what was kept is damaged", () => {
    expect(puzzleBook(shelf("no JSON")).rating).toBe(1000);
    expect(puzzleBook(shelf('{"rating": "x", "days": 3}'))).toEqual({ rating: 1000, done: {}, days: [] });
    expect(puzzleBook(shelf("null")).done).toEqual({});
  });
});

describe("days in a row", () => {
  it("are counted up to today, or to yesterday while today is open", () => {
    expect(dayOf(noon)).toBe("2026-03-30");
    expect(streak(["2026-03-30", "2026-03-29", "2026-03-28"], noon)).toBe(3);
    expect(streak(["2026-03-29", "2026-03-28"], noon)).toBe(2);
    expect(streak(["2026-03-28"], noon)).toBe(0);
    expect(streak([], noon)).toBe(0);
  });
  it("hold no day whose solution was looked up, not even when it is laid afterwards", () => {
    const own = shelf();
    expect(keepResult({ id: "a", rating: 1000 }, "shown", "2026-03-30", own).days).toEqual([]);
    expect(keepResult({ id: "a", rating: 1000 }, "later", "2026-03-30", own).days).toEqual([]);
    expect(keepResult({ id: "b", rating: 1000 }, "later", "2026-03-30", own).days).toEqual(["2026-03-30"]);
  });
});
