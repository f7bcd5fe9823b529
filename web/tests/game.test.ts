import { describe, expect, it } from "vitest";
import { marksOf } from "../src/board/target";
import { grown } from "../src/look/figures";
import { chosen, listable, neighbour, pick, rotate, sortTargets } from "../src/game/choices";
import { anchor, borderCells, contour, extent, seedAt, sideAt } from "../src/game/geometry";
import type { At } from "../src/game/places";
import { finalCounting, logAt, viewAt } from "../src/game/counting";
import { tileOf } from "../src/game/hand";
import { cellsOf } from "../src/game/places";
import { fromState, joinLogs, timeLeft, withUpdate } from "../src/game/state";
import { byTurn, eventsOf, pointsByFeature, scoreCurve, spokenOf } from "../src/game/story";
import { leftTiles } from "../src/game/unseen";
import {
  VERSION,
  type EventView,
  type LogLine,
  type Sheet,
  type Target,
  type TileShape,
  type UpdateMessage,
} from "../src/protocol";
import { barn, cell, event, follower, pass, plain, said, stateMessage, view } from "./sample";

const sheet: Sheet = {
  feature: "city",
  at: [0, 1],
  spot: "S",
  tiles: 2,
  complete: true,
  final: false,
  strengths: { 0: 1 },
  winners: [0],
  why: said("core-alone", { who: "Ada" }),
  lines: [
    { what: said("line-city-tile", { count: 2 }), count: 2, worth: 2, points: 4, player: null, rules: ["CITY-2"] },
  ],
  notes: [],
  points: { 0: 4 },
  rules: [],
  spots: [
    [0, 0, "N"],
    [0, 1, "S"],
  ],
  counted: { cells: [], spots: [] },
};
const line = (seq: number, turn: number, seat: number | null, events: EventView[] = []): LogLine => ({
  seq,
  turn,
  seat,
  kind: "deploy",
  said: plain(""),
  events,
});

describe("choices", () => {
  it("are sorted by where they are", () => {
    const odd: Target = { ...pass, text: "rob:now", kind: "rob", where: { type: "choice", value: "now" } };
    const found = sortTargets([cell(0, 1, 0), cell(0, 1, 2), cell(1, 0, 1), follower("N"), barn, odd, pass]);
    expect([...found.cells.keys()]).toEqual(["0,1", "1,0"]);
    expect(found.spots.get("0,1.N")).toHaveLength(1);
    expect(found.spots.get("0,1.NE")).toEqual([barn]);
    expect(found.buttons).toEqual([odd]);
    expect(found.passes).toEqual([pass]);
  });

  it("are on the board and on a button where a place has a name", () => {
    const enter = (place: string, at: [number, number]): Target => ({
      ...pass,
      text: `enter:M,${place}`,
      kind: "enter",
      where: { type: "place", at, place, piece: "follower" },
    });
    const quarters = ["a", "b", "c", "d", "e", "f", "g"].map((name, i) => enter(name, [i % 2, 0]));
    const found = sortTargets(quarters);
    expect(found.spots.get("1,0.b")).toEqual([quarters[1]]);
    expect(listable(found)).toHaveLength(7);
    expect(listable(sortTargets([...quarters, follower("N")]))).toEqual([]);
  });

  it("show the tile that they bring along, else the one drawn", () => {
    const abbey: Target = {
      ...cell(0, 1, 0),
      where: { type: "cell", at: [0, 1], turn: 0, tile: ["abbey-and-mayor", "abbey"] },
    };
    const drawn = { ...view(), tile_set: "base", tile_id: "E" };
    expect(tileOf(abbey, drawn)).toEqual(["abbey-and-mayor", "abbey"]);
    expect(tileOf(cell(0, 1, 0), drawn)).toEqual(["base", "E"]);
    expect(tileOf(null, { ...drawn, tile_set: null })).toBeNull();
  });

  it("start in a legal rotation, keep the player's if it is legal, and turn through the legal ones only", () => {
    const options = [cell(0, 1, 0), cell(0, 1, 2)];
    expect(chosen(pick(options, null))).toBe(options[0]);
    expect(chosen(pick(options, 2))).toBe(options[1]);
    expect(chosen(pick(options, 1))).toBe(options[0]);
    const once = rotate(pick(options, null)!, 1);
    expect(chosen(once)).toBe(options[1]);
    expect(chosen(rotate(once, 1))).toBe(options[0]);
    expect(chosen(rotate(pick(options, null)!, -1))).toBe(options[1]);
  });

  it("stand at the corner that they name", () => {
    expect([...sortTargets([barn]).spots.keys()]).toEqual(["0,1.NE"]);
  });

  it("have buttons while they are few, or all on one tile", () => {
    const onTile = ["N", "E", "S", "W", "NNW", "NNE", "C"].map(follower);
    expect(listable(sortTargets(onTile))).toHaveLength(7);
    const spread = onTile.map((target, x): Target => ({
      ...target,
      where: { type: "segment", at: [x, 0], spot: "N", piece: "follower", feature: "city", role: "knight" },
    }));
    expect(listable(sortTargets(spread))).toEqual([]);
    expect(listable(sortTargets(spread.slice(0, 6)))).toHaveLength(6);
    expect(listable(sortTargets(spread), [3, 0])).toEqual([spread[3]]);
    expect(listable(sortTargets(spread), [9, 9])).toEqual([]);
  });

  it("are walked by arrow keys", () => {
    const places: [number, number][] = [
      [0, 1],
      [1, 0],
      [3, 0],
      [0, -1],
    ];
    expect(neighbour(places, [0, 1], 1, 0)).toEqual([1, 0]);
    expect(neighbour(places, [1, 0], 1, 0)).toEqual([3, 0]);
    expect(neighbour(places, [3, 0], 1, 0)).toBeNull();
  });
});

