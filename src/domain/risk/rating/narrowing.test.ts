import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { CALM, site, siteAndGaps, without } from "#test/support/risk-sites.ts";
import { lettersAbove } from "./letter.ts";
import { rate } from "./rate.ts";

const BUILDING = ["confirmedOn", "builtYear", "builtMonth", "ageYears", "seismicDiagnosis", "seismicIsolation", "units"];
const PAPERS = ["reserveFundRatio", "managementStars", "managementCertified"];
const place = without(site(CALM), [...BUILDING, ...PAPERS]);

describe("what would narrow a rating", () => {
  it("of a place without a building is first what is told of the building, then its papers", () => {
    const { coverage, narrowing } = rate(place);

    expect(coverage).toBeCloseTo(0.6875, 9);
    expect(narrowing.map(({ what, by, coverageAfter }) => [what, by, Math.round(coverageAfter * 1000) / 10])).toEqual([
      ["told", "visitor", 83.8],
      ["built", "visitor", 81.3],
      ["reserve_fund", "building", 77.5],
      ["management", "building", 76.3],
      ["units", "visitor", 71.3],
    ]);
  });

  it("says which value it was worked out with, and the letters that are possible then", () => {
    const [told] = rate(place).narrowing;

    expect(told).toMatchObject({ title: "建った年と総戸数", assuming: "築25年・50戸なら", lowest: "A", highest: "AAA" });
    expect(rate(place).possible).toMatchObject({ lowest: "BBB", highest: "AAA" });
  });

  it("leaves alone what is known: the year is told, its size is still asked", () => {
    const told = { ...place, facts: { ...place.facts, ...site({ builtYear: 1990, ageYears: 36 }).facts } };

    expect(rate(told).narrowing.map(({ what }) => what)).toEqual(["reserve_fund", "management", "told", "units"]);
  });

  it("names layers that are not imported", () => {
    const { narrowing } = rate(without(place, ["quake_i55", "ground_arv", "liquefaction_pl", "crime_rate_quintile"]));

    expect(narrowing.filter(({ by }) => by === "data").map(({ what }) => what)).toEqual([
      "crime",
      "quake_probability",
      "ground_amplification",
      "liquefaction",
    ]);
  });

  it("asks for nothing that has no weight", () => {
    expect(rate(without(site(CALM), ["crime_rate_quintile"]), { ...DEFAULT_WEIGHTS, crime: 0 }).narrowing).toEqual([]);
  });

  it("never widens what is possible, adds to the coverage, and comes with most coverage first", () => {
    fc.assert(
      fc.property(siteAndGaps, ([known, gaps]) => {
        const { narrowing, coverage, possible } = rate(without(known, gaps));
        let before = 1;
        for (const { coverageAfter, lowest, highest } of narrowing) {
          expect(coverageAfter).toBeGreaterThan(coverage);
          expect(coverageAfter).toBeLessThanOrEqual(before);
          before = coverageAfter;
          expect(lettersAbove(lowest, possible.lowest)).toBeGreaterThanOrEqual(0);
          expect(lettersAbove(possible.highest, highest)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 60 },
    );
  });
});
