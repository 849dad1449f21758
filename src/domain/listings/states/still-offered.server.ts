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
  { listingId, companyId }: ChangeListing,
): Promise<Result<null, "unknown">> {
  return inShortTransaction(db, async (tx) => {
    const listing = (await lockHomesOf(tx, [listingId])).get(listingId);
    if (!listing || (companyId !== null && listing.companyId !== companyId)) return refused("unknown");
    await writeStillOffered(tx, listingId, clock.now());
    const changed = await settleDwellings(tx, [listing.dwellingKey], clock.now());
    await markHomesChanged(tx, changed);
    return ok(null);
  });
}
