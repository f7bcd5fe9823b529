import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameState } from "../src/game/state";
import { playAgain } from "../src/home/start";
import { keepGame, keptGames } from "../src/net/kept";

const seat = (kind: "human" | "open" | "ai", name: string) => ({ kind, name, player: null, colour: 0 });
const over = (yours: number[]): GameState =>
  ({
    game: "old",
    yours,
    view: { setup: "base" },
    seats: [seat("human", "Ada"), seat("human", "Bob"), seat("open", "Guest")],
  }) as unknown as GameState;

/** The server: every key becomes another one. */
const opens: Record<string, number | null> = { a: 0, b: 1, c: 2, watch: null };
function answer(init: RequestInit): Response {
  const keys = [
    new Headers(init.headers).get("authorization")!.replace("Bearer ", ""),
    ...(JSON.parse(init.body as string) as { tokens: string[] }).tokens,
  ];
  const key = (n: number | null) => keys.filter((k) => opens[k] === n).map((k) => `new-${k}`)[0] ?? null;
  return Response.json({ game: "new", seats: [0, 1, 2].map((n) => ({ seat: n, token: key(n) })), spectate: key(null) });
}

describe("a rematch", () => {
  beforeEach(() => {
    const shelf = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (k: string) => shelf.get(k) ?? null,
      setItem: (k: string, v: string) => shelf.set(k, v),
    });
    vi.stubGlobal("location", { hash: "" });
    vi.stubGlobal("fetch", (_path: string, init: RequestInit) => Promise.resolve(answer(init)));
  });
  afterEach(() => vi.unstubAllGlobals());

  it("leads whoever made the game to his seat, with the links that are still to be sent", async () => {
    const open = [
      { seat: 1, token: "b" },
      { seat: 2, token: "c" },
    ];
    keepGame({ game: "old", tokens: ["a"], players: [], setup: "base", spectate: "watch", open, when: 0, over: true });
    await playAgain(over([0]), ["a"]);
    expect(location.hash).toBe("#/play/new/new-a");
    expect(keptGames()[0]).toMatchObject({
      game: "new",
      tokens: ["new-a"],
      spectate: "new-watch",
      open: [{ seat: 2, token: "new-c" }],
    });
  });
  it("leads all players of one screen to their seats", async () => {
    await playAgain(over([0, 1]), ["a", "b"]);
    expect(location.hash).toBe("#/play/new/new-a,new-b");
  });
  it("leads a guest who never gave his name to his seat", async () => {
    await playAgain(over([2]), ["c"]);
    expect(location.hash).toBe("#/play/new/new-c");
  });
  it("lets those who watch watch", async () => {
    await playAgain(over([]), ["watch"]);
    expect(location.hash).toBe("#/play/new/new-watch");
    expect(keptGames()).toEqual([]);
  });
});
