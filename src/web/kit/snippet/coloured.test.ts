import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/support/runs.ts";
import { coloured } from "./coloured.ts";

const tones = (code: string) => coloured(code).flatMap(({ text, tone }) => (tone === "plain" ? [] : [[text, tone]]));

describe("the colours of code", () => {
  it.each([
    [
      '{ "a": 1 }',
      [
        ['"a"', "key"],
        ["1", "number"],
      ],
    ],
    [
      '  "name" : "x:y"',
      [
        ['"name"', "key"],
        ['"x:y"', "text"],
      ],
    ],
    [
      '"yen": -6100000,',
      [
        ['"yen"', "key"],
        ["-6100000", "number"],
      ],
    ],
    ["# 1戸の推定\ncurl", [["# 1戸の推定", "comment"]]],
    ["await f(); // 5階", [["// 5階", "comment"]]],
    ['curl "https://example.jp/#a"', [['"https://example.jp/#a"', "text"]]],
    ["mk_test_1234 v3 2026-11", []],
    ['"open', []],
  ])("of %j", (code, expected) => {
    expect(tones(code)).toEqual(expected);
  });

  it("leave every letter where it was", () => {
    const part = fc.constantFrom('"', "'", "`", "\\", "#", "//", "\n", " ", "1", "-", ".", ":", "x", "{", "髙");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const code = parts.join("");
        expect(
          coloured(code)
            .map(({ text }) => text)
            .join(""),
        ).toBe(code);
      }),
      { numRuns: runs({ usual: 300 }) },
    );
  });
});
