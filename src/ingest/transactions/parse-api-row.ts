import type { PriceCategory, PropertyKind } from "#domain/properties/types.ts";
import { placeInJapan } from "#ingest/frame/place-in-japan.ts";
import type { LonLat } from "#kernel/geo.ts";
import { knownFacts } from "#kernel/home/known-facts.ts";
import { prefectureOf } from "#kernel/prefectures.ts";
import type { Quarter } from "#kernel/quarter.ts";
import * as field from "./fields.ts";
import { type Cells, saleArea } from "./parse-web-row.ts";
import type { ParsedSale } from "./parsed-sale.ts";
import { DIRECTIONS, KINDS, PURPOSES, REGIONS, RENOVATED, ZONING } from "./vocabulary.ts";

/** One row of the XIT001 extract: English words, no station, structure or price category, but the centre of each town. */
export function parseApiRow(cells: Cells, present: Quarter): ParsedSale {
  const text = (column: string) => field.cell(cells(column));
  const quarter = field.quarter(text("year"), text("quarter"), present);
  const kind = field.word(text("type"), KINDS, "kind-unknown") ?? field.reject("kind-unknown", "");
  const region = field.word(text("region"), REGIONS, "region-unknown");
  const floorAreaRatioPercent = field.planPercent(text("far"));
  const { areaM2, isMinimum } = saleArea(kind, text("area_m2"));
  return {
    kind,
    priceCategory: concludedCategory({ kind, year: quarter.year, region, floorAreaRatioPercent }),
    categoryIsStated: false,
    prefecture: prefectureOf(text("pref_code") ?? "") ?? field.reject("prefecture-unknown", text("pref_code") ?? ""),
    cityCode: field.cityCode(text("ward_code")),
    cityName: field.required(text("ward_ja"), "city-code-invalid"),
    town: field.required(text("district_ja"), "town-missing"),
    place: place(text("district_lng"), text("district_lat")),
    quarter,
    price: field.price(text("price")),
    areaM2,
    areaIsMinimum: isMinimum,
    layout: field.layout(text("layout")),
    ...field.built(text("built_year"), quarter.year),
    renovated: field.word(text("renovation"), RENOVATED, "renovation-unknown"),
    purpose: field.word(text("purpose"), PURPOSES, "purpose-unknown"),
    region,
    zoning: field.word(text("city_planning"), ZONING, "zoning-unknown"),
    lot: knownFacts({
      frontageM: field.frontage(text("frontage_m")),
      roadWidthM: field.metres(text("breadth_m")),
      roadDirection: field.word(text("direction"), DIRECTIONS, "direction-unknown"),
      roadKind: null,
      landShape: null,
      coveragePercent: field.planPercent(text("coverage")),
      floorAreaRatioPercent,
    }),
    ...ABSENT_FROM_API,
  };
}

const ABSENT_FROM_API = {
  floorAreaM2: null,
  structure: null,
  buildingUse: null,
  stationName: null,
  walkMinutes: null,
  remarks: null,
} as const;

type Clues = {
  readonly kind: PropertyKind;
  readonly year: number;
  readonly region: string | null;
  readonly floorAreaRatioPercent: number | null;
};

/**
 * 成約価格情報 began with 2021Q1 and leaves out what its survey twin tells: 容積率 of condominiums (held against the official CSVs: 6,753 of
 * 6,753 contracts empty, 12 of 3,612 surveys), 地域 of land and buildings (2,065 of 2,065 empty, 0 of 7,925).
 */
export function concludedCategory({ kind, year, region, floorAreaRatioPercent }: Clues): PriceCategory {
  const silent = kind === "condo" ? floorAreaRatioPercent === null : region === null;
  return silent && year >= 2021 ? "contract" : "survey";
}

function place(lon: string | null, lat: string | null): LonLat | null {
  if (lon === null || lat === null) return null;
  return placeInJapan(lon, lat) ?? field.reject("place-invalid", `${lon} ${lat}`);
}
