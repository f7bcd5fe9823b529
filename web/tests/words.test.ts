import { FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import de from "../src/words/de.ftl?raw";
import en from "../src/words/en.ftl?raw";

const ids = (text: string) => new Set(new FluentResource(text).body.map((entry) => entry.id));
const sources = Object.values(
  import.meta.glob<string>(["../src/**/*.ts", "../src/**/*.svelte"], { query: "?raw", import: "default", eager: true }),
);

describe("words", () => {
  const used = sources.flatMap((text) =>
    [...text.matchAll(/\bt\("([a-z0-9-]+)"/g), ...text.matchAll(/"(key-[a-z]+)"/g)].map((m) => m[1]!),
  );
  for (const [language, text] of [
    ["English", en],
    ["German", de],
  ] as const) {
    it(`has every text that is used in ${language}`, () => {
      const known = ids(text);
      expect(used.length).toBeGreaterThan(100);
      expect([...new Set(used)].filter((id) => !known.has(id))).toEqual([]);
    });
  }
  it("speaks of tapping where there is a finger and of clicking where there is a mouse", async () => {
    for (const [touch, word, other] of [
      [true, "Tap", "Click"],
      [false, "Click", "Tap"],
    ] as const) {
      vi.resetModules();
      vi.stubGlobal("matchMedia", () => ({ matches: touch, addEventListener: () => {} }));
      const { t } = await import("../src/words/words.svelte");
      for (const text of [
        t("hint-cells", { n: 2 }),
        t("hint-confirm", { ways: 2 }),
        t("hint-spots"),
        t("hint-board", { n: 1 }),
      ]) {
        expect(text).toContain(word);
        expect(text).not.toContain(other);
        expect(text).not.toContain("{");
      }
    }
    vi.unstubAllGlobals();
  });
  it("offers every language that there is a file in, by its own name", async () => {
    const files = Object.keys(import.meta.glob("../src/words/*.ftl")).map((file) => /(\w+)\.ftl/.exec(file)![1]!);
    const { LANGUAGES } = await import("../src/words/words.svelte");
    expect(LANGUAGES.map(({ id }) => id).sort()).toEqual(files.sort());
    expect(LANGUAGES.slice(0, 2)).toEqual([
      { id: "en", name: "English" },
      { id: "de", name: "Deutsch" },
    ]);
  });
  it("has every English text in German", () => {
    const german = ids(de);
    expect([...ids(en)].filter((id) => !german.has(id))).toEqual([]);
  });
});
