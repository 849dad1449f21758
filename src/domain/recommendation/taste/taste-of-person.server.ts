import { memberOf } from "#domain/notifications/settings/rules.ts";
import { factsOf } from "#domain/recommendation/core/candidate.ts";
import { type HomeSearchDeps, offersOfListings } from "#domain/search/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { type StoredSignal, storedFavorites, storedReactions } from "./signal-store.server.ts";
import { type Signal, type Taste, tasteOf } from "./taste.ts";

const DAY_MS = 86_400_000;

/** What somebody likes, from their reactions and favourites; who has neither has no taste yet. */
export async function tasteOfPerson(deps: HomeSearchDeps, recipient: string): Promise<Taste> {
  return tasteOf(await signalsOf(deps, recipient));
}

/** The same signal by signal, the newest reaction first. Homes whose advertisement is gone for good are left out. */
export async function signalsOf({ db, clock }: HomeSearchDeps, recipient: string): Promise<(Signal & StoredSignal)[]> {
  const sub = memberOf(recipient);
  const [reactions, favorites] = await Promise.all([storedReactions(db, recipient), sub === null ? [] : storedFavorites(db, sub)]);
  const stored = [...reactions, ...favorites];
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
