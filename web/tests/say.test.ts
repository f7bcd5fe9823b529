import { describe, expect, it } from "vitest";
import type { EventView, LogLine, MessageView, Sheet, ShownView, Target, TileShape } from "../src/protocol";
import { markedText, targetText } from "../src/words/choice";
import { fromState, laysInVain } from "../src/game/state";
import { eventTexts, lineText, shortText, unaskedText } from "../src/words/events";
import { besideText, passText, promptText, setupText } from "../src/words/say";
import { tileText } from "../src/words/tile";
import { teach } from "../src/words/server.svelte";
import { barn, cell, event, follower, pass, plain, said, SAMPLE_WORDS, stateMessage, view } from "./sample";

const words = import.meta.glob<string>("../../src/bastide/**/words.en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
teach("en", [...Object.values(words), SAMPLE_WORDS].join("\n"));

const seats = stateMessage().seats;
const line = (kind: string, events: EventView[], seat: number | null = 0, message = plain("")): LogLine => ({
  seq: 1,
  turn: 1,
  seat,
  kind,
  said: message,
  events,
});
const acts = (what: MessageView): MessageView => said("view-log-act", { who: "Ada", what });
const choice = (
  kind: string,
  values: Target["values"],
  where: Target["where"],
  args: MessageView["args"] = {},
  text = kind,
): Target => ({
  text: "",
  kind,
  label: said(`action-${kind}`, args, text),
  where,
  values,
});

describe("a choice in words", () => {
  it("says what the follower will be", () => {
    const north = follower("N");
    expect(targetText(north, [north], view())).toBe("Knight in the city");
  });
  it("says where, if there are two alike", () => {
    const [north, south] = [follower("N"), follower("S")];
    expect(targetText(north, [north, south], view())).toBe("Knight, top");
  });
  it("puts the parts of an action into a sentence", () => {
    const enter = choice(
      "enter",
      {},
      { type: "choice", value: "M market" },
      { piece: said("piece-follower"), quarter: said("choice-quarter-market") },
    );
    expect(targetText(enter, [enter], view())).toBe("Follower into the market");
    const robber = choice("robber", { space: 0 }, { type: "number", value: 0 }, { space: 0 });
    expect(targetText(robber, [robber], view())).toBe("Space 0 (Ada, Bob)");
  });
  it("names everybody with a pawn on the space, and no robber", () => {
    const pawn = { n: 1, at: null, spot: null, place: null, value: 0, points: [] };
    const [ada, bob] = view().players;
    const state = view({
      players: [ada!, { ...bob!, track: { space: 1, tiles: [] } }],
      shown: [
        { ...pawn, kind: "messenger", seat: 1, space: 2 },
        { ...pawn, kind: "robber", seat: 0, space: 2 },
      ],
    });
    const texts = [1, 2]
      .map((space) => choice("robber", { space }, { type: "number", value: space }, { space }))
      .map((to) => targetText(to, [to], state));
    expect(texts).toEqual(["Space 1 (Bob)", "Space 2 (Bob)"]);
  });
  it("says where a piece goes as the log does", () => {
    const large: Target = {
      ...follower("N"),
      where: { type: "segment", at: [0, 1], spot: "N", piece: "large", feature: "city", role: "knight" },
    };
    expect(targetText(large, [large], view())).toBe("Large follower in the city");
  });
  it("leaves it to the numbers on the board where places are far apart", () => {
    const state = view({ last: { at: [0, 0], spot: null } });
    const fairies = [
      [1, 0],
      [4, 1],
    ].map(([x, y]) => choice("fairy", {}, { type: "tile", at: [x!, y!] }));
    expect(fairies.map((fairy) => targetText(fairy, fairies, state, true))).toEqual(["Fairy here", "Fairy here"]);
    expect(fairies.map((fairy) => targetText(fairy, fairies, state))).toEqual(["Fairy here, 1, 0", "Fairy here, 4, 1"]);
  });
  it("says once what many places are for, if that is short", () => {
    const fairies = [
      [1, 0],
      [4, 1],
    ].map(([x, y]) => choice("fairy", {}, { type: "tile", at: [x!, y!] }));
    expect(markedText(fairies, view())).toBe("Meaning: Fairy here.");
    const odd = ["a", "b", "c", "d"].map((label) => choice("odd", {}, { type: "choice", value: label }, {}, label));
    expect([markedText(odd, view()), markedText([], view())]).toEqual(["", ""]);
  });
  it("falls back on the server's words", () => {
    const odd = choice("dance", {}, { type: "choice", value: "dance" }, {}, "dance on the table");
    expect(targetText(odd, [odd], view())).toBe("Dance on the table");
  });
  it("says in which direction a figure would go", () => {
    const state = view({
      shown: [
        { kind: "dragon", n: 1, seat: null, at: [0, 0], spot: null, space: null, place: null, value: 0, points: [] },
      ],
    });
    const to = (x: number, y: number) => choice("dragon", {}, { type: "tile", at: [x, y] });
    const both = [to(1, 0), to(0, -1)];
    expect(both.map((target) => targetText(target, both, state))).toEqual([
      "Dragon here, right",
      "Dragon here, bottom",
    ]);
  });
});

describe("the question about a piece", () => {
  const figure = view({ step: "figure", prompt: said("base-figure"), last: { at: [0, 1], spot: null } });
  const large: Target = {
    ...follower("S"),
    where: { type: "segment", at: [0, 1], spot: "S", piece: "large", feature: "city", role: "knight" },
  };
  const away: Target = {
    ...follower("S"),
    where: { type: "segment", at: [5, 5], spot: "S", piece: "follower", feature: "city", role: "knight" },
  };
  const fairy = choice("fairy", {}, { type: "tile", at: [1, 0] });
  it.each([
    [[follower("N")], "Place a follower on the tile?", "No follower"],
    [[follower("N"), large], "Place a piece on the tile?", "Do nothing"],
    [[follower("N"), away], "Place a piece?", "Do nothing"],
    [[fairy], "No piece can be placed. Do something else?", "Do nothing"],
    [[barn, fairy], "Place a piece, or do something else?", "Do nothing"],
    [[follower("N"), fairy], "Place a piece, or do something else?", "Do nothing"],
  ])("says what is on offer", (targets, prompt, none) => {
    expect(promptText(figure, [...targets, pass])).toBe(prompt);
    expect(passText(figure, [...targets, pass])).toBe(none);
  });
});

describe("the log in words", () => {
  it("says which piece went where", () => {
    const deployed = (what: string, feature: string) =>
      line("deploy", [event("deployed", { player: 0 }, { what: said(what), feature: said(`segment-${feature}`) })]);
    expect(shortText(deployed("role-knight", "city"), seats)).toBe("puts a knight in the city");
    expect(lineText(deployed("role-knight", "city"), seats)).toBe("Ada puts a knight in the city");
    expect(shortText(deployed("role-farmer", "field"), seats)).toBe("puts a farmer in the field");
    expect(shortText(deployed("piece-abbot", "garden"), seats)).toBe("puts an abbot in the garden");
    expect(shortText(deployed("piece-large", "road"), seats)).toBe("puts a large follower on the road");
  });
  it("does not tell that nobody was sent, whatever came of it", () => {
    expect(shortText(line("pass", []), seats)).toBeNull();
    expect(shortText(line("pass", [event("points", { player: 0, points: 2, score: 2 })]), seats)).toBeNull();
    expect(lineText(line("pass", []), seats)).toBe("Ada passes");
    const drawn = line("draw", [event("drawn", { player: 1, tile: "B" }), event("set-aside", { player: 1 })], null);
    expect(lineText(drawn, seats)).toBe("Bob draws a tile. Bob sets the tile aside and draws another");
  });
  it("names those whom something befalls, and no others", () => {
    const dragon = line("dragon", [
      event("dragon-moves", { player: 0, at: [1, 0] }),
      event("returned", { player: 1, at: [1, 0], spot: "N" }, { piece: said("piece-follower") }),
    ]);
    expect(shortText(dragon, seats)).toBeNull();
    expect(eventTexts(dragon, seats, 0)).toEqual(["moves the dragon", "Bob takes the follower back"]);
  });
  it("tells an event without words of its own for the log by its whole sentence", () => {
    const odd = line("dance", [{ type: "danced", player: 1, said: plain("Bob dances") }]);
    expect(eventTexts(odd, seats, 0)).toEqual(["Bob dances"]);
  });
  const pawn = (which: string) => acts(said("action-pawn", { pawn: said(`choice-pawn-${which}`) }));
  it("says of a pawn by which points it moves, so that they are not taken for further ones", () => {
    const moved = (points: number) =>
      shortText(line("pawn", [event("points", { player: 0, points, score: 9 })], 0, pawn("messenger")), seats);
    expect([moved(4), moved(1)]).toEqual([
      "moves the messenger by these 4 points",
      "moves the messenger by this point",
    ]);
  });
  it("does not tell that who was scored comes home, be it a decision later", () => {
    const home = event("returned", { player: 0, at: [0, 1], spot: "S" }, { piece: said("piece-follower") });
    const sheet = {
      spots: [
        [0, 0, "N"],
        [0, 1, "S"],
      ],
      final: false,
    } as unknown as Sheet;
    const moved = line("pawn", [event("points", { player: 0, points: 4, score: 4 }), home], 0, pawn("marker"));
    const around: EventView[] = [{ ...event("scored"), sheet }, ...moved.events];
    expect(shortText(moved, seats, around)).toBe("moves the scoring marker by these 4 points");
    expect(eventTexts(line("", [{ ...home, spot: "N" }]), seats, 0, around)).toEqual(["takes the follower back"]);
  });
  it("keeps the server's words where there are no others", () => {
    expect(shortText(line("dance", [], 0, acts(plain("dance on the table"))), seats)).toBe("Dance on the table");
  });
});

describe("a player who is not asked about a figure", () => {
  const unasked = (player: number, reason: string, text: string): EventView => {
    const what = plain(text);
    return event("unasked", { player, reason, what }, { what });
  };
  const taken = unasked(0, "all-taken", "every place on the tile is taken");
  const told = (log: LogLine[], yours = [0]) => unaskedText(fromState(stateMessage({ log, yours }), 0));
  it("is told why at their screen, until they decide again", () => {
    expect(told([line("place", [taken])])).toBe("You could not place a figure: every place on the tile is taken.");
    expect(told([line("place", [taken]), line("place", [], 1)])).toContain("every place");
    expect(told([line("place", [taken]), line("place", [])])).toBe("");
  });
  it("is named where several sit at one screen, and others do not matter", () => {
    expect(told([line("place", [taken])], [0, 1])).toBe(
      "Ada could not place a figure: every place on the tile is taken.",
    );
    expect(told([line("place", [taken])], [1])).toBe("");
    expect(told([line("place", [taken])], [])).toBe("");
  });
  it("has been told before laying the tile if no piece at all was left", () => {
    const [ada, bob] = view().players;
    const without = view({ players: [{ ...ada!, supply: { follower: 0 } }, bob!] });
    const log = [line("place", [unasked(0, "none-left", "no follower is left")])];
    const [empty, full] = [without, view()].map((seen) =>
      fromState(stateMessage({ log, view: seen, targets: [cell(0, 1, 0)] }), 0),
    );
    expect([laysInVain(empty!), unaskedText(empty!)]).toEqual([true, ""]);
    expect([laysInVain(full!), unaskedText(full!)]).toEqual([
      false,
      "You could not place a figure: no follower is left.",
    ]);
  });
  it("is in the log, unless nobody was left, which is seen anyway", () => {
    expect(eventTexts(line("place", [taken]), seats, 0)).toEqual(["places nobody: every place on the tile is taken"]);
    expect(eventTexts(line("place", [unasked(0, "none-left", "no follower is left")]), seats, 0)).toEqual([]);
  });
});

it("says what a number beside a player means", () => {
  const thing: ShownView = {
    kind: "wine",
    n: 2,
    seat: 0,
    at: null,
    spot: null,
    space: null,
    place: null,
    value: 0,
    points: [],
  };
  expect(besideText(thing)).toBe("2");
  expect(besideText({ ...thing, kind: "king", value: 5 })).toBe("largest city: 5");
  expect(besideText({ ...thing, kind: "messenger", space: 0 })).toBe("messenger on 0");
  expect(besideText({ ...thing, kind: "bell", value: 3 })).toBe("bell (3)");
  expect(besideText({ ...thing, kind: "bell", value: 3 }, true)).toBe("3");
});

it("names the first sets of many", () => {
  const sets = ["base", "river-1", "cult", "ferries"].map((name) => ({
    name,
    title: said(`set-${name}`),
    summary: "",
    tiles: 1,
    stands_alone: true,
    excludes: [],
    copies: 9,
    chapters: [],
    minutes: 5,
    complexity: 1,
  }));
  expect(setupText("2*base", 3, sets)).toBe("2 × Base game");
  expect(setupText("base+river-1+cult+ferries", 3, sets)).toBe("Base game + The River + Cult & Heretic + The Ferries");
  expect(setupText("base+river-1+cult+ferries+mine", 3, sets)).toBe(
    "Base game + The River + Cult & Heretic and 2 more",
  );
});

it("describes a tile to those who do not see it", () => {
  const shape = (...segments: [string, string[]][]): TileShape => ({
    set: "base",
    id: "D",
    turn: 0,
    others: {},
    places: {},
    segments: segments.map(([kind, spots]) => ({ kind, spots, spot: spots[0]!, outline: "", anchors: [] })),
  });
  expect(tileText(shape(["city", ["N"]], ["road", ["E", "W"]], ["field", ["ENE"]]))).toBe(
    "Tile: city (top); road (right, left)",
  );
  expect(tileText(shape(["cloister", ["C"]]))).toBe("Tile: cloister");
  expect(tileText(undefined)).toBe("Tile");
});
