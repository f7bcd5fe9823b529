import { expect, test } from "vitest";
import { hashOf, newSalt, remember, seenOf, verdict } from "../src/fair/promise";
import type { Shelf } from "../src/net/kept";

function shelf(): Shelf {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}
const proof = { hash: "aa", secret: "00", salts: ["b1", ""], draws: 72 };

test("the first promise counts", () => {
  const here = shelf();
  remember("g", "aa", [], here);
  remember("g", "bb", [], here);
  remember("g", "bb", ["b1"], here);
  expect(seenOf("g", here)).toEqual({ game: "g", hash: "aa", salts: ["b1"] });
  expect(seenOf("other", here)).toBeNull();
});

test("a proof is held against what was seen", () => {
  const seen = { game: "g", hash: "aa", salts: ["b0", "b1"] };
  expect(verdict(proof, seen, "aa")).toBe("kept");
  expect(verdict(proof, null, null)).toBe("kept");
  expect(verdict(proof, { ...seen, hash: "ab" }, "aa")).toBe("other-hash");
  expect(verdict(proof, seen, "ab")).toBe("other-secret");
  expect(verdict(proof, { ...seen, salts: ["b0"] }, "aa")).toBe("salt-missing");
});

test("hashes and salts are hexadecimal", async () => {
  expect(await hashOf("00")).toBe("6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d");
  expect(newSalt()).toMatch(/^[0-9a-f]{32}$/);
});
