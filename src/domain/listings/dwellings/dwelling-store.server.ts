import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";
import type { Offer, Splits } from "./choose-dwelling.ts";

/** A home that was sold longer ago may be for sale again. */
const SOLD_DAYS = 180;

/** All advertisements that share the key of a home with one of these, in the order in which they were first seen; those long sold are left out. */
export async function offersLike(
  tx: Tx,
  listingIds: readonly string[],
  now: Date,
): Promise<readonly (Offer & { readonly homeKey: string })[]> {
  const { rows } = await sql<Offer & { readonly homeKey: string }>`
    select l.id, l.company_id as "companyId", l.dwelling_key as "dwellingKey", l.price, l.kind, s.home_key as "homeKey", s.home_key as "buildingKey",
      s.home_key as "addressKey", l.room, l.floor, l.area_m2 as "areaM2", l.land_area_m2 as "landAreaM2", l.layout, l.direction,
      extract(epoch from l.first_seen_at)::float8 * 1000 as "firstSeen", s.told_state is not null as "isTold"
    from listing_source s join listing l on l.id = s.listing_id join dwelling d on d.key = l.dwelling_key
    where s.home_key in (select home_key from listing_source where listing_id = any(${[...listingIds]}))
      and (d.sold_at is null or d.sold_at > ${now}::timestamptz - make_interval(days => ${SOLD_DAYS}) or l.id = any(${[...listingIds]}))
    order by l.first_seen_at, l.id`.execute(tx);
  return rows;
}

/** Pairs among these that a person has told apart. */
export async function splitsAmong(tx: Tx, listingIds: readonly string[]): Promise<Splits> {
  const { rows } = await sql<{ pair: string }>`
    select listing_id || '/' || other_listing_id as pair from dwelling_split
    where listing_id = any(${[...listingIds]}) or other_listing_id = any(${[...listingIds]})`.execute(tx);
  return new Set(rows.map(({ pair }) => pair));
}

export type Move = { readonly listingId: string; readonly dwellingKey: string };

/**
 * Puts advertisements to their homes and takes away homes that nobody advertises any more. A new reference of the same company for the same home is as
 * old as the one before it: 新着 does not begin again.
 */
export async function moveToDwellings(tx: Tx, moves: readonly Move[], now: Date): Promise<void> {
  if (moves.length === 0) return;
  const told = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m ("listingId" text, "dwellingKey" text)`;
  await sql`
    insert into dwelling (key, apartment_key, made_at)
    select distinct on (m."dwellingKey") m."dwellingKey", l.apartment_key, ${now}::timestamptz from ${told} join listing l on l.id = m."listingId"
    on conflict do nothing`.execute(tx);
  const left = await sql<{ key: string }>`
    update listing l set dwelling_key = m."dwellingKey" from (select * from ${told}) m, listing old
    where l.id = m."listingId" and old.id = l.id returning old.dwelling_key as key`.execute(tx);
  const keys = [...new Set(left.rows.map(({ key }) => key))];
  await sql`delete from dwelling d where d.key = any(${keys}) and not exists (select 1 from listing l where l.dwelling_key = d.key)`.execute(
    tx,
  );
  const ids = moves.map(({ listingId }) => listingId);
  await sql`
    update listing l set first_seen_at = older.first_seen_at
    from (
      select n.id, min(o.first_seen_at) as first_seen_at from listing n join listing o on o.dwelling_key = n.dwelling_key and o.company_id = n.company_id
      where n.id = any(${ids}) group by n.id
    ) older
    where older.id = l.id and older.first_seen_at < l.first_seen_at`.execute(tx);
}

/** The homes that these advertise. */
export async function dwellingKeysOf(tx: Tx, listingIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select distinct dwelling_key as key from listing where id = any(${[...listingIds]})`.execute(
    tx,
  );
  return rows.map(({ key }) => key);
}
