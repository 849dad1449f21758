import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { OfferPair } from "./offer-pairs.ts";

/** Prices of one home that differ by more than this share of the lower one are hardly of one home. */
const PRICES_APART = 0.03;
/** So many are looked at: more than a person reads in a day. */
const MOST_PAIRS = 2_000;

const OFFER = (alias: string) =>
  sql.raw(`jsonb_build_object('id', ${alias}.id, 'companyId', ${alias}.company_id, 'reference', ${alias}.reference,
  'title', ${alias}.title, 'price', ${alias}.price, 'kind', ${alias}.kind, 'buildingKey', s.home_key, 'addressKey', s.home_key, 'room', ${alias}.room,
  'floor', ${alias}.floor, 'areaM2', ${alias}.area_m2, 'landAreaM2', ${alias}.land_area_m2, 'layout', ${alias}.layout, 'direction', ${alias}.direction)`);

/** Advertisements on offer beside each other: those counted as one home though their prices differ, and those at one place that are counted as two. */
export async function offerPairs(db: Db): Promise<OfferPair[]> {
  const { rows } = await sql<OfferPair>`
    select ${OFFER("a")} as first, ${OFFER("b")} as second, a.dwelling_key = b.dwelling_key as "isTogether"
    from listing_source s join listing a on a.id = s.listing_id
    join listing_source t on t.home_key = s.home_key join listing b on b.id = t.listing_id and (b.first_seen_at, b.id) > (a.first_seen_at, a.id)
    where a.state in ('active', 'applied') and b.state in ('active', 'applied')
      and case when a.dwelling_key = b.dwelling_key then abs(a.price - b.price) > ${PRICES_APART}::float8 * least(a.price, b.price)
        else a.company_id <> b.company_id and not exists (
          select 1 from dwelling_split d where (d.listing_id, d.other_listing_id) in ((a.id, b.id), (b.id, a.id))) end
    order by a.id, b.id limit ${MOST_PAIRS}`.execute(db);
  return rows;
}

export type DoubtfulSale = {
  readonly id: string;
  readonly companyId: string;
  readonly reference: string;
  readonly title: string;
  readonly soldAt: Date;
  /** Advertisements of other companies that are on offer. */
  readonly offers: number;
};

/** Sales that do not count for others, of homes that others offer now, the newest first. */
export async function salesInDoubt(db: Db): Promise<DoubtfulSale[]> {
  const { rows } = await sql<DoubtfulSale>`
    select l.id, l.company_id as "companyId", l.reference, l.title, l.ended_at as "soldAt", count(*)::int as offers
    from listing l join listing o on o.dwelling_key = l.dwelling_key and o.company_id <> l.company_id and o.state in ('active', 'applied')
    where l.state = 'sold' and not l.sale_counts group by l.id order by l.ended_at desc, l.id limit ${MOST_PAIRS}`.execute(db);
  return rows;
}

/** Keeps a person's word on whether a sale counts for others. */
export async function writeSaleCounts(tx: Tx, listingId: string, counts: boolean): Promise<void> {
  await sql`update listing set sale_counts = ${counts} where id = ${listingId}`.execute(tx);
}

/** Keeps that a person told two advertisements apart. */
export async function keepSplit(tx: Tx, listingId: string, otherId: string, now: Date): Promise<void> {
  await sql`
    insert into dwelling_split (listing_id, other_listing_id, decided_at) values (${listingId}, ${otherId}, ${now}) on conflict do nothing`.execute(
    tx,
  );
}

/** Takes back that a person told two apart; false: nobody did. */
export async function dropSplit(tx: Tx, listingId: string, otherId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from dwelling_split
    where (listing_id, other_listing_id) in ((${listingId}, ${otherId}), (${otherId}, ${listingId})) returning 1`.execute(tx);
  return rows.length > 0;
}

/** The advertisements of a home. */
export async function offersOfHome(tx: Tx, dwellingKey: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from listing where dwelling_key = ${dwellingKey} order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** How many pairs of advertisements of two homes a person told apart. */
export async function countSplits(tx: Tx, dwellingKey: string, otherKey: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from dwelling_split s join listing a on a.id = s.listing_id join listing b on b.id = s.other_listing_id
    where (a.dwelling_key, b.dwelling_key) in ((${dwellingKey}, ${otherKey}), (${otherKey}, ${dwellingKey}))`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Which of two was seen later; of two at once the one of the greater key. */
export async function laterOf(tx: Tx, ids: readonly [string, string]): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from listing where id = any(${[...ids]}) order by first_seen_at desc, id desc limit 1`.execute(tx);
  return rows[0]?.id ?? ids[1];
}

/** A home is not sold any more where none of its advertisements was. */
export async function unsellUnsold(tx: Tx, dwellingKey: string): Promise<void> {
  await sql`
    update dwelling set sold_at = null where key = ${dwellingKey} and sold_at is not null
      and not exists (select 1 from listing where dwelling_key = ${dwellingKey} and state in ('sold', 'archived'))`.execute(tx);
}
