import { type RawBuilder, sql } from "kysely";
import type { Listing, ListingEstimate } from "#domain/listings/types.ts";
import { isAdvertisedOn, isShownOn } from "#domain/properties/index.server.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** A home on offer, or with an application, as estimate and gate read it, with the estimate and the flag that it has. Dates are calendar days in Japan. */
export type Offer = Pick<
  Listing,
  | "id"
  | "dwellingKey"
  | "kind"
  | "cityCode"
  | "town"
  | "place"
  | "apartmentKey"
  | "areaM2"
  | "landAreaM2"
  | "layout"
  | "builtYear"
  | "stations"
  | "price"
  | "floor"
  | "builtMonth"
  | "confirmedOn"
  | "landRight"
  | "isTenanted"
  | "notices"
  | "totalFloors"
  | "direction"
  | "structure"
  | "totalUnits"
  | "reserveYen"
  | "isSample"
> & {
  readonly cityName: string;
  /** Of the building in the register. */
  readonly registeredFloors: number | null;
  /** On offer; what has an application is estimated all the same, and never flagged. */
  readonly isShown: boolean;
  /** Since when the home, not only this advertisement of it, has been on offer. */
  readonly firstSeenOn: string;
  readonly otherPrices: readonly Yen[];
  readonly reported: "no" | "once" | "twice";
  readonly estimate: (ListingEstimate & { readonly subjectHash: string }) | null;
};

type OfferRow = Omit<Offer, "place"> & { readonly lon: number | null; readonly lat: number | null };

/** Which homes: those that changed after a revision, or share their dwelling with one that did. */
type OffersWanted = { readonly since: number; readonly today: string };
/** Ids after `after`, up to and with `upTo`. */
export type IdRange = { readonly after: string; readonly upTo: string };

function isWanted({ since, today }: OffersWanted): RawBuilder<boolean> {
  const isChanged = since < 0 ? sql`true` : sql`l.dwelling_key in (select dwelling_key from listing where changed_revision > ${since})`;
  return sql<boolean>`(${isAdvertisedOn(today)} and ${isChanged})`;
}

/** The homes on offer to be looked at as ranges of `size` ids: nobody has to sort all that is left for every batch anew. */
export async function offerRanges(db: Db, wanted: OffersWanted, size: number): Promise<IdRange[]> {
  const { rows } = await sql<{ upTo: string }>`
    select max(id) as "upTo" from (select l.id, (row_number() over (order by l.id) - 1) / ${size}::int as part from listing l where ${isWanted(wanted)}) parts
    group by part order by part`.execute(db);
  return rows.map(({ upTo }, i) => ({ after: rows[i - 1]?.upTo ?? "", upTo }));
}

/** A report counts for so long, or one that no company looks into would count for ever. */
const REPORT_DAYS = 14;

/** One sender alone is nobody: it takes two, of one day or of two. Senders of before marks were kept are one. */
const reportedOn = (today: string) => sql`(
  select case when count(distinct coalesce(r.sender_mark, -1)) < 2 then 'no' when bool_or(exists (
      select from home_report other where other.dwelling_key = r.dwelling_key and other.settled_at is null
        and other.reported_at > ${today}::date - ${REPORT_DAYS}::int and other.sender_mark is distinct from r.sender_mark
        and (other.reported_at at time zone 'Asia/Tokyo')::date <> (r.reported_at at time zone 'Asia/Tokyo')::date)) then 'twice' else 'once' end
  from home_report r where r.dwelling_key = l.dwelling_key and r.settled_at is null and r.reported_at > ${today}::date - ${REPORT_DAYS}::int)`;

