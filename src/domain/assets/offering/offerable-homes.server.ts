import type { Db, Tx } from "#platform/db.server.ts";
import { lockForOffer, offering } from "./offering-store.server.ts";
import type { HomeForOffer, OfferWish } from "./types.ts";

/** As many as a campaign looks at in one go. */
const MOST_AT_ONCE = 500;

/**
 * Homes that take offers and could be meant by a wish, by id, at most so many after `after` (empty: from the first). Only homes whose owner is verified and
 * who switched offers on; never the buyer's own.
 */
export function offerableHomes(
  db: Db | Tx,
  wish: OfferWish,
  { after = "", most = MOST_AT_ONCE }: { readonly after?: string; readonly most?: number } = {},
): Promise<HomeForOffer[]> {
  return offering(db, wish, { after, most: Math.min(most, MOST_AT_ONCE) });
}

/**
 * A home that an offer is made for, locked until the transaction ends, so that it cannot be sold or switched off meanwhile; null: it is gone. The caller
 * looks at `state` and `offerSetting`.
 */
export function homeForOffer(tx: Tx, id: string): Promise<HomeForOffer | null> {
  return lockForOffer(tx, id);
}
