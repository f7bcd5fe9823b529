import { describe, expect, it } from "vitest";
import {
  apply,
  cellsIn,
  centred,
  crisp,
  follow,
  inSight,
  invert,
  LEAST,
  leastFor,
  pointers,
  pushed,
  revealed,
  scaleFor,
  sight,
  whole,
  zoomed,
  type Lens,
  type Scene,
} from "../src/board/camera";
import { corner, extent } from "../src/game/geometry";
import type { At } from "../src/game/places";

const LAPTOP = { width: 920, height: 670 };
const PHONE = { width: 390, height: 736 };
const ROOM = { top: 14, right: 14, bottom: 150, left: 14 };
const START: Lens = { x: 0, y: 0, k: 1 };
const middleOf = (at: At): At => [corner(at)[0] + 50, corner(at)[1] + 50];
/** A board of so many columns and rows from the origin to the north-east. */
const board = (columns: number, rows: number): At[] =>
  Array.from({ length: columns * rows }, (_, i): At => [i % columns, Math.floor(i / columns)]);
const scene = (cells: At[], places: At[] = [], last: At | null = null): Scene => ({
  all: extent(cells, 1.1),
  places: places.map(middleOf),
  last: last && middleOf(last),
});

describe("the camera", () => {
  it("goes back and forth between window and picture", () => {
    const lens = centred([130, -40], 0.7, LAPTOP, ROOM);
    expect(invert(lens, apply(lens, [12, 34]))).toEqual([expect.closeTo(12), expect.closeTo(34)]);
    expect(sight(lens, LAPTOP, ROOM).west).toBeLessThan(130);
  });

  it("shows all of a small board, and stays while all of it is in sight", () => {
    const first = follow(START, scene(board(3, 2)), LAPTOP, ROOM, LEAST.wide);
    expect(first.k).toBeGreaterThanOrEqual(0.85);
    expect(follow(first, scene(board(2, 2)), LAPTOP, ROOM, LEAST.wide)).toEqual(first);
    expect(follow(START, scene(board(1, 1)), LAPTOP, ROOM, LEAST.wide).k).toBeGreaterThan(1.2);
  });

  it.each([
    [LAPTOP, 0.7],
    [PHONE, 0.56],
  ])("never makes tiles smaller than 70 pixels by itself, on a phone 56", (size, least) => {
    expect(leastFor(size)).toBe(least);
    const big = board(30, 20);
    for (const last of [
      [0, 0],
      [29, 19],
      [15, 3],
    ] as At[]) {
      const lens = follow(START, scene(big, [], last), size, ROOM, least);
      expect(lens.k).toBe(least);
      expect(inSight(lens, middleOf(last), size, ROOM)).toBe(true);
    }
    expect(revealed(START, extent(big), size, ROOM, least).k).toBeGreaterThanOrEqual(least);
  });

  it("shows all of it when asked", () => {
    const all = extent(board(20, 20));
    const lens = whole(all, PHONE, ROOM);
    expect(lens.k).toBeLessThan(LEAST.narrow);
    expect(lens.k).toBe(scaleFor(all, PHONE, ROOM));
  });

  it("looks where most places are, as long as the last move is in sight", () => {
    const places: At[] = [
      [30, 0],
      [30, 1],
      [30, 2],
      [0, 20],
    ];
    const lens = follow(START, scene(board(30, 20), places, [27, 1]), PHONE, ROOM, LEAST.narrow);
    expect(places.map((at) => inSight(lens, middleOf(at), PHONE, ROOM))).toEqual([true, true, true, false]);
    expect(inSight(lens, middleOf([27, 1]), PHONE, ROOM)).toBe(true);
  });

  it("shows little of the bare table", () => {
    const lens = follow(START, scene(board(30, 20), [], [0, 0]), LAPTOP, ROOM, LEAST.wide);
    const seen = sight(lens, LAPTOP, ROOM);
    expect(seen.west).toBeCloseTo(-110);
    expect(seen.south).toBeCloseTo(210);
  });

  it("pushes a point into sight no further than needed", () => {
    const lens = pushed(START, [2000, 300], LAPTOP, ROOM);
    expect(lens.k).toBe(1);
    expect(lens.y).toBe(0);
    expect(apply(lens, [2000, 300])[0]).toBe(920 - 14 - 70);
    expect(pushed(START, [300, 300], LAPTOP, ROOM)).toEqual(START);
    expect(pushed(START, [300, 300], LAPTOP, ROOM, 2).k).toBe(2);
  });

  it("reveals a part with as little movement as that takes", () => {
    expect(revealed(START, { west: 100, east: 300, north: 100, south: 300 }, LAPTOP, ROOM, 0.7)).toEqual(START);
    const lens = revealed(START, { west: 900, east: 1100, north: 100, south: 300 }, LAPTOP, ROOM, 0.7);
    expect([lens.k, lens.y]).toEqual([1, 0]);
    expect(apply(lens, [1100, 0])[0]).toBeCloseTo(920 - 14);
  });

  it.each([0.3, 0.56, 1, 2.5])("draws every cell of which something is in the window, and few others, at %s", (k) => {
    const lens = centred([530, -270], k, PHONE, ROOM);
    const [west, east, south, north] = cellsIn(lens, PHONE);
    const drawn = ([x, y]: At) => west <= x && x <= east && south <= y && y <= north;
    let seen = 0;
    for (let x = -40; x <= 40; x++)
      for (let y = -40; y <= 40; y++) {
        const [left, top] = apply(lens, corner([x, y]));
        const inside = left < PHONE.width && left + 100 * k > 0 && top < PHONE.height && top + 100 * k > 0;
        if (inside) {
          seen++;
          expect(drawn([x, y])).toBe(true);
        }
      }
    expect(seen).toBeGreaterThan(0);
    expect((east - west - 3) * (north - south - 3)).toBeLessThan(seen);
  });

  it("zooms about the middle of the window", () => {
    const lens = zoomed(START, 1.3, LAPTOP);
    expect(apply(lens, [460, 335])).toEqual([460, 335]);
    expect(zoomed(START, 1e9, LAPTOP).k).toBe(5);
  });

  it("points to what is out of sight, once for what lies the same way", () => {
    const found = pointers(
      START,
      [
        [100, 100],
        [2000, 300],
        [2500, 310],
        [-500, 300],
      ],
      LAPTOP,
      ROOM,
    );
    expect(found.map(({ count, nearest }) => [count, nearest])).toEqual([
      [1, [-500, 300]],
      [2, [2000, 300]],
    ]);
    expect(found.map(({ at }) => at[0])).toEqual([44, 876]);
    expect(found[0]!.angle).toBeCloseTo(Math.PI);
    expect(pointers(START, [[100, 100]], LAPTOP, ROOM)).toEqual([]);
  });
  it("leaves the middle of what can be chosen free, at every rim and in every corner", () => {
    const rims: At[] = [
      [2000, 300],
      [-500, 300],
      [400, -900],
      [400, 1900],
      [2000, -900],
    ];
    for (const far of rims) {
      const [covering] = pointers(START, [far], LAPTOP, ROOM);
      const place = covering!.at;
      for (const found of [
        pointers(START, [far, place], LAPTOP, ROOM),
        pointers(START, [far], LAPTOP, ROOM, [place]), // the last move among places
      ]) {
        const { at, nearest } = found[0]!;
        expect(nearest).toEqual(far);
        expect(Math.hypot(at[0] - place[0], at[1] - place[1])).toBeGreaterThanOrEqual(42);
        expect(Math.hypot(at[0] - place[0], at[1] - place[1])).toBeLessThan(60);
      }
    }
  });

  it("rests where tiles begin and end on whole pixels of the screen", () => {
    for (const ratio of [1, 1.25, 2, 3])
      for (const k of [0.2345, 0.7, 0.8765, 1.6]) {
        const lens: Lens = { x: 12.3, y: -7.89, k };
        const near = crisp(lens, LAPTOP, ratio);
        for (const length of [near.x, near.y, 100 * near.k])
          expect(length * ratio).toBeCloseTo(Math.round(length * ratio), 6);
        // What was in the middle of the window is there still.
        const middle: At = [LAPTOP.width / 2, LAPTOP.height / 2];
        const [x, y] = apply(near, invert(lens, middle));
        expect(Math.hypot(x - middle[0], y - middle[1])).toBeLessThan(1);
      }
    expect(crisp(START, LAPTOP, 2)).toEqual(START);
  });
});
