import { describe, expect, it } from "vitest";
import { nameOf } from "../src/look/png";

describe("a saved picture", () => {
  it("is called as the server calls it", () => {
    expect(
      nameOf(`inline; filename="bastide-2026-11-16-Jorg.svg"; filename*=UTF-8''bastide-2026-11-16-J%C3%B6rg.svg`),
    ).toBe("bastide-2026-11-16-Jörg.svg");
    expect(nameOf("")).toBe("bastide.svg");
  });
});