describe("the state", () => {
  const update = (change: Partial<UpdateMessage>): UpdateMessage => ({
    type: "update",
    version: VERSION,
    game: "g",
    seq: 2,
    view: {},
    targets: [],
    can_undo: true,
    log: [],
    clock: null,
    ...change,
  });

  it("takes from an update what it names and keeps the rest", () => {
    const before = fromState(stateMessage(), 0);
    const tile = { tile: "E", set: "base", id: "E", at: [0, 1] as [number, number], top: "S" as const };
    const after = withUpdate(
      before,
      update({ view: { tile: null, tiles: [tile], tiles_from: 1, unseen: { E: 3 } } }),
      5,
    );
    if ("gap" in after) throw new Error("no gap");
    expect(after.state.view.tiles.map((t) => t.tile)).toEqual(["D", "E"]);
    expect(after.state.view.tile).toBeNull();
    expect(after.state.view.prompt).toEqual(said("base-place", { tile: "E" }));
    expect(after.state.view.unseen).toEqual({ ...before.view.unseen, E: 3 });
    expect(before.view.tiles).toHaveLength(1);
  });

  it("asks for everything when something is missing", () => {
    const before = fromState(stateMessage(), 0);
    expect(withUpdate(before, update({ seq: 5 }), 0)).toEqual({ gap: true });
    expect(withUpdate(null, update({}), 0)).toEqual({ gap: true });
    expect(withUpdate(before, update({ view: { tiles: [], tiles_from: 9 } }), 0)).toEqual({ gap: true });
  });

  it("drops lines that were taken back", () => {
    expect(joinLogs([line(1, 1, 0), line(2, 1, 0)], [line(2, 1, 1)], 2).map((l) => l.seat)).toEqual([0, 1]);
  });

  it("lets only the running clock run", () => {
    const state = fromState(stateMessage({ clock: { left: [60_000, 50_000], running: 0 } }), 1000);
    expect(timeLeft(state, 0, 3000)).toBe(58_000);
    expect(timeLeft(state, 1, 3000)).toBe(50_000);
  });
});

