import type { Listing } from "#domain/listings/types.ts";
import type { Apartment } from "#domain/properties/types.ts";
import { morton } from "#kernel/geo.ts";
import type { SampleSale } from "./generate-sales.ts";
import type { SamplePlaces, SampleStation } from "./places.ts";
import { SAMPLE_OPERATOR } from "./sample-lines.ts";

/** A row under its column names, as it goes to the database in JSON. Columns that are left out stay empty. */
export type Row = Readonly<Record<string, string | number | boolean | null | readonly unknown[]>>;

export function townRows({ towns }: SamplePlaces): Row[] {
  return towns.map(({ ward, name, kana, place }) => ({
    city_code: ward.code,
    name,
    prefecture: "東京都",
    city: ward.name,
    kana,
    ...place,
  }));
}

/** One row for each line that stops at a station. The first has the id of their group. */
export function stationRows({ lines }: SamplePlaces): Row[] {
  const rows = new Map<string, Row>();
  for (const { name: line, stations } of lines) {
    for (const station of stations) {
      const group = stationIdOf(station);
      const id = rows.has(group) ? `${group}-${line}` : group;
      rows.set(id, { id, name: station.name, line, operator: SAMPLE_OPERATOR, group_code: group, ...station.place });
    }
  }
  return [...rows.values()];
}

/** The id of an invented row for a real station, and its group. */
export function stationIdOf({ name, place }: Pick<SampleStation, "name" | "place">): string {
  return `sample-${name}-${place.lon}-${place.lat}`;
}

export function apartmentRow(apartment: Apartment): Row {
  return {
    key: apartment.key,
    name: apartment.name,
    name_kana: apartment.nameKana,
    prefecture: apartment.prefecture,
    city_code: apartment.cityCode,
    city_name: apartment.cityName,
    town: apartment.town,
    address: apartment.address,
    ...apartment.place,
    morton: String(morton(apartment.place)),
    built_year: apartment.builtYear,
    built_month: apartment.builtMonth,
    floors: apartment.floors,
    units: apartment.units,
    structure: apartment.structure,
    station_name: apartment.stationName,
    walk_minutes: apartment.walkMinutes,
    is_sample: true,
  };
}

/** `number` counts the sales of the market; it makes the natural key, since an invented sale has no other. */
export function saleRow(sale: SampleSale, number: number): Row {
  return {
    natural_key: `5a3b1e00-0000-4000-8000-${number.toString(16).padStart(12, "0")}`,
    kind: sale.kind,
    price_category: sale.priceCategory,
    prefecture: "東京都",
    city_code: sale.cityCode,
    city_name: sale.cityName,
    town: sale.town,
    lon: sale.place?.lon ?? null,
    lat: sale.place?.lat ?? null,
    year: sale.quarter.year,
    quarter: sale.quarter.quarter,
    price: sale.price,
    area_m2: sale.areaM2,
    area_is_minimum: false,
    floor_area_m2: sale.floorAreaM2,
    layout: sale.layout,
    built_year: sale.builtYear,
    built_before_war: false,
    structure: sale.structure,
    renovated: sale.renovated,
    zoning: sale.zoning,
    station_name: sale.stationName,
    walk_minutes: sale.walkMinutes,
    apartment_key: sale.apartmentKey,
    is_sample: true,
  };
}

/** `revision`: the value of home_revision that the row is written with. */
export function listingRow({ place, ...listing }: Listing, revision: number): Row {
  const { stations, notices, faults, ...told } = listing;
  const columns = Object.entries(told).map(([name, value]) => [COLUMN_OF[name] ?? snakeCase(name), value]);
  return {
    ...Object.fromEntries(columns),
    lon: place?.lon ?? null,
    lat: place?.lat ?? null,
    morton: place === null ? null : String(morton(place)),
    stations,
    notices,
    faults,
    station_name: stations[0]?.stationName ?? null,
    walk_minutes: stations[0]?.minutes ?? null,
    first_seen_at: `${listing.publishedOn}T09:00:00+09:00`,
    ended_at: ENDED.has(listing.state) ? `${listing.updatedOn}T09:00:00+09:00` : null,
    changed_revision: revision,
  };
}

const ENDED: ReadonlySet<string> = new Set(["sold", "suspended", "expired"]);

/** Columns that are not called as the field is. */
const COLUMN_OF: Readonly<Record<string, string>> = { isRenovated: "renovated" };

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
