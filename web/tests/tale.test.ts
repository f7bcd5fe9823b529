import { describe, expect, it } from "vitest";
import { margin, taleOf } from "../src/end/tale";
import type { EventView, LogLine, Sheet } from "../src/protocol";

const sheet = (feature: string, points: Record<number, number>, final = false): Sheet =>
  ({ feature, points, final, complete: !final, lines: [], spots: [], counted: [] }) as unknown as Sheet;
const line = (turn: number, seat: number, events: Partial<EventView>[]): LogLine =>
  ({ seq: turn, turn, seat, kind: "deploy", said: {}, events }) as unknown as LogLine;
const points = (player: number, score: number): Partial<EventView> => ({ type: "points", player, score });

const LOG = [
  line(1, 0, [{ type: "scored", sheet: sheet("city", { 0: 4 }) }, points(0, 4)]),
  line(2, 1, [{ type: "scored", sheet: sheet("road", { 0: 3, 1: 3 }) }, points(0, 7), points(1, 3)]),
  line(3, 1, [{ type: "scored", sheet: sheet("city", { 1: 12 }) }, points(1, 15)]),
  line(3, 1, [{ type: "scored", sheet: sheet("field", { 0: 6 }, true) }, points(0, 13)]),
];

describe("the story of a game", () => {
  it("tells the biggest score, the turning point, what somebody lived on, the end and what was shared", () => {
    expect(taleOf(LOG, 2)).toEqual([
      { tells: "biggest", seat: 1, points: 12, feature: "city", turn: 3 },
      { tells: "lead", seat: 1, turn: 3 },
      { tells: "strength", seat: 1, feature: "city", points: 12 },
      { tells: "final", seat: 0, points: 6 },
      { tells: "shared", n: 1 },
    ]);
  });
  it("names the follower that has brought most by itself, and when it was sent", () => {
    const stands = (player: number, spot: string): Partial<EventView> => ({
      type: "deployed",
      player,
      piece: "follower",
      at: [0, 0],
      spot,
    });
    const scored = (spots: string[], points: Record<number, number>) => ({
      type: "scored",
      sheet: { ...sheet("city", points), spots: spots.map((spot): [number, number, string] => [0, 0, spot]) },
    });
    const log = [
      line(1, 0, [stands(0, "N")]),
      line(2, 1, [stands(1, "S")]),
      line(3, 0, [stands(0, "E")]),
      line(4, 1, [scored(["S"], { 1: 6 }), { type: "returned", player: 1, at: [0, 0], spot: "S" }]),
      line(5, 0, [scored(["N", "E"], { 0: 20 })]), // by two of them
      line(6, 1, [scored(["S"], { 1: 9 })]), // nobody stands there any more
    ];
    expect(taleOf(log, 2).find(({ tells }) => tells === "follower")).toEqual({
      tells: "follower",
      seat: 1,
      piece: "follower",
      feature: "city",
      points: 6,
      turn: 2,
    });
  });
  it("says when somebody led all the time, and nothing of leads to who plays alone", () => {
    expect(taleOf(LOG.slice(0, 2), 2)[1]).toEqual({ tells: "always", seat: 0 });
    expect(taleOf(LOG.slice(0, 1), 1).map(({ tells }) => tells)).toEqual(["biggest", "strength"]);
    expect(taleOf([], 2)).toEqual([]);
  });
  it("knows by how much somebody wins", () => {
    expect(margin([21, 9], [0])).toBe(12);
    expect(margin([9, 21, 20], [1])).toBe(1);
    expect(margin([7, 7], [0, 1])).toBe(null);
  });
});
