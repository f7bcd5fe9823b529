import { describe, expect, it } from "vitest";
import { optionsFor } from "../src/game/options";
import {
  changed,
  clocksFor,
  withPreset,
  distinct,
  everySet,
  minutesOf,
  recolour,
  surprise,
  toggleSet,
  toNewGame,
  differences,
  withKind,
  type Wishes,
} from "../src/home/wishes";
import { favourites, toggleFavourite } from "../src/home/favourites";
import { amendGame, keepGame, keptGames, type Shelf } from "../src/net/kept";
import { formatRoute, parseRoute, type Route } from "../src/net/routes";
import type { SetInfo, Sets } from "../src/protocol";
import { said } from "./sample";

const set = (name: string, alone: boolean, excludes: string[] = []): SetInfo => ({
  name,
  title: said(`set-${name}`),
  summary: "",
  tiles: 1,
  stands_alone: alone,
  excludes,
  copies: 9,
  chapters: [name],
  minutes: 10,
  complexity: 1,
});
const all = [set("base", true), set("base-2021", true, ["base"]), set("river-1", false)];
const sets: Sets = {
  sets: all,
  options: [
    {
      key: "small_city",
      values: ["off", "on"],
      default: "off",
      rule: "OPT-2",
      title: said("option-small-city"),
      set: "base",
      needs: [],
    },
  ],
  presets: { current: {}, "first-edition": { small_city: "on" }, championship: { tie: "starter-loses" } },
  tables: { championship: { sets: "base", players: 2, minutes: 15 } },
  suggestions: [],
  players: ["greedy"],
  colours: [],
  pieces: [],
  tokens: [],
  marks: [],
  faces: {},
  lessons: [],
};
const wishes: Wishes = {
  sets: new Set(["river-1", "base"]),
  copies: {},
  options: {},
  preset: "current",
  first: 0,
  clock: null,
  assist: "full",
  listed: false,
  open: false,
  rated: false,
  leaving: "computer",
  talk: "free",
  seats: [
    { kind: "human", name: " Ada ", player: "greedy", colour: 2 },
    { kind: "ai", name: "", player: "greedy", colour: 0 },
  ],
};

describe("a new game", () => {
  it("drops sets that do not go together and always has one that stands alone", () => {
    expect([...toggleSet(new Set(["base", "river-1"]), all[1]!, all)].sort()).toEqual(["base-2021", "river-1"]);
    expect([...toggleSet(new Set(["base-2021"]), all[1]!, all)]).toEqual(["base"]);
  });
  it("is written in the server's order", () => {
    const game = toNewGame(wishes, sets);
    expect(game.setup).toBe("base+river-1");
    expect(game.seats).toEqual([
      { kind: "human", name: "Ada", player: null, colour: 2 },
      { kind: "ai", name: "2", player: "greedy", colour: 0 },
    ]);
    expect(game.preset).toBeNull();
  });
  it("shows what differs from the official rules", () => {
    expect(differences(wishes, sets)).toEqual([]);
    expect(differences({ ...wishes, preset: "first-edition" }, sets).map((d) => d.value)).toEqual(["on"]);
  });
  it("asks once for an option that two sets share", () => {
    const option = sets.options[0]!;
    const shared = [option, { ...option, set: "river-1" }];
    expect(optionsFor(shared, new Set(["base", "river-1"])).map((o) => o.key)).toEqual(["small_city"]);
  });
  it("does not ask for an option that changes nothing without another set", () => {
    const option = { ...sets.options[0]!, key: "dragon_at_carcassonne", set: "river-1", needs: ["base-2021"] };
    expect(optionsFor([option], new Set(["base", "river-1"]))).toEqual([]);
    expect(optionsFor([option], new Set(["base-2021", "river-1"]))).toEqual([option]);
  });
  it("can have several copies of a set", () => {
    expect(toNewGame({ ...wishes, copies: { "river-1": 2, base: 1 } }, sets).setup).toBe("base+2*river-1");
  });
  it("can have everything that goes together", () => {
    expect([...everySet(all)]).toEqual(["base", "river-1"]);
  });
  it("calls nobody by the name of another", () => {
    expect(distinct(["Ada", "Ada", "Ada 2", "Ada"])).toEqual(["Ada", "Ada 2", "Ada 2 2", "Ada 3"]);
  });
  it("proposes another name when somebody else sits down, but keeps one that was written", () => {
    const proposed = { human: "Bruno", ai: "Computer", open: "Friend" };
    const seat = { kind: "ai" as const, name: "Computer", player: "greedy", colour: 1 };
    expect(withKind(seat, "open", "greedy", proposed).name).toBe("Friend");
    expect(withKind({ ...seat, name: "Hal" }, "open", "greedy", proposed).name).toBe("Hal");
  });
  it("lays the table that a preset is meant for, and clears its clock away with it", () => {
    const seat = { kind: "human" as const, name: "Bruno", player: "greedy", colour: 0 };
    const three = { ...wishes, seats: [...wishes.seats, seat], first: 2 };
    const laid = { ...three, ...withPreset(three, "championship", sets, () => seat) };
    expect([...laid.sets]).toEqual(["base"]);
    expect([laid.seats.length, laid.first]).toEqual([2, 0]);
    expect(laid.clock).toEqual({ minutes: 15, increment: 0, loses: true });
    expect(clocksFor(2)).toContainEqual(laid.clock);
    expect(clocksFor(3)).not.toContainEqual(laid.clock);
    const alone = { ...wishes, seats: wishes.seats.slice(0, 1) };
    expect(withPreset(alone, "championship", sets, () => seat).seats?.map((s) => s.colour)).toEqual([2, 0]);
    expect(withPreset(laid, "first-edition", sets, () => seat).clock).toBeNull();
    expect(withPreset(wishes, "first-edition", sets, () => seat)).toEqual({ preset: "first-edition", options: {} });
  });
  it("leaves a preset when the table that it is meant for is changed", () => {
    const laid = { ...wishes, ...withPreset(wishes, "championship", sets, () => wishes.seats[0]!) };
    expect(changed(laid, { listed: true }, sets).preset).toBe("championship");
    const more = changed(laid, { sets: new Set(["base", "river-1"]) }, sets);
    expect([more.preset, more.clock, more.options]).toEqual(["current", null, {}]);
    expect(changed(laid, { copies: { base: 2 } }, sets).preset).toBe("current");
    expect(changed(laid, { seats: laid.seats.slice(0, 1) }, sets).preset).toBe("current");
    expect(changed({ ...wishes, preset: "first-edition" }, { copies: { base: 2 } }, sets).preset).toBe("first-edition");
  });
  it("swaps colours", () => {
    expect(recolour(wishes.seats, 0, 0).map((s) => s.colour)).toEqual([0, 2]);
  });
});

