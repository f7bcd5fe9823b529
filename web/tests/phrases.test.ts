import { describe, expect, it } from "vitest";
import { translator } from "../src/words/phrases";

const say = translator({
  "do nothing": "nichts tun",
  city: "Stadt",
  knight: "Ritter",
  castle: "Schloss",
  north: "Norden",
  west: "Westen",
  "{side}, near the {side2}": "{side}, nahe {side2}",
  "the count stands in the {quarter}": "dort steht der Graf ({quarter})",
  "the count stands in the {quarter}; pass to leave him there": "dort steht der Graf schon ({quarter})",
  "the {feature} at {place} already has {who}'s {role} at {place2}":
    "{feature} auf {place}: {role} von {who} auf {place2}",
  "{n} points": "{n} Punkte",
  "{who} passes": "{who} verzichtet",
  "{who}: {what}": "{who}: {what}",
  "is (this) [a] $pattern.*?": "wörtlich",
  "at {text} (a.b)": "bei {text}",
});

describe("sentences of the server", () => {
  it("are found word for word", () => {
    expect(say("do nothing")).toBe("nichts tun");
    expect(say("is (this) [a] $pattern.*?")).toBe("wörtlich");
  });
  it("are found by the template that spells out most", () => {
    expect(say("the count stands in the castle")).toBe("dort steht der Graf (Schloss)");
    expect(say("the count stands in the castle; pass to leave him there")).toBe("dort steht der Graf schon (Schloss)");
  });
  it("keep names, numbers and places, and translate the rest", () => {
    expect(say("the city at -1,2 already has city's knight at 0,3")).toBe("Stadt auf -1,2: Ritter von city auf 0,3");
    expect(say("Ada: do nothing")).toBe("Ada: nichts tun");
    expect(say("Cy: the Elder: do nothing")).toBe("Cy: the Elder: nichts tun");
    expect(say("12 points")).toBe("12 Punkte");
    expect(say("twelve points")).toBe(null);
  });
  it("may hold sentences that hold sentences", () => {
    expect(say("Ada: north, near the west")).toBe("Ada: Norden, nahe Westen");
  });
  it("are not guessed at", () => {
    expect(say("the count stands in the cellar")).toBe(null);
    expect(say("something else")).toBe(null);
    expect(say("at x (aXb)")).toBe(null);
  });
  it("take dollar signs in names as they are", () => {
    expect(say("$& passes")).toBe("$& verzichtet");
  });
});
