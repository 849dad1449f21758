import { between, normal } from "#domain/recommendation/simulation/chance.ts";
import { type OfferedHome, TOWNS } from "#domain/recommendation/simulation/market.ts";
import type { DrawLiking, Looking } from "#domain/recommendation/simulation/people.ts";
import { scaled } from "#domain/recommendation/simulation/scaled.ts";
import type { Random } from "#kernel/random.ts";

/**
 * How many of those who looked for a home to buy name a thing as having mattered (several answers; SUUMOリサーチセンター, 「住宅購入・建築検討者」調査 2021,
 * as told on 2022-04-26 by itmedia.co.jp/business/articles/2204/26/news133.html). The ranker knows nothing of three: shops and doctors near by, safety in an
 * earthquake, insulation. Declared before any run (record 0053); a change of what this file draws ends the proof.
 */
export const NAMED = {
  price: 0.55,
  layout: 0.45,
  commute: 0.39,
  errands: 0.37,
  area: 0.36,
  earthquake: 0.33,
  insulation: 0.28,
  worth: 0.25,
  age: 0.24,
} as const;
type Thing = keyof typeof NAMED;
const THINGS = Object.keys(NAMED) as Thing[];

/**
 * The part of what tells two homes apart that is chance. Who rates the same thing again errs by 0.56 to 0.82 of five points (Amatriain, Pujol, Oliver, UMAP 2009), one
 * answer by that over √2, where answers as a whole spread by about 1.1: 13 to 28 % of the variance.
 */
export const CHANCE = 0.2;

/** Towns lie in a square of so many kilometres; a way of one takes two minutes. Half of all work in its middle, the others anywhere in it. */
const SQUARE_KM = 20;
const MINUTES_A_KM = 2;
const IN_THE_MIDDLE = 0.5;

type Spot = { readonly x: number; readonly y: number };

/**
 * Everybody weighs what they would name, all of it alike, in units of how far homes inside their wish differ in it, and nothing else. Errands and earthquake are of a
 * building, insulation of a home; none of the three is in a price. All want it cheap, near their own work, new, asked below its worth, as large as they need, and
 * with the rooms they need.
 */
export function declaredTastes(homes: readonly OfferedHome[], random: Random): DrawLiking {
  const towns = Array.from({ length: TOWNS }, () => anywhere(random));
  const [errands, earthquake] = [ofBuildings(homes, random), ofBuildings(homes, random)];
  const insulation = new Map(homes.map(({ candidate }) => [candidate.listingId, normal(random, ONE)]));
  const ofAll = {
    price: ({ candidate }: OfferedHome) => -candidate.priceYen,
    errands: ({ candidate }: OfferedHome) => errands.get(candidate.apartmentKey) ?? 0,
    earthquake: ({ candidate }: OfferedHome) => earthquake.get(candidate.apartmentKey) ?? 0,
    insulation: ({ candidate }: OfferedHome) => insulation.get(candidate.listingId) ?? 0,
    worth: ({ candidate, worth }: OfferedHome) => -candidate.priceYen / worth,
    age: ({ candidate }: OfferedHome) => -(candidate.ageYears ?? 0),
  };
  return (drawn, looking) => {
    const work = drawn() < IN_THE_MIDDLE ? { x: SQUARE_KM / 2, y: SQUARE_KM / 2 } : anywhere(drawn);
    const values = { ...ofAll, ...ownValues(looking, (town) => kilometres(towns[town] ?? work, work)) };
    const parts = namedBy(drawn).map((thing) => scaled(values[thing], looking.inWish));
    const told = scaled((home) => parts.reduce((sum, part) => sum + part(home), 0), looking.inWish);
    const noise = { mean: 0, spread: Math.sqrt(CHANCE) };
    return (home) => Math.sqrt(1 - CHANCE) * told(home) + normal(drawn, noise);
  };
}

/** What one person would name: each thing by its own lot; who names nothing is asked again. */
export function namedBy(random: Random): Thing[] {
  for (;;) {
    const named = THINGS.filter((thing) => random() < NAMED[thing]);
    if (named.length > 0) return named;
  }
}

function ownValues({ areaM2 }: Looking, kilometresFrom: (town: number) => number) {
  const rooms = roomsFor(areaM2);
  return {
    layout: ({ candidate }: OfferedHome) => Number(candidate.layout === rooms),
    commute: ({ candidate, town }: OfferedHome) => -(candidate.walks[0]?.minutes ?? 0) - MINUTES_A_KM * kilometresFrom(town),
    area: ({ candidate }: OfferedHome) => Math.min(candidate.areaM2 ?? 0, areaM2),
  };
}

/** What flats of a size have in this market. */
function roomsFor(areaM2: number): string {
  if (areaM2 < 40) return "1LDK";
  return areaM2 < 62 ? "2LDK" : "3LDK";
}

function ofBuildings(homes: readonly OfferedHome[], random: Random): ReadonlyMap<string | null, number> {
  return new Map([...new Set(homes.map(({ candidate }) => candidate.apartmentKey))].map((key) => [key, normal(random, ONE)]));
}

function anywhere(random: Random): Spot {
  return { x: between(random, 0, SQUARE_KM), y: between(random, 0, SQUARE_KM) };
}

function kilometres(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

const ONE = { mean: 0, spread: 1 };
