import { offerableHomes } from "#domain/assets/index.server.ts";
import { interestIn } from "#domain/connections/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { type FewCount, fewCount } from "#domain/offers/core/limits.ts";
import type { Db } from "#platform/db.server.ts";

/** Who takes offers for a home in a building, and who waits to buy one there. */
export type BuildingReach = { readonly owners: FewCount; readonly waitingBuyers: FewCount };

const MOST_COUNTED = 1_000;

/** For one building: owners of verified homes that take offers, but for the member; fewer than five are not counted for anybody. */
export async function buildingReach(db: Db, { sub }: Pick<Member, "sub">, apartmentKey: string): Promise<BuildingReach> {
  const wish = {
    kinds: ["condo"],
    apartmentKeys: [apartmentKey],
    cityCodes: [],
    areaM2: { min: null, max: null },
    exceptSub: sub,
  } as const;
  const homes = await offerableHomes(db, wish, { after: "", most: MOST_COUNTED });
  const { waitingBuyers } = await interestIn(db, apartmentKey);
  return { owners: fewCount(new Set(homes.map((home) => home.sub)).size), waitingBuyers: fewCount(waitingBuyers) };
}
