import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CALM, site } from "#test/support/risk-sites.ts";
import { isProvenSound, seismicCodeOf } from "./seismic-code.ts";

describe("the seismic code of a building", () => {
  it.each([
    [19_810_531, "old"],
    [19_810_601, "new"],
    [20_000_531, "new"],
    [20_000_601, "since2000"],
    [19_500_101, "old"],
    [20_260_101, "since2000"],
  ])("confirmed on %i is %s", (confirmedOn, code) => {
    expect(seismicCodeOf(site({ confirmedOn }))).toBe(code);
  });

  it.each([
    [1981, 5, "old"],
    [1981, 6, "unclear"],
    [1982, 1, "unclear"],
    [1983, 3, "unclear"],
    [1983, 4, "new"],
    [2024, 1, "new"],
    [1970, 12, "old"],
  ])("finished in %i-%i, the day of confirmation not known, is %s", (builtYear, builtMonth, code) => {
    expect(seismicCodeOf(site({ builtYear, builtMonth }))).toBe(code);
  });

  it.each([
    [1980, "old"],
    [1981, "unclear"],
    [1982, "unclear"],
    [1983, "unclear"],
    [1984, "new"],
  ])("finished in a month of %i that nobody knows is that of the whole year, or unclear: %s", (builtYear, code) => {
    expect(seismicCodeOf(site({ builtYear }))).toBe(code);
    expect(seismicCodeOf(site({ builtYear, builtMonth: "no_data" }))).toBe(code);
  });

  it("follows the day of confirmation where both are known: it was finished a year or two later", () => {
    expect(seismicCodeOf(site({ confirmedOn: 19_810_315, builtYear: 1983, builtMonth: 9 }))).toBe("old");
    expect(seismicCodeOf(site({ confirmedOn: 19_811_101, builtYear: 1982, builtMonth: 12 }))).toBe("new");
  });

  it.each(["no_data", "none", "out_of_area"] as const)("is read from the completion where the confirmation is %s", (confirmedOn) => {
    expect(seismicCodeOf(site({ confirmedOn, builtYear: 1990 }))).toBe("new");
  });

  it("is nobody's to say where neither day is known", () => {
    expect(seismicCodeOf(site({}))).toBeNull();
    expect(seismicCodeOf(site({ builtYear: "no_data", builtMonth: 4 }))).toBeNull();
    expect(seismicCodeOf(site({ ...CALM, confirmedOn: "out_of_area", builtYear: "no_data" }))).toBeNull();
  });

  it("is never that of 2000 by the year alone, and never a newer one for an earlier day", () => {
    const order = ["old", "unclear", "new", "since2000"];
    const day = fc.record({ year: fc.integer({ min: 1960, max: 2026 }), month: fc.integer({ min: 1, max: 12 }) });
    fc.assert(
      fc.property(day, day, (a, b) => {
        const codes = [a, b]
          .toSorted((x, y) => x.year * 12 + x.month - (y.year * 12 + y.month))
          .map(({ year, month }) => seismicCodeOf(site({ builtYear: year, builtMonth: month })) ?? "");
        expect(codes).not.toContain("since2000");
        expect(order.indexOf(codes[0] ?? "")).toBeLessThanOrEqual(order.indexOf(codes[1] ?? ""));
      }),
    );
  });

  it("is old or new without a month only where every month of the year is", () => {
    for (let builtYear = 1978; builtYear <= 1986; builtYear += 1) {
      const months = Array.from({ length: 12 }, (_, i) => seismicCodeOf(site({ builtYear, builtMonth: i + 1 })) ?? "");
      const [january = "", ...others] = months;
      expect(seismicCodeOf(site({ builtYear }))).toBe(others.every((code) => code === january) ? january : "unclear");
    }
  });
});

describe("a building that is proven sound", () => {
  it.each([
    [1, true],
    [0, false],
    ["none", false],
    ["no_data", false],
    ["out_of_area", false],
  ] as const)("has a diagnosis or works that say so: %s -> %s", (seismicDiagnosis, isProven) => {
    expect(isProvenSound(site({ seismicDiagnosis }))).toBe(isProven);
  });

  it("is none of which nothing is known", () => {
    expect(isProvenSound(site({}))).toBe(false);
  });
});
