import { type AccessRefusal, actingFor, isTheirs } from "#domain/companies/index.server.ts";
import type { Acting } from "#domain/companies/types.ts";
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

/** Something of one listing. A listing of another company is `unknown`. */
export type ChangeListing = { readonly listingId: string; readonly by: Acting };

/** `due`: the day of its next update is over, and it cannot be shown before a new one is told. */
export type StateRefusal = { readonly is: AccessRefusal } | { readonly is: "unknown" } | { readonly is: "due" } | IllegalMove;

/**
 * Something happens to a home on offer (C10): 申込あり, 成約, taken off, shown again. Answers its new state; what is not possible now is refused with
 * the state as it is. A sale counts for the home, with all other companies that offer it.
 */
export function changeListingState(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { listingId, by, event, reason = null }: ChangeListing & { readonly event: ListingEvent; readonly reason?: string | null },
): Promise<Result<ListingState, StateRefusal>> {
  return inShortTransaction<Result<ListingState, StateRefusal>>(db, async (tx) => {
    const acting = await actingFor(tx, by, "change-listings");
    if (!acting.ok) return refused({ is: acting.reason });
    const listing = (await lockHomesOf(tx, [listingId])).get(listingId);
    if (!listing || !isTheirs(acting.value, listing)) return refused({ is: "unknown" });
    const moved = moveListing(listing.state, event);
    if (!moved.ok) return moved;
    const now = clock.now();
    if (moved.value === "active" && (listing.nextUpdateOn === null || listing.nextUpdateOn < isoDateInJapan(now)))
      return refused({ is: "due" });
    await writeState(tx, [listingId], moved.value, now);
    await auditListings(tx, [{ listingId, from: listing.state, to: moved.value, reason }], { actor: acting.value.actor, at: now });
    const others = await settleDwellings(tx, [listing.dwellingKey], now);
    await markHomesChanged(tx, [...new Set([listingId, ...others])]);
    return ok(moved.value);
  });
}
