import { BUILDING_TABLES } from "./rating-tables-building.ts";
import { HAZARD_TABLES } from "./rating-tables-hazard.ts";
import { NEIGHBOURHOOD_TABLES } from "./rating-tables-neighbourhood.ts";
import type { Letter } from "./types.ts";

/** The rating as published: its tables, limits and rules under one version. Any change of a number makes a new version (docs/models/risk.md). */
export const RATING_MODEL = {
  version: "risk-2026-11",
  dated: "2026-11-21",
  tables: { ...HAZARD_TABLES, ...BUILDING_TABLES, ...NEIGHBOURHOOD_TABLES },
  /** The least overall score of each letter, best first; under the last: C. */
  letters: [
    ["AAA", 85],
    ["AA", 75],
    ["A", 65],
    ["BBB", 55],
    ["BB", 45],
    ["B", 35],
    ["C", 0],
  ] as readonly (readonly [Letter, number])[],
  /** Under `letter` no letter is given; under `firm` it is 参考. */
  coverage: { letter: 0.6, firm: 0.8 },
  /** What drivers are measured against: an indicator at this score moves nothing. The least score of an A. */
  driverBaseline: 65,
  /** Flooded for three days or longer, or for a time that nobody has told: taken off the flood score. */
  longFloodPenalty: 15,
  /** The most that a home above the water gets: power, lifts and the way out fail with the ground floor. */
  dryUnitAtMost: 85,
  oldCodeSound: 60,
  isolationBonus: 10,
  certifiedAtLeast: 80,
} as const;
