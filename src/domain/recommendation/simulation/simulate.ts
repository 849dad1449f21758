import type { Candidate } from "#domain/recommendation/core/candidate.ts";
import { type RankedHome, rankHomes } from "#domain/recommendation/rank/rank-homes.ts";
import { ndcgOf } from "#domain/recommendation/study/measures.ts";
import type { LoggedItem, LoggedSlate } from "#domain/recommendation/study/types.ts";
import { type Signal, tasteOf } from "#domain/recommendation/taste/taste.ts";
import type { Weights } from "#domain/recommendation/weights/types.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { type Random, seededRandom, shuffled } from "#kernel/random.ts";
import { drawMarket, type OfferedHome } from "./market.ts";
import { drawPerson, gainOf, keeps, type Person, reactionOf, type Tastes } from "./people.ts";

export type SimulationOrder = {
  readonly seed: number;
  readonly people: number;
  readonly weights: Weights;
  readonly tastes: Tastes;
  /** Conditions that ask for nothing. */
  readonly nothing: HomeConditions;
};

/** NDCG@10 of homes that were kept back from a person, by the way they were ordered. */
export type PersonFigures = {
  readonly ranker: number;
  readonly newest: number;
  readonly popularity: number;
  readonly random: number;
  /** The ranker without any reaction. */
  readonly removed: number;
  /** The ranker where all reactions, those that it learns from and those that it is measured by, are dealt out anew among the homes; and chance on the same. */
  readonly dealt: number;
  readonly dealtRandom: number;
};

export type Simulation = { readonly figures: readonly PersonFigures[]; readonly slates: readonly LoggedSlate[] };

/** Added to the seed for what tastes draw of the market, so that one taste draws nothing away from another. */
const OF_MARKET = 1_000_000;
const ROUNDS = 14;
const ROUND_DAYS = 3;
const SLATE = 8;
const DAY_MS = 86_400_000;
const START_MS = Date.UTC(2026, 0, 1);
/** Of ten who saw one place nine look at the next. */
const LOOKS_ON = 0.9;
const KEPT_BACK = 0.5;

/** Weeks of slates to people of declared tastes, and how well what is left would have been ordered after them. The same for the same seed. */
export function simulate({ seed, people, weights, nothing, tastes }: SimulationOrder): Simulation {
  const random = seededRandom(seed);
  const homes = drawMarket(random, ROUNDS * ROUND_DAYS);
  const drawLiking = tastes(homes, seededRandom(seed + OF_MARKET));
  const world: World = { homes, weights, random, popularity: new Map(), slates: [] };
  const members = Array.from({ length: people }, (_, i): Member => {
    const keptBack = new Set(homes.filter(() => random() < KEPT_BACK).map(({ candidate }) => candidate.listingId));
    return { person: drawPerson(random, { id: `p-${seed}-${i}`, homes, nothing, drawLiking }), keptBack, signals: [], shownOn: new Map() };
  });
  for (let round = 0; round < ROUNDS; round += 1) for (const member of members) deliver(world, member, round * ROUND_DAYS);
  const figures = members.map((member) => judge(world, member, ROUNDS * ROUND_DAYS));
  return { figures: figures.filter((one) => one !== null), slates: world.slates };
}

type Reacted = { readonly signal: Omit<Signal, "daysAgo">; readonly on: number };
type Member = {
  readonly person: Person;
  /** Homes that are never shown to this person, by which the orders are judged; others may be shown them. */
  readonly keptBack: ReadonlySet<string>;
  readonly signals: Reacted[];
  readonly shownOn: Map<string, number>;
};
type World = {
  readonly homes: readonly OfferedHome[];
  readonly weights: Weights;
  readonly random: Random;
  /** Likes of a home by all people so far. */
  readonly popularity: Map<string, number>;
  readonly slates: LoggedSlate[];
};

