import { readProfile } from "#domain/members/index.server.ts";
import { memberOf } from "#domain/notifications/index.server.ts";
import { factsOf } from "#domain/recommendation/core/candidate.ts";
import { type HomeSearchDeps, offersOfListings } from "#domain/search/index.server.ts";
import { days, type Milliseconds } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { comfortablePriceOf } from "./comfortable-price.ts";
import { type StoredSignal, storedFavorites, storedPasses, storedReactions } from "./signal-store.server.ts";
import { type Signal, type Taste, tasteOf } from "./taste.ts";

const DAY_MS = 86_400_000;

/** A list that was opened has been read through after so long: what nothing was done with by then was passed over. */
const READ_THROUGH_AFTER: Milliseconds = days(1);

/**
 * What somebody likes, from their reactions, favourites and what they passed over and, of a member, from an income that may be used for it; who has none of these
 * has no taste yet.
 */
export async function tasteOfPerson(deps: HomeSearchDeps, recipient: string): Promise<Taste> {
  const sub = memberOf(recipient);
  const profile = sub === null ? null : await readProfile(deps.db, { sub });
  const openedBefore = new Date(deps.clock.now().getTime() - READ_THROUGH_AFTER);
  const [told, passed] = await Promise.all([storedTold(deps, recipient), storedPasses(deps.db, recipient, openedBefore)]);
  const signals = await Promise.all([withHomes(deps, told), withHomes(deps, passed)]);
  return tasteOf(signals.flat(), profile && comfortablePriceOf(profile));
}

/** What somebody told, signal by signal, the newest reaction first. Homes whose advertisement is gone for good are left out. */
export async function signalsOf(deps: HomeSearchDeps, recipient: string): Promise<(Signal & StoredSignal)[]> {
  return withHomes(deps, await storedTold(deps, recipient));
}

async function storedTold({ db }: HomeSearchDeps, recipient: string): Promise<StoredSignal[]> {
  const sub = memberOf(recipient);
  const [reactions, favorites] = await Promise.all([storedReactions(db, recipient), sub === null ? [] : storedFavorites(db, sub)]);
  return [...reactions, ...favorites];
}

type Kept<Kind extends Signal["kind"]> = readonly StoredSignal<Kind>[];

async function withHomes<Kind extends Signal["kind"]>({ db, clock }: HomeSearchDeps, stored: Kept<Kind>) {
  const offers = await offersOfListings(
    db,
    stored.map(({ listingId }) => listingId),
  );
  const now = clock.now();
  const today = isoDateInJapan(now);
  return stored.flatMap((signal) => {
    const offer = offers.get(signal.listingId);
    const daysAgo = Math.max(0, Math.floor((now.getTime() - signal.at.getTime()) / DAY_MS));
    return offer ? [{ ...signal, daysAgo, home: { ...factsOf(offer, today), dwellingKey: signal.dwellingKey } }] : [];
  });
}
