import { markHomesChanged } from "#domain/listings/core/home-revision-store.server.ts";
import { moveToDwellings } from "#domain/listings/dwellings/dwelling-store.server.ts";
import { settleDwellings } from "#domain/listings/dwellings/settle-store.server.ts";
import { lockHomesOf } from "#domain/listings/states/state-store.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { doubtfulPairs, type OfferPair } from "./offer-pairs.ts";
import { keepSplit, laterOf, offerPairs, unsellUnsold } from "./pair-store.server.ts";

/** Advertisements that may be counted wrongly, for a person to look at. */
export async function listDoubtfulPairs(db: Db): Promise<OfferPair[]> {
  return doubtfulPairs(await offerPairs(db));
}

/**
 * A person says that two advertisements are two homes: the one that was seen later gets a home of its own, and no file brings them together again. Answers
 * whether they were one home till now.
 */
export function splitHomes(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  ids: readonly [string, string],
): Promise<Result<boolean, "unknown" | "same">> {
  return inShortTransaction(db, async (tx) => {
    if (ids[0] === ids[1]) return refused("same");
    const locked = await lockHomesOf(tx, ids);
    const [first, second] = ids.toSorted().map((id) => locked.get(id));
    if (!first || !second) return refused("unknown");
    const now = clock.now();
    await keepSplit(tx, first.id, second.id, now);
    if (first.dwellingKey !== second.dwellingKey) return ok(false);
    const moved = await laterOf(tx, [first.id, second.id]);
    const dwellingKey = `d-${moved}-${now.getTime().toString(36)}`;
    await moveToDwellings(tx, [{ listingId: moved, dwellingKey, isSame: false }], now);
    await unsellUnsold(tx, first.dwellingKey);
    const others = await settleDwellings(tx, [first.dwellingKey, dwellingKey], now);
    await markHomesChanged(tx, [...new Set([first.id, second.id, ...others])]);
    return ok(true);
  });
}
