import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PillarId } from "#domain/risk/model/types.ts";
import { DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { site, siteAndGaps, without } from "#test/support/risk-sites.ts";
import { contributions } from "./drivers.ts";
import { rate } from "./rate.ts";

const runs = { numRuns: 150 };

describe("a pillar of which too little is known", () => {
  const pillar = (id: PillarId, facts: Parameters<typeof site>[0]) => rate(site(facts)).pillars.find((one) => one.id === id);

  it.each([
    ["15 % of the earthquake: the rank of the town alone", "earthquake", { tokyo_kikendo_total: 1 }, 0.15],
    ["40 %, but neither shaking nor ground nor liquefaction", "earthquake", { tokyo_kikendo_total: 1, builtYear: 2010 }, 0.4],
    ["half of the water, but no flood", "water", { landslide: "none", inland_flood_rank: 1 }, 0.5],
    ["the age and the size of a building", "building", { ageYears: 5, units: 200 }, 0.35],
    ["nothing", "crime", {}, 0],
  ] as const)("has no number: %s", (_, id, facts, coverage) => {
    expect(pillar(id, facts)).toMatchObject({ score: null, coverage });
  });

  it.each([
    ["shaking and the rank of the town", "earthquake", { quake_i55: 3, tokyo_kikendo_total: 1 }, 0.45, 80],
    ["the flood alone", "water", { flood_max_rank: "none" }, 0.5, 100],
    ["the age and the reserve fund", "building", { ageYears: 10, reserveFundRatio: 1 }, 0.6, 100],
    ["nurseries alone", "child", { childcareCount800m: 9 }, 0.4, 95],
  ] as const)("has one from 40 %% on: %s", (_, id, facts, coverage, score) => {
    expect(pillar(id, facts)).toMatchObject({ score, coverage });
  });

  it("neither lifts nor lowers the whole, nor moves it as a driver", () => {
    fc.assert(
      fc.property(siteAndGaps, ([known, gaps]) => {
        const { pillars } = rate(without(known, gaps));
        const silent = pillars.filter(({ score }) => score === null).map(({ id }) => id);
        const moved = contributions(pillars, DEFAULT_WEIGHTS).map(({ indicatorId }) => indicatorId);
        const theirs = pillars.filter(({ id }) => silent.includes(id)).flatMap(({ indicators }) => indicators.map(({ id }) => id));
        expect(moved.filter((id) => theirs.includes(id))).toEqual([]);
      }),
      runs,
    );
  });

  it("still bounds what the whole can be: a deep surge holds it down though no flood is known", () => {
    const weights = { earthquake: 1, water: 1, building: 0, crime: 0, child: 0, life: 0 };
    const calm = { quake_i55: 0.01, ground_arv: 1, liquefaction_pl: 0, tokyo_kikendo_total: 1, confirmedOn: 20020401 };
    const rating = rate(site({ ...calm, storm_surge_rank: 4 }), weights);

    expect(rating.pillars.map(({ score }) => score).slice(0, 2)).toEqual([100, null]);
    expect(rating).toMatchObject({ overall: 55, possible: { mostPoints: 55 } });
  });
});
