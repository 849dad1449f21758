import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMonth, isMonthOrDay, MONTH, MONTH_OR_DAY } from "#kernel/fields/month-kinds.ts";
import { formatMonth, monthAt, monthIndex, monthOf } from "./month.ts";

describe("a month", () => {
  it("is Japan's of an instant", () => {
    const months = ["2026-10-31T14:59:59Z", "2026-10-31T15:00:00Z", "2026-12-31T15:00:00Z"].map((at) => monthOf(new Date(at)));
    expect(months).toEqual(["2026-10", "2026-11", "2027-01"]);
  });

  it("is counted and found again", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 9999 * 12 }), (index) => monthIndex(monthAt(index)) === index));
    expect([monthIndex("2026-11"), monthIndex("2026-11-05"), monthAt(24322), formatMonth("2026-01")]).toEqual([
      24322,
      24322,
      "2026-11",
      "2026年1月",
    ]);
  });
});

describe("a month that somebody types", () => {
  it.each([
    ["2014/4", "2014-04"],
    ["２０１４年４月", "2014-04"],
    ["平成26年4月", "2014-04"],
    ["令和元年12月", "2019-12"],
    [" 2014-12 ", "2014-12"],
    ["春ごろ", "春ごろ"],
  ])("%s is read as %s", (typed, read) => {
    expect(MONTH.parse(typed)).toEqual({ ok: true, value: read });
  });

  it.each([
    ["2014-04", true, true],
    ["2014-13", false, false],
    ["1949-12", false, false],
    ["2101-01", false, false],
    ["2014-04-30", false, true],
    ["2014-04-31", false, false],
    ["1949-12-31", false, false],
    ["2014-4", false, false],
  ])("%s is a month: %s, or a day: %s", (text, month, day) => {
    expect([isMonth(text), isMonthOrDay(text)]).toEqual([month, day]);
    expect(MONTH_OR_DAY.faultOf(text) === null).toBe(day);
  });

  it("may be a day", () => {
    expect(MONTH_OR_DAY.parse("2014年4月1日")).toEqual({ ok: true, value: "2014-04-01" });
  });
});
