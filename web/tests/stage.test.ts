import { describe, expect, it } from "vitest";
import { movements } from "../src/board/moves";
import type { Standing } from "../src/board/standing";
import { beatsOf, freshLines, LENGTH, motionOf, Stage, type Beat } from "../src/game/stage";
import { cellsOf } from "../src/game/places";
import { fromState, type GameState } from "../src/game/state";
import type { EventView, LogLine, PieceView, Sheet } from "../src/protocol";
import declared from "./events.json";
import { event, plain, said, stateMessage, view } from "./sample";

const sheet: Sheet = {
  feature: "city",
  at: [0, 1],
  spot: "S",
  tiles: 2,
  complete: true,
  final: false,
  strengths: { 1: 1 },
  winners: [1],
  why: said("core-alone", { who: "Bob" }),
  lines: [],
  notes: [],
  points: { 1: 4 },
  rules: [],
  spots: [
    [0, 0, "N"],
    [0, 1, "S"],
  ],
  counted: { cells: [], spots: [] },
};
const line = (seq: number, seat: number | null, ...events: EventView[]): LogLine => ({
  seq,
  turn: 1,
  seat,
  kind: "deploy",
  said: plain(""),
  events,
});
const knight: PieceView = { owner: 1, piece: "follower", letter: "", at: [0, 1], spot: "S" };
const TILES = view().tiles;
const LAID = [...TILES, { tile: "E", set: "base", id: "E", at: [0, 1] as [number, number], top: "S" as const }];
const before = fromState(stateMessage({ view: view({ current: 1, active: 1 }), log: [line(1, 0)] }), 0);
/** Bob has laid a tile, put a knight into the city of two tiles that it completes, and it is Ada's turn. */
const done: readonly EventView[] = [
  event("placed", { player: 1, tile: "E", at: [0, 1] }),
  event("deployed", { ...knight, player: 1 }),
  event("scored", { at: [0, 1], spot: "S", feature: "city", sheet }),
  event("points", { player: 1, points: 4, score: 4 }),
  event("returned", { ...knight, player: 1 }),
  event("turn", { player: 0, turn: 2 }),
  event("drawn", { player: 0, tile: "F" }),
];
function after(events: readonly EventView[] = done, change: Partial<GameState> = {}): GameState {
  const players = before.view.players.map((player, seat) => (seat === 1 ? { ...player, score: 4 } : player));
  return {
    ...before,
    seq: 2,
    view: view({ tiles: LAID, players, current: 0, active: 0, turn: 2, tile: "F", tile_set: "base", tile_id: "F" }),
    log: [...before.log, line(2, 1, ...events)],
    ...change,
  };
}
const motions = (beats: readonly Beat[]) => beats.map((beat) => beat.motion);

describe("what is new", () => {
  it("is what follows in the log, and nothing if the log does not go on", () => {
    expect(freshLines(before, after())).toHaveLength(1);
    expect(freshLines(before, before)).toEqual([]);
    expect(freshLines(after(), before)).toBeNull(); // taken back
    expect(freshLines(before, fromState(stateMessage({ log: [line(1, 0), line(2, 1)] }), 0))).toBeNull(); // told anew
  });
});

