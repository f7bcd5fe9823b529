import { expect, test } from "vitest";
import { byUrgency, isMine } from "../src/me/me.svelte";
import { formatRoute, parseRoute } from "../src/net/routes";
import type { MyGame } from "../src/protocol";

const game = (name: string, more: Partial<MyGame>): MyGame => ({
  game: name,
  tokens: ["t"],
  setup: "base",
  players: ["Ada", "Bob"],
  turn: 1,
  current: 1,
  yours: [0],
  over: false,
  waiting: false,
  created: 0,
  ...more,
});

test("games whose turn it is come first, those that are over last", () => {
  const games = [
    game("over", { over: true, current: null, created: 9 }),
    game("theirs", {}),
    game("room", { waiting: true, current: null }),
    game("mine", { current: 0 }),
    game("mine too", { current: 0, created: 5 }),
  ];
  expect(byUrgency(games).map((one) => one.game)).toEqual(["mine too", "mine", "room", "theirs", "over"]);
  expect(games.filter(isMine).length).toBe(2);
});

test("the key of a person stays behind the #", () => {
  expect(parseRoute("#/me/a-key_1")).toEqual({ screen: "me", key: "a-key_1" });
  expect(formatRoute({ screen: "me", key: "a-key_1" })).toBe("#/me/a-key_1");
  expect(parseRoute("#/mine")).toEqual({ screen: "mine" });
  expect(parseRoute("#/me")).toEqual({ screen: "home" });
});