describe("the picture", () => {
  it("has its border, its extent and its anchors", () => {
    expect(borderCells(view().tiles)).toHaveLength(4);
    expect(
      extent(
        [
          [0, 0],
          [2, 1],
        ],
        0,
      ),
    ).toEqual({ west: 0, east: 300, north: -100, south: 100 });
    const shape = {
      set: "base",
      id: "D",
      turn: 0,
      others: {},
      places: { castle: [[20, 30] as [number, number]] },
      segments: [{ spot: "N", spots: ["N"], kind: "city", outline: "", anchors: [[50, 10] as [number, number]] }],
    };
    expect(anchor([1, 1], "N", shape)).toEqual([150, -90]);
    expect(anchor([1, 1], "N", shape, 1)).toEqual([155, -93]);
    expect(anchor([1, 1], "castle", shape)).toEqual([120, -70]);
    expect(anchor([0, 0], "NE", undefined)).toEqual([100, 0]);
  });

  it("draws one line round several tiles", () => {
    expect(contour([[0, 0]])).toBe("M0 0h100M100 0v100M0 100h100M0 0v100");
    expect(
      contour([
        [0, 0],
        [1, 0],
      ]),
    ).toBe("M0 0h100M0 100h100M0 0v100M100 0h100M200 0v100M100 100h100");
  });

  it("chooses the copy of a tile by its place", () => {
    expect([seedAt([0, 0]), seedAt([-1, 0]), seedAt([0, 1]), seedAt([4, -4])].map((n) => n % 16)).toEqual([
      0, 3, 12, 0,
    ]);
    // The same as in tests/art/test_regions.py.
    const cells: At[] = [[0, 0], [3, -2], [-1, 5], [-7, -9], [12, 4], [5, 5]]; // prettier-ignore
    expect(cells.map(seedAt)).toEqual([0, 171, 95, 37, 64, 237]);
  });
});

describe("the story", () => {
  const points: EventView = event("points", { player: 0, points: 4, score: 4 });
  const log = [
    line(1, 1, null, [event("drawn")]),
    line(1, 1, 0, [event("placed", { at: [0, 1], player: 0 })]),
    line(2, 1, 0, [event("deployed", { at: [0, 1], spot: "S", player: 0 }), event("scored", { sheet }), points]),
    line(3, 2, 1, [event("placed", { at: [1, 0], player: 1 })]),
  ];
  it("is told by turns", () => {
    expect(byTurn(log).map((t) => [t.turn, t.seat, t.lines.length])).toEqual([
      [1, 0, 2],
      [2, 1, 1],
    ]);
  });
  it("tells what the beginning of a turn brings in that turn", () => {
    const award: EventView = event("award", { player: 1, points: 1, what: plain("the fairy") });
    const begins: EventView = event("turn", { player: 1, turn: 2 });
    const told = byTurn([
      line(1, 1, 0, [event("deployed", { at: [0, 1], spot: "S", player: 0 }), begins, award]),
      line(2, 2, 1, [event("placed", { at: [1, 0], player: 1 }), event("turn", { player: 0, turn: 3 })]),
    ]);
    expect(told.map((turn) => [turn.turn, turn.seat])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(told[1]!.lines.flatMap((found) => found.events)[0]).toBe(award);
  });
  it("knows everything of a turn, whoever decided in it", () => {
    const [scored, home]: EventView[] = [event("scored"), event("returned", { player: 1 })];
    const told = byTurn([line(1, 1, 0, [scored!]), line(2, 1, 1, [home!]), line(3, 2, 1, [])]);
    expect(told.filter((turn) => turn.turn === 1)).toHaveLength(2);
    expect(eventsOf(told).get(1)).toEqual([scored, home]);
  });
  it("knows its places and its points", () => {
    expect(spokenOf(log[2]!.events).spots).toEqual([
      [0, 1, "S"],
      [0, 0, "N"],
      [0, 1, "S"],
    ]);
    expect(scoreCurve(log, 2)).toEqual([
      [0, 0],
      [4, 0],
      [4, 0],
    ]);
    expect(pointsByFeature(log, 2).get("city")).toEqual([4, 0]);
  });
  it("knows what counted for a score", () => {
    const farm: Sheet = {
      ...sheet,
      feature: "field",
      spots: [[1, 0, "NNW"]],
      counted: {
        cells: [],
        spots: [
          [0, 0, "N"],
          [0, 1, "S"],
        ],
      },
    };
    const cloister: Sheet = {
      ...sheet,
      feature: "cloister",
      spots: [[5, 5, "C"]],
      counted: {
        cells: [
          [5, 6],
          [0, 1],
        ],
        spots: [],
      },
    };
    const light = spokenOf([event("scored", { sheet: farm }), event("scored", { sheet: cloister })]);
    expect(light.spots).toEqual([
      [1, 0, "NNW"],
      [5, 5, "C"],
    ]);
    expect(light.counted).toEqual({
      cells: [
        [5, 6],
        [0, 1],
      ],
      spots: [
        [0, 0, "N"],
        [0, 1, "S"],
      ],
    });
    expect(cellsOf(light).sort()).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [5, 5],
      [5, 6],
    ]);
  });
  it("counts the tiles that are left", () => {
    expect(leftTiles(view()).map((t) => [t.id, t.count])).toEqual([
      ["B", 4],
      ["A", 2],
    ]);
  });
});

