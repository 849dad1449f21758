import { ownedBuildings } from "#domain/connections/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { type OwnerReach, ownerReach } from "./owner-reach.ts";

/** How many, but for the member, say they own a home in a building that is wished for. Nobody has shown yet that they do. */
export async function reachedOwners(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { sub }: Member,
  wish: Wish,
): Promise<OwnerReach> {
  return ownerReach(await ownedBuildings(db, sub), wish, isoDateInJapan(clock.now()));
}
