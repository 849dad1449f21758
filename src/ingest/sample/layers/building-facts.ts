import type { Apartment } from "#domain/properties/types.ts";
import { between, integer, pick } from "#ingest/sample/draw.ts";
import { type Random, seededRandom } from "#kernel/random.ts";

export type SampleBuildingFact = {
  readonly apartmentKey: string;
  readonly field: string;
  readonly value: string | number | boolean;
  readonly asOf: string;
};

/** Of the buildings whose fees and management are known; the others show what it looks like not to know. */
const KNOWN_SHARE = 0.6;
const TOWER_FLOORS = 20;

/** Fees and management of most of the sample buildings, drawn in the order of their keys. */
export function sampleBuildingFacts(apartments: readonly Apartment[], seed: number): SampleBuildingFact[] {
  const random = seededRandom(seed);
  const ordered = apartments.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return ordered.flatMap((apartment) => {
    const isKnown = random() < KNOWN_SHARE;
    const facts = factsOf(apartment, random);
    if (!isKnown) return [];
    return Object.entries(facts).flatMap(([field, value]) =>
      value === null ? [] : [{ apartmentKey: apartment.key, field, value, asOf: "2025" }],
    );
  });
}

type Fields = Record<string, string | number | boolean | null>;

function factsOf(apartment: Apartment, random: Random): Fields {
  const isTower = (apartment.floors ?? 0) >= TOWER_FLOORS;
  return { ...managementOf(apartment, isTower, random), ...structureOf(apartment, isTower, random) };
}

function managementOf({ units }: Apartment, isTower: boolean, random: Random): Fields {
  return {
    reserveFundYenPerM2: Math.round((isTower ? 338 : 271) * between(random, 0.35, 1.15)),
    managementFeeYenPerM2: Math.round(between(random, 190, isTower ? 380 : 290)),
    managementStars: random() < 0.45 ? integer(random, 1, 5) : null,
    managementCertified: random() < 0.12 ? true : null,
    floorAreaM2: Math.round((units ?? 30) * 74),
    longTermPlanYears: random() < 0.6 ? 30 : 25,
  };
}

function structureOf({ builtYear }: Apartment, isTower: boolean, random: Random): Fields {
  const isOld = builtYear < 1982;
  return {
    seismicDiagnosis: isOld && random() < 0.8 ? pick(random, ["sound", "sound", "unsound", "none"]) : null,
    seismicIsolation: isTower ? random() < 0.4 : null,
    confirmedOn: random() < 0.3 ? `${builtYear - 2}-06-15` : null,
    parkingMechanical: random() < 0.2 ? integer(random, 1, 5) * 8 : null,
  };
}
