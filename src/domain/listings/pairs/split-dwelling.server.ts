import { markHomesChanged } from "#domain/listings/core/home-revision-store.server.ts";
import { moveToDwellings } from "#domain/listings/dwellings/dwelling-store.server.ts";
import { settleDwellings } from "#domain/listings/dwellings/settle-store.server.ts";
import { lockHomesOf } from "#domain/listings/states/state-store.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { doubtfulPairs, type OfferPair } from "./offer-pairs.ts";
import { countSplits, dropSplit, keepSplit, laterOf, offerPairs, offersOfHome, unsellUnsold } from "./pair-store.server.ts";

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

/**
 * A person takes back that two advertisements are two homes: the home of the one that was seen later is the other's again, with all who advertise it and all that
 * hangs on it. `told-apart`: another pair of them was split too, and stays so.
 */
export function joinHomes(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  ids: readonly [string, string],
): Promise<Result<null, "unknown" | "same" | "not-split" | "told-apart">> {
  return inShortTransaction<Result<null, "unknown" | "same" | "not-split" | "told-apart">>(db, async (tx) => {
    if (ids[0] === ids[1]) return refused("same");
    const locked = await lockHomesOf(tx, ids);
    const moved = locked.get(await laterOf(tx, ids));
    const stays = locked.get(ids.find((id) => id !== moved?.id) ?? "");
    if (!moved || !stays) return refused("unknown");
    const [from, dwellingKey] = [moved.dwellingKey, stays.dwellingKey];
    if (from !== dwellingKey && (await countSplits(tx, from, dwellingKey)) > 1) return refused("told-apart");
    if (!(await dropSplit(tx, moved.id, stays.id))) return refused("not-split");
    if (from === dwellingKey) return ok(null);
    const now = clock.now();
    const together = await offersOfHome(tx, from);
    const moves = together.map((listingId) => ({ listingId, dwellingKey, isSame: true }));
    await moveToDwellings(tx, moves, now);
    const others = await settleDwellings(tx, [dwellingKey], now);
    await markHomesChanged(tx, [...new Set([...together, stays.id, ...others])]);
    return ok(null);
  });
}
