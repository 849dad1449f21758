import { describe, expect, it } from "vitest";
import { literalPatterns, putsTogether } from "./find-patterns.ts";

describe("the patterns of the code", () => {
  it("are its literals, each once, with the files that use it", () => {
    const files = [
      { path: "a.ts", text: "const a = /x+/g.test(b); const c = 1 / 2 / 3;" },
      { path: "b.tsx", text: 'const View = () => <p title={t.replace(/x+/g, "")}>a / b</p>;' },
    ];

    expect(literalPatterns(files)).toEqual([{ source: "x+", flags: "g", files: ["a.ts", "b.tsx"] }]);
  });

  it("of a shape hold for the whole text, as they are used", () => {
    expect(literalPatterns([{ path: "a.ts", text: "text({ pattern: /[a-z]+/u })" }])).toMatchObject([
      { source: "^(?:[a-z]+)$", flags: "u" },
    ]);
  });

  it("that are put together are known by how that is done", () => {
    expect(putsTogether({ path: "a.ts", text: 'new RegExp("a" + b)' })).toBe(true);
    expect(putsTogether({ path: "a.ts", text: "/a/" })).toBe(false);
  });
});
