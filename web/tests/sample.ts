// A small game to test with.
import { VERSION, type EventView, type MessageView, type StateMessage, type Target, type View } from "../src/protocol";

/** A message as the server sends it. */
export const said = (id: string, args: MessageView["args"] = {}, text = id): MessageView => ({ id, args, text });
/** A message with a text of its own; whoever puts it into words teaches them `SAMPLE_WORDS`. */
export const plain = (text: string): MessageView => said("sample-text", { text }, text);
export const SAMPLE_WORDS = "sample-text = { $text }";
/** An event, with what the server says of it. */
export const event = (type: string, data: Record<string, unknown> = {}, args: MessageView["args"] = {}): EventView => ({
  type,
  ...data,
  said: said(`event-${type}`, { ...(data as MessageView["args"]), ...args }),
});

export function view(change: Partial<View> = {}): View {
  return {
    setup: "base",
    options: {},
    turn: 1,
    active: 0,
    current: 0,
    step: "place",
    prompt: said("base-place", { tile: "E" }),
    passing: null,
    rules: ["TILE-2", "TILE-3"],
    tile: "E",
    tile_set: "base",
    tile_id: "E",
    tile_turns: [0, 1, 2, 3],
    tiles: [{ tile: "D", set: "base", id: "D", at: [0, 0], top: "N" }],
    pieces: [],
    players: [
      { name: "Ada", score: 0, track: { space: 0, tiles: [] }, supply: { follower: 7 } },
      { name: "Bob", score: 0, track: { space: 0, tiles: [] }, supply: { follower: 7 } },
    ],
    unseen: { A: 2, B: 4, C: 0 },
    impossible: [],
    designs: { A: ["base", "A"], B: ["base", "B"], C: ["base", "C"] },
    winners: [],
    ended: null,
    elsewhere: [],
    shown: [],
    ways: [],
    last: null,
    key: "k",
    ...change,
  };
}

export function stateMessage(change: Partial<StateMessage> = {}): StateMessage {
  return {
    type: "state",
    version: VERSION,
    game: "g",
    seq: 1,
    you: 0,
    yours: [0],
    view: view(),
    targets: [],
    can_undo: false,
    log: [],
    connected: [true, true],
    clock: null,
    seats: [
      { name: "Ada", kind: "human", player: null, colour: 0 },
      { name: "Bob", kind: "ai", player: "greedy", colour: 1 },
    ],
    assist: "full",
    seeded: false,
    listed: false,
    ...change,
  };
}

export function cell(x: number, y: number, turn: number): Target {
  return {
    text: `@${x},${y}>${"NESW"[turn]}`,
    kind: "place",
    label: plain("lay the tile"),
    where: { type: "cell", at: [x, y], turn, tile: null },
    values: {},
  };
}

export function follower(spot: string): Target {
  return {
    text: `M@0,1.${spot}`,
    kind: "deploy",
    label: plain("whatever the server calls it"),
    where: { type: "segment", at: [0, 1], spot, piece: "follower", feature: "city", role: "knight" },
    values: {},
  };
}

export const barn: Target = {
  text: "barn:NE@0,1",
  kind: "barn",
  label: said("action-barn", { at: "0,1", corner: said("core-corner-NE") }),
  where: { type: "corner", at: [0, 1], corner: "NE", piece: "barn" },
  values: { corner: "NE" },
};

export const pass: Target = {
  text: "-",
  kind: "pass",
  label: said("action-pass"),
  where: { type: "pass" },
  values: {},
};