function deliver(world: World, { person, keptBack, signals, shownOn }: Member, day: number): void {
  const { weights, random, popularity } = world;
  const candidates = poolOf(world, person, day).filter(({ listingId }) => !keptBack.has(listingId) && !shownOn.has(listingId));
  const order = { candidates, conditions: person.conditions, shown: new Map(), weights, random, want: SLATE };
  const slate = rankHomes({ ...order, taste: tasteOf(signalsOn(signals, day)) });
  let isLooking = true;
  const items = slate.map(({ candidate, features, position, propensity }): LoggedItem => {
    const { listingId: id, dwellingKey } = candidate;
    shownOn.set(id, day);
    isLooking &&= position === 1 || random() < LOOKS_ON;
    const given = isLooking ? reactionOf(person, candidate, random) : null;
    if (given) signals.push({ signal: { ...given, home: candidate }, on: day });
    const liked = popularity.get(id) ?? 0;
    const gain = given === null || given.kind === "nope" ? 0 : gainOf(person, id);
    if (gain > 0) popularity.set(id, liked + 1);
    return { position, dwellingKey, features, propensity, popularity: liked, gain };
  });
  signals.push(...passed(slate, signals, day));
  world.slates.push({ recipient: person.id, sentAt: new Date(START_MS + day * DAY_MS), items });
}

/** Everybody opens their slate: what they did not react to was passed over. */
function passed(slate: readonly RankedHome[], signals: readonly Reacted[], day: number): Reacted[] {
  const reacted = new Set(signals.map(({ signal }) => signal.home.dwellingKey));
  return slate
    .filter(({ candidate }) => !reacted.has(candidate.dwellingKey))
    .map(({ candidate: home }) => ({ signal: { kind: "pass", reason: null, home }, on: day }));
}

function poolOf({ homes }: World, { conditions }: Person, day: number): Candidate[] {
  return homes
    .filter(({ from, candidate }) => from <= day && keeps(conditions, candidate))
    .map(({ candidate, from }) => ({ ...candidate, daysShown: day - from }));
}

function signalsOn(signals: readonly Reacted[], day: number): Signal[] {
  return signals.map(({ signal, on }) => ({ ...signal, daysAgo: day - on }));
}

/** Null: nothing that was kept back would have been liked, and no order is better than another. */
function judge(world: World, member: Member, day: number): PersonFigures | null {
  const { weights, random, popularity } = world;
  const { person, keptBack } = member;
  const pool = poolOf(world, person, day).filter(({ listingId }) => keptBack.has(listingId));
  const gains = new Map(pool.map(({ listingId }) => [listingId, gainOf(person, listingId)]));
  if (![...gains.values()].some((gain) => gain > 0)) return null;
  const ranked = (signals: readonly Signal[]) => {
    const order = { candidates: pool, conditions: person.conditions, shown: new Map(), weights, random: null, want: pool.length };
    return rankHomes({ ...order, taste: tasteOf(signals) }).map(({ candidate }) => candidate);
  };
  const ndcg = (homes: readonly Candidate[], of = gains) => ndcgOf(homes.map(({ listingId }) => of.get(listingId) ?? 0));
  const by = (worth: (home: Candidate) => number) => shuffled(pool, random).sort((a, b) => worth(b) - worth(a));
  const signals = signalsOn(member.signals, day);
  const dealtGains = dealt(gains, random);
  return {
    ranker: ndcg(ranked(signals)),
    newest: ndcg(by(({ daysShown }) => -daysShown)),
    popularity: ndcg(by(({ listingId }) => popularity.get(listingId) ?? 0)),
    random: byChance(() => ndcg(shuffled(pool, random))),
    removed: ndcg(ranked([])),
    dealt: ndcg(ranked(dealtSignals(world, member, signals)), dealtGains),
    dealtRandom: byChance(() => ndcg(shuffled(pool, random), dealtGains)),
  };
}

function dealt(gains: ReadonlyMap<string, number>, random: Random): Map<string, number> {
  const values = shuffled([...gains.values()], random);
  return new Map([...gains.keys()].map((id, i) => [id, values[i] ?? 0]));
}

/** The same reactions, each to any of the homes that were shown. */
function dealtSignals({ homes, random }: World, { shownOn }: Member, signals: readonly Signal[]): Signal[] {
  const shown = shuffled(
    homes.filter(({ candidate }) => shownOn.has(candidate.listingId)),
    random,
  );
  return signals.map((signal, i) => ({ ...signal, home: shown[i % shown.length]?.candidate ?? signal.home }));
}

const CHANCES = 20;

function byChance(draw: () => number): number {
  return Array.from({ length: CHANCES }, draw).reduce((sum, value) => sum + value, 0) / CHANCES;
}
