import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { HomeForOffer, OfferWish } from "./types.ts";

type Row = Omit<HomeForOffer, "place" | "lowestPriceYen"> & {
  readonly lon: number;
  readonly lat: number;
  readonly lowestPrice: string | number | null;
};

/** A place is told by its town: its point, its rest and what the owner calls it are nobody else's. */
const COLUMNS = sql`
  p.id, p.sub, p.kind, p.apartment_key as "apartmentKey", p.city_code as "cityCode", p.city_name as "cityName", p.town, p.lon, p.lat, p.state,
  p.offer_setting as "offerSetting", p.lowest_price as "lowestPrice", coalesce(a.name, p.city_name || p.town) as name,
  (p.facts ->> 'areaM2')::float8 as "areaM2", (p.facts ->> 'floor')::int as floor, p.facts ->> 'layout' as layout,
  coalesce((p.facts ->> 'builtYear')::int, a.built_year) as "builtYear", (p.facts ->> 'floorAreaM2')::float8 as "floorAreaM2",
  coalesce(a.floors, (p.facts ->> 'totalFloors')::int) as "totalFloors", p.facts ->> 'direction' as direction,
  coalesce(a.station_name, p.facts ->> 'stationName') as "stationName", coalesce(a.walk_minutes, (p.facts ->> 'walkMinutes')::int) as "walkMinutes"`;
const FROM = sql`owned_property p left join apartment a on a.key = p.apartment_key`;

function homeOf({ lon, lat, lowestPrice, ...row }: Row): HomeForOffer {
  return { ...row, place: { lon, lat }, lowestPriceYen: lowestPrice === null ? null : Number(lowestPrice) };
}

/** A page of those that take offers, by id after one. */
export async function offering(
  db: Db | Tx,
  { kinds, apartmentKeys, cityCodes, areaM2, exceptSub }: OfferWish,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<HomeForOffer[]> {
  const isIn = (column: RawBuilder<unknown>, list: readonly string[]) => sql`(${list.length === 0} or ${column} = any(${[...list]}))`;
  const area = sql`(p.facts ->> 'areaM2')::float8`;
  const { rows } = await sql<Row>`
    select ${COLUMNS} from ${FROM}
    where p.state = 'verified' and p.offer_setting = 'anonymous' and p.id > ${after} and p.sub <> ${exceptSub}
      and ${isIn(sql`p.kind`, kinds)} and ${isIn(sql`p.apartment_key`, apartmentKeys)} and ${isIn(sql`p.city_code`, cityCodes)}
      and ${area} >= ${areaM2.min ?? 0} and ${area} <= ${areaM2.max ?? 1e9}
    order by p.id limit ${most}`.execute(db);
  return rows.map(homeOf);
}

/** Every home of a member, whatever state it is in. */
export async function homeIdsOf(db: Db | Tx, sub: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from owned_property where sub = ${sub}`.execute(db);
  return rows.map(({ id }) => id);
}

/** One as an offer knows it, whatever state it is in; nobody changes it until the transaction ends. */
export async function lockForOffer(tx: Tx, id: string): Promise<HomeForOffer | null> {
  const { rows } = await sql<Row>`select ${COLUMNS} from ${FROM} where p.id = ${id} for update of p`.execute(tx);
  return rows[0] ? homeOf(rows[0]) : null;
}
