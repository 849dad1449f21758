import type { Listing } from "#domain/listings/types.ts";
import type { Apartment, Sale } from "#domain/properties/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { Db } from "#platform/db.server.ts";
import { aListingRow, aLoad, anApartmentRow, aSaleRow, insertRows } from "./market.ts";

const TOYOSU: LonLat = { lon: 139.7964, lat: 35.6549 };

/** A published sale of a three-room flat in 豊洲, valid by default. The database gives it its number. */
export function aSale(changes: Partial<Sale> = {}): Sale {
  return {
    id: 0,
    kind: "condo",
    priceCategory: "contract",
    cityCode: "13108",
    cityName: "江東区",
    town: "豊洲",
    place: TOYOSU,
    quarter: { year: 2026, quarter: 2 },
    price: 70_000_000,
    areaM2: 70,
    floorAreaM2: null,
    layout: "3LDK",
    builtYear: 2008,
    structure: "RC",
    renovated: null,
    zoning: null,
    lot: null,
    stationName: "豊洲",
    walkMinutes: 6,
    apartmentKey: null,
    ...changes,
  };
}

/** The sale ten times over: so many of one quarter that its city counts as measured in a market of that quarter alone. */
export function tenOf(sale: Sale): Sale[] {
  return Array.from({ length: 10 }, () => sale);
}

export function anApartment(changes: Partial<Apartment> = {}): Apartment {
  return {
    key: "toyosu-residence",
    name: "豊洲レジデンス",
    nameKana: "トヨスレジデンス",
    prefecture: "東京都",
    cityCode: "13108",
    cityName: "江東区",
    town: "豊洲",
    address: "東京都江東区豊洲5丁目",
    place: TOYOSU,
    builtYear: 2008,
    builtMonth: 3,
    floors: 14,
    units: 120,
    structure: "RC",
    stationName: "豊洲",
    walkMinutes: 6,
    isSample: true,
    ...changes,
  };
}

type Market = {
  readonly sales?: readonly Sale[];
  readonly apartments?: readonly Apartment[];
  /** On sale in the first of the apartments. */
  readonly listings?: readonly Pick<Listing, "id" | "state">[];
};

/** The credit line of the sales that `insertMarket` writes. */
export const ATTRIBUTION = "出典 transactions";

/** Puts a small market in the database, as one load of published sales. */
export async function insertMarket(db: Db, { sales = [], apartments = [], listings = [] }: Market): Promise<void> {
  const load = await aLoad(db);
  if (apartments.length > 0) await insertRows(db, "apartment", load, apartments.map(apartmentRow));
  if (sales.length > 0) await insertRows(db, "sale", load, sales.map(saleRow));
  const apartment_key = apartments[0]?.key ?? null;
  const rows = listings.map((listing) => aListingRow({ ...listing, apartment_key }));
  if (rows.length > 0) await insertRows(db, "listing", load, rows);
}

function saleRow(sale: Sale) {
  return aSaleRow({
    kind: sale.kind,
    price_category: sale.priceCategory,
    city_code: sale.cityCode,
    city_name: sale.cityName,
    town: sale.town,
    lon: sale.place?.lon ?? null,
    lat: sale.place?.lat ?? null,
    year: sale.quarter.year,
    quarter: sale.quarter.quarter,
    price: sale.price,
    area_m2: sale.areaM2,
    layout: sale.layout,
    built_year: sale.builtYear,
    structure: sale.structure,
    renovated: sale.renovated,
    station_name: sale.stationName,
    walk_minutes: sale.walkMinutes,
    apartment_key: sale.apartmentKey,
  });
}

function apartmentRow(apartment: Apartment) {
  return anApartmentRow({
    key: apartment.key,
    name: apartment.name,
    name_kana: apartment.nameKana,
    town: apartment.town,
    address: apartment.address,
    lon: apartment.place.lon,
    lat: apartment.place.lat,
    built_year: apartment.builtYear,
    station_name: apartment.stationName,
    walk_minutes: apartment.walkMinutes,
    is_sample: apartment.isSample,
  });
}
