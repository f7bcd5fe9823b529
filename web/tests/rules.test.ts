import { describe, expect, it } from "vitest";
import type { RuleInfo, SetInfo, Sets } from "../src/protocol";
import { chaptersOf, inPlay, matches, pieces } from "../src/rules/book";
import { said } from "./sample";

const rule = (id: string, chapter: string, text = "", section = ""): RuleInfo => ({
  id,
  chapter,
  text,
  section,
  examples: [],
  page: chapter.toUpperCase(),
});
const set = (name: string, chapters: string[]): SetInfo => ({
  name,
  title: said(`set-${name}`),
  summary: "",
  tiles: 1,
  stands_alone: name === "base",
  excludes: [],
  copies: 1,
  chapters,
  minutes: 5,
  complexity: 1,
});
const option = (key: string, rule: string, of: string, needs: string[] = []) => ({
  key,
  rule,
  set: of,
  needs,
  values: ["a", "b"],
  default: "a",
  title: said(`option-${key}`),
});
const sets: Sets = {
  sets: [set("base", ["base"]), set("river-1", ["river-1"]), set("river-2021", ["river-1"]), set("dragon", ["dragon"])],
  options: [option("small", "OPT-2", "base"), option("walls", "OPT-13", "dragon", ["river-1"])],
  presets: {},
  tables: {},
  suggestions: [],
  players: [],
  colours: [],
  pieces: [],
  tokens: [],
  marks: [],
  faces: {},
  lessons: [],
};
const book = [
  rule("ROAD-1", "base", "A road is completed", "Roads"),
  rule("ROAD-2", "base", "A crossing ends it", "Roads"),
  rule("FARM-1", "base", "Felder gehören Bauern (ROAD-2)", "Farms"),
  rule("RIVER-1", "river-1", "It flows"),
  rule("DRAGON-1", "dragon", "It eats"),
  rule("OPT-2", "editions", "small"),
  rule("OPT-13", "editions", "walls"),
  rule("INT-1", "interactions", "both"),
];
const shown = (setup: string) => book.filter(inPlay(setup, sets)).map(({ id }) => id);

describe("the rule book", () => {
  it("has what is in play: sets, their options, and what joins several sets", () => {
    expect(shown("base")).toEqual(["ROAD-1", "ROAD-2", "FARM-1", "OPT-2"]);
    expect(shown("base+2*river-2021")).toEqual(["ROAD-1", "ROAD-2", "FARM-1", "RIVER-1", "OPT-2", "INT-1"]);
    expect(shown("base+river-1+dragon")).toEqual(book.map(({ id }) => id));
  });
  it("is in chapters and sections", () => {
    const [base, river] = chaptersOf(book);
    expect([base?.title, base?.count, base?.sections.map((s) => [s.title, s.rules.length])]).toEqual([
      "BASE",
      3,
      [
        ["Roads", 2],
        ["Farms", 1],
      ],
    ]);
    expect(river?.id).toBe("river-1");
  });
  it("is searched for all words, in any case and without accents", () => {
    expect(book.filter((r) => matches(r, "ROAD completed")).map((r) => r.id)).toEqual(["ROAD-1"]);
    expect(book.filter((r) => matches(r, "gehoren bauern")).map((r) => r.id)).toEqual(["FARM-1"]);
    expect(book.filter((r) => matches(r, "road-2")).map((r) => r.id)).toEqual(["ROAD-2", "FARM-1"]);
  });
  it("finds the rules that a text names", () => {
    const known = new Map(book.map((r) => [r.id, r]));
    expect(pieces("See ROAD-2, not ROAD-99.", known)).toEqual([
      { text: "See ", id: null },
      { text: "ROAD-2", id: "ROAD-2" },
      { text: ", not ", id: null },
      { text: "ROAD-99", id: null },
      { text: ".", id: null },
    ]);
  });
});
