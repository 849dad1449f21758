import { type RawBuilder, sql } from "kysely";
import { mayBeShown } from "#domain/properties/index.server.ts";
import type { OfferRow } from "#domain/search/homes/offer-from-row.ts";
import type { Db } from "#platform/db.server.ts";

/** Where searches stand: another epoch means that rows were taken away, a greater value that some changed. */
export type HomeRevision = { readonly epoch: number; readonly value: number };

export async function homeRevision(db: Db): Promise<HomeRevision> {
  const { rows } = await sql<HomeRevision>`select epoch, value from home_revision`.execute(db);
  return rows[0] ?? { epoch: 0, value: 0 };
}

/** Homes that are not sold, a page of keys after one. */
export async function dwellingKeysAfter(db: Db, key: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from dwelling where key > ${key} and sold_at is null order by key limit ${most}`.execute(db);
  return rows.map((row) => row.key);
}

/** A home of which something changed, and which of its advertisements. */
export type ChangedHome = { readonly key: string; readonly listingIds: readonly string[] };

/** Homes of which something changed after this value of the revision, a page of them after a key. */
export async function homesChangedAfter(db: Db, value: number, { key, most }: { key: string; most: number }): Promise<ChangedHome[]> {
  const { rows } = await sql<ChangedHome>`
    select dwelling_key as key, array_agg(id) as "listingIds" from listing where changed_revision > ${value} and dwelling_key > ${key}
    group by dwelling_key order by 1 limit ${most}`.execute(db);
  return rows;
}

/** The offers of these homes that may be shown, whatever the day: the day decides by `nextUpdateOn`. */
export async function offersOf(db: Db, dwellingKeys: readonly string[]): Promise<readonly OfferRow[]> {
  if (dwellingKeys.length === 0) return [];
  return offersWhere(db, sql`l.dwelling_key = any(${[...dwellingKeys]}) and ${mayBeShown({ company: "c", dwelling: "d" })}`);
}

/** These advertisements, shown or not. */
export async function offersByKey(db: Db, keys: readonly string[]): Promise<readonly OfferRow[]> {
  return keys.length === 0 ? [] : offersWhere(db, sql`l.id = any(${[...keys]})`);
}

/** One advertisement, shown or not. */
export async function offerByKey(db: Db, key: string): Promise<OfferRow | null> {
  return (await offersWhere(db, sql`l.id = ${key}`))[0] ?? null;
}

async function offersWhere(db: Db, condition: RawBuilder<unknown>): Promise<readonly OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select l.id as key, l.dwelling_key as "dwellingKey", l.kind, l.title, l.apartment_key as "apartmentKey", a.name as "buildingName",
      a.name_kana as "buildingNameKana", l.city_code as "cityCode",
      coalesce(a.city_name, (select t.city from town t where t.city_code = l.city_code limit 1)) as "cityName", l.town, l.lon, l.lat,
      l.place_precision as "placePrecision", l.price, l.area_m2 as "areaM2", l.land_area_m2 as "landAreaM2", l.layout, l.floor,
      l.total_floors as "totalFloors", l.direction, l.built_year as "builtYear", l.built_month as "builtMonth",
      l.confirmed_on::text as "confirmedOn", l.stations, l.management_yen as "managementYen", l.reserve_yen as "reserveYen",
      l.other_monthly_yen as "otherMonthlyYen", l.land_right as "landRight", l.is_tenanted as "isTenanted",
      l.yearly_rent_yen as "yearlyRentYen", l.pets, l.parking, l.notices, l.deal_type as "dealType",
      to_char(l.first_seen_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as "firstSeenOn", l.updated_on::text as "updatedOn",
      coalesce(l.next_update_on, l.updated_on)::text as "nextUpdateOn", l.company_id as "companyId", c.name as "companyName", l.is_sample as "isSample",
      (select count(*) from (select h.price, lag(h.price) over (order by h.from_on) as before from listing_price h where h.listing_id = l.id) as cut
        where cut.price < cut.before) as "priceCuts",
      (select p.hash from listing_photo p where p.listing_id = l.id and p.state = 'kept' order by p.position limit 1) as photo,
      e.point, e.q10, e.q90, e.grade as "estimateGrade", f.ratio as "flagRatio", f.grade as "flagGrade", f.depth as "flagDepth",
      f.reasons as "flagReasons", f.flagged_on::text as "flagRaisedOn"
    from listing l
    join company c on c.id = l.company_id
    join dwelling d on d.key = l.dwelling_key
    left join apartment a on a.key = l.apartment_key
    left join listing_estimate e on e.listing_id = l.id
    left join kyugake_flag f on f.listing_id = l.id
    where ${condition}`.execute(db);
  return rows;
}
