import type { ListingKind } from "#domain/listings/core/types.ts";
import type { FoundFacts } from "#domain/listings/places/found-row.ts";
import { morton } from "#kernel/geo.ts";
import type { FeedRow } from "./types.ts";

const KIND_NAMES: Readonly<Record<ListingKind, string>> = {
  condo: "マンション",
  "new-condo": "新築マンション",
  house: "一戸建て",
  land: "土地",
  building: "一棟の建物",
};

/** What a home is called on the site: `青葉レジデンス 8階`; houses and plots by their headline, or by their town (empty: not told) and kind. */
export function listingTitle({ kind, title, buildingName, floor }: FeedRow, town: string): string {
  const plain = town === "" ? KIND_NAMES[kind] : `${town}の${KIND_NAMES[kind]}`;
  if (kind === "condo" || kind === "new-condo") {
    const name = buildingName ?? title ?? plain;
    return floor === null ? name : `${name} ${floor < 0 ? `地下${-floor}` : floor}階`;
  }
  return title ?? buildingName ?? plain;
}

/** What a row tells, as the columns of table `listing` that a file writes. */
export function listingColumns(row: FeedRow, found: FoundFacts) {
  const onFoot = found.stations.find(({ busMinutes }) => busMinutes === null);
  return {
    kind: row.kind,
    title: listingTitle(row, found.town),
    building_name: row.buildingName,
    room: row.room,
    address: row.address,
    city_code: found.cityCode,
    town: found.town,
    apartment_key: found.apartmentKey,
    lon: found.place?.lon ?? null,
    lat: found.place?.lat ?? null,
    morton: found.place === null ? null : String(morton(found.place)),
    place_precision: found.placePrecision,
    price: row.price,
    area_m2: row.areaM2,
    land_area_m2: row.landAreaM2,
    private_road_m2: row.privateRoadM2,
    balcony_m2: row.balconyM2,
    layout: row.layout,
    floor: row.floor,
    total_floors: row.totalFloors,
    total_units: row.totalUnits,
    direction: row.direction,
    structure: row.structure,
    built_year: row.builtYear,
    built_month: row.builtMonth,
    confirmed_on: row.confirmedOn,
    stations: found.stations,
    station_name: onFoot?.stationName ?? null,
    walk_minutes: onFoot?.minutes ?? null,
    management_yen: row.managementYen,
    reserve_yen: row.reserveYen,
    other_monthly_yen: row.otherMonthlyYen,
    land_right: row.landRight,
    is_tenanted: row.isTenanted,
    yearly_rent_yen: row.yearlyRentYen,
    pets: row.pets,
    parking: row.parking,
    renovated: row.isRenovated,
    renovated_on: row.renovatedOn,
    notices: row.notices,
    remarks: row.remarks,
    handover: row.handover,
    deal_type: row.dealType,
    is_consented: row.isConsented,
    faults: found.faults,
    published_on: row.publishedOn,
    updated_on: row.updatedOn,
    next_update_on: row.nextUpdateOn,
    page_url: row.pageUrl,
    is_sample: row.isSample,
  };
}

export type ListingColumns = ReturnType<typeof listingColumns>;
