import { sql } from "kysely";
import type { FlagGrade } from "#domain/kyugake/core/types.ts";
import type { BlindFacts } from "#domain/kyugake/estimates/blind-subject.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Db } from "#platform/db.server.ts";
import { OWN_SALE } from "./own-sale-store.server.ts";

/** A 九掛け that was raised and not judged yet. `raisedOn`: an ISO day in Japan. */
export type Raising = {
  readonly id: number;
  readonly raisedOn: string;
  /** As the home was described on that day. */
  readonly home: BlindFacts;
  /** What is asked now, or was last. */
  readonly askingPrice: Yen;
  /** The sale of the home itself, where an imported one can be told to be it. */
  readonly ownSale: { readonly id: number; readonly price: Yen } | null;
};

/** The next to be judged, by id: raised before a day, whether or not the flag still stands. */
export async function unjudgedRaisings(
  db: Db,
  { before, after, limit }: { before: string; after: number; limit: number },
): Promise<Raising[]> {
  const { rows } = await sql<Raising>`
    with due as (
      select r.id, r.raised_on, r.home, coalesce(l.dwelling_key, r.dwelling_key) as dwelling_key, r.price
      from kyugake_raising r left join listing l on l.id = r.listing_id
      where r.judged_by is null and r.raised_on < ${before}::date and r.id > ${after} order by r.id limit ${limit}
    ), asked as (
      select due.*, coalesce(last.price, due.price) as asking, last.sold_on from due left join lateral (
        select l.price, (coalesce(d.sold_at, case when l.state = 'sold' then l.ended_at end) at time zone 'Asia/Tokyo')::date as sold_on
        from listing l join dwelling d on d.key = l.dwelling_key where l.dwelling_key = due.dwelling_key
        order by l.state in ('active', 'applied') desc, l.ended_at desc nulls first, l.price, l.id limit 1) last on true
    )
    select id, to_char(raised_on, 'YYYY-MM-DD') as "raisedOn", home, asking as "askingPrice", ${OWN_SALE} as "ownSale" from asked order by id`.execute(
    db,
  );
  return rows;
}

export type Judgement = {
  readonly id: number;
  readonly wasRight: boolean | null;
  readonly judgedBy: number;
  readonly judgedPrice: Yen;
  readonly judgedOf: "sale" | "asking";
};

/** Keeps how flags were judged; `wasRight` null: too few sales followed, which will not change. */
export async function saveJudgements(db: Db, judgements: readonly Judgement[]): Promise<void> {
  await sql`
    update kyugake_raising r set was_right = told."wasRight", judged_by = told."judgedBy", judged_price = told."judgedPrice", judged_of = told."judgedOf"
    from jsonb_to_recordset(${JSON.stringify(judgements)}::jsonb)
      as told(id bigint, "wasRight" boolean, "judgedBy" integer, "judgedPrice" bigint, "judgedOf" text)
    where r.id = told.id`.execute(db);
}

/**
 * Of each grade, as it was on the day a flag was raised, how many were judged, and how many of them were right. Of homes that were found to be one only what was
 * raised first counts.
 */
export async function judgedFlags(db: Db): Promise<{ readonly grade: FlagGrade; readonly n: number; readonly right: number }[]> {
  const { rows } = await sql<{ grade: FlagGrade; n: number; right: number }>`
    with raised as (
      select r.id, r.grade, r.raised_on, r.was_right, coalesce(l.dwelling_key, r.dwelling_key) as home
      from kyugake_raising r left join listing l on l.id = r.listing_id
    )
    select grade, count(*)::int as n, (count(*) filter (where was_right))::int as right from raised r
    where was_right is not null and not exists (
      select from raised e where e.home = r.home and (e.raised_on, e.id) < (r.raised_on, r.id)
        and date_trunc('quarter', e.raised_on) + interval '15 months' > r.raised_on)
    group by grade order by grade`.execute(db);
  return rows;
}

/** How many homes on offer carry each grade now, and whether any of them is a sample. */
export async function flaggedHomes(db: Db): Promise<{ readonly grade: FlagGrade; readonly homes: number; readonly isSample: boolean }[]> {
  const { rows } = await sql<{ grade: FlagGrade; homes: number; isSample: boolean }>`
    select f.grade, count(distinct l.dwelling_key)::int as homes, bool_or(f.is_sample) as "isSample"
    from kyugake_flag f join listing l on l.id = f.listing_id group by f.grade order by f.grade`.execute(db);
  return rows;
}
