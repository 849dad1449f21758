import { sql } from "kysely";
import { days } from "#kernel/duration.ts";
import type { Tx } from "#platform/db.server.ts";
import { carryHomes, type HomeKeys } from "./carry-store.server.ts";
import type { Splits } from "./choose-dwelling.ts";
import type { Move, PlacedOffer } from "./moves-among.ts";

/** A home that was sold longer ago may be for sale again. */
const SOLD_DAYS = 180;

/** These advertisements with all that share the key of a home or the home with one of them, in the order in which they were first seen; homes that were long sold are left out. */
export async function offersLike(tx: Tx, listingIds: readonly string[], now: Date): Promise<readonly PlacedOffer[]> {
  const { rows } = await sql<PlacedOffer>`
    with asked as (
      select l.id, l.dwelling_key, s.home_key from listing_source s join listing l on l.id = s.listing_id where l.id = any(${[...listingIds]})
    ),
    near as (
      select s.listing_id as id from listing_source s where s.home_key in (select home_key from asked)
      union select l.id from listing l where l.dwelling_key in (select dwelling_key from asked)
    )
    select l.id, l.company_id as "companyId", l.dwelling_key as "dwellingKey", l.price, l.kind, s.home_key as "homeKey", s.home_key as "buildingKey",
      s.home_key as "addressKey", l.room, l.floor, l.area_m2 as "areaM2", l.land_area_m2 as "landAreaM2", l.layout, l.direction,
      extract(epoch from l.first_seen_at)::float8 * 1000 as "firstSeen", s.told_state is not null as "isTold",
      coalesce(d.sold_at <= ${soldBefore(now)}, false) as "isLongSold"
    from near join listing l on l.id = near.id join listing_source s on s.listing_id = l.id join dwelling d on d.key = l.dwelling_key
    where d.sold_at is null or d.sold_at > ${soldBefore(now)} or d.key in (select dwelling_key from asked)
    order by l.first_seen_at, l.id`.execute(tx);
  return rows;
}

function soldBefore(now: Date): Date {
  return new Date(now.getTime() - days(SOLD_DAYS));
}

/** Pairs among these that a person has told apart. */
export async function splitsAmong(tx: Tx, listingIds: readonly string[]): Promise<Splits> {
  const { rows } = await sql<{ pair: string }>`
    select listing_id || '/' || other_listing_id as pair from dwelling_split
    where listing_id = any(${[...listingIds]}) or other_listing_id = any(${[...listingIds]})`.execute(tx);
  return new Set(rows.map(({ pair }) => pair));
}

/**
 * Puts advertisements to their homes and takes away homes that nobody advertises any more; one that is the same home under another key leaves that key, its
 * sale and whatever people hang on it to the other. A new reference of the same company for the same home is as old as the one before it: 新着 does not begin
 * again.
 */
export async function moveToDwellings(tx: Tx, moves: readonly Move[], now: Date): Promise<void> {
  if (moves.length === 0) return;
  const told = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m ("listingId" text, "dwellingKey" text, "isSame" boolean)`;
  await sql`
    insert into dwelling (key, apartment_key, made_at)
    select distinct on (m."dwellingKey") m."dwellingKey", l.apartment_key, ${now}::timestamptz from ${told} join listing l on l.id = m."listingId"
    on conflict do nothing`.execute(tx);
  const left = await sql<HomeKeys & { readonly isSame: boolean }>`
    update listing l set dwelling_key = m."dwellingKey" from (select * from ${told}) m, listing old
    where l.id = m."listingId" and old.id = l.id returning old.dwelling_key as "from", m."dwellingKey" as "to", m."isSame"`.execute(tx);
  await carryHomes(
    tx,
    left.rows.filter(({ isSame }) => isSame),
    now,
  );
  const keys = [...new Set(left.rows.map(({ from }) => from))];
  await sql`delete from dwelling d where d.key = any(${keys}) and not exists (select 1 from listing l where l.dwelling_key = d.key)`.execute(
    tx,
  );
  const ids = moves.map(({ listingId }) => listingId);
  await sql`
    update home_report r set dwelling_key = l.dwelling_key from listing l
    where l.id = r.listing_id and l.id = any(${ids}) and r.dwelling_key <> l.dwelling_key`.execute(tx);
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
