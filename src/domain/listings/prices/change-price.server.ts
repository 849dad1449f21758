import { type AccessRefusal, actingFor, isTheirs } from "#domain/companies/index.server.ts";
import { markHomesChanged } from "#domain/listings/core/home-revision-store.server.ts";
import type { ChangeListing } from "#domain/listings/states/change-state.server.ts";
import { isEnded } from "#domain/listings/states/listing-state.ts";
import { lockListing } from "#domain/listings/states/state-store.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { keepPrices, writePrice } from "./price-store.server.ts";

const ASKED_BOUNDS = { min: 100_000, max: 100_000_000_000 } as const;

/** `ended`: it is sold. `out-of-range`: no price of a home in whole yen. */
export type PriceRefusal = AccessRefusal | "unknown" | "ended" | "out-of-range";

/**
 * A company asks another price from today on; the one before is kept with its days. A feed overrides it once its row changes. Answers whether anything changed.
 */
export function changeListingPrice(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { listingId, by, price }: ChangeListing & { readonly price: Yen },
): Promise<Result<boolean, PriceRefusal>> {
  return inShortTransaction<Result<boolean, PriceRefusal>>(db, async (tx) => {
    const acting = await actingFor(tx, by, "change-listings");
    if (!acting.ok) return acting;
    const listing = await lockListing(tx, listingId);
    if (!listing || !isTheirs(acting.value, listing)) return refused("unknown");
    if (isEnded(listing.state)) return refused("ended");
    if (!Number.isInteger(price) || price < ASKED_BOUNDS.min || price > ASKED_BOUNDS.max) return refused("out-of-range");
    if (listing.price === price) return ok(false);
    const today = isoDateInJapan(clock.now());
    await writePrice(tx, listingId, price, today);
    await keepPrices(tx, [{ listingId, price }], today);
    await markHomesChanged(tx, [listingId]);
    return ok(true);
  });
}
