import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INDICATORS } from "#domain/risk/indicators/all.ts";
import { otherWater } from "#domain/risk/indicators/other-water.ts";
import { PILLARS, type SiteFacts, type Weights } from "#domain/risk/model/types.ts";
import { waterScore } from "#domain/risk/model/water-score.ts";
import { DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { anySite, CALM, site, siteAndGaps, without } from "#test/support/risk-sites.ts";
import { contributions } from "./drivers.ts";
import { overallOf } from "./fold-rating.ts";
import { letterOf, lettersAbove } from "./letter.ts";
import { rate } from "./rate.ts";

const runs = { numRuns: 150 };
const anyWeights: fc.Arbitrary<Weights> = fc.record({
  earthquake: fc.integer({ min: 1, max: 50 }),
  water: fc.integer({ min: 0, max: 50 }),
  building: fc.integer({ min: 0, max: 50 }),
  crime: fc.integer({ min: 0, max: 50 }),
  child: fc.integer({ min: 0, max: 50 }),
  life: fc.integer({ min: 0, max: 50 }),
});

describe("the fold", () => {
  it("rates the example of the documentation", () => {
    const rating = rate(site(CALM));

    expect(rating.pillars.map(({ id, score }) => [id, score])).toEqual([
      ["earthquake", 81.3],
      ["water", 100],
      ["building", 86],
      ["crime", 80],
      ["child", 83],
      ["life", 89.6],
    ]);
    expect(rating).toMatchObject({
      overall: 87.2,
      letter: "AAA",
      coverage: 1,
      isProvisional: false,
      caps: [],
      modelVersion: "risk-2026-11c",
    });
    expect(rating).toMatchObject({ possible: { lowest: "AAA", highest: "AAA", leastPoints: 87.2, mostPoints: 87.2 }, narrowing: [] });
  });

  it("weighs within a pillar only what has data", () => {
    const [earthquake] = rate(site({ quake_i55: 3, ground_arv: 1.6 })).pillars;

    expect(earthquake).toMatchObject({ score: 66.7, coverage: 0.45 });
  });

  it("leaves a pillar without data out of the whole", () => {
    expect(rate(site({ crime_rate_quintile: 1, flood_max_rank: 2, flood_duration_rank: 1 })).overall).toBe(
      Math.round(((20 * 45 + 10 * 95) / 30) * 10) / 10,
    );
  });

  it("has nothing to say of a place of which nothing is known", () => {
    expect(rate(site({}))).toMatchObject({
      overall: null,
      letter: null,
      possible: { lowest: "C", highest: "AAA", leastPoints: 0, mostPoints: 100 },
      coverage: 0,
      isProvisional: false,
      driversUp: [],
      driversDown: [],
    });
  });

  it("gives no overall where only a pillar without weight has data", () => {
    expect(rate(site({ crime_rate_quintile: 1 }), { ...DEFAULT_WEIGHTS, crime: 0 }).overall).toBe(null);
  });
});

describe("coverage", () => {
  const all = Object.keys(CALM);
  const only = (pillars: readonly string[]): SiteFacts => {
    const reads = INDICATORS.filter(({ pillar }) => pillars.includes(pillar)).flatMap((indicator) => indicator.reads);
    return without(
      site(CALM),
      all.filter((id) => !reads.some((fact) => fact === id)),
    );
  };

  it.each([
    [["earthquake", "water", "crime"], 0.55, null, false],
    [["earthquake", "building", "crime"], 0.6, "AA", true],
    [["earthquake", "water", "building"], 0.7, "AAA", true],
    [["earthquake", "water", "building", "crime"], 0.8, "AAA", false],
    [["earthquake", "water", "building", "crime", "child"], 0.88, "AAA", false],
  ] as const)("%o: %s", (pillars, coverage, letter, isProvisional) => {
    expect(rate(only(pillars))).toMatchObject({ coverage, letter, isProvisional });
  });
});

describe("letters", () => {
  it.each([
    [100, "AAA"],
    [85, "AAA"],
    [84.9, "AA"],
    [75, "AA"],
    [74.9, "A"],
    [65, "A"],
    [64.9, "BBB"],
    [55, "BBB"],
    [54.9, "BB"],
    [45, "BB"],
    [44.9, "B"],
    [35, "B"],
    [34.9, "C"],
    [0, "C"],
  ] as const)("%s is %s", (overall, letter) => {
    expect(letterOf(overall)).toBe(letter);
  });
});

describe("missing data", () => {
  it("never gives an indicator a better score", () => {
    fc.assert(
      fc.property(siteAndGaps, ([known, gaps]) => {
        const fewer = without(known, gaps);
        for (const { read, id } of INDICATORS.filter((indicator) => indicator.id !== "other_water")) {
          expect(read(fewer).score ?? 0, id).toBeLessThanOrEqual(read(known).score ?? 100);
        }
      }),
      runs,
    );
  });

  it("never makes inland water, surge and tsunami better than the worst of them that is still known", () => {
    fc.assert(
      fc.property(siteAndGaps, ([known, gaps]) => {
        const ids = ["inland_flood_rank", "storm_surge_rank", "tsunami_rank"];
        const left = ids.filter((id) => !gaps.includes(id)).map((id) => known.facts[id]?.value ?? 0);
        const { score } = otherWater.read(without(known, gaps));
        expect(score ?? 0).toBeLessThanOrEqual(waterScore(Math.max(0, ...left), known.floor));
        if (left.length < ids.length) expect(score).not.toBe(100);
      }),
      runs,
    );
  });

  it("never adds to the coverage, and never takes the letter out of the range it announced", () => {
    fc.assert(
      fc.property(siteAndGaps, ([known, gaps]) => {
        const [full, fewer] = [rate(known), rate(without(known, gaps))];
        expect(fewer.coverage).toBeLessThanOrEqual(full.coverage);
        if (full.letter === null || full.overall === null) return;
        expect(lettersAbove(fewer.possible.highest, full.letter)).toBeGreaterThanOrEqual(0);
        expect(lettersAbove(full.letter, fewer.possible.lowest)).toBeGreaterThanOrEqual(0);
        expect(full.overall).toBeLessThanOrEqual(fewer.possible.mostPoints);
        expect(full.overall).toBeGreaterThanOrEqual(fewer.possible.leastPoints);
      }),
      runs,
    );
  });

  it("gives a range that holds the letter", () => {
    fc.assert(
      fc.property(siteAndGaps, anyWeights, ([known, gaps], weights) => {
        const { letter, overall, possible } = rate(without(known, gaps), weights);
        if (overall !== null) {
          expect(overall).toBeLessThanOrEqual(possible.mostPoints);
          expect(overall).toBeGreaterThanOrEqual(possible.leastPoints);
        }
        if (letter === null) return;
        expect(lettersAbove(possible.highest, letter)).toBeGreaterThanOrEqual(0);
        expect(lettersAbove(letter, possible.lowest)).toBeGreaterThanOrEqual(0);
      }),
      runs,
    );
  });

  it("leaves no range where everything is known", () => {
    fc.assert(
      fc.property(anySite, (known) => {
        const { letter, overall, possible, narrowing } = rate(known);
        expect(possible).toEqual({ lowest: letter, highest: letter, leastPoints: overall, mostPoints: overall });
        expect(narrowing).toEqual([]);
      }),
      runs,
    );
  });
});

describe("worse hazards", () => {
  const worse = [
    "quake_i55",
    "ground_arv",
    "liquefaction_pl",
    "tokyo_kikendo_total",
    "flood_max_rank",
    "flood_duration_rank",
    "inland_flood_rank",
    "storm_surge_rank",
    "tsunami_rank",
    "landslide",
    "crime_rate_quintile",
    "ageYears",
    "elementaryDistanceM",
    "volatility",
  ] as const;

  it.each(worse)("never raise the overall score or the letter: %s", (id) => {
    fc.assert(
      fc.property(anySite, fc.double({ min: 0, max: 1, noNaN: true }), (known, by) => {
        const fact = known.facts[id];
        const value = fact?.value ?? 0;
        const more = Number.isInteger(value) ? value + Math.ceil(by * 3) : value * (1 + by);
        const [before, after] = [rate(known), rate({ ...known, facts: { ...known.facts, ...site({ [id]: more }).facts } })];
        expect(after.overall ?? 0).toBeLessThanOrEqual(before.overall ?? 0);
        expect(lettersAbove(before.letter ?? "C", after.letter ?? "C")).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 40 },
    );
  });
});

describe("weights", () => {
  it("count by their proportion only", () => {
    fc.assert(
      fc.property(siteAndGaps, anyWeights, fc.integer({ min: 2, max: 9 }), ([known, gaps], weights, times) => {
        const fewer = without(known, gaps);
        const scaled = { ...weights };
        for (const pillar of PILLARS) scaled[pillar] = weights[pillar] * times;
        expect({ ...rate(fewer, scaled), weights }).toEqual(rate(fewer, weights));
      }),
      { numRuns: 60 },
    );
  });
});

describe("caps", () => {
  it("only lower, and say why", () => {
    fc.assert(
      fc.property(anySite, (known) => {
        const { letter, overall, caps } = rate(known);
        if (letter === null || overall === null) return;
        expect(lettersAbove(letterOf(overall), letter)).toBeGreaterThanOrEqual(0);
        expect(caps.every(({ reason }) => reason.endsWith("としています。"))).toBe(true);
        if (caps.length === 0) expect(letter).toBe(letterOf(overall));
      }),
      runs,
    );
  });

  it.each([
    [{ landslide: 2 }, null, "BB", ["landslide-red"]],
    [{ landslide: 1 }, null, "AA", []],
    [{ flood_collapse: 1 }, null, "BB", ["flood-collapse"]],
    [{ flood_max_rank: 3, flood_duration_rank: 1 }, 2, "BBB", ["deep-flood-low-floor"]],
    [{ flood_max_rank: 3, flood_duration_rank: 1 }, 1, "BBB", ["deep-flood-low-floor"]],
    [{ flood_max_rank: 3, flood_duration_rank: 1 }, 3, "AA", []],
    [{ flood_max_rank: 3, flood_duration_rank: 1 }, null, "A", []],
    [{ flood_max_rank: 2, flood_duration_rank: 1 }, 2, "AA", []],
    [{ confirmedOn: 19800101, seismicDiagnosis: "none" }, null, "BBB", ["old-code"]],
    [{ confirmedOn: 19800101, seismicDiagnosis: "no_data" }, null, "BBB", ["old-code"]],
    [{ confirmedOn: 19800101, seismicDiagnosis: 0 }, null, "BBB", ["old-code"]],
    [{ confirmedOn: 19800101, seismicDiagnosis: 1 }, null, "AA", []],
    [{ confirmedOn: "no_data", builtYear: 1982 }, null, "AA", []],
    [{ landslide: 2, confirmedOn: 19800101 }, null, "BB", ["landslide-red", "old-code"]],
  ] as const)("%o on floor %s: %s", (facts, floor, letter, caps) => {
    const rating = rate(site({ ...CALM, ...facts }, floor));

    expect(rating.letter).toBe(letter);
    expect(rating.caps.map(({ id }) => id)).toEqual(caps);
  });

  it.each(["landslide", "flood_collapse", "flood_max_rank", "confirmedOn"] as const)(
    "do not come from a missing %s, but bound the range",
    (id) => {
      const rating = rate(site({ ...CALM, builtYear: "no_data", [id]: "no_data" }, 1));

      expect(rating.caps).toEqual([]);
      expect(lettersAbove("BBB", rating.possible.lowest)).toBeGreaterThanOrEqual(0);
    },
  );
});

describe("drivers", () => {
  it("add up to the mean of the pillars less the baseline", () => {
    fc.assert(
      fc.property(siteAndGaps, anyWeights, ([known, gaps], weights) => {
        const { pillars } = rate(without(known, gaps), weights);
        const overall = overallOf(pillars, weights);
        if (overall === null) return;
        const sum = contributions(pillars, weights).reduce((total, { points }) => total + points, 0);
        expect(sum).toBeCloseTo(overall - 65, 0);
      }),
      runs,
    );
  });

  it("name the three that pull down and the three that lift most", () => {
    const { driversDown, driversUp } = rate(
      site({ ...CALM, quake_i55: 60, flood_max_rank: 4, flood_duration_rank: 1, landslide: 1, crime_rate_quintile: 4 }),
    );

    expect(driversDown.map(({ indicatorId, points }) => [indicatorId, points])).toEqual([
      ["flood", -11],
      ["quake_probability", -4.1],
      ["crime", -2.5],
    ]);
    expect(driversUp.map(({ indicatorId, points }) => [indicatorId, points])).toEqual([
      ["seismic_code", 2.2],
      ["reserve_fund", 2.2],
      ["facilities", 1.7],
    ]);
  });
});
