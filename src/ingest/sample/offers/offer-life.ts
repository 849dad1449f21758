import type { ListingState } from "#domain/listings/types.ts";
import { between, integer } from "#ingest/sample/draw.ts";
import { type Random, seededRandom } from "#kernel/random.ts";

/** Days since 1970-01-01, as calendar days in Japan are counted here. */
type DayNumber = number;

/** What became of the home that a place in the sample market offers on a day; the place then offers another one, so that the market never ends. */
export type OfferLife = {
  /** Counts the homes that the place has offered. */
  readonly generation: number;
  readonly publishedOn: DayNumber;
  readonly updatedOn: DayNumber;
  readonly nextUpdateOn: DayNumber;
  /** The day it left the market; null: it has not. */
  readonly endedOn: DayNumber | null;
  readonly state: ListingState;
  /** Shares of the first price by which it was lowered, and when; those of the future are left out. */
  readonly cuts: readonly { readonly on: DayNumber; readonly by: number }[];
};

const CYCLE = { shortest: 70, longest: 160 } as const;
/** Companies look over their homes once a week, and have to within two. */
const LOOKED_OVER_EVERY = 7;
const DUE_AFTER = 14;
const APPLIED_DAYS = 9;

/** The life of the home in place `slot` of the market on a day: the same for the same seed, whenever it is asked. */
export function offerLife(slot: number, day: DayNumber, seed: number): OfferLife {
  const steady = seededRandom(mixed(seed, slot, 0));
  const cycle = integer(steady, CYCLE.shortest, CYCLE.longest);
  const offset = integer(steady, 0, cycle - 1);
  const generation = Math.floor((day + offset) / cycle);
  const publishedOn = generation * cycle - offset;
  const plan = planOf(seededRandom(mixed(seed, slot, generation + 1)), cycle);
  const age = day - publishedOn;
  const cuts = plan.cuts
    .filter(({ after }) => after <= Math.min(age, plan.leavesAfter))
    .map(({ after, by }) => ({ on: publishedOn + after, by }));
  const looked = lastLook(plan, age);
  return {
    generation,
    publishedOn,
    updatedOn: publishedOn + Math.max(looked, ...cuts.map(({ on }) => on - publishedOn)),
    nextUpdateOn: publishedOn + looked + DUE_AFTER,
    endedOn: age >= plan.leavesAfter ? publishedOn + plan.leavesAfter : null,
    state: stateOf(plan, age),
    cuts,
  };
}

/** Draws of one place and generation, apart from those of all others. */
export function mixed(seed: number, slot: number, generation: number): number {
  return (Math.imul(slot + 1, 0x9e3779b1) ^ Math.imul(generation + 7, 0x85ebca6b) ^ seed) >>> 0;
}

type Plan = {
  readonly leavesAfter: number;
  readonly ending: "sold" | "suspended" | "expired";
  readonly isAppliedFirst: boolean;
  readonly cuts: readonly { readonly after: number; readonly by: number }[];
};

function planOf(random: Random, cycle: number): Plan {
  const leavesAfter = Math.floor(cycle * between(random, 0.6, 0.92));
  const luck = random();
  const ending = luck < 0.82 ? "sold" : luck < 0.92 ? "suspended" : "expired";
  const first = integer(random, 35, 70);
  const cuts = [
    ...(random() < 0.4 ? [{ after: first, by: between(random, 0.02, 0.06) }] : []),
    ...(random() < 0.15 ? [{ after: first + integer(random, 25, 45), by: between(random, 0.02, 0.05) }] : []),
  ];
  return { leavesAfter, ending, isAppliedFirst: ending === "sold" && random() < 0.6, cuts };
}

/** Of a home that nobody looks after any more, the last look lies so far back that it is due before it leaves. */
function lastLook({ leavesAfter, ending }: Plan, age: number): number {
  if (ending === "expired") return Math.min(floorTo(age), floorTo(Math.max(0, leavesAfter - DUE_AFTER - 1)));
  return age >= leavesAfter ? leavesAfter : floorTo(age);
}

function floorTo(age: number): number {
  return age - (age % LOOKED_OVER_EVERY);
}

function stateOf({ leavesAfter, ending, isAppliedFirst }: Plan, age: number): ListingState {
  if (age >= leavesAfter) return ending;
  return isAppliedFirst && age >= leavesAfter - APPLIED_DAYS ? "applied" : "active";
}
