import { sql } from "kysely";
import type { Advertiser, AskedPrice, Listing, ListingEstimate } from "#domain/listings/types.ts";
import type { Db } from "#platform/db.server.ts";

/** A listing with what stands beside it on its page. */
export type ListingRecord = {
  readonly listing: Listing;
  readonly buildingName: string | null;
  readonly advertiser: Advertiser;
  readonly isCompanyLive: boolean;
  readonly isHomeSold: boolean;
};

type ListingRow = Omit<Listing, "place"> & {
  readonly lon: number | null;
  readonly lat: number | null;
  readonly buildingName: string | null;
  readonly company: Advertiser;
  readonly companyState: string;
  readonly isHomeSold: boolean;
};

export async function findListing(db: Db, key: string): Promise<ListingRecord | null> {
  const { rows } = await sql<ListingRow>`
    select l.id, l.company_id as "companyId", l.reference, l.dwelling_key as "dwellingKey", l.apartment_key as "apartmentKey", l.kind, l.title,
      l.address, l.city_code as "cityCode", l.town, l.lon, l.lat, l.place_precision as "placePrecision", l.price, l.area_m2 as "areaM2",
      l.land_area_m2 as "landAreaM2", l.private_road_m2 as "privateRoadM2", l.balcony_m2 as "balconyM2", l.layout, l.floor,
      l.total_floors as "totalFloors", l.total_units as "totalUnits", l.direction, l.structure, l.built_year as "builtYear",
      l.built_month as "builtMonth", l.confirmed_on::text as "confirmedOn", l.stations, l.management_yen as "managementYen",
      l.reserve_yen as "reserveYen", l.other_monthly_yen as "otherMonthlyYen", l.land_right as "landRight", l.is_tenanted as "isTenanted",
      l.yearly_rent_yen as "yearlyRentYen", l.pets, l.parking, l.renovated as "isRenovated", l.renovated_on::text as "renovatedOn", l.notices,
      l.remarks, l.handover, l.deal_type as "dealType", l.is_consented as "isConsented", l.faults, l.published_on::text as "publishedOn",
      l.updated_on::text as "updatedOn", l.next_update_on::text as "nextUpdateOn", l.first_price as "firstPrice",
      l.price_changed_on::text as "priceChangedOn", l.state, l.is_sample as "isSample", a.name as "buildingName",
      jsonb_build_object('id', c.id, 'name', c.name, 'licence', c.licence, 'address', c.address, 'phone', c.phone, 'isSample', c.is_sample) as company,
      c.state as "companyState", d.sold_at is not null as "isHomeSold"
    from listing l
    join company c on c.id = l.company_id
    join dwelling d on d.key = l.dwelling_key
    left join apartment a on a.key = l.apartment_key
    where l.id = ${key}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { lon, lat, buildingName, company, companyState, isHomeSold, ...told } = row;
  const listing = { ...told, place: lon === null || lat === null ? null : { lon, lat } };
  return { listing, buildingName, advertiser: company, isCompanyLive: companyState === "live", isHomeSold };
}

/** What was asked, oldest first. */
export async function askedPrices(db: Db, key: string): Promise<AskedPrice[]> {
  const { rows } = await sql<AskedPrice>`
    select from_on::text as "fromOn", price from listing_price where listing_id = ${key} order by from_on`.execute(db);
  return rows;
}

type EstimateRow = Omit<ListingEstimate, "price"> & {
  readonly [Q in "point" | "q05" | "q10" | "q90" | "q95" | "chance10"]: number | null;
};

export async function estimateOf(db: Db, key: string): Promise<ListingEstimate | null> {
  const { rows } = await sql<EstimateRow>`
    select made_on::text as "madeOn", grade, point, q05, q10, q90, q95, chance10, refusal, is_tested_horizon as "isTestedHorizon",
      headline, similar_sales as "similar", model_version as "modelVersion", is_sample as "isSample"
    from listing_estimate where listing_id = ${key}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { point, q05, q10, q90, q95, chance10, ...told } = row;
  const isWhole = point !== null && q05 !== null && q10 !== null && q90 !== null && q95 !== null && chance10 !== null;
  return { ...told, price: isWhole ? { point, q05, q10, q90, q95, chance10 } : null };
}
