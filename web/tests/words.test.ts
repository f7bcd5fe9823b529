import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const SRC = join(__dirname, "../src");
const ids = (language: string) =>
  new Set(new FluentResource(readFileSync(join(SRC, `words/${language}.ftl`), "utf8")).body.map((entry) => entry.id));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

describe("words", () => {
  const used = sources(SRC).flatMap((text) => [...text.matchAll(/\bt\("([a-z0-9-]+)"/g), ...text.matchAll(/"(key-[a-z]+)"/g)].map((m) => m[1]!));
  for (const language of ["en", "de"]) {
    it(`has every text that is used (${language})`, () => {
      const known = ids(language);
      expect([...new Set(used)].filter((id) => !known.has(id))).toEqual([]);
    });
  }
  it("has every English text in German", () => {
    const german = ids("de");
    expect([...ids("en")].filter((id) => !german.has(id))).toEqual([]);
  });
});