describe("addresses", () => {
  it("parse back", () => {
    const routes: Route[] = [
      { screen: "home" },
      { screen: "new" },
      { screen: "play", game: "g", tokens: ["a", "b"] },
      { screen: "join", game: "g", token: "a" },
      { screen: "replay", game: "g", token: "a", at: 12 },
      { screen: "replay", game: "g", token: "a", at: null },
      { screen: "record" },
      { screen: "rules", id: "ROAD-3" },
      { screen: "rules", id: "ROAD-3", trying: true },
      { screen: "rules", id: null },
    ];
    for (const route of routes) expect(parseRoute(formatRoute(route))).toEqual(route);
    expect(parseRoute("#/nonsense")).toEqual({ screen: "home" });
    expect(parseRoute("#/play/x/%ff")).toEqual({ screen: "play", game: "x", tokens: ["%ff"] });
  });
});

describe("kept games", () => {
  it("are remembered, amended, and survive rubbish", () => {
    const held = new Map<string, string>();
    const shelf: Shelf = { getItem: (k) => held.get(k) ?? null, setItem: (k, v) => void held.set(k, v) };
    keepGame(
      { game: "g", tokens: ["a"], players: [], setup: "base", spectate: null, open: [], when: 1, over: false },
      shelf,
    );
    amendGame("g", { over: true }, shelf);
    expect(keptGames(shelf)[0]).toMatchObject({ game: "g", over: true });
    held.set("bastide.games", "{broken");
    expect(keptGames(shelf)).toEqual([]);
  });
});

describe("favourites", () => {
  const shelf = (): Shelf => {
    const kept = new Map<string, string>();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
  };
  it("keeps a game and forgets it again, whatever the order of its options", () => {
    const at = shelf();
    const game = { sets: "base", preset: "current", options: { tie: "replay", farmers: "off" } };
    toggleFavourite(game, at);
    expect(favourites(at)).toEqual([game]);
    toggleFavourite({ ...game, options: { farmers: "off", tie: "replay" } }, at);
    expect(favourites(at)).toEqual([]);
  });
  it("survives a damaged shelf", () => {
    const at = shelf();
    at.setItem("bastide.favourites", "{");
    expect(favourites(at)).toEqual([]);
  });
});

describe("a surprise", () => {
  it("is a base game with sets that go with it", () => {
    for (const n of [0, 0.4, 0.99]) {
      const names = surprise(all, () => n).sets.split("+");
      expect(names.length).toBeGreaterThan(1);
      expect(names.includes("base") && names.includes("base-2021")).toBe(false);
      expect(names).toContain("river-1");
    }
  });
});

it("adds up the minutes of the sets, and of the tiles of further copies", () => {
  expect(minutesOf(all, [{ name: "base", copies: 1 }])).toBe(10);
  expect(
    minutesOf(all, [
      { name: "base", copies: 11 },
      { name: "river-1", copies: 1 },
    ]),
  ).toBe(25);
});
