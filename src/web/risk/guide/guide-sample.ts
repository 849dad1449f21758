import { type FactId, found } from "#domain/risk/model/facts.ts";
import type { RiskRating, SiteFacts, Weights } from "#domain/risk/model/types.ts";
import { rate } from "#domain/risk/rating/rate.ts";

/** A building that is not there, in numbers as a bay-side ward has them. Reserve fund and management are left open, as they often are. */
const FACTS: Readonly<Partial<Record<FactId, number>>> = {
  quake_i55: 47,
  ground_arv: 1.9,
  liquefaction_pl: 12,
  tokyo_kikendo_total: 3,
  builtYear: 1998,
  builtMonth: 3,
  ageYears: 28,
  units: 64,
  flood_max_rank: 3,
  flood_duration_rank: 4,
  inland_flood_rank: 1,
  storm_surge_rank: 2,
  crime_rate_quintile: 3,
  childcareCount800m: 8,
  elementaryDistanceM: 350,
  parksCount: 6,
  facilityCategoriesWithin10min: 5,
  populationChange2050: -6.2,
  liquidity: 2.1,
  volatility: 5.2,
};

const NOWHERE = { state: "none", value: null, details: {}, provenance: null } as const;

const SITE: SiteFacts = {
  floor: null,
  facts: {
    ...Object.fromEntries(Object.entries(FACTS).map(([id, value]) => [id, found(value)])),
    tsunami_rank: NOWHERE,
    landslide: NOWHERE,
    flood_collapse: NOWHERE,
  },
};

/** The worked example of docs/models/risk.md, rated by the model that rates every building. */
export function sampleRating(weights?: Weights): RiskRating {
  return rate(SITE, weights);
}