describe("marks on the board", () => {
  const segment = (spot: string, anchors: [number, number][]) => ({
    spot,
    spots: [spot],
    kind: "road",
    outline: "",
    anchors,
  });
  const shape: TileShape = {
    set: "base",
    id: "L",
    turn: 0,
    segments: [
      segment("C", [[49, 49]]),
      segment("E", [
        [70, 49],
        [90, 49],
      ]),
    ],
    others: {},
    places: {},
  };
  const whole: Target = {
    text: "fairy:0,1",
    kind: "fairy",
    label: plain(""),
    where: { type: "tile", at: [0, 1] },
    values: {},
  };

  it("know how far the next one is", () => {
    const marks = marksOf(sortTargets([follower("C"), follower("E")]).spots, () => shape);
    expect(marks.get("0,1.C")).toEqual({ point: [49, -51], gap: 21 });
    expect(marks.get("0,1.E")?.gap).toBe(21);
  });

  it("keep that of the whole tile away from those of its segments", () => {
    const marks = marksOf(sortTargets([follower("C"), follower("E"), whole]).spots, () => shape);
    expect(marks.get("0,1.*")?.gap).toBeGreaterThan(30);
    expect(marksOf(sortTargets([whole]).spots, () => shape).get("0,1.*")?.point).toEqual([50, -50]);
  });

  it("lie on a side that has a name", () => {
    expect(sideAt(shape, "E")).toBe("E");
    expect(sideAt(shape, "C")).toBe("C");
    expect(sideAt(undefined, "E")).toBeNull();
  });
});

describe("the final scoring", () => {
  const last = (change: Partial<Sheet>): EventView => event("scored", { sheet: { ...sheet, final: true, ...change } });
  const points = (player: number, score: number): EventView => event("points", { player, points: 4, score });
  const home = (player: number, x: number, y: number, spot: string): EventView =>
    event("returned", { player, piece: "follower", at: [x, y], spot, feature: "city" });
  const log = [
    line(1, 1, 0, [
      event("scored", { sheet }),
      points(0, 4),
      event("award", { player: 0, points: 1, what: plain("fairy") }),
    ]),
    line(2, 2, 1, [
      home(1, 5, 5, "N"), // of the last turn
      last({}),
      points(1, 4),
      last({ spots: [[3, 3, "E"]] }),
      points(0, 8),
      home(1, 0, 1, "S"),
      home(0, 3, 3, "E"),
      event("award", { player: 1, points: 10, what: plain("most grain") }),
      points(1, 14),
      event("over"),
    ]),
  ];
  const counting = finalCounting(log, 2);
  const players = view().players.map((player, seat) => ({ ...player, score: [8, 14][seat]! }));
  const table = (index: number) => viewAt(view({ players }), counting, index);

  it("has everybody's score after each step", () => {
    expect(counting.steps.map((step) => step.scores)).toEqual([
      [4, 4],
      [8, 4],
      [8, 14],
    ]);
    expect(table(0).players.map((player) => player.score)).toEqual([4, 4]);
  });
  it("tells the log as far as that", () => {
    expect([0, 1, 2].map((index) => logAt(log, counting, index).flatMap((l) => l.events).length)).toEqual([6, 10, 13]);
  });
  it("leaves the followers standing until theirs is counted", () => {
    const standing = (index: number) =>
      table(index).pieces.map((piece) => [piece.owner, ...piece.at, piece.spot].join());
    expect([0, 1, 2].map(standing)).toEqual([["1,0,1,S", "0,3,3,E"], ["0,3,3,E"], []]);
    expect([0, 1, 2].map((index) => table(index).players.map((player) => player.supply.follower))).toEqual([
      [6, 6],
      [6, 7],
      [7, 7],
    ]);
  });
});

describe("pieces", () => {
  it("grow on a small board, so that none is ever less than 24 pixels wide", () => {
    expect([2, 1, 0.5, 0.12].map((scale) => grown(32, scale))).toEqual([32, 32, 48, 200]);
  });
});
