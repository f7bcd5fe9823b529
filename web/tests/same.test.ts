import { expect, test } from "vitest";
import type { SameTable } from "../src/protocol";
import { compare } from "../src/same/compare";

const table = (names: string[], scores: number[] | null): SameTable => ({
  players: names.map((name) => ({ name, kind: "human", player: null })),
  turn: 1,
  over: scores !== null,
  scores,
  winners: scores && [scores.indexOf(Math.max(...scores))],
});

test("everybody is compared with those who had the same seat", () => {
  const lines = compare([
    table(["Ada", "Bob"], [50, 40]),
    table(["Cem", "Dora"], [30, 44]),
    table(["Eve", "Fay"], null),
  ]);
  expect(lines.map(({ name, ahead, won }) => [name, ahead, won])).toEqual([
    ["Ada", 20, true],
    ["Dora", 4, true],
    ["Bob", -4, false],
    ["Cem", -20, false],
  ]);
  expect(compare([table(["Ada", "Bob"], [5, 4])]).map((line) => line.ahead)).toEqual([null, null]);
});
