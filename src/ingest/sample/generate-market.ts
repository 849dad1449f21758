import type { Listing } from "#domain/listings/types.ts";
import type { Apartment } from "#domain/properties/types.ts";
import { quarterIndex, quarterOf } from "#kernel/quarter.ts";
import { seededRandom } from "#kernel/random.ts";
import { generateBuildings } from "./generate-buildings.ts";
import { generateListings } from "./generate-listings.ts";
import { condoSales, houseSales, landSales, type SampleSale } from "./generate-sales.ts";
import type { SamplePlaces } from "./places.ts";

export type SampleMarket = {
  readonly apartments: readonly Apartment[];
  readonly sales: readonly SampleSale[];
  readonly listings: readonly Listing[];
};

const CONDO_SALES = 18_000;
const HOUSE_SALES = 3_000;
const LAND_SALES = 1_500;
const LISTINGS = { active: 2_100, suspended: 60, applied: 40, sold: 80, expired: 60 } as const;

/** The invented market: the same places and seed give the same buildings and sales; listings also follow `now`. Each part draws on its own seed. */
export function generateMarket(places: SamplePlaces, { seed, now }: { readonly seed: number; readonly now: Date }): SampleMarket {
  const buildings = generateBuildings(places.towns, seededRandom(seed));
  const sales = [
    ...condoSales(buildings, places, CONDO_SALES, seededRandom(seed + 1)),
    ...houseSales(places, HOUSE_SALES, seededRandom(seed + 2)),
    ...landSales(places, LAND_SALES, seededRandom(seed + 3)),
  ];
  const market = { buildings, places, counts: LISTINGS, now, quarter: quarterIndex(quarterOf(now)) };
  return { apartments: buildings.map(({ apartment }) => apartment), sales, listings: generateListings(market, seededRandom(seed + 4)) };
}
