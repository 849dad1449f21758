import fc from "fast-check";
import { type FactId, found, foundNothing } from "#domain/risk/model/facts.ts";
import type { Fact, SiteFacts } from "#domain/risk/model/types.ts";

/** A site of these facts: a number was found there, `none`, `no_data` and `out_of_area` are states. */
export function site(facts: Partial<Record<FactId, number | Fact["state"]>>, floor: number | null = null): SiteFacts {
  return { floor, facts: Object.fromEntries(Object.entries(facts).map(([id, fact]) => [id, factFrom(fact)])) };
}

function factFrom(fact: number | Fact["state"]): Fact {
  return typeof fact === "number" ? found(fact) : { ...foundNothing(), state: fact };
}

/** A calm place with a well-kept building: every indicator has data. */
export const CALM: Readonly<Partial<Record<FactId, number | "none">>> = {
  quake_i55: 3,
  ground_arv: 1.4,
  liquefaction_pl: 3,
  tokyo_kikendo_total: 2,
  confirmedOn: 20020401,
  builtYear: 2004,
  builtMonth: 3,
  ageYears: 22,
  seismicDiagnosis: "none",
  seismicIsolation: 0,
  flood_max_rank: "none",
  flood_duration_rank: "none",
  flood_collapse: "none",
  inland_flood_rank: "none",
  storm_surge_rank: "none",
  tsunami_rank: "none",
  landslide: "none",
  reserveFundRatio: 0.9,
  units: 120,
  managementStars: 4,
  managementCertified: 1,
  crime_rate_quintile: 2,
  childcareCount800m: 7,
  elementaryDistanceM: 420,
  parksCount: 5,
  facilityCategoriesWithin10min: 6,
  populationChange2050: -4,
  liquidity: 2.5,
  volatility: 5,
};

const depth = fc.oneof(fc.constant("none" as const), fc.integer({ min: 1, max: 6 }));
const yesNo = fc.integer({ min: 0, max: 1 });
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Buildings of which everything is known, and whose dates agree: confirmed between three years and half a year before they were finished. */
const dates = fc.record({
  year: fc.integer({ min: 1965, max: 2024 }),
  month: fc.integer({ min: 1, max: 12 }),
  months: fc.integer({ min: 6, max: 20 }),
});

/** Any site with every fact. */
export const anySite: fc.Arbitrary<SiteFacts> = fc
  .record({
    dates,
    floor: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }),
    facts: fc.record({
      quake_i55: between(0.01, 99),
      ground_arv: between(0.7, 3),
      liquefaction_pl: between(0, 40),
      tokyo_kikendo_total: fc.integer({ min: 1, max: 5 }),
      seismicDiagnosis: yesNo,
      seismicIsolation: yesNo,
      flood_max_rank: depth,
      flood_duration_rank: fc.integer({ min: 1, max: 7 }),
      flood_collapse: fc.constantFrom("none" as const, 1),
      inland_flood_rank: depth,
      storm_surge_rank: depth,
      tsunami_rank: depth,
      landslide: fc.constantFrom("none" as const, 1, 2),
      reserveFundRatio: between(0, 1.5),
      units: fc.integer({ min: 4, max: 900 }),
      managementStars: fc.integer({ min: 0, max: 5 }),
      managementCertified: yesNo,
      crime_rate_quintile: fc.integer({ min: 1, max: 5 }),
      childcareCount800m: fc.integer({ min: 0, max: 20 }),
      elementaryDistanceM: between(50, 6000),
      parksCount: fc.integer({ min: 0, max: 20 }),
      facilityCategoriesWithin10min: fc.integer({ min: 0, max: 6 }),
      populationChange2050: between(-70, 40),
      liquidity: between(0, 9),
      volatility: between(0, 30),
    }),
  })
  .map(({ dates: { year, month, months }, floor, facts }) =>
    site({ ...facts, builtYear: year, builtMonth: month, ageYears: 2026 - year, confirmedOn: dayBefore(year, month, months) }, floor),
  );

function dayBefore(year: number, month: number, months: number): number {
  const at = year * 12 + month - 1 - months;
  return Math.floor(at / 12) * 10_000 + ((at % 12) + 1) * 100 + 15;
}

/** The same site without these facts. */
export function without(known: SiteFacts, missing: readonly string[]): SiteFacts {
  return { ...known, facts: Object.fromEntries(Object.entries(known.facts).filter(([id]) => !missing.includes(id))) };
}

/** A site with every fact, and names of some of them. */
export const siteAndGaps = anySite.chain((known) => fc.tuple(fc.constant(known), fc.subarray(Object.keys(known.facts))));
