import { markHomesChanged } from "#domain/listings/core/home-revision-store.server.ts";
import type { ListingState } from "#domain/listings/core/types.ts";
import { settleDwellings } from "#domain/listings/dwellings/settle-store.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { type IllegalMove, type ListingEvent, moveListing } from "./listing-state.ts";
import { lockHomesOf, writeState } from "./state-store.server.ts";
import { auditListings } from "./transition-store.server.ts";

/** `companyId` null: an operator, who may change the homes of every company. A listing of another company is `unknown`. */
export type ChangeListing = { readonly listingId: string; readonly companyId: string | null; readonly actor: string };

/** `due`: the day of its next update is over, and it cannot be shown before a new one is told. */
export type StateRefusal = { readonly is: "unknown" } | { readonly is: "due" } | IllegalMove;

/**
 * Something happens to a home on offer (C10): 申込あり, 成約, taken off, shown again. Answers its new state; what is not possible now is refused with
 * the state as it is. A sale counts for the home, with all other companies that offer it.
 */
export function changeListingState(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { listingId, companyId, actor, event, reason = null }: ChangeListing & { readonly event: ListingEvent; readonly reason?: string | null },
): Promise<Result<ListingState, StateRefusal>> {
  return inShortTransaction(db, async (tx) => {
    const listing = (await lockHomesOf(tx, [listingId])).get(listingId);
    if (!listing || (companyId !== null && listing.companyId !== companyId)) return refused({ is: "unknown" as const });
    const moved = moveListing(listing.state, event);
    if (!moved.ok) return moved;
    const now = clock.now();
    if (moved.value === "active" && (listing.nextUpdateOn === null || listing.nextUpdateOn < isoDateInJapan(now)))
      return refused({ is: "due" as const });
    await writeState(tx, [listingId], moved.value, now);
    await auditListings(tx, [{ listingId, from: listing.state, to: moved.value, reason }], { actor, at: now });
    const others = await settleDwellings(tx, [listing.dwellingKey], now);
    await markHomesChanged(tx, [...new Set([listingId, ...others])]);
    return ok(moved.value);
  });
}
