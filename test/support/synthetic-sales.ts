import type { PricedKind, PricedSubject, SaleRow } from "#domain/valuation/core/types.ts";
import { quarterAt, quarterIndex } from "#kernel/quarter.ts";
import { type Random, seededRandom } from "#kernel/random.ts";

export type PricedSale = SaleRow & { readonly kind: PricedKind };

/** Valid by default; name only what the test is about. */
export function aSale(given: Partial<PricedSale> = {}): PricedSale {
  return { ...aHome(), id: 1, quarter: { year: 2024, quarter: 2 }, priceCategory: "contract", price: 60_000_000, ...given };
}

export function aSubject(given: Partial<PricedSubject> = {}): PricedSubject {
  return { ...aHome(), floor: null, direction: null, ...given };
}

function aHome() {
  return {
    kind: "condo",
    cityCode: "13108",
    cityName: "江東区",
    town: "豊洲",
    place: { lon: 139.79, lat: 35.65 },
    apartmentKey: null,
    areaM2: 60,
    floorAreaM2: null,
    layout: "2LDK",
    builtYear: 2008,
    renovated: null,
    zoning: "商業地域",
    structure: null,
    lot: null,
    stationName: null,
    walkMinutes: null,
  } as const satisfies Partial<SaleRow>;
}

export const SYNTHETIC_FIRST = quarterIndex({ year: 2020, quarter: 1 });
export const SYNTHETIC_QUARTERS = 20;
const CITIES = ["千代田区", "中央区", "港区", "新宿区", "文京区", "台東区", "墨田区", "江東区"];
const TOWNS_PER_CITY = 12;
const LAYOUTS = ["1K", "1LDK", "2LDK", "3LDK"];

/**
 * Sales of a made-up market, 2020Q1–2024Q4, always the same for a number of rows: log unit price is the sum of a city's and a town's level, age, size, time
 * and `noise` (standard deviation). Not priced like any real place.
 */
export function syntheticSales(rows: number, noise = 0.08): PricedSale[] {
  const random = seededRandom(rows);
  const towns = Array.from({ length: CITIES.length * TOWNS_PER_CITY }, (_, i) => syntheticTown(i, random));
  return Array.from({ length: rows }, (_, id) => {
    const town = towns[Math.floor(random() * towns.length)] as SyntheticTown;
    return syntheticSale({ id, town, noise, random });
  });
}

type SyntheticTown = Pick<SaleRow, "cityCode" | "cityName" | "town" | "place"> & { readonly level: number };

function syntheticTown(i: number, random: Random): SyntheticTown {
  const city = i % CITIES.length;
  return {
    cityCode: String(13_101 + city),
    cityName: CITIES[city] ?? "",
    town: `町${i}`,
    place: { lon: 139.7 + (i % 10) * 0.01, lat: 35.6 + Math.floor(i / 10) * 0.01 },
    level: 13.6 - city * 0.05 + gauss(random) * 0.1,
  };
}

function syntheticSale({ id, town, noise, random }: { id: number; town: SyntheticTown; noise: number; random: Random }): PricedSale {
  const { level, ...where } = town;
  const since = Math.floor(random() * SYNTHETIC_QUARTERS);
  const builtYear = 1980 + Math.floor(random() * 40);
  const rooms = Math.floor(random() * LAYOUTS.length);
  const areaM2 = 20 + rooms * 15 + Math.floor(random() * 4) * 5;
  const age = 2020 + since / 4 - builtYear;
  const log = level - 0.012 * age - 0.001 * areaM2 + 0.01 * since + gauss(random) * noise;
  return aSale({
    ...where,
    id,
    areaM2,
    builtYear,
    layout: LAYOUTS[rooms] ?? null,
    quarter: quarterAt(SYNTHETIC_FIRST + since),
    priceCategory: random() < 0.5 ? "contract" : "survey",
    price: Math.round((Math.exp(log) * areaM2) / 100_000) * 100_000,
  });
}

/** About normal (Irwin–Hall of twelve). */
function gauss(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i += 1) sum += random();
  return sum;
}
