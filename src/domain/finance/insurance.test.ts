import { describe, expect, it } from "vitest";
import { earthquakePremium, fireClass } from "./insurance.ts";

describe("the class of a structure", () => {
  it.each([
    ["RC", "M", true],
    ["SRC", "M", true],
    ["block", "M", true],
    ["steel", "T", false],
    ["light-steel", "T", false],
    ["wood", "H", false],
  ] as const)("%s is %s", (structure, id, isSure) => {
    expect(fireClass(structure)).toEqual({ id, isSure });
  });

  it("is not known where the structure is not", () => {
    expect(fireClass(null)).toBeNull();
  });
});

describe("a year of earthquake insurance", () => {
  it.each([
    ["東京都", 10_000_000, "none", 27_500],
    ["東京都", 10_000_000, "builtSince1981", 24_750],
    ["東京都", 5_000_000, "isolated", 6875],
    ["埼玉県", 20_000_000, "none", 53_000],
    ["沖縄県", 10_000_000, "none", null],
    ["toString", 10_000_000, "none", null],
  ] as const)("%s, %d yen insured, %s: %j", (prefecture, insured, discount, yen) => {
    expect(earthquakePremium(prefecture, insured, discount)).toBe(yen);
  });
});
