import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/support/runs.ts";
import { drawable, phrasesOf } from "./line-breaks.ts";

describe("the text of a card", () => {
  it("breaks between phrases as people read them, and after spaces", () => {
    expect(phrasesOf("AIで住まいの価格とリスクを確かめる")).toEqual(["AIで", "住まいの", "価格と", "リスクを", "確かめる"]);
    expect(phrasesOf("イースト タワー").join("|")).toBe("イースト |タワー");
    expect(phrasesOf(" ")).toEqual([]);
  });

  it.each([
    ["a\n b\t c", "a b c"],
    ["家😀👨‍👩‍👧。", "家。"],
    ["1️⃣ №2 ©", "1 №2 ©"],
    ["<b>&amp;</b>", "<b>&amp;</b>"],
  ])("of %j is %j", (words, expected) => expect(drawable(words)).toBe(expected));

  it("is never longer than it may be, keeps its letters in order, and is joined again by its phrases", () => {
    const properties = fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 80 }), (words, most) => {
      const shown = drawable(words, most);
      expect([...shown].length).toBeLessThanOrEqual(most);
      expect(phrasesOf(words).join("")).toBe(drawable(words, 50));
    });
    fc.assert(properties, { numRuns: runs({ few: 50, usual: 300 }) });
  });
});
