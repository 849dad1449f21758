import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakLines } from "./break-lines.ts";
import { drawableText, lackingCharacters, namesOfCharacters } from "./drawable-text.ts";
import type { Measure } from "./marks.ts";

/** Half width and full width. */
const measure: Measure = (text, size) =>
  Array.from(text).reduce((sum, character) => sum + (/[\x20-\x7E]/.test(character) ? 0.5 : 1), 0) * size;
const broken = (text: string, characters: number) => breakLines(text, characters * 10, { size: 10, weight: "regular", measure });

describe("lines of Japanese text", () => {
  it.each([
    ["売却した価格です。", 8, ["売却した価格", "です。"]],
    ["価格は10,840,000円です", 8, ["価格は", "10,840,000円です"]],
    ["住まい（自宅）を売る", 6, ["住まい", "（自宅）を", "売る"]],
    ["一行目\n二行目", 10, ["一行目", "二行目"]],
    ["ABCDEFGHIJ", 3, ["ABCDEF", "GHIJ"]],
    ["", 10, [""]],
  ])("%s in %i", (text, width, lines) => {
    expect(broken(text, width)).toEqual(lines);
  });

  it("lose no letter, are never too wide, and begin with no closing mark unless nothing else fits", () => {
    const text = fc
      .array(fc.constantFrom("売却", "価格", "は", "、", "。", "（", "）", "1,234", "円", "ロー", "ン", "Tokyo "), { maxLength: 60 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, fc.integer({ min: 12, max: 40 }), (given, width) => {
        const lines = broken(given, width);
        expect(lines.join("").replaceAll(" ", "")).toBe(given.replaceAll(" ", ""));
        for (const line of lines) expect(measure(line, 10, "regular")).toBeLessThanOrEqual(width * 10);
      }),
    );
  });
});

describe("what a font can draw", () => {
  it("keeps letters as they were written, and shows where one is missing", () => {
    const has = (code: number) => code !== 0x1f3e0;
    expect(lackingCharacters("髙\u{1F3E0}﨑\u{E0100}\t\u200B\u{1F3E0}", has)).toEqual(["\u{1F3E0}"]);
    expect(namesOfCharacters(["\u{1F3E0}", "\uE000", ..."abcd"])).toBe("\u{1F3E0}、U+E000、a、b、c…");
    expect(drawableText("髙﨑\u{E0100}関\t①\u{1F3E0}\u200B", has)).toBe("髙﨑関 ①〓");
  });
});