/** The homes on offer of a range, by id. */
export async function listOffers(db: Db, { after, upTo }: IdRange, wanted: OffersWanted): Promise<Offer[]> {
  const { today } = wanted;
  // The rows are taken before anything is joined to them.
  const { rows } = await sql<OfferRow>`
    with page as materialized (
      select l.* from listing l where l.id > ${after} and l.id <= ${upTo} and ${isWanted(wanted)}
    ), city as materialized (
      select city_code, min(city) as name from town where city_code in (select city_code from page) group by city_code
    )
    select l.id, l.dwelling_key as "dwellingKey", l.kind, l.city_code as "cityCode", l.town, l.lon, l.lat, l.apartment_key as "apartmentKey",
      l.area_m2 as "areaM2", l.land_area_m2 as "landAreaM2", l.layout, l.built_year as "builtYear", l.built_month as "builtMonth", l.stations, l.price, l.floor,
      to_char(l.confirmed_on, 'YYYY-MM-DD') as "confirmedOn", l.land_right as "landRight", l.is_tenanted as "isTenanted", l.notices,
      l.total_floors as "totalFloors", l.direction, l.structure, a.floors as "registeredFloors", l.total_units as "totalUnits", l.reserve_yen as "reserveYen", l.is_sample as "isSample",
      coalesce(t.name, '') as "cityName", l.state = 'active' as "isShown", others.prices as "otherPrices",
      ${reportedOn(today)} as reported,
      to_char(least(l.first_seen_at, others.first_seen) at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as "firstSeenOn",
      case when e.listing_id is null then null else json_build_object('madeOn', e.made_on, 'grade', e.grade,
        'price', case when e.point is null then null else json_build_object('point', e.point, 'q05', e.q05, 'q10', e.q10, 'q90', e.q90,
          'q95', e.q95, 'chance10', e.chance10) end,
        'refusal', e.refusal, 'isTestedHorizon', e.is_tested_horizon, 'headline', e.headline, 'similar', e.similar_sales, 'modelVersion', e.model_version, 'isSample', e.is_sample,
        'subjectHash', e.subject_hash) end as estimate
    from page l
    left join city t on t.city_code = l.city_code
    left join apartment a on a.key = l.apartment_key
    left join listing_estimate e on e.listing_id = l.id
    cross join lateral (
      select coalesce(json_agg(o.price) filter (where o.id <> l.id and ${isShownOn(today, { listing: "o", company: "oc" })}), '[]') as prices, min(o.first_seen_at) as first_seen
      from listing o join company oc on oc.id = o.company_id where o.dwelling_key = l.dwelling_key) others
    order by l.id`.execute(db);
  return rows.map(({ lon, lat, ...row }) => ({ ...row, place: placeOf(lon, lat) }));
}

function placeOf(lon: number | null, lat: number | null): LonLat | null {
  return lon === null || lat === null ? null : { lon, lat };
}

export type MadeEstimate = ListingEstimate & { readonly listingId: string; readonly subjectHash: string };

/** Keeps estimates; answers the listings whose figures are others than before. One of a listing that is gone meanwhile is dropped. */
export async function saveEstimates(tx: Tx, made: readonly MadeEstimate[]): Promise<string[]> {
  if (made.length === 0) return [];
  const json = JSON.stringify(made.map(({ price, ...one }) => ({ ...one, ...price })));
  const { rows } = await sql<{ id: string; isOther: boolean }>`
    with told as (
      select * from jsonb_to_recordset(${json}::jsonb) as told("listingId" text, "madeOn" date, point bigint, q05 bigint, q10 bigint, q90 bigint,
        q95 bigint, chance10 float8, grade text, refusal text, "isTestedHorizon" boolean,
        headline jsonb, "similar" jsonb, "modelVersion" text, "subjectHash" text, "isSample" boolean)
      where exists (select 1 from listing where id = "listingId")
    ), before as (
      select e.* from listing_estimate e join told on told."listingId" = e.listing_id
    ), written as (
      insert into listing_estimate (listing_id, made_on, point, q05, q10, q90, q95, chance10, grade, refusal, is_tested_horizon, headline, similar_sales,
        model_version, subject_hash, is_sample)
      select "listingId", "madeOn", point, q05, q10, q90, q95, chance10, grade, refusal, "isTestedHorizon", headline, "similar", "modelVersion", "subjectHash",
        "isSample"
      from told
      on conflict (listing_id) do update set made_on = excluded.made_on, point = excluded.point, q05 = excluded.q05, q10 = excluded.q10,
        q90 = excluded.q90, q95 = excluded.q95, chance10 = excluded.chance10, grade = excluded.grade, refusal = excluded.refusal,
        is_tested_horizon = excluded.is_tested_horizon,
        headline = excluded.headline, similar_sales = excluded.similar_sales, model_version = excluded.model_version, subject_hash = excluded.subject_hash,
        is_sample = excluded.is_sample
      returning *
    )
    select w.listing_id as id from written w left join before b on b.listing_id = w.listing_id
    where (b.point, b.q05, b.q10, b.q90, b.q95, b.grade, b.refusal, b.is_tested_horizon, b.headline, b.similar_sales, b.is_sample)
      is distinct from (w.point, w.q05, w.q10, w.q90, w.q95, w.grade, w.refusal, w.is_tested_horizon, w.headline, w.similar_sales, w.is_sample)`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
