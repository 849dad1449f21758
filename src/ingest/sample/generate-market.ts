import type { Apartment } from "#domain/properties/types.ts";
import { seededRandom } from "#kernel/random.ts";
import { generateBuildings, type SampleBuilding } from "./generate-buildings.ts";
import { condoSales, houseSales, landSales, type SampleSale } from "./generate-sales.ts";
import type { SamplePlaces } from "./places.ts";

export type SampleMarket = {
  readonly apartments: readonly Apartment[];
  readonly sales: readonly SampleSale[];
  readonly buildings: readonly SampleBuilding[];
};

const CONDO_SALES = 18_000;
const HOUSE_SALES = 3_000;
const LAND_SALES = 1_500;

/** The invented market: the same places and seed give the same buildings and sales. Each part draws on its own seed. What is on offer: offers/. */
export function generateMarket(places: SamplePlaces, { seed }: { readonly seed: number }): SampleMarket {
  const buildings = generateBuildings(places.towns, seededRandom(seed));
  const sales = [
    ...condoSales(buildings, places, CONDO_SALES, seededRandom(seed + 1)),
    ...houseSales(places, HOUSE_SALES, seededRandom(seed + 2)),
    ...landSales(places, LAND_SALES, seededRandom(seed + 3)),
  ];
  return { apartments: buildings.map(({ apartment }) => apartment), sales, buildings };
}
