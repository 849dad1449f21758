import { offerableHomes } from "#domain/assets/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { type ReachCount, reachCount } from "#domain/offers/core/limits.ts";
import type { Db } from "#platform/db.server.ts";

/** How many owners take offers for a home of theirs in a building, but for the member, in steps; whether they are fewer than five or none is told to nobody. */
export async function buildingReach(db: Db, { sub }: Pick<Member, "sub">, apartmentKey: string): Promise<ReachCount> {
  const wish = {
    kinds: ["condo"],
    apartmentKeys: [apartmentKey],
    cityCodes: [],
    areaM2: { min: null, max: null },
    exceptSub: sub,
  } as const;
  const homes = await offerableHomes(db, wish);
  return reachCount(new Set(homes.map((home) => home.sub)).size);
}
