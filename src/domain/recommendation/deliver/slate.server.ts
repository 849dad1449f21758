import { candidatesFor, type Found } from "#domain/recommendation/candidates/candidates-for.server.ts";
import type { AskedWish } from "#domain/recommendation/candidates/wishes.server.ts";
import { type RankedHome, rankHomes } from "#domain/recommendation/rank/rank-homes.ts";
import { termsOf } from "#domain/recommendation/rank/terms-of.ts";
import { reasonsOf } from "#domain/recommendation/reasons/reasons-of.ts";
import type { Taste } from "#domain/recommendation/taste/taste.ts";
import { tasteOfPerson } from "#domain/recommendation/taste/taste-of-person.server.ts";
import { currentWeights } from "#domain/recommendation/weights/current-weights.server.ts";
import type { Weights } from "#domain/recommendation/weights/types.ts";
import type { HomeSearchDeps } from "#domain/search/index.server.ts";
import { days } from "#kernel/duration.ts";
import { seededRandom } from "#kernel/random.ts";
import type { NewItem } from "./new-batch-store.server.ts";
import { type OwnHomes, ownHomesOf } from "./reader.server.ts";
import { type Told, toldSince, unwantedBy } from "./told-store.server.ts";
import { isCheaper, NOT_AGAIN_FOR } from "./windows.ts";

/** Homes in a digest. */
const MOST_HOMES = 10;
/** So long what was told makes a home less new to somebody. */
const REMEMBERED_FOR = days(180);

export type Slate = { readonly items: readonly NewItem[]; readonly isSample: boolean; readonly weightsVersion: string };

/**
 * The homes to recommend to somebody now: what suits, was not told within a month (but for a lower price) and was not refused. Invented homes never stand beside
 * real ones. Customers of an office that says so are told its own homes alone, or those first.
 */
export async function slateFor(deps: HomeSearchDeps, recipient: string, wishes: readonly AskedWish[], seed: string): Promise<Slate> {
  const now = deps.clock.now();
  const [groups, weights, taste, told, unwanted] = await Promise.all([
    inTurn(deps, wishes, await ownHomesOf(deps.db, recipient)),
    currentWeights(deps.db),
    tasteOfPerson(deps, recipient),
    toldSince(deps.db, recipient, { since: new Date(now.getTime() - REMEMBERED_FOR), exceptBatch: null }),
    unwantedBy(deps.db, recipient, now),
  ]);
  const isSample = groups.flat().every(({ candidate }) => candidate.isSample);
  const shown = new Map([...told].map(([key, { at }]) => [key, Math.max(0, (now.getTime() - at.getTime()) / days(1))]));
  const random = seededRandom(numberOf(seed));
  const byDwelling = new Map<string, Found>();
  const items: NewItem[] = [];
  for (const group of groups) {
    const news = group.filter(({ candidate: { dwellingKey } }) => !byDwelling.has(dwellingKey));
    for (const one of news) byDwelling.set(one.candidate.dwellingKey, one);
    const candidates = news
      .map(({ candidate }) => candidate)
      .filter((one) => one.isSample === isSample && !unwanted.has(one.dwellingKey))
      .filter(({ dwellingKey, priceYen }) => mayBeTold(told.get(dwellingKey), priceYen, now));
    const before = items.length;
    const ranked = rankHomes({
      ...{ candidates, taste, weights, want: MOST_HOMES - before, shown, random },
      conditions: ({ dwellingKey }) => wishOfHome(byDwelling, dwellingKey).conditions,
    });
    for (const home of ranked) {
      const wish = wishOfHome(byDwelling, home.candidate.dwellingKey);
      items.push(itemOf({ ...home, position: before + home.position }, wish, { taste, weights }));
    }
    if (items.length >= MOST_HOMES) break;
  }
  return { items, isSample, weightsVersion: weights.version };
}

/** What suits, in groups that are told one after the other. */
async function inTurn(deps: HomeSearchDeps, wishes: readonly AskedWish[], own: OwnHomes): Promise<readonly Found[][]> {
  if (own === null) return [await candidatesFor(deps, wishes)];
  const first = await candidatesFor(deps, wishes, own.companyId);
  return own.isAlone ? [first] : [first, await candidatesFor(deps, wishes)];
}

/** Whether a home may be told at a price: not within a month, unless it costs less by a hundredth than it was told at. */
export function mayBeTold(told: Told | undefined, price: number, now: Date): boolean {
  return told === undefined || now.getTime() - told.at.getTime() >= NOT_AGAIN_FOR || isCheaper(price, told.price);
}

/** What somebody likes, and what it counts for now: read once, however many homes are looked at. */
export type Liking = { readonly weights: Weights; readonly taste: Taste };

export async function likingOf(deps: HomeSearchDeps, recipient: string): Promise<Liking> {
  const [weights, taste] = await Promise.all([currentWeights(deps.db), tasteOfPerson(deps, recipient)]);
  return { weights, taste };
}

/** One home alone, as its place in a message: nothing was drawn. */
export function itemAlone({ weights, taste }: Liking, { candidate, wish }: Found): NewItem {
  const terms = termsOf(candidate, { conditions: wish.conditions, taste, shown: new Map() });
  const home = {
    candidate,
    position: 1,
    score: 0,
    features: { ...terms, daysShown: candidate.daysShown },
    propensity: 1,
    isExplored: false,
  };
  return itemOf(home, wish, { taste, weights });
}

function itemOf(home: RankedHome, wish: AskedWish, { taste, weights }: Liking): NewItem {
  const { candidate, features, position, propensity, isExplored } = home;
  const reasons = reasonsOf({ candidate, features, conditions: wish.conditions, taste, weights: weights.terms });
  return {
    ...{
      position,
      listingId: candidate.listingId,
      dwellingKey: candidate.dwellingKey,
      queryId: wish.queryId,
      priceYen: candidate.priceYen,
    },
    ...{ reasons, softEdges: candidate.softEdges, features, propensity, isExplored },
  };
}

function wishOfHome(found: ReadonlyMap<string, Found>, dwellingKey: string): AskedWish {
  const one = found.get(dwellingKey);
  if (!one) throw new Error("a home was ranked that nobody found");
  return one.wish;
}

/** FNV-1a: the same seed draws the same homes again. */
function numberOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
