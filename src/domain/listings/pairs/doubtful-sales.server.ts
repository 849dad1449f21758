import { markHomesChanged } from "#domain/listings/core/home-revision-store.server.ts";
import { settleDwellings } from "#domain/listings/dwellings/settle-store.server.ts";
import { isEnded } from "#domain/listings/states/listing-state.ts";
import { lockHomesOf } from "#domain/listings/states/state-store.server.ts";
import { auditListings } from "#domain/listings/states/transition-store.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { type DoubtfulSale, salesInDoubt, writeSaleCounts } from "./pair-store.server.ts";

/** Sales of which only their company says so while others offer the home, for a person to look at. */
export function doubtfulSales(db: Db): Promise<DoubtfulSale[]> {
  return salesInDoubt(db);
}

/** A person says whether a sale that a company tells ends the advertisements of others, or takes back that it does. Its own advertisement stays sold. */
export function judgeSale(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { listingId, counts }: { readonly listingId: string; readonly counts: boolean },
): Promise<Result<null, "unknown" | "not-sold">> {
  return inShortTransaction<Result<null, "unknown" | "not-sold">>(db, async (tx) => {
    const listing = (await lockHomesOf(tx, [listingId])).get(listingId);
    if (!listing) return refused("unknown");
    const { state, dwellingKey } = listing;
    if (!isEnded(state)) return refused("not-sold");
    const now = clock.now();
    await writeSaleCounts(tx, listingId, counts);
    await auditListings(tx, [{ listingId, from: state, to: state, reason: counts ? "sale counts" : "sale does not count" }], {
      actor: "operator",
      at: now,
    });
    await markHomesChanged(tx, [listingId, ...(await settleDwellings(tx, [dwellingKey], now))]);
    return ok(null);
  });
}
