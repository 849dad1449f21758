import { markHomesChanged } from "#domain/listings/core/home-revision-store.server.ts";
import type { ListingState } from "#domain/listings/core/types.ts";
import { isEnded } from "#domain/listings/states/listing-state.ts";
import { lockListing } from "#domain/listings/states/state-store.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { writeAskedPrice } from "./asked-price-store.server.ts";

export type PriceRefusal = { readonly is: "unknown" } | { readonly is: "illegal"; readonly state: ListingState };

/**
 * A company asks another price from today on. The price before goes into the history, from which alone may be told that it was cut. A home of another
 * company is `unknown`; one that is sold keeps its price.
 */
export function changeAskedPrice(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { companyId, listingId, price }: { readonly companyId: string; readonly listingId: string; readonly price: Yen },
): Promise<Result<null, PriceRefusal>> {
  return inTransaction<Result<null, PriceRefusal>>(db, async (tx) => {
    const listing = await lockListing(tx, listingId);
    if (!listing || listing.companyId !== companyId) return refused({ is: "unknown" });
    if (isEnded(listing.state)) return refused({ is: "illegal", state: listing.state });
    if (listing.price === price) return ok(null);
    await writeAskedPrice(tx, listingId, { price, on: isoDateInJapan(clock.now()) });
    await markHomesChanged(tx, [listingId]);
    return ok(null);
  });
}