describe("what happened", () => {
  const beats = beatsOf(before, after());

  it("is shown in the order in which it happened", () => {
    expect(motions(beats)).toEqual(["settle", "land", "light", "rise", "home", "turn", "draw"]);
  });

  it("changes the table step by step", () => {
    expect(beats.map(({ state }) => state.view.tiles.length)).toEqual([2, 2, 2, 2, 2, 2, 2]);
    expect(beats.map(({ state }) => state.view.pieces.length)).toEqual([0, 1, 1, 1, 0, 0, 0]);
    expect(beats.map(({ state }) => state.view.players[1]!.supply.follower)).toEqual([7, 6, 6, 6, 7, 7, 7]);
    expect(beats.map(({ state }) => state.view.players[1]!.score)).toEqual([0, 0, 0, 4, 4, 4, 4]);
    expect(beats.map(({ state }) => state.view.current)).toEqual([1, 1, 1, 1, 1, 0, 0]);
    expect(beats.map(({ state }) => state.view.tile)).toEqual([null, null, null, null, null, null, "F"]);
  });

  it("tells the log as far as it is shown, and offers nothing", () => {
    expect(beats.map(({ state }) => state.log.at(-1)!.events.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(beats.every(({ state }) => !state.targets.length)).toBe(true);
  });

  it("lights what is scored until its followers are home", () => {
    expect(beats.map(({ light }) => light.spots.length)).toEqual([0, 0, 2, 2, 2, 0, 0]);
  });

  it("lets points rise from what was scored", () => {
    expect(beats[3]!.rises).toEqual([{ seat: 1, points: 4, at: [0, 1], spot: "S" }]);
  });

  it("does not wait for what one's own hand has done", () => {
    const own = beatsOf(before, after(done, { yours: [1] }));
    expect(own[0]!.ms).toBe(0);
    expect(own[1]!.ms).toBeLessThan(LENGTH.land);
    expect(own[2]!.ms).toBe(LENGTH.light);
  });

  it("leaves the final scoring to its own screen, with everybody still standing", () => {
    const final = [...done.slice(0, 2), event("scored", { at: [0, 1], sheet: { ...sheet, final: true } })];
    const home = event("returned", { ...knight, player: 1 });
    const told = beatsOf(before, after([...final, home, event("over", { scores: [0, 4] })]));
    expect(motions(told)).toEqual(["settle", "land"]);
    expect(told[1]!.state.view.pieces).toHaveLength(1);
  });
});

describe("every kind of event that the server declares", () => {
  const core: Record<string, EventView> = Object.fromEntries([
    ...done.map((one) => [one.type, one]),
    ["discarded", event("discarded", { player: 1, tile: "E" })],
    ["award", event("award", { player: 1, points: 3, at: [0, 0] })],
    ["over", event("over", { scores: [0, 4], winners: [1] })],
  ]);
  const TOLD = new Set(["dragon-tiles-return", "over", "turn", "drawn"]); // by words, by the end, by the next tile
  it.each(Object.keys(declared))("%s has a motion, and shows where or whom it is about", (kind) => {
    const one = core[kind] ?? ((declared as Record<string, unknown>)[kind] as EventView);
    expect(LENGTH[motionOf(one)]).toBeGreaterThan(0);
    const [beat] = beatsOf(before, after([one]));
    expect(beat!.events).toEqual([one]);
    if (TOLD.has(kind)) return;
    const seen = cellsOf(beat!.light).length + beat!.seats.length + beat!.rises.length + Number(kind === "placed");
    expect(seen).toBeGreaterThan(0);
  });
});

describe("pieces", () => {
  const stand = (key: string, kind: string, owner: number, x: number): Standing => ({
    key,
    kind,
    owner,
    colour: owner,
    at: [0, 0],
    spot: null,
    lying: false,
    point: [x, 0],
    frame: { x: 0, y: 0, size: 10 },
  });
  it("that left one place for another have moved; others have gone home", () => {
    const found = movements(
      [stand("a", "fairy", -1, 5), stand("b", "follower", 0, 6), stand("c", "follower", 1, 7)],
      [stand("d", "fairy", -1, 90), stand("c", "follower", 1, 7), stand("e", "follower", 1, 8)],
    );
    expect([...found.from]).toEqual([["d", [5, 0]]]);
    expect(found.gone.map((one) => one.key)).toEqual(["b"]);
  });
});

/** A stage whose time goes on when it is told to. */
function theatre() {
  let now = 0;
  let timers: { at: number; then: () => void }[] = [];
  const shown: (string | null)[] = [];
  const heard: string[] = [];
  const stage = new Stage({
    later: (ms, then) => {
      const timer = { at: now + ms, then };
      timers.push(timer);
      return () => (timers = timers.filter((one) => one !== timer));
    },
    show: (beat) => shown.push(beat?.motion ?? null),
    sound: (beat) => heard.push(beat.motion),
  });
  /** Until nothing is to come: how long that took. */
  const run = (): number => {
    const start = now;
    while (timers.length) {
      const next = timers.reduce((a, b) => (b.at < a.at ? b : a));
      timers = timers.filter((one) => one !== next);
      now = next.at;
      next.then();
    }
    return now - start;
  };
  return { stage, shown, heard, run };
}

describe("the stage", () => {
  const beats = beatsOf(before, after());
  const whole = beats.reduce((sum, beat) => sum + beat.ms, 0);

  it("shows one thing after the other, then how things are", () => {
    const { stage, shown, run } = theatre();
    stage.play(beats, "brisk");
    expect(stage.playing).toBe(true);
    expect(run()).toBeCloseTo(whole);
    expect(shown).toEqual([...motions(beats), null]);
    expect(stage.playing).toBe(false);
  });

  it("takes longer when it is calm, and no time at all at once", () => {
    const calm = theatre();
    calm.stage.play(beats, "calm");
    expect(calm.run()).toBeGreaterThan(1.3 * whole);
    const instant = theatre();
    instant.stage.play(beats, "instant");
    expect(instant.stage.playing).toBe(false);
    expect(instant.shown).toEqual([]);
  });

  it("shows the next move only after what came of the one before", () => {
    const { stage, shown, run } = theatre();
    stage.play(beats, "brisk");
    stage.play(beats.slice(0, 1), "brisk");
    run();
    expect(shown.slice(-3)).toEqual(["draw", "settle", null]);
  });

  it("catches up quickly when much has happened, and is there at once when that was very much", () => {
    const { stage, run } = theatre();
    for (let i = 0; i < 8; i++) stage.play(beats, "brisk");
    expect(run()).toBeLessThan(7000);
    stage.play(Array.from({ length: 12 }, () => beats).flat(), "brisk");
    expect(stage.playing).toBe(false);
  });

  it("is skipped to how things are", () => {
    const { stage, shown, run } = theatre();
    stage.play(beats, "brisk");
    stage.skip();
    expect(shown).toEqual(["settle", null]);
    expect(run()).toBe(0);
    expect(shown).toEqual(["settle", null]);
  });

  it("sounds also for what is not waited for", () => {
    const { stage, shown, heard, run } = theatre();
    stage.play(beatsOf(before, after(done.slice(0, 2), { yours: [1] })), "brisk");
    run();
    expect(shown).toEqual(["land", null]);
    expect(heard).toEqual(["settle", "land"]);
  });
});
