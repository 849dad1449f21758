import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EstimateInput } from "./request.ts";
import { canonicalText, normaliseInput } from "./request-input.ts";

const base: EstimateInput = { kind: "condo", areaM2: 70, address: "東京都江東区豊洲" };

describe("normalising an input", () => {
  it.each([
    [
      "full-width digits and spaces in an address",
      { ...base, address: " 東京都江東区豊洲5　丁目 " },
      { ...base, address: "東京都江東区豊洲5 丁目" },
    ],
    ["a station with its suffix", { ...base, stationName: "豊洲駅" }, { ...base, stationName: "豊洲" }],
    ["a layout in small full-width letters", { ...base, layout: "3ldk" }, { ...base, layout: "3LDK" }],
    ["empty texts", { ...base, layout: "", stationName: "" }, base],
    ["a renovation year", { ...base, renovatedYear: 2020 }, { ...base, renovatedYear: 2020, renovated: true }],
    ["a house and its renovation", { ...base, kind: "house", renovatedYear: 2020, renovated: true }, { ...base, kind: "house" }],
    ["a building and an address", { ...base, apartmentKey: "k1" }, { kind: "condo", areaM2: 70, apartmentKey: "k1" }],
    [
      "a town and an address",
      { ...base, cityCode: "13108", town: "豊洲 " },
      { kind: "condo", areaM2: 70, cityCode: "13108", town: "豊洲" },
    ],
  ] satisfies [string, EstimateInput, EstimateInput][])("brings %s to one form", (_what, typed, expected) => {
    expect(normaliseInput(typed)).toEqual(expected);
  });

  it("changes nothing the second time", () => {
    const inputs = fc.record({
      kind: fc.constantFrom("condo", "house", "land"),
      areaM2: fc.double({ min: 8, max: 2000, noNaN: true }),
      address: fc.string({ unit: "grapheme" }),
      stationName: fc.constantFrom("豊洲駅", "豊洲", " 豊洲駅", ""),
      layout: fc.constantFrom("3LDK", "1r", ""),
    }) satisfies fc.Arbitrary<EstimateInput>;
    fc.assert(
      fc.property(inputs, (input) => {
        const once = normaliseInput(input);
        expect(normaliseInput(once)).toEqual(once);
      }),
    );
  });
});

describe("canonical text of an input", () => {
  it("does not depend on the order of the fields", () => {
    expect(canonicalText({ areaM2: 70, kind: "condo", floor: 3 })).toBe(canonicalText({ floor: 3, kind: "condo", areaM2: 70 }));
  });

  it("differs when any field differs", () => {
    const texts = [base, { ...base, areaM2: 71 }, { ...base, askingPrice: 50_000_000 }, { ...base, floor: 0 }].map(canonicalText);

    expect(new Set(texts).size).toBe(texts.length);
  });
});
