import { type AccessRefusal, actingFor, isTheirs } from "#domain/companies/index.server.ts";
import { markHomesChanged } from "#domain/listings/core/home-revision-store.server.ts";
import { settleDwellings } from "#domain/listings/dwellings/settle-store.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import type { ChangeListing } from "./change-state.server.ts";
import { lockHomesOf, writeStillOffered } from "./state-store.server.ts";

/** A company says that a home which most others stopped offering is still for sale: it is shown again, until another of them stops. */
export function confirmStillOffered(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { listingId, by }: ChangeListing,
): Promise<Result<null, "unknown" | AccessRefusal>> {
  return inShortTransaction<Result<null, "unknown" | AccessRefusal>>(db, async (tx) => {
    const acting = await actingFor(tx, by, "change-listings");
    if (!acting.ok) return acting;
    const listing = (await lockHomesOf(tx, [listingId])).get(listingId);
    if (!listing || !isTheirs(acting.value, listing)) return refused("unknown");
    await writeStillOffered(tx, listingId, clock.now());
    const changed = await settleDwellings(tx, [listing.dwellingKey], clock.now());
    await markHomesChanged(tx, changed);
    return ok(null);
  });
}
