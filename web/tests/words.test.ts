import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import de from "../src/words/de.ftl?raw";
import en from "../src/words/en.ftl?raw";

const ids = (text: string) => new Set(new FluentResource(text).body.map((entry) => entry.id));
const sources = Object.values(
  import.meta.glob<string>(["../src/**/*.ts", "../src/**/*.svelte"], { query: "?raw", import: "default", eager: true }),
);

describe("words", () => {
  const used = sources.flatMap((text) => [...text.matchAll(/\bt\("([a-z0-9-]+)"/g), ...text.matchAll(/"(key-[a-z]+)"/g)].map((m) => m[1]!));
  for (const [language, text] of [["English", en], ["German", de]] as const) {
    it(`has every text that is used in ${language}`, () => {
      const known = ids(text);
      expect(used.length).toBeGreaterThan(100);
      expect([...new Set(used)].filter((id) => !known.has(id))).toEqual([]);
    });
  }
  it("has every English text in German", () => {
    const german = ids(de);
    expect([...ids(en)].filter((id) => !german.has(id))).toEqual([]);
  });
});
