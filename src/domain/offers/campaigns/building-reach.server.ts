import { offerableHomes } from "#domain/assets/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { type FewCount, fewCount } from "#domain/offers/core/limits.ts";
import type { Db } from "#platform/db.server.ts";

/** How many owners take offers for a home of theirs in a building, but for the member; fewer than five are not counted for anybody. */
export async function buildingReach(db: Db, { sub }: Pick<Member, "sub">, apartmentKey: string): Promise<FewCount> {
  const wish = {
    kinds: ["condo"],
    apartmentKeys: [apartmentKey],
    cityCodes: [],
    areaM2: { min: null, max: null },
    exceptSub: sub,
  } as const;
  const homes = await offerableHomes(db, wish);
  return fewCount(new Set(homes.map((home) => home.sub)).size);
}
