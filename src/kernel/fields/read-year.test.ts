import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eraYear } from "#kernel/japanese-date.ts";
import { readYear } from "./read-year.ts";

describe("reading a year", () => {
  it.each([
    ["2008", 2008],
    ["２００８年", 2008],
    ["2008年築", 2008],
    ["平成20年", 2008],
    ["平成２０", 2008],
    ["H20", 2008],
    ["h.20", 2008],
    ["令和元年", 2019],
    ["R1", 2019],
    ["昭和55年", 1980],
    ["S64", 1989],
    ["大正12", 1923],
  ])("%j is %i", (text, year) => {
    expect(readYear(text)).toEqual({ ok: true, value: year });
  });

  it.each(["昭和65年", "平成0年", "明治40年", "20年", "平成", "きのう"])("%j is not a year", (text) => {
    expect(readYear(text)).toEqual({ ok: false, reason: "unreadable" });
  });

  it("takes an empty field as empty", () => {
    expect(readYear("　")).toEqual({ ok: false, reason: "empty" });
  });

  it("reads back every year as the era that we show for it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1912, max: 2100 }), (year) => {
        expect(readYear(eraYear(year))).toEqual({ ok: true, value: year });
      }),
    );
  });
});
