import { describe, expect, it } from "vitest";
import { Speaker } from "../src/words/speaker";
import { said } from "./sample";

const english = new Speaker("en", "piece-bell = bell\n    .a = a bell\n");
const speaker = new Speaker(
  "de",
  `words-comma = { $first }, { $last }
words-and = { $first } und { $last }
    .or = { $first } oder { $last }
piece-builder = Baumeister
    .den = den Baumeister
moves = { $who } versetzt { FORM($piece, "den") } ({ $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
  })
    .did = versetzt { FORM($piece, "den") }
choose = { FORM($what, "or") }
`,
  () => english,
);

describe("messages of the server", () => {
  const builder = said("piece-builder");
  it("are said with their parameters, in the form that the sentence asks for", () => {
    expect(speaker.say(said("moves", { who: "Ada", piece: builder, n: 1 }))).toBe(
      "Ada versetzt den Baumeister (ein Punkt)",
    );
    expect(speaker.say(said("moves", { who: "Ada", piece: builder, n: 2000 }))).toContain("(2000 Punkte)");
  });
  it("have other forms, where they have them", () => {
    expect(speaker.say(said("moves", { piece: builder }), "did")).toBe("versetzt den Baumeister");
    expect([speaker.say(builder, "did"), speaker.say(said("unheard-of"))]).toEqual([null, null]);
  });
  it("say in another language what theirs has no words for", () => {
    expect(speaker.say(said("moves", { who: "Ada", piece: { id: "piece-bell" }, n: 1 }))).toContain("versetzt bell");
    expect(speaker.say(said("choose", { what: [{ id: "unheard-of" }] }))).toBe("unheard-of");
  });
  it("say lists as lists", () => {
    expect(speaker.say(said("choose", { what: [1, "zwei", builder] }))).toBe("1, zwei oder Baumeister");
    expect(speaker.say(said("choose", { what: ["zwei"] }))).toBe("zwei");
  });
});
