import { COVERAGE } from "./coverage.ts";
import { BUILDING_TABLES } from "./rating-tables-building.ts";
import { HAZARD_TABLES } from "./rating-tables-hazard.ts";
import { NEIGHBOURHOOD_TABLES } from "./rating-tables-neighbourhood.ts";
import type { Letter, PillarId } from "./types.ts";

/** The rating as published: its tables, limits and rules under one version. Any change of a number makes a new version (docs/models/risk.md). */
export const RATING_MODEL = {
  version: "risk-2026-11c",
  dated: "2026-11-22",
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
  coverage: COVERAGE,
  /** A pillar without any of these has no number either, however much else of it is known: they are what it is about. */
  core: {
    earthquake: ["quake_probability", "ground_amplification", "liquefaction"],
    water: ["flood"],
    building: [],
    crime: [],
    child: [],
    life: [],
  } as Readonly<Record<PillarId, readonly string[]>>,
  /** 水害・土砂 has the score of its worst hazard. Each other takes off at most this share of it, at 0 points; at 100 nothing. */
  otherHazardTakes: 0.25,
  /** A risk read over a town caps the letter where it lies on at least this share of the town; on less it bounds what is possible. */
  capFromTownShare: 0.5,
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
